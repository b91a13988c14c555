"""The suites of others decide: PettingZoo's and Gymnasium's own tests, for every game."""

import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from parlour import learn
from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.library import Misuse
from tests.games import high_die
from tests.installed import pig

ALL: dict[str, tuple[AnyGame, dict[str, Any]]] = {
    **{name: (game, {}) for name, game in GAMES.items()},
    "pokino": (GAMES["pokino"], {"rounds": 2}),
    "high-die": (high_die.GAME, {}),
}
every_game = pytest.mark.parametrize(("game", "options"), ALL.values(), ids=ALL)


@pytest.fixture(autouse=True)
def _their_warnings() -> Iterator[None]:
    """They warn of observations that come with a mask, which is how they document masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_game
def test_pettingzoo_one_after_the_other(game: AnyGame, options: dict[str, Any]) -> None:
    api_test(learn.aec(game, 3, options=options), num_cycles=200)
    seed_test(lambda: learn.aec(game, 3, options=options), num_cycles=100)


@every_game
def test_pettingzoo_all_at_once(game: AnyGame, options: dict[str, Any]) -> None:
    parallel_api_test(learn.parallel(game, 3, options=options), num_cycles=200)
    parallel_seed_test(lambda: learn.parallel(game, 3, options=options), num_cycles=100)


@every_game
def test_gymnasium(game: AnyGame, options: dict[str, Any]) -> None:
    check_env(learn.solo(game, options=options), skip_render_check=True)


def test_gymnasium_side_by_side() -> None:
    env = learn.vector("kniffel", 3)
    seen, _ = env.reset(seed=1)
    rng, ends = np.random.default_rng(1), 0
    assert isinstance(env, gymnasium.vector.VectorEnv)
    for _ in range(250):
        plays = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, over, _, _ = env.step(np.array(plays))
        assert env.observation_space.contains(seen)
        ends += int(over.sum())
        assert not rewards[~over].any()
    assert ends >= 3


KERNELS: dict[str, tuple[int, dict[str, Any]]] = {
    "kniffel": (2, {}),
    "poker_champ": (4, {}),
    "cartino": (3, {}),
    "pokino": (3, {"rounds": 1}),
}
"""By game: how many play, and by which options."""


@pytest.mark.parametrize("game", KERNELS)
def test_gymnasium_compiled(game: str) -> None:
    pytest.importorskip("numba")
    seats, options = KERNELS[game]
    rivals = ["random"] * (seats - 1)
    env = learn.vector(game, 64, rivals, options=options, fast=True)
    seen, _ = env.reset(seed=1)
    rng, ends = np.random.default_rng(1), 0
    assert env.observation_space.contains(seen)
    for _ in range(200):
        plays = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, rewards, over, cut, info = env.step(np.array(plays))
        assert info["legal"].all()
        assert not cut.any()
        assert not rewards[~over].any()
        ends += int(over.sum())
    assert env.observation_space.contains(seen)
    assert ends
    again, _ = env.reset(seed=1)
    other, _ = learn.vector(game, 64, rivals, options=options, fast=True).reset(seed=1)
    assert all((again[key] == other[key]).all() for key in again)


def test_a_compiled_play_that_is_not_legal_costs_something() -> None:
    pytest.importorskip("numba")
    env = learn.vector("kniffel", 2, [], fast=True)
    env.reset(seed=1)
    _, rewards, over, _, info = env.step(np.array([0, 224]))
    assert info["legal"].tolist() == [True, False]
    assert rewards.tolist() == [0, -0.01]
    assert not over.any()


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        (lambda: learn.kernel("kniffel", 2, options={"patience": 30}), "patience = 30"),
        (lambda: learn.kernel(high_die.GAME, 2), "no compiled game"),
        (lambda: learn.vector("kniffel", 2, ["expert"], fast=True), "called expert"),
    ],
)
def test_what_is_not_compiled_is_told_in_a_sentence(
    wanted: Callable[[], object], sentence: str
) -> None:
    pytest.importorskip("numba")
    with pytest.raises(Misuse, match=sentence):
        wanted()


PIG_SUITES = """
import warnings
warnings.simplefilter("ignore")
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
import parlour
api_test(parlour.learn.aec("pig", 2), num_cycles=200)
seed_test(lambda: parlour.learn.aec("pig", 2), num_cycles=50)
parallel_api_test(parlour.learn.parallel("pig", 2), num_cycles=200)
parallel_seed_test(lambda: parlour.learn.parallel("pig", 2), num_cycles=50)
check_env(parlour.learn.solo("pig"), skip_render_check=True)
"""


def test_a_game_that_is_installed(tmp_path: Path) -> None:
    """Pig, of docs/adding-a-game.md, has no codec of its own."""
    done = subprocess.run(
        [sys.executable, "-c", PIG_SUITES],
        env=pig(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
