"""Who comes first, and how POKINO ends a round. PK-… are clauses of docs/rules/pokino.md."""

from typing import Any

import pytest

from parlour.games.pokino.boards import LINES, OURS
from parlour.games.pokino.model import (
    Finish,
    Paid,
    Phase,
    Refusal,
)
from parlour.kit.cards import PACK, Card
from tests.games.pokino.loaded import (
    CENTRE,
    FULL,
    MIDDLE,
    POKER,
    POKINO,
    POKINO_0,
    ROW_3,
    STAMP,
    LoadedTable,
    cards,
    elsewhere,
    kinds,
    together,
    two_centres,
    way,
)

# Late calls


def test_PK_Q13_a_late_call_is_good_while_nobody_has_taken_it() -> None:
    table = LoadedTable()
    table.turn(MIDDLE, *elsewhere(0)[:2])
    table.mark(0, MIDDLE)
    table.call(0, CENTRE)
    table.turn(elsewhere(0)[2])
    assert table.balances[0] == 47


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_PK_Q13_an_earlier_completion_that_was_covered_beats_the_later(
    order: tuple[int, ...],
) -> None:
    table = LoadedTable()
    table.turn(*two_centres())
    table.mark_all()
    for seat in order:
        table.call(seat, CENTRE)
    table.turn(next(card for card in elsewhere() if card not in two_centres()))
    assert table.balances == [47, 44, 44]


def test_PK_R5_PK_Q13_who_has_placed_every_counter_first_and_calls_wins() -> None:
    """Seat 0 had the centre a card earlier, but no marker on it when seat 1 called."""
    table = LoadedTable()
    table.turn(*two_centres())
    table.mark_all(1)
    table.call(1, CENTRE)
    table.mark_all(0)
    assert table.refused_call(0, CENTRE) is Refusal.PRIZE_TAKEN
    table.turn(other_than(table))
    assert table.balances == [44, 47, 44]


def test_PK_Q13_by_rules_version_1_the_earlier_completion_won_marked_or_not() -> None:
    table = LoadedTable(rulings=1)
    table.turn(*two_centres())
    table.mark_all(1)
    table.call(1, CENTRE)
    table.mark_all(0)
    table.call(0, CENTRE)
    table.turn(other_than(table))
    assert table.balances == [47, 44, 44]


def test_PK_Q13_who_was_not_covered_at_the_first_call_comes_after_all() -> None:
    """Three centres, a card apart. The third calls; only then the first covers, and the second,
    covered since long, calls: the second outranks the third, the first nobody."""
    table = LoadedTable()
    table.turn(*two_centres(), way(2, CENTRE)[0])
    table.mark_all(1, 2)
    table.call(2, CENTRE)
    table.mark_all(0)
    table.call(1, CENTRE)
    assert table.refused_call(0, CENTRE) is Refusal.PRIZE_TAKEN
    table.turn(other_than(table))
    assert table.balances == [44, 47, 44]


def test_PK_Rc_PK_Q13_the_same_card_covered_late_is_shared_all_the_same() -> None:
    table = LoadedTable(seats=2)
    table.turn(*together(STAMP), elsewhere(0, 1)[0])
    table.mark_all(1)
    table.call(1, STAMP)
    table.mark_all(0)
    table.call(0, STAMP)
    table.turn(elsewhere(0, 1)[1])
    assert table.balances == [75 - 6 + 1, 75 - 6 + 1]


def other_than(table: LoadedTable) -> Card:
    """A card that has not been called."""
    return next(card for card in PACK if card not in table.state.called)


# POKINO


def pokino_with_the_middle_last() -> list[Card]:
    """Row 3 of board 0; its last card is also the centre."""
    return [*(card for card in POKINO_0 if card != MIDDLE), MIDDLE]


def test_PK_R7_PK_Q17_pokino_ends_the_round_when_its_window_closes() -> None:
    table = LoadedTable()
    table.turn(*pokino_with_the_middle_last())
    table.mark_all(0)
    table.call(0, POKINO)
    assert table.state.phase is Phase.ROUND
    table.call(0, CENTRE)
    news = table.close()
    assert kinds(news) == ["Paid", "Paid", "RoundEnded"]
    assert (table.state.phase, table.state.round) == (Phase.BETWEEN, 2)
    assert table.balances == [50, 44, 44]
    assert table.cup(STAMP) == 3


def centre_then_pokino(**options: Any) -> LoadedTable:
    """Seat 0 has had the centre since card 1 and completes POKINO with card 5."""
    table = LoadedTable(**options)
    table.turn(MIDDLE, *(card for card in POKINO_0 if card != MIDDLE))
    table.mark_all(0)
    return table


