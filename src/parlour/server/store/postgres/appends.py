"""The writer of steps: one connection, and one statement for all that waits."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from parlour.server.measure import Writes, clock
from parlour.server.store import Buried, Conflict, Gap, Row, StoreFailed
from parlour.server.store.postgres.line import Db, Line, Taken

MOST_IN_A_STATEMENT = 1024
SPACING = 0.002
"""Seconds from one statement to the next, at least. Under load more steps share a statement, a
commit and a turn of the loop, so that many workers take no more of the processor than one does; who
plays alone does not wait."""

# `me` is the fence: the row of a buried worker is gone, and so nothing is inserted. Its lock makes
# a burial wait for the writes under way; a beat waits for nothing. A step whose predecessor is
# missing, after a failover that lost some, is not inserted either; nor is the first of a table
# that is itself missing. Those are asked for as values, not by EXISTS: PostgreSQL answers EXISTS of
# a small table by reading all of it into a hash, and goes on to do so, for every statement, when
# the table has become large.
APPEND = """
WITH me AS MATERIALIZED (SELECT 1 FROM worker WHERE id = $1 FOR KEY SHARE)
INSERT INTO step SELECT l, s, b, a
FROM me, unnest($2::int8[], $3::int4[], $4::bytea[], $5::text[], $6::int4[]) t(l, s, b, a, p)
WHERE CASE WHEN p < 0 THEN (SELECT true FROM laid WHERE id = l)
      ELSE (SELECT true FROM step o WHERE o.laid = l AND o.seq = p) END
"""
LOOK = """
SELECT EXISTS (SELECT FROM worker WHERE id = $1) AS lives,
       EXISTS (SELECT FROM step WHERE laid = $2 AND seq = $3 AND lines = $4 AND ask = $5) AS kept,
       coalesce((SELECT max(seq) FROM step WHERE laid = $2), -1) AS last
"""
BY_INDEX = dict.fromkeys(("enable_seqscan", "enable_hashjoin", "enable_mergejoin"), "off")
"""A fresh table has no statistics: the planner would read all of it for every step."""


class Job(NamedTuple):
    table: int
    seq: int
    row: Row
    after: int
    answer: "asyncio.Future[None]"


class Appends:
    def __init__(self, line: Line, me: int, writes: Writes) -> None:
        self._line = line
        self._me = me
        self._loop = asyncio.get_running_loop()
        self._writes = writes
        self._waiting: list[Job] = []
        self._since = 0.0
        """When the first of those was asked for."""
        self._next = 0.0
        """When the next statement may go, by the clock of the loop."""
        self._task: asyncio.Task[None] | None = None

    def put(self, table: int, after: int, seq: int, row: Row) -> "asyncio.Future[None]":
        answer: asyncio.Future[None] = self._loop.create_future()
        if not self._waiting:
            self._since = clock()
        self._waiting.append(Job(table, seq, row, after, answer))
        if self._task is None:
            self._task = self._loop.create_task(self._write())
        return answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._task is not None:
            await self._task

    async def _write(self) -> None:
        """Whatever has come while it wrote, and a little later, goes into the next statement."""
        while self._waiting:
            await self._take_breath()
            since, jobs = self._since, self._waiting[:MOST_IN_A_STATEMENT]
            del self._waiting[:MOST_IN_A_STATEMENT]
            failures = 0
            if await self._together(jobs):
                for job in jobs:
                    answer(job, None)
            else:
                for job in jobs:
                    error = await self._alone(job)
                    failures += error is not None
                    answer(job, error)
            self._note(since, jobs, failures)
        self._task = None

    async def _take_breath(self) -> None:
        rest = self._next - self._loop.time()
        if rest > 0:
            await asyncio.sleep(rest)
        self._next = self._loop.time() + SPACING

    def _note(self, since: float, jobs: list[Job], failures: int) -> None:
        plays = len([job for job in jobs if job.row.ask])
        self._writes.note(since, len(jobs), plays, failures)

    async def _together(self, jobs: list[Job]) -> bool:
        """Whether all are kept; if not, some may be."""
        try:
            return await self._line.do(partial(self._insert, jobs))
        except (Taken, StoreFailed):
            return False

    async def _alone(self, job: Job) -> Exception | None:
        """What stands there as it was sent was kept, by a statement whose answer was lost."""
        try:
            with suppress(Taken):
                if await self._line.do(partial(self._insert, [job])):
                    return None
            lives, kept, last = await self._line.do(partial(self._look, job))
        except StoreFailed as error:
            return error
        if kept:
            return None
        if not lives:
            return Buried()
        return Gap(job.after, last) if last < job.after else Conflict()

    async def _insert(self, jobs: list[Job], db: Db) -> bool:
        tables, seqs, rows, afters, _ = zip(*jobs, strict=True)
        lines, asks = [row.lines for row in rows], [row.ask for row in rows]
        status = await db.execute(APPEND, self._me, tables, seqs, lines, asks, afters)
        return bool(status == f"INSERT 0 {len(jobs)}")

    async def _look(self, job: Job, db: Db) -> tuple[bool, bool, int]:
        row = await db.fetchrow(LOOK, self._me, job.table, job.seq, job.row.lines, job.row.ask)
        return row["lives"], row["kept"], row["last"]


def answer(job: Job, error: Exception | None) -> None:
    if job.answer.done():  # the client has gone, and its future was cancelled
        return
    if error is None:
        job.answer.set_result(None)
    else:
        job.answer.set_exception(error)
