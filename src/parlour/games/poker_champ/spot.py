"""A spot to be counted: one hand against others of which only the backs are known.

An opponent's two cards have sixteen readings at most. Readings of two opponents can collide only
within a back that both show, so a count needs to remember used cards only of backs that are still
to come. Cards that are out of play with a known back (burned, folded) change nothing but how many
ways there are to lay them out beside a board.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import comb, perm

import numpy as np

from parlour.games.poker_champ.backs import BACK, GROUP
from parlour.games.poker_champ.kernel import BITS, CODES, Ints
from parlour.games.poker_champ.model import Back
from parlour.kit.french import PACK, PLACE, Card

BACKS: tuple[Back, ...] = tuple(GROUP)
GROUP_OF: Ints = np.array([BACKS.index(BACK[card]) for card in PACK], np.int64)
"""By place in the pack: the number of its back."""
MEMBERS = [[PLACE[card] for card in GROUP[back]] for back in BACKS]
READINGS = 16
BOARD = 5


@dataclass(frozen=True, eq=False)
class Spot:
    """One hand, the board, and the readings of the others in the order they are counted in."""

    code: int
    bits: int
    """Of the hand and the board."""
    board_code: int
    board_bits: int
    rest: Ints
    """Places of the cards that may still come."""
    draws: int
    """Community cards to come."""
    counts: Ints
    """By opponent: how many readings."""
    codes: Ints
    read_bits: Ints
    parts: Ints
    """By opponent and reading: which of `part_bits` it uses of the backs others show too."""
    part_counts: Ints
    part_bits: Ints
    keep: Ints
    """By opponent: the bits that opponents after him can still collide with."""
    room: Ints
    """By back: cards for the dead and the board, once the opponents have theirs."""
    dead: Ints
    """By back: dead cards."""
    worlds: float
    """How many ways there are to lay out everything that cannot be seen."""


def spot(
    hand: Sequence[int],
    board: Sequence[int],
    opponents: Sequence[tuple[tuple[int, ...], ...]],
    dead: Sequence[int],
    seen: Sequence[int] = (),
) -> Spot:
    """`opponents`: for each the tuples of places he may hold. `dead`: backs (numbers) of cards that
    are out of play; `seen`: cards that are out of play with a known face."""
    known = {*hand, *board, *seen}
    free = [
        [reading for reading in readings if known.isdisjoint(reading)] for readings in opponents
    ]
    free.sort(key=len)
    rest = [place for place in range(len(PACK)) if place not in known]
    bits = [[int(sum(BITS[place] for place in r)) for r in readings] for readings in free]
    every = [int(np.bitwise_or.reduce([0, *theirs])) for theirs in bits]
    later = [int(np.bitwise_or.reduce([0, *every[place + 1 :]])) for place in range(len(free))]
    before = [int(np.bitwise_or.reduce([0, *every[:place]])) for place in range(len(free))]
    parts = [
        sorted({reading & (later[place] | before[place]) for reading in theirs})
        for place, theirs in enumerate(bits)
    ]
    so_far = [before[place] | every[place] for place in range(len(free))]
    held = _held(free)
    room = [sum(place in rest for place in members) for members in MEMBERS]
    room = [size - taken for size, taken in zip(room, held, strict=True)]
    gone = [list(dead).count(number) for number in range(len(BACKS))]
    draws = BOARD - len(board)
    unseen = len(rest) - sum(held) - sum(gone)
    worlds = assignments(free) * comb(unseen, draws)
    for size, number in zip(room, gone, strict=True):
        worlds *= perm(max(0, size), number)
    code = int(sum(CODES[place] for place in (*hand, *board)))
    return Spot(
        code=code,
        bits=int(sum(BITS[place] for place in (*hand, *board))),
        board_code=int(sum(CODES[place] for place in board)),
        board_bits=int(sum(BITS[place] for place in board)),
        rest=np.array(rest, np.int64),
        draws=draws,
        counts=np.array([len(theirs) for theirs in free], np.int64),
        codes=_square([[int(sum(CODES[p] for p in r)) for r in theirs] for theirs in free]),
        read_bits=_square(bits),
        parts=_square(
            [
                [parts[place].index(r & (later[place] | before[place])) for r in theirs]
                for place, theirs in enumerate(bits)
            ]
        ),
        part_counts=np.array([len(part) for part in parts], np.int64),
        part_bits=_square(parts),
        keep=np.array([later[place] & so_far[place] for place in range(len(free))], np.int64),
        room=np.array(room, np.int64),
        dead=np.array(gone, np.int64),
        worlds=float(worlds),
    )


def _held(free: Sequence[Sequence[tuple[int, ...]]]) -> list[int]:
    """By back: how many cards the opponents hold of it, whatever they hold."""
    held = [0] * len(BACKS)
    for readings in free:
        for place in readings[0] if readings else ():
            held[GROUP_OF[place]] += 1
    return held


def assignments(free: Sequence[Sequence[tuple[int, ...]]]) -> int:
    """In how many ways all opponents can hold different cards."""
    states = {frozenset[int](): 1}
    for place, readings in enumerate(free):
        later = {card for theirs in free[place + 1 :] for r in theirs for card in r}
        after: dict[frozenset[int], int] = {}
        for used, ways in states.items():
            for reading in readings:
                if used.isdisjoint(reading):
                    key = (used | set(reading)) & later
                    after[key] = after.get(key, 0) + ways
        states = after
    return sum(states.values())


def _square(rows: Sequence[Sequence[int]]) -> Ints:
    block = np.zeros((max(1, len(rows)), READINGS), np.int64)
    for row, numbers in zip(block, rows, strict=False):
        row[: len(numbers)] = numbers
    return block


def readings(backs: Sequence[Back]) -> tuple[tuple[int, ...], ...]:
    """What may be behind two backs."""
    first, second = (MEMBERS[BACKS.index(back)] for back in backs)
    return tuple(combinations(first, 2)) if first == second else tuple(product(first, second))


def places(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(PLACE[card] for card in cards)
