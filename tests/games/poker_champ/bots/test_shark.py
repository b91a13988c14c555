"""The shark: it answers what it sees, bluffs, keeps its face, and plays for Awards."""

from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from parlour.core import fair
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.bots import shark as bot
from parlour.games.poker_champ.bots import steady
from parlour.games.poker_champ.exact.odds import equities_by_runout, equity, question
from parlour.games.poker_champ.exact.odds.readings import Range, places, readings
from parlour.games.poker_champ.model import Bet, Fold, Length, Options
from parlour.games.poker_champ.shark import bets, can_solve
from parlour.games.poker_champ.shark.champion import chances
from parlour.games.poker_champ.shark.multiway import look_ahead
from parlour.study.simulate import play_out
from tests.games.poker_champ.loaded import LoadedTable


def table_of(*hands: str, board: str) -> LoadedTable:
    table = LoadedTable(len(hands))
    table.deal(*hands)
    table.bet(*range(len(hands)), then=board)
    return table


def often(table: LoadedTable, seat: int) -> float:
    """How often it bets in two hundred such deals."""
    view = GAME.view(table.state, seat)
    return sum(bets(view, Random(number), numba=True) for number in range(200)) / 200


def test_it_bets_on_what_cannot_lose_and_folds_what_cannot_win() -> None:
    table = table_of("As Ad", "2c 3d", board="Ac Ah 9s")
    assert often(table, 0) == 1.0
    assert often(table, 1) < 0.3


def test_a_bet_that_is_seen_is_answered() -> None:
    """Nobody is bluffed out any more: what hoped for a fold is given up."""
    table = table_of("9s 8d", "Kc Qd", board="Ac Jh 2s")
    before = often(table, 0)
    table.bet(1)
    assert often(table, 0) <= before


def test_it_mixes() -> None:
    boards = ["Ac Jh 2s", "Kh 7d 2s", "Th 9c 3d", "6h 6c Jd", "Qs 8s 4h"]
    tables = [table_of("9s 8d", "Kc Qd", board=board) for board in boards]
    assert any(0.02 < often(table, seat) < 0.98 for table in tables for seat in (0, 1))


def test_among_several_it_knows_a_good_hand() -> None:
    table = table_of("As Ad", "2c 3d", "7c 6d", board="Ac Ah 9s")
    assert often(table, 0) == 1.0
    assert often(table, 1) < 0.2


def test_its_pauses_do_not_depend_on_the_cards() -> None:
    good = table_of("As Ad", "Kc 2h", board="Ac 7d 2s")
    bad = table_of("2c 3d", "As Ad", board="Ac Kd 9s")
    for number in range(20):
        one, two = (bot(table.table.frame(0, (), 0.0), Random(number)) for table in (good, bad))
        assert one is not None
        assert two is not None
        assert one.after == two.after


@pytest.mark.parametrize("others", [1, 2, 4])
def test_it_plays_whole_games(others: int) -> None:
    table = play_out(GAME, Options(), [bot, *[steady] * others], fair.seeded(3), Random(3))
    assert table.over


@pytest.mark.parametrize("options", [Options(hidden=True), Options(length=Length.LONG)])
def test_it_plays_by_other_rules(options: Options) -> None:
    table = play_out(GAME, options, [bot, steady, bot], fair.seeded(4), Random(4))
    assert table.over


def test_without_numba_it_still_solves_what_two_have_left() -> None:
    two = table_of("As Ad", "2c 3d", board="Ac Ah 9s")
    three = table_of("As Ad", "2c 3d", "7c 6d", board="Ac Ah 9s")
    assert can_solve(GAME.view(two.state, 0), numba=False)
    assert not can_solve(GAME.view(three.state, 0), numba=False)
    for table, seat, play in [(two, 0, Bet), (three, 0, Bet), (three, 1, Fold)]:
        choice = bot(table.table.frame(seat, (), 0.0), Random(1), numba=False)
        assert choice is not None
        assert isinstance(choice.play, play)


def test_the_richest_has_the_award_when_somebody_is_bankrupt() -> None:
    assert chances([24.0, 12.0, 0.0], [1, 1, 0]) == [1.0, 0.0, 0.0]
    first, second, third = chances([20.0, 16.0, 0.0], [0, 0, 0])
    assert first > second > third > 0
    assert first + second + third == pytest.approx(1)


def test_the_last_chips_to_be_richest_are_worth_most() -> None:
    """That is why the shark takes risks that a miser would not."""
    poor, middle, rich = (chances([chips, 12.0, 12.0], [0, 0, 0])[0] for chips in (8.0, 12.0, 16.0))
    assert rich - middle > middle - poor


def test_looking_ahead_one_may_fold_what_turned_out_badly() -> None:
    """Two cards to come of four; each pair is as likely as any other."""
    met, worth = np.ones(6), np.array([0.0, 1.0, 0.0, 1.0, 0.0, 1.0])
    assert look_ahead(worth, met, [0.0, 0.0, 0.0], 4) == pytest.approx(0.5)
    assert look_ahead(worth, met, [0.0, 0.0, 0.5], 4) == pytest.approx(0.75)
    pairs = [*combinations(range(4), 2)]
    after = [
        np.mean([w for pair, w in zip(pairs, worth, strict=True) if c in pair]) for c in range(4)
    ]
    found = look_ahead(worth, met, [0.0, 0.6, 0.0], 4)
    assert found == pytest.approx(np.mean(np.maximum(after, 0.6)))


def test_equities_by_runout_add_up_to_the_exact_equity() -> None:
    asked = question("As Kd", "Qh Jc 2d", "SM HM, A A")
    theirs = [readings(backs) for backs in asked.opponents]
    even = [Range(each, np.ones(len(each), np.float32)) for each in theirs]
    won, met = equities_by_runout(places(asked.hand), places(asked.board), even).T
    assert len(met) == comb(49, 2)
    assert won.sum() / met.sum() == pytest.approx(equity(asked))
