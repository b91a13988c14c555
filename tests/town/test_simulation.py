"""Towns on a simulated clock: 200 schedules here, as many as you like with

python tools/simulate_town.py --schedules 10000
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.town.simulation.mutants import found_after
from tests.town.simulation.schedule import run

ROOT = Path(__file__).parents[2]
SCHEDULES, FEW = 200, 40
DIGESTS = """
from tests.town.simulation.schedule import run
print(*[run(seed).digest for seed in range(5)])
"""

# A killed process leaves coroutines that never run.
pytestmark = [
    pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning"),
    pytest.mark.timeout(600),
]


def test_whatever_befalls_the_town_every_acknowledged_play_is_there_once() -> None:
    outcomes = [run(seed) for seed in range(SCHEDULES)]
    assert not [(outcome.seed, wrong) for outcome in outcomes for wrong in outcome.violations], (
        "python tools/simulate_town.py --seed N shows what happened"
    )
    assert min(sum(o.faults[name] for o in outcomes) for name in outcomes[0].faults) > 0
    assert sum(outcome.plays for outcome in outcomes) > 20 * SCHEDULES


def test_the_same_seed_gives_the_same_trace_in_another_process() -> None:
    own = [run(seed).digest for seed in range(5)]
    assert len(set(own)) == 5
    for hashes in ("1", "2"):
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hashes}
        command = [sys.executable, "-W", "ignore", "-c", DIGESTS]
        again = subprocess.run(command, env=environment, capture_output=True, check=True, text=True)
        assert again.stdout.split() == own


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("steps are not fenced", 0),
        ("a step may follow nothing", 0),
        ("a conflict counts as kept", 0),
        ("a first step needs no table", 280),
    ],
)
def test_a_town_that_is_broken_on_purpose_is_found_out(name: str, first: int) -> None:
    """Within a few schedules from this seed. All mutants: tools/simulate_town.py --mutants"""
    assert found_after(name, FEW, first) is not None
