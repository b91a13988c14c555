"""The embedded store: SQLite with one writer thread and group commit.

WAL with synchronous=FULL: what `append` has acknowledged survives a power cut. Steps are in a plain
rowid table with a unique index on (laid, seq), which is twice as quick as clustering by that key.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import time
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from parlour.server.measure import Writes, clock
from parlour.server.store import CannotOpen, Conflict, Kept, Mark, Row, StoreFailed, Trouble
from parlour.server.store.private import make_private
from parlour.server.store.schema import TooNew, upgrade

T = TypeVar("T")

NAME = "parlour.db"
MOST_IN_A_COMMIT = 1024
TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class Job(Struct):
    do: Callable[..., Any]
    answer: "asyncio.Future[Any]"
    values: tuple[Any, ...] = ()
    """Of an append: the row it inserts, so that many appends become one statement."""
    result: Any = None
    error: Exception | None = None


class Batch(NamedTuple):
    """What was asked in one turn of the event loop."""

    since: float
    jobs: list[Job]


class SqliteStore:
    def __init__(self, folder: Path) -> None:
        """Open the store in this folder, or raise `CannotOpen`."""
        self._lock = lock(folder)
        try:
            self._db = connect(folder)
        except CannotOpen:
            self._lock.close()
            raise
        self.writes = Writes()
        self._jobs: SimpleQueue[Batch | None] = SimpleQueue()
        self._waiting: list[Job] = []
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def load_room(self, code: str) -> bytes | None:
        def job(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT doc FROM room WHERE code = ?", (code,)).fetchone()
            return row[0] if row else None

        return await self._do(job)

    async def claim(self, code: str, *, mine: bool = False) -> bytes | None:
        """The lock on the folder makes this process the owner of all rooms."""
        return await self.load_room(code)

    async def owned(self, codes: Collection[str]) -> set[str]:
        return set(codes)

    async def make_room(self, code: str, doc: bytes) -> None:
        row = (code, doc, int(time()))
        await self._do(lambda db: db.execute("INSERT INTO room VALUES (?, ?, ?)", row))

    async def save_room(self, code: str, doc: bytes, was: bytes, on: Mark | None = None) -> None:
        """`on` needs no look: what this process has written stays."""
        await self._do(lambda db: save(db, code, doc, was))

    async def touch(self, code: str) -> None:
        row = (int(time()), code)
        await self._do(lambda db: db.execute("UPDATE room SET touched = ? WHERE code = ?", row))

    async def forget(self, before: int, most: int, but: Collection[str]) -> int:
        def job(db: sqlite3.Connection) -> int:
            old = "SELECT code FROM room WHERE touched < ? ORDER BY touched LIMIT ?"
            found = [code for (code,) in db.execute(old, (before, most + len(but)))]
            codes = [code for code in found if code not in but][:most]
            for code in codes:
                tables = "SELECT id FROM laid WHERE room = ?"
                db.execute(f"DELETE FROM step WHERE laid IN ({tables})", (code,))
                db.execute("DELETE FROM laid WHERE room = ?", (code,))
                db.execute("DELETE FROM room WHERE code = ?", (code,))
            return len(codes)

        return await self._do(job)

    async def lay_table(
        self, code: str, header: bytes, seed: bytes, was: bytes, doc: Callable[[int], bytes]
    ) -> int:
        def job(db: sqlite3.Connection) -> int:
            row = (code, header, seed)
            lay = "INSERT INTO laid (room, header, seed) VALUES (?, ?, ?)"
            table = db.execute(lay, row).lastrowid or 0
            save(db, code, doc(table), was)
            return table

        return await self._do(job)

    async def load_table(self, table: int) -> Kept:
        def job(db: sqlite3.Connection) -> Kept:
            laid = db.execute("SELECT header, seed FROM laid WHERE id = ?", (table,)).fetchone()
            if laid is None:
                raise LookupError("no such table")
            rows = db.execute("SELECT lines, ask FROM step WHERE laid = ? ORDER BY seq", (table,))
            header, seed = laid
            return Kept(header, seed, [Row(*row) for row in rows])

        return await self._do(job)

    def append(self, table: int, after: int, seq: int, row: Row) -> "asyncio.Future[None]":
        """`after` needs no look: the lock makes this the only writer, and it writes in order."""
        # Python's SQLite takes a bytearray as it is; for bytes it looks for an adapter first.
        return self._do(insert, (table, seq, bytearray(row.lines), row.ask))

    async def ready(self) -> bool:
        """Whether the store still answers."""
        return await self._do(lambda db: db.execute("SELECT 1").fetchone() is not None)

    async def close(self) -> None:
        """Write the jobs that still wait, then stop."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _do(self, do: Callable[..., T], values: tuple[Any, ...] = ()) -> "asyncio.Future[T]":
        answer: asyncio.Future[T] = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(Job(do, answer, values))
        return answer

    def _hand_over(self) -> None:
        """What was asked in one turn of the loop wakes the thread once."""
        if self._waiting:
            self._jobs.put(Batch(clock(), self._waiting))
            self._waiting = []

    def _work(self) -> None:
        """The writer thread: whatever has queued up while it wrote goes into the next commit."""
        while (first := self._jobs.get()) is not None:
            since, jobs = first
            while len(jobs) < MOST_IN_A_COMMIT and not self._jobs.empty():
                if (more := self._jobs.get()) is None:
                    self._jobs.put(None)  # stop, but after these
                    break
                jobs += more.jobs
            commit(self._db, jobs)
            self._loop.call_soon_threadsafe(self._answer, since, jobs)
        self._db.close()
        self._lock.close()

    def _answer(self, since: float, jobs: list[Job]) -> None:
        steps = [job for job in jobs if job.values]
        kept = [job for job in steps if job.error is None]
        plays = [job for job in kept if job.values[-1]]
        if steps:
            self.writes.note(since, len(steps), len(plays), len(steps) - len(kept))
        answer_all(jobs)


