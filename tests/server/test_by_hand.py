"""Our own dice and our own pack: the table waits for what people throw and draw."""

import asyncio
import signal
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from parlour.core import log
from parlour.core.log import Drawer
from parlour.core.proof import verify
from parlour.games import GAMES
from tests.server.pad import Pad
from tests.server.player import Player, Tables, Told, house, scene
from tests.server.test_kill import Server

ROLL = {"type": "Roll", "roll": 0, "keep": []}
CHOSEN = {"start": "chosen"}


def rolled(*dice: int) -> Told:
    return {"type": "Rolled", "dice": sorted(dice)}


async def laid(
    tables: Tables, game: str = "kniffel", chance: str = "players", **options: Any
) -> tuple[str, Player, Player]:
    """Anna and Ben at a running table, and chance is theirs."""
    code = await tables.make(game)
    anna, _ = await tables.sit(code, "Anna")
    ben, _ = await tables.sit(code, "Ben")
    done = await anna.ask("Configure", game=game, options=options, chance=chance)
    assert done["type"] == "Done"
    await anna.ask("Start")
    return code, anna, ben


async def deal(player: Player, draw: Told, number: int, ask_id: str | None = None) -> Told:
    return await player.ask("Deal", ask_id, number=number, draw=draw)


async def awaited(player: Player, number: int, seat: int | None = 0) -> Told:
    """The frame in which the table waits for this draw."""
    while not (frame := player.frames.get(seat)) or (frame["awaits"] or {}).get("number") != number:
        await player.hear()
    return frame


@scene
async def test_the_table_waits_for_a_throw_and_anybody_at_it_may_enter_it(folder: Path) -> None:
    async with house(folder) as tables:
        _, anna, ben = await laid(tables, **CHOSEN)
        await anna.ask("Act", seat=0, play=ROLL)
        frame = await awaited(ben, 0, seat=1)
        assert anna.room["chance"] == ben.room["chance"] == "players"
        assert frame["awaits"] == {"number": 0, "kind": "Rolled", "draws": []}
        assert frame["rings_in"] is None
        told = await deal(ben, rolled(1, 3, 3, 5, 6), 0)
        assert told["frame"]["view"]["dice"] == [1, 3, 3, 5, 6]
        assert told["frame"]["awaits"] is None


@scene
async def test_what_nobody_may_enter(folder: Path) -> None:
    """From a spectator, of a wrong kind, impossible, unreadable, twice, in a pause, too late."""
    async with house(folder) as tables:
        code, anna, _ = await laid(tables, **CHOSEN)
        guest = await tables.enter(code)
        assert (await deal(anna, rolled(1, 2, 3, 4, 5), 0))["code"] == "nothing-awaited"
        await anna.ask("Act", seat=0, play=ROLL)
        assert (await deal(guest, rolled(1, 2, 3, 4, 5), 0))["code"] == "not-at-the-table"
        assert (await deal(anna, {"type": "TimeUp"}, 0))["code"] == "other-draw-awaited"
        assert (await deal(anna, {"type": "Turned", "card": "C7"}, 0))["code"] == "bad-message"
        assert (await deal(anna, rolled(1, 2, 3, 4, 7), 0))["code"] == "bad-message"
        assert (await deal(anna, rolled(1, 2, 3, 4), 0))["code"] == "not-those-dice"
        other = await anna.ask("Deal", number=0, draw=rolled(1, 2, 3, 4, 5), match=2)
        assert other["code"] == "another-game"
        await anna.ask("Pause")
        assert (await deal(anna, rolled(1, 2, 3, 4, 5), 0))["code"] == "paused"
        await anna.ask("GoOn")
        assert anna.frames[0]["seq"] == 1, "nothing of all this was kept"

        first = await deal(anna, rolled(1, 2, 3, 4, 5), 0, "once")
        again = await deal(anna, rolled(1, 2, 3, 4, 5), 0, "once")
        assert first["frame"]["seq"] == again["frame"]["seq"] == 2, "sent twice, made once"
        assert (await deal(anna, rolled(6, 6, 6, 6, 6), 0))["code"] == "nothing-awaited"
        await anna.ask("Act", seat=0, play={"type": "Roll", "roll": 1, "keep": [5]})
        assert (await deal(anna, rolled(5, 1, 1, 1, 1), 0))["code"] == "other-draw-awaited"
        assert (await deal(anna, rolled(1, 1, 1, 1, 1), 1))["code"] == "not-those-dice"
        await anna.ask("StandUp", seat=1)
        await anna.ask("StandUp", seat=0)
        assert (await deal(anna, rolled(5, 1, 1, 1, 1), 1))["code"] == "no-game"


