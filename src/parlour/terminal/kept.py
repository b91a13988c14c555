"""The tables this user has played at from the terminal, so that they can come back to them."""

import os
from pathlib import Path

from msgspec import DecodeError, json

from parlour.core.game import Value

MOST = 20


class Visited(Value, frozen=True):
    """A seat at a table. The token is a secret, so the file is for its owner alone."""

    code: str
    game: str
    name: str
    token: str
    url: str = ""
    """Of the server; empty: the house that `parlour play` opens by itself."""


def visited(folder: Path) -> tuple[Visited, ...]:
    """The newest first. A file that nobody can read is as good as none."""
    try:
        return json.decode(place(folder).read_bytes(), type=tuple[Visited, ...])
    except (OSError, DecodeError):
        return ()


def remember(folder: Path, visit: Visited) -> None:
    others = [one for one in visited(folder) if (one.code, one.url) != (visit.code, visit.url)]
    keep(folder, (visit, *others)[:MOST])


def forget(folder: Path, visit: Visited) -> None:
    keep(folder, tuple(one for one in visited(folder) if one != visit))


def keep(folder: Path, visits: tuple[Visited, ...]) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    new = place(folder).with_suffix(".new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(json.encode(visits))
    new.replace(place(folder))


def place(folder: Path) -> Path:
    return folder / "visited.json"
