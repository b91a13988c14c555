"""Whether a play costs more as the house grows: open rooms, moves in the file, long games, sockets;
and whether a long game that is opened again stalls the others.

    python bench/scale.py [rooms] [file] [length] [waking] [crowd] [--seconds 4] [--rounds 2]

The load is that of bench/server.py: tables of three, each on a websocket of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import common
import load
import server
from load import Gauge, Measured, ParlourTable, connect

Row = dict[str, Any]

PARLOUR = """
import sys
from pathlib import Path
from parlour.server.app import serve
from parlour.server.link.budgets import UNLIMITED
from parlour.server.settings import Settings
port, folder = int(sys.argv[1]), Path(sys.argv[2])
serve(Settings(folder, port=port, budgets=UNLIMITED, close_after=1e6), lambda settings: None)
"""
"""Rooms stay open with nobody in them."""

COLUMNS = (
    "what", "size", "CPU µs/play", "plays/s", "p50 ms", "p99 ms", "worst ms", "generator's share",
)  # fmt: skip
STEP = b"\n".join(
    [
        b'[0,{"type":"Roll","roll":1,"keep":[3,3]},1.5]',
        b'[null,{"type":"Rolled","dice":[1,3,3,5,6]},1.5]',
    ]
)
LONG = 5000
"""Moves of the game that is opened again."""


def main() -> None:
    common.be_ours()
    args = arguments()
    common.say(f"bench: {common.machine()}, load {os.getloadavg()[0]:.1f}")
    os.sched_setaffinity(0, {server.OWN_CORE})
    rows = [row for name in args.parts for row in PARTS[name](args)]
    common.report(rows, COLUMNS, as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", default=[*PARTS], metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--seconds", type=float, default=4.0, help="of one measurement")
    parser.add_argument("--rounds", type=int, default=2, help="the one with least CPU counts")
    parser.add_argument("--tables", type=int, default=50, help="at which is played meanwhile")
    parser.add_argument("--rooms", type=int, nargs="+", default=[10, 1000, 10_000])
    parser.add_argument("--moves", type=int, nargs="+", default=[0, 1_000_000])
    parser.add_argument("--crowd", type=int, nargs=2, default=[1000, 4000], metavar="N",
                        help="tables, and plays a second")  # fmt: skip
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def rooms(args: argparse.Namespace) -> list[Row]:
    """Played at some tables while so many other rooms are open."""

    async def play(port: int, pid: int, size: int) -> Measured:
        for _ in range(size):
            await visit(port, load.post(port, "/api/rooms", {"game": "kniffel"})["room"])
        return await driven(args, port, pid)

    return [best(args, "open rooms", size, play) for size in args.rooms]


def file(args: argparse.Namespace) -> list[Row]:
    """So many moves of other games are in the file."""

    async def play(port: int, pid: int, size: int) -> Measured:
        return await driven(args, port, pid)

    return [best(args, "moves in the file", size, play, fill) for size in args.moves]


def fill(folder: Path, size: int) -> None:
    """A store as many finished games have left it."""
    from parlour.server.store.sqlite import connect as open_store

    db, steps = open_store(folder), 200
    values = ((-1 - n // steps, n % steps * 2, STEP, "a") for n in range(size // 2))
    db.execute("BEGIN")
    db.executemany("INSERT INTO step VALUES (?, ?, ?, ?)", values)
    db.execute("COMMIT")
    db.close()


def length(args: argparse.Namespace) -> list[Row]:
    """Series of twelve games: the first plays of each table, and the last."""

    async def play(port: int, pid: int, size: int) -> list[tuple[int, float]]:
        gauge = Gauge()
        tables = [await LongTable.lay(gauge, port, n, size) for n in range(size)]
        for table in tables:
            table.start()
        seen = [(0, load.cpu_of(pid))]
        while not any(table.over for table in tables):
            await asyncio.sleep(0.02)
            seen.append((gauge.plays, load.cpu_of(pid)))
        return seen

    with (
        tempfile.TemporaryDirectory() as folder,
        server.running(server.PARLOUR_ITSELF, Path(folder), PARLOUR) as (port, pid),
    ):
        seen = server.run(play(port, pid, 10))
    plays = seen[-1][0]
    parts = [("first fifth", 0.05, 0.25), ("last fifth", 0.75, 0.95)]
    return [
        {"what": f"long games, {name}", "size": round(end * plays / 10),
         "CPU µs/play": cost(seen, start * plays, end * plays)}
        for name, start, end in parts
    ]  # fmt: skip


def cost(seen: list[tuple[int, float]], start: float, end: float) -> float:
    """µs of CPU for one of the plays between these numbers."""
    inside = [one for one in seen if start <= one[0] <= end]
    (first, began), (last, ended) = inside[0], inside[-1]
    return 1e6 * (ended - began) / (last - first)


class LongTable(ParlourTable):
    def start(self) -> None:
        options = b'{"games":12}'
        self.sockets[0].say(
            b'{"type":"Configure","id":"c","game":"kniffel","options":%s}' % options
        )
        super().start()

    def play(self) -> None:
        if not self.over:
            super().play()


def waking(args: argparse.Namespace) -> list[Row]:
    """A long game is opened again, while a bystander asks for signs of life."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        codes = keep_long_games(folder, LONG, args.rounds)
        with server.running(server.PARLOUR_ITSELF, folder, PARLOUR) as (port, _):
            quiet, woken = server.run(watch(port, codes))
    for what, waits in (("a quiet second", quiet), (f"waking {LONG} moves", woken)):
        waits.sort()
        share = {f"p{part} ms": 1e3 * waits[len(waits) * part // 100] for part in (50, 99)}
        rows.append({"what": what, "size": len(waits), **share, "worst ms": 1e3 * waits[-1]})
    return rows


async def watch(port: int, codes: list[str]) -> tuple[list[float], list[float]]:
    """How long signs of life take: for a second, and while rooms are opened one after the other."""
    socket = await connect(port, load.SOCKET_PATH)
    quiet, end = [], time.perf_counter() + 1.0
    while time.perf_counter() < end:
        quiet.append(await sign_of_life(socket))
    woken: list[float] = []
    for code in codes:
        visiting = asyncio.create_task(visit(port, code))
        while not visiting.done():
            woken.append(await sign_of_life(socket))
        await visiting
    return quiet, woken


async def sign_of_life(socket: load.Socket) -> float:
    began = time.perf_counter()
    socket.say(b'{"type":"Ping","id":"p"}')
    await socket.wait(b'"Pong"')
    return time.perf_counter() - began


async def visit(port: int, code: str) -> None:
    """Look into a room, which opens it."""
    socket = await connect(port, load.SOCKET_PATH)
    socket.say(b'{"type":"Hello","id":"h","room":"%s"}' % code.encode())
    if b'"Done"' not in await socket.wait(b'"id":"h"'):
        raise RuntimeError("the room cannot be opened")
    socket.close()


def keep_long_games(folder: Path, moves: int, number: int) -> list[str]:
    """Rooms in each of which eight people are in the middle of a series; their codes."""
    from parlour.server.store.sqlite import connect as open_store

    lines, header, seed = long_game(moves)
    db, codes = open_store(folder), [f"LONG{n}" for n in range(number)]
    for table, code in enumerate(codes, start=1):
        doc = room_doc(code, table, seed)
        db.execute("INSERT INTO room VALUES (?, ?, ?)", (code, doc, int(time.time())))
        db.execute("INSERT INTO laid VALUES (?, ?, ?, ?)", (table, code, header, seed))
        rows = [(table, seq, line, "") for seq, line in enumerate(lines)]
        db.executemany("INSERT INTO step VALUES (?, ?, ?, ?)", rows)
    db.close()
    return codes


def long_game(moves: int) -> tuple[list[bytes], bytes, bytes]:
    """Its lines, its header and its seed."""
    import random

    from msgspec import Raw, json

    from parlour.core import fair, log
    from parlour.core.table import Table
    from parlour.games import GAMES

    game, seed, rng = GAMES["kniffel"], bytes(range(32)), random.Random(1)
    options = game.types.options(games=12)
    head = log.Header(log.FORMAT, game.name, game.rules, Raw(json.encode(options)), PEOPLE,
                      commitment=fair.commitment(seed))  # fmt: skip
    header = json.encode(head)
    table = Table(game, options, len(PEOPLE), fair.fair(seed, header))
    table.commit(table.ring(0.0))
    while len(table.moves) < moves:
        seat = next(seat for seat in table.seats if game.legal(table.state, seat))
        table.commit(table.play(seat, rng.choice(game.legal(table.state, seat)), 0.0))
    return [json.encode(move) for move in table.moves], header, seed


PEOPLE = tuple(f"Seat {number}" for number in range(8))


def room_doc(code: str, table: int, seed: bytes) -> bytes:
    from msgspec import Raw, json

    from parlour.server.rooms.seats import RoomKept, SeatKept
    from parlour.server.wire import Kind

    people = tuple(SeatKept(Kind.PERSON, name, name) for name in PEOPLE)
    kept = RoomKept(code, "kniffel", Raw(b'{"games":12}'), seed.hex(), people, 1, table)
    return json.encode(kept)


def crowd(args: argparse.Namespace) -> list[Row]:
    """Many tables with a spectator each, at a steady pace."""
    tables, rate = args.crowd

    async def play(port: int, pid: int, size: int) -> Measured:
        return await load.drive(
            WatchedTable, port, [pid], tables=size, seconds=args.seconds, warm=2.0, rate=rate
        )

    return [best(args, f"tables at {rate:,} plays/s, {4 * tables:,} sockets", tables, play)]


class WatchedTable(ParlourTable):
    watcher: load.Socket | None = None

    @classmethod
    async def lay(cls, gauge: Gauge, port: int, number: int, tables: int) -> WatchedTable:
        table = await super().lay(gauge, port, number, tables)
        assert isinstance(table, WatchedTable)
        table.watcher = await connect(port, load.SOCKET_PATH)
        table.watcher.say(b'{"type":"Hello","id":"h","room":"%s"}' % table.room.encode())
        table.watcher.heard = lambda socket, message: None
        return table


Play = Callable[[int, int, int], Any]


def best(
    args: argparse.Namespace,
    what: str,
    size: int,
    play: Play,
    prepare: Callable[[Path, int], None] = lambda folder, size: None,
) -> Row:
    """Of so many rounds the one in which a play cost least CPU."""
    rows = []
    for number in range(1, args.rounds + 1):
        common.say(f"bench: round {number} of {args.rounds}, {size:,} {what}")
        with tempfile.TemporaryDirectory() as name:
            prepare(Path(name), size)
            with server.running(server.PARLOUR_ITSELF, Path(name), PARLOUR) as (port, pid):
                got = server.run(play(port, pid, size))
        rows.append(
            {
                "what": what,
                "size": size,
                "CPU µs/play": 1e6 * got.server_cpu / got.plays,
                "plays/s": round(got.plays / got.seconds),
                "p50 ms": 1e3 * got.latency(0.5),
                "p99 ms": 1e3 * got.latency(0.99),
                "generator's share": got.own_cpu / got.seconds,
            }
        )
    return min(rows, key=lambda row: row["CPU µs/play"])


async def driven(args: argparse.Namespace, port: int, pid: int) -> Measured:
    return await load.drive(
        ParlourTable, port, [pid], tables=args.tables, seconds=args.seconds, warm=1.0
    )


PARTS: dict[str, Callable[[argparse.Namespace], list[Row]]] = {
    "rooms": rooms,
    "file": file,
    "length": length,
    "waking": waking,
    "crowd": crowd,
}

if __name__ == "__main__":
    main()
