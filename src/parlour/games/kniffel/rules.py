"""What players may do in Kniffel. Clauses (KN-R1, KN-Q1, …) are those of docs/rules/kniffel.md."""

from functools import cache
from itertools import repeat
from typing import NamedTuple, assert_never

from msgspec.structs import replace

from parlour.core.game import Illegal, Leave, Seat, TableRefusal, why_not_leave
from parlour.games.kniffel.model import (
    Begins,
    BonusEarned,
    Box,
    Extra,
    GameEnded,
    NewsItem,
    Options,
    Play,
    Refusal,
    Roll,
    Sheet,
    Start,
    State,
    WentAway,
    Write,
    Wrote,
)
from parlour.games.kniffel.presets import EXTRA_POINTS, JOKERS, UPPER, UPPER_GOAL, Rules, rules_of
from parlour.kit.dice import Dice, is_part, parts
from parlour.kit.seats import clockwise, put

VERSION = 1
"""Of the rules: logs and solved tables of another one are not read as these."""

DICE = 5
ROLLS = 3

After = tuple[State, tuple[NewsItem, ...]]


def seats(options: Options) -> range:
    """KN-Q9: a place that is chosen to begin must be taken."""
    fitting = rules_of(options).seats
    if options.start is not Start.CHOSEN:
        return fitting
    if options.place >= fitting.stop:
        raise Illegal(Refusal.NO_SUCH_PLACE)
    return range(max(fitting.start, options.place), fitting.stop)


def start(options: Options, seats: int) -> State:
    """KN-R1: everyone has an empty sheet. KN-R2, KN-P4, KN-Q9: all roll for the start, unless one
    plays alone or is chosen to begin."""
    chosen = options.start is Start.CHOSEN
    first = options.place - 1 if chosen else 0
    return State(
        options,
        sheets=(blank(options),) * seats,
        extras=(0,) * seats,
        past=(0,) * seats,
        contenders=() if chosen or seats == 1 else tuple(range(seats)),
        first=first,
        seat=first,
    )


def blank(options: Options) -> Sheet:
    return (None,) * len(rules_of(options).boxes)


# What a player may do


def legal(state: State, seat: Seat) -> tuple[Play, ...]:
    if seat != state.seat or why_not_act(state, seat):  # most seats are asked when it is not theirs
        return ()
    boxes = allowed(rules_of(state.options), state.sheets[seat], state.dice)
    return rolls(state.roll, state.dice) + tuple(map(WRITES[state.roll].__getitem__, boxes))


@cache
def rolls(roll: int, dice: Dice) -> tuple[Roll, ...]:
    """KN-R3, KN-Q1: any dice may be kept, but keeping five means scoring now."""
    if roll == ROLLS:
        return ()
    return tuple(Roll(roll, keep) for keep in parts(dice) if len(keep) < DICE)


WRITES = [{box: Write(roll, box) for box in Box} for roll in range(ROLLS + 1)]
"""Made once, because `legal` is asked at every step."""


def apply(state: State, seat: Seat, play: Play) -> After:
    if isinstance(play, Leave):
        return leave(state, seat)
    if refusal := why_not_act(state, seat) or why_not(state, play):
        raise Illegal(refusal)
    match play:
        case Roll():
            return replace(state, dice=play.keep, rolling=True), ()
        case Write():
            return write(state, play.box, clock=False)
        case _:
            assert_never(play)


def why_not_act(state: State, seat: Seat) -> Refusal | TableRefusal | None:
    if over(state):
        return TableRefusal.GAME_OVER
    if state.contenders or seat != state.seat:
        return Refusal.NOT_YOUR_TURN
    return Refusal.DICE_IN_THE_AIR if state.rolling else None


def why_not(state: State, play: Roll | Write) -> Refusal | None:
    if play.roll != state.roll:
        return Refusal.DICE_HAVE_CHANGED
    if isinstance(play, Roll):
        return why_not_roll(state, play.keep)
    return why_not_write(rules_of(state.options), state.sheets[state.seat], state.dice, play.box)


def why_not_roll(state: State, keep: Dice) -> Refusal | None:
    if state.roll == ROLLS:
        return Refusal.NO_ROLLS_LEFT
    if not is_part(keep, state.dice):
        return Refusal.NOT_THOSE_DICE
    return Refusal.KEEPING_ALL if len(keep) == DICE else None


