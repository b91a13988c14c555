"""Whoever has installed no extras plays against the same bots."""

import subprocess
import sys

import pytest

from parlour.games import GAMES

PLAYED = """
import sys
sys.modules["numba"] = None  # as if it were not installed
import parlour
game, *bots = sys.argv[1:]
parlour.simulate(game, bots, games=1, seed=1, jobs=1)
"""


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_bot_of_every_game_plays_to_the_end(name: str, seats: int) -> None:
    strongest = list(GAMES[name].bots)[-1]
    run = subprocess.run(
        [sys.executable, "-c", PLAYED, name, *[strongest] * seats],
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
