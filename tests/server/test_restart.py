"""A server that is stopped and started again: everything is where it was left."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import current_thread

import aiohttp
from aiohttp import WSCloseCode
from msgspec import Raw
from msgspec.structs import replace

from parlour.core import fair
from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.games.kniffel.model import Roll
from parlour.server.app import open_house
from parlour.server.rooms.match import lay, resume
from parlour.server.rooms.opening import draft
from parlour.server.rooms.seats import RoomKept, SeatKept
from parlour.server.settings import Settings
from parlour.server.store.sqlite import SqliteStore
from parlour.server.wire import Kind
from tests.server.player import Player, Tables, first_write, house, play_on, scene


@scene
async def test_the_game_goes_on_where_it_was(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="beginner")
        await anna.ask("Start")
        play = first_write(await anna.turn())
        done = await anna.ask("Act", "mine", seat=0, play=play)
    async with house(folder) as tables:
        anna = await tables.enter(code, token)
        assert anna.room["yours"] == [0]
        assert (await anna.turn())["seq"] == done["frame"]["seq"]
        again = await anna.ask("Act", "mine", seat=0, play=play)
        assert again["frame"]["view"] == done["frame"]["view"], "a resent play is not made twice"
        assert (await play_on(anna))["scores"]


@scene
async def test_bots_play_on_with_nobody_there(folder: Path) -> None:
    """A bot whose turn it was is asked again as soon as the room is opened."""
    async with house(folder, pace=1e9) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="beginner")
        await anna.ask("Start")
        await anna.ask("StandIn", seat=0, level="beginner")
    async with house(folder) as tables:
        anna = await tables.enter(code, token)
        await anna.socket.close()
        assert await tables.log(code)


@scene
async def test_an_empty_room_is_closed_and_opened_again(folder: Path) -> None:
    async with house(folder, close_after=0.0) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("Start")
        frame = await anna.turn()
        await anna.socket.close()
        while b'"rooms":0' not in (await tables.get("/healthz"))[1]:
            pass
        anna = await tables.enter(code, token)
        assert (await anna.turn())["view"] == frame["view"]


@scene
async def test_clients_are_told_that_the_server_stops(folder: Path) -> None:
    async with aiohttp.ClientSession() as client:
        async with open_house(Settings(data=folder, port=0)) as opened:
            player: Player = await Tables(opened.local_url, client).connect()
            await player.ask("Ping")
        message = await player.socket.receive()
        assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, WSCloseCode.GOING_AWAY)


class Watched(Mapping[str, AnyGame]):
    """All games; notes which threads look one up."""

    def __init__(self) -> None:
        self.threads: set[str] = set()

    def __getitem__(self, name: str) -> AnyGame:
        self.threads.add(current_thread().name)
        return GAMES[name]

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@scene
async def test_a_game_is_replayed_in_another_thread(folder: Path) -> None:
    """So that a room of thousands of moves does not stall the others."""
    store = SqliteStore(folder)
    game = GAMES["kniffel"]
    room = RoomKept("ROOM", "kniffel", Raw(b"{}"), fair.new_seed().hex())
    room = replace(room, seats=(SeatKept(Kind.PERSON, "Anna"),))
    await store.make_room("ROOM", b"doc")
    _, match = await lay(store, room, game, draft(room, game), b"doc")
    await match.keep(match.table.play(0, Roll(0), 0.0))
    games = Watched()
    again = await resume(store, games, 1, match.place)
    assert again.table.state == match.table.state
    assert {name.partition("_")[0] for name in games.threads} == {"replay"}
    await store.close()
