"""Marking, calling, sharing, stealing. PK-… are clauses of docs/rules/pokino.md."""

import pytest

from parlour.games.pokino import GAME
from parlour.games.pokino.boards import OURS, PRIZES, Prize, ways
from parlour.games.pokino.model import (
    Call,
    CalledInVain,
    CalledOut,
    CalledWrongly,
    InVain,
    Mark,
    Paid,
    Phase,
    Refusal,
    Rest,
    StayedInCup,
)
from parlour.kit.cards import Card
from tests.games.pokino.loaded import (
    CENTRE,
    CORNER,
    FULL,
    MIDDLE,
    POKINO,
    POKINO_0,
    STAMP,
    LoadedTable,
    cards,
    elsewhere,
    kinds,
    refusal,
    together,
    way,
)

# Marking


def test_PK_R4_PK_Q9_a_called_card_may_be_marked_at_any_time_of_the_round() -> None:
    table = LoadedTable()
    table.turn(MIDDLE, *elsewhere(0)[:3])
    assert Mark(1, MIDDLE) in GAME.legal(table.state, 0)
    table.mark(0, MIDDLE)
    assert table.state.players[0].marks == 1 << 12
    assert table.refusal(0, Mark(1, MIDDLE)) is Refusal.ALREADY_MARKED


def test_PK_Q9_an_uncalled_card_is_not_marked() -> None:
    table = LoadedTable()
    table.turn(OURS[0][0])
    assert table.refusal(0, Mark(1, MIDDLE)) is Refusal.NOT_CALLED
    assert table.refusal(0, Mark(1, elsewhere(0)[0])) is Refusal.NOT_ON_BOARD


def test_PK_Q9_auto_mark() -> None:
    table = LoadedTable(auto_mark=True)
    table.turn(MIDDLE)
    marks = [player.marks for player in table.state.players]
    assert marks == [1 << board.index(MIDDLE) if MIDDLE in board else 0 for board in OURS[:3]]
    assert marks[0] == 1 << 12


# Calling


def test_PK_R5_PK_R6_a_good_call_empties_the_cup_and_the_round_goes_on() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    table.mark(0, MIDDLE)
    assert table.call(0, CENTRE) == (CalledOut(0, CENTRE),)
    assert table.balances == [44, 44, 44]
    news = table.turn(elsewhere(0)[0])
    assert news[0] == Paid(0, CENTRE, 3, False, 0)
    assert table.balances == [47, 44, 44]
    assert (table.cup(CENTRE), table.state.phase) == (0, Phase.ROUND)


def test_PK_R5_PK_Q10_calls_need_cards_that_are_called_and_marked() -> None:
    table = LoadedTable()
    table.turn(OURS[0][0])
    assert table.refused_call(0, CENTRE) is Refusal.NOT_COMPLETE
    table.turn(MIDDLE)
    assert table.refused_call(0, CENTRE) is Refusal.MARK_FIRST
    assert table.refused_call(1, CENTRE) is Refusal.NOT_COMPLETE
    assert table.refused_call(0) is Refusal.NO_PRIZE_NAMED
    table.mark(0, MIDDLE)
    table.call(0, CENTRE)
    assert table.refused_call(0, CENTRE) is Refusal.ALREADY_CALLED


def test_PK_Q10_marking_and_calling_in_one() -> None:
    table = LoadedTable()
    table.turn(OURS[0][0], MIDDLE)
    assert table.play(0, Call(1, frozenset({CENTRE}), MIDDLE)) == (CalledOut(0, CENTRE),)
    assert table.state.players[0].marks == 1 << 12
    assert table.state.graces == frozenset()
    again = Call(1, frozenset({CENTRE}), MIDDLE)
    assert table.refusal(0, again) is Refusal.ALREADY_MARKED
    idle = Call(1, frozenset({CENTRE}), OURS[0][0])
    assert table.refusal(0, idle) is Refusal.ALREADY_CALLED


def test_PK_Q10_the_marker_of_a_call_must_complete_it() -> None:
    table = LoadedTable()
    table.turn(OURS[0][0], MIDDLE)
    table.mark(0, MIDDLE)
    idle = Call(1, frozenset({CENTRE}), OURS[0][0])
    assert table.refusal(0, idle) is Refusal.MARK_COMPLETES_NOTHING


def all_but_one_of(*prizes: Prize) -> list[Card]:
    """Cards of board 0 that complete all these prizes, the card they have in common at the end."""
    wanted = set.intersection(*(set(way(0, prize)) for prize in prizes))
    last = wanted.pop()
    rest = {card for prize in prizes for card in way(0, prize)} - {last}
    return [*sorted(rest), last]


