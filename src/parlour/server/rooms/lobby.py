"""All rooms of this process: made, read from the store when a client comes, closed when empty."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from msgspec import Raw, json

from parlour.core import fair
from parlour.core.game import Illegal
from parlour.server import rest, wire
from parlour.server.journal import alias, journal, trouble
from parlour.server.link.guest import Guest
from parlour.server.rooms.glance import glance
from parlour.server.rooms.match import Match, resume
from parlour.server.rooms.presence import seats_of
from parlour.server.rooms.room import Room
from parlour.server.rooms.seats import RoomKept, hash_of, new_code
from parlour.server.rooms.visit import Visit
from parlour.server.services import Services
from parlour.server.store import Conflict, Gap, StoreFailed
from parlour.server.wire import Refusal

A_FEW = 20
"""Rooms that are deleted in one go; others' moves are kept in between."""


class Lobby:
    def __init__(self, services: Services, new_code: Callable[[], str] = new_code) -> None:
        self._services = services
        self._new_code = new_code
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        """By code: the task that reads the room, for all clients that ask for it meanwhile."""
        self._released: set[Room] = set()
        self._recalls = 0
        """How often the store has been asked whose rooms they are."""

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

    async def enter(
        self,
        guest: Guest,
        hello: wire.Hello | Visit,
        admit: Callable[[Room], None] = lambda room: None,
        *,
        mine: bool = False,
    ) -> Room:
        """The room, with this guest in it, unless `admit` refuses them; `Elsewhere` if another
        worker owns it. If it is free, `mine` says that it becomes this worker's."""
        room = await self.open(hello.room, mine=mine)
        admit(room)
        try:
            room.enter(guest, hello)
        except BaseException:
            room.exit(guest)
            raise
        return room

    async def open(self, code: str, *, mine: bool = False) -> Room:
        """The room, from the store if it is not open; `Illegal` if there is none."""
        code = code.strip().upper()
        room = self._rooms.get(code)
        if room is not None and not room.closing:
            return room
        if code not in self._opening:
            self._opening[code] = asyncio.create_task(self._load(code, mine))
            self._opening[code].add_done_callback(lambda _: self._opening.pop(code))
        # A client that goes away does not take the others' task with it.
        return await asyncio.shield(self._opening[code])

    async def glance(self, asked: rest.HeldTable) -> rest.TableShown | None:
        """What a device with these tokens may know of a room, which is not opened for it."""
        secrets = {hash_of(token) for token in asked.tokens}
        if (room := self._rooms.get(asked.room)) is not None:
            return room.glance(secrets)
        doc = await self._services.store.load_room(asked.room)
        if doc is None:
            return None
        with suppress(Illegal):  # one that cannot be read hides no other
            kept = self._decode(asked.room, doc)
            if seats_of(kept, secrets):  # only then is the game worth reading
                return glance(kept, await self._match(kept), secrets)
        return None

    async def _load(self, code: str, mine: bool) -> Room:
        """Read the room from the store; one that is closing has first to come to its end."""
        if (closing := self._rooms.get(code)) is not None:
            await asyncio.wait([closing.ended])
        while True:
            recalls = self._recalls
            doc, kept, match = await self._read(code, mine)
            if recalls == self._recalls:  # else its owner may have been forgotten meanwhile
                break
        room = self._rooms[code] = Room(self._services, kept, match, doc)
        room.ended.add_done_callback(lambda ended: self._ended(code, room, ended))
        room.go_on()
        return room

    async def _read(self, code: str, mine: bool) -> tuple[bytes, RoomKept, Match | None]:
        doc = await self._services.store.claim(code, mine=mine)
        if doc is None:
            raise Illegal(Refusal.NO_SUCH_ROOM)
        kept = self._decode(code, doc)
        match = await self._match(kept)
        await self._services.store.touch(code)
        return doc, kept, match

    async def recall(self) -> None:
        """The database has come back. A failover may have forgotten that rooms are this worker's,
        and another may take them: those are left, and their guests come back. Nobody else would
        find out who only waits for somebody at the other worker to play."""
        self._recalls += 1
        rooms = dict(self._rooms)
        with suppress(StoreFailed):  # it has gone again
            owned = await self._services.store.owned(rooms)
            for code in rooms.keys() - owned:
                rooms[code].break_off()

    def _decode(self, code: str, doc: bytes) -> RoomKept:
        with readable(code):
            return json.decode(doc, type=RoomKept)

    async def _match(self, kept: RoomKept) -> Match | None:
        if kept.table is None:
            return None
        services = self._services
        with readable(kept.code):
            return await resume(services.store, services.games, kept.match, kept.table)

    def leave(self, guest: Guest, room: Room) -> None:
        room.exit(guest)
        if not room.guests:
            asyncio.get_running_loop().call_later(
                self._services.close_after, self._close_if_empty, room
            )

    async def forget(self, before: int) -> int:
        """Delete the rooms to which nobody has come since then, a few at a time."""
        forgotten = 0
        while number := await self._services.store.forget(before, A_FEW, self._rooms.keys()):
            forgotten += number
        return forgotten

    async def close(self) -> None:
        """Close all rooms, each after the asks that it has received."""
        rooms = list(self._rooms.values())
        for room in rooms:
            room.close()
        if rooms:
            await asyncio.wait([room.ended for room in rooms], timeout=5.0)

    def all(self) -> tuple[Room, ...]:
        return tuple(self._rooms.values())

    async def release(self, room: Room) -> bool:
        """Close it; its guests are not dropped, but carried elsewhere. False if it broke off, and
        left something unanswered."""
        self._released.add(room)
        room.close()
        await asyncio.wait([room.ended])
        room.guests.clear()
        return room.ended.exception() is None

    def _close_if_empty(self, room: Room) -> None:
        if not room.guests:
            room.close()

    def _ended(self, code: str, room: Room, ended: "asyncio.Future[None]") -> None:
        """Forget the room. One that broke, or into which somebody else has written, drops its
        guests: their clients come back, and it is read anew from the store."""
        del self._rooms[code]
        error = ended.exception()
        if isinstance(error, Gap):
            about = {"room": alias(code), "known": error.known, "kept": error.kept}
            journal("steps-lost", logging.ERROR, **about)
        elif isinstance(error, Conflict):
            journal("room-written-elsewhere", logging.WARNING, room=alias(code))
        elif error is not None:
            trouble("room-broke", error, room=alias(code))
        if room in self._released:
            self._released.discard(room)
            return
        for guest in list(room.guests):
            guest.drop()


@contextmanager
def readable(code: str) -> Iterator[None]:
    """Whatever a damaged row holds, whoever asks for the room gets an answer."""
    try:
        yield
    except StoreFailed:
        raise
    except Exception as error:
        trouble("room-unreadable", error, room=alias(code))
        raise Illegal(Refusal.ROOM_BROKEN) from error
