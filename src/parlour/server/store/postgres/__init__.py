"""The store of a town: PostgreSQL, on which many workers write, each room by its one owner.

Everything that is written carries the writer's number. A worker whose row is gone has been buried:
not one of its writes is taken any more. Each call may be repeated when a connection is lost, and
does no more than once.
"""

import asyncio
from collections.abc import Callable, Collection
from datetime import UTC, datetime
from typing import Any

from parlour.server.measure import Writes
from parlour.server.store import Buried, Conflict, Elsewhere, Kept, Mark, Row
from parlour.server.store.postgres.appends import BY_INDEX, Appends
from parlour.server.store.postgres.line import POSTGRESQL, Connect, Line, new_number

NOWHERE = Mark(0, -1)
LINES = 2
"""Connections for everything but steps and beats."""

ME = "WITH me AS MATERIALIZED (SELECT 1 FROM worker WHERE id = $1 FOR KEY SHARE)"
MAKE = """
INSERT INTO room (code, doc) VALUES ($1, $2)
ON CONFLICT (code) DO UPDATE SET touched = now() WHERE room.doc = excluded.doc
"""
# What the room is to become may be there already: the answer to the first try was lost. And what it
# tells of a game must be kept: a failover may have lost the steps and not the room.
SAVE = f"""{ME}
UPDATE room SET doc = $3, touched = now() FROM me
WHERE code = $2 AND owner = $1 AND doc IN ($3, $4)
  AND ($6::int4 < 0 OR EXISTS (SELECT FROM step WHERE laid = $5::int8 AND seq = $6))
"""
# A room and the table that it names are kept both, or neither.
LAY = f"""{ME},
named AS (
  UPDATE room SET doc = $3, touched = now() FROM me
  WHERE code = $2 AND owner = $1 AND doc IN ($3, $4) RETURNING code)
INSERT INTO laid (id, room, header, seed) OVERRIDING SYSTEM VALUE
SELECT $5::int8, code, $6::bytea, $7::bytea FROM named
ON CONFLICT (id) DO UPDATE SET room = excluded.room
"""
GIVE = "UPDATE room SET owner = $3 WHERE code = $1 AND owner IN ($2, $3)"
# A room that another worker owns is that worker's to forget.
FORGET = """
WITH gone AS (
  DELETE FROM room WHERE code IN (
    SELECT code FROM room WHERE touched < $1 AND code <> ALL($3)
      AND NOT EXISTS (SELECT FROM worker w WHERE w.id = owner AND w.id <> $4)
    ORDER BY touched LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING code),
cleared AS (DELETE FROM laid USING gone WHERE room = code RETURNING id),
burnt AS (DELETE FROM step USING cleared WHERE laid = cleared.id)
SELECT count(*) FROM gone
"""
OWNED = "SELECT code FROM room WHERE code = ANY($1) AND owner = $2"
IS_ALIVE = "SELECT EXISTS (SELECT FROM worker WHERE id = $1)"


class PostgresStore:
    def __init__(
        self,
        dsn: str,
        me: int,
        taker: Callable[[str], int] | None = None,
        connect: Connect = POSTGRESQL,
    ) -> None:
        """`me` is the number of this worker; `taker` says to which one a free room goes."""
        self._me = me
        self._taker = taker or (lambda code: me)
        self._lines = [Line(dsn, connect=connect) for _ in range(LINES)]
        self._turn = 0
        self._writer = Line(dsn, BY_INDEX, connect=connect)
        self.writes = Writes()
        self._appends = Appends(self._writer, me, self.writes)

    async def load_room(self, code: str) -> bytes | None:
        found = "SELECT doc FROM room WHERE code = $1"
        doc: bytes | None = await self._do("fetchval", found, code)
        return doc

    async def claim(self, code: str, *, mine: bool = False) -> bytes | None:
        taker = self._me if mine else self._taker(code)
        row = await self._do("fetchrow", "SELECT kept, owned_by FROM claim($1, $2)", code, taker)
        if row is None:
            return None
        if row["owned_by"] != self._me:
            raise Elsewhere(row["owned_by"])
        doc: bytes = row["kept"]
        return doc

    async def owned(self, codes: Collection[str]) -> set[str]:
        return {row["code"] for row in await self._do("fetch", OWNED, list(codes), self._me)}

    async def give(self, code: str, worker: int) -> None:
        """From now on another worker owns this room."""
        await self._do("execute", GIVE, code, self._me, worker)

    async def make_room(self, code: str, doc: bytes) -> None:
        """Nobody owns it before the first guest comes: a proxy may send those of this code to
        another machine than the one that made it."""
        if await self._do("execute", MAKE, code, doc) != "INSERT 0 1":
            raise Conflict

    async def save_room(self, code: str, doc: bytes, was: bytes, on: Mark | None = None) -> None:
        table, step = on or NOWHERE
        save = SAVE, self._me, code, doc, was, table, step
        if await self._do("execute", *save) != "UPDATE 1":
            await self._fenced()

    async def touch(self, code: str) -> None:
        await self._do("execute", "UPDATE room SET touched = now() WHERE code = $1", code)

    async def forget(self, before: int, most: int, but: Collection[str]) -> int:
        since = datetime.fromtimestamp(before, UTC)
        number: int = await self._do("fetchval", FORGET, since, most, list(but), self._me)
        return number

    async def lay_table(
        self, code: str, header: bytes, seed: bytes, was: bytes, doc: Callable[[int], bytes]
    ) -> int:
        table = new_number()
        lay = LAY, self._me, code, doc(table), was, table, header, seed
        if await self._do("execute", *lay) != "INSERT 0 1":
            await self._fenced()
        return table

    async def load_table(self, table: int) -> Kept:
        laid = await self._do("fetchrow", "SELECT header, seed FROM laid WHERE id = $1", table)
        if laid is None:
            raise LookupError("no such table")
        steps = "SELECT lines, ask FROM step WHERE laid = $1 ORDER BY seq"
        rows = await self._do("fetch", steps, table)
        return Kept(laid["header"], laid["seed"], [Row(*row) for row in rows])

    def append(self, table: int, after: int, seq: int, row: Row) -> "asyncio.Future[None]":
        return self._appends.put(table, after, seq, row)

    async def ready(self) -> bool:
        return bool(await self._do("fetchval", "SELECT true"))

    def cut(self) -> None:
        """The database has not answered for too long: whatever waits has failed."""
        for line in (*self._lines, self._writer):
            line.cut()

    def mend(self) -> None:
        for line in (*self._lines, self._writer):
            line.mend()

    async def close(self) -> None:
        await self._appends.close()
        for line in (*self._lines, self._writer):
            await line.close()

    async def _fenced(self) -> None:
        """Nothing was written, and the reason is one of two."""
        raise Conflict if await self._do("fetchval", IS_ALIVE, self._me) else Buried

    def _do(self, method: str, query: str, *values: Any) -> "asyncio.Future[Any]":
        """One statement, as a future: a room's desk awaits nothing else."""
        self._turn = (self._turn + 1) % LINES
        return self._lines[self._turn].do(lambda db: getattr(db, method)(query, *values))