def corner_and_stamp() -> list[Card]:
    return all_but_one_of(CORNER, STAMP)


def test_PK_Ra_one_card_may_complete_several_prizes() -> None:
    table = LoadedTable()
    table.turn(*corner_and_stamp())
    table.mark_all(0)
    assert table.call(0, CORNER, STAMP) == (CalledOut(0, CORNER), CalledOut(0, STAMP))
    table.turn(elsewhere(0)[0])
    assert table.balances[0] == 44 + 3 + 3


def test_PK_Q10_an_unnamed_prize_is_uncalled() -> None:
    table = LoadedTable()
    table.turn(*corner_and_stamp())
    table.mark_all(0)
    table.call(0, CORNER)
    table.turn(elsewhere(0)[0])
    assert table.balances[0] == 44 + 3
    table.steal(1, STAMP, 0)
    table.turn(elsewhere(0)[1])
    assert table.balances[1] == 44 + 3


def test_PK_Q10_auto_call() -> None:
    table = LoadedTable(auto_mark=True, auto_call=True)
    news = table.turn(MIDDLE)
    assert news[-1] == CalledOut(0, CENTRE)
    table.turn(elsewhere(0)[0])
    assert table.balances[0] == 47


def test_PK_Q10_auto_call_waits_for_the_marker() -> None:
    table = LoadedTable(auto_call=True)
    assert kinds(table.turn(MIDDLE)) == ["RoundBegan", "CardTurned"]
    assert table.play(0, Mark(1, MIDDLE)) == (CalledOut(0, CENTRE),)


@pytest.mark.parametrize(("rulings", "more"), [(3, (CalledOut(0, POKINO),)), (2, ())])
def test_PK_Q10_auto_call_names_what_a_call_leaves_out(
    rulings: int, more: tuple[CalledOut, ...]
) -> None:
    """At once, and not when somebody else puts a marker: who is quicker must not matter."""
    lines = [cards(OURS[0], way) for way in ways(OURS[0])[POKINO]]
    line = next(line for line in lines if MIDDLE in line)
    table = LoadedTable(auto_call=True, rulings=rulings)
    table.turn(*[card for card in line if card != MIDDLE])
    table.mark_all(0)
    table.turn(MIDDLE)
    news = table.play(0, Call(1, frozenset({CENTRE}), MIDDLE))
    assert news == (CalledOut(0, CENTRE), *more)


def test_PK_Q16_a_false_call_costs_nothing() -> None:
    table = LoadedTable()
    table.turn(OURS[0][0])
    before = table.state
    assert table.refused_call(0, POKINO) is Refusal.NOT_COMPLETE
    assert table.state == before


def test_PK_Q16_beside_a_bad_prize_the_good_one_counts() -> None:
    table = LoadedTable()
    table.turn(*way(0, FULL), MIDDLE)
    table.mark_all(0)
    assert table.call(0, FULL, POKINO, CORNER) == (
        CalledInVain(0, CORNER, InVain.NOT_COMPLETE),
        CalledOut(0, FULL),
        CalledInVain(0, POKINO, InVain.FULL_LINE),
    )
    assert table.call(0, CENTRE, FULL) == (
        CalledOut(0, CENTRE),
        CalledInVain(0, FULL, InVain.ALREADY_CALLED),
    )
    assert table.refused_call(0, CORNER, POKINO) is Refusal.NOT_COMPLETE
    table.turn(elsewhere(0)[0])
    assert table.balances == [50, 44, 44]


def test_PK_Q16_the_marker_must_complete_a_good_one() -> None:
    table = LoadedTable()
    table.turn(OURS[0][0], MIDDLE)
    both = frozenset({CENTRE, FULL})
    table.play(0, Call(1, both, MIDDLE))
    again = Call(1, both, OURS[0][0])
    assert table.refusal(0, again) is Refusal.ALREADY_CALLED


def test_PK_Q16_unless_the_table_fines_it() -> None:
    table = LoadedTable(fine=True)
    table.turn(OURS[0][0], MIDDLE)
    assert table.call(0, POKINO) == (CalledWrongly(0, POKINO, 1),)
    assert (table.balances[0], table.cup(POKINO)) == (43, 4)
    assert table.refused_call(0, POKINO) is Refusal.ALREADY_CALLED
    news = table.play(0, Call(1, frozenset({CENTRE, FULL}), MIDDLE))
    assert news == (CalledOut(0, CENTRE), CalledWrongly(0, FULL, 1))
    table.turn(elsewhere(0)[0])
    assert table.call(0, POKINO) == (CalledWrongly(0, POKINO, 1),)
    assert table.refused_call(0, CENTRE) is Refusal.PRIZE_PAID


