"""A lean load generator: tables of three seats, one raw websocket a seat, as few cycles as we can.

It speaks both Parlour's protocol and boardgame.io's (socket.io over a websocket), with the same
socket, the same loop and the same rule: the next play of a table is sent once all three seats have
been shown the last. It reads no JSON, it searches bytes; and it knows no rules of Kniffel, it picks
from `legal`.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast
from urllib.request import Request, urlopen

import common

SEATS = 3
HOST = "127.0.0.1"
ANSWERED = b'"],"before":[]}'
"""The end of `"done":["id"],"before":[]}`: the answer to this seat's own play."""
TICK = 1 / os.sysconf("SC_CLK_TCK")
"""Seconds; the system counts CPU time in these."""
PATIENCE = 60.0
"""Seconds without any play after which a run is given up."""


class Socket(asyncio.Protocol):
    """The client's side of one websocket. The masking key is zero: legal, and free."""

    def __init__(self, port: int, path: str) -> None:
        self.heard: Callable[[Socket, bytes], None] = Socket._keep
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.key = b""
        """The position this seat was shown last."""
        self._transport: asyncio.Transport
        self._rest = b""
        self._kept: list[bytes] = []
        self._waiting: tuple[bytes, asyncio.Future[bytes]] | None = None
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nOrigin: http://{HOST}:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(f"no websocket: {head[:200]!r}")
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start + length > size or start > size:
                break
            code, at = data[at], start + length
            if code == 0x81:
                self.heard(self, data[start:at])
            elif code == 0x89:
                self._send(0x8A, data[start:at])
            else:
                raise RuntimeError(f"the server closed or split: {code:#x} {data[start:at]!r}")
        self._rest = data[at:]

    def say(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, code: int, text: bytes) -> None:
        size = len(text)
        head = bytes((code, 0x80 | size)) if size < 126 else bytes((code, 0xFE)) + size.to_bytes(2)
        self._transport.write(head + b"\0\0\0\0" + text)

    async def wait(self, word: bytes) -> bytes:
        """The next message with this word in it, heard before or yet to come."""
        for number, message in enumerate(self._kept):
            if word in message:
                del self._kept[: number + 1]
                return message
        self._kept.clear()
        self._waiting = (word, asyncio.get_running_loop().create_future())
        return await asyncio.wait_for(self._waiting[1], PATIENCE)

    def _keep(self, message: bytes) -> None:
        if self._waiting is not None and self._waiting[0] in message:
            self._waiting[1].set_result(message)
            self._waiting = None
        else:
            self._kept.append(message)

    def close(self) -> None:
        self._transport.abort()


async def connect(port: int, path: str) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(port, path), HOST, port)
    await asyncio.wait_for(socket.opened, PATIENCE)
    return socket


def post(port: int, path: str, body: object) -> dict[str, str]:
    """Blocking, for laying tables before the clock runs."""
    text = json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Origin": f"http://{HOST}:{port}"}
    with urlopen(Request(f"http://{HOST}:{port}{path}", text, headers), timeout=PATIENCE) as reply:
        answer: dict[str, str] = json.load(reply)
    return answer


