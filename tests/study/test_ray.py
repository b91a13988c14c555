"""The same bytes on Ray, also with a worker killed in the middle, where Ray is installed.

    ./parlour test tests/study/test_ray.py    installs it (240 MB) and runs this

Ray opens ports on all interfaces, whatever address it is told. So it runs in a network namespace
that is made for it and has a loopback alone.
"""

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from parlour.text import say
from tests.cli.played import command, environment
from tests.study import players

ALONE = ("unshare", "--map-root-user", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh")
"""A network of its own for what follows."""
SIMULATE = ("simulate", "kniffel", "--seed", "5", "--json", "--seats")
ON_RAY = ("--on", "ray", "--jobs", "2")

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def simulated(*args: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """As its users start it, in a network of its own."""
    return subprocess.run(
        [*ALONE, *command(), *SIMULATE, *args],
        env={**environment(), **more},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module", autouse=True)
def namespaces() -> None:
    if not (shutil.which("unshare") and shutil.which("ip")):
        pytest.skip("no `unshare` or no `ip` to make a network namespace with")
    made = subprocess.run([*ALONE, "true"], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("this machine makes no network namespaces")


@needs_ray
def test_one_core_two_dask_and_ray_give_the_same_bytes() -> None:
    bots = (f"{players.FILE}:any_play,beginner", "--games", "40")
    alone = simulated(*bots, "--jobs", "1")
    assert alone.returncode == 0, alone.stderr
    for where in (("--jobs", "2"), ("--on", "dask", "--jobs", "2"), ON_RAY):
        there = simulated(*bots, *where)
        assert (there.returncode, there.stdout) == (0, alone.stdout), there.stderr


@needs_ray
def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    bots = (f"{players.FILE}:dies_once", "--games", "12")
    given_up = tmp_path / "given up"
    killed = simulated(*bots, *ON_RAY, **{players.GIVEN_UP: str(given_up)})
    assert killed.returncode == 0, killed.stderr
    assert given_up.exists()
    again = simulated(*bots, "--jobs", "1", **{players.GIVEN_UP: str(given_up)})
    assert killed.stdout == again.stdout


@needs_ray
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("fails", say("en", "study-bot-fails", bot="fails", error="LookupError: no idea")),
        ("dies", say("en", "study-workers-die")),
    ],
    ids=["fails", "dies"],
)
def test_what_goes_wrong_there_is_a_sentence(bot: str, sentence: str) -> None:
    told = simulated(f"{players.FILE}:{bot}", "--games", "4", *ON_RAY)
    assert (told.returncode, told.stdout) == (2, "")
    assert sentence in told.stderr.splitlines()
    assert "Traceback" not in told.stderr


@needs_ray
def test_a_cluster_that_is_not_there() -> None:
    told = simulated("beginner", "--games", "2", "--on", "ray=127.0.0.1:9")
    assert (told.returncode, told.stdout) == (2, "")
    assert say("en", "study-no-cluster", address="127.0.0.1:9") in told.stderr.splitlines()
