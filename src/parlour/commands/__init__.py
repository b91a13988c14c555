"""The commands of `parlour`, a module each; a game's own commands join them here."""
