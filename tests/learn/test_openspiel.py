"""OpenSpiel's own simulation test, with every state written and read, where it is installed.

./parlour test tests/learn/test_openspiel.py    installs it (180 MB) and runs this
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.game import AnyGame
from parlour.games import GAMES
from tests.games import high_die
from tests.installed import pig

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


@pytest.mark.skipif(not HERE, reason="OpenSpiel is not installed")
def test_a_game_that_is_installed(tmp_path: Path) -> None:
    """Pig, of docs/adding-a-game.md."""
    code = "import parlour, pyspiel; game = parlour.learn.openspiel('pig', 2);"
    code += "pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)"
    done = subprocess.run(
        [sys.executable, "-c", code], env=pig(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.skipif(HERE, reason="OpenSpiel is installed")
def test_where_it_is_not_installed_a_sentence_says_how() -> None:
    with pytest.raises(parlour.Misuse, match=r"pip install 'parlour\[openspiel\]'"):
        parlour.learn.openspiel("kniffel")
