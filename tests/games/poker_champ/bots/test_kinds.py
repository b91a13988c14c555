"""What the shark knows of the players at a table of more than two, and how it answers them."""

from functools import partial
from random import Random

import numpy as np
import pytest

from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.exact.odds import equities as odds
from parlour.games.poker_champ.exact.odds.readings import Range, places
from parlour.games.poker_champ.exact.rest import (
    Floats,
    Guess,
    Single,
    Solution,
    equities,
    solve,
    uniform,
    value,
)
from parlour.games.poker_champ.exact.rest.cfr_numpy import train as by_numpy
from parlour.games.poker_champ.exact.rest.tree import Tree
from parlour.games.poker_champ.model import Options
from parlour.games.poker_champ.shark import bets, heads_up
from parlour.games.poker_champ.shark.kinds import PRIOR, careful, eager, guess, tastes, tastes_at
from parlour.games.poker_champ.shark.ranges import own_reading, possible
from parlour.games.poker_champ.taste import taste
from parlour.kit.french import PACK
from parlour.study.shards import Plan, one
from parlour.study.stats import shares
from tests.games.poker_champ.exact.test_rest import rest_of
from tests.games.poker_champ.loaded import LoadedTable

KINDS = np.eye(2, dtype=Single)


def after_flop(*hands: str) -> LoadedTable:
    table = LoadedTable(len(hands))
    table.deal(*hands)
    table.bet(*range(len(hands)), then="Ac Jh 2s")
    return table


def test_many_tastes_are_the_taste_of_each() -> None:
    rng = Random(3)
    for _ in range(200):
        pack = rng.sample(PACK, 7)
        table = LoadedTable(2)
        table.deal(f"{pack[0]} {pack[1]}", f"{pack[2]} {pack[3]}")
        table.bet(0, 1, then=f"{pack[4]} {pack[5]} {pack[6]}")
        view = GAME.view(table.state, 0)
        (found,) = tastes(np.array([places(view.board)]), np.array([places(view.mine)]))[0]
        assert found == pytest.approx(taste(view))


def test_the_board_s_own_best_pleases_less() -> None:
    board = [places([PACK[card] for card in range(0, 20, 4)])]  # a straight of one suit
    hands = [(40, 44), (20, 44)]
    plain, longer = tastes(np.array(board), np.array(hands))[0]
    assert (plain, longer) == (0.5, 1.0)


@pytest.mark.parametrize("step", [2, 3, 4])
@pytest.mark.parametrize("me", [0, 1])
def test_equities_in_the_tree_are_the_exact_ones(step: int, me: int) -> None:
    game = rest_of(step, 5)
    theirs = game.hands[1 - me]
    even = Range(theirs, np.ones(len(theirs), Single))
    found = equities(Tree(game), me)[0, : len(game.hands[me])]
    assert found == pytest.approx(odds(game.hands[me], game.board, [even]), abs=1e-6)


def test_what_is_guessed_follows_taste_and_equity() -> None:
    tree = Tree(rest_of(3, 5))
    likes, equity = tastes_at(tree, 1)[0], equities(tree, 1)[0]
    both = [guess(tree, 1, kind).strategy[0] for kind in KINDS]
    assert both[0] == pytest.approx(eager(likes))
    assert both[1] == pytest.approx(careful(equity, 2 / (4 + 2 + 0.6 * 2)))
    assert guess(tree, 1).strategy[0] == pytest.approx(PRIOR @ np.stack(both))


def test_whoever_cannot_bet_is_in() -> None:
    assert (guess(Tree(rest_of(3, 5, (9, 0))), 1).strategy == 1).all()


def certain(tree: Tree) -> Guess:
    """Nothing is left to chance: the other is what they are taken for."""
    return guess(tree, 1)._replace(trust=1.0)


@pytest.mark.parametrize("seed", range(30, 34))
def test_an_answer_wins_more_from_the_kinds_and_risks_less_than_trust_would(seed: int) -> None:
    """Counted exactly."""
    game = rest_of(2, seed, (11, 11))
    even = solve(game, 60)
    safe, bold = (solve(game, 12, each) for each in (partial(guess, player=1), certain))
    kinds = guess(even.tree, 1).strategy

    def met(mine: Solution, theirs: Floats) -> Solution:
        return Solution(even.tree, np.stack((mine.strategy[0], theirs)))

    assert value(met(safe, kinds), 0) > value(met(even, kinds), 0)
    lost, lost_boldly = (value(met(each, kinds), 1, best=True) for each in (safe, bold))
    assert lost < lost_boldly


def test_numpy_answers_like_numba() -> None:
    game = rest_of(3, 8)
    compiled = solve(game, 6, partial(guess, player=0))
    tree = compiled.tree
    strategy = uniform(tree)
    by_numpy(tree, strategy, 6, guess(tree, 0))
    assert strategy == pytest.approx(compiled.strategy, abs=0.02)


def test_at_a_table_of_two_it_plays_the_equilibrium() -> None:
    """Nobody can exploit that, whatever they are taken for."""
    view, stay = GAME.view(after_flop("9s 8d", "Kc Qd").state, 0), [0, 1]
    even = possible(view, 0, 2), possible(view, 1, 2)
    solved = solve(heads_up.subgame(view, stay, 2, even), heads_up.ITERATIONS[2])
    found = heads_up.bet_probability(view, stay)
    assert found == pytest.approx(solved.bets(0, own_reading(view, 0)))


@pytest.mark.parametrize("hands", [("9s 8d", "Kc Qd"), ("9s 8d", "Kc Qd", "3h 4c")])
def test_equal_views_get_equal_decisions(hands: tuple[str, ...]) -> None:
    """Whatever lies behind the backs of the others."""
    view = GAME.view(after_flop(*hands).state, 0)
    told = [bets(view, Random(number)) for number in range(40)]
    for seed in range(3):
        other = GAME.imagine(view, Random(seed))
        seen = GAME.view(other, 0)
        assert [bets(seen, Random(number)) for number in range(40)] == told


def test_with_a_weak_player_at_the_table_the_shark_is_the_strongest() -> None:
    """A small match, the same one each time; docs/poker_champ.md has larger ones."""
    plan = Plan("poker_champ", Options(), ("beginner", "steady", "shark"), 3, rotated=True)
    games = [one(plan, number, turn) for number in range(10) for turn in range(3)]
    _, steady, shark = map(sum, zip(*map(shares, games), strict=True))
    assert shark >= steady
