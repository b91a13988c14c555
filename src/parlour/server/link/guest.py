"""Somebody in a room, as the room sees them: seats, and a way to be told something."""

import asyncio

from parlour.core.game import Seat
from parlour.server.link.departures import Departures
from parlour.server.link.outbox import Outbox, Overflow
from parlour.server.link.socket import MOST_BEHIND, TEXT, Socket, frame
from parlour.server.wire import Tell

LOOK_AGAIN, SOON = 0.05, 0.002
"""Seconds until the socket of a slow reader is looked at again, and of one that is to be carried
elsewhere."""


class Guest:
    """The sending end of one connection, with the seats its client has shown tokens for.

    Telling it something never waits: everything told in one turn of the event loop leaves in one
    write, or later if the socket's buffer is full. A guest whose buffer stays full is dropped. What
    is encoded already may leave with the frames of others while nothing else waits."""

    def __init__(
        self, socket: Socket, stalled_after: float, departures: Departures | None = None
    ) -> None:
        self.secrets: set[str] = set()
        """The hashes of the tokens that the client has shown."""
        self.seats: tuple[Seat, ...] = ()
        self.sees: tuple[Seat | None, ...] = ()
        """With whose eyes it sees the table of its room; None is a spectator."""
        self.is_screen = False
        """True for a shared screen."""
        self.is_coached = False
        """True while the coach thinks for this guest."""
        self._outbox = Outbox()
        self._socket = socket
        self._departures = departures or Departures()
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

    def is_free(self) -> bool:
        """Nothing waits for it, and its socket takes more."""
        socket = self._socket
        return (
            self._flush is None
            and not socket.is_closed
            and socket.transport.get_write_buffer_size() <= MOST_BEHIND
        )

    def send(self, text: bytes) -> None:
        """Of a guest that is free: this leaves at the end of the turn, before all that it is told
        from now on."""
        self._departures.add(self._socket, frame(TEXT, text))

    def drop(self) -> None:
        """Close the connection; the client may come back with a new one."""
        self._socket.transport.abort()

    async def is_told(self) -> bool:
        """Wait until all that was told has left this process; False if that takes too long."""
        give_up = self._loop.time() + self._stalled_after
        await asyncio.sleep(0)  # what was sent in this turn leaves at its end
        while self._flush is not None or self._socket.transport.get_write_buffer_size():
            if self._socket.transport.is_closing() or self._loop.time() > give_up:
                return False
            await asyncio.sleep(SOON)
        return True

    def _write(self) -> None:
        self._flush = None
        if self._socket.is_closed or self._socket.transport.is_closing():
            return
        if self.is_free():
            self._late_since = None
            texts = self._outbox.take()
            self._socket.transport.write(b"".join([frame(TEXT, text) for text in texts]))
        else:
            self._wait()

    def _wait(self) -> None:
        """The socket's buffer is full."""
        now = self._loop.time()
        self._late_since = self._late_since or now
        if now - self._late_since > self._stalled_after:
            self.drop()
        else:
            self._flush = self._loop.call_later(LOOK_AGAIN, self._write)