def test_PK_Q16_a_fined_call_is_offered_like_any_other() -> None:
    table = LoadedTable(fine=True)
    table.turn(OURS[0][0])
    offered = {play.prizes for play in GAME.legal(table.state, 0) if isinstance(play, Call)}
    assert len(offered) == 63


# At the same time


def test_PK_Rc_PK_Q11_PK_Q18_equal_shares_and_the_odd_counter_stays() -> None:
    table = LoadedTable()
    table.turn(*together(STAMP))
    table.mark_all(0, 1)
    table.call(1, STAMP)
    table.call(0, STAMP)
    news = table.turn(elsewhere(0, 1)[0])
    assert news[:3] == (
        Paid(0, STAMP, 1, True, 0),
        Paid(1, STAMP, 1, True, 1),
        StayedInCup(STAMP, 1),
    )
    assert (table.balances, table.cup(STAMP)) == ([45, 45, 44], 1)
    assert table.refused_call(0, STAMP) is Refusal.PRIZE_PAID


def test_PK_Q11_PK_P5_it_does_not_matter_who_was_quicker() -> None:
    ends = set()
    for order in ((0, 1), (1, 0)):
        table = LoadedTable()
        table.turn(*together(STAMP))
        for seat in order:
            table.mark_all(seat)
            table.call(seat, STAMP)
        ends.add(table.state)
    assert len(ends) == 1


def test_PK_Q11_called_on_the_next_card_is_too_late_to_share() -> None:
    table = LoadedTable()
    table.turn(*together(STAMP))
    table.mark_all(0, 1)
    table.call(1, STAMP)
    table.turn(elsewhere(0, 1)[0])
    assert table.refused_call(0, STAMP) is Refusal.PRIZE_PAID
    assert table.balances == [44, 47, 44]


def test_PK_Q11_the_quickest_takes_all_if_the_table_likes() -> None:
    table = LoadedTable(quickest=True)
    table.turn(*together(STAMP))
    table.mark_all(0, 1)
    table.call(1, STAMP)
    assert table.refused_call(0, STAMP) is Refusal.PRIZE_TAKEN
    assert table.refused_theft(2, STAMP, 0) is Refusal.IN_GRACE
    table.wait(3)
    assert table.refused_theft(2, STAMP, 0) is Refusal.PRIZE_TAKEN
    table.turn(elsewhere(0, 1)[0])
    assert table.balances == [44, 47, 44]


# What else


def test_PK_P4_what_comes_after_the_round_is_refused() -> None:
    table = LoadedTable()
    table.turn(*POKINO_0)
    table.mark_all(0)
    table.call(0, POKINO)
    table.close()
    late = Call(1, frozenset({CENTRE}))
    assert refusal(table.state, 0, late) is Refusal.ROUND_OVER
    assert refusal(table.state, 0, Mark(1, MIDDLE)) is Refusal.ROUND_OVER
    assert refusal(table.state, 0, Mark(2, MIDDLE)) is Refusal.ROUND_NOT_BEGUN
    assert refusal(table.state, 0, Mark(3, MIDDLE)) is Refusal.ROUND_NOT_BEGUN


def test_PK_P6_what_everyone_has_to_tell() -> None:
    table = LoadedTable()
    table.turn(*together(STAMP))
    table.mark_all(0, 1)
    table.wait(3)
    table.call(0, STAMP)
    table.turn(MIDDLE) if MIDDLE not in table.state.called else None
    table.turn(next(card for card in elsewhere(0) if card not in table.state.called))
    table.steal(2, CENTRE, 0)
    table.turn(next(card for card in elsewhere(0) if card not in table.state.called))
    tallies = [player.tally for player in table.state.players]
    assert (tallies[0].won, tallies[0].robbed, tallies[0].missed) == (1, 1, 1)
    assert (tallies[1].won, tallies[1].missed) == (0, 1)
    assert (tallies[2].won, tallies[2].stolen) == (1, 1)


def test_the_six_prizes_are_in_the_order_of_the_cups() -> None:
    assert [prize.value for prize in PRIZES] == [
        "centre",
        "corner",
        "stamp",
        "poker",
        "full",
        "pokino",
    ]


def test_PK_Q10_auto_call_leaves_those_who_rest_alone() -> None:
    table = LoadedTable(auto_mark=True, auto_call=True)
    table.play(0, Rest(1, True))
    assert kinds(table.turn(MIDDLE)) == ["RoundBegan", "CardTurned"]


def test_PK_Q12_a_claim_of_another_prize_is_in_nobodys_way() -> None:
    table = LoadedTable()
    table.turn(*corner_and_stamp(), elsewhere(0)[0])
    table.steal(1, CORNER, 0)
    table.steal(2, STAMP, 0)
    assert len(table.state.claims) == 2
