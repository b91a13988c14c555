"""Equities with marked backs, for every seat: the door to all that counts them.

From the flop on all run-outs and all ways to hold different cards behind the backs are enumerated.
Before the flop that takes long, so there hands are sampled and the standard error is told, unless
`samples=0` asks for the enumeration. NumPy is imported with the first answer; numba, where it is
installed, makes answers some ten times as fast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from parlour.core.game import Value
from parlour.exact.trouble import Trouble as Lacking
from parlour.exact.trouble import Unsolvable, has_numba
from parlour.games.poker_champ.exact.odds.question import (
    Question,
    Trouble,
    asked_by,
    checked,
    name_of,
    question,
)

if TYPE_CHECKING:
    from parlour.games.poker_champ.exact.odds.count_numpy import Floats
    from parlour.games.poker_champ.exact.odds.readings import Range, Reading, Spot

    Count = Callable[[Spot, int], tuple[float, Floats]]

__all__ = [
    "Odds",
    "Path",
    "Question",
    "SeatOdds",
    "Trouble",
    "Unsolvable",
    "asked_by",
    "by_runout",
    "equities",
    "equity",
    "name_of",
    "odds",
    "question",
]

SAMPLES = 200_000


class Path(StrEnum):
    NUMPY = "numpy"
    NUMBA = "numba"


class SeatOdds(Value, frozen=True):
    win: float
    """Probability to win alone."""
    tie: float
    """Probability to share the best hand."""
    equity: float
    """The part of the pot that is won on average."""


class Odds(Value, frozen=True):
    seats: tuple[SeatOdds, ...]
    """The known hand first, then the opponents as they were given."""
    exact: bool
    error: float | None
    """The standard error of the first equity, where hands were sampled."""
    worlds: float
    """How many layouts were enumerated, or sampled."""


def odds(
    asked: Question, path: Path | None = None, *, samples: int | None = None, seed: int = 0
) -> Odds:
    """Win, tie and equity of every seat. `samples` is the number of deals to sample; 0 enumerates
    all, also before the flop."""
    checked(asked)
    if samples is None:
        samples = 0 if asked.board else SAMPLES
    return sampled(asked, samples, seed) if samples else counted(asked, path)


def equity(asked: Question, path: Path | None = None) -> float:
    """The equity of the known hand, exactly, from the flop on."""
    from parlour.games.poker_champ.exact.odds.readings import elimination_order, spot_of

    assert asked.board
    spot = spot_of(asked, elimination_order(asked.opponents))
    ways, sums = counter(path)(spot, 1)
    return float(sums[0, 2]) / (ways * spot.layouts)


def equities(
    hands: Sequence[Reading], board: Reading, opponents: Sequence[Range], stride: int = 1
) -> Floats:
    """The equity of each of these hands against weighted ranges. `stride`: only one run-out in so
    many is looked at."""
    import numpy as np

    won, met = by_runout(hands, board, opponents, stride).sum(1).T
    found: Floats = np.divide(won, met, out=np.zeros_like(won), where=met > 0)
    return found


def by_runout(
    hands: Sequence[Reading],
    board: Reading,
    opponents: Sequence[Range],
    stride: int = 1,
    path: Path | None = None,
) -> Floats:
    """By hand and run-out, in the order of `count_numpy.runouts`, one in `stride`: what the hand
    wins, and how likely it meets these ranges there."""
    if usable(path) is Path.NUMPY:
        from parlour.games.poker_champ.exact.odds import ranges_numpy

        return ranges_numpy.by_runout(hands, board, opponents, stride)
    from parlour.games.poker_champ.exact.odds import ranges_numba

    return ranges_numba.by_runout(hands, board, opponents, stride)


def counted(asked: Question, path: Path | None) -> Odds:
    from parlour.games.poker_champ.exact.odds.readings import elimination_order, spot_of

    order = elimination_order(asked.opponents)
    spot = spot_of(asked, order)
    ways, sums = counter(path)(spot, 1 + len(order))
    worlds = ways * spot.layouts
    first, *others = (seat_odds(*row) for row in (sums / worlds).tolist())
    seats = [others[order.index(opponent)] for opponent in range(len(order))]
    return Odds((first, *seats), exact=True, error=None, worlds=worlds)


def seat_odds(win: float, unbeaten: float, equity: float) -> SeatOdds:
    return SeatOdds(win, max(0.0, unbeaten - win), equity)


def counter(path: Path | None) -> Count:
    if usable(path) is Path.NUMPY:
        from parlour.games.poker_champ.exact.odds import count_numpy

        return count_numpy.count
    from parlour.games.poker_champ.exact.odds import count_numba

    return count_numba.count


@cache
def usable(path: Path | None) -> Path:
    """The path that was asked for, if this machine has it; else the quickest."""
    if path is Path.NUMBA and not has_numba():
        raise Unsolvable(Lacking.NO_NUMBA)
    return path or (Path.NUMBA if has_numba() else Path.NUMPY)


def sampled(asked: Question, samples: int, seed: int) -> Odds:
    from parlour.games.poker_champ.exact.odds.sample_numpy import sample

    columns, error = sample(asked, samples, seed)
    seats = tuple(SeatOdds(*row) for row in columns.tolist())
    return Odds(seats, exact=False, error=error, worlds=float(samples))
