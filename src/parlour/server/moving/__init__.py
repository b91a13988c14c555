"""All rooms and games, brought from one store to another while people play on the first.

A second run brings what has been played since, so that a house moves with a moment's pause: copy,
stop the old one, copy again, start the new one. What has come over is read back and compared, and
every log is replayed with the dice of its seed; a copy that is not the same is taken back.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from parlour.core import log
from parlour.core.game import AnyGame
from parlour.core.proof import verify
from parlour.server.rooms.match import sealed
from parlour.server.store import Kept, Row

PAGE = 200
"""Rooms or tables that are in memory at a time."""


class RoomRow(NamedTuple):
    code: str
    doc: bytes
    touched: int
    """Unix time."""


class TableRow(NamedTuple):
    id: int
    room: str
    header: bytes
    seed: bytes


class StepRow(NamedTuple):
    table: int
    seq: int
    lines: bytes
    ask: str


class Counts(NamedTuple):
    rooms: int
    tables: int


class Moved(NamedTuple):
    rooms: int
    tables: int
    broken: tuple[str, ...]
    """The rooms of logs that do not replay; they are broken in the source, too."""


class Place(Protocol):
    """A store as it is at one moment."""

    def rooms(self) -> AsyncIterator[Sequence[RoomRow]]: ...

    def tables(self) -> AsyncIterator[Sequence[TableRow]]: ...

    async def steps(self, tables: Sequence[int]) -> list[StepRow]:
        """By table and number."""


class Target(Place, Protocol):
    """A store that nobody else uses meanwhile."""

    async def counts(self) -> Counts: ...

    async def rooms_of(self, codes: Sequence[str]) -> list[RoomRow]: ...

    async def tables_of(self, numbers: Sequence[int]) -> list[TableRow]: ...

    async def put_rooms(self, rooms: Sequence[RoomRow]) -> None:
        """In place of those with these codes."""

    async def put_tables(self, tables: Sequence[TableRow]) -> None: ...

    async def put_steps(self, steps: Sequence[StepRow]) -> None: ...


class Differs(Exception):
    """The target holds rooms that the source does not know, or moves that it does not have: it is
    no older copy of the source."""


async def move(source: Place, target: Target, games: Mapping[str, AnyGame]) -> Moved:
    """The caller begins a transaction of the target, and takes it back if this raises."""
    before = await target.counts()
    rooms, known_rooms = await move_rooms(source, target)
    tables, known_tables, broken = 0, 0, list[str]()
    async for page in source.tables():
        tables += len(page)
        known_tables += await move_tables(source, target, page)
        broken += await broken_in(target, page, games)
    if before != Counts(known_rooms, known_tables):
        raise Differs
    return Moved(rooms, tables, tuple(broken))


async def move_rooms(source: Place, target: Target) -> Counts:
    """How many there are, and how many were there already."""
    rooms = known = 0
    async for page in source.rooms():
        codes = [room.code for room in page]
        rooms += len(page)
        known += len(await target.rooms_of(codes))
        await target.put_rooms(page)
        if sorted(await target.rooms_of(codes)) != sorted(page):
            raise Differs
    return Counts(rooms, known)


async def move_tables(source: Place, target: Target, page: Sequence[TableRow]) -> int:
    """How many of them were there already. A log only grows: what is there must be its beginning,
    and that it is shows when all of it is read back."""
    numbers = [table.id for table in page]
    there = {table.id for table in await target.tables_of(numbers)}
    await target.put_tables([table for table in page if table.id not in there])
    has = {(step.table, step.seq) for step in await target.steps(numbers)}
    steps = await source.steps(numbers)
    await target.put_steps([step for step in steps if step[:2] not in has])
    if await target.steps(numbers) != steps or await target.tables_of(numbers) != list(page):
        raise Differs
    return len(there)


async def broken_in(
    place: Place, page: Sequence[TableRow], games: Mapping[str, AnyGame]
) -> list[str]:
    """The rooms of those tables whose logs do not replay."""
    steps = await place.steps([table.id for table in page])
    rows = {
        number: [Row(step.lines, step.ask) for step in of]
        for number, of in groupby(steps, key=lambda step: step.table)
    }
    return [table.room for table in page if not replays(table, rows.get(table.id, []), games)]


async def replay_all(place: Place, games: Mapping[str, AnyGame]) -> Moved:
    """The same proof for a copy that was made by other means."""
    rooms = sum([len(page) async for page in place.rooms()])
    tables, broken = 0, list[str]()
    async for page in place.tables():
        tables += len(page)
        broken += await broken_in(place, page, games)
    return Moved(rooms, tables, tuple(broken))


def replays(table: TableRow, rows: list[Row], games: Mapping[str, AnyGame]) -> bool:
    """Every move is legal, and every draw is the one that the seed gives."""
    try:
        verify(log.read(sealed(Kept(table.header, table.seed, rows)), games), games)
    except log.Damaged as damaged:
        return damaged.fault is log.Fault.CUT  # right so far, and not yet at its end
    except Exception:  # whatever is wrong with a log, the others are looked at too
        return False
    return True
