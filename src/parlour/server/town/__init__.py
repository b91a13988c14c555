"""Many workers on one database: who lives, who owns which room, and how sockets get there."""
