"""The embedded store, or a backup, as a place to move from or to."""

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.server.moving import PAGE, Counts, RoomRow, StepRow, TableRow
from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.backup import check
from parlour.server.store.private import FILE
from parlour.server.store.schema import VERSION, TooNew, upgrade, version_of
from parlour.server.store.sqlite import NAME, connect, lock


class SqlitePlace:
    """One connection, in a transaction: readers see one moment, and a server writes on."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rooms(self) -> AsyncIterator[Sequence[RoomRow]]:
        found = self._db.execute("SELECT code, doc, touched FROM room")
        while page := found.fetchmany(PAGE):
            yield [RoomRow(*row) for row in page]

    async def tables(self) -> AsyncIterator[Sequence[TableRow]]:
        found = self._db.execute("SELECT id, room, header, seed FROM laid ORDER BY id")
        while page := found.fetchmany(PAGE):
            yield [TableRow(*row) for row in page]

    async def steps(self, tables: Sequence[int]) -> list[StepRow]:
        wanted = "SELECT laid, seq, lines, ask FROM step WHERE laid IN ({}) ORDER BY laid, seq"
        return [StepRow(*row) for row in self._db.execute(some(wanted, tables), tables)]

    async def counts(self) -> Counts:
        counts = "SELECT (SELECT count(*) FROM room), (SELECT count(*) FROM laid)"
        return Counts(*self._db.execute(counts).fetchone())

    async def rooms_of(self, codes: Sequence[str]) -> list[RoomRow]:
        wanted = "SELECT code, doc, touched FROM room WHERE code IN ({})"
        return [RoomRow(*row) for row in self._db.execute(some(wanted, codes), codes)]

    async def tables_of(self, numbers: Sequence[int]) -> list[TableRow]:
        wanted = "SELECT id, room, header, seed FROM laid WHERE id IN ({}) ORDER BY id"
        return [TableRow(*row) for row in self._db.execute(some(wanted, numbers), numbers)]

    async def put_rooms(self, rooms: Sequence[RoomRow]) -> None:
        self._db.executemany("INSERT OR REPLACE INTO room VALUES (?, ?, ?)", rooms)

    async def put_tables(self, tables: Sequence[TableRow]) -> None:
        self._db.executemany("INSERT INTO laid VALUES (?, ?, ?, ?)", tables)

    async def put_steps(self, steps: Sequence[StepRow]) -> None:
        self._db.executemany("INSERT INTO step VALUES (?, ?, ?, ?)", steps)


def some(query: str, values: Sequence[object]) -> str:
    return query.format(", ".join("?" * len(values)))


@contextmanager
def reading(file: Path, missing: Trouble, damaged: Trouble) -> Iterator[SqlitePlace]:
    """A store or a backup, also while a server writes it. One of an older version is upgraded in a
    copy, and stays as it is."""
    if not file.is_file():
        raise CannotOpen(missing, str(file))
    with troubles(file, damaged), closing(at(file)) as db:
        check(db)
        if version_of(db) == VERSION:
            db.execute("BEGIN")
            yield SqlitePlace(db)
            return
        with (
            TemporaryDirectory(prefix="parlour-") as folder,
            closing(at(Path(folder) / NAME)) as copy,
        ):
            db.backup(copy)
            upgrade(copy)
            yield SqlitePlace(copy)


@contextmanager
def writing(folder: Path) -> Iterator[SqlitePlace]:
    """The store of a folder that no server uses; all of it is written, or nothing."""
    with closing(lock(folder)), closing(connect(folder)) as db:
        db.execute("BEGIN IMMEDIATE")
        yield SqlitePlace(db)  # what is not committed is gone with the connection
        db.execute("COMMIT")


@contextmanager
def writing_file(file: Path) -> Iterator[SqlitePlace]:
    """A new backup, which is there under its name once it is whole."""
    if file.exists():
        raise CannotOpen(Trouble.BACKUP_EXISTS, str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(FILE)
        with closing(at(part)) as db:
            upgrade(db)
            db.execute("BEGIN")
            yield SqlitePlace(db)
            db.execute("COMMIT")
        part.replace(file)
    except (OSError, sqlite3.OperationalError) as error:
        raise CannotOpen(Trouble.BACKUP_UNWRITABLE, str(file)) from error
    finally:
        if part.is_file():
            part.unlink()


def at(file: Path) -> sqlite3.Connection:
    """Transactions are begun by whoever wants one."""
    return sqlite3.connect(file, isolation_level=None)


@contextmanager
def troubles(file: Path, damaged: Trouble) -> Iterator[None]:
    try:
        yield
    except TooNew as error:
        raise CannotOpen(Trouble.STORE_TOO_NEW, str(file)) from error
    except sqlite3.Error as error:
        raise CannotOpen(damaged, str(file)) from error
