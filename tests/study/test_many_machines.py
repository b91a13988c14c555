"""The same result on a Dask cluster, also with a worker killed in the middle; and what is said
where no cluster can be had."""

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import parlour
from tests.study import players

MINE = f"{players.FILE}:any_play"


@pytest.mark.filterwarnings("ignore")  # of the cluster's own libraries
def test_a_cluster_gives_the_same_as_one_core() -> None:
    alone = parlour.simulate("kniffel", [MINE, "beginner"], games=40, seed=5, jobs=1)
    there = parlour.simulate("kniffel", [MINE, "beginner"], games=40, seed=5, jobs=2, on="dask")
    assert there.part == alone.part
    assert there.rows == alone.rows


@pytest.mark.filterwarnings("ignore")  # of the cluster's own libraries
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_worker_of_a_cluster_that_is_killed_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(players.GIVEN_UP, str(tmp_path / "given up"))
    killed = parlour.simulate("kniffel", [players.dies_once], games=12, seed=2, jobs=2, on="dask")
    assert (tmp_path / "given up").exists()
    again = parlour.simulate("kniffel", [players.dies_once], games=12, seed=2, jobs=1)
    assert killed.part == again.part


@pytest.mark.filterwarnings("ignore")  # of the cluster's own libraries
@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
def test_a_bot_that_kills_its_workers_is_told_in_a_sentence() -> None:
    with pytest.raises(parlour.Misuse, match="die again and again"):
        parlour.simulate("kniffel", [players.dies], games=2, jobs=2, on="dask")


@pytest.mark.filterwarnings("ignore")  # of the cluster's own libraries
def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(parlour.Misuse, match=r"no cluster at tcp://127\.0\.0\.1:9"):
        parlour.simulate("kniffel", [MINE], games=2, on="dask=tcp://127.0.0.1:9")


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_ray_where_it_is_not_installed() -> None:
    with pytest.raises(
        parlour.Misuse, match=r"ray is not installed: pip install 'parlour\[many\]'"
    ):
        parlour.simulate("kniffel", [MINE], games=2, on="ray")
