"""Whoever has installed no extras plays the same games against the same bots."""

import subprocess
import sys

import pytest

from parlour.games import GAMES

PLAYED = """
import sys
if sys.argv[1] == "without":
    sys.modules["numba"] = None  # as if it were not installed
import parlour
game, *bots = sys.argv[2:]
print([float(mean) for mean in parlour.simulate(game, bots, games=1, seed=1, jobs=1).means])
"""


FURTHER = {"kniffel"}
"""Where more is looked at with numba (`winning.MOST_POSITIONS`)."""


def played(*told: str) -> str:
    command = [sys.executable, "-c", PLAYED, *told]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_the_strongest_bots_of_every_game_play_the_same(name: str, seats: int) -> None:
    strongest = [list(GAMES[name].bots)[-1]] * seats
    found = played("without", name, *strongest)
    assert name in FURTHER or found == played("with", name, *strongest)
