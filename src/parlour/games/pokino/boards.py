"""Ten boards of our own, the ways to win on them, and what makes a set of boards proper (PK-Q2).

The ten are one base board with its ranks shifted cyclically: 1, 2, … 7, sota, caballo, rey, and
from the start. A shift only renames the cards, so no board of a set is better than another by
itself: dealt at random, all have the same chances at every table. `fairness` measures what two
given boards are worth against each other.
"""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from itertools import pairwise
from random import Random
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Value
from parlour.kit.cards import PACK, RANKS, Card, Suit, card_of, shift

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


# What a proper set is


class Fault(StrEnum):
    """What can be wrong with a set of boards."""

    NOT_TEN = "boards-not-ten"
    NOT_25_CARDS = "boards-not-25-cards"
    TWICE = "boards-card-twice"
    NO_POKER = "boards-no-poker"
    NO_FULL = "boards-no-full"
    IN_ORDER = "boards-full-in-order"
    SAME_POKER = "boards-same-poker"
    SAME_TRIPLE = "boards-same-triple"
    SAME_PAIR = "boards-same-pair"
    SAME_CENTRE = "boards-same-centre"


class Flaw(Value, frozen=True):
    fault: Fault
    board: int
    """Counted from 1; 0 where the fault is the set's."""


def flaw_of(boards: Sequence[Board]) -> Flaw | None:
    """PK-Q2: the first thing that is wrong with a set, or None if it can be played."""
    for number, board in enumerate(boards, start=1):
        if fault := fault_of(board):
            return Flaw(fault, number)
    if len(boards) != BOARDS:
        return Flaw(Fault.NOT_TEN, 0)
    told_apart: dict[Fault, list[int] | list[Card]] = {
        Fault.SAME_POKER: [rank_of(board[:SIDE], 4) for board in boards],
        Fault.SAME_TRIPLE: [rank_of(board[SIDE : 2 * SIDE], 3) for board in boards],
        Fault.SAME_PAIR: [rank_of(board[SIDE : 2 * SIDE], 2) for board in boards],
        Fault.SAME_CENTRE: [board[MIDDLE] for board in boards],
    }
    for fault, marks in told_apart.items():
        for number in range(BOARDS):
            if marks[number] in marks[:number]:
                return Flaw(fault, number + 1)
    return None


def fault_of(board: Board) -> Fault | None:
    if len(board) != CELLS:
        return Fault.NOT_25_CARDS
    if len(set(board)) != CELLS:
        return Fault.TWICE
    first, second = board[:SIDE], board[SIDE : 2 * SIDE]
    if kinds(first) != [1, 4]:
        return Fault.NO_POKER
    if kinds(second) != [2, 3]:
        return Fault.NO_FULL
    changes = sum(one.rank != two.rank for one, two in pairwise(second))
    return Fault.IN_ORDER if changes == 1 else None


def kinds(cards: Sequence[Card]) -> list[int]:
    return sorted(Counter(card.rank for card in cards).values())


def rank_of(cards: Sequence[Card], number: int) -> int:
    """The rank of which there are so many."""
    counts = Counter(card.rank for card in cards)
    return next(rank for rank, count in counts.items() if count == number)


# Sets of boards


def random_base(rng: Random) -> Board:
    """Any proper board, each as likely as any other of its kind."""
    poker, triple, pair = rng.sample(RANKS, 3)
    four = [card_of(poker, suit) for suit in rng.sample(tuple(Suit), 4)]
    full = [card_of(triple, suit) for suit in rng.sample(tuple(Suit), 3)]
    full += [card_of(pair, suit) for suit in rng.sample(tuple(Suit), 2)]
    while sum(one.rank != two.rank for one, two in pairwise(full)) == 1:
        rng.shuffle(full)
    rest = [card for card in PACK if card not in {*four, *full}]
    odd, *others = rng.sample(rest, CELLS - 2 * SIDE + 1)
    four.insert(rng.randrange(SIDE), odd)
    return (*four, *full, *others)


BASE = board_of("""
    3o 3c 3e 1c 3b
    2e 2o 5b 2b 5o
    1e 7c 7o 6b 4b
    5e 7e 1b 10c 4e
    12o 10b 10e 5c 1o
""")
"""Found by `parlour pokino boards --new 1 --steps 420`."""

OURS = orbit(BASE)


@cache
def boards_of(number: int) -> tuple[Board, ...]:
    """The set of that number: 0 is ours, any other the orbit of a random base board."""
    return OURS if number == 0 else orbit(random_base(Random(number)))