@scene
async def test_the_house_draws_where_nobody_said_otherwise(folder: Path) -> None:
    async with house(folder) as tables:
        code, anna, _ = await laid(tables, chance="house", **CHOSEN)
        assert (await deal(anna, rolled(1, 2, 3, 4, 5), 0))["code"] == "house-draws"
        assert anna.frames[0]["awaits"] is None
        code = await tables.make("poker_champ")
        host, _ = await tables.sit(code, "Anna")
        told = await host.ask("Configure", game="poker_champ", options={}, chance="players")
        assert told["code"] == "not-by-hand"
        await host.ask("Configure", game="kniffel", options={}, chance="players")
        assert host.room["chance"] == "players"
        await host.ask("Configure", game="cartino", options={})
        assert host.room["chance"] == "house", "another game begins as games do"


@scene
async def test_a_bots_dice_are_entered_too(folder: Path) -> None:
    """It keeps and writes by itself; somebody throws for it."""
    async with house(folder) as tables:
        code = await tables.make("kniffel")
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="beginner")
        options = {"start": "chosen", "place": 2}
        await anna.ask("Configure", game="kniffel", options=options, chance="players")
        await anna.ask("Start")
        number = 0
        while not anna.frames.get(0) or anna.frames[0]["view"]["seat"] != 0:
            frame = await awaited(anna, number)
            kept = frame["view"]["dice"]
            await deal(anna, rolled(*kept, *[6] * (5 - len(kept))), number)
            number += 1
            while anna.frames[0]["view"]["seat"] == 1 and anna.frames[0]["awaits"] is None:
                await anna.hear()
        assert anna.frames[0]["view"]["sheets"][1]["total"] > 0


