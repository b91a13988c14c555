"""The opponents: they play legally (a law), know what pays, and their pauses say nothing."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from parlour.core import fair
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.bots import beginner, pays, steady
from parlour.games.poker_champ.model import Bet, Fold, Options
from parlour.games.poker_champ.taste import taste
from parlour.study.simulate import play_out
from tests.games.poker_champ.loaded import LoadedTable


def flop(hand: str, other: str, board: str) -> LoadedTable:
    table = LoadedTable(2)
    table.deal(hand, other)
    table.bet(0, 1, then=board)
    return table


@pytest.mark.parametrize(
    ("hand", "other", "board", "bets"),
    [("As Ad", "Kc 2h", "Ac 7d 2s", True), ("2c 3d", "As Ad", "Ac Kd 9s", False)],
)
def test_steady_knows_what_pays(hand: str, other: str, board: str, bets: bool) -> None:
    table = flop(hand, other, board)
    choice = steady(table.table.frame(0, (), 0.0), Random(1))
    assert choice is not None
    assert isinstance(choice.play, Bet if bets else Fold)
    assert pays(GAME.view(table.state, 0)) is bets


def test_steady_s_pauses_do_not_depend_on_the_cards() -> None:
    good = flop("As Ad", "Kc 2h", "Ac 7d 2s")
    bad = flop("2c 3d", "As Ad", "Ac Kd 9s")
    for number in range(20):
        one, two = (steady(table.table.frame(0, (), 0.0), Random(number)) for table in (good, bad))
        assert one is not None
        assert two is not None
        assert one.after == two.after


def test_the_beginner_likes_what_he_has_made() -> None:
    pair = taste(GAME.view(flop("As Ad", "Kc 2h", "Kh 7d 2s").state, 0))
    board_pair = taste(GAME.view(flop("3s 4d", "Kc 2h", "Kh Kd 2s").state, 0))
    two_pairs = taste(GAME.view(flop("As 7c", "Kc 2h", "Ah 7d 2s").state, 0))
    nothing = taste(GAME.view(flop("3s 4d", "Kc 2h", "Kh 9d 2s").state, 0))
    assert two_pairs > pair > board_pair > nothing


@pytest.mark.parametrize("bot", [beginner, steady])
def test_bots_play_whole_games(bot: Callable[..., Any]) -> None:
    table = play_out(GAME, Options(), [bot] * 3, fair.seeded(2), Random(2))
    assert table.over
