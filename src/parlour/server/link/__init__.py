"""One connection: its socket, its bounds, what waits to be sent."""
