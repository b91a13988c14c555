"""What the house does in Kniffel: it throws the dice and keeps the time."""

from typing import assert_never

from msgspec.structs import replace

from parlour.core.game import Alarm, Illegal, Outcomes, Rng, alike
from parlour.games.kniffel.model import (
    Box,
    DiceFell,
    Draw,
    Due,
    Patience,
    Refusal,
    Rolled,
    StartRolled,
    State,
    ThrewForStart,
    ThrowDice,
    ThrowForStart,
    TimeUp,
)
from parlour.games.kniffel.presets import rules_of
from parlour.games.kniffel.rules import DICE, After, allowed, over, score, settle_start, write
from parlour.kit.dice import Dice, is_part, rethrow, throw, throws

THROW_FOR_START = (Alarm(ThrowForStart()),)
THROW_DICE = (Alarm(ThrowDice()),)
"""Made once, because `alarms` is asked at every step."""


def alarms(state: State) -> tuple[Alarm[Due], ...]:
    if state.rolling:
        return THROW_DICE
    if state.contenders:
        return THROW_FOR_START
    if state.options.patience is None or over(state):
        return ()
    written = len(state.sheets[state.seat]) - state.sheets[state.seat].count(None)
    what = Patience(state.game, state.seat, written, state.roll)
    return (Alarm(what, state.options.patience),)


def draw(state: State, due: Due, rng: Rng) -> Draw:
    match due:
        case ThrowDice():
            return Rolled(rethrow(rng, state.dice, DICE))
        case ThrowForStart():
            return StartRolled(tuple([throw(rng, DICE) for _ in state.contenders]))
        case Patience():
            return TimeUp()
        case _:
            assert_never(due)


def outcomes(state: State, due: Due) -> Outcomes[Draw] | None:
    match due:
        case ThrowDice():
            fallen = throws(DICE - len(state.dice))
            return tuple((Rolled(tuple(sorted(state.dice + new))), ways) for new, ways in fallen)
        case ThrowForStart():
            return None  # two contenders alone have 252 * 252
        case Patience():
            return alike((TimeUp(),))
        case _:
            assert_never(due)


def deal(state: State, draw: Draw) -> After:
    if refusal := why_not_deal(state, draw):
        raise Illegal(refusal)
    match draw:
        case Rolled():
            fell = DiceFell(state.seat, state.roll + 1, state.dice, draw.dice)
            return replace(state, dice=draw.dice, roll=state.roll + 1, rolling=False), (fell,)
        case StartRolled():
            return open_game(state, draw.throws)
        case TimeUp():
            return write(state, box_by_the_clock(state), clock=True)
        case _:
            assert_never(draw)


def why_not_deal(state: State, draw: Draw) -> Refusal | None:
    rules = rules_of(state.options)
    match draw:
        case Rolled():
            ready, fits = (
                state.rolling,
                draw.dice in rules.points and is_part(state.dice, draw.dice),
            )
        case StartRolled():
            ready = bool(state.contenders) and len(draw.throws) == len(state.contenders)
            fits = all(dice in rules.points for dice in draw.throws)
        case TimeUp():
            waits = state.options.patience is not None and not state.rolling
            ready, fits = waits and not state.contenders and not over(state), True
        case _:
            assert_never(draw)
    return None if ready and fits else Refusal.NOT_THOSE_DICE


def open_game(state: State, throws: tuple[Dice, ...]) -> After:
    """KN-R2: the highest sum begins."""
    best = max(map(sum, throws))
    thrown = tuple(zip(state.contenders, throws, strict=True))
    news = tuple([ThrewForStart(seat, dice) for seat, dice in thrown])
    return settle_start(state, tuple([seat for seat, dice in thrown if sum(dice) == best]), news)


def box_by_the_clock(state: State) -> Box:
    """KN-P1: where the dice are worth most; without dice, a zero in the first open box."""
    rules, sheet = rules_of(state.options), state.sheets[state.seat]
    if not state.dice:
        return rules.boxes[sheet.index(None)]
    boxes = allowed(rules, sheet, state.dice)
    return max(boxes, key=lambda box: score(rules, sheet, state.dice, box))
