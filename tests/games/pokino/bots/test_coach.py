"""The coach: chances add up, and follow what has been called."""

import pytest

from parlour.core.game import Illegal, Leave
from parlour.games.pokino import GAME
from parlour.games.pokino.boards import OURS, PRIZES
from parlour.games.pokino.coach import PACKS, advise, look_back, odds
from parlour.games.pokino.model import Refusal, Tally, View
from tests.games.pokino.loaded import (
    CENTRE,
    CORNER,
    MIDDLE,
    POKINO,
    ROW_3,
    LoadedTable,
    cards,
    elsewhere,
    way,
)


def view(table: LoadedTable) -> View:
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
    assert found.error == pytest.approx(0.005, abs=1e-4)


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
    found = odds(view(table), 50)
    assert found.chances[0][PRIZES.index(POKINO)] == 1.0
    assert found.chances[1][PRIZES.index(POKINO)] == 0.0
    assert not any(found.chances[1])
    last = LoadedTable(seats=2, rounds=1)
    last.turn(*cards(OURS[0], ROW_3))
    assert any(odds(view(last), 50).chances[1])


def test_what_is_complete_can_still_be_called_beside_a_pokino_that_was_kept_back() -> None:
    """Seat 1 completes its corners after seat 0 has had POKINO: nobody has called, so both may."""
    table = LoadedTable(seats=2)
    row = cards(OURS[0], ROW_3)
    table.turn(*row, *(card for card in way(1, CORNER) if card not in row))
    found = odds(view(table), 50)
    assert found.chances[0][PRIZES.index(POKINO)] == 1.0
    assert found.chances[1][PRIZES.index(CORNER)] == 1.0


def test_everybody_has_a_chance_of_pokino_and_somebody_gets_it() -> None:
    table = LoadedTable(seats=3)
    table.turn(elsewhere(0)[0])
    chances = [seat[PRIZES.index(POKINO)] or 0.0 for seat in odds(view(table), 2000).chances]
    assert min(chances) > 0.2
    assert sum(chances) >= 1.0


def test_looking_back() -> None:
    table = LoadedTable(seats=2, rounds=1)
    opened = table.table.moves
    table.turn(MIDDLE)
    table.mark_all(0)
    table.call(0, CENTRE)
    table.turn(elsewhere(0)[0])
    review = look_back(table.state.options, 2, opened, 0)
    assert review.tally == Tally(won=1)
