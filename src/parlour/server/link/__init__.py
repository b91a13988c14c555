"""One connection: its socket, its rate limits, its outbox."""
