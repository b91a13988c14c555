"""A copy of the embedded store, made while it is in use, and the way back."""

import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.private import FILE, make_private
from parlour.server.store.schema import TooNew, version_of
from parlour.server.store.sqlite import NAME, lock


def backup(folder: Path, file: Path) -> None:
    """Copy the store in this folder, as it is at one moment; or raise `CannotOpen`."""
    if not (folder / NAME).exists():
        raise CannotOpen(Trouble.NO_STORE, str(folder))
    if file.exists():
        raise CannotOpen(Trouble.BACKUP_EXISTS, str(file))
    copy(folder / NAME, file, Trouble.STORE_DAMAGED)


def restore(file: Path, folder: Path) -> Path | None:
    """Put a copy in place of the store in this folder; where the old one has been set aside."""
    if not file.is_file():
        raise CannotOpen(Trouble.NO_BACKUP, str(file))
    try:
        make_private(folder, NAME)
    except OSError as error:
        raise CannotOpen(Trouble.DATA_UNWRITABLE, str(folder)) from error
    with closing(lock(folder)):
        fresh = folder / f"{NAME}.new"
        copy(file, fresh, Trouble.NOT_A_BACKUP)
        aside = set_aside(folder / NAME)
        fresh.replace(folder / NAME)
    return aside


def copy(source: Path, target: Path, damaged: Trouble) -> None:
    """Checked before it is there under its name."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(FILE)
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            check(old)
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        part.replace(target)
    except TooNew as error:
        raise CannotOpen(Trouble.STORE_TOO_NEW, str(source)) from error
    except (OSError, sqlite3.OperationalError) as error:
        raise CannotOpen(Trouble.BACKUP_UNWRITABLE, str(target)) from error
    except sqlite3.Error as error:
        raise CannotOpen(damaged, str(source)) from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def check(db: sqlite3.Connection) -> None:
    """It is a store of ours, and whole."""
    if not version_of(db) or db.execute("PRAGMA quick_check").fetchone() != ("ok",):
        raise sqlite3.DatabaseError("no store")


def set_aside(path: Path) -> Path | None:
    """Give the old store another name; None if nothing was in it."""
    with closing(sqlite3.connect(path)) as db, suppress(sqlite3.Error):
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # all of it is in one file then
    if not path.stat().st_size:
        return None
    names = (path.with_name(f"{path.name}.old{number}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for beside in ("-wal", "-shm", ""):  # a damaged store may have left these
        with suppress(FileNotFoundError):
            path.with_name(path.name + beside).rename(aside.with_name(aside.name + beside))
    return aside
