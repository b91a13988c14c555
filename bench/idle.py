"""Memory an idle connection costs the server, beside boardgame.io.

    python bench/idle.py [--connections 2000] [--rooms 20] [--no-peers] [--json]

So many spectators come in, spread over the rooms, are shown what there is to see, and stay. What
the resident set has grown by after that, divided by them, is what one costs.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import common
import load
import server

SETTLE = 2.0
"""Seconds of rest before memory is read."""


def main() -> None:
    common.be_ours()
    common.say(f"bench: {common.machine()}")
    args = arguments()
    os.sched_setaffinity(0, {server.OWN_CORE})
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = args.connections + 1000
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, wanted)), hard))
    names = ["Parlour"] if args.no_peers else ["Parlour", "boardgame.io"]
    rows = [measure(name, args.connections, args.rooms, args.settle) for name in names]
    common.report(rows, rows[0], as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--connections", type=int, default=2000)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--settle", type=float, default=SETTLE, help="seconds before each reading")
    parser.add_argument("--no-peers", action="store_true", help="Parlour alone")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def measure(name: str, connections: int, rooms: int, settle: float) -> dict[str, Any]:
    common.say(f"bench: {connections} connections to {name}")
    come = parlour if name == "Parlour" else boardgame
    with (
        tempfile.TemporaryDirectory() as folder,
        server.running(name, Path(folder)) as (port, pid),
    ):

        async def visit() -> tuple[int, int]:
            enter = await come(port, rooms)
            first = [await enter(number) for number in range(rooms)]  # warms every path once
            before = await resting(pid, settle)
            crowd = [await enter(number) for number in range(connections)]
            after = await resting(pid, settle)
            for socket in first + crowd:
                socket.close()
            return before, after

        before, after = server.run(visit())
    return {
        "server": name,
        "connections": connections,
        "kB before": before,
        "kB with them": after,
        "kB/connection": (after - before) / connections,
    }


Enter = Callable[[int], Awaitable[load.Socket]]


async def parlour(port: int, rooms: int) -> Enter:
    codes = [load.post(port, "/api/rooms", {"game": "kniffel"})["room"] for _ in range(rooms)]

    async def enter(number: int) -> load.Socket:
        socket = await load.connect(port, load.SOCKET_PATH)
        socket.say(f'{{"type":"Hello","id":"h","room":"{codes[number % rooms]}"}}'.encode())
        await socket.wait(b'"type":"RoomShown"')
        socket.heard = forget
        return socket

    return enter


async def boardgame(port: int, rooms: int) -> Enter:
    body = {"numPlayers": load.SEATS}
    matches = [load.post(port, "/games/dice/create", body)["matchID"] for _ in range(rooms)]

    async def enter(number: int) -> load.Socket:
        socket = await load.enter(port)
        socket.say(f'42/dice,["sync","{matches[number % rooms]}",null,null,3]'.encode())
        await socket.wait(b'["sync",')
        socket.heard = forget
        return socket

    return enter


def forget(socket: load.Socket, message: bytes) -> None:
    if message == b"2":  # socket.io's own ping
        socket.say(b"3")


async def resting(pid: int, settle: float) -> int:
    """Resident kilobytes, the least of a few readings: both collect garbage when they like."""
    readings: list[int] = []
    end = time.perf_counter() + settle
    while not readings or time.perf_counter() < end:
        await asyncio.sleep(settle / 4)
        readings.append(resident(pid))
    return min(readings)


def resident(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


if __name__ == "__main__":
    main()
