"""What the games' exact answers share: the extras they want, and where their work is kept."""
