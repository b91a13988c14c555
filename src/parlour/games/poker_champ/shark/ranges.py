"""What a seat may hold: all its readings, or the range that its betting leaves.

Weights are joint: by kind of player and reading, because what a bet tells depends on who bets.
"""

from functools import lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.core.game import Seat
from parlour.games.poker_champ.exact.odds import equities
from parlour.games.poker_champ.exact.odds.readings import (
    Range,
    Reading,
    elimination_order,
    places,
    readings,
)
from parlour.games.poker_champ.exact.rest import Floats, Single
from parlour.games.poker_champ.model import Back, View
from parlour.games.poker_champ.rules import BOARD_AT, STAKES
from parlour.games.poker_champ.shark.kinds import CALLERS, PRIOR, careful, eager, tastes

Backs: TypeAlias = tuple[Back, ...]
Doubles: TypeAlias = npt.NDArray[np.float64]

STRIDE = 7
"""Of the run-outs from a flop, one in so many is enough to tell what opponents think."""


def own_reading(view: View, seat: Seat) -> Reading:
    """One's own cards, as the reading of one's backs that they are."""
    own = set(places(view.mine))
    return next(reading for reading in readings(view.backs[seat]) if set(reading) == own)


def possible(view: View, seat: Seat, step: int) -> Floats:
    """By reading: 1 unless the board of a step holds one of its cards."""
    return possible_on(view.backs[seat], places(view.board[: BOARD_AT[step]]))


def after_betting(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """By kind and reading: how likely it was of a seat when a step began, given its bets until
    then. Needs numba."""
    weights = np.outer(PRIOR, possible(view, seat, step))
    for before in range(2, step):
        if view.bets[seat][before - 1]:
            weights = weights * bet_likelihood(view, seat, stay, before)
    likely: Floats = weights / weights.sum()
    return likely


def bet_likelihood(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """By kind and reading: how likely a player bets in this step. Needs numba."""
    board = places(view.board[: BOARD_AT[step]])
    others = tuple(view.backs[other] for other in stay if other != seat)
    stack = view.stacks[seat] + sum(view.bets[seat][step - 1 :])
    cost = min(STAKES[step], stack)
    pot = view.pot - sum(sum(boxes[step - 1 :]) for boxes in view.bets)
    needed = cost / (pot + cost * (1 + CALLERS * len(others)))
    return likelihood(view.backs[seat], board, others, needed)


# Cached: much of it is asked again by whoever else thinks at the table, and after every decision.
# Nobody may write into these arrays.


@lru_cache(maxsize=2048)
def possible_on(backs: Backs, board: Reading) -> Floats:
    laid = {*board}
    return np.array([laid.isdisjoint(reading) for reading in readings(backs)], Single)


@lru_cache(maxsize=2048)
def likelihood(mine: Backs, board: Reading, others: tuple[Backs, ...], needed: float) -> Floats:
    """How likely a bet is, if it pays from an equity of `needed` on."""
    both = eager(tastes_of(mine, board)), careful(equities_of(mine, board, others), needed)
    found: Floats = np.stack(both).astype(Single)
    return found


@lru_cache(maxsize=2048)
def equities_of(mine: Backs, board: Reading, others: tuple[Backs, ...]) -> Doubles:
    """The equity of each reading of some backs, as their owner sees it."""
    theirs = [readings(others[other]) for other in elimination_order(others)]
    even = [Range(each, np.ones(len(each), Single)) for each in theirs]
    stride = STRIDE if len(board) == BOARD_AT[2] else 1
    found: Doubles = equities(readings(mine), board, even, stride)
    return found


@lru_cache(maxsize=2048)
def tastes_of(mine: Backs, board: Reading) -> Doubles:
    found: Doubles = tastes(np.array([board]), np.array(readings(mine)))[0].astype(np.float64)
    return found