@scene
async def test_nobody_is_asked_to_bind_themselves_to_chance_that_is_theirs(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make("kniffel")
        anna, _ = await tables.sit(code, "Anna")
        options = {"preset": "forced_order", "start": "chosen"}
        await anna.ask("Configure", game="kniffel", options=options, chance="players")
        promise = anna.room["commitment"]
        await anna.ask("Pledge", commitment=promise, pledge="0" * 64)
        await anna.ask("Start")
        assert not [told for told in anna.heard if told["type"] == "Drafted"]
        await play_out(anna, [Pad("forced_order")], Random(1))
        text = await tables.log(code)
        header = log.read(text, GAMES).header
        assert (header.chance, header.commitment, header.pledges) == (Drawer.PLAYERS, "", ())
        assert verify(log.read(text, GAMES), GAMES).chance is Drawer.PLAYERS
        status, shown = await tables.get(f"/api/rooms/{code}/games/1/frames")
        assert status == 200
        assert b'"by_players":true' in shown
        told = await anna.ask("LookBack", seat=0)
        assert told["type"] == "Reviewed", "the coach speaks of their luck as of any other"


async def play_out(player: Player, pads: list[Pad], chance: Random) -> list[int]:
    """One device, everybody's seats: throw real dice, type them, write somewhere; and keep a pad
    of one's own beside it. The totals of the game."""
    seats = range(len(pads))
    while player.frames.get(0) is None:
        await player.hear()
    while player.frames[0]["scores"] is None:
        frame = player.frames[0]
        view, awaits = frame["view"], frame["awaits"]
        if awaits:
            done = await deal(player, typed(view, awaits["kind"], chance), awaits["number"])
        else:
            seat = view["seat"]
            play = chance.choice(player.frames[seat]["legal"])
            if play["type"] == "Write":
                pads[seat].write(play["box"], view["dice"])
            done = await player.ask("Act", seat=seat, play=play)
        while {player.frames[each]["seq"] for each in seats} != {done["frame"]["seq"]}:
            await player.hear()
    return list(player.frames[0]["scores"])


def typed(view: Told, kind: str, chance: Random) -> Told:
    """What lies on the real table."""
    if kind == "StartRolled":
        throws = [sorted(thrown(chance, 5)) for _ in view["contenders"]]
        return {"type": "StartRolled", "throws": throws}
    return rolled(*view["dice"], *thrown(chance, 5 - len(view["dice"])))


def thrown(chance: Random, number: int) -> list[int]:
    """Dice that love company: further Kniffels and full houses come often enough to be tested."""
    faces = chance.sample(range(1, 7), chance.choice((1, 1, 2, 6)))
    return [chance.choice(faces) for _ in range(number)]


PRESETS = ("kniffel", "schmidt", "yahtzee", "plain", "yatzy", "forced_order")


@pytest.mark.parametrize("preset", PRESETS)
def test_an_evening_with_typed_dice_ends_as_the_pad_says(tmp_path: Path, preset: str) -> None:
    """Three games of one preset in a room, two or three people on one device: the same totals as
    an independent scorer, and as the log read again."""

    async def evening() -> None:
        chance = Random(preset)
        async with house(tmp_path) as tables:
            code = await tables.make("kniffel")
            device = await tables.enter(code)
            for name in ("Anna", "Ben", "Cleo"):
                await device.ask("Sit", name=name)
            await device.ask(
                "Configure", game="kniffel", options={"preset": preset}, chance="players"
            )
            for match in (1, 2, 3):
                device.frames.clear()
                await device.ask("Start")
                pads = [Pad(preset) for _ in range(3)]
                totals = await play_out(device, pads, chance)
                assert totals == [pad.total for pad in pads]
                text = await tables.log(code, match)
                again = log.replay(log.read(text, GAMES), GAMES, log.NO_CHANCE)
                assert list(again.scores or ()) == totals

    asyncio.run(evening())


@scene
async def test_a_series_adds_up_too(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make("kniffel")
        device = await tables.enter(code)
        await device.ask("Sit", name="Anna")
        options = {"games": 2}
        await device.ask("Configure", game="kniffel", options=options, chance="players")
        await device.ask("Start")
        pads = [Series("kniffel", 2)]
        totals = await play_out(device, pads, Random(5))  # type: ignore[arg-type]
        assert totals == [pads[0].total]


class Series:
    """A column for each game of a series."""

    def __init__(self, preset: str, games: int) -> None:
        self._pads = [Pad(preset) for _ in range(games)]

    def write(self, box: str, dice: list[int]) -> None:
        next(pad for pad in self._pads if len(pad.boxes) < 13).write(box, dice)

    @property
    def total(self) -> int:
        return sum(pad.total for pad in self._pads)


@scene
async def test_a_round_of_pokino_with_the_real_pack(folder: Path) -> None:
    """Boards are handed out and cards drawn by people; a card that lies open cannot come again."""
    async with house(folder) as tables:
        _, anna, _ = await laid(tables, "pokino", auto_mark=True)
        frame = await awaited(anna, 0)
        assert frame["awaits"]["kind"] == "Opened"
        assert (await deal(anna, {"type": "Opened", "boards": [6, 6], "dealer": 0}, 0))[
            "code"
        ] == "not-those-cards"
        told = await deal(anna, {"type": "Opened", "boards": [6, 2], "dealer": 1}, 0)
        view = told["frame"]["view"]
        assert [player["board"] for player in view["players"]] == [6, 2]
        assert len(told["frame"]["awaits"]["draws"]) == 40
        for number, card in enumerate(view["boards"][6][:4], start=1):
            turned = {"type": "Turned", "card": card}
            told = await deal(anna, turned, number)
            assert told["frame"]["view"]["called"][-1] == card
            assert (await deal(anna, turned, number + 1))["code"] == "not-those-cards"


def test_killed_while_a_throw_is_awaited(tmp_path: Path) -> None:
    """SIGKILL; the same throw is awaited when the table comes back, and one that had been entered
    is not entered twice."""

    async def enter(tables: Tables, code: str, token: str) -> Player:
        player = await tables.enter(code, token)
        while not player.frames.get(0):
            await player.hear()
        return player

    async def begun(url: str) -> tuple[str, str]:
        async with aiohttp.ClientSession() as client:
            tables = Tables(url, client)
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            await anna.ask("Configure", game="kniffel", options=CHOSEN, chance="players")
            await anna.ask("Start")
            await anna.ask("Act", seat=0, play=ROLL)
            return code, token

    async def entered(url: str, code: str, token: str) -> Told:
        async with aiohttp.ClientSession() as client:
            anna = await enter(Tables(url, client), code, token)
            return await deal(anna, rolled(2, 2, 3, 4, 6), 0, "the-throw")

    server = Server(tmp_path)
    code, token = asyncio.run(begun(server.url))
    server.end(signal.SIGKILL)
    for _ in range(2):
        server = Server(tmp_path)
        told = asyncio.run(entered(server.url, code, token))
        assert told["frame"]["view"]["dice"] == [2, 2, 3, 4, 6]
        assert told["frame"]["seq"] == 2
        server.end(signal.SIGKILL)
