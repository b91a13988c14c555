"""Hands ranked by the tables of `kit.ranks`, compiled. Importing this needs numba.

The tables are globals on purpose: numba freezes them as constants, and loops do no reference
counting on them.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.exact.compiled import compiled
from parlour.kit import ranks
from parlour.kit.ranks import (
    BITS,
    CODES,
    FLUSH_BITS,
    HIGH_MASK,
    LOW_BITS,
    LOW_MASK,
    PAIR_STEP,
    PAIRS,
    RANK_BITS,
    SUIT_STEP,
    SUITS_AT,
    THREE_EACH,
    Shorts,
)

LOW, HIGH, VALUES = ranks.tables(7)
FLUSHES = ranks.flushes()
RANKS_MASK = (1 << RANK_BITS) - 1
CLASSES = len(ranks.classes())


@compiled
def value(code: Any, bits: Any) -> int:
    """The value of seven cards, from the sums of their codes and bits."""
    if (code + THREE_EACH) & FLUSH_BITS:
        return flush_value(code, bits)
    place = int(LOW[code & LOW_MASK]) + int(HIGH[(code >> LOW_BITS) & HIGH_MASK])
    return int(VALUES[place])


@compiled
def flush_value(code: Any, bits: Any) -> int:
    suit = 0
    while not ((code + THREE_EACH) >> (SUITS_AT + 4 * suit)) & 8:
        suit += 1
    return int(FLUSHES[(bits >> (SUIT_STEP * suit)) & RANKS_MASK])


def ranker(cards: int) -> Callable[[Any], Shorts]:
    """By row of so many places in the pack, an odd number: the value of `ranks.rank`. Flushes are
    left to a second loop: one hand in 33 has one, which branch prediction would miss."""
    low, high, worth = ranks.tables(cards)

    @compiled
    def rank(hands: Any) -> Shorts:
        values = np.empty(len(hands), np.uint16)
        late, flushes = np.empty(len(hands), np.int64), 0
        for row in range(len(hands)):
            code = CODES[hands[row, cards - 1]]
            for column in range(0, cards - 1, 2):  # a slice would do reference counting
                code += PAIRS[np.uint16(hands[row, column]) * PAIR_STEP + hands[row, column + 1]]
            place = int(low[code & LOW_MASK]) + int(high[(code >> LOW_BITS) & HIGH_MASK])
            values[row] = worth[place]
            late[flushes] = row
            flushes += int((code + THREE_EACH) & FLUSH_BITS != 0)
        for row in late[:flushes]:
            code = bits = np.int64(0)
            for column in range(cards):
                code += CODES[hands[row, column]]
                bits |= BITS[hands[row, column]]
            values[row] = flush_value(code, bits)
        return values

    return rank


rank = ranker(7)
rank_five = ranker(5)


@compiled
def count_values(cards: int) -> Any:
    """By value: the number of hands of seven cards from the first `cards` of the pack."""
    counts = np.zeros(CLASSES, np.int64)
    for a in range(cards):
        for b in range(a):
            for c in range(b):
                code3 = CODES[a] + CODES[b] + CODES[c]
                bits3 = BITS[a] | BITS[b] | BITS[c]
                for d in range(c):
                    for e in range(d):
                        code5 = code3 + CODES[d] + CODES[e]
                        bits5 = bits3 | BITS[d] | BITS[e]
                        for f in range(e):
                            code6, bits6 = code5 + CODES[f], bits5 | BITS[f]
                            for g in range(f):
                                counts[value(code6 + CODES[g], bits6 | BITS[g])] += 1
    return counts
