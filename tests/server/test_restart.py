"""A server that is stopped and started again: everything is where it was left."""

from pathlib import Path

import aiohttp
from aiohttp import WSCloseCode

from parlour.server.app import open_house
from parlour.server.settings import Settings
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
        status = 409
        while status == 409:  # asking for the log opens the room, and it is played to its end
            status, _ = await tables.get(f"/api/rooms/{code}/log")
        assert status == 200
        anna = await tables.enter(code, token)
        assert anna.room["phase"] == "over"


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
