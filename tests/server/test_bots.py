"""Bots at a table over real sockets: those that fail, and those that stand in."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from msgspec import json

from parlour.core.game import Alarm, AnyGame, Choice, Leave
from parlour.games import GAMES
from tests.games import high_die
from tests.server.player import (
    PATIENCE,
    Player,
    first_write,
    house,
    journal,
    play_on,
    scene,
)
from tests.study import players

SECRET = "the queen of spades"


def raises(frame: Any, rng: Random) -> Choice[Any] | None:
    raise LookupError(SECRET)


def cheats(frame: Any, rng: Random) -> Choice[Any] | None:
    return Choice(Leave())


def with_bots(**bots: Any) -> dict[str, AnyGame]:
    """Kniffel with these bots, the weakest first."""
    return {"kniffel": replace(GAMES["kniffel"], bots=bots)}


BEGINNER = GAMES["kniffel"].bots["beginner"]


@pytest.mark.parametrize(
    ("games", "failed"),
    [
        (with_bots(beginner=BEGINNER, broken=raises), ["broken"]),
        (with_bots(beginner=BEGINNER, cheat=cheats), ["cheat"]),
        (with_bots(worse=raises, cheat=cheats, broken=raises), ["broken", "cheat", "worse"]),
    ],
)
def test_a_bot_that_fails_is_noted_and_replaced(
    tmp_path: Path, games: dict[str, AnyGame], failed: list[str]
) -> None:
    """By the next weaker one, in the end by the first legal play; and the game comes to its end."""

    @scene
    async def play(folder: Path) -> None:
        async with house(folder, games=games) as tables:
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            assert (await anna.ask("AddBot", level=failed[0]))["type"] == "Done"
            await anna.ask("Start")
            end = await play_on(anna)
            assert len(end["scores"]) == 2
            notes = [line["bot"] for line in kept.of("bot-failed")]
            assert notes[: len(failed)] == failed
            assert set(notes) == set(failed)
            assert all(line["level"] == "error" for line in kept.of("bot-failed"))
            for secret in (SECRET, code, token, "Anna"):
                assert secret not in "\n".join(kept.lines)

    with journal() as kept:
        play(tmp_path)


def test_a_bot_that_the_house_has_brought_plays(tmp_path: Path) -> None:
    """In a process of its own, as any other; and where it is not brought any more, the strongest
    bot plays for it."""
    mine = f"kniffel={players.FILE}:first"

    @scene
    async def play(folder: Path) -> None:
        async with house(folder, bots=(mine,), thinkers=1) as tables:
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            assert (await anna.ask("AddBot", level="first"))["type"] == "Done"
            await anna.ask("Start")
            assert len((await play_on(anna, turns=5))["legal"]) > 0
        async with house(folder, games=with_bots(weak=raises, strong=BEGINNER)) as tables:
            anna = await tables.enter(code, token)
            assert len((await play_on(anna))["scores"]) == 2

    with journal() as kept:
        play(tmp_path)
    assert kept.of("bot-failed") == []


class Gated:
    """A bot that thinks until it is let go, and then wants the first legal play."""

    def __init__(self) -> None:
        self.gate, self.asked, self.answered = Event(), Event(), Event()

    def __call__(self, frame: Any, rng: Random) -> Choice[Any] | None:
        self.asked.set()
        self.gate.wait(PATIENCE)
        self.answered.set()
        return Choice(frame.legal[0])


async def heard(player: Player, bot: Gated) -> None:
    """Let the bot go; it has answered, and its room has heard it."""
    bot.gate.set()
    await asyncio.to_thread(bot.answered.wait, PATIENCE)
    for _ in range(10):
        await player.ask("Ping")


@scene
async def test_a_bot_that_stands_in_goes_when_its_player_acts(folder: Path) -> None:
    async with house(folder, pace=1e9) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.ask("Start")
        frame = await anna.turn()
        await anna.ask("StandIn", seat=0, level="beginner")
        assert anna.room["seats"][0]["level"] == "beginner"
        await anna.ask("Act", seat=0, play=first_write(frame))
        assert anna.room["seats"][0]["level"] is None


TOO_EARLY = {"type": "Write", "roll": 0, "box": "ones"}


@pytest.mark.parametrize(
    ("kind", "fields", "answer"),
    [
        ("StandIn", {"level": None}, "Done"),
        ("Act", {"play": TOO_EARLY}, "Refused"),
        ("Sit", {"name": "Ben"}, "Seated"),
    ],
)
def test_what_a_bot_wanted_counts_no_more_once_a_person_has_its_seat(
    tmp_path: Path, kind: str, fields: dict[str, Any], answer: str
) -> None:
    bot = Gated()

    @scene
    async def play(folder: Path) -> None:
        async with house(folder, games=with_bots(gated=bot)) as tables:
            anna = await tables.enter(await tables.make())
            if kind == "Sit":
                await anna.ask("AddBot", level="gated")
            else:
                await anna.ask("Sit", name="Anna")
                await anna.ask("StandIn", seat=0, level="gated")
            await anna.ask("Start")
            await asyncio.to_thread(bot.asked.wait, PATIENCE)
            assert (await anna.ask(kind, seat=0, **fields))["type"] == answer
            await heard(anna, bot)
            assert await tables.plays() == []
            assert (await anna.turn())["legal"]

    play(tmp_path)


def chatty(state: Any, seat: int, play: Any) -> Any:
    """High Die in which seat 0 may decide as often as it likes, without effect."""
    return (state, ()) if seat == 0 else high_die.apply(state, seat, play)


def chatting(bot: Any) -> dict[str, AnyGame]:
    return {"high-die": replace(high_die.GAME, apply=chatty, bots={"bot": bot})}


DECIDE = {"type": "Decide", "again": False}


@scene
async def test_a_bot_keeps_its_time_while_others_move(folder: Path) -> None:
    """Decision 6: at a table that is never quiet a bot comes to its turn all the same."""

    def slow(frame: Any, rng: Random) -> Choice[Any] | None:
        return Choice(frame.legal[0], after=0.05)

    async with house(folder, games=chatting(slow), pace=1.0) as tables:
        anna, _ = await tables.sit(await tables.make("high-die"), "Anna")
        await anna.ask("AddBot", level="bot")
        await anna.ask("Start")
        seen = await anna.turn()
        for _ in range(3000):  # a bot that began to think anew after each move would never move
            if seen["view"]["decided"][1]:
                break
            seen = (await anna.ask("Act", seat=0, play=DECIDE))["frame"]
        assert seen["view"]["decided"] == [False, True]


@scene
async def test_what_a_bot_wanted_counts_no_more_once_the_table_has_changed(folder: Path) -> None:
    """A move is being kept while the bot's time comes: the bot is asked again first."""
    bot, gate, seen = Gated(), Event(), list[int]()

    def sees(frame: Any, rng: Random) -> Choice[Any] | None:
        bot(frame, rng)
        seen.append(frame.seq)
        return Choice(high_die.Decide(again=frame.seq > 1))

    async with house(folder, games=chatting(sees)) as tables:
        anna, _ = await tables.sit(await tables.make("high-die"), "Anna")
        await anna.ask("AddBot", level="bot")
        await anna.ask("Start")
        await asyncio.to_thread(bot.asked.wait, PATIENCE)
        await anna.turn()
        assert tables.store is not None
        busy = tables.store._do(lambda db: gate.wait(PATIENCE))
        act = await anna.send("Act", seat=0, play=DECIDE)
        await heard(anna, bot)
        gate.set()
        await busy
        await anna.until(lambda told: act in told.get("done", ()))
        while not anna.frames[0]["view"]["decided"][1]:
            await anna.hear()
        assert seen == [1, 2]
        assert await tables.plays() == [(0, DECIDE), (1, {**DECIDE, "again": True})]


