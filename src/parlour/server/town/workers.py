"""The workers of a town, as the database has them.

Every worker beats in its own row. One that has stood still during six beats of another is buried:
its row is deleted, and with it the right to write. No clock is compared; if the database stalls, so
do everybody's beats, and nobody is suspected.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple

from parlour.server.journal import journal
from parlour.server.settings import BEAT_EVERY
from parlour.server.store import Buried, StoreFailed
from parlour.server.store.postgres.line import POSTGRESQL, Connect, Line, new_number
from parlour.server.town.doors import remove_door

STILL = 6
"""Beats of mine during which another worker does not beat, until it is buried."""
GIVE_UP = 5.0
"""Seconds without a beat after which this worker lets its guests go elsewhere."""
PARTING = 2.0
"""Seconds for which a worker that goes waits for the database."""
PATIENCE = 2.5
"""Seconds after which a beat that is not answered is tried over a new connection."""

JOIN = """
INSERT INTO worker (id, machine, door, reach) OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4)
ON CONFLICT (id) DO NOTHING
"""
BEAT = """
WITH mine AS (UPDATE worker SET beats = beats + 1 WHERE id = $1)
SELECT id, machine, door, reach, beats, leaving FROM worker
"""
BURY = "DELETE FROM worker WHERE id = $1 AND beats = $2 RETURNING id"
LEAVE = "UPDATE worker SET leaving = true WHERE id = $1"
GONE = "DELETE FROM worker WHERE id = $1"


class Worker(NamedTuple):
    id: int
    machine: str
    door: str
    """Where sockets are carried to."""
    reach: str
    """Where workers of other machines relay them to, and the secret they show."""
    beats: int
    leaving: bool


class Workers:
    def __init__(
        self,
        dsn: str,
        machine: str,
        door: str,
        every: float = BEAT_EVERY,
        reach: str = "",
        connect: Connect = POSTGRESQL,
    ) -> None:
        self.me = new_number()
        self.machine = machine
        self.known: dict[int, Worker] = {}
        """As of the last beat."""
        self.is_cut = False
        """The database has not answered for too long."""
        self._dsn = dsn
        self._door = door
        self._reach = reach
        self._every = every
        self._connect = connect
        self._line = Line(dsn, {"synchronous_commit": "off"}, PATIENCE, connect)
        self._loop = asyncio.get_running_loop()
        self._still: dict[int, int] = {}
        self.on_cut: Callable[[], None] = lambda: None
        self.on_mend: Callable[[], None] = lambda: None
        self.on_return: Callable[[], None] = lambda: None
        """The beats go over a new connection: it may lead to another database."""
        self._returns = 0
        self._alarm: asyncio.TimerHandle | None = None
        self.beat_at = self._loop.time()
        """When the last beat was answered."""
        self.beaten = 0
        """Beats that were answered."""

    @property
    def age(self) -> float:
        """Seconds since the last beat was answered."""
        return self._loop.time() - self.beat_at

    @property
    def is_leaving(self) -> bool:
        return self.me in self.known and self.known[self.me].leaving

    async def join(self) -> None:
        """Come to town, with everything that is needed to serve: from now on a worker that does not
        beat is buried. The number is a fence, so this row must outlive a crash of the database: it
        is written over a connection that waits for the disk."""
        self._alarm_in(GIVE_UP, self._cut)
        line = Line(self._dsn, connect=self._connect)
        mine = (self.me, self.machine, self._door, self._reach)
        await line.do(lambda db: db.execute(JOIN, *mine))
        await line.close()
        await self.beat()

    async def beat_on(self) -> None:
        """Beat until this worker is buried."""
        while True:
            await asyncio.sleep(self._every)
            await self.beat()

    async def beat(self) -> None:
        rows = await self._line.do(lambda db: db.fetch(BEAT, self.me))
        self._answered()
        before, self.known = self.known, {row["id"]: Worker(*row) for row in rows}
        mine = self.known.get(self.me)
        if mine is None or mine.door != self._door:  # a failover may have given the number away
            raise Buried
        still = {
            worker: self._still.get(worker, 0) + 1
            for worker, now in self.known.items()
            if worker in before and before[worker].beats == now.beats
        }
        self._still = still
        for worker, beats in still.items():
            if beats >= STILL and worker != self.me:
                await self._bury(self.known[worker])

    def preferred(self, code: str) -> int:
        """Where a free room goes: the same of this machine's staying workers for all who ask."""
        staying = [w.id for w in self.known.values() if w.machine == self.machine and not w.leaving]
        return max(staying or [self.me], key=lambda worker: weight(worker, code))

    async def leave(self) -> None:
        """Free rooms go to others from now on."""
        await self._line.do(lambda db: db.execute(LEAVE, self.me))
        await self.beat()

    def part(self) -> None:
        """This worker is about to go. It waits for a database that is away, but not for long."""
        self._alarm_in(PARTING, self._give_up)

    async def close(self) -> None:
        """Nobody needs to find out that this worker is gone, if the database can be told."""
        if not self.is_cut:
            with suppress(StoreFailed):
                await self._line.do(lambda db: db.execute(GONE, self.me))
        self._no_alarm()
        await self._line.close()

    async def _bury(self, worker: Worker) -> None:
        buried = await self._line.do(lambda db: db.fetchval(BURY, worker.id, worker.beats))
        if buried is None:  # another was faster, or it has beaten again
            return
        journal("worker-buried", logging.WARNING, buried=buried)
        if worker.machine == self.machine:
            remove_door(worker.door)

    def _answered(self) -> None:
        self.beat_at = self._loop.time()
        self.beaten += 1
        self._alarm_in(GIVE_UP, self._cut)
        if self.is_cut:
            self.is_cut = False
            journal("database-back", logging.WARNING)
            self.on_mend()
        if self._returns != self._line.opened:
            self._returns = self._line.opened
            self.on_return()

    def _cut(self) -> None:
        self.is_cut = True
        journal("database-away", logging.ERROR, seconds=GIVE_UP)
        self.on_cut()

    def _give_up(self) -> None:
        self._line.cut()
        self.on_cut()

    def _alarm_in(self, seconds: float, act: Callable[[], None]) -> None:
        self._no_alarm()
        self._alarm = self._loop.call_later(seconds, act)

    def _no_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()


def weight(worker: int, code: str) -> bytes:
    """Rendezvous hashing: when a worker comes or goes, only its own rooms move."""
    return blake2b(f"{worker} {code}".encode(), digest_size=8).digest()
