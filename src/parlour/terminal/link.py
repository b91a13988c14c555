"""One connection to one room, which heals itself. The page's `socket.ts` does the same.

It says hello with the seats it holds, sends what is asked, and after a break comes back and sends
again every play that was not answered; its id makes that harmless.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from secrets import token_hex

import aiohttp
from msgspec import DecodeError, json

from parlour.server import wire

LOST_ON_THE_WAY = "lost-on-the-way"
OTHER_VERSION = "other-version"

FATAL = {wire.Refusal.NO_SUCH_ROOM, wire.Refusal.FOREIGN_ORIGIN}
QUIET = 15.0
"""Seconds without a word after which the server is asked whether it is still there."""
FIRST_WAIT, SLOWEST = 0.2, 8.0
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
    hello: Callable[[str], wire.Hello]
    """The first message, with this id."""
    hear: Callable[[wire.Tell], None]
    changed: Callable[[State, str], None]
    """The state, and the code of the reason if there is one."""
    state: State = State.OPENING
    _socket: aiohttp.ClientWebSocketResponse | None = None
    _open: dict[str, Open] = field(default_factory=dict)
    _run: str = field(default_factory=lambda: token_hex(3))
    _count: "count[int]" = field(default_factory=lambda: count(1))

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
        wait = FIRST_WAIT
        async with aiohttp.ClientSession() as client:
            while not self._is_gone:
                try:
                    await self._visit(client)
                    wait = FIRST_WAIT
                except (aiohttp.ClientError, OSError, TimeoutError):
                    wait = min(SLOWEST, 2 * wait)
                self._socket = None
                if not self._is_gone:
                    self._enter(State.LOST)
                    await asyncio.sleep(wait)

    @property
    def _is_gone(self) -> bool:
        return self.state is State.GONE

    async def _visit(self, client: aiohttp.ClientSession) -> None:
        address = self.url.replace("http", "ws", 1) + "/ws"
        async with client.ws_connect(address, max_msg_size=MOST_BYTES, heartbeat=QUIET) as socket:
            self._socket = socket
            await socket.send_str(encode(self.hello(self.next_id())).decode())
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return
                await self._take(message.data)
                if self._is_gone:
                    return

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
            self._enter(State.LIVE)
            await self._send_again()
        self._settle(tell)
        self.hear(tell)

    async def _send_again(self) -> None:
        """Whatever was asked before may go now; a play that was sent may go again."""
        for ask_id, entry in list(self._open.items()):
            if not entry.sent or isinstance(entry.ask, wire.Act):
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

    def _enter(self, state: State, why: str = "") -> None:
        if state is not self.state:
            self.state = state
            self.changed(state, why)
