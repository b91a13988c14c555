"""Bots at a table over real sockets: those that fail, and those that stand in."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.core.game import AnyGame, Choice, Leave
from parlour.games import GAMES
from tests.server.player import house, journal, play_on, scene

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
