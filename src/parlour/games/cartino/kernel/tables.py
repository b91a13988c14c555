"""The board of Cartino as arrays, for playing: `layout` and `rules` fill them.

Halves are bits of a word. A handful of pawns is two words: of which there is one, of which there
are two.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games.cartino.codec import PAWNS
from parlour.games.cartino.layout import HALVES, NEAR, Layout
from parlour.games.cartino.model import Pawn, Suit
from parlour.games.cartino.rules import deduction

PLAYING, SEAT, TURN, BOARD, JOKERS, BAG, IN_BAG = 0, 1, 2, 3, 4, 5, 7
REMOVED, PASSES, OWED, LAID, LAYING = 8, 9, 10, 11, 12
"""`BAG` and `HAND` are two words each; `LAID` counts the layings that begin at `LAYING`."""
MOST_LAID = 16
"""Five pawns, and jokers that come back into the hand."""
HEAD = LAYING + MOST_LAID
POINTS, HAND, IN_HAND, LAST = 0, 1, 3, 4
EACH = 5
"""Numbers a seat; `LAST` is how many pawns it laid in its last turn."""

# A laying: the half, whether it was a joker, whether it took the place of one, and its points.
IS_JOKER, REPLACED, SCORED = 64, 128, 8

JOKER = PAWNS[Pawn.JOKER]

Array = NDArray[Any]


class Tables(NamedTuple):
    owner: Array
    """By half: the pawn whose field it is."""
    halves: Array
    """By pawn: the halves on which it may lie; a joker on all."""
    near: Array
    """By half: those that touch it."""
    planes: Array
    """By number, from 1: the halves that are worth so much or more to those that touch them."""
    suit: Array
    """By half: all halves of its suit."""
    suit_number: Array
    minus: Array
    """By pawn: what it takes away when it is left in a hand."""


@cache
def tables(layout: Layout) -> Tables:
    owner, values = layout.owner, layout.values
    suits = {suit: where([pawn.suit is suit for pawn in owner]) for suit in Suit}
    halves = [word(layout.halves.get(pawn, range(HALVES))) for pawn in Pawn]
    planes = [where([value > less for value in values]) for less in range(max(values))]
    return Tables(
        owner=np.array([PAWNS[pawn] for pawn in owner], np.int64),
        halves=np.array(halves, np.uint64),
        near=np.array([word(near) for near in NEAR], np.uint64),
        planes=np.array(planes, np.uint64),
        suit=np.array([suits[pawn.suit] for pawn in owner], np.uint64),
        suit_number=np.array([[*Suit].index(pawn.suit) for pawn in owner], np.int64),
        minus=np.array([deduction((pawn,)) for pawn in Pawn], np.int64),
    )


def word(places: Iterable[int]) -> int:
    return sum([1 << place for place in places])


def where(flags: Iterable[bool]) -> int:
    return word([place for place, flag in enumerate(flags) if flag])
