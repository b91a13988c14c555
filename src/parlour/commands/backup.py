"""parlour backup and parlour restore: a copy of all rooms and games, and the way back."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from parlour.commands.serve import data_folder
from parlour.commands.speech import Sorry, tell

FOLDER = click.option(
    "--data", type=click.Path(path_type=Path), metavar="DIR", help="Where games are kept."
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@FOLDER
def backup(file: Path, data: Path | None) -> None:
    """Copy all rooms and games into FILE, also while they are being played."""
    from parlour.server.store import backup as store

    with troubles():
        store.backup(data or data_folder(), file)
    tell("cli-backed-up", file=str(file))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@FOLDER
def restore(file: Path, data: Path | None) -> None:
    """Put all rooms and games back as they are in FILE. What was there is set aside."""
    from parlour.server.store import backup as store

    folder = data or data_folder()
    with troubles():
        aside = store.restore(file, folder)
    tell("cli-restored", folder=str(folder))
    if aside is not None:
        tell("cli-set-aside", file=str(aside))


@contextmanager
def troubles() -> Iterator[None]:
    from parlour.server.store import CannotOpen

    try:
        yield
    except CannotOpen as error:
        raise Sorry(f"cli-trouble-{error.trouble.value}", about=error.about) from None
