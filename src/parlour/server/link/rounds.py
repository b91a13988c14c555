"""Looking after all open sockets: who is still there, and goodbye at the end."""

import asyncio
from collections.abc import Iterator
from itertools import islice

from aiohttp import WSCloseCode

from parlour.server.link.socket import Socket

SLICE = 100
"""Sockets that are looked at in one turn of the event loop: everything else waits meanwhile."""


class Rounds:
    def __init__(self, every: float) -> None:
        self.sockets: set[Socket] = set()
        self._every = every
        self._loop = asyncio.get_running_loop()
        self._next = self._loop.call_later(every, self._begin)

    def end(self) -> None:
        self._next.cancel()
        for socket in list(self.sockets):
            socket.close(WSCloseCode.GOING_AWAY)
            socket.hang_up()

    def _begin(self) -> None:
        self._next = self._loop.call_later(self._every, self._begin)
        self._go_on(iter(list(self.sockets)))

    def _go_on(self, sockets: Iterator[Socket]) -> None:
        some = list(islice(sockets, SLICE))
        for socket in some:
            socket.look()
        if some:
            self._loop.call_soon(self._go_on, sockets)
