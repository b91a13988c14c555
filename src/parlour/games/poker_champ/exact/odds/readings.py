"""A spot to count: hands and ranges of which only the backs are known, laid out as arrays.

Two backs have at most sixteen readings (combos of two cards). Readings of two seats collide only
within a back that both show, so counting is variable elimination: seats one after the other, and
the state is the set of used cards of backs that later seats show too. Dead cards with a known back
(burned, folded) only change in how many ways a run-out can be laid out.
"""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import accumulate, chain, combinations, product
from math import comb, perm, prod
from operator import or_
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.backs import BACK, GROUP
from parlour.games.poker_champ.exact.odds.question import Question
from parlour.games.poker_champ.model import Back
from parlour.kit.french import PACK, PLACE, Card
from parlour.kit.ranks import BITS, CODES, Ints

Reading: TypeAlias = tuple[int, ...]
"""A combo that some backs allow, as places in the pack."""

BACKS: tuple[Back, ...] = tuple(GROUP)
GROUP_OF: Ints = np.array([BACKS.index(BACK[card]) for card in PACK], np.int64)
"""By place in the pack: the number of its back."""
MEMBERS = [[PLACE[card] for card in GROUP[back]] for back in BACKS]
"""By number of a back: the places of its four cards."""
CODE_OF: list[int] = CODES.tolist()
BITS_OF: list[int] = BITS.tolist()
BACK_OF: list[int] = GROUP_OF.tolist()
"""The tables once more as plain numbers, which are faster to read one by one."""
READINGS = 16
"""The most that two backs can have."""
NOUGHTS = [0] * READINGS
BOARD = 5


class Range(NamedTuple):
    """The readings of a seat, weighted."""

    readings: tuple[Reading, ...]
    weights: npt.NDArray[np.float32]
    """How likely each is; 0 for what cannot be."""


class Spot(NamedTuple):
    """Seats as they were given, the known hand first where there is one. numba takes the fields in
    this order, but for the last, which may be too large for it."""

    board_code: int
    board_bits: int
    rest: Ints
    """Places of the cards that may still come."""
    draws: int
    """Community cards to come."""
    counts: Ints
    """By seat: how many readings."""
    codes: Ints
    """By seat and reading: the sum of its `CODES`."""
    bits: Ints
    """By seat and reading: the sum of its `BITS`."""
    shared: Ints
    """By seat and reading: which of `shared_bits` it uses."""
    shared_counts: Ints
    """By seat: how many different `shared_bits`."""
    shared_bits: Ints
    """By seat: the sets of cards it can use of those that other seats may hold too."""
    later: Ints
    """By seat: all cards that later seats may hold, which is what the state keeps."""
    room: Ints
    """By back: cards left for the dead and the run-out, once the seats have theirs."""
    dead: Ints
    """By back: dead cards."""
    layouts: int
    """Ways to lay out the run-out and the dead cards, once the seats have theirs."""


class Sum(NamedTuple):
    """A reading with its codes and bits added up."""

    code: int
    bits: int
    reading: Reading


def spot_of(asked: Question, order: Sequence[int]) -> Spot:
    """The spot of a question, its opponents in this order."""
    return spot(
        places(asked.hand),
        places(asked.board),
        [readings(asked.opponents[opponent]) for opponent in order],
        [BACKS.index(back) for back in asked.dead],
        places(asked.seen),
    )


def spot(
    hand: Reading,
    board: Sequence[int],
    opponents: Sequence[tuple[Reading, ...]],
    dead: Sequence[int] = (),
    seen: Sequence[int] = (),
) -> Spot:
    """`hand` may be empty. `dead`: numbers of the backs of cards that are out of play; `seen`: such
    cards with a known face."""
    known = sum([BITS_OF[place] for place in (*hand, *board, *seen)])
    seats = [[one for one in sums(theirs) if not one.bits & known] for theirs in opponents]
    if hand:
        seats.insert(0, list(sums((hand,))))
    bits = [[one.bits for one in seat] for seat in seats]
    later, others = _collisions(bits)
    used = [[one & other for one in seat] for seat, other in zip(bits, others, strict=True)]
    shared = [sorted(set(seat)) for seat in used]
    numbers = [list(map(part.index, seat)) for part, seat in zip(shared, used, strict=True)]
    codes = [[one.code for one in seat] for seat in seats]
    room, gone = _room(seats, (*board, *seen), dead)
    draws = BOARD - len(board)
    padded = _padded(codes, bits, numbers, shared)
    return Spot(
        board_code=sum([CODE_OF[place] for place in board]),
        board_bits=sum([BITS_OF[place] for place in board]),
        rest=np.flatnonzero((BITS & known) == 0),
        draws=draws,
        counts=np.array([len(seat) for seat in seats], np.int64),
        codes=padded[0],
        bits=padded[1],
        shared=padded[2],
        shared_counts=np.array([len(part) for part in shared], np.int64),
        shared_bits=padded[3],
        later=np.array(later, np.int64),
        room=np.array(room, np.int64),
        dead=np.array(gone, np.int64),
        layouts=comb(sum(room) - len(dead), draws) * prod(map(perm, room, gone)),
    )


@lru_cache(1024)
def sums(readings: tuple[Reading, ...]) -> tuple[Sum, ...]:
    return tuple(
        Sum(sum(CODE_OF[p] for p in reading), sum(BITS_OF[p] for p in reading), reading)
        for reading in readings
    )


def _collisions(bits: Sequence[Sequence[int]]) -> tuple[list[int], list[int]]:
    """By seat: all cards that later seats may hold, and all that any other seat may hold."""
    every = [reduce(or_, seat, 0) for seat in bits]
    before = [*accumulate(every, or_, initial=0)]
    after = [*accumulate(reversed(every), or_, initial=0)][-2::-1]
    return after, [one | other for one, other in zip(before, after, strict=False)]


def _room(
    seats: Sequence[Sequence[Sum]], known: Sequence[int], dead: Sequence[int]
) -> tuple[list[int], list[int]]:
    """By back: cards that neither a seat holds nor anybody sees; and dead cards."""
    room, gone = [len(members) for members in MEMBERS], [0] * len(BACKS)
    held = [place for seat in seats for place in (seat[0].reading if seat else ())]
    for place in (*held, *known):
        room[BACK_OF[place]] -= 1
    for number in dead:
        gone[number] += 1
    return room, gone


def _padded(*blocks: Sequence[Sequence[int]]) -> Ints:
    """Rows of numbers, padded with zeros."""
    flat: list[int] = []
    for row in chain.from_iterable(blocks):
        flat += row
        flat += NOUGHTS[len(row) :]
    return np.array(flat, np.int64).reshape(len(blocks), -1, READINGS)


@lru_cache(1024)
def elimination_order(opponents: tuple[tuple[Back, ...], ...]) -> tuple[int, ...]:
    """Elimination order that leaves fewest shared backs: those shown both by an opponent who has
    been counted and by one who has not. Greedy."""
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
    return tuple(order)


@lru_cache(1024)
def readings(backs: tuple[Back, ...]) -> tuple[Reading, ...]:
    """All combos that two backs allow."""
    first, second = (MEMBERS[BACKS.index(back)] for back in backs)
    return tuple(combinations(first, 2)) if first == second else tuple(product(first, second))


def places(cards: Sequence[Card]) -> Reading:
    return tuple([PLACE[card] for card in cards])
