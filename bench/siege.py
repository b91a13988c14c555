"""A bounded siege on loopback, at the limits that are shipped, beside a player who wants to play.

    python bench/siege.py [--messages 20000] [--seconds 3] [--kills 10] [--cuts 200] [--json]

Besiegers come from addresses of their own (127.0.0.2 and up, which Linux gives to everybody), the
bystander from 127.0.0.1. A line shows what was tried, how many besiegers were let go, and what the
bystander waited for a Pong, first at rest; then come crashes, faults of our own in the journal,
secrets that a stranger heard, memory; kills with resends, with the time of a restart; and power
cuts from a trace of what the store writes, beside a disk that never syncs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import common
import idle
import load
import server

GAMES = ("kniffel", "pokino", "cartino", "poker_champ")
SERVER = """
import sys
from pathlib import Path
from parlour.server.app import serve
from parlour.server.settings import Settings
serve(Settings(Path(sys.argv[2]), port=int(sys.argv[1])), lambda settings: None)
"""
FAULTS = (b"room-broke", b"entering-broke", b"request-broke", b"Traceback")
BEAT = 0.06
"""Seconds between two pings of the bystander, who keeps to the budget of asks."""


def main() -> None:
    common.be_ours()
    common.say(f"bench: {common.machine()}, load {os.getloadavg()[0]:.1f}")
    args = arguments()
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (port, process, journal):
        tables = [lay(port, game) for game in GAMES]
        codes = [code for code, _ in tables]
        before = settled(process.pid)
        rows = [beside(port, codes[0], "nothing", partial(rest, args.seconds))]
        for kind, frames in floods().items():
            rows.append(beside(port, codes[0], kind, partial(flood, port, frames, args.seconds)))
        rows.append(beside(port, codes[0], "silent sockets", partial(silence, port, args.seconds)))
        rows.append(
            beside(
                port, codes[0], "hostile messages", partial(hostile, port, tables, args.messages)
            )
        )
        after = settled(process.pid)
        crashed = process.poll() is not None
        written = journal.read_bytes()
    faults = sum(written.count(word) for word in FAULTS)
    leaked = sum(row.pop("leaked", 0) for row in rows)
    total: dict[str, Any] = {
        "tried": sum(row.get("tried", 0) for row in rows),
        "crashed": int(crashed),
        "faults": faults,
        "leaked": leaked,
        "journal kB": len(written) // 1024,
        "MB grown": (after - before) / 1024,
    }
    kept, cuts = kills(args.kills), power_cuts(args.cuts)
    for lines in [[*rows, total, kept, cuts]] if args.json else [rows, [total], [kept], [cuts]]:
        common.report(lines, lines[0], as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=20_000, help="hostile messages in all")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each flood")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--cuts", type=int, default=200, help="of the power")
    parser.add_argument("--no-peers", action="store_true", help="there are none")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


@contextmanager
def house(folder: Path) -> Iterator[tuple[int, subprocess.Popen[bytes], Path]]:
    port, journal = server.free_port(), folder / "journal"
    with journal.open("wb") as stderr:
        command = [sys.executable, "-c", SERVER, str(port), str(folder / "data")]
        process = subprocess.Popen(command, stderr=stderr)
        try:
            server.await_port(port, process)
            yield port, process, journal
        finally:
            process.terminate()
            process.wait(20)


def settled(pid: int) -> int:
    return asyncio.run(idle.resting(pid, idle.SETTLE))


# Somebody who only wants to play


def lay(port: int, game: str) -> tuple[str, str]:
    """A room with a game under way: its code, and the token of its player."""
    code = load.post(port, "/api/rooms", {"game": game})["room"]
    link = Client(port, "127.0.0.1")
    link.say({"type": "Hello", "id": "h", "room": code})
    link.say({"type": "Sit", "id": "s", "name": "Anna"})
    token = str(link.until("Seated")["token"])
    for number in range(2):
        link.say({"type": "AddBot", "id": f"b{number}", "level": link.levels[0]})
    link.say({"type": "Start", "id": "go"})
    link.until("Framed")
    link.socket.close()
    return code, token


class Client:
    """A blocking WebSocket client from an address of one's choice."""

    def __init__(self, port: int, address: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), 20, (address, 0))
        self.socket.sendall(greeting(port))
        self._stream = self.socket.makefile("rb")
        while (line := self._stream.readline()) not in (b"\r\n", b""):
            if line.startswith(b"HTTP") and b" 101 " not in line:
                raise ConnectionRefusedError(line)
        self.levels: list[str] = []

    def say(self, ask: dict[str, Any]) -> None:
        self.socket.sendall(masked(0x81, json.dumps(ask).encode()))

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            told = json.loads(self.hear())
            if told["type"] == "RoomShown":
                self.levels = told["levels"]
            if told["type"] == kind:
                return dict(told)

    def hear(self) -> bytes:
        while True:
            first, size = self._stream.read(2)
            if size == 126:
                (size,) = struct.unpack("!H", self._stream.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._stream.read(8))
            body = self._stream.read(size)
            if first == 0x81:
                return body


