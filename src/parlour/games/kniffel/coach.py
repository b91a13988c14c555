"""The coach: what every decision is worth, exactly, and how much of a game was luck.

All values are expected final totals of this sheet in this game, if best play goes on from there.
"""

from collections.abc import Sequence
from typing import Any, assert_never

from msgspec.structs import replace

from parlour.core.game import Coach, Illegal, Leave, Seat, Value
from parlour.core.table import Move
from parlour.exact.trouble import Unsolvable, has_numba
from parlour.games.kniffel import exact, house
from parlour.games.kniffel import rules as book
from parlour.games.kniffel.exact import Trouble
from parlour.games.kniffel.model import (
    Box,
    Options,
    Play,
    Refusal,
    Roll,
    Rolled,
    Sheet,
    State,
    View,
    Write,
)
from parlour.games.kniffel.presets import rules_of
from parlour.games.kniffel.rules import DICE, ROLLS, allowed, extra_for, score
from parlour.kit.dice import Dice, parts

BAND = 10
MOST_OPEN = {True: 10, False: 6}
"""Boxes that may be open for a distribution, compiled or not: a quarter of a second at the most."""
UNLIKELY = 5e-4
"""Bands this rare at either end are not worth drawing."""
EQUAL = 1e-9
"""Values that differ by less are equal: the rest is rounding."""


class Keep(Value, frozen=True):
    """Rolling again, with these dice kept."""

    keep: Dice
    value: float
    cost: float
    """What it gives away against the best decision."""
    best: bool


class Take(Value, frozen=True):
    """Writing the dice in this box."""

    box: Box
    points: int
    extra: int
    value: float
    cost: float
    best: bool


class Band(Value, frozen=True):
    """How likely best play ends with `least` points or a few more, up to the next band."""

    least: int
    chance: float


class Advice(Value, frozen=True):
    value: float
    """What the position is worth with the best decision."""
    total: int
    """Points on the sheet so far, the upper bonus included if it is earned."""
    dice: Dice
    rolls_left: int
    keeps: tuple[Keep, ...]
    """Best first; empty before the first roll and after the last."""
    boxes: tuple[Take, ...]
    """Best first; empty before the first roll."""
    bonus: float | None = None
    """How likely best play earns the upper bonus; None if it was not asked for."""
    bands: tuple[Band, ...] = ()
    """Where best play ends up, if asked for: before the first roll, and late enough in the
    game to be known at once."""


class Moment(Value, frozen=True):
    """One step of a game: a roll, or a decision."""

    move: int
    """Its place in the log, from 0."""
    turn: int
    """Boxes written before it."""
    roll: int
    """Rolls made before it."""
    value: float
    """What the position is worth after it."""
    change: float
    luck: bool
    """It was the dice; otherwise it was a decision, and cannot have won anything."""
    dice: Dice
    """As they lie before a decision, and after a roll."""
    keep: Dice | None = None
    box: Box | None = None
    """What was decided: one of the two, or neither when the clock or leaving decided."""
    best_keep: Dice | None = None
    best_box: Box | None = None
    """What would have been best, if that was something else."""


class Review(Value, frozen=True):
    """One game of one seat: start + luck + skill is its final total."""

    seat: Seat
    game: int
    start: float
    luck: float
    """What the dice gave beyond expectation."""
    skill: float
    """What decisions gave away; never above 0."""
    value: float
    """Where it ended: the final total, or what the unfinished game is worth."""
    total: int
    over: bool
    moments: tuple[Moment, ...]


def advise(
    options: Options,
    sheet: Sheet,
    dice: Dice,
    rolls_left: int,
    extra: int = 0,
    *,
    bonus: bool = False,
) -> Advice:
    """Every decision there is and what it is worth; `Unsolvable` if no game can get there."""
    exact.check(options, sheet, dice, rolls_left, extra)
    solved = exact.solution(options)
    at = solved.position(sheet, extra)
    so_far = points_of(sheet) + extra
    if dice:
        thought = solved.thought(at)
        most = thought.best(dice, rolls_left)
        keeps = _keeps(thought, dice, rolls_left, most, so_far)
        boxes = _boxes(options, thought, sheet, dice, extra, most, so_far)
    else:
        most, keeps, boxes = solved.to_come(at), (), ()
    return Advice(
        so_far + most,
        so_far + book.bonus(rules_of(options), sheet),
        dice,
        rolls_left,
        keeps,
        boxes,
        exact.bonus_chance(solved, at, dice, rolls_left) if bonus else None,
    )


def cost_of(advice: Advice, play: Play) -> float | None:
    """What this decision gives away; None before the first roll, where there is no choice."""
    match play:
        case Write(box=box):
            return next((take.cost for take in advice.boxes if take.box is box), None)
        case Roll(keep=keep):
            kept = tuple(sorted(keep))
            return next((roll.cost for roll in advice.keeps if roll.keep == kept), None)
        case Leave():
            return None
        case _:
            assert_never(play)


def points_of(sheet: Sheet) -> int:
    return sum([points or 0 for points in sheet])


def _keeps(
    thought: "exact.Thought", dice: Dice, rolls_left: int, most: float, so_far: int
) -> tuple[Keep, ...]:
    if not rolls_left:
        return ()
    kept = [keep for keep in parts(dice) if len(keep) < DICE]
    found = sorted([(thought.keeping(keep, rolls_left), keep) for keep in kept], reverse=True)
    return tuple(
        [
            Keep(keep, so_far + worth, max(0.0, most - worth), most - worth < EQUAL)
            for worth, keep in found
        ]
    )


