"""A client for the tests: it asks, and hears what it is told."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
from msgspec import json

from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.server.app import open_house
from parlour.server.journal import JsonLines
from parlour.server.link.budgets import UNLIMITED, Budgets
from parlour.server.settings import Settings
from parlour.server.store.sqlite import SqliteStore

Told = dict[str, Any]
PATIENCE = 300.0
"""Seconds after which a test waits no longer for a message or another thread."""


class Player:
    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.room: Told = {}
        self.frames: dict[int | None, Told] = {}
        self.heard: deque[Told] = deque(maxlen=400)
        self.texts: deque[str] = deque(maxlen=400)
        """The same, byte for byte."""
        self._ids = count(1)

    async def hear(self) -> Told:
        """The next message; the newest room and frames are remembered. Frames are of the room's
        match: whoever is carried between two games is shown the end of the first once more."""
        message = await self.socket.receive(timeout=PATIENCE)
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionResetError(message)
        told: Told = message.json()
        self.heard.append(told)
        self.texts.append(message.data)
        if told["type"] == "RoomShown":
            if self.room and told["match"] != self.room["match"]:
                self.frames.clear()
            self.room = told
        if told["type"] == "Framed":
            self.frames[told["frame"]["seat"]] = told["frame"]
        return told

    async def until(self, wanted: Callable[[Told], bool]) -> Told:
        while not wanted(told := await self.hear()):
            pass
        return told

    async def send(self, kind: str, ask_id: str | None = None, **fields: Any) -> str:
        ask_id = ask_id or f"t{next(self._ids)}"
        await self.socket.send_json({"type": kind, "id": ask_id, **fields})
        return ask_id

    async def ask(self, kind: str, ask_id: str | None = None, **fields: Any) -> Told:
        """Ask and wait for the answer, be it a frame."""
        ask_id = await self.send(kind, ask_id, **fields)
        return await self.until(lambda told: is_answer(told, ask_id))

    async def turn(self, seat: int = 0) -> Told:
        """Wait until this seat can act or the game is over; its frame."""
        while not (frame := self.frames.get(seat)) or not (frame["legal"] or frame["scores"]):
            await self.hear()
        return frame


def is_answer(told: Told, ask_id: str) -> bool:
    return told.get("id") == ask_id or ask_id in told.get("done", ())


@asynccontextmanager
async def house(
    folder: Path,
    budgets: Budgets = UNLIMITED,
    games: Mapping[str, AnyGame] = GAMES,
    **more: Any,
) -> AsyncIterator["Tables"]:
    """A whole server on a free port, and a way in. Bots take no time, if not told otherwise."""
    usual = {"port": 0, "pace": 0.0, "budgets": budgets, "thinkers": 0}
    settings = Settings(data=folder, **{**usual, **more})
    stores: list[SqliteStore] = []

    def open_store(folder: Path) -> SqliteStore:
        stores.append(SqliteStore(folder))
        return stores[0]

    opened, many = open_house(settings, games, open_store), aiohttp.TCPConnector(limit=0)
    async with opened as known, aiohttp.ClientSession(connector=many) as client:
        tables = Tables(known.local_url, client, stores[0])
        yield tables
        await asyncio.gather(*[player.socket.close() for player in tables.players])


class Tables:
    def __init__(
        self, url: str, client: aiohttp.ClientSession, store: SqliteStore | None = None
    ) -> None:
        self.url = url
        self.client = client
        self.store = store
        self.players: list[Player] = []

    async def make(self, game: str = "kniffel") -> str:
        async with self.client.post(f"{self.url}/api/rooms", json={"game": game}) as answer:
            assert answer.status == 201, await answer.text()
            return str((await answer.json())["room"])

    async def connect(self, **headers: str) -> Player:
        player = Player(await self.client.ws_connect(f"{self.url}/ws", headers=headers))
        self.players.append(player)
        return player

    async def enter(self, code: str, *tokens: str, **headers: str) -> Player:
        player = await self.connect(**headers)
        await player.ask("Hello", room=code, tokens=list(tokens))
        while not player.room:
            await player.hear()
        return player

    async def sit(self, code: str, name: str) -> tuple[Player, str]:
        player = await self.enter(code)
        return player, (await player.ask("Sit", name=name))["token"]

    def break_disk(self, broken: bool = True) -> None:
        """From now on nothing can be written; or it can again."""
        assert self.store is not None
        self.store._db.execute(f"PRAGMA query_only = {int(broken)}")

    async def get(self, path: str) -> tuple[int, bytes]:
        async with self.client.get(self.url + path) as answer:
            return answer.status, await answer.read()

    async def plays(self, table: int = 1) -> list[tuple[int, Any]]:
        """What the seats of a table have played, as it is kept."""
        assert self.store is not None
        rows = (await self.store.load_table(table)).rows
        moves: list[Any] = json.Decoder().decode_lines(b"\n".join([row.lines for row in rows]))
        return [(seat, what) for seat, what, _ in moves if seat is not None]

    async def log(self, code: str, match: int = 1) -> bytes:
        """The log of a match that is over, or is about to be."""
        status, text = 404, b""
        while status == 404:
            status, text = await self.get(f"/api/rooms/{code}/games/{match}/log")
        assert status == 200
        return text


class Journal(logging.Handler):
    """Keeps what the server writes about itself, as it would stand in the journal."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    def of(self, event: str) -> list[Told]:
        lines: list[Told] = [json.decode(line) for line in self.lines]
        return [line for line in lines if line["event"] == event]


@contextmanager
def journal() -> Iterator[Journal]:
    kept, logger = Journal(), logging.getLogger("parlour")
    logger.addHandler(kept)
    try:
        yield kept
    finally:
        logger.removeHandler(kept)


def first_write(frame: Told) -> Told:
    """Roll once, then write in the first box there is."""
    writes: list[Told] = [play for play in frame["legal"] if play["type"] == "Write"]
    return (writes or frame["legal"])[0]


async def play_on(player: Player, seat: int = 0, turns: int = 1000) -> Told:
    """Play so many plays of this seat, or to the end; the last frame."""
    for _ in range(turns):
        frame = await player.turn(seat)
        if frame["scores"]:
            break
        answer = await player.ask("Act", seat=seat, play=first_write(frame))
        assert answer["type"] == "Framed", answer
    return player.frames[seat]


async def until(is_so: Callable[[], bool]) -> None:
    """Let the event loop turn until it is so."""
    while not is_so():  # noqa: ASYNC110 - nothing tells when
        await asyncio.sleep(0)


def scene(act: Callable[..., Any]) -> Callable[[Path], None]:
    """Make a test of a coroutine that wants a folder."""

    def test(tmp_path: Path) -> None:
        asyncio.run(act(tmp_path))

    test.__name__, test.__doc__ = act.__name__, act.__doc__
    return test
