"""What a game says the house may draw is what it draws: the same draws, the same probabilities."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.fair import Seeded
from parlour.core.game import MOST_OUTCOMES, AnyGame, Outcomes
from parlour.core.table import AnyTable, Table
from tests.laws.cases import CASES, Case, Played, games
from tests.laws.chance import distribution

every_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES)

MOST_WAYS = 8_000
"""Ways in which chance can fall that are counted one by one: five dice have 7,776."""
MOST_DEALT = 100
SAMPLE = 100


@every_game
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_outcomes(case: Case, data: st.DataObject) -> None:
    """At some moments of a game, one for each kind of alarm."""
    moments = [*house_moments(data.draw(games(case)))]
    Random(data.draw(st.integers(0, 2**32), label="moments")).shuffle(moments)
    for state, due in {type(due): (state, due) for state, due in moments}.values():
        check_outcomes(case.game, state, due)


def house_moments(played: Played) -> Iterator[tuple[Any, Any]]:
    """The state before each draw of a game, and what the house was due for."""
    table = played.table
    again: AnyTable = Table(table.game, table.options, len(table.seats), table.chance)
    for move in table.moves:
        if move.seat is None:
            yield again.state, again.due(move.at)
        again.follow(move)


def check_outcomes(game: AnyGame, state: Any, due: Any) -> None:
    draw = partial(game.draw, state, due)
    exact = distribution(draw, MOST_WAYS)
    listed = game.outcomes(state, due)
    if listed is None:
        assert exact is None or len(exact) > MOST_OUTCOMES, f"{due} is a reasonable list"
        return
    assert len(listed) <= MOST_OUTCOMES
    assert all(weight > 0 for _, weight in listed)
    chances = probabilities(listed)
    assert len(chances) == len(listed), "a draw is listed twice"
    for drawn in Random(1).sample([*chances], min(MOST_DEALT, len(chances))):
        game.deal(state, drawn)
    if exact is not None:
        assert chances == exact
    else:
        assert {draw(Seeded(seed)) for seed in range(SAMPLE)} <= chances.keys()


def probabilities(listed: Outcomes[Any]) -> dict[Any, Fraction]:
    whole = sum(weight for _, weight in listed)
    return {drawn: Fraction(weight, whole) for drawn, weight in listed}
