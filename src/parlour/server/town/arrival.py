"""A socket that another process has carried here becomes a connection of this one."""

import asyncio
import socket
from typing import cast

from parlour.server.link.connection import Connection, House
from parlour.server.link.parcel import Parcel
from parlour.server.link.socket import Socket


class Arrivals:
    def __init__(self, house: House, sockets: set[Socket]) -> None:
        self._house = house
        self._sockets = sockets
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()

    def take_in(self, carried: socket.socket, parcel: Parcel) -> None:
        task = asyncio.create_task(self._take_in(carried, parcel))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_in(self, carried: socket.socket, parcel: Parcel) -> None:
        arrival = Arrival(self._house, self._sockets, parcel)
        await self._loop.connect_accepted_socket(lambda: arrival, carried)


class Arrival(asyncio.Protocol):
    """In charge for a moment: before a byte is read, the connection is."""

    def __init__(self, house: House, sockets: set[Socket], parcel: Parcel) -> None:
        self._house = house
        self._sockets = sockets
        self._parcel = parcel

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        link = self._house.door.open(transport, self._parcel.address)
        if link is None:  # the house is full
            transport.abort()
        else:
            Connection(self._house, link, self._sockets).arrive(self._parcel)