def test_PK_R7_PK_Q17_what_an_earlier_card_completed_stays_in_its_cup() -> None:
    table = centre_then_pokino()
    table.call(0, POKINO)
    assert table.refused_call(0, CENTRE) is Refusal.POKINO_CALLED
    assert table.refused_theft(1, CENTRE, 0) is Refusal.POKINO_CALLED
    table.close()
    assert (table.balances, table.cup(CENTRE)) == ([47, 44, 44], 3)


def test_PK_Q17_what_is_named_with_pokino_is_called_with_it() -> None:
    table = centre_then_pokino()
    table.call(0, CENTRE, POKINO)
    table.close()
    assert table.balances == [50, 44, 44]


def test_PK_Q17_PK_Q13_a_pokino_kept_back_is_too_late_after_another() -> None:
    """Seat 0 has POKINO since long and keeps quiet; seat 1 completes one and calls."""
    table = LoadedTable()
    mine = POKINO_0
    table.turn(*mine, *(card for card in cards(OURS[1], ROW_3) if card not in mine))
    table.mark_all()
    table.call(1, POKINO)
    assert table.refused_call(0, POKINO) is Refusal.POKINO_CALLED
    table.close()
    assert table.balances == [44, 47, 44]


def test_PK_Q17_another_combination_of_this_very_card_can_be_called() -> None:
    """Board 0 has a stamp since long; the card of POKINO completes another one."""
    second = way(0, STAMP, 1)
    line = next(mask for mask in LINES if set(cards(OURS[0], mask)) & set(second))
    last = next(card for card in cards(OURS[0], line) if card in second)
    before = {*way(0, STAMP), *second, *cards(OURS[0], line)} - {last}
    table = LoadedTable()
    table.turn(*sorted(before), last)
    table.mark_all(0)
    table.call(0, POKINO)
    table.call(0, STAMP)


def test_PK_Q17_by_rules_version_1_everything_could_still_be_called() -> None:
    table = centre_then_pokino(rulings=1)
    table.call(0, POKINO)
    table.call(0, CENTRE)
    table.close()
    assert table.balances == [50, 44, 44]


def test_PK_Q17_PK_Q20_in_a_last_round_nothing_is_too_late() -> None:
    table = centre_then_pokino(rounds=1)
    table.call(0, POKINO)
    table.call(0, CENTRE)


def test_PK_Q17_PK_Q20_nor_if_pokino_makes_it_the_last() -> None:
    table = centre_then_pokino()
    table.call(0, POKINO)
    assert table.refused_call(0, CENTRE) is Refusal.POKINO_CALLED
    for seat in (0, 1):
        table.play(seat, Finish(1))
    table.call(0, CENTRE)


def test_PK_R7_pokino_may_be_the_first_prize_of_all() -> None:
    table = LoadedTable()
    row_5 = cards(OURS[0], 31 << 20)
    table.turn(*row_5)
    table.mark_all(0)
    table.call(0, POKINO)
    table.close()
    assert table.state.round == 2


def test_PK_Rb_PK_T3_full_is_no_pokino() -> None:
    table = LoadedTable()
    table.turn(*way(0, FULL))
    table.mark_all(0)
    assert table.refused_call(0, POKINO) is Refusal.FULL_LINE
    assert table.refused_theft(1, POKINO, 0) is Refusal.FULL_LINE
    table.call(0, FULL)
    table.turn(*(card for card in POKINO_0 if card not in way(0, FULL)))
    table.mark_all(0)
    table.call(0, POKINO)


def test_PK_Q3_PK_T3_poker_with_the_odd_card_marked_too() -> None:
    table = LoadedTable()
    row_1 = list(OURS[0][:5])
    odd = next(card for card in row_1 if card not in way(0, POKER))
    table.turn(odd, *way(0, POKER))
    table.mark_all(0)
    table.call(0, POKER)


def test_PK_Q14_nobody_has_to_call() -> None:
    """Seat 0 keeps quiet so that the round lives on, and nobody is quick enough to steal it."""
    table = LoadedTable()
    table.turn(*POKINO_0)
    table.mark_all(0)
    table.turn(*elsewhere(0)[:2])
    assert table.state.phase is Phase.ROUND
    table.call(0, POKINO)
    table.close()
    assert table.state.round == 2


def test_PK_Q14_PK_Q15_a_withheld_pokino_is_stolen_and_ends_the_round() -> None:
    table = LoadedTable()
    table.turn(*POKINO_0)
    table.mark_all(0)
    table.turn(elsewhere(0)[0])
    table.steal(1, POKINO, 0)
    news = table.close()
    assert news[0] == Paid(1, POKINO, 3, False, 0)
    assert table.state.round == 2
