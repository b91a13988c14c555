"""The table: what is committed, what each seat hears, and when the house is due."""

import pickle
from enum import StrEnum
from typing import Any

import pytest

from parlour.core.fair import seeded
from parlour.core.game import Alarm, Game, Illegal, Leave, News, TableRefusal, Tagged, Types, Value
from parlour.core.table import MOST_PAST, AnyTable, Move, Table

Moved = Move[Any, Any]


class Clock(Value, frozen=True):
    """A toy: alarms that a player sets and the house rings."""

    alarms: tuple[Alarm[str], ...] = ()
    rung: tuple[str, ...] = ()


class Wind(Tagged, frozen=True):
    alarms: tuple[Alarm[str], ...]


class Rang(Tagged, frozen=True):
    what: str


class Heard(News, frozen=True):
    what: str


class Broken(StrEnum):
    BROKEN = "broken"


def ring(state: Clock, draw: Rang) -> tuple[Clock, tuple[Heard, ...]]:
    left = tuple(alarm for alarm in state.alarms if alarm.what != draw.what or draw.what == "every")
    return Clock(left, (*state.rung, draw.what)), (Heard(draw.what), Heard(draw.what + "!", to=0))


def wind(state: Clock, seat: int, play: Any) -> tuple[Clock, tuple[Heard, ...]]:
    if seat == 1:
        raise Illegal(Broken.BROKEN)
    return Clock(play.alarms, state.rung), ()


CLOCK: Any = Game(
    name="clock",
    rules=1,
    types=Types(options=None, play=Wind | Leave, draw=Rang, news=Heard, view=int),
    refusals=Broken,
    bots={},
    seats=lambda options: range(1, 4),
    start=lambda options, seats: Clock(),
    scores=lambda state: (0, 0) if "end" in state.rung else None,
    legal=lambda state, seat: (Wind(()),),
    apply=wind,
    alarms=lambda state: state.alarms,
    draw=lambda state, what, rng: Rang(what),
    deal=ring,
    view=lambda state, seat: len(state.rung),
    imagine=lambda view, rng: Clock(),
)


def wound(*alarms: Alarm[str], at: float = 0.0) -> AnyTable:
    table: AnyTable = Table(CLOCK, None, 2, seeded(1))
    table.commit(table.play(0, Wind(alarms), at))
    return table


def test_a_step_changes_nothing_until_it_is_committed() -> None:
    table: AnyTable = Table(CLOCK, None, 2, seeded(1))
    step = table.play(0, Wind((Alarm("bell", 5.0),)), 1.0)
    assert (table.state, table.moves, table.rings_at) == (Clock(), [], None)
    table.commit(step)
    assert table.state == Clock((Alarm("bell", 5.0),))
    assert table.moves == [Moved(0, Wind((Alarm("bell", 5.0),)), 1.0)]
    assert table.rings_at == 6.0


def test_draws_that_are_due_at_once_belong_to_the_step() -> None:
    table: AnyTable = Table(CLOCK, None, 2, seeded(1))
    step = table.play(0, Wind((Alarm("one"), Alarm("two", 9.0))), 3.0)
    assert [move.what for move in step.moves[1:]] == [Rang("one")]
    assert step.rings == {"two": 12.0}


def test_alarms_ring_in_order_of_time_then_as_the_game_lists_them() -> None:
    table = wound(Alarm("late", 3.0), Alarm("a", 2.0), Alarm("b", 2.0), Alarm("far", 99.0))
    table.commit(table.ring(5.0))
    assert table.state.rung == ("a", "b", "late")
    assert table.rings_at == 99.0


def test_ringing_too_early_does_nothing() -> None:
    table = wound(Alarm("bell", 5.0))
    assert table.due(4.9) is None
    assert table.ring(4.9).moves == ()
    assert table.due(5.0) == "bell"
    assert table.ring(5.0).moves == (Moved(None, Rang("bell"), 5.0),)


def test_an_alarm_for_the_same_keeps_its_time() -> None:
    table = wound(Alarm("bell", 5.0), at=1.0)
    table.commit(table.play(0, Wind((Alarm("bell", 5.0), Alarm("new", 5.0))), 4.0))
    assert table.due(6.0) == "bell"
    assert table.rings_at == 6.0
    table.commit(table.ring(6.0))
    assert table.rings_at == 9.0


