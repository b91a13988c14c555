"""A PostgreSQL in memory, with what the town relies on: one statement is one transaction, row locks
as strong as the real ones, and a write-ahead log of which a crash or a failover keeps a beginning.

A transaction is seen by others, and its locks are released, only once its record is on the disk
and, if there is one, with the synchronous standby. With `synchronous_commit=off` it does not wait.
"""

import asyncio
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from tests.town.simulation.clock import World

Key = tuple[Any, ...]
Row = tuple[Any, ...]
Tables = dict[str, dict[Key, Row]]

TABLES = ("worker", "room", "laid", "step")
DISK = 0.001, 0.012
"""Seconds for a flush."""
STANDBY = 0.001, 0.02
"""Seconds until a synchronous standby has a record."""
FLUSH_EVERY = 0.2
"""Seconds until what nobody waited for is on the disk too (wal_writer_delay)."""


class Mode(Enum):
    KEY_SHARE = "for key share"
    NO_KEY_UPDATE = "update"
    UPDATE = "delete, for update, insert"


CONFLICTS = {
    Mode.KEY_SHARE: {Mode.UPDATE},
    Mode.NO_KEY_UPDATE: {Mode.NO_KEY_UPDATE, Mode.UPDATE},
    Mode.UPDATE: set(Mode),
}
"""Row-level locks (PostgreSQL, 13.3.2): `FOR KEY SHARE` lets a beat pass, and holds up a burial."""


class Change(NamedTuple):
    table: str
    key: Key
    row: Row | None
    """None: deleted."""


class Record(NamedTuple):
    at: float
    changes: tuple[Change, ...]


class Server:
    """One life of the database, from a start to a crash, a restart or a failover."""

    def __init__(self, world: World, wal: list[Record], *, has_standby: bool) -> None:
        self.world = world
        self.loop = world.process("postgres")
        self.wal = wal
        self.flushed = len(wal)
        self.copied = len(wal)
        """Records that the synchronous standby has."""
        self.tables: Tables = {table: {} for table in TABLES}
        self._has_standby = has_standby
        self._locks: dict[tuple[str, Key], dict[Transaction, Mode]] = {}
        self._waiting: list[asyncio.Future[None]] = []
        for record in wal:
            self._apply(record.changes)
        self.loop.create_task(self._flush_on())

    def run(
        self,
        statement: Callable[["Transaction"], Any],
        is_synchronous: bool,
        answer: Callable[[Any], None],
    ) -> None:
        """The answer is what it gives, or what it raises."""
        self.loop.create_task(self._run(statement, is_synchronous, answer))

    async def _run(
        self,
        statement: Callable[["Transaction"], Any],
        is_synchronous: bool,
        answer: Callable[[Any], None],
    ) -> None:
        transaction = Transaction(self)
        try:
            result = await statement(transaction)
            await self._commit(transaction.changes, is_synchronous)
            self._watch(transaction)
        except Exception as error:
            result = error
        self._release(transaction)
        answer(result)

    async def _commit(self, changes: list[Change], is_synchronous: bool) -> None:
        if changes:
            self.wal.append(Record(self.world.now, tuple(changes)))
            if is_synchronous:
                await self._wait_for_disk(len(self.wal))
            self._apply(changes)

    def _watch(self, transaction: "Transaction") -> None:
        """The town's own word: once a worker is buried, nothing that it writes is kept."""
        writer = transaction.writer
        if writer and transaction.changes and (writer,) not in self.tables["worker"]:
            self.world.faults.append(f"worker {writer} has written, and was buried")

    async def _wait_for_disk(self, end: int) -> None:
        chance = self.world.chance
        await asyncio.sleep(chance.uniform(*DISK))
        self.flushed = max(self.flushed, end)
        if self._has_standby:
            await asyncio.sleep(chance.uniform(*STANDBY))
            self.copied = max(self.copied, end)

    async def _flush_on(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_EVERY)
            self.flushed = self.copied = len(self.wal)

    def _apply(self, changes: "tuple[Change, ...] | list[Change]") -> None:
        for table, key, row in changes:
            if row is None:
                self.tables[table].pop(key, None)
            else:
                self.tables[table][key] = row

    # Locks

    async def lock(self, transaction: "Transaction", table: str, key: Key, mode: Mode) -> None:
        holders = self._locks.setdefault((table, key), {})
        while any(
            held in CONFLICTS[mode] for other, held in holders.items() if other is not transaction
        ):
            free = self.loop.create_future()
            self._waiting.append(free)
            await free
        if holders.get(transaction) is not Mode.UPDATE:
            holders[transaction] = mode

    def _release(self, transaction: "Transaction") -> None:
        for place in transaction.locked:
            self._locks[place].pop(transaction, None)
        waiting, self._waiting = self._waiting, []
        for free in waiting:
            free.set_result(None)


class Transaction:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.changes: list[Change] = []
        self.locked: list[tuple[str, Key]] = []
        self.writer = 0
        """The worker that writes a step, a room or a table."""

    async def lock(self, table: str, key: Key, mode: Mode) -> Row | None:
        """The row as it stands once it is ours; None if there is none any more."""
        self.locked.append((table, key))
        await self.server.lock(self, table, key, mode)
        return self.read(table, key)

    def read(self, table: str, key: Key) -> Row | None:
        return self.server.tables[table].get(key)

    def rows(self, table: str) -> dict[Key, Row]:
        return self.server.tables[table]

    def write(self, table: str, key: Key, row: Row | None) -> None:
        self.changes.append(Change(table, key, row))