@dataclass
class Gauge:
    """What all tables of a run count into."""

    plays: int = 0
    """Shown to all three seats."""
    latencies: array[float] = field(default_factory=lambda: array("d"))
    """Seconds from sending a play to being shown it."""
    pace: float = 0.0
    """Seconds from one play of a table to its next; 0: as soon as it can."""
    stopping: bool = False
    trouble: list[BaseException] = field(default_factory=list)
    """What went wrong inside a callback."""

    def fail(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.trouble.append(context.get("exception") or RuntimeError(context["message"]))


class Table:
    """Three sockets, and when to play."""

    def __init__(self, gauge: Gauge, sockets: list[Socket], number: int, tables: int) -> None:
        self.gauge = gauge
        self.sockets = sockets
        self.asked = b""
        """The position the last play was made in."""
        self.idle = False
        self._due = 0.0
        self._sent = 0.0
        # Tables begin spread over one pace, not all at once.
        self._begin = gauge.pace * number / tables

    def listen(self) -> None:
        for socket in self.sockets:
            socket.heard = self.heard

    def heard(self, socket: Socket, message: bytes) -> None:
        raise NotImplementedError

    def play(self) -> None:
        raise NotImplementedError

    def shown_to_all(self, key: bytes) -> None:
        if self.asked:
            self.gauge.plays += 1
        self.asked = key
        if self.gauge.stopping:
            self.idle = True
        elif not self.gauge.pace:
            self._sent = time.perf_counter()
            self.play()
        else:
            now = time.perf_counter()
            self._due = self._due + self.gauge.pace if self._due else now + self._begin
            if self._due <= now:
                self._paced()
            else:
                asyncio.get_running_loop().call_later(self._due - now, self._paced)

    def _paced(self) -> None:
        # A play that is late because the last was slow counts from when it was due.
        now = time.perf_counter()
        self._sent = min(now, self._due) if now - self._due > 0.002 else now
        self.play()

    def answered(self) -> None:
        self.gauge.latencies.append(time.perf_counter() - self._sent)


class ParlourTable(Table):
    room = ""
    hand: tuple[Socket, bytes] | None = None
    """Who may act, and the frame that says so."""
    over = False

    @classmethod
    async def lay(cls, gauge: Gauge, port: int, number: int, tables: int) -> ParlourTable:
        room = post(port, "/api/rooms", {"game": "kniffel"})["room"]
        table = cls(gauge, [await connect(port, SOCKET_PATH) for _ in range(SEATS)], number, tables)
        table.room = room
        for seat, socket in enumerate(table.sockets):
            socket.say(b'{"type":"Hello","id":"h","room":"%s"}' % room.encode())
            await socket.wait(b'"type":"Done"')
            socket.say(b'{"type":"Sit","id":"s","name":"Seat %d"}' % seat)
            await socket.wait(b'"type":"Seated"')
        table.listen()
        return table

    def start(self) -> None:
        self.hand = None
        self.sockets[0].say(b'{"type":"Start","id":"b"}')

    def heard(self, socket: Socket, message: bytes) -> None:
        if not message.startswith(b'{"type":"Framed"'):
            if message.startswith(b'{"type":"Refused"'):
                raise RuntimeError(message.decode())
            return
        key = message[: message.index(b',"seat":')]
        if message.endswith(ANSWERED):
            self.answered()
        if message.find(b'"legal":[{') > 0:
            self.hand = socket, message
        elif b'"scores":[' in message:
            self.over = True
        socket.key = key
        one, two, three = self.sockets
        moves_on = self.over or self.hand is not None  # not yet before the house's first draw
        if moves_on and one.key == two.key == three.key != self.asked:
            self.shown_to_all(key)

    def play(self) -> None:
        if self.over:  # the next game of the same people
            self.over, self.asked = False, b""
            self.start()
            return
        assert self.hand is not None
        socket, message = self.hand
        start = message.index(b'"legal":[{') + 10
        plays = message[start : message.index(b'}],"news":', start)].split(b"},{")
        play = plays[int(random.random() * len(plays))]
        seat = self.sockets.index(socket)
        socket.say(
            b'{"type":"Act","id":"%d","seat":%d,"play":{%s}}' % (self.gauge.plays, seat, play)
        )


class BoardgameTable(Table):
    match = b""
    secrets: tuple[bytes, ...] = ()
    turn = 0
    state = 0
    roll = 0
    dice: tuple[bytes, ...] = ()
    open: tuple[list[int], ...] = ()

    @classmethod
    async def lay(cls, gauge: Gauge, port: int, number: int, tables: int) -> BoardgameTable:
        match = post(port, "/games/dice/create", {"numPlayers": SEATS})["matchID"]
        table = cls(gauge, [await enter(port) for _ in range(SEATS)], number, tables)
        table.match = match.encode()
        table.open = tuple(list(range(13)) for _ in range(SEATS))
        for seat, socket in enumerate(table.sockets):
            body = {"playerID": str(seat), "playerName": f"Seat {seat}"}
            secret = post(port, f"/games/dice/{match}/join", body)["playerCredentials"]
            table.secrets += (secret.encode(),)
            socket.say(f'42/dice,["sync","{match}","{seat}","{secret}",{SEATS}]'.encode())
            await socket.wait(b'["sync",')
        table.listen()
        return table

    def start(self) -> None:
        self.shown_to_all(b"start")

    def heard(self, socket: Socket, message: bytes) -> None:
        if not message.startswith(b'42/dice,["update"'):
            if message == b"2":  # socket.io's own ping
                socket.say(b"3")
            return
        start = message.index(b'"_stateID":')
        socket.key = message[start : message.index(b"}", start)]
        one, two, three = self.sockets
        if socket is self.sockets[self.turn]:
            self.answered()
            at = message.index(b'"dice":[') + 8
            self.dice = tuple(message[at : message.index(b"]", at)].split(b","))
        if one.key == two.key == three.key != self.asked:
            if int(socket.key[11:]) != self.state + 1:
                raise RuntimeError(f"play {self.state} was refused")
            self.state += 1
            if not self.roll:
                self.turn = (self.turn + 1) % SEATS
            self.shown_to_all(socket.key)

    def play(self) -> None:
        boxes = self.open[self.turn]
        pick = int(random.random() * (ROLLS_TO_CHOOSE_FROM + len(boxes)))
        if self.roll == 0:
            self._say(b"roll", b"[]")
        elif self.roll < 3 and pick >= len(boxes):
            mask = int(random.random() * 31)
            self._say(
                b"roll", b"[%s]" % b",".join([d for i, d in enumerate(self.dice) if mask >> i & 1])
            )
        else:
            self._say(b"write", b"%d" % boxes.pop(pick % len(boxes)))
            if not any(self.open):
                self.open = tuple(list(range(13)) for _ in range(SEATS))

    def _say(self, move: bytes, args: bytes) -> None:
        self.roll = self.roll + 1 if move == b"roll" else 0
        self.sockets[self.turn].say(
            b'42/dice,["update",{"type":"MAKE_MOVE","payload":{"type":"%s","args":[%s],"playerID":"%d",'
            b'"credentials":"%s"}},%d,"%s","%d"]'
            % (move, args, self.turn, self.secrets[self.turn], self.state, self.match, self.turn)
        )


SOCKET_PATH = "/ws"
ROLLS_TO_CHOOSE_FROM = 20
"""About as many different keeps as five dice have, so that both games see the same mix of plays."""


async def enter(port: int) -> Socket:
    socket = await connect(port, "/socket.io/?EIO=4&transport=websocket")
    await socket.wait(b'0{"sid"')
    socket.say(b"40/dice,")
    await socket.wait(b"40/dice")
    return socket


@dataclass(frozen=True)
class Measured:
    plays: int
    seconds: float
    server_cpu: float
    own_cpu: float
    latencies: list[float]
    """Ascending."""
    all_plays: int
    """Those before and after the measurement too."""

    def latency(self, share: float) -> float:
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))]


