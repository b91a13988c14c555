"""What the solvers of all games share: their troubles, how they are compiled, what is kept."""
