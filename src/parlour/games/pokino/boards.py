"""Ten boards of our own, and the ways to win on them (PK-Q2).

The ten are one base board with its ranks shifted cyclically: 1, 2, … 7, sota, caballo, rey, and
from the start. A shift only renames the cards, so no board of a set is better than another by
itself: dealt at random, all have the same chances at every table. `exact/boards/fairness` measures
what two given boards are worth against each other.
"""

from collections import Counter
from enum import StrEnum
from functools import cache
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.kit.cards import RANKS, Card, shift

SIDE = 5
CELLS = SIDE * SIDE
MIDDLE = CELLS // 2
BOARDS = len(RANKS)

Board: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=CELLS)]
"""Twenty-five cards, row by row."""


class Prize(StrEnum):
    CENTRE = "centre"
    CORNER = "corner"
    STAMP = "stamp"
    POKER = "poker"
    FULL = "full"
    POKINO = "pokino"

    __hash__ = str.__hash__  # quicker than an enum's own


PRIZES = tuple(Prize)


def cells(*numbers: int) -> int:
    """A set of cells as a bit mask."""
    return sum(1 << number for number in numbers)


ROWS = tuple(cells(*range(SIDE * r, SIDE * r + SIDE)) for r in range(SIDE))
COLUMNS = tuple(cells(*range(c, CELLS, SIDE)) for c in range(SIDE))
DIAGONALS = (cells(0, 6, 12, 18, 24), cells(4, 8, 12, 16, 20))
FULL_ROW = ROWS[1]
CORNERS = cells(0, 4, 20, 24)
STAMPS = tuple(cells(c, c + 1, c + 5, c + 6) for c in (0, 3, 15, 18))
LINES = (ROWS[0], *ROWS[2:], *COLUMNS, *DIAGONALS)
"""PK-Rb, PK-Q4: the eleven lines of POKINO. Row 2 is none of them."""


@cache
def odd_cell(board: Board) -> int:
    """PK-Q3: the one card of row 1 that does not belong to the four of a kind."""
    counts = Counter(card.rank for card in board[:SIDE])
    return next(cell for cell in range(SIDE) if counts[board[cell].rank] == 1)


@cache
def ways(board: Board) -> dict[Prize, tuple[int, ...]]:
    """Every way to win each prize, as masks of cells."""
    return {
        Prize.CENTRE: (cells(MIDDLE),),
        Prize.CORNER: (CORNERS,),
        Prize.STAMP: STAMPS,
        Prize.POKER: (ROWS[0] & ~cells(odd_cell(board)),),
        Prize.FULL: (FULL_ROW,),
        Prize.POKINO: LINES,
    }


def shifted(board: Board, steps: int) -> Board:
    return tuple(shift(card, steps) for card in board)


def orbit(base: Board) -> tuple[Board, ...]:
    return tuple(shifted(base, steps) for steps in range(BOARDS))


def board_of(text: str) -> Board:
    """A board from its card codes, in any layout; ValueError names a code that is none."""
    return tuple(map(Card, text.split()))


BASE = board_of("""
    3o 3c 3e 1c 3b
    2e 2o 5b 2b 5o
    1e 7c 7o 6b 4b
    5e 7e 1b 10c 4e
    12o 10b 10e 5c 1o
""")
"""Found by `parlour pokino boards --new 1 --steps 420`."""

OURS = orbit(BASE)
