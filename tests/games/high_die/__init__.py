"""High Die: everyone gets a die under a cup and may roll it again, once; the highest wins."""

from enum import StrEnum
from itertools import product
from math import prod
from random import Random
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from parlour.core.game import (
    MOST_OUTCOMES,
    Alarm,
    Choice,
    Frame,
    Game,
    Illegal,
    Leave,
    News,
    Outcomes,
    Rng,
    Seat,
    Tagged,
    Types,
    Value,
    alike,
    why_not_leave,
)
from parlour.kit.seats import put


class Options(Value, frozen=True):
    faces: Annotated[int, Meta(ge=2, le=20)] = 6


class State(Value, frozen=True):
    options: Options
    dice: tuple[int, ...]
    """0: no die, because it has not fallen yet or because its owner has left."""
    again: tuple[bool | None, ...]
    """By seat: whether its player rolls again; None: not decided yet."""
    falls: int = 0
    """How often the house has rolled: once for all, once for those who want it again."""


class Decide(Tagged, frozen=True):
    again: bool


class Fell(Tagged, frozen=True):
    dice: Annotated[tuple[int, ...], Meta(max_length=8)]


class Fall(Tagged, frozen=True):
    number: int


class Looked(News, frozen=True):
    die: int


class Decided(News, frozen=True):
    seat: Seat


class Shown(News, frozen=True):
    dice: tuple[int, ...]


class View(Value, frozen=True):
    options: Options
    seat: Seat | None
    dice: tuple[int | None, ...]
    """None: a die under somebody else's cup."""
    again: bool | None
    decided: tuple[bool, ...]
    falls: int


class Refusal(StrEnum):
    NOT_NOW = "not-now"
    NOT_THOSE_DICE = "not-those-dice"


Play = Decide | Leave
NewsItem = Looked | Decided | Shown
After = tuple[State, tuple[NewsItem, ...]]


def seats(options: Options) -> range:
    return range(1, 9)


def start(options: Options, seats: int) -> State:
    return State(options, dice=(0,) * seats, again=(None,) * seats)


def legal(state: State, seat: Seat) -> tuple[Play, ...]:
    return () if why_not(state, seat) else (Decide(False), Decide(True))


def apply(state: State, seat: Seat, play: Play) -> After:
    if isinstance(play, Leave):
        return leave(state, seat)
    if refusal := why_not(state, seat):
        raise Illegal(refusal)
    return replace(state, again=put(state.again, seat, play.again)), (Decided(seat),)


def why_not(state: State, seat: Seat) -> Refusal | None:
    return Refusal.NOT_NOW if state.falls != 1 or state.again[seat] is not None else None


def leave(state: State, seat: Seat) -> After:
    left = state.dice[seat] == 0 and state.again[seat] is not None
    if refusal := why_not_leave(over=state.falls == 2, left=left):
        raise Illegal(refusal)
    dice, again = put(state.dice, seat, 0), put(state.again, seat, False)
    return replace(state, dice=dice, again=again), (Decided(seat),)


def alarms(state: State) -> tuple[Alarm[Fall], ...]:
    due = state.falls == 0 or (state.falls == 1 and None not in state.again)
    return (Alarm(Fall(state.falls)),) if due else ()


def draw(state: State, due: Fall, rng: Rng) -> Fell:
    fresh = (1 + rng.below(state.options.faces) for _ in state.dice)
    rolls = [again is not False for again in state.again]
    return Fell(tuple(next(fresh) if r else d for r, d in zip(rolls, state.dice, strict=True)))


def outcomes(state: State, due: Fall) -> Outcomes[Fell] | None:
    faces = range(1, state.options.faces + 1)
    may_fall = [
        (die,) if again is False else faces
        for die, again in zip(state.dice, state.again, strict=True)
    ]
    if prod(map(len, may_fall)) > MOST_OUTCOMES:
        return None
    return alike(map(Fell, product(*may_fall)))


def deal(state: State, draw: Fell) -> After:
    if not alarms(state) or not fits(state, draw.dice):
        raise Illegal(Refusal.NOT_THOSE_DICE)
    after = replace(state, dice=draw.dice, falls=state.falls + 1)
    if after.falls == 2:
        return after, (Shown(draw.dice),)
    return after, tuple(Looked(die, to=seat) for seat, die in enumerate(draw.dice) if die)


def fits(state: State, dice: tuple[int, ...]) -> bool:
    kept = zip(dice, state.dice, state.again, strict=False)
    return len(dice) == len(state.dice) and all(
        die == old if again is False else 1 <= die <= state.options.faces
        for die, old, again in kept
    )


def scores(state: State) -> tuple[int, ...] | None:
    return state.dice if state.falls == 2 else None


def view(state: State, seat: Seat | None) -> View:
    """One's own die, the place of those who left, and in the end everything."""
    shown = [die == 0 or owner == seat or state.falls == 2 for owner, die in enumerate(state.dice)]
    return View(
        options=state.options,
        seat=seat,
        dice=tuple(die if s else None for die, s in zip(state.dice, shown, strict=True)),
        again=None if seat is None else state.again[seat],
        decided=tuple(again is not None for again in state.again),
        falls=state.falls,
    )


def imagine(view: View, rng: Random) -> State:
    """The dice of other seats, and what they decided, could be anything."""
    dice = tuple(rng.randint(1, view.options.faces) if die is None else die for die in view.dice)
    again = [(die != 0 and rng.random() < 0.5) if d else None
             for d, die in zip(view.decided, dice, strict=True)]  # fmt: skip
    if view.seat is not None:
        again[view.seat] = view.again
    return State(view.options, dice, tuple(again), view.falls)


def careful(frame: Frame[View, Play, NewsItem], rng: Random) -> Choice[Play] | None:
    """Rolls again when the die is in the lower half."""
    if not frame.legal or frame.seat is None:
        return None
    die = frame.view.dice[frame.seat] or 0
    return Choice(Decide(die * 2 <= frame.view.options.faces), after=1.0)


GAME: Game[Options, State, Play, Fell, NewsItem, View] = Game(
    name="high-die",
    rules=1,
    types=Types(options=Options, play=Play, draw=Fell, news=NewsItem, view=View),
    refusals=Refusal,
    bots={"careful": careful},
    seats=seats,
    start=start,
    scores=scores,
    legal=legal,
    apply=apply,
    alarms=alarms,
    draw=draw,
    outcomes=outcomes,
    deal=deal,
    view=view,
    imagine=imagine,
)
