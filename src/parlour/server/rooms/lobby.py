"""All rooms of this process: made, read from the store when a client comes, closed when empty."""

import asyncio
import logging
from collections.abc import Callable

from msgspec import Raw, json

from parlour.core import fair
from parlour.core.game import Illegal
from parlour.server import wire
from parlour.server.journal import alias, journal
from parlour.server.link.guest import Guest
from parlour.server.rooms.match import resume
from parlour.server.rooms.room import Room
from parlour.server.rooms.seats import RoomKept, new_code
from parlour.server.services import Services
from parlour.server.store import Conflict
from parlour.server.wire import Refusal


class Lobby:
    def __init__(self, services: Services, new_code: Callable[[], str] = new_code) -> None:
        self._services = services
        self._new_code = new_code
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        """By code: the task that reads the room, for all clients that ask for it meanwhile."""

    @property
    def rooms(self) -> int:
        return len(self._rooms)

    async def make(self, game: str) -> str:
        """A new room; its code."""
        if game not in self._services.games:
            raise Illegal(Refusal.NO_SUCH_GAME)
        options = Raw(json.encode(self._services.games[game].types.options()))
        while True:
            code = self._new_code()
            kept = RoomKept(code, game, options, fair.new_seed().hex())
            try:
                await self._services.store.make_room(code, json.encode(kept))
            except Conflict:
                continue
            journal("room-made", room=alias(code), game=game)
            return code

    async def enter(self, guest: Guest, hello: wire.Hello) -> Room:
        room = await self.open(hello.room)
        room.enter(guest, hello)
        return room

    async def open(self, code: str) -> Room:
        """The room, from the store if it is not open; `Illegal` if there is none."""
        code = code.strip().upper()
        room = self._rooms.get(code)
        if room is not None and not room.closing:
            return room
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._load(code))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code))
        # A client that goes away does not take the others' task with it.
        return await asyncio.shield(self._opening[code])

    async def _load(self, code: str) -> Room:
        """Read the room from the store; one that is closing has first to come to its end."""
        if (closing := self._rooms.get(code)) is not None:
            await asyncio.wait([closing.ended])
        doc = await self._services.store.load_room(code)
        if doc is None:
            raise Illegal(Refusal.NO_SUCH_ROOM)
        kept = json.decode(doc, type=RoomKept)
        match = None
        if kept.table is not None:
            services = self._services
            match = await resume(services.store, services.games, kept.match, kept.table)
        room = self._rooms[code] = Room(self._services, kept, match)
        room.ended.add_done_callback(lambda ended: self._ended(code, room, ended))
        room.go_on()
        return room

    def leave(self, guest: Guest, room: Room) -> None:
        room.exit(guest)
        if not room.guests:
            asyncio.get_running_loop().call_later(
                self._services.close_after, self._close_if_empty, room
            )

    async def close(self) -> None:
        """Close all rooms, each after the asks that it has received."""
        rooms = list(self._rooms.values())
        for room in rooms:
            room.close()
        if rooms:
            await asyncio.wait([room.ended for room in rooms], timeout=5.0)

    def _close_if_empty(self, room: Room) -> None:
        if not room.guests:
            room.close()

    def _ended(self, code: str, room: Room, ended: "asyncio.Future[None]") -> None:
        """Forget the room. One that broke drops its guests: their clients come back, and it is read
        anew from the store."""
        del self._rooms[code]
        if (error := ended.exception()) is not None:
            logging.getLogger("parlour").error("room-broke", exc_info=error)
        for guest in list(room.guests):
            guest.drop()
