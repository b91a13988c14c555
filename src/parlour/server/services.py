"""What all rooms share, and who comes to visit them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from parlour.core.game import Seat
from parlour.server.link.outbox import Outbox, Overflow
from parlour.server.link.socket import MOST_BEHIND, TEXT, Socket, frame
from parlour.server.store import Store
from parlour.server.wire import Tell

LOOK_AGAIN = 0.05
"""Seconds until a slow guest's socket is looked at again."""


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    bots: Executor
    """Where bots and coaches think, off the event loop."""
    pace: float
    """What bots' thinking times are multiplied by."""
    invite: Callable[[str], str]


class Guest:
    """One connection, whoever is behind it. Telling it something never waits: what it is told in
    one turn of the loop leaves in one write, or later if its socket is full; and a guest whose
    socket stays full is dropped."""

    def __init__(self, socket: Socket, stalled_after: float) -> None:
        self.secrets: set[str] = set()
        """The hashes of the tokens it has shown."""
        self.seats: tuple[Seat, ...] = ()
        self.is_coached = False
        """True while the coach thinks for it."""
        self._outbox = Outbox()
        self._socket = socket
        self._stalled_after = stalled_after
        self._loop = asyncio.get_running_loop()
        self._carrier: asyncio.Handle | None = None
        self._late_since: float | None = None

    def tell(self, tell: Tell) -> None:
        try:
            self._outbox.put(tell)
        except Overflow:
            self.drop()
        if self._carrier is None:
            self._carrier = self._loop.call_soon(self._carry)

    def drop(self) -> None:
        """Close the connection; its owner may come back with a new one."""
        self._socket.transport.abort()

    def _carry(self) -> None:
        self._carrier = None
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
            self._carrier = self._loop.call_later(LOOK_AGAIN, self._carry)
