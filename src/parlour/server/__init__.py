"""Tables for people who sit apart: rooms, sockets and the store that forgets nothing."""
