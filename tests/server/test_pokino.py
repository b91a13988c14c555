"""Pokino over real sockets: nothing on the wire knows the next card, and bots keep pace."""

import re
from pathlib import Path
from typing import Any

from msgspec import json

from parlour.core import log
from parlour.core.proof import verify
from parlour.games import GAMES
from tests.server.player import Player, Told, house, scene

CODE = re.compile(r'"(?:[1-7]|1[0-2])[oceb]"')


def cards_in(text: str) -> set[str]:
    """Every card a message names, its boards aside: those lie open and never change."""
    return set(CODE.findall(re.sub(r'"boards":\[\[.*?\]\]', "", text)))


def dealer_of(frame: Told, players: list[Player]) -> Player:
    dealer: Player = players[frame["view"]["dealer"]]
    return dealer


async def turn(players: list[Player]) -> Told:
    """Whoever deals turns a card, or begins; what everybody sees then."""
    frame = players[0].frames[0]
    dealer = dealer_of(frame, players)
    view = frame["view"]
    count = len(view["called"]) if view["phase"] == "round" else 0
    play = {"type": "Turn", "round": view["round"], "card": count}
    answer = await dealer.ask("Act", seat=view["dealer"], play=play)
    assert answer["type"] == "Framed", answer
    seq = answer["frame"]["seq"]
    for seat, player in enumerate(players):
        while player.frames[seat]["seq"] < seq:
            await player.hear()
    seen: Told = players[0].frames[0]
    return seen


async def table(tables: Any, **options: Any) -> tuple[str, list[Player], Player]:
    code = await tables.make("pokino")
    anna, _ = await tables.sit(code, "Anna")
    bela, _ = await tables.sit(code, "Béla")
    watcher = await tables.enter(code)
    chosen = await anna.ask("Configure", game="pokino", options={"pace": None, **options})
    assert chosen["type"] == "Done"
    await anna.ask("Start")
    for player, seat in ((anna, 0), (bela, 1), (watcher, None)):
        while player.frames.get(seat, {}).get("view", {}).get("phase") != "between":
            await player.hear()
    return code, [anna, bela], watcher


@scene
async def test_PK_I3_PK_T3_no_byte_before_a_card_is_called_knows_it(folder: Path) -> None:
    async with house(folder) as tables:
        code, players, watcher = await table(tables, auto_mark=True)
        called: list[str] = []
        told_before: set[str] = set()
        while len(called) < 30:
            view = (await turn(players))["view"]
            if view["phase"] != "round":
                break
            called = view["called"]
            card = f'"{called[-1]}"'
            assert card not in told_before
            mark = {"type": "Mark", "round": 1, "card": "1o"}
            refused = await players[0].ask("Act", seat=0, play=mark)
            assert refused["type"] in ("Refused", "Framed")
            while watcher.frames[None]["seq"] < players[0].frames[0]["seq"]:
                await watcher.hear()
            for player in (*players, watcher):
                for text in player.texts:
                    told = json.decode(text)
                    if told["type"] == "Framed":
                        shown = {f'"{one}"' for one in told["frame"]["view"]["called"]}
                        assert cards_in(text) <= shown
                    else:
                        assert not cards_in(text)
                    told_before |= cards_in(text)
                player.texts.clear()
            status, body = await tables.get(f"/api/rooms/{code}/games/1/log")
            assert (status, cards_in(body.decode())) == (404, set())


@scene
async def test_a_bot_keeps_up_with_a_lively_table(folder: Path) -> None:
    """Its wish is not dropped when others move: a session with bots comes to its end."""
    async with house(folder) as tables:
        code = await tables.make("pokino")
        anna, _ = await tables.sit(code, "Anna")
        for level in ("dreamy", "steady", "sharp"):
            assert (await anna.ask("AddBot", level=level))["type"] == "Done"
        options = {"pace": 2, "pause": 0, "rounds": 1, "auto_mark": True, "auto_call": True}
        await anna.ask("Configure", game="pokino", options={**options, "pace": None})
        await anna.ask("Start")
        while not (frame := anna.frames.get(0)) or not frame["scores"]:
            turns = [p for p in (frame or {"legal": []})["legal"] if p["type"] == "Turn"]
            if turns:
                await anna.ask("Act", seat=0, play=turns[0])
            else:
                await anna.hear()
        assert verify(log.read(await tables.log(code), GAMES), GAMES).draws > 10


@scene
async def test_PK_Q22_somebody_new_takes_the_chair_of_one_who_left(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make("pokino")
        anna, _ = await tables.sit(code, "Anna")
        bela, _ = await tables.sit(code, "Béla")
        await tables.sit(code, "Cili")
        await anna.ask("Configure", game="pokino", options={"pace": None})
        await anna.ask("Start")
        newcomer = await tables.enter(code)
        taken = await newcomer.ask("Sit", name="Dani", seat=1)
        assert taken["code"] == "seat-taken"
        assert (await bela.ask("StandUp", seat=1))["type"] == "Done"
        seated = await newcomer.ask("Sit", name="Dani", seat=1)
        assert (seated["type"], seated["seat"]) == ("Seated", 1)
        while 1 not in newcomer.frames:
            await newcomer.hear()
        player = newcomer.frames[1]["view"]["players"][1]
        assert (player["left"], player["board"] is None) == (False, False)
        assert newcomer.room["seats"][1]["name"] == "Dani"
        nobody = await tables.enter(code)
        assert (await nobody.ask("Sit", name="Emil"))["code"] == "game-running"
