"""Pledges and reveals over real sockets: what ends up in the header, and who may bend it."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec import json

from parlour.core import log
from parlour.core.fair import pledge
from parlour.core.proof import verify
from parlour.games import GAMES
from tests.server.player import Player, Tables, Told, house, play_on, scene


async def pledged(player: Player, contribution: str) -> None:
    told = await player.ask(
        "Pledge", commitment=player.room["commitment"], pledge=pledge(contribution)
    )
    assert told["type"] == "Done"


async def start(player: Player) -> None:
    """Ask for it, and wait until the game is laid out."""
    player.frames.clear()
    await player.ask("Start")


async def reveal(player: Player, contribution: str) -> Told:
    """As the page does: when it sees the draft. The draft."""
    drafted = await player.until(lambda told: told["type"] == "Drafted")
    await player.ask("Reveal", contribution=contribution)
    return drafted


async def header_of(tables: Tables, code: str, match: int = 1) -> Any:
    return json.decode((await tables.log(code, match)).splitlines()[0])


@scene
async def test_a_contribution_is_pledged_then_revealed(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        await anna.ask("AddBot", level="beginner")
        promise = anna.room["commitment"]
        await asyncio.gather(pledged(anna, "a"), pledged(ben, "b"))
        starting = await anna.send("Start")
        drafts = await asyncio.gather(reveal(anna, "a"), reveal(ben, "b"))
        await ben.until(lambda told: told["type"] == "Framed")
        await asyncio.gather(play_on(anna, 0), play_on(ben, 1))
        header = await header_of(tables, code)
        assert header["commitment"] == promise
        assert header["pledges"] == [pledge("a"), pledge("b"), ""]
        assert header["contributions"] == ["a", "b", ""]
        for draft in drafts:
            assert draft["header"] == header | {"contributions": ["", "", ""]}
        assert any(told.get("id") == starting for told in anna.heard)
        game_log = log.read(await tables.log(code), GAMES)
        assert verify(game_log, GAMES, promise, "b").withheld == 0


@scene
async def test_a_start_does_not_wait_for_ever(folder: Path) -> None:
    """Who is here and silent is waited for a moment; who is away is not; nor is a wrong word."""
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        cili, _ = await tables.sit(code, "Cili")
        for player in (anna, ben, cili):
            await pledged(player, player.room["seats"][player.room["yours"][0]]["name"])
        await cili.socket.close()
        while anna.room["seats"][2]["online"]:
            await anna.hear()
        await anna.send("Start")
        await reveal(anna, "Anna")
        await reveal(ben, "not what I pledged")
        await anna.until(lambda told: told["type"] == "Framed")
        for seat in (2, 1, 0):
            await anna.ask("StandUp", seat=seat)
        while anna.room["phase"] != "over":
            await anna.hear()
        header = await header_of(tables, code)
        assert header["pledges"] == [pledge("Anna"), pledge("Ben"), pledge("Cili")]
        assert header["contributions"] == ["Anna", "", ""]


@scene
async def test_every_game_is_bound_before_the_seats_contribute(folder: Path) -> None:
    """The commitment changes with every game, and a pledge counts for one of them only."""
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        first = anna.room["commitment"]
        await pledged(anna, "mine")
        await pledged(anna, "mine")
        await anna.send("Start")
        await reveal(anna, "mine")
        await pledged(anna, "in the game")
        await anna.ask("Reveal", contribution="in the game")
        await play_on(anna)
        while anna.room["phase"] != "over":
            await anna.hear()
        second = anna.room["commitment"]
        assert second != first
        header = await header_of(tables, code)
        assert (header["commitment"], header["contributions"]) == (first, ["mine"])
        told = await anna.ask("Pledge", commitment=first, pledge=pledge("late"))
        assert told["type"] == "Done"
        await start(anna)
        await play_on(anna)
        header = await header_of(tables, code, 2)
        assert (header["commitment"], header["pledges"]) == (second, [""])


@scene
async def test_a_pledge_survives_a_restart(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        promise = anna.room["commitment"]
        await pledged(anna, "kept")
    async with house(folder) as tables:
        anna = await tables.enter(code, token)
        assert anna.room["commitment"] == promise
        await anna.send("Start")
        await reveal(anna, "kept")
        await play_on(anna)
        assert (await header_of(tables, code))["contributions"] == ["kept"]


@scene
async def test_a_spectator_sees_the_draft_and_owes_nothing(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        watcher = await tables.enter(code)
        await pledged(watcher, "nobody's")
        await pledged(anna, "mine")
        await anna.send("Start")
        drafted = await watcher.until(lambda told: told["type"] == "Drafted")
        assert drafted["header"]["pledges"] == [pledge("mine")]
        await watcher.ask("Reveal", contribution="nobody's")
        await reveal(anna, "mine")
        await play_on(anna)
        assert (await header_of(tables, code))["contributions"] == ["mine"]


@scene
async def test_a_room_kept_before_pledges_is_opened(folder: Path) -> None:
    """Its seats have a contribution, which was never pledged and is passed over."""
    async with house(folder) as tables:
        code = await tables.make()
        _, token = await tables.sit(code, "Anna")
        assert tables.store is not None
        doc = await tables.store.load_room(code)
        assert doc is not None
    old = doc.replace(b'"pledge":""', b'"contribution":"abc"')
    async with house(folder) as tables:
        assert tables.store is not None
        await tables.store.save_room(code, old, doc)
        anna = await tables.enter(code, token)
        assert anna.room["yours"] == [0]
