"""Hands ranked by lookup tables, many at a time, with NumPy. `kit.hands` is the readable twin.

Suits apart, a hand is a multiset of ranks. The counts are read as digits of base five: the seven
low ranks make one number, the six high ranks another. One small table gives the offset of the hands
with these low ranks, another the offset of the high ranks within them, and their sum indexes the
values: a perfect hash, without collisions or gaps. A flush is looked up by its set of ranks.

The tables are computed here from the order of the kinds; tests prove them equal to `kit.hands`.
"""

from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.kit.french import PACK, RANKS
from parlour.kit.hands import FIVE, ORDER, Kind

Ints: TypeAlias = npt.NDArray[np.int64]
Shorts: TypeAlias = npt.NDArray[np.uint16]

MOST = 4
"""The most cards of one rank, so counts are digits of base five."""
BASE = MOST + 1
LOW_RANKS, HIGH_RANKS = 7, 6
LOW_BITS = 17
SUITS_AT = 32
"""Bits of a code: low ranks, then high ranks, then a count of four bits for each suit."""
LOW_MASK = (1 << LOW_BITS) - 1
HIGH_MASK = (1 << (SUITS_AT - LOW_BITS)) - 1
THREE_EACH = 0x3333 << SUITS_AT
FLUSH_BITS = 0x8888 << SUITS_AT
"""Three added to each suit's count sets its highest bit from five cards on."""
RANK_BITS = 13
SUIT_STEP = 16
BLOCK = 1 << 14
"""Hands looked up at a time, so that their data stay in the processor's cache."""
PAIR_STEP = 64


class Tables(NamedTuple):
    """For hands of some number of cards: offsets by low ranks, and by high ranks; the values."""

    low: Shorts
    high: Shorts
    values: Shorts


def _codes() -> Ints:
    """By place in the pack: the code of a card; the code of a hand is their sum."""
    codes = []
    for place in range(len(PACK)):
        rank, suit = divmod(place, 4)
        digit = BASE**rank if rank < LOW_RANKS else BASE ** (rank - LOW_RANKS) << LOW_BITS
        codes.append(digit + (1 << (SUITS_AT + 4 * suit)))
    return np.array(codes, np.int64)


CODES = _codes()


def _pairs() -> Ints:
    pairs = np.zeros((PAIR_STEP, PAIR_STEP), np.int64)
    pairs[: len(PACK), : len(PACK)] = CODES[:, None] + CODES
    return pairs.ravel()


