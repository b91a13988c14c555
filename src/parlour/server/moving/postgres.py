"""A database as a place to move from or to."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from parlour.server.moving import PAGE, Counts, RoomRow, StepRow, TableRow
from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.postgres.line import Db, Line
from parlour.server.store.postgres.opening import prepare, spoken, troubles

PATIENCE = 120.0
"""Seconds for one page."""
STILL = 1.5
"""Seconds without a beat after which a worker is taken for dead: some ten of its beats."""

TOUCHED = "floor(extract(epoch FROM touched))::int8"
ROOMS = f"SELECT code, doc, {TOUCHED} FROM room"
TABLES = "SELECT id, room, header, seed FROM laid"
STEPS = "SELECT laid, seq, lines, ask FROM step WHERE laid = ANY($1) ORDER BY laid, seq"
COUNTS = "SELECT (SELECT count(*) FROM room), (SELECT count(*) FROM laid)"
PUT_ROOM = """
INSERT INTO room (code, doc, touched) VALUES ($1, $2, to_timestamp($3))
ON CONFLICT (code) DO UPDATE SET doc = $2, touched = to_timestamp($3), owner = NULL
"""
NUMBERS = "SELECT setval(pg_get_serial_sequence('laid', 'id'), max(id)) FROM laid"
BEATS = "SELECT id, beats FROM worker"
BURY = "DELETE FROM worker WHERE id = $1 AND beats = $2"
DONE = "WITH older AS (DELETE FROM backup) INSERT INTO backup DEFAULT VALUES"


class PostgresPlace:
    def __init__(self, db: Db) -> None:
        self._db = db

    async def rooms(self) -> AsyncIterator[Sequence[RoomRow]]:
        async for page in self._pages(ROOMS):
            yield [RoomRow(*row) for row in page]

    async def tables(self) -> AsyncIterator[Sequence[TableRow]]:
        async for page in self._pages(f"{TABLES} ORDER BY id"):
            yield [TableRow(*row) for row in page]

    async def steps(self, tables: Sequence[int]) -> list[StepRow]:
        return [StepRow(*row) for row in await self._db.fetch(STEPS, tables)]

    async def counts(self) -> Counts:
        return Counts(*await self._db.fetchrow(COUNTS))

    async def rooms_of(self, codes: Sequence[str]) -> list[RoomRow]:
        rows = await self._db.fetch(f"{ROOMS} WHERE code = ANY($1)", codes)
        return [RoomRow(*row) for row in rows]

    async def tables_of(self, numbers: Sequence[int]) -> list[TableRow]:
        rows = await self._db.fetch(f"{TABLES} WHERE id = ANY($1) ORDER BY id", numbers)
        return [TableRow(*row) for row in rows]

    async def put_rooms(self, rooms: Sequence[RoomRow]) -> None:
        await self._db.executemany(PUT_ROOM, rooms)

    async def put_tables(self, tables: Sequence[TableRow]) -> None:
        """A COPY may say the numbers that the database gives otherwise."""
        await self._db.copy_records_to_table("laid", records=tables)
        await self._db.execute(NUMBERS)

    async def put_steps(self, steps: Sequence[StepRow]) -> None:
        await self._db.copy_records_to_table("step", records=steps)

    async def _pages(self, query: str) -> AsyncIterator[list[Any]]:
        cursor = await self._db.cursor(query)
        while page := await cursor.fetch(PAGE):
            yield page


@asynccontextmanager
async def reading(dsn: str) -> AsyncIterator[PostgresPlace]:
    """The database as it is at one moment; workers write on."""
    async with opened(dsn) as db, db.transaction(isolation="repeatable_read", readonly=True):
        yield PostgresPlace(db)


@asynccontextmanager
async def writing(dsn: str) -> AsyncIterator[PostgresPlace]:
    """A database on which no worker lives; all of it is written, or nothing."""
    async with opened(dsn) as db:
        await bury(db)
        async with db.transaction():
            await db.execute("LOCK TABLE worker IN SHARE MODE")  # whoever comes waits
            if await db.fetchrow(BEATS):
                raise CannotOpen(Trouble.DATABASE_IN_USE, spoken(dsn))
            yield PostgresPlace(db)


async def bury(db: Db) -> None:
    """A town that was killed has left rows of workers, and nobody is there to bury them."""
    if before := await db.fetch(BEATS):
        await asyncio.sleep(STILL)
        await db.executemany(BURY, before)


async def note_backup(dsn: str) -> None:
    """From now on `parlour doctor` knows when the last one was made."""
    async with opened(dsn) as db:
        await db.execute(DONE)


@asynccontextmanager
async def opened(dsn: str) -> AsyncIterator[Db]:
    await prepare(dsn)
    line = Line(dsn, patience=PATIENCE)
    with troubles(dsn):
        try:
            yield await line.open()
        finally:
            await line.close()
