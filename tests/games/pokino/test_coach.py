"""The coach: chances add up, and follow what has been called."""

from random import Random

import numpy as np
import pytest

from parlour.core.game import Illegal, Leave
from parlour.games.pokino import GAME
from parlour.games.pokino.boards import OURS, PRIZES
from parlour.games.pokino.coach import PACKS, advise, look_back, odds
from parlour.games.pokino.exact.rounds import play
from parlour.games.pokino.model import Refusal, Tally
from parlour.kit.cards import PACK, PLACE
from tests.games.pokino.loaded import (
    CENTRE,
    MIDDLE,
    POKINO,
    ROW_3,
    LoadedTable,
    cards,
    elsewhere,
)


def view(table):
    return GAME.view(table.state, None)


def test_before_the_first_card_there_is_nothing_to_say() -> None:
    with pytest.raises(Illegal) as refused:
        advise(view(LoadedTable()), 0)
    assert refused.value.code is Refusal.ROUND_NOT_BEGUN


def test_what_is_complete_is_certain() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    found = advise(view(table), 1)
    assert found.packs == PACKS
    assert [chances[0] for chances in found.chances] == [1.0, 0.0, 0.0]
    assert found.error == pytest.approx(0.0112, abs=1e-4)


def test_what_is_won_is_gone_and_who_does_not_play_has_no_chance() -> None:
    table = LoadedTable(seats=4)
    table.turn(MIDDLE)
    table.mark_all(0)
    table.call(0, CENTRE)
    table.turn(elsewhere(0)[0])
    table.table.state = GAME.apply(table.state, 3, Leave())[0]
    found = advise(view(table), 0)
    assert found.chances[0][0] is None
    assert found.chances[3] == (None,) * 6
    assert found.chances[0][1] is not None


def test_pokino_on_the_table_ends_all_hopes_but_not_in_a_last_round() -> None:
    table = LoadedTable(seats=2)
    table.turn(*cards(OURS[0], ROW_3))
    found = odds(view(table), 50, Random(1))
    assert found.chances[0][PRIZES.index(POKINO)] == 1.0
    assert found.chances[1][PRIZES.index(POKINO)] == 0.0
    assert sum(found.chances[1]) == 0.0
    last = LoadedTable(seats=2, rounds=1)
    last.turn(*cards(OURS[0], ROW_3))
    assert sum(odds(view(last), 50, Random(1)).chances[1]) > 0


def test_the_chances_are_those_of_the_kernel() -> None:
    table = LoadedTable(seats=3)
    order = elsewhere(0)[:4]
    table.turn(*order)
    found = odds(view(table), 3000, Random(1))
    rng, places = np.random.default_rng(1), [PLACE[card] for card in order]
    rest = [place for place in range(len(PACK)) if place not in places]
    turns = np.empty((len(PACK), 20_000), dtype=np.uint8)
    turns[places] = np.arange(1, 5, dtype=np.uint8)[:, None]
    turns[rest] = rng.permuted(np.tile(np.arange(5, 41, dtype=np.uint8), (20_000, 1)), axis=1).T
    rounds = play(OURS[:3], turns)
    wins = (rounds.wins & rounds.won[..., None]).mean(axis=1)
    for place in range(len(PRIZES)):
        for seat in range(3):
            assert found.chances[seat][place] == pytest.approx(wins[place, seat], abs=0.035)


def test_looking_back() -> None:
    table = LoadedTable(seats=2, rounds=1)
    opened = table.table.moves
    table.turn(MIDDLE)
    table.mark_all(0)
    table.call(0, CENTRE)
    table.turn(elsewhere(0)[0])
    review = look_back(table.state.options, 2, opened, 0)
    assert review.tally == Tally(won=1)
