"""The commands of `parlour` for every game; a game's own stand in its `commands.py`."""
