"""The boards of Pokino as arrays, for playing: `boards` and `sets` fill them.

A *way* is one combination that wins a prize, as a mask of cells; the ways of a board stand in the
order of the prizes. Sets of seats, cells, cards and prizes are bits.
"""

from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games.pokino.boards import CELLS, OURS, PRIZES, Board, ways
from parlour.games.pokino.codec import CARDS
from parlour.games.pokino.model import Phase

PLAYING, PHASE, ROUND, DEALER, CALLED, NEWEST, CARDS_CALLED, PAID, GRACES, LAST = range(10)
AWAKE, CLAIMED, WAITED, CUPS = 10, 11, 12, 13
"""`CALLED` counts the cards, `NEWEST` is the last of them or -1; a grace is the bit of its owner
times six plus its prize; `CLAIMED` are the prizes of which there are claims; `WAITED` are those who
have nothing more to say on this card."""
HEAD = CUPS + len(PRIZES)

WAYS_OF = [len(some) for some in ways(OURS[0]).values()]
FIRST_WAY = np.array([*accumulate(WAYS_OF, initial=0)])
"""By prize: where its ways begin; they are as many on every board."""
WAYS = sum(WAYS_OF)
PRIZE_OF = np.array([prize for prize, number in enumerate(WAYS_OF) for _ in range(number)])

BALANCE, BOARD, IN_ROUND, KNOWN, MARKS, DONE = range(6)
FIRST = DONE + WAYS
MARKED = FIRST + len(PRIZES)
CLAIM = MARKED + len(PRIZES)
EACH = CLAIM + len(PRIZES)
"""Numbers a seat. `DONE`, by way: the number of the card that completed it, 0 if none has. By
prize: `FIRST`, the earliest of these; `MARKED`, the earliest of those that are fully marked;
`CLAIM`, on this seat's board: 0 if there is none, else who called it, by which card it was
complete, and the seats that can still outrank it."""
BY, COMPLETED_AT, COMPLETED, COVERED_AT = 15, 4, 63, 10

OPENING, BETWEEN, IN_PLAY, OVER = range(len(Phase))
assert [*Phase] == [Phase.OPENING, Phase.BETWEEN, Phase.ROUND, Phase.OVER]

HITS = np.array(
    [
        sum([1 << some for some in range(1 << len(PRIZES)) if some & good])
        for good in range(1 << len(PRIZES))
    ],
    np.uint64,
)
"""By a set of prizes: a bit for every set of prizes that shares one with it."""

Array = NDArray[Any]


class Tables(NamedTuple):
    card: Array
    """By board and cell."""
    cell: Array
    """By board and card: the cell, or -1."""
    ways: Array
    """By board: masks of cells."""
    through: Array
    """By board and cell: the ways that need it, then -1."""


@cache
def tables(boards: tuple[Board, ...]) -> Tables:
    card = np.array([[CARDS[card] for card in board] for board in boards], np.int64)
    cell = np.full((len(boards), len(CARDS)), -1, np.int64)
    for board, cards in enumerate(card):
        cell[board, cards] = np.arange(len(cards))
    masks = [[way for some in ways(board).values() for way in some] for board in boards]
    through = np.full((len(boards), CELLS, WAYS + 1), -1, np.int64)
    for board, some in enumerate(masks):
        for one in range(CELLS):
            needing = [way for way, mask in enumerate(some) if mask >> one & 1]
            through[board, one, : len(needing)] = needing
    return Tables(card, cell, np.array(masks, np.int64), through)
