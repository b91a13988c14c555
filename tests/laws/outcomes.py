"""What a game says the house may draw is what it draws: the same draws, the same probabilities."""

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from parlour.core.fair import Seeded
from parlour.core.game import MOST_OUTCOMES, AnyGame, Outcomes
from tests.laws.cases import Case, Played, laid
from tests.laws.chance import distribution

MOST_WAYS = 8_000
"""Ways in which chance can fall that are counted one by one: five dice have 7,776."""
MOST_DEALT = 100
SAMPLE = 100


def outcomes(case: Case, played: Played, rng: Random) -> None:
    """At some moments of a game, one for each kind of alarm."""
    draws = [*house_moments(played)]
    rng.shuffle(draws)
    for state, due in {type(due): (state, due) for state, due in draws}.values():
        check(case.game, state, due)


def house_moments(played: Played) -> Iterator[tuple[Any, Any]]:
    """The state before each draw of a game, and what the house was due for."""
    table = laid(played)
    for move in played.table.moves:
        if move.seat is None:
            yield table.state, table.due(move.at)
        table.follow(move)


def check(game: AnyGame, state: Any, due: Any) -> None:
    draw = partial(game.draw, state, due)
    exact = distribution(draw, MOST_WAYS)
    listed = game.outcomes(state, due)
    if listed is None:
        assert exact is None or len(exact) > MOST_OUTCOMES, f"{due} has a reasonable list"
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
