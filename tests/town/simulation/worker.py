"""A worker of the simulated town: the production code from the connection to the store, in a
process that can be killed and stopped."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.server.app import furnished, settled
from parlour.server.link.budgets import UNLIMITED
from parlour.server.link.connection import Connection, House
from parlour.server.link.parcel import Parcel
from parlour.server.rooms.lobby import Lobby
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.store import Buried
from parlour.server.store.postgres import PostgresStore
from parlour.server.thinkers.pool import Thinkers
from parlour.server.thinkers.questions import Question, Timed, answer
from parlour.server.town import carrier
from parlour.server.town.leaving import leave
from parlour.server.town.member import Member
from parlour.server.town.relay import RelayDoor
from parlour.server.town.workers import Workers
from tests.games import high_die
from tests.town.simulation.clock import Loop, World
from tests.town.simulation.database import Database, Way
from tests.town.simulation.network import Socket, Transport

PLAYED: dict[str, AnyGame] = {"kniffel": GAMES["kniffel"], "high-die": high_die.GAME}
BIRTH = 2.0
"""Seconds that it takes at most to be born."""
SETTINGS = Settings(data=Path(), budgets=UNLIMITED, pace=0.2, close_after=3.0)


class Worker:
    def __init__(self, world: World, database: Database, number: int, doors: "Doors") -> None:
        self.name = f"worker-{number}"
        self.loop = world.process(self.name)
        self.way = Way(world, database, self.loop)
        self.number = 0
        """In the database."""
        self.listens = False
        self.is_wanted = True
        """False once it has been told to go."""
        self._world = world
        self._carrier = Carrier(self.loop, doors, self.name)
        self._backlog: list[Socket] = []
        self._sockets: set[Any] = set()
        self._house: House | None = None
        self._leaving: asyncio.Event | None = None
        self.loop.at_end.append(self._end)
        self.loop.create_task(self._run())

    def knock(self, end: Socket) -> None:
        """Somebody has come to its port."""
        if not self.listens:
            end.let_go()
        else:
            self._backlog.append(end)
            self.loop.call_soon(self._accept)

    def make(self, game: str, made: Callable[[str], None]) -> None:
        """POST /api/rooms"""
        assert self._house is not None
        task = self.loop.create_task(self._house.lobby.make(game))
        task.add_done_callback(lambda done: made(done.result()))

    def rooms(self) -> list[str]:
        """The codes of those it serves."""
        rooms = () if self._house is None else self._house.lobby.all()
        return [room.code for room in rooms if not room.closing]

    def leave(self) -> None:
        self.is_wanted = False
        assert self._leaving is not None
        self.loop.call_soon(self._leaving.set)

    async def _run(self) -> None:
        try:
            await self._live()
        except Buried:
            self._world.note(self.name, "is buried")
        self.loop.call_soon(self.loop.kill)

    async def _live(self) -> None:
        """As `server.app` opens and closes a house."""
        workers = Workers("", "machine", self.name, connect=self.way.connect)
        self.number = workers.me
        store = PostgresStore("", workers.me, workers.preferred, self.way.connect)
        carries = cast(carrier.Carrier, self._carrier)
        member = Member(workers, store, carries, RelayDoor(""))
        thinkers = Thinkers(PLAYED, [Brain(self._world)])
        self._house = furnished(SETTINGS, Lobby(services(store, thinkers)), member)
        await self._being_born()
        buried = await settled(member, self._house, self._sockets)
        self._world.note(self.name, f"joined as {workers.me}")
        self._leaving = asyncio.Event()
        self.listens = True
        await self._until(buried, member)

    async def _being_born(self) -> None:
        """All that a process reads and sets up before it serves, on a machine that is busy: the
        loop stands still."""
        self.loop.is_stopped = True
        wait = self._world.chance.uniform(0.0, BIRTH)
        self._world.later(wait, lambda: setattr(self.loop, "is_stopped", False))
        await asyncio.sleep(0)

    async def _until(self, buried: "asyncio.Future[None]", member: Member) -> None:
        """Until it is buried, or has left."""
        assert self._house is not None
        leaving = asyncio.create_task(self._leave(self._house, member))
        await asyncio.wait([buried, leaving], return_when=asyncio.FIRST_COMPLETED)
        if buried.done():
            buried.result()
        leaving.result()
        await self._house.lobby.close()
        with suppress(Buried):
            await member.close()
        self._world.note(self.name, "has left")

    async def _leave(self, house: House, member: Member) -> None:
        assert self._leaving is not None
        await self._leaving.wait()
        self.listens = False
        await leave(house, member)

    def _accept(self) -> None:
        end, house = self._backlog.pop(0), self._house
        assert house is not None
        if not (house.is_open() and self.listens):
            end.let_go()
            return
        transport = Transport(self.loop, end, None)
        link = house.door.open(transport, "")
        assert link is not None
        transport.set_protocol(Connection(house, link, self._sockets).socket)

    def _end(self) -> None:
        self.listens = False
        for end in self._backlog:
            end.let_go()


def services(store: PostgresStore, thinkers: Thinkers) -> Services:
    return Services(
        games=PLAYED,
        store=store,
        thinkers=thinkers,
        pace=SETTINGS.pace,
        invites=lambda code: (),
        close_after=SETTINGS.close_after,
        host_waits=SETTINGS.host_waits,
    )


class Brain:
    """Where bots think: in no process, but it takes a while."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def ready(self) -> None:
        pass

    async def think(self, question: Question) -> Timed:
        await asyncio.sleep(self._world.chance.uniform(0.0, 0.05))
        return Timed(answer(PLAYED, question), 0.0)

    async def stop(self) -> None:
        pass


Doors = dict[str, "Carrier"]


class Carrier:
    """Carries sockets from door to door, in parcels that are packed as the real ones are."""

    def __init__(self, loop: Loop, doors: Doors, name: str) -> None:
        self._loop = loop
        self._doors = doors
        self._parcels: list[tuple[Socket, bytes]] = []
        """They wait at this door."""
        self._arrived: Callable[[list[Any], Parcel], None] | None = None
        doors[name] = self
        loop.at_end.append(self.close)

    def open(self, arrived: Callable[[list[Any], Parcel], None]) -> None:
        self._arrived = arrived
        self._loop.call_soon(self._take_in)

    async def carry(self, fds: list[int], parcel: Parcel, door: str) -> bool:
        world, other = self._loop.world, self._doors.get(door)
        if other is None or other._loop.is_dead:
            return False
        end: Socket = world.files[os.fstat(fds[0]).st_ino]
        world.note(self._loop.name, f"carries to {door}")
        other._parcels.append((end.hold(), carrier.encode(parcel)))
        other._loop.call_soon(other._take_in)
        return True

    def close(self) -> None:
        while self._parcels:
            self._parcels.pop()[0].let_go()

    def _take_in(self) -> None:
        while self._parcels and self._arrived is not None:
            end, text = self._parcels.pop(0)
            self._arrived([end], carrier.decode(text))
