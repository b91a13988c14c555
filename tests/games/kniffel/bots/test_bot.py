"""Kniffel's bots: legal, repeatable, and the better one better."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from parlour.core.fair import seeded
from parlour.games.kniffel import GAME
from parlour.games.kniffel.bots import KniffelFrame
from parlour.games.kniffel.model import Box, Options, Preset, Roll, State, Write
from parlour.study.simulate import play_out
from tests.games.kniffel.loaded import LoadedTable, turn

BOTS = GAME.bots


def frame_of(state: State) -> KniffelFrame:
    table = LoadedTable(state.options, 1).table
    table.state = state
    frame: KniffelFrame = table.frame(0, (), 0.0)
    return frame


def result(options: Options, names: tuple[str, ...], number: int) -> tuple[int, ...]:
    bots = [BOTS[name] for name in names]
    table = play_out(GAME, options, bots, seeded(number), Random(number))
    return GAME.scores(table.state) or ()


@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize("name", BOTS)
def test_whole_games_by_every_preset(preset: Preset, name: str) -> None:
    """`play_out` raises if a bot ever wants what is not allowed."""
    options = Options(preset=preset)
    assert min(result(options, (name, name), 1)) > 50


def test_the_same_seed_the_same_game() -> None:
    names = ("beginner", "steady")
    assert result(Options(), names, 5) == result(Options(), names, 5)
    assert result(Options(), names, 5) != result(Options(), names, 6)


def test_steady_beats_beginner_clearly() -> None:
    """24 games, seats changing: more wins and at least 30 points a game ahead."""
    wins, lead = 0, 0
    for number in range(24):
        names = ("steady", "beginner") if number % 2 else ("beginner", "steady")
        scores = dict(zip(names, result(Options(), names, number), strict=True))
        wins += scores["steady"] > scores["beginner"]
        lead += scores["steady"] - scores["beginner"]
    assert wins >= 16
    assert lead >= 24 * 30


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_who_cannot_act_wants_nothing(bot: Callable[..., Any]) -> None:
    state, _ = GAME.apply(turn("1-2-3-4-5"), 0, Roll(1))
    assert bot(frame_of(state), Random(1)) is None


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_the_first_roll_is_made_with_all_dice(bot: Callable[..., Any]) -> None:
    choice = bot(frame_of(turn()), Random(1))
    assert choice is not None
    assert choice.play == Roll(0)
    assert choice.after > 0


@pytest.mark.parametrize(
    ("text", "roll", "play"),
    [
        ("6-6-6-6-6", 1, Write(1, Box.KNIFFEL)),
        ("1-2-3-4-5", 1, Write(1, Box.LARGE_STRAIGHT)),
        ("2-3-4-5-5", 2, Roll(2, (2, 3, 4, 5))),
        ("6-6-6-6-1", 1, Roll(1, (6, 6, 6, 6))),
        ("4-4-4-3-3", 3, Write(3, Box.FULL_HOUSE)),
    ],
)
def test_steady_sees_what_anyone_would(text: str, roll: int, play: Roll | Write) -> None:
    filled: dict[str, Any] = {"small_straight": 30} if play == Roll(2, (2, 3, 4, 5)) else {}
    choice = BOTS["steady"](frame_of(turn(text, roll=roll, **filled)), Random(1))
    assert choice is not None
    assert choice.play == play


def test_beginner_has_lapses() -> None:
    """The same dice, and not always the same choice."""
    plays = set()
    for number in range(40):
        choice = BOTS["beginner"](frame_of(turn("1-1-3-4-4", roll=3)), Random(number))
        assert choice is not None
        plays.add(choice.play)
    assert len(plays) == 2
