"""Equities of many hands against weighted ranges, compiled. Importing this needs numba.

Counting is variable elimination, as in `readings`. What it goes through is the same on every
run-out, so the elimination is planned once, and then only numbers are multiplied.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Any

import numpy as np

from parlour.exact.compiled import compiled
from parlour.games.poker_champ.exact.odds.count_numba import MOST_STATES, next_combination
from parlour.games.poker_champ.exact.odds.count_numpy import NODES, WEIGHTS, Floats
from parlour.games.poker_champ.exact.odds.readings import BOARD, READINGS, Range, Reading, sums
from parlour.kit.french import PACK
from parlour.kit.ranks import BITS, CODES, Ints
from parlour.kit.ranks_numba import value

CARDS = len(PACK)


def by_runout(
    hands: Sequence[Reading], board: Reading, opponents: Sequence[Range], stride: int = 1
) -> Floats:
    """By hand and run-out, in the order of `count_numpy.runouts`, one in `stride`: what the hand
    wins, and how likely it meets these ranges there."""
    weights = np.zeros((len(opponents), READINGS))
    for row, theirs in zip(weights, opponents, strict=True):
        row[: len(theirs.weights)] = theirs.weights
    codes, bits = np.array([laid(theirs.readings) for theirs in opponents]).transpose(1, 0, 2)
    own_codes, own_bits = laid(tuple(hands))
    runouts = comb(CARDS - len(board), BOARD - len(board))
    found = np.zeros((len(hands), -(-runouts // stride), 2))
    _by_runout(
        found, own_codes, own_bits, np.array(board), codes.copy(), bits.copy(), weights, stride
    )
    return found


@lru_cache(1024)
def laid(readings: tuple[Reading, ...]) -> Ints:
    """The codes and the bits of each reading added up, padded with zeros."""
    found = np.zeros((2, READINGS), np.int64)
    for place, one in enumerate(sums(readings)):
        found[:, place] = one.code, one.bits
    return found


LANES = 64
"""Cases, each a hand on a run-out, that are counted side by side, which keeps the wide registers of
the processor busy."""
QUADRATURE = (
    (np.array([0.0, 1.0]), np.array([1.0, 1.0]) / 2),
    (np.array([0.0, 0.5, 1.0]), np.array([1.0, 4.0, 1.0]) / 6),
    (NODES, WEIGHTS),
)
"""As in `count_numpy`; so many nodes are exact for one opponent, for up to three, and for five."""


@compiled
def _by_runout(
    found: Floats,
    own_codes: Ints,
    own_bits: Ints,
    board: Ints,
    codes: Ints,
    bits: Ints,
    weights: Floats,
    stride: int,
) -> None:
    board_code, board_bits, seats = CODES[board].sum(), BITS[board].sum(), len(codes)
    rest = np.array([card for card in range(CARDS) if not BITS[card] & board_bits])
    counts = keep_possible(board_bits, codes, bits, weights)
    sets = share(counts, bits)
    plan, ranges = planned(sets), (counts, bits, weights, sets[0], sets[1])
    pick, now = np.arange(BOARD - len(board)), np.zeros((seats, READINGS), np.int64)
    strengths, cases = np.zeros((seats, READINGS, LANES), np.int64), np.zeros((4, LANES), np.int64)
    room, size = np.zeros((3, seats, READINGS, LANES)), 0
    for number in range(found.shape[1] * stride):
        code, laid_bits = board_code, board_bits
        for card in pick:
            code += CODES[rest[card]]
            laid_bits |= BITS[rest[card]]
        next_combination(pick, len(rest))
        if number % stride:
            continue
        rank_likely(now, code, laid_bits, laid_bits ^ board_bits, counts, codes, bits)
        if size + len(found) > LANES:
            count_cases(found, cases, size, strengths, ranges, plan, room)
            size = 0
        first = size
        for hand in range(len(found)):
            own = own_bits[hand]
            if not own & laid_bits:
                cases[0, size], cases[1, size] = hand, number // stride
                cases[2, size] = value(code + own_codes[hand], laid_bits | own)
                cases[3, size] = own | laid_bits
                size += 1
        spread(now, strengths, counts, first, size)
    count_cases(found, cases, size, strengths, ranges, plan, room)


@compiled
def spread(now: Ints, strengths: Ints, counts: Ints, first: int, last: int) -> None:
    """What the readings are worth on a run-out, for all lanes with it."""
    for seat in range(len(counts)):
        for place in range(counts[seat]):
            for lane in range(first, last):
                strengths[seat, place, lane] = now[seat, place]


@compiled
def count_cases(
    found: Floats, cases: Ints, size: int, strengths: Ints, ranges: Any, plan: Any, room: Any
) -> None:
    """By quadrature; where nobody can tie, its first node is enough."""
    every, less, equal = room
    nodes, weights = QUADRATURE[len(strengths) // 2]
    ties = weigh(cases[2], cases[3], strengths, ranges, every, less, equal)
    met, won = unbeaten(every, plan), unbeaten(less, plan)
    if ties:
        won *= weights[0]
        for node in range(1, len(nodes)):
            add(less, equal, nodes[node] - nodes[node - 1], ranges[4])
            won += weights[node] * unbeaten(less, plan)
    for lane in range(size):
        hand, row = cases[0, lane], cases[1, lane]
        found[hand, row, 0], found[hand, row, 1] = won[lane], met[lane]


@compiled
def add(less: Floats, equal: Floats, times: float, shared_counts: Ints) -> None:
    for seat in range(len(shared_counts)):
        for used in range(shared_counts[seat]):
            for lane in range(LANES):
                less[seat, used, lane] += times * equal[seat, used, lane]


@compiled
def keep_possible(board_bits: int, codes: Ints, bits: Ints, weights: Floats) -> Ints:
    """Moves the readings that can be to the front of their rows; by seat, how many these are."""
    counts = np.zeros(len(codes), np.int64)
    for seat in range(len(codes)):
        for place in range(READINGS):
            if weights[seat, place] == 0.0 or bits[seat, place] & board_bits:
                continue
            kept = counts[seat]
            codes[seat, kept], bits[seat, kept] = codes[seat, place], bits[seat, place]
            weights[seat, kept] = weights[seat, place]
            counts[seat] += 1
    return counts


@compiled
def share(counts: Ints, bits: Ints) -> Any:
    """The fields of a `Spot` that tell which cards several seats may hold: `shared`,
    `shared_counts`, `shared_bits` and `later`."""
    shared, shared_bits = np.zeros_like(bits), np.zeros_like(bits)
    shared_counts, later = np.zeros_like(counts), np.zeros_like(counts)
    for seat in range(len(counts)):
        others = 0
        for other in range(len(counts)):
            for place in range(counts[other]):
                if other != seat:
                    others |= bits[other, place]
                if other > seat:
                    later[seat] |= bits[other, place]
        for place in range(counts[seat]):
            used, number = bits[seat, place] & others, 0
            while number < shared_counts[seat] and shared_bits[seat, number] != used:
                number += 1
            if number == shared_counts[seat]:
                shared_bits[seat, number] = used
                shared_counts[seat] += 1
            shared[seat, place] = number
    return shared, shared_counts, shared_bits, later


@compiled
def planned(sets: Any) -> Any:
    """The elimination, seat by seat: from which state which shared set leads to which, in rows;
    where the rows of each seat end; and how many states there are after it."""
    _, shared_counts, shared_bits, later = sets
    seats = len(later)
    steps, states = np.empty((MOST_STATES, 3), np.int64), np.zeros((2, MOST_STATES), np.int64)
    ends, sizes, size, row = np.zeros(seats, np.int64), np.zeros(seats, np.int64), 1, 0
    for seat in range(seats):
        now, after, found = states[seat % 2], states[1 - seat % 2], 0
        for state in range(size):
            for shared in range(shared_counts[seat]):
                bits = shared_bits[seat, shared]
                if now[state] & bits:
                    continue
                key, place = (now[state] | bits) & later[seat], 0
                while place < found and after[place] != key:
                    place += 1
                if place == found:
                    after[place] = key
                    found += 1
                if row == len(steps):
                    steps = np.concatenate((steps, np.empty_like(steps)))
                steps[row] = state, shared, place
                row += 1
        ends[seat], sizes[seat], size = row, found, found
    return steps, ends, sizes


@compiled
def unbeaten(more: Floats, plan: Any) -> Floats:
    """By lane: in how many ways the seats can hold different cards, where each shared set counts as
    much as it has in `more`."""
    steps, ends, sizes = plan
    now, after, row = np.ones((1, LANES)), np.ones((1, LANES)), 0
    for seat in range(len(ends)):
        after = np.zeros((sizes[seat], LANES))
        for step in range(row, ends[seat]):
            before, shared, place = steps[step]
            for lane in range(LANES):
                after[place, lane] += now[before, lane] * more[seat, shared, lane]
        now, row = after, ends[seat]
    total = np.zeros(LANES)
    for place in range(len(now)):
        for lane in range(LANES):
            total[lane] += now[place, lane]
    return total


@compiled
def rank_likely(
    strengths: Ints, code: int, board: int, drawn: int, counts: Ints, codes: Ints, bits: Ints
) -> None:
    """Fills in the strength of each reading that is possible on this run-out."""
    for seat in range(len(counts)):
        for place in range(counts[seat]):
            own = bits[seat, place]
            if not own & drawn:
                strengths[seat, place] = value(code + codes[seat, place], board | own)


@compiled
def weigh(
    mine: Ints,
    blocked: Ints,
    strengths: Ints,
    ranges: Any,
    every: Floats,
    less: Floats,
    equal: Floats,
) -> bool:
    """By seat, shared set and lane: the weight of all readings without a blocked card, of those
    weaker than the hand of the lane, and of those equal to it. Returns whether any are equal."""
    counts, bits, weights, shared, shared_counts = ranges
    ties = np.zeros(LANES)
    for seat in range(len(counts)):
        every[seat, : shared_counts[seat]] = 0.0
        less[seat, : shared_counts[seat]] = 0.0
        equal[seat, : shared_counts[seat]] = 0.0
        for place in range(counts[seat]):
            weight, own, used = weights[seat, place], bits[seat, place], shared[seat, place]
            for lane in range(LANES):
                here = weight if own & blocked[lane] == 0 else 0.0
                every[seat, used, lane] += here
                less[seat, used, lane] += here if strengths[seat, place, lane] < mine[lane] else 0.0
                tied = here if strengths[seat, place, lane] == mine[lane] else 0.0
                equal[seat, used, lane] += tied
                ties[lane] += tied
    return bool(ties.any())
