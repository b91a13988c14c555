"""One connection, from its first message to its last."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec import json

from parlour.core.game import Illegal
from parlour.core.log import UNREADABLE
from parlour.server import wire
from parlour.server.journal import trouble
from parlour.server.link.budgets import Budgets, Deadlines
from parlour.server.link.departures import Departures
from parlour.server.link.door import Door, Link
from parlour.server.link.guest import Guest
from parlour.server.link.limits import Bucket, Ledger, Purse
from parlour.server.link.parcel import Parcel
from parlour.server.link.socket import Socket
from parlour.server.rooms.lobby import Lobby
from parlour.server.rooms.room import Room
from parlour.server.rooms.visit import Visit, visit_of
from parlour.server.store import Elsewhere, StoreFailed
from parlour.server.wire import Refusal

ROWS: dict[type[wire.Ask], str] = {
    wire.Sit: "names",
    wire.Rename: "names",
    wire.AddDevice: "names",
    wire.UseCode: "names",
    wire.React: "reactions",
    wire.Remark: "reactions",
    wire.Advise: "thoughts",
    wire.LookBack: "thoughts",
}
"""The budget of an ask beside that of all asks."""

LOOK_AGAIN = 0.05
"""Seconds until the owner of a room is looked for again."""

decode = json.Decoder(wire.Ask).decode

Carry: TypeAlias = Callable[[int, Parcel, int], Awaitable[bool]]
"""Bring a file descriptor with what belongs to it to another worker; whether it is there."""


async def nowhere(fd: int, parcel: Parcel, worker: int) -> bool:
    """Alone, a process has nobody to carry a socket to."""
    return False


@dataclass(frozen=True)
class House:
    """What all connections of a process share."""

    lobby: Lobby
    door: Door
    ledger: Ledger
    budgets: Budgets
    deadlines: Deadlines
    carry: Carry = nowhere
    is_open: Callable[[], bool] = lambda: True
    """False while the store does not answer, and players had better go elsewhere."""
    connections: dict["Connection", None] = field(default_factory=dict)
    """In the order in which they came."""
    departures: Departures = field(default_factory=Departures)


class Connection:
    def __init__(self, house: House, link: Link, sockets: set[Socket]) -> None:
        """Its socket is one of `sockets` until it is gone."""
        self._house = house
        self._link = link
        self._sockets = sockets
        self._now = asyncio.get_running_loop().time
        frames = house.budgets.frames.connection
        allowance = None if frames is None else Bucket(frames, self._now())
        self.socket = Socket(link.transport, self._heard, self._gone, allowance)
        self._guest = Guest(self.socket, house.deadlines.reader, house.departures)
        self._room: Room | None = None
        self._entering: asyncio.Task[None] | None = None
        self._purse = Purse(house.budgets)
        sockets.add(self.socket)
        house.connections[self] = None
        link.wait(house.deadlines.hello)

    @property
    def room(self) -> Room | None:
        return self._room

    @property
    def is_entering(self) -> bool:
        """On its way to a room, here or elsewhere."""
        return self._entering is not None

    def arrive(self, parcel: Parcel) -> None:
        """Another process has had this connection until now."""
        self.socket.take_up(parcel.rest, parcel.begun)
        if parcel.visit is None:
            self.socket.go_on()
        else:
            self._go_to(parcel.visit, mine=True)

    async def carry(self, worker: int, visit: Visit | None) -> bool:
        """Go on in another process; whether it has this connection now. Nothing is read here any
        more, or not before this is answered: also where the connection was held at once when it
        arrived, and uvloop has begun to read all the same."""
        self.socket.hold()
        told = await self._guest.is_told()
        if not told or self.socket.is_closed or self.socket.transport.is_closing():
            return False
        parcel = Parcel(self._link.address, *self.socket.unread, visit)
        own = self.socket.transport.get_extra_info("socket")
        fd = os.dup(own.fileno())  # one that outlives this transport
        try:
            is_there = await self._house.carry(fd, parcel, worker)
        finally:
            os.close(fd)
        if is_there:
            self.socket.transport.abort()
        return is_there

    def visit(self) -> Visit | None:
        """Where its client is, for another process."""
        if self._room is None:
            return None
        guest = self._guest
        return Visit(self._room.code, frozenset(guest.secrets), guest.is_screen, None)

    def _heard(self, text: bytes) -> None:
        """Asks that decode and keep to the budgets go to the room; all else is refused here."""
        try:
            ask: wire.Ask | None = decode(text)
        except UNREADABLE:
            ask = None
        if self._link.is_guest and self._guest.secrets:  # sat down since the last ask
            self._house.door.release(self._link)
        try:
            self._charge("asks")
            self._take(ask)
        except Illegal as illegal:
            self._guest.tell(wire.Refused(ask.id if ask else None, illegal.code))

    def _charge(self, row: str) -> None:
        self._purse.charge(row, self._now())
        self._house.ledger.charge(row, self._link.address)

    def _take(self, ask: wire.Ask | None) -> None:
        if ask is None:
            raise Illegal(Refusal.BAD_MESSAGE)
        if isinstance(ask, wire.Ping):
            self._guest.tell(wire.Pong(ask.id))
        elif isinstance(ask, wire.Hello):
            self._go_to(visit_of(ask), mine=False)
        elif self._room is None:
            raise Illegal(Refusal.HELLO_FIRST)
        else:
            if (row := ROWS.get(type(ask))) is not None:
                self._charge(row)
            self._room.ask(self._guest, ask)

    def _go_to(self, visit: Visit, *, mine: bool) -> None:
        self.socket.hold()
        self._entering = asyncio.create_task(self._enter(visit, mine=mine))

    async def _enter(self, visit: Visit, *, mine: bool) -> None:
        """Go to the room, which may have to be read from the store first, or be elsewhere."""
        if self._room is not None:
            self._leave()
            self._link.wait(self._house.deadlines.hello)
        try:
            self._room = await self._find(visit, mine=mine)
            if self._room is not None:
                self._link.prove()
        except Illegal as illegal:
            self._guest.tell(wire.Refused(visit.ask, illegal.code))
        except StoreFailed:
            self._guest.tell(wire.Refused(visit.ask, Refusal.STORE_FAILED))
        except Exception as error:  # a fault of ours: the client is told all the same
            trouble("entering-broke", error)
            self._guest.tell(wire.Refused(visit.ask, Refusal.ROOM_BROKEN))
        if self._room is None:
            self._house.door.release(self._link)
        self._entering = None
        if self.socket.transport.is_closing():
            self._leave()
        else:
            self.socket.go_on()

    async def _find(self, visit: Visit, *, mine: bool) -> Room | None:
        """The room, with this guest in it; None if its owner has the connection now, or the client
        has gone. An owner who has died is buried soon, and the room is somebody else's then."""
        while not self.socket.transport.is_closing():
            try:
                return await self._come_in(visit, mine=mine)
            except Elsewhere as elsewhere:
                if await self.carry(elsewhere.worker, visit):
                    return None
            await asyncio.sleep(LOOK_AGAIN)
        return None

    async def _come_in(self, visit: Visit, *, mine: bool) -> Room:
        """Who shows a token of one of its seats gets in always; others only if they have not
        guessed too often, and there is a place for them."""
        house, address = self._house, self._link.address
        if not visit.secrets:
            house.ledger.must_have("guesses", address)

        def admit(room: Room) -> None:
            if not room.knows(visit.secrets):
                house.ledger.must_have("guesses", address)
                if not house.door.admit(self._link):
                    raise Illegal(Refusal.HOUSE_FULL)

        try:
            return await house.lobby.enter(self._guest, visit, admit, mine=mine)
        except Illegal as illegal:
            if illegal.code is Refusal.NO_SUCH_ROOM:
                house.ledger.charge("guesses", address)
            raise

    def _leave(self) -> None:
        if self._room is not None:
            self._house.door.release(self._link)
            self._house.lobby.leave(self._guest, self._room)
            self._room = None

    def _gone(self) -> None:
        if self._entering is None:
            self._leave()
        self._sockets.discard(self.socket)
        self._house.connections.pop(self, None)
        self._link.gone()
