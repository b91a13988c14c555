"""The network between people and workers: connections whose bytes take a while, come in pieces, and
whose ends can be handed from process to process.

An end is closed when no process has it any more, as the kernel does it. Its name is a descriptor of
a real, empty file, so that production code can duplicate it.
"""

import asyncio
import os
from collections import deque
from collections.abc import Callable
from typing import Any

from tests.town.simulation.clock import Loop, World

NEAR, FAR = 0.0005, 0.02
"""Seconds that bytes are on their way, at least and at most."""
SPLIT = 0.05
"""How often what is sent arrives in two pieces."""


class Socket:
    """One end of a connection, as the kernel has it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.peer: Socket | None = None
        self.came: deque[bytes] = deque()
        self.at: Loop | None = None
        """The process that reads it."""
        self.is_broken = False
        """The other end is closed."""
        self.holders = 1
        """Processes that have it, and parcels in which it is on its way."""
        self.on_news: Callable[[], None] = lambda: None
        """There is something to be read, or the end."""
        self._last = 0.0
        self._fd = -1

    def fileno(self) -> int:
        if self._fd < 0:
            self._fd = os.memfd_create("parlour")
            self._world.files[os.fstat(self._fd).st_ino] = self
        return self._fd

    def send(self, data: bytes) -> None:
        chance = self._world.chance
        if len(data) > 1 and chance.random() < SPLIT:
            at = chance.randrange(1, len(data))
            self._carry(data[:at])
            self._carry(data[at:])
        else:
            self._carry(data)

    def hold(self) -> "Socket":
        self.holders += 1
        return self

    def let_go(self) -> None:
        self.holders -= 1
        if self.holders == 0:
            self.close_file()
            self._carry(None)

    def close_file(self) -> None:
        if self._fd >= 0:
            del self._world.files[os.fstat(self._fd).st_ino]
            os.close(self._fd)
            self._fd = -1

    def open(self, loop: Loop, protocol: asyncio.Protocol) -> tuple["Transport", asyncio.Protocol]:
        """In this process, whose protocol hears it from now on."""
        return Transport(loop, self, protocol), protocol

    def _carry(self, data: bytes | None) -> None:
        """In the order in which it was sent; None: the end."""
        assert self.peer is not None
        at = max(self._last, self._world.now + self._world.chance.uniform(NEAR, FAR))
        self._last = at
        self._world.at(at, self.peer._arrived, data)

    def _arrived(self, data: bytes | None) -> None:
        if data is None:
            self.is_broken = True
        else:
            self.came.append(data)
        self.on_news()


def pair(world: World) -> tuple[Socket, Socket]:
    one, other = Socket(world), Socket(world)
    one.peer, other.peer = other, one
    return one, other


class Transport(asyncio.Transport):
    """A process's end of it, as asyncio has it."""

    def __init__(self, loop: Loop, sock: Socket, protocol: asyncio.BaseProtocol | None) -> None:
        super().__init__()
        self._loop = loop
        self._socket = sock
        self._protocol = protocol
        self._is_paused = False
        self._is_closing = False
        sock.on_news, sock.at = self._wake, loop
        loop.at_end.append(self._drop)
        if protocol is not None:
            protocol.connection_made(self)
        self._wake()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._socket if name == "socket" else default

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def is_closing(self) -> bool:
        return self._is_closing

    def pause_reading(self) -> None:
        self._is_paused = True

    def resume_reading(self) -> None:
        self._is_paused = False
        self._wake()

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: Any) -> None:
        if not (self._is_closing or self._loop.is_dead):
            self._socket.send(bytes(data))

    def write_eof(self) -> None:
        """The peer hangs up when it has read the close frame."""

    def abort(self) -> None:
        if not (self._is_closing or self._loop.is_dead):
            self._is_closing = True
            self._socket.let_go()
            self._loop.call_soon(self._lost)

    close = abort

    def _drop(self) -> None:
        """Its process has ended."""
        if not self._is_closing:
            self._is_closing = True
            self._socket.let_go()

    def _wake(self) -> None:
        self._loop.call_soon(self._read)

    def _read(self) -> None:
        if self._is_closing or self._is_paused:
            return
        if self._socket.came:
            data = b"".join(self._socket.came)
            self._socket.came.clear()
            assert isinstance(self._protocol, asyncio.Protocol)
            self._protocol.data_received(data)
            self._wake()
        elif self._socket.is_broken:
            self.abort()

    def _lost(self) -> None:
        assert self._protocol is not None
        self._protocol.connection_lost(None)
