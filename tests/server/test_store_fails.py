"""A disk that fails: nobody is shown what was not kept, and the game goes on when it is back."""

from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from parlour.core.game import Choice
from parlour.games import GAMES
from tests.server.player import PATIENCE, Told, first_write, house, journal, play_on, scene


@scene
async def test_a_play_that_cannot_be_kept_is_refused_and_not_shown(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        watcher = await tables.enter(code)
        await anna.ask("Start")
        before = await anna.turn()
        tables.break_disk()
        with journal() as kept:
            refused = await anna.ask("Act", "mine", seat=0, play=first_write(before))
        assert refused == {"type": "Refused", "id": "mine", "code": "store-failed"}
        assert [line["level"] for line in kept.of("store-failed")] == ["error"]
        again = await tables.enter(code, token)
        await again.turn()
        assert again.frames[0]["view"] == before["view"]
        assert watcher.frames.get(None, before)["seq"] <= before["seq"]
        tables.break_disk(False)
        shown = await anna.ask("Act", "mine", seat=0, play=first_write(before))
        assert shown["frame"]["seq"] == before["seq"] + 2


@scene
async def test_what_the_room_cannot_keep_has_not_happened(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        before = anna.room
        asks: list[tuple[str, Told]] = [
            ("Sit", {"name": "Ben"}),
            ("AddBot", {"level": "beginner"}),
            ("Rename", {"seat": 0, "name": "Maria"}),
            ("StandUp", {"seat": 0}),
            ("Configure", {"game": "pokino", "options": {}}),
            ("Start", {}),
        ]
        tables.break_disk()
        for kind, fields in asks:
            assert (await anna.ask(kind, **fields)).get("code") == "store-failed", kind
        watcher = await tables.enter(code)
        assert {**watcher.room, "yours": [0]} == before
        assert watcher.frames == {}
        async with tables.client.post(
            f"{tables.url}/api/rooms", json={"game": "kniffel"}
        ) as answer:
            assert (answer.status, await answer.json()) == (503, {"code": "store-failed"})


@scene
async def test_bots_and_the_house_try_again(folder: Path) -> None:
    gate = Event()

    def patient(frame: Any, rng: Random) -> Choice[Any] | None:
        gate.wait(PATIENCE)
        return GAMES["kniffel"].bots["beginner"](frame, rng)

    games = {"kniffel": replace(GAMES["kniffel"], bots={"patient": patient})}
    async with house(folder, games=games) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.ask("AddBot", level="patient")
        await anna.ask("Start")
        first = await anna.until(lambda told: told["type"] == "Framed" and begun(told))
        if first["frame"]["view"]["seat"] == 0:
            while anna.frames[0]["legal"]:
                await anna.ask("Act", seat=0, play=first_write(anna.frames[0]))
        tables.break_disk()
        with journal() as kept:
            gate.set()
            while not kept.of("store-failed"):
                await anna.ask("Ping")
        tables.break_disk(False)
        assert (await play_on(anna))["scores"]


def begun(told: Told) -> bool:
    return told["frame"]["view"]["seat"] is not None


NO_ROOMS = """CREATE TEMP TRIGGER no_rooms BEFORE UPDATE ON room
              BEGIN SELECT RAISE(ABORT, 'no room can be kept'); END"""


@pytest.mark.parametrize("restarts", [False, True])
def test_winners_are_counted_later_if_the_disk_fails_at_the_end(
    tmp_path: Path, restarts: bool
) -> None:
    """The last move is kept and shown, the wins are not: they are counted once all the same."""

    @scene
    async def play(folder: Path) -> None:
        async with house(folder) as tables:
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            await anna.ask("Start")
            assert tables.store is not None
            tables.store._db.execute(NO_ROOMS)
            assert (await play_on(anna))["scores"]
            assert anna.room["seats"][0]["wins"] == 0
            if not restarts:
                # Once this is answered the store is at rest: no transaction takes the DROP back.
                assert (await anna.ask("Rename", seat=0, name="Anna"))["type"] == "Refused"
                tables.store._db.execute("DROP TRIGGER no_rooms")
                assert (await anna.ask("Start"))["type"] == "Done"
                assert anna.room["seats"][0]["wins"] == 1
                return
        async with house(folder) as tables:
            anna = await tables.enter(code, token)
            while not anna.room["seats"][0]["wins"]:
                await anna.hear()
            assert anna.room["seats"][0]["wins"] == 1

    play(tmp_path)


@scene
async def test_winners_are_counted_once(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("Start")
        await play_on(anna)
        while anna.room["phase"] != "over":
            await anna.hear()
        assert anna.room["seats"][0]["wins"] == 1
    async with house(folder) as tables:
        anna = await tables.enter(code, token)
        await anna.ask("Rename", seat=0, name="Maria")
        assert anna.room["seats"][0]["wins"] == 1
        await anna.ask("Start")
        assert anna.room["seats"][0]["wins"] == 1
