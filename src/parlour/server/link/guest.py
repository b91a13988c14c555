"""Somebody in a room, as the room sees them: seats, and a way to be told something."""

import asyncio

from parlour.core.game import Seat
from parlour.server.link.outbox import Outbox, Overflow
from parlour.server.link.socket import MOST_BEHIND, TEXT, Socket, frame
from parlour.server.wire import Tell

LOOK_AGAIN = 0.05
"""Seconds until the socket of a slow reader is looked at again."""


class Guest:
    """The sending end of one connection, with the seats its client has shown tokens for.

    Telling it something never waits: everything told in one turn of the event loop leaves in one
    write, or later if the socket's buffer is full. A guest whose buffer stays full is dropped."""

    def __init__(self, socket: Socket, stalled_after: float) -> None:
        self.secrets: set[str] = set()
        """The hashes of the tokens that the client has shown."""
        self.seats: tuple[Seat, ...] = ()
        self.is_coached = False
        """True while the coach thinks for this guest."""
        self._outbox = Outbox()
        self._socket = socket
        self._stalled_after = stalled_after
        self._loop = asyncio.get_running_loop()
        self._flush: asyncio.Handle | None = None
        self._late_since: float | None = None

    def tell(self, tell: Tell) -> None:
        try:
            self._outbox.put(tell)
        except Overflow:
            self.drop()
        if self._flush is None:
            self._flush = self._loop.call_soon(self._write)

    def drop(self) -> None:
        """Close the connection; the client may come back with a new one."""
        self._socket.transport.abort()

    def _write(self) -> None:
        self._flush = None
        transport = self._socket.transport
        if self._socket.is_closed or transport.is_closing():
            return
        if transport.get_write_buffer_size() <= MOST_BEHIND:
            self._late_since = None
            transport.write(b"".join([frame(TEXT, text) for text in self._outbox.take()]))
            return
        now = self._loop.time()
        self._late_since = self._late_since or now
        if now - self._late_since > self._stalled_after:
            self.drop()
        else:
            self._flush = self._loop.call_later(LOOK_AGAIN, self._write)