PAIRS = _pairs()
"""By two places in the pack, the first of them times `PAIR_STEP`: the sum of both codes. Half the
lookups outweigh a larger table."""
BITS: Ints = np.array([1 << (SUIT_STEP * (p % 4) + p // 4) for p in range(len(PACK))], np.int64)
"""By place in the pack: one bit a card, sixteen bits a suit."""


# The strength of a multiset of ranks


def _top_ranks() -> tuple[Ints, Ints]:
    """By set of ranks: the five highest in descending order, and the top of the best straight."""
    tops = np.zeros((1 << RANK_BITS, FIVE), np.int64)
    runs = np.zeros(1 << RANK_BITS, np.int64)
    wheel = 1 << (RANK_BITS - 1) | 0b1111
    for ranks in range(1 << RANK_BITS):
        high = [rank for rank in range(RANK_BITS - 1, -1, -1) if ranks >> rank & 1][:FIVE]
        tops[ranks, : len(high)] = high
        for top in range(RANK_BITS - 1, 3, -1):
            run = 0b11111 << (top - 4)
            if ranks & run == run:
                runs[ranks] = top
                break
        else:
            runs[ranks] = 3 if ranks & wheel == wheel else 0
    return tops, runs


TOPS, RUNS = _top_ranks()


def _written(kind: Kind, *ranks: Ints | int) -> Ints:
    """Kind and ranks as the digits of one number, which compares lexicographically."""
    digits = [np.asarray(rank) for rank in ranks] + [np.asarray(0)] * (FIVE - len(ranks))
    number = np.asarray(ORDER[kind], np.int64)
    for digit in digits:
        number = number * RANK_BITS + digit
    return number


def _worth(counts: Ints) -> Ints:
    """By row of counts: the strength of the best five of such cards, flushes aside."""
    bit = 1 << np.arange(RANK_BITS, dtype=np.int64)
    every, fours = (counts > 0) @ bit, (counts == 4) @ bit
    threes, pairs = (counts >= 3) @ bit, (counts >= 2) @ bit
    four, three, pair = TOPS[fours, 0], TOPS[threes, 0], TOPS[pairs, 0]
    under = TOPS[pairs & ~(1 << three), 0]  # the pair of a full house
    second = TOPS[pairs, 1]
    beside_four = TOPS[every & ~(1 << four)]
    beside_three = TOPS[every & ~(1 << three)]
    beside_pair = TOPS[every & ~(1 << pair)]
    beside_two = TOPS[every & ~(1 << pair) & ~(1 << second)]
    full = (threes > 0) & (pairs & ~(1 << three) > 0)
    two = (pairs & (pairs - 1)) > 0
    return np.select(
        [fours > 0, full, RUNS[every] > 0, threes > 0, two, pairs > 0],
        [
            _written(Kind.FOUR_OF_A_KIND, four, beside_four[:, 0]),
            _written(Kind.FULL_HOUSE, three, under),
            _written(Kind.STRAIGHT, RUNS[every]),
            _written(Kind.THREE_OF_A_KIND, three, *beside_three[:, :2].T),
            _written(Kind.TWO_PAIRS, pair, second, beside_two[:, 0]),
            _written(Kind.PAIR, pair, *beside_pair[:, :3].T),
        ],
        _written(Kind.HIGH_CARD, *TOPS[every].T),
    )


def _flush_worth() -> Ints:
    """By set of ranks in one suit; -1 for fewer than five."""
    ranks = np.arange(1 << RANK_BITS)
    size = np.bitwise_count(ranks)
    straight = _written(Kind.STRAIGHT_FLUSH, RUNS)
    worth = np.where(RUNS > 0, straight, _written(Kind.FLUSH, *TOPS.T))
    return np.where(size >= FIVE, worth, -1)


# Offsets


def _digits(number: int) -> Ints:
    """All multisets of `number` ranks as rows of counts, the lowest rank first."""
    return np.arange(BASE**number)[:, None] // BASE ** np.arange(number) % BASE


def _layout(cards: int) -> tuple[Tables, Ints]:
    """The offsets for hands of so many cards, and the counts at each index."""
    lows, highs = _digits(LOW_RANKS), _digits(HIGH_RANKS)
    low_sum, high_sum = lows.sum(1), highs.sum(1)
    partners = np.bincount(high_sum, minlength=cards + 1)
    sizes = np.where(low_sum <= cards, partners[cards - np.minimum(low_sum, cards)], 0)
    low = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    high = np.zeros(len(highs), np.int64)
    counts = np.zeros((sizes.sum(), RANK_BITS), np.int64)
    for total in range(cards + 1):
        theirs = np.flatnonzero(high_sum == total)
        high[theirs] = np.arange(len(theirs))
        ours = np.flatnonzero(low_sum == cards - total)
        where = low[ours][:, None] + np.arange(len(theirs))
        counts[where, :LOW_RANKS] = lows[ours][:, None]
        counts[where, LOW_RANKS:] = highs[theirs]
    tables = Tables(low.astype(np.uint16), high.astype(np.uint16), np.zeros(0, np.uint16))
    return tables, counts


@cache
def classes() -> Ints:
    """The 7,462 equivalence classes of hands in ascending order, as `_written` writes them."""
    five = _worth(_layout(FIVE)[1])
    flushes = _flush_worth()
    return np.unique(np.concatenate((five, flushes[flushes >= 0])))


@cache
def tables(cards: int) -> Tables:
    """For hands of five, six or seven cards."""
    made, counts = _layout(cards)
    return made._replace(values=np.searchsorted(classes(), _worth(counts)).astype(np.uint16))


@cache
def flushes() -> Shorts:
    """By set of ranks in one suit: the value of the flush."""
    worth = _flush_worth()
    return np.where(worth >= 0, np.searchsorted(classes(), worth), 0).astype(np.uint16)


@cache
def kinds() -> npt.NDArray[np.int8]:
    """By value: the place of its kind in `KINDS`."""
    kind: npt.NDArray[np.int8] = (classes() // RANK_BITS**FIVE).astype(np.int8)
    return kind


# Ranking


def rank(hands: npt.ArrayLike) -> Shorts:
    """By row of five to seven places in the pack: a value that compares as the hands do."""
    rows = np.asarray(hands)
    values = np.empty(len(rows), np.uint16)
    for start in range(0, len(rows), BLOCK):
        block = rows[start : start + BLOCK].T
        code = add_codes(block)
        values[start : start + BLOCK] = look_up(code, tables(len(block)))
        flush = flush_rows(code)
        bits = np.bitwise_or.reduce(BITS[block[:, flush]], axis=0)
        values[start + flush] = look_up_flush(code[flush], bits)
    return values


def add_codes(block: npt.NDArray[Any]) -> Ints:
    """By column of places: their codes added up."""
    code = np.zeros(block.shape[1], np.int64)
    for first, second in zip(block[::2], block[1::2], strict=False):
        code += PAIRS.take(first.astype(np.uint16) * PAIR_STEP + second, mode="clip")
    if len(block) % 2:
        code += CODES.take(block[-1], mode="clip")
    return code


def rank_sums(codes: Ints, bits: Ints) -> Shorts:
    """The same for seven cards, given the sums of their codes and bits. With a card twice the value
    has no meaning, but every lookup stays within its table."""
    values = look_up(codes, tables(7))
    flush = flush_rows(codes)
    values[flush] = look_up_flush(codes[flush], bits[flush])
    return values


def look_up(codes: Ints, made: Tables) -> Shorts:
    """`mode="clip"` skips the check of bounds, which takes longer than the lookup."""
    place = made.low.take(codes & LOW_MASK, mode="clip").astype(np.int64)
    place += made.high.take(codes >> LOW_BITS & HIGH_MASK, mode="clip")
    return made.values.take(place, mode="clip")


def flush_rows(codes: Ints) -> npt.NDArray[np.intp]:
    return np.flatnonzero((codes + THREE_EACH & FLUSH_BITS) != 0)


def look_up_flush(codes: Ints, bits: Ints) -> Shorts:
    """Of hands that have five cards of a suit."""
    mark = (codes + THREE_EACH & FLUSH_BITS) >> SUITS_AT
    suit = (np.bitwise_count(mark - 1).astype(np.int64) - 3) // 4
    values: Shorts = flushes()[bits >> SUIT_STEP * suit & (1 << RANK_BITS) - 1]
    return values


assert len(RANKS) == RANK_BITS == LOW_RANKS + HIGH_RANKS
