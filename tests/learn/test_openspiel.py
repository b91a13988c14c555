"""OpenSpiel's own simulation test, with every state written and read, where it is installed."""

from importlib.util import find_spec
from typing import Any

import pytest

import parlour
from parlour.core.game import AnyGame
from parlour.games import GAMES
from tests.games import high_die

ALL: dict[str, tuple[AnyGame, dict[str, Any]]] = {
    **{name: (game, {}) for name, game in GAMES.items()},
    "pokino": (GAMES["pokino"], {"rounds": 1}),
    "high-die": (high_die.GAME, {}),
}
HERE = find_spec("pyspiel") is not None


@pytest.mark.skipif(not HERE, reason="OpenSpiel is not installed")
@pytest.mark.parametrize(("game", "options"), ALL.values(), ids=ALL)
def test_random_games_with_serialisation(game: AnyGame, options: dict[str, Any]) -> None:
    import pyspiel

    known = parlour.learn.openspiel(game, 3, options=options)
    pyspiel.random_sim_test(known, num_sims=1, serialize=True, verbose=False)


@pytest.mark.skipif(HERE, reason="OpenSpiel is installed")
def test_where_it_is_not_installed_a_sentence_says_how() -> None:
    with pytest.raises(parlour.Misuse, match=r"pip install 'parlour\[openspiel\]'"):
        parlour.learn.openspiel("kniffel")
