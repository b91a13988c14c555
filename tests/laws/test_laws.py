"""Every law on every game. They know no rulebook."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games import GAMES
from tests.laws.cases import CASES, Case, every_game, games, some
from tests.laws.laws import LAWS, PROMISES, Law, Promise

HOW = (
    "write tests/games/{name}/laws.py with LAWS = Laws(conserve=…, window=…);"
    " tests/laws/record.py says what these are, tests/games/high_die/laws.py is a small one"
)

every_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
every_promise = pytest.mark.parametrize("promise", PROMISES, ids=lambda law: law.__name__)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_the_laws_what_they_need(name: str) -> None:
    assert name in CASES, HOW.format(name=name)


@every_game
@every_law
@given(data=st.data())
@some
def test_law(case: Case, law: Law, data: st.DataObject) -> None:
    law(case, data.draw(games(case)), Random(data.draw(st.integers(0, 2**32), label="picks")))


@every_game
@every_promise
def test_promise(case: Case, promise: Promise) -> None:
    promise(case)
