"""How even boards are, and the search for even ones."""
