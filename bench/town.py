"""A town beside one process: CPU of a play and of an append, takeovers, a rolling deploy.

    python bench/town.py [cpu size before append takeover deploy] [--before REVISION] [--tables 64]
                         [--seconds 10] [--rounds 3] [--kills 8] [--sockets 1000] [--json]

PostgreSQL is started for the run, in a folder of its own, and syncs every commit. Everything shares
this machine's cores with it and with the load generator, whose share of a core is told: figures of
the wall clock (plays a second, pauses) are the machine's as much as ours, those of CPU are not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import common

if __name__ == "__main__":
    common.be_ours()
sys.path.insert(0, str(common.ROOT))

import idle
import load
import server

from parlour.server.settings import BEAT_EVERY
from tests import postgres
from tests.postgres import Cluster
from tests.server.laying import lay
from tests.server.player import until
from tests.town.town import Process, more, playing
from tests.town.witness import Witness

Row = dict[str, Any]

SHARE = "generator's share"
COLUMNS = ("what", "figure", "unit", "wanted", "beside", "ratio", "plays/s", SHARE)
PLAYING = 20
"""Tables that play during a deploy; the other sockets watch empty rooms."""
IN_A_ROOM = 10


def main() -> None:
    args = arguments()
    common.say(f"bench: {common.machine()}, load {os.getloadavg()[0]:.1f}")
    with running_postgres() as cluster, tempfile.TemporaryDirectory() as folder:
        kinds: dict[str, Callable[[], list[Row]]] = {
            "cpu": lambda: cpu(args, cluster, Path(folder)),
            "size": lambda: size(args, cluster, Path(folder)),
            "before": lambda: before(args, Path(folder)),
            "append": lambda: append(args, cluster, Path(folder)),
            "takeover": lambda: takeover(args, cluster, Path(folder)),
            "deploy": lambda: deploy(args, cluster, Path(folder)),
        }
        rows = [row for what in args.what or kinds for row in kinds[what]()]
    common.report(rows, COLUMNS, as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", nargs="*", help="cpu, size, before, append, takeover, deploy")
    parser.add_argument("--before", default="HEAD~1", help="the revision that SQLite is beside")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10.0, help="of one measurement")
    parser.add_argument("--warm", type=float, default=2.0, help="seconds before it")
    parser.add_argument("--rounds", type=int, default=3, help="the one with least CPU counts")
    parser.add_argument("--kills", type=int, default=8, help="with a supervisor, and without")
    parser.add_argument("--sockets", type=int, default=1000, help="during a deploy")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


@contextmanager
def running_postgres() -> Iterator[Cluster]:
    programs = postgres.find_programs()
    if programs is None:
        sys.exit(f"bench: {postgres.NO_POSTGRES}")
    postgres.SETTINGS["fsync"] = "on"  # the tests do without
    cluster = Cluster(programs)
    try:
        cluster.make()
        yield cluster
    finally:
        cluster.remove()


# CPU of a play


SHAPES = {"1 worker": (1, 1), "2 workers of one town": (1, 2), "2 towns of 1 worker": (2, 1)}
"""How many towns, and how many workers each has."""


def cpu(args: argparse.Namespace, cluster: Cluster, folder: Path) -> list[Row]:
    """One worker, two of one town, and two that share nothing but the machine, each with as many
    tables in all, in turns. The last are what two busy processes and half the tables a process cost
    by themselves; whatever a town of two takes beyond that is the price of sharing."""
    rounds: dict[str, list[Row]] = {shape: [] for shape in SHAPES}
    for number in range(args.rounds):
        for shape, rows in rounds.items():
            common.say(f"bench: round {number + 1} of {args.rounds}, {shape}")
            rows.append(play(args, cluster, folder, *SHAPES[shape]))
    one, town, apart = (summed(shape, rows) for shape, rows in rounds.items())
    wall = [{"shape": row["shape"], "figure": row["plays/s"]} for row in (town, one)]
    wanted = {"wanted": "ratio ≤ 1.10"}
    return [
        named("worker CPU a play", one),
        named("worker CPU a play", apart, one),
        named("worker CPU a play", town, one) | wanted,
        named("worker CPU a play", town, apart) | wanted,
        named("plays a second", *wall),
    ]


def summed(shape: str, rows: Sequence[Row]) -> Row:
    """The least CPU of the rounds, and the middle one of what else they tell."""
    figure = min(row["figure"] for row in rows)
    others = {key: median(row[key] for row in rows) for key in ("plays/s", SHARE)}
    return {"shape": shape, "figure": figure, "unit": "µs", **others}


def named(what: str, row: Row, other: Row | None = None) -> Row:
    if other is None:
        return row | {"what": f"{what}, {row['shape']}"}
    beside = {"beside": other["figure"], "ratio": row["figure"] / other["figure"]}
    return row | {"what": f"{what}, {row['shape']}, beside {other['shape']}", **beside}


def play(args: argparse.Namespace, cluster: Cluster, folder: Path, towns: int, workers: int) -> Row:
    size = {"tables": args.tables // towns, "seconds": args.seconds, "warm": args.warm}

    async def all_of(opened: Sequence[Process]) -> list[load.Measured]:
        ports = [urlsplit(town.url).port or 0 for town in opened]
        drives = [
            load.drive(load.ParlourTable, port, town.workers(), **size)
            for port, town in zip(ports, opened, strict=True)
        ]
        return await asyncio.gather(*drives)

    with ExitStack() as stack:
        opened = [
            stack.enter_context(closing(Process(folder, dsn, workers, beat=BEAT_EVERY)))
            for dsn in [cluster.database() for _ in range(towns)]
        ]
        got = server.run(all_of(opened))
    return {
        "figure": 1e6 * sum(one.server_cpu for one in got) / sum(one.plays for one in got),
        "plays/s": round(sum(one.plays / one.seconds for one in got)),
        SHARE: max(one.own_cpu / one.seconds for one in got),
    }


# What a table takes


def size(args: argparse.Namespace, cluster: Cluster, folder: Path) -> list[Row]:
    """Memory of the worker, and what PostgreSQL does for a play."""
    common.say("bench: what a table takes")
    dsn = cluster.database()
    many = {"tables": args.tables, "seconds": args.seconds, "warm": args.warm}
    with closing(Process(folder, dsn, 1, beat=BEAT_EVERY)) as town:
        (pid,) = town.workers()
        at_rest, wal = idle.resident(pid), asyncio.run(asked(dsn, WAL))
        cpu = load.cpu_of(*backends(cluster))
        port = urlsplit(town.url).port or 0
        got = server.run(load.drive(load.ParlourTable, port, [pid], **many))
        wal = asyncio.run(asked(dsn, WAL)) - wal
        cpu = load.cpu_of(*backends(cluster)) - cpu
        grown = idle.resident(pid) - at_rest
    steps, disk = asyncio.run(asked(dsn, STEPS)), asyncio.run(asked(dsn, DISK))
    return [
        row_of_one("a worker at rest", at_rest / 1024, "MB", ""),
        row_of_one(f"memory of a table, {args.tables} of them", grown / args.tables, "kB", ""),
        row_of_one("CPU of PostgreSQL a play", 1e6 * cpu / got.all_plays, "µs", ""),
        row_of_one("WAL a step", wal / steps, "bytes", ""),
        row_of_one("disk a step", disk / steps, "bytes", ""),
    ]


WAL = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8"
STEPS = "SELECT count(*)::float8 FROM step"
DISK = "SELECT pg_total_relation_size('step')::float8"


async def asked(dsn: str, query: str) -> float:
    import asyncpg

    db = await asyncpg.connect(dsn)
    figure: float = await db.fetchval(query)
    await db.close()
    return figure


def backends(cluster: Cluster) -> list[int]:
    """The processes of PostgreSQL, and the one that started them."""
    pid = int((cluster.data / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]


# SQLite alone, beside an older revision


def before(args: argparse.Namespace, folder: Path) -> list[Row]:
    """Each tree is measured by its own bench/server.py, in turns."""
    old = folder / "before"
    git = ("git", "-C", str(common.ROOT), "worktree")
    add = [*git, "add", "--detach", str(old), args.before]
    subprocess.run(add, check=True, capture_output=True)
    try:
        (old / ".venv").symlink_to(common.ROOT / ".venv")
        rounds: dict[Path, list[Row]] = {common.ROOT: [], old: []}
        for number in range(args.rounds):
            for tree, rows in rounds.items():
                common.say(f"bench: round {number + 1} of {args.rounds}, SQLite in {tree.name}")
                rows.append(in_tree(args, tree))
    finally:
        subprocess.run([*git, "remove", "--force", str(old)], check=False, capture_output=True)
    now, then = (min(row["CPU µs/play"] for row in rows) for rows in rounds.values())
    what = f"CPU a play, SQLite, beside {args.before}"
    row: Row = {"what": what, "figure": now, "unit": "µs", "wanted": "ratio ≤ 1.03"}
    return [row | {"beside": then, "ratio": now / then}]


def in_tree(args: argparse.Namespace, tree: Path) -> Row:
    size = ("--tables", str(args.tables), "--seconds", str(args.seconds), "--warm", str(args.warm))
    alone = ("--rounds", "1", "--rate", "0", "--no-peers", "--json")
    command = [sys.executable, str(tree / "bench" / "server.py"), *size, *alone]
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, env=environment, check=True, capture_output=True)
    (row,) = json.loads(done.stdout)
    found: Row = row
    return found


# CPU of an append


def append(args: argparse.Namespace, cluster: Cluster, folder: Path) -> list[Row]:
    """Every table asks for its next step at once, and the process does nothing else."""
    from parlour.server.store import Store
    from parlour.server.store.postgres import PostgresStore
    from parlour.server.store.postgres.opening import prepare
    from parlour.server.store.sqlite import SqliteStore
    from parlour.server.town.workers import Workers

    @asynccontextmanager
    async def town() -> AsyncIterator[Store]:
        dsn = await asyncio.to_thread(cluster.database)
        await prepare(dsn)
        workers = Workers(dsn, "bench", "nowhere")
        await workers.join()
        beating = asyncio.create_task(workers.beat_on())
        store = PostgresStore(dsn, workers.me)
        yield store
        beating.cancel()
        await store.close()
        await workers.close()

    @asynccontextmanager
    async def alone() -> AsyncIterator[Store]:
        store = SqliteStore(Path(tempfile.mkdtemp(dir=folder)))
        yield store
        await store.close()

    rows = []
    for tables in (64, 512):
        common.say(f"bench: appends at {tables} tables")
        here = min(server.run(appended(town, tables, args.seconds)) for _ in range(args.rounds))
        sqlite = min(server.run(appended(alone, tables, args.seconds)) for _ in range(args.rounds))
        what = f"worker CPU an append, {tables} tables, beside SQLite"
        row: Row = {"what": what, "figure": here, "unit": "µs", "wanted": "≤ 12"}
        rows.append(row | {"beside": sqlite, "ratio": here / sqlite})
    return rows


async def appended(opened: Any, tables: int, seconds: float) -> float:
    """µs of CPU, all threads of this process, an append."""
    from parlour.server.store import Row

    step = Row(b'[0,{"type":"Roll","keep":[0,1]},12.5]\n[null,{"dice":[1,2,3,4,5]},12.5]', "a1")
    async with opened() as store:
        laid = [await lay(store) for _ in range(tables)]
        number, end = 0, time.perf_counter() + seconds
        began = time.process_time()
        while time.perf_counter() < end:
            writes = [store.append(table, number - 1, number, step) for table in laid]
            for write in writes:
                await write
            number += 1
        took = time.process_time() - began
    return 1e6 * took / (number * tables)


# Takeovers and deploys


def takeover(args: argparse.Namespace, cluster: Cluster, folder: Path) -> list[Row]:
    """From one answered play to the next at the tables of a worker that was killed."""
    if not args.kills:
        return []
    common.say(f"bench: {args.kills} kills under a supervisor")
    supervised = asyncio.run(kills_of_two(args.kills, cluster.database, folder))
    common.say(f"bench: {args.kills} kills without one")
    alone = asyncio.run(kills_of_one(args.kills, cluster.database, folder))
    return [
        row_of("supervised takeover", supervised, "≤ 500"),
        row_of("takeover by another worker", alone, "≤ 1500"),
    ]


def row_of(what: str, pauses: Sequence[float], wanted: str) -> Row:
    what = f"{what}: median, beside the longest of {len(pauses)}"
    ms = [1e3 * pause for pause in pauses]
    return {"what": what, "figure": median(ms), "unit": "ms", "wanted": wanted, "beside": max(ms)}


def row_of_one(what: str, figure: float, unit: str, wanted: str) -> Row:
    return {"what": what, "figure": figure, "unit": unit, "wanted": wanted}


async def kills_of_two(kills: int, database: Callable[[], str], folder: Path) -> list[float]:
    dsn, pauses = await asyncio.to_thread(database), []
    with closing(await asyncio.to_thread(Process, folder, dsn, 2, beat=BEAT_EVERY)) as town:
        async with playing([town.url], dsn, 6, 1) as witnesses:
            for _ in range(kills):
                await until(lambda: len(town.workers()) == 2)
                await more(witnesses, 5)
                pauses.append(await pause(witnesses, town.workers()[0]))
    return pauses


async def kills_of_one(kills: int, database: Callable[[], str], folder: Path) -> list[float]:
    dsn, pauses = await asyncio.to_thread(database), []
    town = [await asyncio.to_thread(Process, folder, dsn, beat=BEAT_EVERY) for _ in range(2)]
    urls = [process.url for process in town]
    async with playing(urls, dsn, 6, 2) as witnesses:
        for turn in range(kills):
            number = turn % 2
            pauses.append(await pause(witnesses, town[number].pid))
            town[number].close()
            town[number] = await asyncio.to_thread(Process, folder, dsn, beat=BEAT_EVERY)
            urls[number] = town[number].url
            await more(witnesses, 5)
    for process in town:
        process.close()
    return pauses


async def pause(witnesses: Sequence[Witness], pid: int) -> float:
    for witness in witnesses:
        witness.longest = 0.0
    os.kill(pid, signal.SIGKILL)
    await more(witnesses, 2)
    return max(witness.longest for witness in witnesses)


def deploy(args: argparse.Namespace, cluster: Cluster, folder: Path) -> list[Row]:
    common.say(f"bench: a deploy of three workers with {args.sockets} sockets")
    return asyncio.run(deployed(args.sockets, cluster.database, folder))


async def deployed(sockets: int, database: Callable[[], str], folder: Path) -> list[Row]:
    dsn = await asyncio.to_thread(database)
    tables = min(PLAYING, sockets)
    with closing(await asyncio.to_thread(Process, folder, dsn, 3, beat=BEAT_EVERY)) as town:
        port = urlsplit(town.url).port or 0
        async with playing([town.url], dsn, tables, 3) as witnesses:
            watchers = await watching(port, sockets - tables)
            for witness in witnesses:
                witness.longest = 0.0
            old, began = set(town.workers()), time.perf_counter()
            town.signal(signal.SIGHUP)
            while len(set(town.workers()) - old) < 3 or old & set(town.workers()):
                await more(witnesses, 1)
            took = time.perf_counter() - began
            closed = sum([not await lives(socket) for socket in watchers])
            closed += sum(witness.lost for witness in witnesses)
            longest = max(witness.longest for witness in witnesses)
            for socket in watchers:
                socket.close()
    what = f"deploy of three workers, {sockets} sockets"
    return [
        row_of_one(f"{what}: closed", closed, "", "0"),
        row_of_one(f"{what}: longest pause", 1e3 * longest, "ms", "≤ 300"),
        row_of_one(f"{what}: all of it", took, "s", ""),
    ]


async def watching(port: int, number: int) -> list[load.Socket]:
    """People who look at rooms in which nothing happens."""
    sockets: list[load.Socket] = []
    room = b""
    for count in range(number):
        if count % IN_A_ROOM == 0:
            made = await asyncio.to_thread(load.post, port, "/api/rooms", {"game": "kniffel"})
            room = made["room"].encode()
        socket = await load.connect(port, load.SOCKET_PATH)
        socket.say(b'{"type":"Hello","id":"h","room":"%s"}' % room)
        await socket.wait(b'"type":"Done"')
        sockets.append(socket)
    return sockets


async def lives(socket: load.Socket) -> bool:
    socket.say(b'{"type":"Ping","id":"p"}')
    try:
        return bool(await socket.wait(b'"type":"Pong"'))
    except TimeoutError:
        return False


if __name__ == "__main__":
    main()
