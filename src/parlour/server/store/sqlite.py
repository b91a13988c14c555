"""The embedded store: SQLite with one writer thread and group commit.

WAL with synchronous=FULL: what `append` has acknowledged survives a power cut. The log is a plain
rowid table with a unique index on (laid, seq), which is twice as quick as clustering by that key.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import time
from typing import Any, NamedTuple, TypeVar

from parlour.server.store import CannotOpen, Conflict, Kept, Row, StoreFailed, Trouble

T = TypeVar("T")

VERSION = 1
MOST_IN_A_COMMIT = 1024

SCHEMA = f"""
CREATE TABLE room (code TEXT PRIMARY KEY, doc BLOB NOT NULL, touched INTEGER NOT NULL);
CREATE TABLE laid (
  id INTEGER PRIMARY KEY, room TEXT NOT NULL, header BLOB NOT NULL, seed BLOB NOT NULL
);
CREATE TABLE log (
  laid INTEGER NOT NULL, seq INTEGER NOT NULL, line BLOB NOT NULL, ask TEXT NOT NULL
);
CREATE UNIQUE INDEX log_place ON log (laid, seq);
PRAGMA user_version = {VERSION};
"""


class Job(NamedTuple):
    do: Callable[[sqlite3.Connection], Any]
    answer: "asyncio.Future[Any]"
    values: list[Any] | None = None
    """Of an append: the rows it inserts, so that many appends become one statement."""


class Outcome(NamedTuple):
    job: Job
    result: Any
    error: Exception | None


class SqliteStore:
    def __init__(self, folder: Path) -> None:
        """Open the store in this folder, or raise `CannotOpen`."""
        self._db = connect(folder)
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._waiting: list[Job] = []
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def load_room(self, code: str) -> bytes | None:
        def job(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT doc FROM room WHERE code = ?", (code,)).fetchone()
            return row[0] if row else None

        return await self._do(job)

    async def make_room(self, code: str, doc: bytes) -> None:
        await self._do(lambda db: keep_room(db, "INSERT", code, doc))

    async def save_room(self, code: str, doc: bytes) -> None:
        await self._do(lambda db: keep_room(db, "REPLACE", code, doc))

    async def lay_table(self, code: str, header: bytes, seed: bytes) -> int:
        def job(db: sqlite3.Connection) -> int:
            row = (code, header, seed)
            return (
                db.execute("INSERT INTO laid (room, header, seed) VALUES (?, ?, ?)", row).lastrowid
                or 0
            )

        return await self._do(job)

    async def load_table(self, table: int) -> Kept:
        def job(db: sqlite3.Connection) -> Kept:
            header, seed = db.execute(
                "SELECT header, seed FROM laid WHERE id = ?", (table,)
            ).fetchone()
            rows = db.execute("SELECT line, ask FROM log WHERE laid = ? ORDER BY seq", (table,))
            return Kept(header, seed, [Row(*row) for row in rows])

        return await self._do(job)

    def append(self, table: int, seq: int, rows: list[Row]) -> "asyncio.Future[None]":
        values = [value for n, row in enumerate(rows, seq) for value in (table, n, *row)]
        return self._do(lambda db: insert(db, values), values)

    async def ready(self) -> bool:
        """Whether the store still answers."""
        return await self._do(lambda db: db.execute("SELECT 1").fetchone() is not None)

    async def close(self) -> None:
        """Write the jobs that still wait, then stop."""
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _do(
        self, do: Callable[[sqlite3.Connection], T], values: list[Any] | None = None
    ) -> "asyncio.Future[T]":
        answer: asyncio.Future[T] = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(Job(do, answer, values))
        return answer

    def _hand_over(self) -> None:
        """What was asked in one turn of the loop wakes the thread once."""
        if self._waiting:
            self._jobs.put(self._waiting)
            self._waiting = []

    def _work(self) -> None:
        """The writer thread: whatever has queued up while it wrote goes into the next commit."""
        while (jobs := self._jobs.get()) is not None:
            while len(jobs) < MOST_IN_A_COMMIT and not self._jobs.empty():
                if (more := self._jobs.get()) is None:
                    self._jobs.put(None)  # stop, but after these
                    break
                jobs += more
            self._loop.call_soon_threadsafe(answer_all, commit(self._db, jobs))
        self._db.close()


def connect(folder: Path) -> sqlite3.Connection:
    path = folder / "parlour.db"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1.0)
        # Exclusive: a second program on the same folder is told so at once, and reads are quicker.
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} COMMIT;")
        elif version != VERSION:
            raise CannotOpen(Trouble.STORE_DAMAGED, str(path))
        db.execute("BEGIN IMMEDIATE")
        db.execute("COMMIT")
    except OSError as error:
        raise CannotOpen(Trouble.DATA_UNWRITABLE, str(folder)) from error
    except sqlite3.Error as error:
        raise CannotOpen(trouble_of(error), str(path)) from error
    return db


def trouble_of(error: sqlite3.Error) -> Trouble:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Trouble.STORE_LOCKED
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return Trouble.STORE_DAMAGED
    return Trouble.DATA_UNWRITABLE


def keep_room(db: sqlite3.Connection, verb: str, code: str, doc: bytes) -> None:
    db.execute(f"{verb} INTO room VALUES (?, ?, ?)", (code, doc, int(time())))


def insert(db: sqlite3.Connection, values: list[Any]) -> None:
    """One statement for all rows: if the unique index refuses one, it refuses all."""
    places = ", ".join(["(?, ?, ?, ?)"] * (len(values) // 4))
    db.execute(f"INSERT INTO log VALUES {places}", values)


def commit(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """Do all jobs in one transaction. One that conflicts fails alone; a failing disk fails all."""
    appends = [job for job in jobs if job.values is not None]
    others = [job for job in jobs if job.values is None]
    try:
        return together(db, appends, others)
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        return one_by_one(db, jobs)


def together(db: sqlite3.Connection, appends: list[Job], others: list[Job]) -> list[Outcome]:
    """All appends in one statement. Every statement gives the interpreter's lock away, and a busy
    loop keeps it for a while; if there is but one, it commits by itself."""
    if others:
        db.execute("BEGIN IMMEDIATE")
    outcomes = [Outcome(job, job.do(db), None) for job in others]
    if appends:
        insert(db, [value for job in appends for value in job.values or ()])
    if others:
        db.execute("COMMIT")
    return outcomes + [Outcome(job, None, None) for job in appends]


def one_by_one(db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
    """The same if one of them does not go."""
    outcomes: list[Outcome] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in jobs:
            try:
                outcomes.append(Outcome(job, job.do(db), None))
            except sqlite3.IntegrityError:
                outcomes.append(Outcome(job, None, Conflict()))
        db.execute("COMMIT")
    except sqlite3.Error as error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        failed = StoreFailed(str(error))
        return [Outcome(job, None, failed) for job in jobs]
    return outcomes


def answer_all(outcomes: list[Outcome]) -> None:
    for job, result, error in outcomes:
        if job.answer.done():  # the client has gone, and its future was cancelled
            continue
        if error is None:
            job.answer.set_result(result)
        else:
            job.answer.set_exception(error)
