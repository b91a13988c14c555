"""What bots want and when, without a clock: by decision 6 a wish keeps its time."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.core.bots import NotLegal, Wish, Wishes, consult, frames, next_wish
from parlour.core.fair import seeded
from parlour.core.game import Alarm, Choice, Frame
from parlour.core.table import AnyTable, Table
from parlour.study.simulate import play_out
from tests.games import high_die

FRAME: Frame[Any, Any, Any] = Frame(1, 0, None, ("first", "second"), (), None, None)


def heard(wishes: Wishes[str], now: float, **choices: Choice[str] | None) -> Wish[str] | None:
    """Ask the bots named a, b, … at seats 0, 1, …; the wish that comes first."""
    seats = {"abc".index(name): choice for name, choice in choices.items()}
    wishes.renew(seats)
    for seat, choice in seats.items():
        wishes.hear(seat, choice, now)
    return wishes.first(lambda: 0.0)


def test_a_bot_that_still_wants_the_same_keeps_its_time() -> None:
    wishes = Wishes[str]()
    assert heard(wishes, 0.0, a=Choice("mark", 2.0)) == Wish(0, "mark", 2.0)
    assert heard(wishes, 1.5, a=Choice("mark", 2.0)) == Wish(0, "mark", 2.0)


def test_a_bot_that_wants_something_else_takes_its_time() -> None:
    wishes = Wishes[str]()
    heard(wishes, 0.0, a=Choice("mark", 2.0))
    assert heard(wishes, 1.5, a=Choice("call", 2.0)) == Wish(0, "call", 3.5)


@pytest.mark.parametrize("between", [{"a": None}, {}])
def test_a_bot_that_wanted_nothing_or_could_not_act_begins_anew(between: dict[str, None]) -> None:
    wishes = Wishes[str]()
    heard(wishes, 0.0, a=Choice("mark", 2.0))
    assert heard(wishes, 1.0, **between) is None
    assert heard(wishes, 1.5, a=Choice("mark", 2.0)) == Wish(0, "mark", 3.5)


def test_a_wish_that_was_played_is_spent() -> None:
    wishes = Wishes[str]()
    wish = heard(wishes, 0.0, a=Choice("roll", 1.0))
    assert wish is not None
    wishes.spend(wish)
    assert heard(wishes, 1.0, a=Choice("roll", 1.0)) == Wish(0, "roll", 2.0)


def test_a_wish_counts_only_in_the_position_it_was_made_in() -> None:
    wishes = Wishes[str]()
    heard(wishes, 0.0, a=Choice("mark", 2.0))
    wishes.renew([0])
    assert wishes.first(lambda: 0.0) is None
    wishes.renew([0])  # and is remembered as long as its bot has not answered
    wishes.hear(0, Choice("mark", 2.0), 1.0)
    assert wishes.first(lambda: 0.0) == Wish(0, "mark", 2.0)


def test_the_earliest_wish_is_first_and_chance_decides_between_equals() -> None:
    wishes = Wishes[str]()
    soon = heard(wishes, 0.0, a=Choice("x", 2.0), b=Choice("y", 1.0), c=Choice("z", 1.0))
    assert soon == Wish(1, "y", 1.0)
    ties = iter([0.1, 0.5, 0.4])
    assert wishes.first(lambda: next(ties)) == Wish(2, "z", 1.0)


def table_of(*alarms: Alarm[str]) -> AnyTable:
    """High Die with these alarms all the time."""
    game = replace(high_die.GAME, alarms=lambda state: alarms)
    return Table(game, game.types.options(), 2, seeded(1))


@pytest.mark.parametrize(("after", "goes"), [(4.9, True), (5.0, False), (5.1, False)])
def test_an_alarm_goes_before_a_wish_of_the_same_time(after: float, goes: bool) -> None:
    wishes = Wishes[str]()
    wish = heard(wishes, 0.0, a=Choice("mark", after))
    table = table_of(Alarm("bell", 5.0))
    assert next_wish(table, wishes, lambda: 0.0) == (wish if goes else None)
    assert next_wish(table_of(), wishes, lambda: 0.0) == wish
    assert next_wish(table, Wishes[str](), lambda: 0.0) is None


def test_only_seats_that_can_act_are_asked() -> None:
    game = high_die.GAME
    table: AnyTable = Table(game, game.types.options(), 3, seeded(1))
    assert frames(table, table.seats, (), 0.0) == {}
    table.commit(table.ring(0.0))
    assert frames(table, [0, 2], (), 0.0) == {seat: table.frame(seat, (), 0.0) for seat in (0, 2)}
    table.commit(table.play(0, game.legal(table.state, 0)[0], 0.0))
    assert list(frames(table, [0, 2], (), 0.0)) == [2]


def wants(play: str) -> Any:
    return lambda frame, rng: Choice(play)


def fails(frame: Any, rng: Random) -> None:
    raise ZeroDivisionError


BOTS = {
    "asleep": lambda frame, rng: None,
    "weak": wants("first"),
    "broken": fails,
    "cheat": wants("ace"),
    "strong": wants("second"),
}


@pytest.mark.parametrize(
    ("level", "play", "faults"),
    [
        ("asleep", None, {}),
        ("weak", "first", {}),
        ("broken", "first", {"broken": ZeroDivisionError}),
        ("cheat", "first", {"cheat": NotLegal, "broken": ZeroDivisionError}),
        ("strong", "second", {}),
    ],
)
def test_for_a_bot_that_fails_the_next_weaker_one_decides(
    level: str, play: str | None, faults: dict[str, type]
) -> None:
    choice, failed = consult(BOTS, level, FRAME, Random(1))
    assert choice == (None if play is None else Choice(play))
    assert {fault.level: type(fault.error) for fault in failed} == faults


def test_for_a_bot_that_is_not_here_the_strongest_decides() -> None:
    assert consult(BOTS, "mine", FRAME, Random(1)).choice == Choice("second")


def test_if_all_fail_it_is_the_first_legal_play() -> None:
    choice, faults = consult({"cheat": wants("ace"), "broken": fails}, "broken", FRAME, Random(1))
    assert choice == Choice("first")
    assert [fault.level for fault in faults] == ["broken", "cheat"]


def test_a_simulated_bot_that_fails_is_a_bug() -> None:
    """The simulator asks bots itself: a study must not count what a substitute has played."""
    with pytest.raises(ZeroDivisionError):
        play_out(high_die.GAME, high_die.GAME.types.options(), [fails] * 2, seeded(1), Random(1))
