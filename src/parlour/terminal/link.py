"""One connection to one room, which heals itself. The page's `socket.ts` does the same.

It says hello with the seats it holds, sends what is asked, and after a break comes back and sends
again every play that was not answered; its id makes that harmless.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from random import uniform
from secrets import token_hex

import aiohttp
from msgspec import DecodeError, json

from parlour.server import wire

LOST_ON_THE_WAY = "lost-on-the-way"
OTHER_VERSION = "other-version"

FATAL = {wire.Refusal.NO_SUCH_ROOM, wire.Refusal.FOREIGN_ORIGIN}
QUIET = 15.0
"""Seconds without a word after which the server is asked whether it is still there."""
OWED = 2.0
"""The same while it owes an answer; and how long it may then stay silent."""
OPENS_IN = 4.0
"""Seconds until a server that does not show the room is tried again."""
AT_ONCE, SECOND_WAIT, SLOWEST = 0.1, 0.4, 8.0
"""Seconds, at most, until the first try after a break; until the second, and until later ones."""
STEADY = 5.0
"""A link that breaks again before this was no good: the next try is not the first."""
SHOWN_AFTER = 1.0
"""Seconds for which a break stays unseen."""
REPEATABLE = (wire.Act, wire.Deal, wire.Rename, wire.Configure, wire.Pledge, wire.Reveal)
"""What does no harm when it is asked twice under one id."""
BREATH = 0.5
"""Seconds until a script that types too fast is heard again."""
MOST_BYTES = 4 << 20

decode = json.Decoder(wire.Tell).decode
encode = json.Encoder().encode


class State(StrEnum):
    OPENING = "opening"
    LIVE = "live"
    LOST = "lost"
    GONE = "gone"
    """The server has told us that it is no use to try again."""


class Refused(Exception):
    """The server's no, with the code of its sentence."""

    def __init__(self, code: str, about: dict[str, str | int] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.about = about or {}


@dataclass
class Open:
    """An ask without an answer."""

    ask: wire.Ask
    answer: "asyncio.Future[wire.Tell]"
    sent: bool = False


@dataclass
class Link:
    url: str
    """Of the server: http://192.168.1.5:8000"""
    room: str
    hello: Callable[[str], wire.Hello]
    """The first message, with this id."""
    hear: Callable[[wire.Tell], None]
    changed: Callable[[State, str], None]
    """The state, and the code of the reason if there is one. Told of every `LIVE`, and of a break
    only if it lasts."""
    owed: float = OWED
    state: State = State.OPENING
    _socket: aiohttp.ClientWebSocketResponse | None = None
    _open: dict[str, Open] = field(default_factory=dict)
    _run: str = field(default_factory=lambda: token_hex(3))
    _count: "count[int]" = field(default_factory=lambda: count(1))
    _showing: asyncio.TimerHandle | None = None
    _failures: int = 0
    _live_since: float = 0.0

    def next_id(self) -> str:
        return f"{self._run}-{next(self._count)}"

    async def ask(self, ask: wire.Ask) -> wire.Tell:
        """The answer, or `Refused`. While the link is down, or asks go too fast, it waits."""
        while True:
            try:
                return await self._ask(ask)
            except Refused as no:
                if no.code != wire.Refusal.TOO_FAST:
                    raise
                await asyncio.sleep(BREATH)

    async def _ask(self, ask: wire.Ask) -> wire.Tell:
        entry = Open(ask, asyncio.get_running_loop().create_future())
        self._open[ask.id] = entry
        if self.state is State.LIVE:
            await self._send(entry)
        return await entry.answer

    async def run(self) -> None:
        """Connect, listen and come back, until cancelled or told that it is no use."""
        async with aiohttp.ClientSession() as client:
            try:
                while not self._is_gone:
                    with suppress(aiohttp.ClientError, OSError, TimeoutError):
                        await self._visit(client)
                    self._socket = None
                    if not self._is_gone:
                        self._lose()
                        await asyncio.sleep(wait_before(self._failures))
                        self._failures += 1
            finally:
                self._show_nothing()

    @property
    def _is_gone(self) -> bool:
        return self.state is State.GONE

    async def _visit(self, client: aiohttp.ClientSession) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/{self.room}"
        async with asyncio.timeout(OPENS_IN):
            socket = await client.ws_connect(address, max_msg_size=MOST_BYTES, heartbeat=QUIET)
        async with socket:
            self._socket = socket
            await socket.send_str(encode(self.hello(self.next_id())).decode())
            while not self._is_gone:
                message = await self._next(socket)
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return
                await self._take(message.data)

    async def _next(self, socket: aiohttp.ClientWebSocketResponse) -> aiohttp.WSMessage:
        """A server that owes an answer and says nothing is asked whether it is there; if it is not,
        `TimeoutError`."""
        if self.state is not State.LIVE:
            return await socket.receive(OPENS_IN)
        while True:
            try:
                return await socket.receive(self.owed)
            except TimeoutError:
                if self._open:
                    await socket.send_str(encode(wire.Ping(id=self.next_id())).decode())
                    return await socket.receive(self.owed)

    async def _take(self, text: str) -> None:
        try:
            tell = decode(text)
        except DecodeError:
            self._enter(State.GONE, OTHER_VERSION)
            return
        if isinstance(tell, wire.Refused) and tell.code in FATAL:
            self._enter(State.GONE, tell.code)
            return
        if isinstance(tell, wire.RoomShown) and self.state is not State.LIVE:
            self._live_since = asyncio.get_running_loop().time()
            self._enter(State.LIVE)
            await self._send_again()
        self._settle(tell)
        self.hear(tell)

    async def _send_again(self) -> None:
        """Whatever was asked before may go now; a play that was sent may go again."""
        for ask_id, entry in list(self._open.items()):
            if not entry.sent or isinstance(entry.ask, REPEATABLE):
                await self._send(entry)
            else:
                del self._open[ask_id]
                entry.answer.set_exception(Refused(LOST_ON_THE_WAY))

    async def _send(self, entry: Open) -> None:
        entry.sent = True
        if self._socket is not None:
            await self._socket.send_str(encode(entry.ask).decode())

    def _settle(self, tell: wire.Tell) -> None:
        ids = tell.done if isinstance(tell, wire.Framed) else (getattr(tell, "id", None),)
        for ask_id in ids:
            entry = self._open.pop(ask_id, None) if ask_id else None
            if entry is None or entry.answer.done():
                continue
            if isinstance(tell, wire.Refused):
                entry.answer.set_exception(Refused(tell.code, tell.about))
            else:
                entry.answer.set_result(tell)

    def _lose(self) -> None:
        loop = asyncio.get_running_loop()
        if self.state is State.LIVE and loop.time() - self._live_since > STEADY:
            self._failures = 0
        self.state = State.LOST
        if self._showing is None:
            self._showing = loop.call_later(SHOWN_AFTER, self.changed, State.LOST, "")

    def _enter(self, state: State, why: str = "") -> None:
        self._show_nothing()
        self.state = state
        self.changed(state, why)

    def _show_nothing(self) -> None:
        if self._showing is not None:
            self._showing.cancel()
            self._showing = None


def wait_before(failures: int) -> float:
    """Seconds; chance keeps a whole town from coming at one moment."""
    if failures == 0:
        return uniform(0.0, AT_ONCE)
    return min(SLOWEST, SECOND_WAIT * 2.0 ** (failures - 1)) * uniform(0.75, 1.25)