@scene
async def test_the_house_moves_when_its_time_has_come(folder: Path) -> None:
    """Nobody acts, and nobody need be there."""

    def slowly(state: Any) -> tuple[Alarm[Any], ...]:
        return tuple(Alarm(alarm.what, 0.02) for alarm in high_die.alarms(state))

    games = {"high-die": replace(high_die.GAME, alarms=slowly)}
    async with house(folder, games=games) as tables:
        anna, _ = await tables.sit(await tables.make("high-die"), "Anna")
        await anna.ask("Start")
        first = await anna.until(lambda told: told["type"] == "Framed")
        assert (first["frame"]["seq"], first["frame"]["legal"]) == (0, [])
        assert 0 < first["frame"]["rings_in"] <= 0.02
        assert (await anna.turn())["seq"] == 1
        await anna.ask("Act", seat=0, play=DECIDE)
        while not anna.frames[0]["scores"]:
            await anna.hear()


@scene
async def test_a_bots_chance_is_from_a_secret(folder: Path) -> None:
    """Asked again in the very same position, at the same table, it draws otherwise: nothing that a
    player sees foretells it."""
    drawn: dict[bytes, list[int]] = {}

    def waits(frame: Any, rng: Random) -> Choice[Any] | None:
        drawn.setdefault(json.encode(frame.view), []).append(rng.getrandbits(64))
        return None

    async with house(folder, games=with_bots(calm=waits, calmer=waits)) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="calm")
        await anna.ask("Start")
        for asked, level in enumerate(("calm", "calmer", "calm", "calmer"), start=1):
            await anna.ask("StandIn", seat=0, level=level)
            while sum(map(len, drawn.values())) < asked:
                await anna.ask("Ping")
    (numbers,) = drawn.values()
    assert len(set(numbers)) == len(numbers) >= 4