def why_not_write(rules: Rules, sheet: Sheet, dice: Dice, box: Box) -> Refusal | None:
    """KN-Q2: any open box, even for nothing, unless there is a duty."""
    if not dice:
        return Refusal.ROLL_FIRST
    if box not in rules.place:
        return Refusal.NO_SUCH_BOX
    if sheet[rules.place[box]] is not None:
        return Refusal.BOX_TAKEN
    duty = duty_of(rules, sheet, dice)
    return duty.refusal if duty is not None and box not in duty.boxes else None


def allowed(rules: Rules, sheet: Sheet, dice: Dice) -> tuple[Box, ...]:
    """The boxes in which these dice may be written: `why_not_write`, for all boxes at once."""
    if not dice:
        return ()
    duty = duty_of(rules, sheet, dice)
    free = [box for box, points in zip(rules.boxes, sheet, strict=True) if points is None]
    return tuple(free if duty is None else [box for box in free if box in duty.boxes])


class Duty(NamedTuple):
    """When not every open box will do: those that will, and why the others will not."""

    refusal: Refusal
    boxes: tuple[Box, ...]


def duty_of(rules: Rules, sheet: Sheet, dice: Dice) -> Duty | None:
    """KN-Q5: a further Kniffel goes to its own upper box, else into the lower part."""
    if rules.in_order:
        return Duty(Refusal.IN_ORDER, (rules.boxes[sheet.index(None)],))
    if not is_further(rules, sheet, dice):
        return None
    own, rule, earned = dice[0] - 1, JOKERS[rules.joker], holds_kniffel(rules, sheet)
    if sheet[own] is None:
        return Duty(Refusal.UPPER_BOX_FIRST, (UPPER[own],)) if rule.upper_first[earned] else None
    if rule.lower_first[earned] and None in sheet[len(UPPER) :]:
        return Duty(Refusal.LOWER_BOX_FIRST, rules.boxes[len(UPPER) :])
    return None


# What writing is worth


def score(rules: Rules, sheet: Sheet, dice: Dice, box: Box) -> int:
    """What these dice are worth in this box of this sheet."""
    return worth(rules, sheet, dice)[rules.place[box]]


def worth(rules: Rules, sheet: Sheet, dice: Dice) -> tuple[int, ...]:
    """KN-R4 to KN-R12: what these dice are worth in every box of this sheet."""
    points, joker = rules.points[dice], rules.joker_points
    if not is_joker(rules, sheet, dice):
        return points
    return tuple([joker.get(box, old) for box, old in zip(rules.boxes, points, strict=True)])


def is_further(rules: Rules, sheet: Sheet, dice: Dice) -> bool:
    """KN-Q4: five of a kind, with the Kniffel box filled, be it with a zero."""
    return dice[0] == dice[-1] and sheet[rules.place[Box.KNIFFEL]] is not None


def is_joker(rules: Rules, sheet: Sheet, dice: Dice) -> bool:
    """KN-R12: a further Kniffel, with the matching upper box filled too."""
    return (
        is_further(rules, sheet, dice)
        and sheet[dice[0] - 1] is not None
        and JOKERS[rules.joker].counts[holds_kniffel(rules, sheet)]
    )


def holds_kniffel(rules: Rules, sheet: Sheet) -> bool:
    """The Kniffel box is filled, and not with a zero."""
    return bool(sheet[rules.place[Box.KNIFFEL]])


def extra_for(rules: Rules, sheet: Sheet, dice: Dice, so_far: int) -> int:
    """KN-R13, KN-Q6: what a further Kniffel earns when the first was written as such."""
    if not is_further(rules, sheet, dice) or not holds_kniffel(rules, sheet):
        return 0
    if rules.extra is Extra.SECOND and so_far:
        return 0
    if rules.extra is Extra.UPPER and sheet[dice[0] - 1] is not None:
        return 0
    return EXTRA_POINTS[rules.extra]