def _boxes(
    options: Options,
    thought: "exact.Thought",
    sheet: Sheet,
    dice: Dice,
    extra: int,
    most: float,
    so_far: int,
) -> tuple[Take, ...]:
    rules = rules_of(options)
    writing = thought.writing(dice)
    more = extra_for(rules, sheet, dice, extra)
    found = list[Take]()
    for box in allowed(rules, sheet, dice):
        worth, points = writing[rules.place[box]], score(rules, sheet, dice, box)
        cost = most - worth
        found.append(Take(box, points, more, so_far + worth, max(0.0, cost), cost < EQUAL))
    return tuple(sorted(found, key=lambda take: -take.value))


def bands_of(options: Options, sheet: Sheet, extra: int) -> tuple[Band, ...]:
    """The exact distribution of the final total, in bands; none while too much is open."""
    if sheet.count(None) > MOST_OPEN[has_numba()]:
        return ()
    solved = exact.solution(options)
    at = solved.position(sheet, extra)
    chances = exact.spread(solved, at, points_of(sheet) + extra).chances
    bands = [
        Band(least, float(chances[least : least + BAND].sum()))
        for least in range(0, len(chances), BAND)
    ]
    likely = [number for number, band in enumerate(bands) if band.chance > UNLIKELY]
    return tuple(bands[likely[0] : likely[-1] + 1])


# At the table


def advise_seat(view: View, seat: Seat) -> Advice:
    """What the seat whose turn it is could do with what it sees.

    The chance of the bonus needs a table that takes half a minute without a compiler: then it is
    left out.
    """
    if view.seat != seat or view.rolling:
        raise Illegal(Refusal.NO_COACH)
    sheet, left = view.sheets[seat], ROLLS - view.roll
    advice = advise(view.options, sheet.points, view.dice, left, sheet.extra, bonus=has_numba())
    if view.dice:
        return advice
    return replace(advice, bands=bands_of(view.options, sheet.points, sheet.extra))


# Looking back


def review(
    options: Options, seats: int, moves: Sequence[Move[Any, Any]], seat: Seat
) -> tuple[Review, ...]:
    """What luck and skill did to this seat, in every game of the series so far."""
    if seat not in range(seats):
        raise Unsolvable(Trouble.NO_SUCH_SEAT, seat=seat, seats=seats)
    solved = exact.solution(options)
    state = book.start(options, seats)
    games, moments = list[Review](), list[Moment]()
    for number, move in enumerate(moves):
        before = state
        state = _follow(state, move)
        ended = state.game > before.game
        after = _end_of(before, move) if ended else state
        if moment := _moment(solved, before, after, move, number, seat):
            moments.append(moment)
        if ended:
            games.append(_review(solved, before, after, seat, moments))
            moments = []
    return (*games, _review(solved, state, state, seat, moments))


def value(solved: "exact.Solution", state: State, seat: Seat) -> float:
    """What the game is worth to this seat."""
    sheet, extra = state.sheets[seat], state.extras[seat]
    at, so_far = solved.position(sheet, extra), points_of(sheet) + extra
    if state.contenders or state.seat != seat or not (state.dice or state.roll):
        return so_far + solved.to_come(at)
    thought, rolls_left = solved.thought(at), ROLLS - state.roll
    worth = thought.keeping if state.rolling else thought.best
    return so_far + worth(state.dice, rolls_left)


def _follow(state: State, move: Move[Any, Any]) -> State:
    if move.seat is None:
        return house.deal(state, move.what)[0]
    return book.apply(state, move.seat, move.what)[0]


def _end_of(before: State, move: Move[Any, Any]) -> State:
    """The last position of a game, which a series leaves in the same move."""
    last = replace(before.options, games=before.game)
    return _follow(replace(before, options=last), move)


def _moment(
    solved: "exact.Solution",
    before: State,
    after: State,
    move: Move[Any, Any],
    number: int,
    seat: Seat,
) -> Moment | None:
    luck = isinstance(move.what, Rolled)
    acts = before.seat == seat if move.seat is None else move.seat == seat
    if not acts or before.contenders or None not in before.sheets[seat]:
        return None
    worth = value(solved, after, seat)
    change = worth - value(solved, before, seat)
    sheet = before.sheets[seat]
    keep = move.what.keep if isinstance(move.what, Roll) else None
    box = move.what.box if isinstance(move.what, Write) else None
    best_keep, best_box = (None, None) if luck or change > -EQUAL else _best(solved, before)
    return Moment(
        number,
        len(sheet) - sheet.count(None),
        before.roll,
        worth,
        change,
        luck,
        after.dice if luck else before.dice,
        keep,
        box,
        best_keep,
        best_box,
    )


def _best(solved: "exact.Solution", state: State) -> tuple[Dice | None, Box | None]:
    """The best decision of the seat whose turn it is."""
    if not state.dice:
        return (), None
    sheet, extra = state.sheets[state.seat], state.extras[state.seat]
    rolls_left = ROLLS - state.roll
    advice = advise(state.options, sheet, state.dice, rolls_left, extra)
    if advice.boxes and advice.boxes[0].best:
        return None, advice.boxes[0].box
    return advice.keeps[0].keep, None


def _review(
    solved: "exact.Solution", before: State, after: State, seat: Seat, moments: list[Moment]
) -> Review:
    sheet = after.sheets[seat]
    blank = (None,) * len(sheet)
    worth = value(solved, after, seat)
    return Review(
        seat,
        before.game,
        solved.to_come(solved.position(blank)),
        sum([moment.change for moment in moments if moment.luck]),
        sum([moment.change for moment in moments if not moment.luck]),
        worth,
        book.totals(after)[seat],
        None not in sheet,
        tuple(moments),
    )


COACH: Coach[Options, View] = Coach(
    advice=Advice,
    review=tuple[Review, ...],
    advise=advise_seat,
    look_back=review,
    cost=cost_of,
)
