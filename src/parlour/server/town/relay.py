"""How a socket gets to a worker of another machine: its bytes do, over one TCP connection each.

The owner of the room reads that connection as if it were the client's own: it begins with the
owner's secret, which stands in the database, and a parcel. Nothing is encrypted, so machines of one
town are to share a private network.
"""

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from secrets import token_hex
from typing import NamedTuple, cast

from msgspec import DecodeError, ValidationError

from parlour.server.journal import trouble
from parlour.server.link.files import places
from parlour.server.link.parcel import Parcel
from parlour.server.store import CannotOpen, Trouble
from parlour.server.town.carrier import MOST_BYTES, decode, encode

PATIENCE = 2.0
"""Seconds until a machine that does not answer, or a parcel that does not come, is given up."""
SOON = 0.002
SECRET, SIZE = 32, 4
"""Bytes of the secret, and of the size of the parcel after it."""
ONE_IN = 4
"""A relayed socket takes two files: so only one place in so many may be a relayed one."""


class Relayed(NamedTuple):
    """A client, and the owner of its room."""

    near: asyncio.Transport
    far: asyncio.Transport


class Relays:
    """What passes through this worker to others."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._pairs: dict[Relayed, None] = {}
        self._most = places() // ONE_IN

    def __len__(self) -> int:
        return len(self._pairs)

    async def carry(self, fd: int, parcel: Parcel, reach: str) -> bool:
        """Whether the client is connected with the worker that is reached there."""
        text = encode(parcel)
        if not reach or len(text) > MOST_BYTES or len(self) >= self._most:
            return False
        address, _, secret = reach.partition(" ")
        host, _, port = address.rpartition(":")
        far = socket.socket(family_of(host))
        far.setblocking(False)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._loop.sock_connect(far, (host, int(port)))
                await self._loop.sock_sendall(far, head(secret, text) + text)
        except (OSError, TimeoutError):
            far.close()
            return False
        await self.join(socket.socket(fileno=os.dup(fd)), far)
        return True

    async def join(self, near: socket.socket, far: socket.socket) -> None:
        """From now on what comes from the one goes to the other."""
        one, other = Pump(self._parted), Pump(self._parted)
        pair = Relayed(await self._open(near, one), await self._open(far, other))
        self._pairs[pair] = None
        for pump in (one, other):
            pump.join(pair)

    async def hand_over(self, carry: Callable[[list[int]], Awaitable[bool]]) -> None:
        """Another process of this machine has them from now on; or else the clients come back."""
        for pair in list(self._pairs):
            for transport in pair:
                transport.pause_reading()
            if await self._is_flushed(pair):
                await carry([end.get_extra_info("socket").fileno() for end in pair])
            for transport in pair:
                transport.abort()

    def close(self) -> None:
        for pair in list(self._pairs):
            self._parted(pair)

    async def _open(self, end: socket.socket, pump: "Pump") -> asyncio.Transport:
        transport, _ = await self._loop.connect_accepted_socket(lambda: pump, end)
        return transport

    async def _is_flushed(self, pair: Relayed) -> bool:
        """Wait until all that came has gone on; False if that takes too long, or one end left."""
        give_up = self._loop.time() + PATIENCE
        while pair in self._pairs and self._loop.time() < give_up:
            if not any(end.get_write_buffer_size() for end in pair):
                return True
            await asyncio.sleep(SOON)
        return False

    def _parted(self, pair: Relayed) -> None:
        self._pairs.pop(pair, None)
        for transport in pair:
            transport.close()


class Pump(asyncio.Protocol):
    """One end of a relayed connection. The first that it hears before both ends are there waits
    here, and the rest in the kernel: no transport can be told early enough to read nothing, for
    uvloop begins after `connection_made`."""

    def __init__(self, parted: Callable[[Relayed], None]) -> None:
        self._pair: Relayed | None = None
        self._parted = parted
        self._own: asyncio.Transport | None = None
        self._came = b""
        self._has_left = False

    def join(self, pair: Relayed) -> None:
        """Both ends are there."""
        assert self._own is not None
        self._pair = pair
        if not self._other.is_closing():
            self._other.write(self._came)
        if self._has_left:
            self._parted(pair)
        else:
            self._own.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._own = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if self._pair is None:
            assert self._own is not None
            self._came += data
            self._own.pause_reading()
        else:
            self._other.write(data)

    def pause_writing(self) -> None:
        self._other.pause_reading()

    def resume_writing(self) -> None:
        if not self._other.is_closing():
            self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_left = True
        if self._pair is not None:
            self._parted(self._pair)

    @property
    def _other(self) -> asyncio.Transport:
        assert self._pair is not None
        return self._pair.far if self._pair.near is self._own else self._pair.near


class RelayDoor:
    """Where workers of other machines bring what is for this one."""

    def __init__(self, host: str) -> None:
        """Without a host there is none."""
        self.reach = ""
        """The address and the secret, for the others."""
        self._arrived: Callable[[asyncio.Transport, Parcel], None] = lambda link, _: link.abort()
        self._server: asyncio.Server | None = None
        self._host = host
        self._secret = token_hex(SECRET // 2)

    async def open(self) -> None:
        if not self._host:
            return
        loop = asyncio.get_running_loop()
        try:
            self._server = await loop.create_server(self._come, self._host, 0)
        except OSError as error:
            raise CannotOpen(Trouble.NO_SUCH_ADDRESS, self._host) from error
        port = self._server.sockets[0].getsockname()[1]
        self.reach = f"{self._host}:{port} {self._secret}"

    def settle(self, arrived: Callable[[asyncio.Transport, Parcel], None]) -> None:
        self._arrived = arrived

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    def _come(self) -> "Incoming":
        return Incoming(self._secret.encode(), lambda *what: self._arrived(*what))


class Incoming(asyncio.Protocol):
    """A connection of another machine, until its parcel is here."""

    def __init__(self, secret: bytes, arrived: Callable[[asyncio.Transport, Parcel], None]) -> None:
        self._secret = secret
        self._arrived = arrived
        self._got = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._deadline = asyncio.get_running_loop().call_later(PATIENCE, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        self._got += data
        secret, size = self._got[:SECRET], self._got[SECRET : SECRET + SIZE]
        if len(size) < SIZE:
            return
        begins, ends = SECRET + SIZE, SECRET + SIZE + int.from_bytes(size)
        if not compare_digest(secret, self._secret) or ends > begins + MOST_BYTES:
            self._transport.abort()
        elif len(self._got) >= ends:
            self._deadline.cancel()
            self._open(self._got[begins:ends], self._got[ends:])

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.cancel()

    def _open(self, text: bytes, more: bytes) -> None:
        """One of another version is closed, and its client comes back."""
        try:
            parcel = decode(text)
        except (DecodeError, ValidationError) as error:
            trouble("parcel-unreadable", error)
            self._transport.abort()
        else:
            self._arrived(self._transport, parcel._replace(rest=parcel.rest + more))


def head(secret: str, text: bytes) -> bytes:
    return secret.encode() + len(text).to_bytes(SIZE)


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
