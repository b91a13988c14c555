"""Solved tables on disk, so that a solver works once. Nothing here is needed to play on.

A file is a line of JSON and the numbers. The line says by which version of the rules they were
made and what they add up to; its name holds a hash of the solver's own tables, so that other rules
never find it.
"""

import hashlib
import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from msgspec import DecodeError, json
from numpy.typing import NDArray

from parlour.core.game import Value
from parlour.exact.kept import folder
from parlour.exact.trouble import Trouble, Unsolvable

FORMAT = 1
NUMBERS = "<f8"
KIND = ".bin"
MOST_FILES = 12
"""Each has up to some ten megabytes; guests choose what is solved."""

Floats: TypeAlias = NDArray[np.float64]

Notice: TypeAlias = Callable[[Unsolvable], None]
"""Told what went wrong although the work goes on."""


class Entry(NamedTuple):
    """What is kept, of which game and by which version of its rules."""

    game: str
    rules: int
    what: str
    tables: Iterable[NDArray[Any]]
    """What the solver made of the rules; any change of it makes another entry."""


class Label(Value, frozen=True):
    """The first line of a file."""

    format: int
    game: str
    rules: int
    what: str
    shape: tuple[int, ...]
    digest: str


def log_notice(trouble: Unsolvable) -> None:
    logging.getLogger(__name__).warning("%s", trouble)


def fetch(entry: Entry, notice: Notice = log_notice) -> Floats | None:
    """The numbers as they were kept; None if they have to be made."""
    path = _path(entry)
    try:
        text = path.read_bytes()
        path.touch()  # used now: the file that was used longest ago goes first
    except OSError:
        return None
    found = _unwrap(text, entry)
    if found is None:
        notice(Unsolvable(Trouble.CACHE_DAMAGED, path=str(path)))
    return found


def keep(entry: Entry, numbers: Floats, notice: Notice = log_notice) -> None:
    """Keep the numbers for next time, if there is a place for them."""
    path = _path(entry)
    body = numbers.astype(NUMBERS).tobytes()
    label = Label(FORMAT, entry.game, entry.rules, entry.what, numbers.shape, _digest(body))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, suffix=KIND, delete=False) as file:
            file.write(json.encode(label) + b"\n" + body)
        Path(file.name).replace(path)  # atomic: no reader ever sees half a file
        _make_room(path.parent)
    except OSError:
        notice(Unsolvable(Trouble.CACHE_UNWRITABLE, path=str(path.parent)))


def _make_room(folder: Path) -> None:
    """Of too many files those go that were used longest ago."""
    files = sorted(folder.glob(f"*{KIND}"), key=lambda file: file.stat().st_mtime)
    for file in files[:-MOST_FILES]:
        file.unlink(missing_ok=True)


def _unwrap(text: bytes, entry: Entry) -> Floats | None:
    line, _, body = text.partition(b"\n")
    try:
        label = json.decode(line, type=Label)
    except (DecodeError, UnicodeDecodeError):
        return None
    size = np.dtype(NUMBERS).itemsize * int(np.prod(label.shape))
    wanted = (FORMAT, entry.game, entry.rules, entry.what, size, _digest(body))
    have = (label.format, label.game, label.rules, label.what, len(body), label.digest)
    if have != wanted:
        return None
    return np.frombuffer(body, NUMBERS).reshape(label.shape).astype(np.float64)


def _path(entry: Entry) -> Path:
    whole = hashlib.sha256(f"{FORMAT} {entry.rules}".encode())
    for table in entry.tables:
        whole.update(np.ascontiguousarray(table).tobytes())
    return folder() / f"{entry.game}-{entry.what}-{whole.hexdigest()[:16]}{KIND}"


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
