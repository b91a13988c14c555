"""Kniffel, solved: what every position is worth, with NumPy alone or compiled by numba.

This is the door: bots and coach come in here, and the first that asks loads NumPy. Behind it
`codec` numbers multisets of dice and positions, `kernel` holds the tables (filled by asking
`rules`), `turn` plays one turn back from its end, `solver` joins them. `values`, `play`, `spread`
and `goal` compute totals, what best play does, distributions and the chance of a goal, each by both
paths; `winning` aims at the win, `pars` thinks one turn only, `figures` tells it all in numbers.
"""

from typing import TYPE_CHECKING

from parlour.core.game import Seat
from parlour.games.kniffel.exact.check import check, rules_known
from parlour.games.kniffel.exact.codec import Position
from parlour.games.kniffel.exact.trouble import Trouble
from parlour.games.kniffel.model import Options, Sheet, View
from parlour.kit.dice import Dice

if TYPE_CHECKING:
    from parlour.games.kniffel.exact.solver import Solution, Spread
    from parlour.games.kniffel.exact.turn import Thought

__all__ = [
    "Position",
    "Solution",
    "Spread",
    "Thought",
    "Trouble",
    "bonus_chance",
    "by_par",
    "check",
    "rules_known",
    "solution",
    "spread",
    "to_win",
]


def solution(options: Options) -> "Solution":
    """The solved game: from memory, from disk, or made now and kept."""
    from parlour.games.kniffel.exact import solver

    return solver.solution(options)


def by_par(options: Options, sheet: Sheet) -> "Thought":
    """A turn on this sheet, if every box left open brings its par."""
    from parlour.games.kniffel.exact import pars

    return pars.by_par(rules_known(options), sheet)


def bonus_chance(solved: "Solution", at: Position, dice: Dice, rolls_left: int) -> float:
    """How likely best play earns the upper bonus from these dice on."""
    from parlour.games.kniffel.exact import solver

    return solver.bonus_chance(solved, at, dice, rolls_left)


def spread(solved: "Solution", at: Position, total: int) -> "Spread":
    """The exact distribution of the final total under best play, from `total` points on."""
    from parlour.games.kniffel.exact import solver

    return solver.spread(solved, at, total)


def to_win(solved: "Solution", view: View, seat: Seat, at: Position) -> "Thought | None":
    """The turn, with every decision worth its chance to win; None if that cannot be solved in
    time."""
    from parlour.games.kniffel.exact import winning

    return winning.to_win(solved, view, seat, at)
