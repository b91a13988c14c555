"""The board of Cartino as arrays, for judging turns: `turns` and `rules` fill them."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games.cartino.layout import HALVES, NEAR, ORDINARY
from parlour.games.cartino.model import Pawn
from parlour.games.cartino.rules import deduction
from parlour.games.cartino.turns import Ground

Array = NDArray[Any]
NOWHERE = -1
FOUR = max(map(len, NEAR))


class Board(NamedTuple):
    values: Array
    """By half: what a pawn there is worth to those that touch it."""
    halves: Array
    """By pawn: its two halves."""
    by_value: Array
    """By pawn: its place when the most valuable come first."""
    suits: Array
    """By suit: its halves."""
    near: Array
    """By half: those that touch it, and `NOWHERE` for each that is missing."""
    touches: Array
    """By two halves: what a pawn on the second gets for one on the first."""
    beside: Array
    """By two pawns of one suit whose fields touch: the greater of their values; else 0."""
    minus: Array
    """By pawn: what it takes away when it is left in a hand."""


@cache
def board_of(ground: Ground) -> Board:
    values, halves = np.array(ground.values), np.array(ground.halves)
    near = np.full((HALVES, FOUR), NOWHERE)
    touches = np.zeros((HALVES, HALVES))
    beside = np.zeros((len(ORDINARY), len(ORDINARY)), np.int64)
    for half, those in enumerate(NEAR):
        near[half, : len(those)] = those
        touches[half, list(those)] = values[half]
        for other in those:
            one, two = ground.owner[half], ground.owner[other]
            if one != two and one >> 3 == two >> 3:
                beside[one, two] = max(values[half], values[other])
    return Board(
        values=values,
        halves=halves,
        by_value=np.array(ground.by_value),
        suits=np.array(ground.suits),
        near=near,
        touches=touches,
        beside=beside,
        minus=np.array([deduction((pawn,)) for pawn in Pawn]),
    )
