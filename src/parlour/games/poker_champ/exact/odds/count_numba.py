"""Counting a spot, compiled: run-out by run-out. Importing this needs numba."""

from typing import Any

import numpy as np

from parlour.exact.compiled import compiled
from parlour.games.poker_champ.exact.odds.count_numpy import (
    BLOCKED,
    NOBODY,
    NODES,
    WEIGHTS,
    Floats,
)
from parlour.games.poker_champ.exact.odds.readings import BACKS, GROUP_OF, READINGS, Spot
from parlour.kit.ranks import BITS, CODES, Ints
from parlour.kit.ranks_numba import value

MOST_STATES = 4096
SEATS = 6
GROUPS = len(BACKS)


def count(spot: Spot, seats: int) -> tuple[float, Floats]:
    """As `count_numpy.count`."""
    found: tuple[float, Floats] = _count(seats, spot[:-1])
    return found


@compiled
def _count(seats: int, fields: Any) -> tuple[float, Floats]:
    """`fields`: of the spot, in their order. They are unpacked once, because numba counts a
    reference whenever an array is read out of a tuple."""
    board_code, board_bits, rest, draws, counts, codes, bits, shared = fields[:8]
    shared_counts, shared_bits, later, room, dead = fields[8:]
    strengths, sums = np.zeros((SEATS, READINGS), np.int64), np.zeros((seats, 3))
    less, equal = np.empty((SEATS, READINGS)), np.empty((SEATS, READINGS))
    states, ways = np.empty((2, MOST_STATES), np.int64), np.empty((2, MOST_STATES))
    compare(NOBODY, 1, strengths, counts, shared, shared_counts, less, equal)
    every = unbeaten(less, equal, 0.0, shared_counts, shared_bits, later, states, ways)
    any_dead, pick, going = dead.sum() > 0, np.arange(draws), True
    while going:
        code, board = board_code, board_bits
        for card in pick:
            code += CODES[rest[card]]
            board |= BITS[rest[card]]
        weight = dead_weight(rest, pick, room, dead) if any_dead else 1.0
        going = next_combination(pick, len(rest))
        floor = rank_readings(strengths, seats, code, board, board_bits, counts, codes, bits)
        for seat in range(seats):
            for place in range(counts[seat]):
                mine = strengths[seat, place]
                if mine < floor or mine == BLOCKED or had_before(strengths, seat, place):
                    continue
                tied = compare(seat, mine, strengths, counts, shared, shared_counts, less, equal)
                alone = unbeaten(less, equal, 0.0, shared_counts, shared_bits, later, states, ways)
                even = equity = alone
                if tied:
                    even = unbeaten(
                        less, equal, 1.0, shared_counts, shared_bits, later, states, ways
                    )
                    equity = (alone + even) / 2
                if tied > 1:
                    equity = WEIGHTS[0] * (alone + even) + inner_nodes(
                        less, equal, shared_counts, shared_bits, later, states, ways
                    )
                sums[seat, 0] += weight * alone
                sums[seat, 1] += weight * even
                sums[seat, 2] += weight * equity
    return every, sums


@compiled
def rank_readings(
    strengths: Ints,
    seats: int,
    code: int,
    board: int,
    board_bits: int,
    counts: Ints,
    codes: Ints,
    bits: Ints,
) -> int:
    """Fills in the strength of each reading on this run-out. Returns the least with which a hand
    can win: some seat has as much in any case."""
    floor, drawn = 0, board ^ board_bits
    for seat in range(len(counts)):
        lowest = BLOCKED
        for place in range(counts[seat]):
            own = bits[seat, place]
            found = BLOCKED if own & drawn else value(code + codes[seat, place], board | own)
            strengths[seat, place] = found
            lowest = min(lowest, found)
        floor = max(floor, lowest)
        if seats == 1 and floor > strengths[0, 0]:
            return BLOCKED
    return floor


@compiled
def had_before(strengths: Ints, seat: int, place: int) -> bool:
    """Equal readings of a seat are counted together, with the first of them."""
    first = 0
    while strengths[seat, first] != strengths[seat, place]:
        first += 1
    return first < place


@compiled
def compare(
    seat: int,
    mine: int,
    strengths: Ints,
    counts: Ints,
    shared: Ints,
    shared_counts: Ints,
    less: Floats,
    equal: Floats,
) -> int:
    """By seat and shared set: readings weaker than this strength, and equal to it; of the seat
    itself those that have this strength. Returns how many other seats can tie."""
    tied = 0
    for other in range(len(counts)):
        for used in range(shared_counts[other]):
            less[other, used] = equal[other, used] = 0.0
        ties = False
        for place in range(counts[other]):
            theirs = strengths[other, place]
            if other == seat:
                less[seat, shared[other, place]] += theirs == mine
            elif theirs < mine:
                less[other, shared[other, place]] += 1.0
            elif theirs == mine:
                equal[other, shared[other, place]] += 1.0
                ties = True
        tied += ties
    return tied


@compiled
def inner_nodes(
    less: Floats,
    equal: Floats,
    shared_counts: Ints,
    shared_bits: Ints,
    later: Ints,
    states: Ints,
    ways: Floats,
) -> float:
    """The quadrature without its ends, which wins and ties count. If only one seat can tie, the
    ends alone are exact."""
    total = 0.0
    for node in range(1, len(NODES) - 1):
        total += WEIGHTS[node] * unbeaten(
            less, equal, NODES[node], shared_counts, shared_bits, later, states, ways
        )
    return total


@compiled
def unbeaten(
    less: Floats,
    equal: Floats,
    x: float,
    shared_counts: Ints,
    shared_bits: Ints,
    later: Ints,
    states: Ints,
    ways: Floats,
) -> float:
    """As `count_numpy.unbeaten`, for one run-out."""
    size, now = 1, 0
    states[0, 0], ways[0, 0] = 0, 1.0
    for seat in range(len(later)):
        after, found = 1 - now, 0
        for state in range(size):
            used, so_far = states[now, state], ways[now, state]
            for shared in range(shared_counts[seat]):
                more = less[seat, shared] + x * equal[seat, shared]
                if more == 0.0 or used & shared_bits[seat, shared]:
                    continue
                key = (used | shared_bits[seat, shared]) & later[seat]
                place = 0
                while place < found and states[after, place] != key:
                    place += 1
                if place == found:
                    states[after, place], ways[after, place] = key, 0.0
                    found += 1
                ways[after, place] += so_far * more
        size, now = found, after
    total = 0.0
    for state in range(size):
        total += ways[now, state]
    return total


@compiled
def next_combination(pick: Ints, size: int) -> bool:
    """Moves on to the next combination in lexicographic order; False after the last."""
    place = len(pick) - 1
    while place >= 0 and pick[place] == size - len(pick) + place:
        place -= 1
    if place < 0:
        return False
    pick[place] += 1
    for after in range(place + 1, len(pick)):
        pick[after] = pick[after - 1] + 1
    return True


@compiled
def dead_weight(rest: Ints, pick: Ints, room: Ints, dead: Ints) -> float:
    """In how many ways the dead cards can be laid out beside a run-out."""
    weight = 1.0
    for number in range(GROUPS):
        if dead[number]:
            left = room[number]
            for card in pick:
                if GROUP_OF[rest[card]] == number:
                    left -= 1
            for taken in range(dead[number]):
                weight *= max(0, left - taken)
    return weight
