"""What the others may hold: deals of all that a seat does not see.

A hand is full before a turn, so what a player kept in the last one had been there to lay. A hand in
which those pawns would have earned more than the turn did is the less likely, the more they would
have earned; pawns drawn since then can be any.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games.cartino.layout import NEAR, ORDINARY
from parlour.games.cartino.master.value import Ints
from parlour.games.cartino.model import Board, Suit, View
from parlour.games.cartino.rules import HAND
from parlour.games.cartino.turns import Ground, Number, before_last, chance_of, ground_in, laid_down

PROPOSED = 600
"""Deals among which the likely ones are drawn."""
SCALE = 1 << 50
"""The weight of a deal in which nothing surprises; weights are whole numbers."""
OF_A_SUIT = len(ORDINARY) // len(Suit)


class Kept(NamedTuple):
    """What a player did in the last turn, and what other pawns would have scored in it."""

    first: int
    """Where the hand begins in a deal."""
    number: int
    """How many pawns were kept; in a deal they come first."""
    suit: int
    earned: int
    before: Ints
    """By pawn: what it would have scored in place of what was laid."""
    after: Ints
    """By pawn: what it would have scored beside it."""


def deals_of(view: View, unseen: list[Number], number: int) -> Ints:
    """So many likely deals of these pawns: first what the others hold, in the order of their seats,
    then the bag as it comes."""
    proposed = shuffled(unseen, chance_of(view))
    likely = np.full(len(proposed), SCALE)
    for kept in kept_by_others(view):
        likely = np.maximum(1, likely // surprise(kept, proposed))
    until = np.cumsum(likely)
    marks = (2 * np.arange(number) + 1) * (until[-1] // (2 * number))
    drawn: Ints = proposed[np.searchsorted(until, marks, side="right")]
    return drawn


def shuffled(pawns: list[Number], rng: Random) -> Ints:
    """The pawns in many orders: each row is sorted by random numbers."""
    size = len(pawns)
    lots: NDArray[np.uint64] = np.frombuffer(rng.randbytes(4 * PROPOSED * size), "<u4").astype("u8")
    keys = lots.reshape(PROPOSED, size) << np.uint64(8) | np.arange(size, dtype=np.uint64)
    order = np.sort(keys, axis=1) & np.uint64(255)
    found: Ints = np.array(pawns, np.int64)[order.astype(np.int64)]
    return found


def kept_by_others(view: View) -> Iterator[Kept]:
    """Whoever moved last comes first. Once somebody has left, turns tell nothing."""
    me = view.you
    if view.left or me is None:
        return
    count, ground = len(view.seats), ground_in(view.options)
    others = [seat for seat in range(count) if seat != me]
    sizes = [view.seats[seat].pawns for seat in others]
    board = view.board
    for seat in sorted(others, key=lambda seat: (me - seat) % count):
        shown = view.seats[seat]
        after, board = board, before_last(board, shown)
        number = min(shown.pawns, HAND - laid_down(view, shown))
        if shown.last and number:
            yield Kept(
                first=sum(sizes[: others.index(seat)]),
                number=number,
                suit=ground.owner[shown.last[0].half] // OF_A_SUIT,
                earned=sum([laying.points for laying in shown.last]),
                before=scores(ground, board),
                after=scores(ground, after),
            )


def scores(ground: Ground, board: Board) -> Ints:
    """By pawn: what it would score on this board. A joker is worth keeping: it tells nothing."""
    worth = [
        sum([ground.values[near] for near in NEAR[half] if board[near] is not None])
        if board[half] is None
        else 0
        for half in range(len(board))
    ]
    best = [max(worth[half] for half in ground.halves[pawn]) for pawn in range(len(ORDINARY))]
    return np.array([*best, 0], np.int64)


def surprise(kept: Kept, deals: Ints) -> Ints:
    """By deal: how many times less likely the player is to have kept these pawns than pawns that
    would have scored nothing. Points in the suit that was laid count squared: nobody leaves them,
    while another suit may have been kept on purpose."""
    pawns = deals[:, kept.first : kept.first + kept.number]
    suits = pawns // OF_A_SUIT
    gained = np.where(suits == kept.suit, kept.after[pawns], kept.before[pawns])
    by_suit = np.stack([(gained * (suits == suit)).sum(axis=1) for suit in range(len(Suit))])
    same = by_suit[kept.suit].copy()
    by_suit[kept.suit] = 0
    more = np.maximum(0, by_suit.max(axis=0) - kept.earned)
    found: Ints = (1 + same) ** 2 * (1 + more)
    return found
