"""From the first word to the last: a house of one's own or another's, a seat, a face."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, NamedTuple

import aiohttp
from msgspec import json

from parlour.core.game import AnyGame
from parlour.core.log import Drawer
from parlour.games import GAMES
from parlour.server.app import open_house
from parlour.server.rest import NewRoom, RoomMade
from parlour.server.settings import Settings
from parlour.server.wire import Refusal
from parlour.terminal.kept import Visited, forget, remember
from parlour.terminal.keyboard import listen
from parlour.terminal.link import Refused, State
from parlour.terminal.plain import Happened, Plain
from parlour.terminal.visit import Linked, Visit
from parlour.text import say

SMALLEST = (80, 24)
"""Columns and rows of a full screen."""


class Unreachable(Exception):
    """No server answers there."""


class Place(NamedTuple):
    """A table one has entered, and where all that happens is told."""

    visit: Visit
    inbox: "asyncio.Queue[Happened]"


@dataclass(frozen=True)
class Evening:
    """What all visits of one command have in common."""

    folder: Path
    """Where tables of one's own, and the seats one holds, are kept."""
    home: tuple[str, ...]
    """Addresses under which others can join a house of one's own."""
    lang: str
    plain: bool
    """In words, whatever the terminal can show."""
    write: Callable[[str], None]

    async def play(
        self, game: AnyGame, options: Any, levels: Sequence[str], name: str, chance: Drawer
    ) -> None:
        """A new table in a house of one's own; with too few bots it waits for people."""
        async with self._own_house() as url:
            code = await new_room(url, game.name)
            async with self._table(url, code) as place:
                visit = place.visit
                await visit.sit(name)
                remember(self.folder, Visited(code, game.name, name, visit.token))
                await visit.configure(options, chance)
                for level in levels:
                    await visit.add_bot(level)
                if 1 + len(levels) in game.seats(options):
                    await visit.start()
                await self._stay(place)

    async def join(self, url: str, code: str, name: str) -> None:
        """A seat at somebody else's table."""
        async with self._table(url, code) as place:
            visit = place.visit
            await visit.sit(name)
            remember(self.folder, Visited(code, visit.game.name, name, visit.token, url))
            await self._stay(place)

    async def resume(self, known: Visited) -> None:
        """A table one has left."""
        if known.url:
            await self._come_back(known, known.url)
            return
        async with self._own_house() as url:
            await self._come_back(known, url)

    async def _come_back(self, known: Visited, url: str) -> None:
        try:
            async with self._table(url, known.code, known.token) as place:
                await self._stay(place)
        except Refused as no:
            if no.code == Refusal.NO_SUCH_ROOM:
                forget(self.folder, known)
            raise

    async def _stay(self, place: Place) -> None:
        """Play in words, until the player leaves."""
        visit = place.visit
        assert visit.room is not None
        invites = visit.room.invites
        about = {"game": say(self.lang, f"{visit.game.name}-name"), "code": visit.code}
        alone = not invites or "//127.0.0.1" in invites[0]
        message = "terminal-open-alone" if alone else "terminal-open"
        self.write(say(self.lang, message, **about, url=invites[0] if invites else ""))
        if self._is_plain():
            listen(place.inbox.put_nowait)
            await Plain(visit, self.write, patient=not sys.stdin.isatty()).run(place.inbox)
        else:
            from parlour.terminal.screen import FullScreen

            await FullScreen(visit, place.inbox).run_async()

    def _is_plain(self) -> bool:
        """In words, where it was asked for or where nothing else can be shown."""
        if self.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            return True
        if os.environ.get("TERM", "dumb") == "dumb":
            return True
        columns, rows = get_terminal_size()
        small = columns < SMALLEST[0] or rows < SMALLEST[1]
        trouble = "small" if small else "" if find_spec("textual") else "no-textual"
        if trouble:
            self.write(say(self.lang, f"terminal-{trouble}"))
        return bool(trouble)

    @asynccontextmanager
    async def _own_house(self) -> AsyncIterator[str]:
        async with open_house(Settings(data=self.folder, port=0, home=self.home)) as settings:
            yield settings.local_url

    @asynccontextmanager
    async def _table(self, url: str, code: str, token: str = "") -> AsyncIterator[Place]:
        inbox: asyncio.Queue[Happened] = asyncio.Queue()
        visit = Visit(url, code, token, GAMES, self.lang, inbox.put_nowait)
        try:
            await entered(visit, inbox)
            yield Place(visit, inbox)
        finally:
            await visit.close()


async def entered(visit: Visit, inbox: "asyncio.Queue[Happened]") -> None:
    """Wait until the room is shown; or say why it is not."""
    while visit.room is None:
        match await inbox.get():
            case Linked(State.GONE, why):
                raise Refused(why)
            case Linked(State.LOST):
                raise Unreachable(visit.url)


async def new_room(url: str, game: str) -> str:
    body = json.encode(NewRoom(game))
    async with aiohttp.ClientSession() as client, client.post(f"{url}/api/rooms", data=body) as got:
        return json.decode(await got.read(), type=RoomMade).room
