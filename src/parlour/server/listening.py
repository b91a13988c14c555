"""Sockets to listen at, and why there is none."""

import errno
import socket
from typing import TypeAlias

from parlour.server.store import CannotOpen, Trouble

Address: TypeAlias = tuple[str, int]

BACKLOG = 128
"""Connections that the system accepts before we do. All of them are taken in one turn of the event
loop, so that more would make everybody else wait."""
ON_LISTEN = {errno.EADDRINUSE: Trouble.PORT_IN_USE, errno.EACCES: Trouble.PORT_FORBIDDEN}


def listen_at(host: str, port: int, named: str = "") -> socket.socket:
    """`CannotOpen` speaks of the address as it was `named`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        trouble = ON_LISTEN.get(error.errno or 0, Trouble.NO_SUCH_ADDRESS)
        raise CannotOpen(trouble, f"{named or host}:{port}") from error
