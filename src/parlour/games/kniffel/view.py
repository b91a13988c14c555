"""What each seat sees of Kniffel: everything there is, added up."""

from functools import lru_cache
from itertools import repeat
from random import Random

from parlour.core.game import Seat
from parlour.games.kniffel.model import Sheet, SheetView, State, View
from parlour.games.kniffel.presets import UPPER_GOAL, Rules, rules_of
from parlour.games.kniffel.rules import bonus, duty_of, over, total_of, upper, worth
from parlour.kit.dice import Dice


def view(state: State, seat: Seat | None) -> View:
    """KN-I3: all seats, and spectators, see the same."""
    rules, sheet = rules_of(state.options), state.sheets[state.seat]
    waiting = bool(state.contenders) or over(state)
    return View(
        options=state.options,
        boxes=rules.boxes,
        upper_goal=UPPER_GOAL,
        upper_bonus=rules.upper_bonus,
        sheets=tuple(map(sheet_view, repeat(rules), state.sheets, state.extras, state.past)),
        offers=() if waiting or state.rolling else offers(rules, sheet, state.dice),
        seat=None if waiting else state.seat,
        dice=state.dice,
        roll=state.roll,
        rolling=state.rolling,
        game=state.game,
        first=state.first,
        contenders=state.contenders,
        left=state.left,
    )


@lru_cache(maxsize=4096)
def sheet_view(rules: Rules, points: Sheet, extra: int, past: int) -> SheetView:
    """Remembered, because most moves change no sheet and none changes two."""
    total = total_of(rules, points, extra)
    return SheetView(points, upper(points), bonus(rules, points), extra, total, past)


def offers(rules: Rules, sheet: Sheet, dice: Dice) -> tuple[int | None, ...]:
    if not dice:
        return (None,) * len(sheet)
    duty, points = duty_of(rules, sheet, dice), worth(rules, sheet, dice)
    free = [new if old is None else None for old, new in zip(sheet, points, strict=True)]
    if duty is None:
        return tuple(free)
    return tuple(
        [new if box in duty.boxes else None for box, new in zip(rules.boxes, free, strict=True)]
    )


def imagine(view: View, rng: Random) -> State:
    """Nothing is hidden, so there is only one state to imagine."""
    return State(
        options=view.options,
        sheets=tuple(sheet.points for sheet in view.sheets),
        extras=tuple(sheet.extra for sheet in view.sheets),
        past=tuple(sheet.past for sheet in view.sheets),
        contenders=view.contenders,
        first=view.first,
        seat=view.first if view.seat is None else view.seat,
        dice=view.dice,
        roll=view.roll,
        rolling=view.rolling,
        game=view.game,
        left=view.left,
    )
