"""Solved tables on disk, so that a solver works once. Nothing here is needed to play on.

A file is a line of JSON and the numbers. The line says by which version of the rules they were
made and what they add up to; its name holds a hash of the rules' own tables, so that other rules
never find it.
"""

import hashlib
import logging
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TypeAlias

import numpy as np
from msgspec import DecodeError, json

from parlour.core.game import Value
from parlour.exact.extras import Unsolvable
from parlour.exact.kept import folder
from parlour.games.kniffel.exact.kernel import Floats, Tables
from parlour.games.kniffel.exact.trouble import Trouble

FORMAT = 1
NUMBERS = "<f8"

Notice: TypeAlias = Callable[[Unsolvable], None]
"""Told what went wrong although the work goes on."""


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


def fetch(what: str, tables: Tables, notice: Notice = log_notice) -> Floats | None:
    """The numbers as they were kept; None if they have to be made."""
    path = _path(what, tables)
    try:
        text = path.read_bytes()
    except OSError:
        return None
    found = _unwrap(text, what)
    if found is None:
        notice(Unsolvable(Trouble.CACHE_DAMAGED, path=str(path)))
    return found


def keep(what: str, tables: Tables, numbers: Floats, notice: Notice = log_notice) -> None:
    """Keep the numbers for next time, if there is a place for them."""
    path = _path(what, tables)
    body = numbers.astype(NUMBERS).tobytes()
    label = Label(FORMAT, "kniffel", _version(), what, numbers.shape, _digest(body))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(json.encode(label) + b"\n" + body)
        Path(file.name).replace(path)  # so that nobody ever reads half a file
    except OSError:
        notice(Unsolvable(Trouble.CACHE_UNWRITABLE, path=str(path.parent)))


def _unwrap(text: bytes, what: str) -> Floats | None:
    line, _, body = text.partition(b"\n")
    try:
        label = json.decode(line, type=Label)
    except (DecodeError, UnicodeDecodeError):
        return None
    size = np.dtype(NUMBERS).itemsize * int(np.prod(label.shape))
    wanted = (FORMAT, "kniffel", _version(), what, size, _digest(body))
    have = (label.format, label.game, label.rules, label.what, len(body), label.digest)
    if have != wanted:
        return None
    return np.frombuffer(body, NUMBERS).reshape(label.shape).astype(np.float64)


def _path(what: str, tables: Tables) -> Path:
    whole = hashlib.sha256(f"{FORMAT} {_version()}".encode())
    for table in tables:
        whole.update(np.ascontiguousarray(table).tobytes())
    return folder() / f"kniffel-{what}-{whole.hexdigest()[:16]}.bin"


def _version() -> int:
    from parlour.games.kniffel import GAME  # which imports our bots, and they us

    return GAME.rules


def _digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
