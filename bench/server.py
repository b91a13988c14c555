"""Durable moves a second of the server, and CPU per move, beside boardgame.io.

    python bench/server.py [--tables 1 100] [--seconds 10] [--rounds 3] [--rate 2400]
                           [--python PATH …] [--no-peers] [--json]

Three seats a table, each on a websocket of its own and shown every move. Server on one core, load
generator on the other. Parlour writes each move to disk, and syncs it, before it shows it;
boardgame.io keeps its games in memory, and in a second mode in files, which it does not sync.
`--python` names other interpreters, to be measured beside that of .venv; what requirements/run.txt
lists must be installed for them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import common
import load
from load import BoardgameTable, Measured, ParlourTable

PARLOUR = """
import sys
from pathlib import Path
from parlour.server.app import serve
from parlour.server.link.budgets import UNLIMITED
from parlour.server.settings import Settings
serve(Settings(Path(sys.argv[2]), port=int(sys.argv[1]), budgets=UNLIMITED), lambda settings: None)
"""

PARLOUR_ITSELF = "Parlour"
BOARDGAME = {"boardgame.io": False, "boardgame.io, files": True}
"""By name: whether it keeps its games in files."""

CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, OWN_CORE = CORES[0], CORES[-1]
T = TypeVar("T")
Row = dict[str, Any]

COLUMNS = (
    "server", "load", "plays/s", "moves/s", "p50 ms", "p99 ms", "CPU µs/play", "plays/CPU-s",
    "ratio to Parlour", "generator's ceiling, plays/s",
)  # fmt: skip


def main() -> None:
    common.be_ours()
    common.say(f"bench: {common.machine()}")
    args = arguments()
    os.sched_setaffinity(0, {OWN_CORE})
    if not args.no_peers:
        common.npm_peers()
    runs: list[tuple[int, float | None]] = [(tables, None) for tables in args.tables]
    if args.rate:
        runs.append((max(args.tables), args.rate))
    rows = [row for tables, rate in runs for row in race(args, tables, rate)]
    common.report(rows, COLUMNS, as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 100])
    parser.add_argument("--seconds", type=float, default=10.0, help="of one measurement")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before it")
    parser.add_argument("--rounds", type=int, default=3, help="the one with least CPU counts")
    parser.add_argument("--rate", type=float, default=2400.0, help="of the paced run; 0: none")
    parser.add_argument("--python", nargs="+", default=[], help="interpreters beside that of .venv")
    parser.add_argument("--no-peers", action="store_true", help="Parlour alone")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def race(args: argparse.Namespace, tables: int, rate: float | None) -> list[Row]:
    """Of each server the round in which a play cost it the least CPU. They take turns: a busy spell
    of the machine hits both."""
    names = [PARLOUR_ITSELF, *args.python] + ([] if args.no_peers or rate else [*BOARDGAME])
    rounds: dict[str, list[Row]] = {name: [] for name in names}
    for number in range(1, args.rounds + 1):
        for name in names:
            pace = f" at {rate:.0f} plays/s" if rate else ""
            common.say(f"bench: round {number} of {args.rounds}, {name}, {tables} tables{pace}")
            rounds[name].append(measure(args, name, tables, rate))
    best = [min(rounds[name], key=lambda row: row["CPU µs/play"]) for name in names]
    for row in best[1:]:
        row["ratio to Parlour"] = best[0]["plays/CPU-s"] / row["plays/CPU-s"]
    return best


def measure(args: argparse.Namespace, name: str, tables: int, rate: float | None) -> Row:
    kind = BoardgameTable if name in BOARDGAME else ParlourTable
    with tempfile.TemporaryDirectory() as folder:
        with running(name, Path(folder)) as (port, pid):
            drive = load.drive(
                kind, port, [pid], tables=tables, seconds=args.seconds, warm=args.warm, rate=rate
            )
            got = run(drive)
        per_play = None if name in BOARDGAME else moves_per_play(Path(folder), got)
    return row(name, f"{tables} tables" + (f", {rate:.0f}/s" if rate else ""), got, per_play)


def row(name: str, what: str, got: Measured, per_play: float | None) -> Row:
    rate = got.plays / got.seconds
    return {
        "server": name,
        "load": what,
        "plays/s": round(rate),
        "moves/s": None if per_play is None else round(rate * per_play),
        "p50 ms": 1e3 * got.latency(0.5),
        "p99 ms": 1e3 * got.latency(0.99),
        "CPU µs/play": 1e6 * got.server_cpu / got.plays,
        "plays/CPU-s": round(got.plays / got.server_cpu),
        "generator's ceiling, plays/s": round(got.plays / got.own_cpu),
    }


def run(drive: Coroutine[Any, Any, T]) -> T:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(drive)


def moves_per_play(folder: Path, got: Measured) -> float:
    """From the log on disk, now that the server has gone: all moves (plays and the house's draws)
    to one play. Every play that was shown must be in it."""
    with sqlite3.connect(folder / "parlour.db") as store:
        steps = store.execute("SELECT lines FROM step")
        lines = [line for (step,) in steps for line in step.split(b"\n")]
    moves, draws = len(lines), sum(line.startswith(b"[null") for line in lines)
    if moves - draws != got.all_plays:
        sys.exit(f"bench: {got.all_plays} plays were shown, the log has {moves - draws}")
    return float(moves / (moves - draws))


@contextmanager
def running(name: str, folder: Path, script: str = PARLOUR) -> Iterator[tuple[int, int]]:
    """The server, on its own core, until the block ends: its port and its process. What is no peer
    is Parlour, in the interpreter of this name."""
    port = free_port()
    if name in BOARDGAME:
        command = ["node", "boardgame.cjs", str(port), *([str(folder)] if BOARDGAME[name] else [])]
        environment, home = os.environ | {"NODE_ENV": "production"}, common.npm_peers()
    else:
        python = sys.executable if name == PARLOUR_ITSELF else str(Path(name).absolute())
        command = [python, "-c", script, str(port), str(folder)]
        environment, home = os.environ | {"PYTHONPATH": str(common.ROOT / "src")}, folder
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=sys.stderr, cwd=home, env=environment
    )
    os.sched_setaffinity(process.pid, {SERVER_CORE})
    try:
        await_port(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((load.HOST, 0))
        port: int = probe.getsockname()[1]
    return port


def await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            socket.create_connection((load.HOST, port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    sys.exit("bench: the server did not start")


if __name__ == "__main__":
    main()
