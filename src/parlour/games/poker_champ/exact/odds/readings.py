"""A spot to be counted: one hand against others of which only the backs are known.

An opponent's two cards have sixteen readings at most. Readings of two opponents can collide only
within a back that both show, so a count needs to remember used cards only of backs that are still
to come. Cards that are out of play with a known back (burned, folded) change nothing but how many
ways there are to lay them out beside a board.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import accumulate, chain, combinations, product
from math import comb
from operator import or_
from typing import NamedTuple, TypeAlias

import numpy as np

from parlour.games.poker_champ.backs import BACK, GROUP
from parlour.games.poker_champ.model import Back
from parlour.kit.french import PACK, PLACE, Card
from parlour.kit.ranks import BITS, CODES, Ints

Reading: TypeAlias = tuple[int, ...]
"""The places in the pack of what somebody may hold."""

BACKS: tuple[Back, ...] = tuple(GROUP)
GROUP_OF: Ints = np.array([BACKS.index(BACK[card]) for card in PACK], np.int64)
"""By place in the pack: the number of its back."""
MEMBERS = [[PLACE[card] for card in GROUP[back]] for back in BACKS]
CODE_OF: list[int] = CODES.tolist()
BITS_OF: list[int] = BITS.tolist()
BACK_OF: list[int] = GROUP_OF.tolist()
"""The tables once more as plain numbers, which are quicker one by one."""
READINGS = 16
NOUGHTS = [0] * READINGS
BOARD = 5


class Spot(NamedTuple):
    """Seats as they were given, the hand first where there is one."""

    board_code: int
    board_bits: int
    rest: Ints
    """Places of the cards that may still come."""
    draws: int
    """Community cards to come."""
    counts: Ints
    """By seat: how many readings."""
    codes: Ints
    read_bits: Ints
    parts: Ints
    """By seat and reading: which of `part_bits` it uses of the backs others show too."""
    part_counts: Ints
    part_bits: Ints
    keep: Ints
    """By seat: the bits that seats after it can still collide with."""
    room: Ints
    """By back: cards for the dead and the board, once the seats have theirs."""
    dead: Ints
    """By back: dead cards."""
    layouts: int
    """Ways to lay out the board and the dead, once the seats have their cards."""


class Sum(NamedTuple):
    """A reading with its cards added up."""

    code: int
    bits: int
    reading: Reading


def spot(
    hand: Reading,
    board: Sequence[int],
    opponents: Sequence[tuple[Reading, ...]],
    dead: Sequence[int],
    seen: Sequence[int] = (),
) -> Spot:
    """`hand`: nothing, where all are opponents. `opponents`: for each what he may hold. `dead`:
    backs (numbers) of cards that are out of play; `seen`: such cards with a known face."""
    known = sum([BITS_OF[place] for place in (*hand, *board, *seen)])
    seats = [[one for one in sums(theirs) if not one.bits & known] for theirs in opponents]
    if hand:
        seats.insert(0, list(sums((hand,))))
    bits = [[one.bits for one in seat] for seat in seats]
    later, others = _collisions(bits)
    shared = [[one & other for one in seat] for seat, other in zip(bits, others, strict=True)]
    parts = [sorted(set(seat)) for seat in shared]
    held = [BACK_OF[place] for seat in seats for place in (seat[0].reading if seat else ())]
    room = [len(members) for members in MEMBERS]
    for number in (*held, *[BACK_OF[place] for place in (*board, *seen)]):
        room[number] -= 1
    rest = np.flatnonzero((BITS & known) == 0)
    draws = BOARD - len(board)
    layouts = comb(sum(room) - len(dead), draws)
    gone = [0] * len(BACKS)
    for number in dead:
        layouts *= max(0, room[number] - gone[number])
        gone[number] += 1
    codes, read_bits, numbers, part_bits = _square(
        [[one.code for one in seat] for seat in seats],
        bits,
        [list(map(part.index, seat)) for part, seat in zip(parts, shared, strict=True)],
        parts,
    )
    return Spot(
        board_code=sum([CODE_OF[place] for place in board]),
        board_bits=sum([BITS_OF[place] for place in board]),
        rest=rest,
        draws=draws,
        counts=np.array([len(seat) for seat in seats], np.int64),
        codes=codes,
        read_bits=read_bits,
        parts=numbers,
        part_counts=np.array([len(part) for part in parts], np.int64),
        part_bits=part_bits,
        keep=np.array(later, np.int64),
        room=np.array(room, np.int64),
        dead=np.array(gone, np.int64),
        layouts=layouts,
    )


@lru_cache(1024)
def sums(readings: tuple[Reading, ...]) -> tuple[Sum, ...]:
    return tuple(
        Sum(sum(CODE_OF[p] for p in reading), sum(BITS_OF[p] for p in reading), reading)
        for reading in readings
    )


def _collisions(bits: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """By seat: all the cards that seats after it may hold, and all that any other may hold."""
    every = [reduce(or_, seat, 0) for seat in bits]
    before = [*accumulate(every, or_, initial=0)]
    after = [*accumulate(reversed(every), or_, initial=0)][-2::-1]
    return after, [one | other for one, other in zip(before, after, strict=False)]


def _square(*blocks: Sequence[Sequence[int]]) -> Ints:
    """Rows of numbers, filled up with zeros."""
    flat: list[int] = []
    for row in chain.from_iterable(blocks):
        flat += row
        flat += NOUGHTS[len(row) :]
    return np.array(flat, np.int64).reshape(len(blocks), -1, READINGS)


def counting_order(opponents: Sequence[tuple[Back, ...]]) -> list[int]:
    """Whom to count after whom, so that few backs are open at a time: shown by somebody who has
    been counted and by somebody who has not."""
    if len(opponents) == 1:
        return [0]
    shown = [sum({1 << BACKS.index(back) for back in backs}) for backs in opponents]
    left, order, done = list(range(len(shown))), list[int](), 0
    while left:
        open_ = [
            ((done | shown[who]) & reduce(or_, [shown[o] for o in left if o != who], 0)).bit_count()
            for who in left
        ]
        who = left.pop(open_.index(min(open_)))
        order.append(who)
        done |= shown[who]
    return order


@lru_cache(1024)
def readings(backs: tuple[Back, ...]) -> tuple[Reading, ...]:
    """What may be behind two backs."""
    first, second = (MEMBERS[BACKS.index(back)] for back in backs)
    return tuple(combinations(first, 2)) if first == second else tuple(product(first, second))


def places(cards: Sequence[Card]) -> Reading:
    return tuple([PLACE[card] for card in cards])
