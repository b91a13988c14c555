"""A socket that another process has carried here becomes a connection of this one."""

import asyncio
import socket
from collections.abc import Coroutine
from typing import Any, cast

from parlour.server.link.connection import Connection, House
from parlour.server.link.parcel import Parcel
from parlour.server.link.socket import Socket
from parlour.server.town.relay import Relays


class Arrivals:
    def __init__(self, house: House, sockets: set[Socket], relays: Relays) -> None:
        self._house = house
        self._sockets = sockets
        self._relays = relays
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[Any]] = set()

    def take_in(self, carried: list[socket.socket], parcel: Parcel) -> None:
        """One socket is a client; two are a client and the worker to which it is relayed."""
        if len(carried) == 2:
            self._do(self._relays.join(*carried))
        else:
            arrival = Arrival(self, parcel)
            self._do(self._loop.connect_accepted_socket(lambda: arrival, carried[0]))

    def settle(self, transport: asyncio.Transport, parcel: Parcel) -> None:
        """Over this transport a client speaks, be it with a relay in between."""
        link = self._house.door.open(transport, parcel.address)
        if link is None:  # the house is full
            transport.abort()
        else:
            Connection(self._house, link, self._sockets).arrive(parcel)

    def _do(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Arrival(asyncio.Protocol):
    """In charge for a moment: before a byte is read, the connection is."""

    def __init__(self, arrivals: Arrivals, parcel: Parcel) -> None:
        self._arrivals = arrivals
        self._parcel = parcel

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._arrivals.settle(cast(asyncio.Transport, transport), self._parcel)
