"""A table stands still while somebody wants a pause, and while nobody is there."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from parlour.core.game import Alarm, Choice
from tests.games import high_die
from tests.server.player import Player, Tables, Told, house, scene

DECIDE = {"type": "Decide", "again": False}
PATIENT = 0.3
"""Seconds until the house lets the dice fall."""


def slowly(state: Any) -> tuple[Alarm[Any], ...]:
    return tuple(Alarm(alarm.what, PATIENT) for alarm in high_die.alarms(state))


def ready(frame: Any, rng: Random) -> Choice[Any] | None:
    return Choice(frame.legal[0], after=1.0)


SLOW = {"high-die": replace(high_die.GAME, alarms=slowly)}
QUICK = {"high-die": replace(high_die.GAME, bots={"ready": ready})}


async def pair(tables: Tables) -> tuple[str, Player, Player, tuple[str, str]]:
    code = await tables.make("high-die")
    anna, hers = await tables.sit(code, "Anna")
    ben, his = await tables.sit(code, "Ben")
    return code, anna, ben, (hers, his)


async def sees_clock(player: Player, seat: int | None, *, running: bool) -> Told:
    """The frame in which the clock of the table runs, or stands."""
    while (frame := player.frames.get(seat)) is None or (frame["rings_in"] is not None) != running:
        await player.hear()
    return frame


async def other_table(tables: Tables) -> None:
    """A whole game elsewhere, whose clock began to run later."""
    anna, _ = await tables.sit(await tables.make("high-die"), "Anna")
    await anna.ask("Start")
    await anna.turn()
    await anna.ask("Act", seat=0, play=DECIDE)
    while not anna.frames[0]["scores"]:
        await anna.hear()


@scene
async def test_somebody_wants_a_pause(folder: Path) -> None:
    """All see who; no alarm rings and nobody acts until anybody at the table goes on."""
    async with house(folder, games=SLOW) as tables:
        _, anna, ben, _ = await pair(tables)
        await anna.ask("Start")
        assert (await ben.ask("Pause"))["type"] == "Done"
        assert (await anna.ask("Pause"))["type"] == "Done"
        assert anna.room["paused"] == ben.room["paused"] == "Ben", "the first who asked"
        await sees_clock(anna, 0, running=False)
        assert (await anna.ask("Act", seat=0, play=DECIDE))["code"] == "paused"
        await other_table(tables)
        assert (await anna.ask("Ping"))["type"] == "Pong"
        assert anna.frames[0]["seq"] == 0
        assert (await anna.ask("GoOn"))["type"] == "Done"
        again = await sees_clock(anna, 0, running=True)
        assert 0 < again["rings_in"] <= PATIENT
        assert anna.room["paused"] is None
        assert (await anna.turn())["seq"] == 1


@scene
async def test_a_pause_outlives_the_server_and_ends_with_its_game(folder: Path) -> None:
    async with house(folder, games=SLOW) as tables:
        code, anna, _, tokens = await pair(tables)
        await anna.ask("Start")
        await anna.ask("Pause")
    async with house(folder, games=SLOW) as tables:
        anna, ben = [await tables.enter(code, token) for token in tokens]
        assert anna.room["paused"] == "Anna"
        assert (await ben.ask("StandUp", seat=1))["type"] == "Done"
        assert (await anna.ask("StandUp", seat=0))["type"] == "Done"
        assert (await ben.ask("GoOn"))["type"] == "Done", "nobody sits there, anybody may"
        while ben.room["phase"] != "over":
            await ben.hear()
        await ben.ask("Sit", name="Ben")
        assert (await ben.ask("Start"))["type"] == "Done"
        assert ben.room["paused"] is None


@scene
async def test_a_table_without_people_can_be_stopped_by_whoever_watches(folder: Path) -> None:
    async with house(folder, games=SLOW) as tables:
        visitor = await tables.enter(await tables.make("high-die"))
        await visitor.ask("AddBot", level="careful")
        await visitor.ask("Start")
        await visitor.ask("Pause")
        assert visitor.room["paused"] == ""
        await visitor.ask("GoOn")
        while visitor.room["phase"] != "over":
            await visitor.hear()


@scene
async def test_a_table_at_which_nobody_is_stands_still(folder: Path) -> None:
    """Its alarms too, whoever looks on; and it goes on as soon as one of its people is back."""
    async with house(folder, games=SLOW) as tables:
        code, anna, ben, (hers, _) = await pair(tables)
        watcher = await tables.enter(code)
        await anna.ask("Start")
        for player in (anna, ben):
            await player.socket.close()
        await sees_clock(watcher, None, running=False)
        await other_table(tables)
        assert (await watcher.ask("Ping"))["type"] == "Pong"
        assert watcher.frames[None]["seq"] == 0
        anna = await tables.enter(code, hers)
        assert (await anna.turn())["seq"] == 1


@scene
async def test_a_room_that_is_opened_waits_for_its_people(folder: Path) -> None:
    async with house(folder, games=QUICK, pace=1e9) as tables:
        code = await tables.make("high-die")
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="ready")
        await anna.ask("Start")
        await anna.turn()
    async with house(folder, games=QUICK) as tables:
        watcher = await tables.enter(code)
        await sees_clock(watcher, None, running=False)
        for _ in range(20):
            await watcher.ask("Ping")
        assert watcher.frames[None]["view"]["decided"] == [False, False]
        await tables.enter(code, token)
        while not watcher.frames[None]["view"]["decided"][1]:
            await watcher.hear()


@scene
async def test_a_table_goes_on_alone_if_all_its_people_asked_for_it(folder: Path) -> None:
    """Each lets a bot play: nobody is waited for."""
    async with house(folder, games=SLOW) as tables:
        code, anna, ben, _ = await pair(tables)
        watcher = await tables.enter(code)
        for seat, player in enumerate((anna, ben)):
            await player.ask("StandIn", seat=seat, level="careful")
        await anna.ask("Start")
        for player in (anna, ben):
            await player.socket.close()
        while watcher.room["phase"] != "over":
            await watcher.hear()
