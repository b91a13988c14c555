"""Exact odds with marked backs, for every seat. Needs NumPy; with numba it is much faster.

From the flop on every possible board is laid out and every way to hold different cards behind the
backs is counted, none sampled. Before the flop that would take long, so hands are dealt at random
there and the error is told, unless one asks for all of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import Any

from parlour.core.game import Value
from parlour.exact.extras import Unsolvable, has_numba, has_numpy
from parlour.games.poker_champ.exact.odds.question import Question, asked_by, checked, question
from parlour.games.poker_champ.exact.odds.trouble import Trouble

if not has_numpy():
    raise Unsolvable(Trouble.NO_NUMPY)

import numpy as np

from parlour.games.poker_champ.exact.odds import count_numpy as solver_numpy
from parlour.games.poker_champ.exact.odds import readings as spot
from parlour.games.poker_champ.exact.odds.readings import (
    BACKS,
    MEMBERS,
    Spot,
    counting_order,
    places,
    readings,
)
from parlour.kit.french import PACK
from parlour.kit.ranks import rank

__all__ = ["Odds", "Path", "SeatOdds", "Unsolvable", "asked_by", "odds", "question", "share"]

SAMPLES = 200_000
Sweep = Callable[[Spot, int], tuple[float, Any]]


class Path(StrEnum):
    NUMPY = "numpy"
    NUMBA = "numba"


class SeatOdds(Value, frozen=True):
    win: float
    """To win alone."""
    tie: float
    """To share the best hand."""
    share: float
    """The part of the pot that is won on average."""


class Odds(Value, frozen=True):
    seats: tuple[SeatOdds, ...]
    """The hand that is known first, then the others as they were given."""
    exact: bool
    error: float | None
    """The standard error of the first share, where hands were dealt at random."""
    worlds: float
    """How many layouts were counted, or dealt."""


def odds(
    asked: Question, path: Path | None = None, *, samples: int | None = None, seed: int = 0
) -> Odds:
    """Win, tie and share of every seat. `samples` deals so many hands instead of counting all; 0
    counts all, also before the flop."""
    checked(asked)
    if samples is None:
        samples = 0 if asked.board else SAMPLES
    return dealt(asked, samples, seed) if samples else counted(asked, sweeper(chosen(path)))


def share(asked: Question, path: Path | None = None) -> float:
    """The first hand's part of the pot, exactly, from the flop on."""
    assert asked.board
    one = spot_of(asked, counting_order(asked.opponents))
    every, sums = sweeper(chosen(path))(one, 1)
    return float(sums[0, 2]) / (every * one.layouts)


def chosen(path: Path | None) -> Path:
    if path is None:
        return Path.NUMBA if has_numba() else Path.NUMPY
    if path is Path.NUMBA and not has_numba():
        raise Unsolvable(Trouble.NO_NUMBA)
    return path


@cache
def sweeper(path: Path) -> Sweep:
    if path is Path.NUMPY:
        return solver_numpy.sweep
    module: Any = import_module("parlour.games.poker_champ.exact.odds.count_numba")
    sweep: Sweep = module.sweep
    return sweep


# Counting


def spot_of(asked: Question, order: Sequence[int]) -> Spot:
    return spot.spot(
        places(asked.hand),
        places(asked.board),
        [readings(asked.opponents[who]) for who in order],
        [BACKS.index(back) for back in asked.dead],
        places(asked.seen),
    )


def counted(asked: Question, sweep: Sweep) -> Odds:
    order = counting_order(asked.opponents)
    one = spot_of(asked, order)
    every, sums = sweep(one, 1 + len(order))
    worlds = every * one.layouts
    first, *others = (seat_odds(row, worlds) for row in sums)
    seats = [others[order.index(who)] for who in range(len(order))]
    return Odds((first, *seats), exact=True, error=None, worlds=worlds)


def seat_odds(sums: Any, worlds: float) -> SeatOdds:
    won, unbeaten, share = (float(number) / worlds for number in sums)
    return SeatOdds(won, max(0.0, unbeaten - won), share)


# Dealing at random


@dataclass(frozen=True, eq=False)
class Dealt:
    """Layouts that have been dealt, a row each."""

    hands: list[Any]
    board: Any


def dealt(asked: Question, samples: int, seed: int) -> Odds:
    deals = deal(asked, samples, seed)
    values = np.stack([rank(np.hstack((hand, deals.board))) for hand in deals.hands])
    best = values == values.max(0)
    number = best.sum(0)
    shares = best / number
    seats = tuple(
        SeatOdds(
            win=float((mine & (number == 1)).mean()),
            tie=float((mine & (number > 1)).mean()),
            share=float(part.mean()),
        )
        for mine, part in zip(best, shares, strict=True)
    )
    error = float(shares[0].std(ddof=1) / np.sqrt(samples))
    return Odds(seats, exact=False, error=error, worlds=float(samples))


def deal(asked: Question, samples: int, seed: int) -> Dealt:
    """Cards for every back and every place on the board; layouts with a card twice are thrown away,
    so that each that is left is as likely as any other."""
    rng = np.random.default_rng(seed)
    known = places((*asked.hand, *asked.board, *asked.seen))
    hidden = [back for backs in asked.opponents for back in backs] + list(asked.dead)
    groups = [[p for p in MEMBERS[BACKS.index(back)] if p not in known] for back in hidden]
    rest = np.array([place for place in range(len(PACK)) if place not in known])
    draws = spot.BOARD - len(asked.board)
    kept, found = [], 0
    while found < samples:
        columns = [rng.choice(group, samples) for group in groups]
        columns += [rng.choice(rest, samples) for _ in range(draws)]
        rows = np.stack(columns, axis=1)
        inorder = np.sort(rows, axis=1)
        rows = rows[(inorder[:, 1:] != inorder[:, :-1]).all(1)]
        kept.append(rows)
        found += len(rows)
    rows = np.concatenate(kept)[:samples]
    fixed = np.tile(places(asked.board), (samples, 1)).astype(np.int64)
    board = np.hstack((fixed, rows[:, len(hidden) :]))
    hands = [np.tile(places(asked.hand), (samples, 1))]
    hands += [rows[:, 2 * who : 2 * who + 2] for who in range(len(asked.opponents))]
    return Dealt(hands, board)
