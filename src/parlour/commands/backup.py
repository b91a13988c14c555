"""parlour backup, restore and move: a copy of all rooms and games, the way back, and the way to
another store. Every game in it is replayed."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from parlour.commands.serve import data_folder
from parlour.commands.speech import Sorry, tell
from parlour.games import GAMES

if TYPE_CHECKING:
    from parlour.server.moving import Moved

T = TypeVar("T")

FOLDER = click.option(
    "--data", type=click.Path(path_type=Path), metavar="DIR", help="Where games are kept."
)
DATABASE = click.option(
    "--database",
    envvar="PARLOUR_DATABASE",
    metavar="URL",
    help="If they are kept in PostgreSQL: postgresql://user@host/name",
)
FILE = click.argument("file", type=click.Path(path_type=Path))


@click.command()
@FILE
@FOLDER
@DATABASE
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Copy all rooms and games into FILE, also while they are being played."""
    from parlour.server.moving import copying

    with troubles():
        if dsn := chosen(data, database):
            moved = run(copying.backup_database(dsn, file, GAMES))
        else:
            moved = run(copying.backup_folder(data or data_folder(), file, GAMES))
    tell("cli-backed-up", file=str(file))
    tell_replayed(moved)


@click.command()
@FILE
@FOLDER
@DATABASE
def restore(file: Path, data: Path | None, database: str | None) -> None:
    """Put all rooms and games back as they are in FILE. What was in a folder is set aside; a
    database must be empty, or hold an older copy."""
    from parlour.server.moving import copying

    with troubles():
        if dsn := chosen(data, database):
            aside, moved = None, run(copying.restore_database(file, dsn, GAMES))
        else:
            aside, moved = run(copying.restore_folder(file, data or data_folder(), GAMES))
    tell("cli-restored", folder=spoken(dsn) if dsn else str(data or data_folder()))
    if aside is not None:
        tell("cli-set-aside", file=str(aside))
    tell_replayed(moved)


@click.command()
@click.argument("to", type=click.Choice(["database", "folder"]))
@FOLDER
@DATABASE
def move(to: str, data: Path | None, database: str | None) -> None:
    """Bring all rooms and games from the folder to the database, or back, also while they are being
    played. A second run brings what has been played since."""
    from parlour.server.moving import copying

    if not database:
        raise Sorry("cli-move-wants-database")
    folder = data or data_folder()
    with troubles():
        if to == "database":
            moved = run(copying.to_database(folder, database, GAMES))
        else:
            moved = run(copying.to_folder(database, folder, GAMES))
    place = spoken(database) if to == "database" else str(folder)
    tell("cli-moved", rooms=str(moved.rooms), place=place)
    tell_replayed(moved)


def chosen(data: Path | None, database: str | None) -> str:
    """A folder that is named goes before a database that only the environment names."""
    return "" if data else database or ""


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def spoken(dsn: str) -> str:
    from parlour.server.store.postgres.opening import spoken

    return spoken(dsn)


def tell_replayed(moved: "Moved") -> None:
    if moved.broken:
        rooms = " ".join(sorted(set(moved.broken)))
        number, games = str(len(moved.broken)), str(moved.tables)
        raise Sorry("cli-not-replayed", number=number, games=games, rooms=rooms)
    tell("cli-replayed", games=str(moved.tables))


@contextmanager
def troubles() -> Iterator[None]:
    from parlour.server.store import CannotOpen

    try:
        yield
    except CannotOpen as error:
        raise Sorry(f"cli-trouble-{error.trouble.value}", about=error.about) from None