def write(state: State, box: Box, *, clock: bool) -> After:
    rules, seat, dice = rules_of(state.options), state.seat, state.dice
    sheet = state.sheets[seat]
    points = score(rules, sheet, dice, box) if dice else 0
    extra = extra_for(rules, sheet, dice, state.extras[seat]) if dice else 0
    written = put(sheet, rules.place[box], points)
    news: tuple[NewsItem, ...] = (Wrote(seat, box, points, extra, dice, clock),)
    if bonus(rules, written) > bonus(rules, sheet):
        news += (BonusEarned(seat, rules.upper_bonus),)
    extras = put(state.extras, seat, state.extras[seat] + extra) if extra else state.extras
    return pass_on(replace(state, sheets=put(state.sheets, seat, written), extras=extras), news)


def upper(sheet: Sheet) -> int:
    return sum(filter(None, sheet[: len(UPPER)]))


def bonus(rules: Rules, sheet: Sheet) -> int:
    """KN-R5"""
    return rules.upper_bonus if upper(sheet) >= UPPER_GOAL else 0


def totals(state: State) -> tuple[int, ...]:
    """KN-I2: boxes, upper bonus and extra points of this game, by seat."""
    rules = rules_of(state.options)
    return tuple(map(total_of, repeat(rules), state.sheets, state.extras))


def total_of(rules: Rules, sheet: Sheet, extra: int) -> int:
    return sum(filter(None, sheet)) + bonus(rules, sheet) + extra


# Whose turn, and when it ends


def pass_on(state: State, news: tuple[NewsItem, ...]) -> After:
    """The turn goes clockwise to the next open sheet; without one the game is over."""
    for seat in clockwise(state.seat, len(state.sheets)):
        if None in state.sheets[seat]:
            return replace(state, seat=seat, dice=(), roll=0, rolling=False), news
    state = replace(state, seat=state.first, dice=(), roll=0, rolling=False)
    news += (GameEnded(state.game, totals(state)),)
    if state.game == state.options.games or len(state.left) == len(state.sheets):
        return state, news
    return next_game(state, news)


def next_game(state: State, news: tuple[NewsItem, ...]) -> After:
    """KN-Q9: the totals run on; players who have left stay at zero. The start moves clockwise, or
    is rolled for."""
    others = clockwise(state.first, len(state.sheets))
    here = [seat for seat in others if seat not in state.left]
    rolled = state.options.start is Start.EVERY_GAME and len(here) > 1
    first = here[0]
    after = replace(
        state,
        sheets=tuple(
            (0,) * len(sheet) if seat in state.left else blank(state.options)
            for seat, sheet in enumerate(state.sheets)
        ),
        extras=(0,) * len(state.sheets),
        past=tuple(map(sum, zip(state.past, totals(state), strict=True))),
        contenders=tuple(sorted(here)) if rolled else (),
        first=first,
        seat=first,
        game=state.game + 1,
    )
    return after, news if rolled else (*news, Begins(first, after.game))


def leave(state: State, seat: Seat) -> After:
    """KN-Q9, KN-P2: a player who leaves writes zeros, all at once."""
    if refusal := why_not_leave(over=over(state), left=seat in state.left):
        raise Illegal(refusal)
    sheet = tuple([points or 0 for points in state.sheets[seat]])
    after = replace(state, sheets=put(state.sheets, seat, sheet), left=state.left | {seat})
    news = (WentAway(seat),)
    if state.contenders:
        return settle_start(after, tuple(s for s in state.contenders if s != seat), news)
    return pass_on(after, news) if seat == state.seat else (after, news)


def settle_start(state: State, contenders: tuple[Seat, ...], news: tuple[NewsItem, ...]) -> After:
    """KN-Q1, KN-P3: equals roll again; one alone, perhaps as the others have left, begins."""
    first, *others = contenders
    if others:
        return replace(state, contenders=contenders), news
    after = replace(state, contenders=(), first=first, seat=first)
    return after, (*news, Begins(first, state.game))


def over(state: State) -> bool:
    """KN-R14: the turn always goes to an open sheet, so a full one means that none is left."""
    return not state.contenders and None not in state.sheets[state.seat]


def scores(state: State) -> tuple[int, ...] | None:
    if not over(state):
        return None
    return tuple(map(sum, zip(state.past, totals(state), strict=True)))