def greeting(port: int) -> bytes:
    return (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def masked(first: int, body: bytes) -> bytes:
    """With a mask of zeros: legal, and free."""
    size = len(body)
    head = bytes((first, 0x80 | size)) if size < 126 else struct.pack("!BBH", first, 0xFE, size)
    return head + b"\0\0\0\0" + body


def beside(port: int, code: str, what: str, attack: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """One line: the attack in processes of its own, the bystander in this one."""
    common.say(f"bench: {what}")
    link = Client(port, "127.0.0.1")
    link.say({"type": "Hello", "id": "h", "room": code})
    link.until("Done")
    waits: list[float] = []
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        told = {}
        try:
            told = attack()
        finally:
            os.write(writer, json.dumps(told).encode())
            os._exit(0)
    os.close(writer)
    ended = False
    while not ended:
        began = time.perf_counter()
        link.say({"type": "Ping", "id": "p"})
        link.until("Pong")
        waits.append(time.perf_counter() - began)
        time.sleep(BEAT)
        ended = os.waitpid(child, os.WNOHANG)[0] != 0
    with os.fdopen(reader, "rb") as pipe:
        told = json.loads(pipe.read() or b"{}")
    link.socket.close()
    waits.sort()
    row: dict[str, Any] = {"siege": what, "tried": 0, "let go": 0} | told
    return row | {"p50 ms": waits[len(waits) // 2] * 1e3, "worst ms": waits[-1] * 1e3}


# The besiegers


def floods() -> dict[str, list[bytes]]:
    """By name: how a connection begins, and what it then says without end."""
    ping = json.dumps({"type": "Ping", "id": "p"}).encode()
    return {
        "empty pongs": [b"", masked(0x8A, b"")],
        "empty pings": [b"", masked(0x89, b"")],
        "long pings": [b"", masked(0x89, b"x" * 125)],
        "empty continuations": [masked(0x01, b""), masked(0x00, b"")],
        "asks": [b"", masked(0x81, ping)],
        "large texts": [b"", masked(0x81, b"[" * 16_000)],
    }


def rest(seconds: float) -> dict[str, Any]:
    time.sleep(seconds)
    return {}


def flood(port: int, frames: list[bytes], seconds: float) -> dict[str, Any]:
    """As fast as it goes, again from the next address whenever it is let go."""
    first, again = frames
    chunk = again * max(1, 65_536 // len(again))
    tried = let_go = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        with suppress(OSError):
            link = Client(port, f"127.0.1.{let_go % 200 + 1}")
            link.socket.settimeout(0.2)  # nobody reads any more: it was let go
            link.socket.sendall(first)
            try:
                while time.perf_counter() < end:
                    link.socket.sendall(chunk)
                    tried += len(chunk) // len(again)
            finally:
                link.socket.close()
        let_go += 1
    return {"tried": tried, "let go": let_go}


def silence(port: int, seconds: float) -> dict[str, Any]:
    """Sockets that say nothing, more than one address may have, from a few of them."""
    links: list[socket.socket] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        with suppress(OSError):
            links.append(
                socket.create_connection(
                    ("127.0.0.1", port), 5, (f"127.0.2.{len(links) % 5 + 1}", 0)
                )
            )
        if len(links) >= 3000:
            time.sleep(0.01)
    gone = 0
    for link in links:
        link.setblocking(False)
        with suppress(BlockingIOError):
            gone += link.recv(1) in (b"", b"H")
        link.close()
    return {"tried": len(links), "let go": gone}


def hostile(port: int, tables: list[tuple[str, str]], messages: int) -> dict[str, Any]:
    return asyncio.run(_hostile(port, tables, messages))


async def _hostile(port: int, tables: list[tuple[str, str]], messages: int) -> dict[str, Any]:
    left, leaks = [messages], [0]
    codes, secrets = [code for code, _ in tables], [token.encode() for _, token in tables]

    def heard(data: bytes) -> None:
        leaks[0] += sum(data.count(secret) for secret in (*secrets, b'"seed"'))

    crowd = [besieger(port, codes, number, left, heard) for number in range(120)]
    let_go = sum(await asyncio.gather(*crowd))
    return {"tried": messages - left[0], "let go": let_go, "leaked": leaks[0]}


async def besieger(
    port: int, codes: list[str], number: int, left: list[int], heard: Callable[[bytes], None]
) -> int:
    """One stranger: into a room, then nonsense at a pace that is just allowed, or not."""
    chance = random.Random(number)
    gone = 0
    while left[0] > 0:
        with suppress(OSError, ConnectionError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(f"127.0.3.{number % 4 + 1}", 0)
            )
            writer.write(greeting(port))
            await reader.readuntil(b"\r\n\r\n")
            listening = asyncio.create_task(listen(reader, heard))
            hello = {"type": "Hello", "id": "h", "room": chance.choice(codes)}
            writer.write(masked(0x81, json.dumps(hello).encode()))
            while left[0] > 0 and not writer.is_closing() and not listening.done():
                left[0] -= 1
                writer.write(masked(0x81, nonsense(chance)))
                await writer.drain()
                await asyncio.sleep(chance.choice((0.0, 0.015, 0.015)))
            writer.close()
            await listening
        gone += 1
        await asyncio.sleep(0.1)
    return gone


async def listen(reader: asyncio.StreamReader, heard: Callable[[bytes], None]) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            heard(data)


WORDS = [
    "Sit",
    "Act",
    "Start",
    "Configure",
    "StandUp",
    "Advise",
    "Roll",
    "Bet",
    "Call",
    "",
    "x" * 300,
]
THINGS: list[Any] = [
    0,
    -1,
    7,
    1e99,
    2**63,
    None,
    True,
    "",
    "ones",
    "\u0000",
    [],
    [[]],
    {},
    {"type": 1},
]


def nonsense(chance: random.Random) -> bytes:
    """Nearly an ask: a known kind with odd fields, or broken off, or no JSON at all."""
    fields = ("seat", "play", "name", "game", "options", "level", "room", "tokens", "type")
    ask = {"type": chance.choice(WORDS), "id": chance.choice(["a", "b1", "<", 7, "x" * 41])}
    for name in chance.sample(fields, 3):
        ask[name] = chance.choice(THINGS)
    text = json.dumps(ask).encode()
    match chance.randrange(4):
        case 0:
            return text[: chance.randrange(len(text))]
        case 1:
            return b"[" * chance.randrange(4000)
        case _:
            return text


# Kills


def kills(number: int) -> dict[str, Any]:
    """SIGKILL while four games are played, with resends; and how long a restart takes."""
    common.say(f"bench: {number} kills over all games")
    told = tested("test_kill.py", "kills", PARLOUR_KILLS=number) if number else ""
    starts = [restart() for _ in range(7)]
    return {
        "kills": number,
        "lost or doubled": int(told is None),
        "interpreter ms": min(bare for bare, _, _ in starts) * 1e3,
        "durable answer ms": min(wall for _, wall, _ in starts) * 1e3,
        "of it CPU ms": min(cpu for _, _, cpu in starts) * 1e3,
    }


def power_cuts(number: int) -> dict[str, Any]:
    """Each keeps what was synced, and of the rest any sectors."""
    common.say(f"bench: {number} power cuts")
    told = tested("test_power_cut.py", "lose", PARLOUR_CUTS=number) if number else "0 0 0"
    cuts, lost, control = re.findall(r"\d+", told or f"{number} -1 -1")[:3]
    return {"power cuts": int(cuts), "moves lost": int(lost), "without syncs": int(control)}


def tested(file: str, which: str, **env: int) -> str | None:
    """What a test told; None if it failed."""
    command = [sys.executable, "-m", "pytest", "-qs", f"tests/server/{file}", "-k", which]
    more = os.environ | {name: str(value) for name, value in env.items()}
    command += ["--timeout", "0"]
    run = subprocess.run(command, cwd=common.ROOT, env=more, capture_output=True, check=False)
    return None if run.returncode else run.stdout.decode()


def restart() -> tuple[float, float, float]:
    """Seconds an empty interpreter takes; and from the start of a server to a room that is kept,
    on the clock and of CPU."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    bare = time.perf_counter() - began
    port = server.free_port()
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = ["-m", "parlour", "serve", "--here-only", "--no-open", "--port", str(port)]
        process = subprocess.Popen(
            [sys.executable, *command, "--data", folder], stdout=subprocess.DEVNULL
        )
        while True:
            with suppress(OSError):
                load.post(port, "/api/rooms", {"game": "kniffel"})
                break
            time.sleep(0.002)
        wall, cpu = time.perf_counter() - began, load.cpu_of(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait()
    return bare, wall, cpu


if __name__ == "__main__":
    main()
