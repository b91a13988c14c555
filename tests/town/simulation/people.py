"""People who play, never give up, and remember what they were told.

They do what the page does: whoever hears nothing for two seconds pings, after two more they come
again, to any worker that listens, and send the play again whose answer they have not heard.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from struct import pack
from typing import Any, NamedTuple

from msgspec import json

from parlour.server.link.socket import CLOSE, TEXT
from tests.town.simulation.clock import Loop, World
from tests.town.simulation.network import FAR, pair
from tests.town.simulation.worker import Worker

QUIET = 2.0
"""Seconds without a word until a client pings, and until it takes the server for gone."""
AGAIN = 0.1
"""Seconds until a client tries to come again, at most."""
FAILED = ("store-failed", "room-broken", "no-such-room")
"""Refusals that say nothing about the play."""
OVER = "another-game"
"""The refusal of a play whose game is over, be it made or not."""
IDLES, IDLE = 0.04, 6.0
"""How often somebody does nothing for so many seconds, until the clock of the game acts."""

Told = dict[str, Any]


class Lost(Exception):
    """The connection is gone, or as good as gone."""


class Call:
    """One connection to a worker."""

    def __init__(self, world: World, loop: Loop, worker: Worker) -> None:
        self._end, far = pair(world)
        self._loop = loop
        self._bytes = b""
        self._heard: deque[Told] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._is_over = False
        self._end.on_news = self._read
        world.later(world.chance.uniform(0.0, FAR), worker.knock, far)

    def send(self, text: bytes) -> None:
        size = len(text)
        head = pack("!BB", TEXT, 0x80 | size) if size < 126 else pack("!BBH", TEXT, 0xFE, size)
        self._end.send(head + bytes(4) + text)  # masked, with zeros

    async def hear(self) -> Told:
        while not self._heard:
            if self._is_over:
                raise Lost
            self._waiting = self._loop.create_future()
            await self._waiting
        return self._heard.popleft()

    @property
    def at(self) -> Loop | None:
        """The process that answers."""
        return None if self._end.peer is None else self._end.peer.at

    @property
    def is_over(self) -> bool:
        return self._is_over

    def hang_up(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._end.let_go()
            self._wake()

    def _read(self) -> None:
        self._bytes += b"".join(self._end.came)
        self._end.came.clear()
        while (size := framed(self._bytes)) is not None:
            start, end = size
            if self._bytes[0] == TEXT:
                self._heard.append(json.decode(self._bytes[start:end]))
            elif self._bytes[0] == CLOSE:
                self.hang_up()
            self._bytes = self._bytes[end:]
        if self._end.is_broken:
            self.hang_up()
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


def framed(data: bytes) -> tuple[int, int] | None:
    """Where the payload of the first frame is; None if it has not come whole."""
    if len(data) < 2:
        return None
    wide = {126: 2, 127: 8}.get(data[1], 0)
    start = 2 + wide
    size = int.from_bytes(data[2:start]) if wide else data[1]
    return (start, start + size) if len(data) >= start + size else None


class Ack(NamedTuple):
    """A play, as it was acknowledged."""

    ask: str
    match: int
    seq: int
    """Moves that the table had seen by then."""
    commitment: str
    at: float


class Person:
    def __init__(
        self,
        world: World,
        loop: Loop,
        name: str,
        workers: Callable[[], list[Worker]],
        is_buried: Callable[[Loop | None], bool],
    ) -> None:
        self.name = name
        self.code = ""
        self.told: list[Ack] = []
        self.taken_back: set[str] = set()
        """Acknowledged plays that a later frame or room no longer had: so they were told."""
        self.refused: list[str] = []
        """Plays of which a worker that is not buried has told them that they are not made."""
        self.came_at = 0.0
        """When they were last shown the table as a whole."""
        self.lost = 0
        """Connections."""
        self.call: Call | None = None
        self.room: Told = {}
        self._world = world
        self._loop = loop
        self._workers = workers
        self._is_buried = is_buried
        self._frames: dict[int, Told] = {}
        """By seat: of the newest match."""
        self._token = ""
        self._sent: tuple[int, str, Any] | None = None
        self._asks = 0
        self._contribution = f"{name} contributes" if world.chance.random() < 0.5 else ""
        self._pledged = ""

    @property
    def is_here(self) -> bool:
        """Whoever thinks for long may have lost the connection, and learn everything when they come
        again."""
        return self.call is not None and not self.call.is_over

    # Before the faults

    async def make(self, game: str) -> None:
        made = self._loop.create_future()
        self._workers()[0].make(game, made.set_result)
        self.code = await made

    async def sit(self, code: str) -> None:
        self.code = code
        await self._come()
        self._token = (await self._ask("Sit", name=self.name))["token"]

    async def prepare(self, bots: int, level: str, game: str, options: Any) -> None:
        for _ in range(bots):
            await self._ask("AddBot", level=level)
        await self._ask("Configure", game=game, options=options)

    # Playing

    async def play(self) -> None:
        """However often the connection is lost."""
        while True:
            try:
                if self.call is None:
                    await self._come()
                    await self._again()
                while True:
                    await self._turn()
            except (Lost, TimeoutError):
                self.lost += 1
                self._world.note(self.name, "has lost the connection")
                if self.call is not None:
                    self.call.hang_up()
                self.call = None
                await asyncio.sleep(self._world.chance.uniform(0.0, AGAIN))

    async def _come(self) -> None:
        there = self._workers()
        if not there:
            raise Lost
        self.call = Call(self._world, self._loop, self._world.chance.choice(there))
        self.room, self._frames, self._pledged = {}, {}, ""
        tokens = [self._token] if self._token else []
        answer = await self._ask("Hello", room=self.code, tokens=tokens)
        if answer["type"] == "Refused":
            raise Lost
        while not self.room:
            await self._hear()
        self.came_at = self._world.now

    async def _again(self) -> None:
        """What was sent before may have been made, or not; now it is made once, or too late."""
        if self._sent is not None and self.room["yours"]:
            await self._act(*self._sent)

    async def _turn(self) -> None:
        if self.room["phase"] != "playing":
            if self.room["host"] in self.room["yours"]:
                await asyncio.sleep(self._world.chance.uniform(0.0, 0.2))
                await self._ask("Start")
            else:
                await self._hear()
            return
        seat = self.room["yours"][0]
        told = self._frames.get(seat)
        if not told or told["match"] != self.room["match"] or not told["frame"]["legal"]:
            await self._hear()
            return
        chance = self._world.chance
        await asyncio.sleep(IDLE if chance.random() < IDLES else chance.uniform(0.01, 0.3))
        self._asks += 1
        play = chance.choice(told["frame"]["legal"])
        await self._act(told["match"], f"{self.name}-{self._asks}", play)

    async def _act(self, match: int, ask: str, play: Any) -> None:
        self._sent = (match, ask, play)
        seat = self.room["yours"][0]
        answer = await self._ask("Act", ask, seat=seat, play=play, match=match)
        if answer["type"] == "Framed":
            self._acknowledged(ask, answer)
        elif answer["code"] in FAILED:
            raise Lost
        elif answer["code"] != OVER and not self._is_buried(self.call.at if self.call else None):
            self.refused.append(ask)
        self._sent = None

    def _acknowledged(self, ask: str, answer: Told) -> None:
        seq, commitment = answer["frame"]["seq"], self.room["commitment"]
        self.told.append(Ack(ask, answer["match"], seq, commitment, self._world.now))
        self._world.note(self.name, f"{ask} is acknowledged at {seq} of {answer['match']}")

    # Talking

    async def _ask(self, kind: str, ask: str = "", **fields: Any) -> Told:
        """Ask and wait for the answer, be it a frame."""
        if not ask:
            self._asks += 1
            ask = f"{self.name}-{self._asks}"
        self._send(kind, ask, **fields)
        while True:
            told = await self._hear()
            if told.get("id") == ask or ask in told.get("done", ()):
                return told

    def _send(self, kind: str, ask: str, **fields: Any) -> None:
        assert self.call is not None
        self.call.send(json.encode({"type": kind, "id": ask, **fields}))

    async def _hear(self) -> Told:
        """The next message; a server that has nothing to say, not even to a ping, is gone."""
        assert self.call is not None
        try:
            async with asyncio.timeout(QUIET):
                told = await self.call.hear()
        except TimeoutError:
            self._send("Ping", "ping")
            async with asyncio.timeout(QUIET):
                told = await self.call.hear()
        self._learn(told)
        return told

    def _learn(self, told: Told) -> None:
        match told["type"]:
            case "RoomShown":
                self.room = told
                self._take_back(lambda ack: is_gone(ack, told))
                self._pledge()
            case "Framed":
                seq, match = told["frame"]["seq"], told["match"]
                self._take_back(lambda ack: ack.match == match and ack.seq > seq)
                self._frames[told["frame"]["seat"]] = told
            case "Drafted" if pledged(self._contribution) in told["header"]["pledges"]:
                self._send("Reveal", "reveal", contribution=self._contribution)

    def _take_back(self, is_gone: Callable[[Ack], bool]) -> None:
        self.taken_back |= {ack.ask for ack in self.told if is_gone(ack)}

    def _pledge(self) -> None:
        """As devices do it, before a game: for fair dice."""
        commitment = self.room["commitment"]
        is_due = self.room["phase"] != "playing" and self.room["yours"]
        if self._contribution and is_due and commitment != self._pledged:
            self._pledged = commitment
            pledge = pledged(self._contribution)
            self._send("Pledge", "pledge", commitment=commitment, pledge=pledge)


def is_gone(ack: Ack, room: Told) -> bool:
    """Its game has not been started, or it is another one."""
    if room["match"] == ack.match and room["phase"] == "playing":
        return bool(room["commitment"] != ack.commitment)
    return bool(room["match"] < ack.match)


def pledged(contribution: str) -> str:
    return sha256(contribution.encode()).hexdigest()