def save(db: sqlite3.Connection, code: str, doc: bytes, was: bytes) -> None:
    row = (doc, int(time()), code, was)
    statement = "UPDATE room SET doc = ?, touched = ? WHERE code = ? AND doc = ?"
    if not db.execute(statement, row).rowcount:
        raise Conflict


def connect(folder: Path) -> sqlite3.Connection:
    path = folder / NAME
    with troubles(path):
        db = opened(path)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA temp_store = MEMORY")  # for what a statement may have to take back
        upgrade(db)
        db.execute("BEGIN IMMEDIATE")
        db.execute("COMMIT")
    return db


def lock(folder: Path) -> sqlite3.Connection:
    """A second server on the same folder is told so at once. The lock is on a file beside the
    store, so that a backup can read the store meanwhile; it ends with the process."""
    with troubles(folder / NAME):
        db = opened(folder / f"{NAME}-lock")
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        db.execute("COMMIT")
    return db


def opened(path: Path) -> sqlite3.Connection:
    make_private(path.parent, path.name)
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1.0)


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise CannotOpen(Trouble.DATA_UNWRITABLE, str(path.parent)) from error
    except TooNew as error:
        raise CannotOpen(Trouble.STORE_TOO_NEW, str(path)) from error
    except sqlite3.Error as error:
        raise CannotOpen(trouble_of(error), str(path)) from error


def trouble_of(error: sqlite3.Error) -> Trouble:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Trouble.STORE_LOCKED
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return Trouble.STORE_DAMAGED
    return Trouble.DATA_UNWRITABLE


def insert(db: sqlite3.Connection, *values: Any) -> None:
    """One statement for all rows: if the unique index refuses one, it refuses all."""
    places = ", ".join(["(?, ?, ?, ?)"] * (len(values) // 4))
    db.execute(f"INSERT INTO step VALUES {places}", values)


def commit(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """Do all jobs in one transaction. One that conflicts, or stumbles over what is kept, fails
    alone; a failing disk fails all. Whatever happens, the thread lives on to do the next ones."""
    try:
        together(db, jobs)
        return
    except Exception:  # found out in `one_by_one`
        pass
    try:
        take_back(db)
        one_by_one(db, jobs)
    except Exception as error:
        for job in jobs:
            job.error = StoreFailed(repr(error))


def together(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """All appends in one statement. Every statement gives the interpreter's lock away, and a busy
    loop keeps it for a while; if there is but one, it commits by itself."""
    others = [job for job in jobs if not job.values]
    rows = [value for job in jobs for value in job.values]
    if others:
        db.execute("BEGIN IMMEDIATE")
    for job in others:
        job.result = job.do(db)
    if rows:
        insert(db, *rows)
    if others:
        db.execute("COMMIT")


def one_by_one(db: sqlite3.Connection, jobs: list[Job]) -> None:
    """The same if one of them does not go."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            alone(db, job)
        db.execute("COMMIT")
    except sqlite3.Error:
        take_back(db)
        raise


def alone(db: sqlite3.Connection, job: Job) -> None:
    """One job, all of it or nothing; only an error of the disk is everybody's."""
    db.execute("SAVEPOINT job")
    try:
        job.result = job.do(db, *job.values)
        return
    except sqlite3.OperationalError:
        raise
    except sqlite3.Error as damage:
        taken = getattr(damage, "sqlite_errorcode", 0) in TAKEN
        job.error = Conflict() if taken else StoreFailed(repr(damage))
    except Exception as own:
        job.error = own
    db.execute("ROLLBACK TO job")


def take_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:
        db.execute("ROLLBACK")


def answer_all(jobs: list[Job]) -> None:
    for job in jobs:
        if job.answer.done():  # the client has gone, and its future was cancelled
            continue
        if job.error is None:
            job.answer.set_result(job.result)
        else:
            job.answer.set_exception(job.error)
