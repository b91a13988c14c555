"""The games in a terminal: a client of the server like any other, in words or on a full screen."""
