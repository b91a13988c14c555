"""How sockets get from one process of a machine to another: as file descriptors over a Unix socket.

One datagram socket serves for both directions, needs no connections, and loses nothing: a full
queue is told to the sender. `socket.send_fds` is not used: in Python 3.11 it ignores its address.
"""

import array
import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from msgspec import DecodeError, ValidationError, msgpack

from parlour.server.journal import trouble
from parlour.server.link.parcel import Parcel

MOST_BYTES = 128 * 1024
"""Of a parcel; what is larger is not carried, and its client comes back by itself."""
LOOK_AGAIN, PATIENCE = 0.005, 2.0
"""Seconds until a full queue is tried again, and until it is given up."""
MOST_IN_A_TURN = 32
"""Sockets that are taken in before the event loop turns to the others."""

Arrived: TypeAlias = Callable[[list[socket.socket], Parcel], None]

encode = msgpack.Encoder().encode
decode = msgpack.Decoder(Parcel).decode


class Carrier:
    def __init__(self, door: Path) -> None:
        """What is carried to this door from now on waits there."""
        self._arrived: Arrived = lambda carried, _: close_all(carried)
        self._loop = asyncio.get_running_loop()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(door))

    def open(self, arrived: Arrived) -> None:
        self._arrived = arrived
        self._loop.add_reader(self._socket.fileno(), self._take_in)

    async def carry(self, fds: list[int], parcel: Parcel, door: str) -> bool:
        """Whether it has been handed over at that door. Descriptors are copied on their way: that
        of a client, or also that of the connection over which it is relayed."""
        text = encode(parcel)
        with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))]
        give_up = self._loop.time() + PATIENCE
        while len(text) <= MOST_BYTES and self._loop.time() < give_up:
            try:
                self._socket.sendmsg([text], with_it, 0, door)
                return True
            except BlockingIOError:
                await asyncio.sleep(LOOK_AGAIN)
            except OSError:  # nobody is there
                return False
        return False

    def close(self) -> None:
        self._loop.remove_reader(self._socket.fileno())
        self._take_in()
        self._socket.close()

    def _take_in(self) -> None:
        for _ in range(MOST_IN_A_TURN):
            with suppress(BlockingIOError):
                text, fds, _, _ = socket.recv_fds(self._socket, MOST_BYTES, 2)
                if fds:
                    self._open([socket.socket(fileno=fd) for fd in fds], text)

    def _open(self, carried: list[socket.socket], text: bytes) -> None:
        """One of another version is closed, and its client comes back."""
        try:
            self._arrived(carried, decode(text))
        except (DecodeError, ValidationError) as error:
            trouble("parcel-unreadable", error)
            close_all(carried)


def close_all(carried: list[socket.socket]) -> None:
    for one in carried:
        with suppress(OSError):
            one.close()
