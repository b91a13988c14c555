"""The master: a learned value and a look ahead, compiled or not, from what it sees alone."""

from random import Random

import numpy as np
import pytest
from msgspec import json

from parlour.core.fair import seeded
from parlour.core.game import Leave
from parlour.core.table import Table
from parlour.games.cartino import GAME
from parlour.games.cartino.master import appraise, best_turn, learn, search_numba, search_numpy
from parlour.games.cartino.master.thinking import BEAM, even_deals, is_open, promising, standing
from parlour.games.cartino.master.value import KEPT_AS, Weights, weights_for
from parlour.games.cartino.model import Options, State
from parlour.games.cartino.rules import end_turn, lay, pass_by
from parlour.games.cartino.turns import turns_by_the_rules, turns_in
from parlour.study.simulate import play_out
from tests.games.cartino.bots.positions import WAYS, random_states
from tests.games.cartino.loaded import position

FEW = 2
"""Deals, where only the two paths are compared."""


@pytest.mark.parametrize("options", WAYS)
def test_compiled_and_by_numpy_every_turn_is_worth_the_same(options: Options) -> None:
    compared = 0
    for state in random_states(options, 4, games=3):
        view = GAME.view(state, state.seat)
        here, found = standing(view), turns_in(view)
        if found:
            beam = BEAM if is_open(here) else 0
            turns = promising(here, found)
            deals = even_deals(view, here)[:FEW]
            how = (here, turns, deals, weights_for(len(here.hands)), beam)
            compiled, by_numpy = search_numba.outlooks(*how), search_numpy.outlooks(*how)
            assert compiled.tolist() == by_numpy.tolist()
            compared += len(turns)
    assert compared > 50


def test_who_has_left_is_not_thought_of() -> None:
    state = position("Q♠ 8♠", "A♠ K♠ 7♦", "7♣ 8♣", lying="7♠ up")
    gone, _ = GAME.apply(state, 0, Leave())
    view = GAME.view(gone, 1)
    here = standing(view)
    assert (here.seat, here.left) == (0, frozenset())
    assert [len(hand) for hand in here.hands] == [3, 2]
    assert best_turn(view) in turns_in(view)
    alone, _ = GAME.apply(gone, 2, Leave())
    assert best_turn(GAME.view(alone, 1)) in turns_in(view)


def to_the_end(state: State, me: int) -> int:
    """Every turn of both players, by the rules."""
    if state.over:
        return state.points[me] - state.points[1 - me]
    results = [to_the_end(after, me) for after in all_after(state)]
    return max(results) if state.seat == me else min(results)


def all_after(state: State) -> list[State]:
    found = []
    for turn in turns_by_the_rules(state):
        after = state
        for pawn, half in turn.places:
            after, _ = lay(after, search_numpy.PAWNS[pawn], half, clock=False)
        found.append(end_turn(after, clock=False)[0])
    return found or [pass_by(state, clock=False)[0]]


def test_with_an_empty_bag_and_two_players_it_plays_to_the_end() -> None:
    compared = 0
    for state in random_states(Options(), 5, games=30, seats=(2,), chance=1.0):
        if not state.bag and sum(map(len, state.hands)) <= 5:
            view = GAME.view(state, state.seat)
            leads = [to_the_end(after, state.seat) for after in all_after(state)]
            for turn, lead in zip(turns_by_the_rules(state), leads, strict=False):
                found = appraise(view, turn.places)
                assert found is not None
                assert found.cost == max(leads) - lead
                compared += 1
    assert compared > 30


def master(state: State) -> object:
    table = Table(GAME, state.options, len(state.hands), seeded(1))
    table.state = state
    return GAME.bots["master"](table.frame(state.seat, (), 0.0), Random(1))


def test_equal_views_give_equal_decisions() -> None:
    """What is hidden can be anything."""
    for state in random_states(Options(), 6, games=2):
        view = GAME.view(state, state.seat)
        other = GAME.imagine(view, Random(7))
        assert GAME.view(other, state.seat) == view
        assert master(other) == master(state)


def test_the_master_beats_the_greedy_one() -> None:
    """The same games from both sides; docs/cartino.md has the ladder."""
    lead = 0
    for number in range(24):
        names = ("master", "greedy") if number % 2 else ("greedy", "master")
        bots = [GAME.bots[name] for name in names]
        table = play_out(GAME, Options(), bots, seeded(number // 2), Random(number))
        scores = dict(zip(names, GAME.scores(table.state) or (), strict=True))
        lead += scores["master"] - scores["greedy"]
    assert lead > 10 * 24


def test_the_same_seed_learns_the_same() -> None:
    few = learn.learned(40, seed=3)
    assert few == learn.learned(40, seed=3)
    assert few.weights != learn.learned(40, seed=4).weights
    assert few.positions.keys() == few.weights.keys() == {2, 3, 4}
    assert few.command == "python -m parlour.games.cartino.master.learn --games 40 --seed 3"


def test_what_is_kept_was_learned_on_this_board_with_these_features() -> None:
    kept = json.decode(KEPT_AS.read_bytes(), type=Weights)
    assert kept.inputs == learn.inputs()
    assert learn.written(kept) == KEPT_AS.read_bytes()
    for seats, rows in kept.weights.items():
        assert np.array_equal(weights_for(seats), rows)
