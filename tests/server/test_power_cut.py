"""The power goes at any moment: what was acknowledged is there when it comes back.

A store writes under `strace`, which tells every byte and every sync in order. A cut keeps what had
been synced, and of what was written since only some sectors, in any order. The control strikes the
syncs out, as with a disk that lies: then the same cuts lose moves, so the test can see a loss."""

import asyncio
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from parlour.server.store import CannotOpen, StoreFailed
from parlour.server.store.sqlite import SqliteStore

CUTS = int(os.environ.get("PARLOUR_CUTS", "60"))
SECTOR = 512
TABLES = 6
ROUNDS = 80
"""Enough to fill the log ahead of the store more than once, so that it is carried over."""
WRITER = f"""
import asyncio, os, random, sys
from pathlib import Path
from parlour.server.store import Row
from parlour.server.store.sqlite import SqliteStore

async def play(store, code, chance):
    await store.make_room(code, b"doc 0")
    table = await store.lay_table(code, b"header", b"seed", b"doc 0", lambda table: b"doc 0")
    for seq in range({ROUNDS}):
        line = b"%d " % seq + chance.randbytes(chance.randrange(1, 6000)).hex().encode()
        await store.append(table, seq - 1, seq, Row(line, ""))
        os.write(1, b"%d %d\\n" % (table, seq))

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"R{{n}}", random.Random(n)) for n in range({TABLES})))
    await store.close()

asyncio.run(main())
"""
GONE = re.compile(r"\d+ +unlink\(\"(?P<path>[^\"]*)\"")
CALL = re.compile(
    r"\d+ +(?P<name>pwrite64|fsync|fdatasync|ftruncate|write)"
    r"\(\d+<(?P<path>[^>]*)>(?:, \"(?P<data>[^\"]*)\")?(?:\.\.\.)?(?:, (?P<rest>[\d, ]+))?"
)
RESUMED = re.compile(r"(?P<thread>\d+) +<... (fsync|fdatasync) resumed>")


class Event(NamedTuple):
    """What happened to a file: bytes at a place, a new length, its end, a sync; or what was
    acknowledged."""

    kind: str
    path: str = ""
    """Of a file; its end is synced with its folder."""
    data: bytes = b""
    at: int = 0


def test_power_cuts_lose_nothing(tmp_path: Path) -> None:
    if shutil.which("strace") is None:
        if os.environ.get("CI"):
            pytest.fail("strace is not installed")
        pytest.skip("the trace of what is written comes from strace, which is not installed")
    events = traced(tmp_path)
    assert sum(event.kind == "sync" for event in events) > ROUNDS
    assert sum(event.kind == "kept" for event in events) == TABLES * ROUNDS
    lying = [event for event in events if event.kind != "sync"]
    lost = [cut(tmp_path, events, random.Random(number)) for number in range(CUTS)]
    of_control = [cut(tmp_path, lying, random.Random(number)) for number in range(CUTS)]
    print(f"{CUTS} power cuts: {sum(lost)} moves lost; without syncs {sum(of_control)}")
    assert sum(lost) == 0
    assert sum(of_control) > 0


def traced(folder: Path) -> list[Event]:
    """What a store writes, in the order in which it happens."""
    trace, store = folder / "trace", folder / "store"
    calls = "trace=pwrite64,write,fsync,fdatasync,ftruncate,unlink"
    strace = ["strace", "-f", "-y", "-xx", "-s", "1000000", "-e", calls, "-o", str(trace)]
    command = [*strace, sys.executable, "-c", WRITER, str(store)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    with trace.open() as lines:
        return list(events_of(lines))


def events_of(lines: Iterable[str]) -> Iterator[Event]:
    """A write begins when it is called; a sync counts when it has returned."""
    syncing: dict[str, str] = {}
    for line in lines:
        if resumed := RESUMED.match(line):
            yield Event("sync", syncing.pop(resumed["thread"]))
        elif gone := GONE.match(line):
            yield Event("end", hexed(gone["path"]).decode())
        elif call := CALL.match(line):
            path, data = hexed(call["path"]).decode(), hexed(call["data"] or "")
            match call["name"]:
                case "pwrite64":
                    yield Event("write", path, data, int(call["rest"].split(",")[-1]))
                case "ftruncate":
                    yield Event("length", path, at=int(call["rest"]))
                case "write":
                    if re.fullmatch(rb"\d+ \d+\n", data):
                        yield Event("kept", data=data)
                case _ if "unfinished" in line:
                    syncing[line.partition(" ")[0]] = path
                case _:
                    yield Event("sync", path)


def hexed(text: str) -> bytes:
    """With -xx every byte is written as \\xHH."""
    return bytes.fromhex(text.replace("\\x", "")) if text.startswith("\\x") else text.encode()


def cut(folder: Path, events: list[Event], chance: random.Random) -> int:
    """The power goes at a random moment: how many acknowledged moves are not there any more."""
    end = chance.randrange(len(events))
    files: dict[str, bytearray] = {}
    unsynced: dict[str, list[Event]] = {}
    kept: list[tuple[int, int]] = []
    for event in events[:end]:
        if event.kind == "kept":
            table, seq = event.data.split()
            kept.append((int(table), int(seq)))
        elif event.kind == "sync":
            for late in unsynced.pop(event.path, ()):
                apply(files, late)
        else:
            synced_by = str(Path(event.path).parent) if event.kind == "end" else event.path
            unsynced.setdefault(synced_by, []).append(event)
    share = chance.choice((0.0, 0.5, 0.95))
    for waiting in unsynced.values():
        pieces = [piece for event in waiting for piece in sectors(event)]
        chance.shuffle(pieces)
        for piece in pieces:
            if chance.random() < share:
                apply(files, piece)
    return missing(laid_out(folder / "cut", files), kept)


def sectors(event: Event) -> Iterator[Event]:
    """A disk keeps a sector wholly or not at all."""
    if event.kind != "write":
        yield event
    for start in range(0, len(event.data), SECTOR):
        yield event._replace(data=event.data[start : start + SECTOR], at=event.at + start)


def apply(files: dict[str, bytearray], event: Event) -> None:
    if event.kind == "end":
        files.pop(event.path, None)
        return
    image = files.setdefault(event.path, bytearray())
    size = event.at + len(event.data)
    if event.kind == "length":
        del image[size:]
    if len(image) < size:
        image.extend(bytes(size - len(image)))
    image[event.at : size] = event.data


def laid_out(folder: Path, files: dict[str, bytearray]) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for path, image in files.items():
        if "-lock" not in path and "-shm" not in path:  # made anew by whoever opens the store
            (folder / Path(path).name).write_bytes(image)
    return folder


def missing(folder: Path, kept: list[tuple[int, int]]) -> int:
    try:
        return asyncio.run(counted(folder, kept))
    except (CannotOpen, StoreFailed):
        return len(kept)


async def counted(folder: Path, kept: list[tuple[int, int]]) -> int:
    store = SqliteStore(folder)
    try:
        lost = 0
        for table in {table for table, _ in kept}:
            try:
                rows = (await store.load_table(table)).rows
            except LookupError:
                rows = []
            seqs = [int(row.lines.split()[0]) for row in rows]
            assert seqs == list(range(len(seqs))), "a gap"
            lost += sum(t == table and seq >= len(seqs) for t, seq in kept)
        return lost
    finally:
        await store.close()
