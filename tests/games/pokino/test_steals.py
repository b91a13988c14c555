"""Stealing. PK-… are clauses of docs/rules/pokino.md."""

from parlour.core.game import Leave
from parlour.games.pokino import GAME
from parlour.games.pokino.model import (
    Paid,
    Refusal,
    Steal,
    Stole,
)
from parlour.kit.cards import PACK
from tests.games.pokino.loaded import (
    CENTRE,
    CORNER,
    MIDDLE,
    STAMP,
    LoadedTable,
    elsewhere,
    together,
    two_centres,
)


def test_PK_Rd_PK_Q12_once_the_owner_has_marked_and_the_grace_is_over() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    assert table.refused_theft(1, CENTRE, 0) is Refusal.TOO_EARLY
    table.mark(0, MIDDLE)
    assert table.refused_theft(1, CENTRE, 0) is Refusal.IN_GRACE
    table.wait(2.9)
    assert table.refused_theft(1, CENTRE, 0) is Refusal.IN_GRACE
    table.wait(0.1)
    assert table.steal(1, CENTRE, 0) == (Stole(1, CENTRE, 0),)
    assert table.refused_call(0, CENTRE) is Refusal.STOLEN
    news = table.turn(elsewhere(0)[0])
    assert news[0] == Paid(1, CENTRE, 3, False, 0)
    assert table.balances == [44, 47, 44]


def test_PK_Q12_without_grace_the_marker_is_enough() -> None:
    table = LoadedTable(grace=0)
    table.turn(MIDDLE)
    table.mark(0, MIDDLE)
    table.steal(2, CENTRE, 0)


def test_PK_Rd_PK_Q12_or_from_the_next_card_on_marked_or_not() -> None:
    table = LoadedTable()
    table.turn(MIDDLE, elsewhere(0)[0])
    table.steal(1, CENTRE, 0)
    table.turn(elsewhere(0)[1])
    assert table.balances == [44, 47, 44]


def test_PK_Q12_the_next_card_ends_a_grace() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    table.wait(5)
    table.mark(0, MIDDLE)
    assert len(table.state.graces) == 1
    table.turn(elsewhere(0)[0])
    assert table.state.graces == frozenset()
    table.steal(1, CENTRE, 0)


def test_PK_Q12_a_late_marker_gives_no_grace() -> None:
    table = LoadedTable()
    table.turn(MIDDLE, elsewhere(0)[0])
    table.mark(0, MIDDLE)
    assert table.state.graces == frozenset()
    table.steal(1, CENTRE, 0)


def test_PK_Q12_calling_ends_the_danger() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    table.mark(0, MIDDLE)
    table.call(0, CENTRE)
    assert table.refused_theft(1, CENTRE, 0) is Refusal.ALREADY_CALLED


def test_PK_Q12_the_first_thief_takes_all() -> None:
    table = LoadedTable()
    table.turn(MIDDLE, elsewhere(0)[0])
    table.steal(2, CENTRE, 0)
    assert table.refused_theft(1, CENTRE, 0) is Refusal.PRIZE_TAKEN
    table.turn(elsewhere(0)[1])
    assert table.balances == [44, 44, 47]


def two_thieves(*covered: int) -> LoadedTable:
    """Boards 0 and 1 have had their centres since cards 1 and 2; seat 2 steals the later one."""
    table = LoadedTable(seats=4)
    table.turn(*two_centres(), next(card for card in PACK if card not in two_centres()))
    for seat in covered:
        table.mark_all(seat)
    table.steal(2, CENTRE, 1)
    return table


def test_PK_Q12_PK_Q13_a_thief_who_finds_the_earlier_prize_if_it_was_covered() -> None:
    table = two_thieves(0)
    table.steal(3, CENTRE, 0)
    assert table.refused_theft(2, CENTRE, 0) is Refusal.PRIZE_TAKEN
    table.turn(next(card for card in PACK if card not in table.state.called))
    assert table.balances[2:] == [37 - 6, 37 - 6 + 4]


def test_PK_Q12_PK_Q13_but_not_if_it_was_not() -> None:
    table = two_thieves()
    table.mark_all(0)
    assert table.refused_theft(3, CENTRE, 0) is Refusal.PRIZE_TAKEN
    assert table.refused_call(0, CENTRE) is Refusal.PRIZE_TAKEN
    table.turn(next(card for card in PACK if card not in table.state.called))
    assert table.balances[2:] == [37 - 6 + 4, 37 - 6]


def test_PK_Q13_a_thief_does_not_outrank_who_covered_and_called_first() -> None:
    """Seat 1 covers its centre and calls; the earlier one of seat 0 lies uncovered."""
    table = LoadedTable()
    table.turn(*two_centres())
    table.mark_all(1)
    table.call(1, CENTRE)
    assert table.refused_theft(2, CENTRE, 0) is Refusal.PRIZE_TAKEN


def test_PK_Rd_PK_Q13_a_theft_stands_from_when_it_is_called() -> None:
    """Seat 2 steals the uncovered earlier centre; then seat 1 completes its own, and is late."""
    table = LoadedTable()
    table.turn(*two_centres())
    table.steal(2, CENTRE, 0)
    table.mark_all(1)
    table.call(1, CENTRE)
    table.turn(next(card for card in PACK if card not in table.state.called))
    assert table.balances == [44, 44, 47]


def test_PK_Q12_an_owner_comes_before_a_thief_of_the_same_card() -> None:
    table = LoadedTable()
    table.turn(*together(STAMP))
    table.mark_all(0, 1)
    table.wait(3)
    table.steal(2, STAMP, 0)
    table.call(1, STAMP)
    table.turn(elsewhere(0, 1)[0])
    assert table.balances == [44, 47, 44]


def test_PK_Q12_whom_and_what_one_cannot_rob() -> None:
    table = LoadedTable(seats=4)
    table.turn(MIDDLE, elsewhere(0)[0])
    assert table.refused_theft(0, CENTRE, 0) is Refusal.YOUR_OWN
    assert table.refused_theft(1, CORNER, 0) is Refusal.NOT_COMPLETE
    assert table.refused_theft(1, CENTRE, 4) is Refusal.NO_SUCH_PLAYER
    table.play(3, Leave())
    assert table.refused_theft(1, CENTRE, 3) is Refusal.NO_SUCH_PLAYER
    table.mark_all(0)
    table.call(0, CENTRE)
    table.turn(elsewhere(0)[1])
    assert table.refused_theft(1, CENTRE, 0) is Refusal.PRIZE_PAID


def test_PK_Q12_no_steals_if_the_table_likes() -> None:
    table = LoadedTable(steals=False)
    table.turn(MIDDLE, elsewhere(0)[0])
    assert table.refused_theft(1, CENTRE, 0) is Refusal.NO_STEALS
    assert not any(isinstance(play, Steal) for play in GAME.legal(table.state, 1))
    table.mark(0, MIDDLE)
    assert table.state.graces == frozenset()
