"""The laws of codecs: no two legal plays share a number, no secret gets into a tensor, and a copy
goes on as the original would have."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.games import GAMES
from parlour.learn import flat
from parlour.learn.setting import Setting
from parlour.study.bots import Player
from parlour.text import languages, say
from tests.laws.cases import CASES, Case, every_game, moments, plain_games

WRITTEN = [name for name, game in GAMES.items() if game.codec is not None]


def test_our_games_have_codecs_of_their_own() -> None:
    assert set(WRITTEN) == {"cartino", "kniffel", "poker_champ", "pokino"}


@every_game
def test_no_two_legal_plays_share_a_number(case: Case) -> None:
    codec = flat.codec_of(case.game)
    for played in plain_games(case, 2):
        for state in moments(played, Random(1), 60):
            for seat in played.seats:
                legal = case.game.legal(state, seat)
                numbers = {codec.encode(play) for play in legal}
                assert len(numbers) == len(legal)
                assert all(0 <= number < codec.plays for number in numbers)


@every_game
def test_equal_views_give_equal_tensors_and_each_has_its_width(case: Case) -> None:
    """What a seat imagines it cannot tell from the truth; so a learner cannot either."""
    codec, rng = flat.codec_of(case.game), Random(1)
    for played in plain_games(case, 2):
        width = codec.width(len(played.seats))
        for state in moments(played, rng, 30):
            for seat in played.seats:
                view = case.game.view(state, seat)
                seen = list(codec.observe(view, seat))
                assert len(seen) == width
                other = case.game.view(case.game.imagine(view, rng), seat)
                if other == view:
                    assert list(codec.observe(other, seat)) == seen


@pytest.mark.parametrize("name", [*CASES])
def test_a_copy_goes_on_as_the_original(name: str) -> None:
    """Others lose their chance or their rewards on the way."""
    case = CASES[name]
    env = parlour.learn.aec(case.game, 2, options=case.plain)
    env.reset(seed=5)
    rng = Random(1)
    for _ in range(1 if name == "high_die" else 15):  # in the middle of the game
        one_step(env, rng)
    kept = deepcopy(env), pickle.loads(pickle.dumps(env))
    stories = [story(one, 7) for one in (*kept, env)]
    assert stories[0] == stories[1] == stories[2]


def one_step(env: Any, rng: Random) -> tuple[str, bytes, float]:
    seen, reward, over, cut, _ = env.last()
    if over or cut:
        env.step(None)
    else:
        env.step(rng.choice([int(n) for n in np.flatnonzero(seen["action_mask"])]))
    return env.agent_selection, seen["observation"].tobytes(), reward


def story(env: Any, seed: int) -> list[tuple[str, bytes, float]]:
    rng = Random(seed)
    return [one_step(env, rng) for _ in range(60) if env.agents]


def test_rewards_sum_to_nothing_and_come_at_the_end() -> None:
    env, rng = parlour.learn.aec("kniffel", 3), Random(3)
    env.reset(seed=2)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over or cut else int(rng.choice(list(legal))))
    assert sum(totals.values()) == pytest.approx(0.0)
    assert max(totals.values()) > 0


def test_a_learner_that_plays_what_is_not_legal_is_told() -> None:
    env = parlour.learn.solo("kniffel", [])
    env.reset(seed=1)
    _, reward, over, _, told = env.step(np.int64(env.setting.wait - 1))
    assert (reward < 0, over, told) == (True, False, {"legal": False})
    assert env.action_masks().sum() > 0


def test_against_a_function_and_a_bot_that_waits() -> None:
    def waits(frame: Any, rng: Random) -> Any:
        return None

    against: list[Player] = [waits, "beginner"]
    env = parlour.learn.solo("kniffel", against)
    env.reset(seed=1)
    for _ in range(5):
        env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
    assert env.table.table.moves


def test_learners_that_go_in_circles_are_cut_off() -> None:
    from parlour.learn.alone import Solo
    from parlour.learn.zoo import Aec, Parallel

    setting = Setting("cartino", 2, None)
    rng, env = Random(1), Aec(setting, longest=4)
    env.reset(seed=1)
    for _ in range(4):
        one_step(env, rng)
    assert all(env.truncations.values())
    at_once = Parallel(setting, longest=1)
    at_once.reset(seed=1)
    _, _, _, cut, _ = at_once.step(dict.fromkeys(at_once.agents, setting.wait))
    assert all(cut.values())
    alone = Solo(setting, ["greedy"], longest=1)
    alone.reset(seed=1)
    assert alone.step(np.int64(np.flatnonzero(alone.action_masks())[0]))[3]


@pytest.mark.parametrize("lang", languages())
def test_misuse_is_a_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANG", lang)
    about: dict[str, Any] = {"game": "Cartino", "fewest": 2, "most": 4, "seats": 9}
    with pytest.raises(parlour.Misuse) as told:
        parlour.learn.aec("cartino", 9)
    assert str(told.value) == say(lang, "cli-wrong-seats", **about)


def test_plays_without_end_need_a_codec() -> None:
    """Kniffel's keeps are listed in every order by the types alone; numbers beyond all bounds
    cannot be."""
    with pytest.raises(flat.Unbounded):
        flat.numbered(GAMES["pokino"].types.draw)
