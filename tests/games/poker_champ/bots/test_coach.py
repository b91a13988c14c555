"""The coach: exact chances for who asks, and a look back at what was decided."""

from random import Random

import pytest
from msgspec.structs import replace

from parlour.core import fair
from parlour.core.game import Illegal
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.bots import beginner, steady
from parlour.games.poker_champ.coach import advise, cost_of, look_back
from parlour.games.poker_champ.model import Bet, Fold, Options, Refusal
from parlour.kit.hands import Kind
from parlour.study.simulate import play_out
from tests.games.poker_champ.loaded import LoadedTable


def test_advice() -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 9d")
    table.bet(0, 1, 2, then="7d Ad 4h")
    table.fold(2)
    advice = advise(GAME.view(table.state, 0), 0)
    assert advice.exact
    assert advice.kind is Kind.PAIR
    assert [chance.seat for chance in advice.seats] == [0, 1]
    assert sum(chance.share for chance in advice.seats) == pytest.approx(1)
    assert (advice.pot, advice.cost, advice.needed) == (3, 1, 0.25)
    assert advice.value == pytest.approx(advice.seats[0].share * 4 - 1)


def test_what_a_decision_gives_away() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    assert cost_of(advise(GAME.view(table.state, 0), 0), Bet(1, 1)) is None
    table.bet(0, 1, then="7d Ad 4h")
    ahead = advise(GAME.view(table.state, 0), 0)
    behind = replace(ahead, value=-0.5)
    assert ahead.value > 0
    assert cost_of(behind, Bet(1, 2)) == 0.5
    assert cost_of(behind, Fold(1, 2)) == 0
    assert cost_of(ahead, Bet(1, 2)) == 0
    assert cost_of(ahead, Fold(1, 2)) == ahead.value


def test_before_the_flop_it_comes_with_its_error() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    advice = advise(GAME.view(table.state, 0), 0)
    assert not advice.exact
    assert advice.error is not None
    assert advice.kind is None


def test_nothing_to_say() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    table.bet(0)
    with pytest.raises(Illegal) as refused:
        advise(GAME.view(table.state, 0), 0)
    assert refused.value.code is Refusal.NO_ADVICE


def test_looking_back() -> None:
    table = play_out(GAME, Options(), [beginner, steady], fair.seeded(2), Random(2))
    reviews = [look_back(Options(), 2, table.moves, seat) for seat in (0, 1)]
    for seat, review in enumerate(reviews):
        made = [
            move
            for move in table.moves
            if move.seat == seat and isinstance(move.what, Bet | Fold) and move.what.step > 1
        ]
        assert len(review.decisions) == len(made)
        assert review.lost == pytest.approx(sum(one.lost for one in review.decisions))
        for one, move in zip(review.decisions, made, strict=True):
            assert isinstance(move.what, Bet) == one.bets
            assert (one.lost > 0) == (one.bets == (one.share < one.needed)) or one.lost < 1e-9
    per = [review.lost / len(review.decisions) for review in reviews]
    assert per[1] < per[0]