async def drive(
    kind: type[ParlourTable] | type[BoardgameTable],
    port: int,
    servers: Sequence[int],
    *,
    tables: int,
    seconds: float,
    warm: float,
    rate: float | None = None,
) -> Measured:
    """Play at so many tables, `rate` plays a second in all; None: as many as the server takes. It
    may have several processes."""
    gauge = Gauge(pace=tables / rate if rate else 0.0)
    asyncio.get_running_loop().set_exception_handler(gauge.fail)
    began = time.perf_counter()
    laid = [await kind.lay(gauge, port, number, tables) for number in range(tables)]
    common.say(f"bench: {tables} tables were laid in {time.perf_counter() - began:.0f} s")
    for table in laid:
        table.start()
    await asyncio.sleep(warm)
    gauge.latencies = array("d")
    plays, began = gauge.plays, time.perf_counter()
    cpu, own = cpu_of(*servers), time.process_time()
    await watch(gauge, seconds)
    took = time.perf_counter() - began
    cpu, own = max(TICK, cpu_of(*servers) - cpu), time.process_time() - own
    plays, latencies = gauge.plays - plays, sorted(gauge.latencies)
    gauge.stopping = True
    await settle(laid)
    for socket in [socket for table in laid for socket in table.sockets]:
        socket.close()
    return Measured(plays, took, cpu, own, latencies, gauge.plays)


async def watch(gauge: Gauge, seconds: float) -> None:
    """Let it run, but not if something breaks or nothing moves."""
    began = moved = time.perf_counter()
    plays = gauge.plays
    while (now := time.perf_counter()) < began + seconds:
        if gauge.trouble:
            raise gauge.trouble[0]
        if gauge.plays != plays:
            plays, moved = gauge.plays, now
        elif now - moved > PATIENCE:
            raise RuntimeError("the tables stand still")
        await asyncio.sleep(min(began + seconds - now, 1.0))


async def settle(tables: Sequence[Table]) -> None:
    """Let every play that is under way arrive."""
    end = time.perf_counter() + PATIENCE
    for table in tables:
        while not table.idle and time.perf_counter() < end:  # noqa: ASYNC110 once a run
            await asyncio.sleep(0.01)


def cpu_of(*pids: int) -> float:
    """CPU seconds of all threads of some processes, in the system's ticks."""
    texts = [Path(f"/proc/{pid}/stat").read_text() for pid in pids]
    parts = [text.rpartition(")")[2].split() for text in texts]
    return sum(int(part[11]) + int(part[12]) for part in parts) * TICK
