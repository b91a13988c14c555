"""What a seat may hold: all its readings, or the range that its betting leaves.

Weights are joint: by kind of player and reading, because what a bet tells depends on who bets.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

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
from parlour.games.poker_champ.shark.kinds import CALLERS, OFTEN, PRIOR, careful, eager, tastes

Backs: TypeAlias = tuple[Back, ...]
Doubles: TypeAlias = npt.NDArray[np.float64]

STRIDE = 7
"""Of the run-outs from a flop, one in so many is enough to tell what opponents think."""


class Opponent(NamedTuple):
    """What is thought of an opponent who is still in the deal."""

    stays: float
    """How likely they bet in this step."""
    weights: bytes
    """By reading, as `Single` numbers: how likely it is, if they stay in."""
    later: list[float]
    """By step: how often they bet, if they are still in."""


class Asked(NamedTuple):
    """What a bet in some step says: the board, whose backs lie there, and the equity from which on
    it pays."""

    board: Reading
    others: tuple[Backs, ...]
    needed: float


def own_reading(view: View, seat: Seat) -> Reading:
    """One's own cards, as the reading of one's backs that they are."""
    own = set(places(view.mine))
    return next(reading for reading in readings(view.backs[seat]) if set(reading) == own)


def possible(view: View, seat: Seat, step: int) -> Floats:
    """By reading: 1 unless the board of a step holds one of its cards."""
    return possible_on(view.backs[seat], places(view.board[: BOARD_AT[step]]))


def after_betting(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """By kind and reading: how likely it was of a seat when a step began, given its bets until
    then."""
    board = places(view.board[: BOARD_AT[step]])
    return after(view.backs[seat], board, bets_of(view, seat, stay, step))


def read(view: View, seat: Seat, stay: list[Seat]) -> Opponent:
    """Of a seat that has bet in this step, or may; or that cannot."""
    asks = seat in view.waiting or seat in view.decided
    now = asked(view, seat, stay, view.step) if asks else None
    before = bets_of(view, seat, stay, view.step)
    return opponent(view.backs[seat], places(view.board), before, now)


def bets_of(view: View, seat: Seat, stay: list[Seat], step: int) -> tuple[Asked, ...]:
    """What a seat was asked when it bet, until a step began."""
    boxes = view.bets[seat]
    return tuple([asked(view, seat, stay, at) for at in range(2, step) if boxes[at - 1]])


def asked(view: View, seat: Seat, stay: list[Seat], step: int) -> Asked:
    others = tuple([view.backs[other] for other in stay if other != seat])
    stack = view.stacks[seat] + sum(view.bets[seat][step - 1 :])
    cost = min(STAKES[step], stack)
    pot = view.pot - sum([sum(boxes[step - 1 :]) for boxes in view.bets])
    needed = cost / (pot + cost * (1 + CALLERS * len(others)))
    return Asked(places(view.board[: BOARD_AT[step]]), others, needed)


# Cached: much of it is asked again by whoever else thinks at the table, and after every decision.
# Nobody may write into these arrays.


@lru_cache(maxsize=2048)
def opponent(
    backs: Backs, board: Reading, before: tuple[Asked, ...], now: Asked | None
) -> Opponent:
    """After these bets and, where it is asked for one more, if it bets."""
    weights, stays = after(backs, board, before), 1.0
    if now is not None:
        weights = weights * likelihood(backs, *now)
        stays = float(weights.sum())
        weights = weights / weights.sum()
    later: list[float] = (weights.sum(1) @ OFTEN).tolist()
    return Opponent(stays, weights.sum(0).tobytes(), later)


@lru_cache(maxsize=2048)
def after(backs: Backs, board: Reading, before: tuple[Asked, ...]) -> Floats:
    weights = np.outer(PRIOR, possible_on(backs, board))
    for each in before:
        weights = weights * likelihood(backs, *each)
    likely: Floats = weights / weights.sum()
    return likely


@lru_cache(maxsize=2048)
def possible_on(backs: Backs, board: Reading) -> Floats:
    laid = {*board}
    return np.array([laid.isdisjoint(reading) for reading in readings(backs)], Single)


@lru_cache(maxsize=2048)
def likelihood(mine: Backs, board: Reading, others: tuple[Backs, ...], needed: float) -> Floats:
    """By kind and reading: how likely a bet is, if it pays from an equity of `needed` on."""
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
