"""The compiled game is the game of the rules, for every sheet and switch it knows."""

import pickle
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.core.game import Illegal
from parlour.exact.trouble import Trouble, Unsolvable
from parlour.games.kniffel import GAME, house, rules
from parlour.games.kniffel.exact.codec import FIRST_ROLL, HANDFULS, NUMBER
from parlour.games.kniffel.kernel import kernel
from parlour.games.kniffel.model import Due, Extra, Joker, Options, Preset, Rolled, Start, State
from parlour.kit.dice import throws
from tests.games.kernels import first_games, follow

numba = pytest.importorskip("numba")


def known() -> list[Options]:
    """Every sheet, and every joker with every extra."""
    switched = [Options(joker=joker, extra=extra) for joker, extra in product(Joker, Extra)]
    return [*(Options(preset=preset) for preset in Preset), *switched]


def begun(options: Options, seats: int, first: int) -> State:
    state = rules.start(options, seats)
    return rules.settle_start(state, (first,), ())[0] if state.contenders else state


def loaded(state: State, due: Due, rng: Random) -> Rolled:
    """A house that likes five equal dice: else further Kniffels would hardly come."""
    if rng.random() < 0.5:
        wanted = state.dice[0] if state.dice else rng.randint(1, 6)
        return Rolled(tuple(sorted((*state.dice, *[wanted] * (5 - len(state.dice))))))
    outcomes = house.outcomes(state, due) or ()
    draw, _ = rng.choice(outcomes)
    assert isinstance(draw, Rolled)
    return draw


@pytest.mark.parametrize("options", known(), ids=str)
def test_step_is_apply_under_a_loaded_house(options: Options) -> None:
    rng = Random(str(options))
    seats = rng.choice([2, 3])
    played = kernel(options, seats)
    end = follow(GAME, played, begun(options, seats, rng.randrange(seats)), loaded, rng, 400)
    assert GAME.scores(end)


def test_one_seat_and_a_chosen_start() -> None:
    alone = kernel(Options(), 1)
    follow(GAME, alone, begun(Options(), 1, 0), loaded, Random(1), 200)
    chosen = Options(start=Start.CHOSEN, place=2)
    tables = kernel(chosen, 3).begin(5, 1)
    assert tables.seat.tolist() == [1] * 5


def test_rolls_come_as_often_as_the_house_throws_them() -> None:
    t = kernel(Options(), 1).tables
    for number, kept in enumerate(HANDFULS[:FIRST_ROLL]):
        fallen = t.fall[t.start[number] : t.start[number] + t.thrown[number]]
        counts = np.bincount(fallen, minlength=len(HANDFULS))
        for new, ways in throws(5 - len(kept)):
            assert counts[NUMBER[tuple(sorted(kept + new))]] == ways


@pytest.mark.parametrize("options", [Options(games=2), Options(patience=30)])
def test_an_option_that_it_does_not_know_is_refused(options: Options) -> None:
    with pytest.raises(Unsolvable) as refused:
        kernel(options, 2)
    assert refused.value.code is Trouble.UNKNOWN_OPTION


def test_options_that_do_not_fit_are_refused_as_ever() -> None:
    with pytest.raises(Illegal):
        kernel(Options(preset=Preset.YATZY, joker=Joker.FREE), 2)


def test_a_position_that_it_does_not_know_is_refused() -> None:
    with pytest.raises(Unsolvable) as refused:
        kernel(Options(), 2).pack(rules.start(Options(), 2))
    assert refused.value.code is Trouble.UNKNOWN_POSITION


def test_games_played_out_are_those_of_the_tables() -> None:
    """Fused and step by step, random play ends on the same points, within four standard errors."""
    one = kernel(Options(), 1)
    fused = one.play(40_000, seed=3)
    _, rewards = first_games(one, 5_000, seed=4)
    made = 100 * rewards[:, 0]
    error = np.hypot(fused.spread[0] / 200, np.std(made) / 5_000**0.5)
    assert abs(np.mean(made) - fused.points[0]) < 4 * error


def test_threads_change_nothing_and_greed_wins() -> None:
    two = kernel(Options(), 2)
    ways = [two.play(9_000, ["greedy", "random"], seed=5, jobs=jobs) for jobs in (1, 2)]
    assert ways[0].wins.tolist() == ways[1].wins.tolist()
    assert ways[0].points.tolist() == ways[1].points.tolist()
    assert ways[0].wins[0] > 0.95 * 9_000
    with pytest.raises(Unsolvable):
        two.play(10, ["greedy", "nobody"])


def test_tables_go_on_after_pickling_as_they_would_have() -> None:
    tables = kernel(Options(), 2).begin(8, 1)
    again = pickle.loads(pickle.dumps(tables))
    ways: list[Any] = []
    for each in (tables, again):
        plays = np.zeros(8, np.int64)
        for _ in range(50):
            each.sample(plays)
            each.step(plays)
        ways.append(each.rows.tolist())
    assert ways[0] == ways[1]


def test_a_play_that_is_not_legal_changes_nothing() -> None:
    tables = kernel(Options(), 2).begin(4, 1)
    before = tables.rows.copy()
    tables.step(np.array([5, -1, 1 << 40, 224]))
    assert tables.plays.tolist() == [-1] * 4
    assert (tables.rows == before).all()
