"""What the commands do. A backup is a store in one file, whatever it was made from; to restore it,
or to move, is to bring everything from one place to another."""

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from parlour.core.game import AnyGame
from parlour.server.moving import Differs, Moved, move, replay_all, sqlite
from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.backup import backup, restore
from parlour.server.store.private import FILE
from parlour.server.store.sqlite import NAME

if TYPE_CHECKING:
    from parlour.server.moving.postgres import PostgresPlace
    from parlour.server.moving.sqlite import SqlitePlace

Games = Mapping[str, AnyGame]

MARK = "last-backup"
"""A file in the data folder: its time is that of the last backup."""


async def backup_folder(folder: Path, file: Path, games: Games) -> Moved:
    """SQLite copies its own pages, which is quicker than rows."""
    backup(folder, file)
    (folder / MARK).touch(FILE)
    with backup_at(file) as copy:
        return await replay_all(copy, games)


async def restore_folder(file: Path, folder: Path, games: Games) -> tuple[Path | None, Moved]:
    """Where the store that was there has been set aside, and what is there now."""
    aside = restore(file, folder)
    with backup_at(file) as copy:
        return aside, await replay_all(copy, games)


async def backup_database(dsn: str, file: Path, games: Games) -> Moved:
    postgres = driver()
    async with postgres.reading(dsn) as source:
        with sqlite.writing_file(file) as target:
            moved = await move(source, target, games)
    await postgres.note_backup(dsn)
    return moved


async def restore_database(file: Path, dsn: str, games: Games) -> Moved:
    with backup_at(file) as source:
        async with into_database(dsn) as target:
            return await move(source, target, games)


async def to_database(folder: Path, dsn: str, games: Games) -> Moved:
    with sqlite.reading(folder / NAME, Trouble.NO_STORE, Trouble.STORE_DAMAGED) as source:
        async with into_database(dsn) as target:
            return await move(source, target, games)


async def to_folder(dsn: str, folder: Path, games: Games) -> Moved:
    async with driver().reading(dsn) as source:
        with differs(str(folder)), sqlite.writing(folder) as target:
            return await move(source, target, games)


def backup_at(file: Path) -> "AbstractContextManager[SqlitePlace]":
    return sqlite.reading(file, Trouble.NO_BACKUP, Trouble.NOT_A_BACKUP)


@asynccontextmanager
async def into_database(dsn: str) -> "AsyncIterator[PostgresPlace]":
    postgres = driver()
    with differs(postgres.spoken(dsn)):
        async with postgres.writing(dsn) as target:
            yield target


@contextmanager
def differs(place: str) -> Iterator[None]:
    try:
        yield
    except Differs:
        raise CannotOpen(Trouble.NOT_A_COPY, place) from None


def driver() -> ModuleType:
    """An extra."""
    try:
        from parlour.server.moving import postgres
    except ImportError as error:
        raise CannotOpen(Trouble.DATABASE_DRIVER, error.name or "") from None
    return postgres
