"""The solved bots: `expert` plays for points, `winner` for the win."""

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from parlour.core.fair import seeded
from parlour.core.game import Bot, Frame
from parlour.games.kniffel import GAME
from parlour.games.kniffel.bots import KniffelFrame, best_play, expert, winner
from parlour.games.kniffel.coach import advise
from parlour.games.kniffel.exact.solver import solution, spread
from parlour.games.kniffel.exact.winning import shares
from parlour.games.kniffel.model import (
    Box,
    NewsItem,
    Options,
    Play,
    Preset,
    Roll,
    State,
    View,
    Write,
)
from parlour.games.kniffel.view import view
from parlour.study.simulate import play_out
from tests.games.kniffel.loaded import dice, sheet, turn

ZEROS = {box.name.lower(): 0 for box in Box if box not in (Box.ONE_PAIR, Box.TWO_PAIRS)}


def but(*names: str, **written: int) -> dict[str, int]:
    """All boxes filled with zeros but these."""
    return {name: 0 for name in ZEROS if name not in names} | written


def table(thrown: str, roll: int, *sheets: dict[str, int], **more: Any) -> State:
    """Seat 0 to decide, with these dice before it."""
    return State(
        Options(),
        sheets=tuple(sheet(**filled) for filled in sheets),
        extras=(0,) * len(sheets),
        past=(0,) * len(sheets),
        contenders=(),
        dice=dice(thrown),
        roll=roll,
        **more,
    )


def decision(state: State, bot: Bot[View, Play, NewsItem]) -> Play:
    seen: KniffelFrame = Frame(0, 0, view(state, 0), GAME.legal(state, 0), (), None, None)
    choice = bot(seen, Random(1))
    assert choice is not None
    return choice.play


@pytest.mark.parametrize("left", [0, 1, 2])
def test_expert_takes_the_coach_s_best(left: int) -> None:
    for thrown in ("2-2-5-5-6", "1-2-3-4-6", "6-6-6-6-6", "1-1-3-5-6"):
        state = turn(thrown, 3 - left, ones=3, sixes=18)
        advice = advise(Options(), state.sheets[0], state.dice, left)
        roll = 3 - left
        best = {Roll(roll, keep.keep) for keep in advice.keeps if keep.best}
        takes = {Write(roll, take.box) for take in advice.boxes if take.best}
        assert decision(state, expert) in best | takes


@pytest.mark.parametrize("preset", Preset)
def test_whole_games(preset: Preset) -> None:
    table = play_out(GAME, Options(preset), [winner, expert, winner], seeded(2), Random(2))
    assert GAME.scores(table.state)


def test_winner_goes_for_what_it_needs() -> None:
    """Chance or Kniffel is open and 200 behind: only 50 more can help, so chance is no use."""
    behind = but("kniffel", "chance", sixes=18)
    ahead = but(sixes=18, large_straight=40, full_house=25)
    state = table("6-6-6-5-5", 2, behind, ahead)
    assert decision(state, winner) == Roll(2, (6, 6, 6))
    assert best_play(view(state, 0), 0, aims=True) == Roll(2, (6, 6, 6))


def test_winner_takes_a_sure_win() -> None:
    """Seven points of chance are enough, and no roll could bring more than a win."""
    state = table("1-1-1-2-2", 1, but("chance"), but(threes=6))
    assert decision(state, winner) == Write(1, Box.CHANCE) or decision(state, expert) != Write(
        1, Box.CHANCE
    )
    chances = shares(solution(Options()), view(state, 0), [1])
    assert (chances[5], chances[6], chances[7]) == (0, 0.5, 1)


def test_ties_are_shared() -> None:
    solved = solution(Options())
    state = table("1-1-1-2-2", 1, but("chance"), but(threes=6), but(sixes=6), but(ones=2))
    share = shares(solved, view(state, 0), [1, 2, 3])
    assert share[5] == 0
    assert share[6] == pytest.approx(1 / 3)
    assert share[7] == 1


def test_shares_against_a_distribution() -> None:
    """Against one opponent: less is a win, equal is half."""
    solved = solution(Options())
    state = table("1-1-1-2-2", 1, but("chance"), but("chance", "sixes", fives=10))
    ends = spread(solved, solved.position(state.sheets[1]), 10).chances
    share = shares(solved, view(state, 0), [1])
    for total in (20, 30, 40):
        wins = ends[:total].sum() + ends[total] / 2
        assert share[total] == pytest.approx(wins, abs=1e-4)
    assert np.all(np.diff(share) >= 0)


def test_a_series_is_won_by_its_sum() -> None:
    """In the last game earlier ones count; in an earlier one the winner plays for points."""
    behind = but("kniffel", "chance", sixes=18)
    state = table("6-6-6-5-5", 2, behind, but(sixes=18), game=2)
    last = replace(state, options=Options(games=2), past=(100, 150))
    assert decision(last, winner) == Roll(2, (6, 6, 6))
    first = replace(last, options=Options(games=3))
    assert decision(first, winner) == decision(first, expert)


def test_who_has_left_is_no_danger() -> None:
    state = table("6-6-6-5-5", 2, but("chance"), but(), left=frozenset({1}))
    assert decision(state, winner) in (Write(2, Box.CHANCE), Roll(2, (6, 6, 6)))


def test_alone_the_winner_is_an_expert() -> None:
    state = turn("2-2-5-5-6", 2, ones=3)
    assert decision(state, winner) == decision(state, expert)