def test_who_comes_later_is_told_what_happened_before() -> None:
    table = wound(Alarm("one"), Alarm("every", 1.0))
    assert table.past(1) == (Heard("one"),)
    assert table.past(0) == (Heard("one"), Heard("one!", to=0))
    for second in range(1, 100):
        table.commit(table.ring(float(second)))
    assert len(table.past(0)) == MOST_PAST
    assert {item.what for item in table.past(None)} == {"every"}


def test_an_alarm_that_has_rung_is_spent_and_may_be_set_again() -> None:
    """A game whose house acts every five seconds keeps one alarm for it."""
    table = wound(Alarm("every", 5.0))
    table.commit(table.ring(6.0))
    assert (table.state.rung, table.rings_at) == (("every",), 11.0)
    table.commit(table.ring(11.0))
    assert (table.state.rung, table.rings_at) == (("every", "every"), 16.0)


def test_an_alarm_that_is_taken_back_never_rings() -> None:
    table = wound(Alarm("bell", 5.0))
    table.commit(table.play(0, Wind(()), 1.0))
    assert table.rings_at is None
    assert table.ring(100.0).moves == ()


def test_a_followed_table_rings_like_the_first() -> None:
    table = wound(Alarm("a", 2.0), Alarm("b", 7.5), at=0.25)
    table.commit(table.ring(3.0))
    again: AnyTable = Table(CLOCK, None, 2, seeded(2))
    for move in table.moves:
        again.follow(move)
    assert (again.state, again.moves, again.rings_at) == (table.state, table.moves, 7.75)


def test_following_refuses_what_cannot_have_been() -> None:
    table = wound(Alarm("end"), at=0.0)
    for move in (Moved(2, Wind(())), Moved(63, Leave()), Moved(None, Rang("end"))):
        with pytest.raises(Illegal):
            table.follow(move)
    again: AnyTable = Table(CLOCK, None, 2, seeded(1))
    with pytest.raises(Illegal) as refused:
        again.follow(Moved(-1, Wind(())))
    assert refused.value.code is TableRefusal.NO_SUCH_SEAT


@pytest.mark.parametrize("seat", [-1, 2, 63, 10**30])
def test_no_such_seat(seat: int) -> None:
    table: AnyTable = Table(CLOCK, None, 2, seeded(1))
    with pytest.raises(Illegal) as refused:
        table.play(seat, Wind(()), 0.0)
    assert refused.value.code is TableRefusal.NO_SUCH_SEAT


def test_over_is_over() -> None:
    table = wound(Alarm("end"))
    assert table.over
    with pytest.raises(Illegal) as refused:
        table.play(0, Wind(()), 0.0)
    assert refused.value.code is TableRefusal.GAME_OVER


@pytest.mark.parametrize("seats", [0, 4, -1])
def test_seats_must_fit(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Table(CLOCK, None, seats, seeded(1))
    assert refused.value.code is TableRefusal.SEATS_DO_NOT_FIT


def test_the_refusals_of_a_game_pass_through() -> None:
    table: AnyTable = Table(CLOCK, None, 2, seeded(1))
    with pytest.raises(Illegal) as refused:
        table.play(1, Wind(()), 0.0)
    assert refused.value.code is Broken.BROKEN
    assert str(refused.value) == "broken"


def test_a_refusal_comes_whole_from_another_process() -> None:
    """Where it did not, a pool of workers would wait for ever."""
    refused = pickle.loads(pickle.dumps(Illegal(Broken.BROKEN, board=3)))
    assert (refused.code, refused.about, str(refused)) == (Broken.BROKEN, {"board": 3}, "broken")
    assert refused.code is Broken.BROKEN


def test_frames() -> None:
    table = wound(Alarm("bell", 5.0), at=1.0)
    news = (Heard("all"), Heard("mine", to=0), Heard("yours", to=1))
    frame = table.frame(1, news, 2.0)
    assert (frame.seq, frame.seat, frame.view, frame.legal) == (1, 1, 0, (Wind(()),))
    assert frame.news == (Heard("all"), Heard("yours", to=1))
    assert (frame.rings_in, frame.scores) == (4.0, None)
    assert table.frame(None, news, 8.0).news == (Heard("all"),)
    assert table.frame(None, news, 8.0).legal == ()
    assert table.frame(None, news, 8.0).rings_in == 0.0
    assert wound().frame(0, (), 0.0).rings_in is None
