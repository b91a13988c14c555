"""Counting a spot, compiled: board by board. Importing this needs numba."""

from typing import Any

import numpy as np

from parlour.exact.compiled import compiled
from parlour.games.poker_champ.exact.odds.count_numpy import CLOSED, NOBODY, NODES, WEIGHTS, Floats
from parlour.games.poker_champ.exact.odds.readings import BACKS, GROUP_OF, READINGS, Spot
from parlour.kit.ranks import BITS, CODES
from parlour.kit.ranks_numba import value

MOST_STATES = 4096
OPPONENTS = 6


def sweep(spot: Spot, asked: int) -> tuple[float, Floats]:
    """As `solver_numpy.sweep`."""
    found: tuple[float, Floats] = _sweep(
        asked,
        spot.board_code,
        spot.board_bits,
        spot.rest,
        spot.draws,
        spot.counts,
        spot.codes,
        spot.read_bits,
        spot.parts,
        spot.part_counts,
        spot.part_bits,
        spot.keep,
        spot.room,
        spot.dead,
    )
    return found


@compiled
def _sweep(
    asked: int,
    board_code: int,
    board_bits: int,
    rest: Any,
    draws: int,
    counts: Any,
    codes: Any,
    read_bits: Any,
    parts: Any,
    part_counts: Any,
    part_bits: Any,
    keep: Any,
    room: Any,
    dead: Any,
) -> tuple[float, Floats]:
    who = len(counts)
    sums = np.zeros((asked, 3))
    worth = np.zeros((OPPONENTS, READINGS), np.int64)
    less = np.empty((OPPONENTS, READINGS))
    equal = np.empty((OPPONENTS, READINGS))
    keys = np.empty((2, MOST_STATES), np.int64)
    ways = np.empty((2, MOST_STATES))
    compare(NOBODY, 1, worth, counts, parts, part_counts, less, equal)
    every = ways_to_stand(who, less, equal, 0.0, part_counts, part_bits, keep, keys, ways)
    any_dead = dead.sum() > 0
    pick = np.arange(draws)
    going = True
    while going:
        code, bits = board_code, board_bits
        for card in pick:
            code += CODES[rest[card]]
            bits |= BITS[rest[card]]
        weight = lay_dead(rest, pick, room, dead) if any_dead else 1.0
        going = next_pick(pick, len(rest))
        floor = appraise(worth, asked, code, bits, board_bits, counts, codes, read_bits)
        for one in range(asked):
            for place in range(counts[one]):
                mine = worth[one, place]
                if mine < floor or mine == CLOSED or had_before(worth, one, place):
                    continue
                tied = compare(one, mine, worth, counts, parts, part_counts, less, equal)
                alone = ways_to_stand(
                    who, less, equal, 0.0, part_counts, part_bits, keep, keys, ways
                )
                unbeaten = share = alone
                if tied:
                    unbeaten = ways_to_stand(
                        who, less, equal, 1.0, part_counts, part_bits, keep, keys, ways
                    )
                    share = (alone + unbeaten) / 2
                if tied > 1:
                    share = WEIGHTS[0] * alone + WEIGHTS[-1] * unbeaten
                    for node in range(1, len(NODES) - 1):
                        share += WEIGHTS[node] * ways_to_stand(
                            who, less, equal, NODES[node], part_counts, part_bits, keep, keys, ways
                        )
                sums[one, 0] += weight * alone
                sums[one, 1] += weight * unbeaten
                sums[one, 2] += weight * share
    return every, sums


@compiled
def appraise(
    worth: Any,
    asked: int,
    code: int,
    bits: int,
    board_bits: int,
    counts: Any,
    codes: Any,
    read_bits: Any,
) -> int:
    """What each reading is worth on this board. Returns the least with which one can win: somebody
    has as much in any case."""
    floor, drawn = 0, bits ^ board_bits
    for one in range(len(counts)):
        lowest = CLOSED
        for place in range(counts[one]):
            his = read_bits[one, place]
            found = CLOSED if his & drawn else value(code + codes[one, place], bits | his)
            worth[one, place] = found
            lowest = min(lowest, found)
        floor = max(floor, lowest)
        if asked == 1 and floor > worth[0, 0]:
            return CLOSED
    return floor


@compiled
def had_before(worth: Any, one: int, place: int) -> bool:
    """Equal readings of a seat are counted together, with the first of them."""
    first = 0
    while worth[one, first] != worth[one, place]:
        first += 1
    return first < place


@compiled
def compare(
    one: int,
    mine: int,
    worth: Any,
    counts: Any,
    parts: Any,
    part_counts: Any,
    less: Any,
    equal: Any,
) -> int:
    """By seat and part: readings worth less than this, and as much; of the seat itself those that
    are worth this. Returns how many others can be equal."""
    tied = 0
    for other in range(len(counts)):
        for part in range(part_counts[other]):
            less[other, part] = equal[other, part] = 0.0
        ties = False
        for place in range(counts[other]):
            his = worth[other, place]
            if other == one:
                less[one, parts[one, place]] += his == mine
            elif his < mine:
                less[other, parts[other, place]] += 1.0
            elif his == mine:
                equal[other, parts[other, place]] += 1.0
                ties = True
        tied += ties
    return tied


@compiled
def next_pick(pick: Any, size: int) -> bool:
    """The next way to draw; False after the last."""
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
def ways_to_stand(
    who: int,
    less: Any,
    equal: Any,
    x: float,
    part_counts: Any,
    part_bits: Any,
    keep: Any,
    keys: Any,
    ways: Any,
) -> float:
    """In how many ways nobody has more, where every equal hand counts x."""
    size, now = 1, 0
    keys[0, 0], ways[0, 0] = 0, 1.0
    for one in range(who):
        after, found = 1 - now, 0
        for state in range(size):
            used, so_far = keys[now, state], ways[now, state]
            for part in range(part_counts[one]):
                more = less[one, part] + x * equal[one, part]
                if more == 0.0 or used & part_bits[one, part]:
                    continue
                key = (used | part_bits[one, part]) & keep[one]
                place = 0
                while place < found and keys[after, place] != key:
                    place += 1
                if place == found:
                    keys[after, place], ways[after, place] = key, 0.0
                    found += 1
                ways[after, place] += so_far * more
        size, now = found, after
    total = 0.0
    for state in range(size):
        total += ways[now, state]
    return total


@compiled
def lay_dead(rest: Any, pick: Any, room: Any, dead: Any) -> float:
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


GROUPS = len(BACKS)
