"""Counting a spot, compiled: board by board. Importing this needs numba."""

from typing import Any

import numpy as np

from parlour.games.poker_champ.compiled import compiled
from parlour.games.poker_champ.kernel import BITS, CODES
from parlour.games.poker_champ.kernel_numba import value
from parlour.games.poker_champ.solver_numpy import NODES, WEIGHTS
from parlour.games.poker_champ.spot import BACKS, GROUP_OF, READINGS, Spot

MOST_STATES = 4096
OPPONENTS = 6


def sweep(spot: Spot) -> tuple[float, float, float]:
    """As `solver_numpy.sweep`."""
    won, unbeaten, share = _sweep(
        spot.code,
        spot.bits,
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
    return won, unbeaten, share


@compiled
def _sweep(
    code: int,
    bits: int,
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
) -> tuple[float, float, float]:
    who = len(counts)
    less = np.zeros((OPPONENTS, READINGS))
    equal = np.zeros((OPPONENTS, READINGS))
    keys = np.zeros((2, MOST_STATES), np.int64)
    ways = np.zeros((2, MOST_STATES))
    any_dead = dead.sum() > 0
    won = unbeaten = share = 0.0
    pick = np.arange(draws)
    while True:
        more_code, more_bits = np.int64(0), np.int64(0)
        for card in pick:
            more_code += CODES[rest[card]]
            more_bits |= BITS[rest[card]]
        mine = value(code + more_code, bits | more_bits)
        base_code, base_bits = board_code + more_code, board_bits | more_bits
        lost, ties = False, False
        for one in range(who):
            for part in range(part_counts[one]):
                less[one, part] = equal[one, part] = 0.0
            hope = False
            for place in range(counts[one]):
                his = read_bits[one, place]
                if his & more_bits:
                    continue
                worth = value(base_code + codes[one, place], base_bits | his)
                if worth < mine:
                    less[one, parts[one, place]] += 1.0
                    hope = True
                elif worth == mine:
                    equal[one, parts[one, place]] += 1.0
                    hope = ties = True
            if not hope:
                lost = True
                break
        if not lost:
            weight = lay_dead(rest, pick, room, dead) if any_dead else 1.0
            alone = ways_to_stand(who, less, equal, 0.0, part_counts, part_bits, keep, keys, ways)
            won += weight * alone
            if ties:
                both = ways_to_stand(
                    who, less, equal, 1.0, part_counts, part_bits, keep, keys, ways
                )
                unbeaten += weight * both
                for node in range(len(NODES)):
                    x = NODES[node]
                    part_of = ways_to_stand(
                        who, less, equal, x, part_counts, part_bits, keep, keys, ways
                    )
                    share += weight * WEIGHTS[node] * part_of
            else:
                unbeaten += weight * alone
                share += weight * alone
        if not next_pick(pick, len(rest)):
            return won, unbeaten, share


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
