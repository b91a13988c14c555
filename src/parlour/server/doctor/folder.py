"""A house on SQLite: whether its disk syncs, how long a move takes, and when it was last copied."""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, time

from parlour.server.doctor import TRIES, Finding, appends, backup
from parlour.server.moving.copying import MARK
from parlour.server.store import CannotOpen, Row, Trouble
from parlour.server.store.sqlite import SqliteStore

SYNCS = 30
QUICKEST = 15e-6
"""Seconds: no disk that keeps what it is given answers sooner; one in memory does."""
STEP = Row(b"[0]" * 60, "doctor")


async def examine(folder: Path) -> AsyncIterator[Finding]:
    """In a folder beside the store, so that the games are not touched."""
    try:
        with TemporaryDirectory(prefix=".doctor-", dir=nearest(folder)) as scratch:
            yield disk(syncs(Path(scratch) / "sync"))
            yield appends(await append(Path(scratch)))
    except OSError as error:
        raise CannotOpen(Trouble.DATA_UNWRITABLE, str(folder)) from error
    mark = folder / MARK
    yield backup(time() - mark.stat().st_mtime if mark.exists() else None)


def nearest(folder: Path) -> Path:
    """A house that is not open yet has no folder."""
    return next(place for place in (folder, *folder.absolute().parents) if place.is_dir())


def disk(seconds: list[float]) -> Finding:
    return Finding("disk", median(seconds) >= QUICKEST, {"ms": f"{1000 * median(seconds):.2g}"})


def syncs(file: Path) -> list[float]:
    took = []
    with file.open("wb") as out:
        for _ in range(SYNCS):
            out.write(bytes(4096))
            out.flush()
            began = perf_counter()
            os.fsync(out.fileno())
            took.append(perf_counter() - began)
    return took


async def append(folder: Path) -> list[float]:
    took = []
    store = SqliteStore(folder)
    try:
        await store.make_room("DOCTOR", b"{}")
        table = await store.lay_table("DOCTOR", b"{}", b"", b"{}", lambda table: b"{}")
        for number in range(TRIES):
            began = perf_counter()
            await store.append(table, number - 1, number, STEP)
            took.append(perf_counter() - began)
    finally:
        await store.close()
    return took
