"""The numbers: how long rounds are, how even the boards are, and that both ways to count agree."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from parlour.games.pokino import GAME
from parlour.games.pokino.boards import BASE, OURS, PRIZES, Prize, shifted
from parlour.games.pokino.exact.boards.fairness import HALF, STAKE, duel, first, sum_of_pairs
from parlour.games.pokino.exact.boards.search import changed, search
from parlour.games.pokino.exact.boards.spread import spreads, tables
from parlour.games.pokino.exact.rounds import packs, play
from parlour.games.pokino.model import CalledOut, Opened, Options, Turned
from parlour.games.pokino.sets import random_base
from parlour.kit.cards import PACK


@pytest.mark.parametrize(
    ("players", "ordinary", "last"),
    [(2, 21.3, 34.9), (4, 18.8, 31.1), (6, 17.6, 29.0), (10, 16.1, 26.0)],
)
def test_PK_T2_cards_a_round(players: int, ordinary: float, last: float) -> None:
    rng = np.random.default_rng(players)
    rounds = play(OURS[:players], packs(rng, 30_000))
    assert rounds.cards.mean() == pytest.approx(ordinary, rel=0.03)
    assert rounds.last.mean() == pytest.approx(last, rel=0.03)


@pytest.mark.parametrize("seed", range(6))
def test_the_kernel_plays_by_the_rules(seed: int) -> None:
    """One round card by card by `rules`, everybody marking and calling at once."""
    order = Random(seed).sample(PACK, len(PACK))
    seats = 2 + seed
    state = GAME.start(Options(rounds=1, auto_mark=True, auto_call=True), seats)
    state, _ = GAME.deal(state, Opened(tuple(range(seats)), 0))
    when: dict[Prize, int] = {}
    who: dict[Prize, set[int]] = {}
    for number, card in enumerate(order, start=1):
        state, news = GAME.deal(state, Turned(card))
        for item in news:
            if isinstance(item, CalledOut) and when.setdefault(item.prize, number) == number:
                who.setdefault(item.prize, set()).add(item.seat)
        if len(when) == len(PRIZES):
            break
    turns = np.array([[1 + order.index(card)] for card in PACK], dtype=np.uint8)
    rounds = play(OURS[:seats], turns)
    for place, prize in enumerate(PRIZES):
        assert rounds.when[place, 0] == when[prize]
        assert set(np.flatnonzero(rounds.wins[:, place, 0])) == who[prize]


def test_PK_Q2_the_exact_odds_are_those_of_many_rounds() -> None:
    base = random_base(Random(3))
    exact = duel(base, 3)
    rounds = play([base, shifted(base, 3)], packs(np.random.default_rng(1), 60_000))
    wins = rounds.wins & rounds.paid()
    for place, prize in enumerate(PRIZES):
        assert wins[0, place].mean() == pytest.approx(exact.mine[prize], abs=0.008)
        assert wins[1, place].mean() == pytest.approx(exact.yours[prize], abs=0.008)
        assert wins[:, place].all(axis=0).mean() == pytest.approx(exact.ties[prize], abs=0.004)
    assert exact.mine[Prize.CENTRE] == pytest.approx(exact.yours[Prize.CENTRE], abs=0.02)


def test_PK_Q2_any_two_of_our_boards_are_worth_the_same() -> None:
    """No edge above 0.1 % of the stake in a round, nor 0.12 % in the long run: exactly, that is
    without error bars."""
    for steps in HALF:
        one = duel(BASE, steps)
        assert abs(one.edge()) / STAKE < 0.001
        assert abs(one.long_edge()) / STAKE < 0.0012


def test_PK_Q2_a_shift_back_is_the_same_pair_and_half_way_round_is_even() -> None:
    there, back = duel(BASE, 3), duel(BASE, 7)
    assert there.edge() == pytest.approx(-back.edge(), abs=1e-9)
    assert duel(BASE, 5).edge() == pytest.approx(0, abs=1e-9)


def test_with_and_without_a_compiler_the_sums_agree() -> None:
    fast = first(Prize.FULL, OURS[0], OURS[1])
    slow = first(Prize.FULL, OURS[0], OURS[1], sum_of_pairs)
    assert slow == pytest.approx(fast, abs=1e-9)


def test_PK_Q2_the_search_goes_down_and_can_be_repeated() -> None:
    one, two = list(search(7, 2)), list(search(7, 2))
    assert one == two
    assert all(a.edge > b.edge for a, b in pairwise(one))


def test_a_change_is_small_and_proper() -> None:
    rng, board = Random(1), BASE
    for _ in range(30):
        other = changed(board, rng)
        assert 1 <= sum(a != b for a, b in zip(board, other, strict=True)) <= 2
        board = other


def test_PK_Q2_given_tables_of_three_to_nine() -> None:
    """All tables, one of each ten that are shifts of each other, and gaps with their errors."""
    assert [len(tables(players)) for players in range(3, 10)] == [12, 22, 26, 22, 12, 5, 1]
    found = list(spreads(OURS, 400, 1))
    assert [one.players for one in found] == [3, 4, 5, 6, 7, 8, 9]
    assert all(abs(one.worst) < 0.1 and one.worst_error < 0.01 for one in found)
