"""Counting a spot with NumPy: all run-outs side by side."""

from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.exact.odds.readings import BACKS, GROUP_OF, Spot
from parlour.kit.ranks import BITS, CODES, Ints, Shorts, rank_sums

Floats = npt.NDArray[np.float64]

NODES = np.array([0.0, (1 - 5**-0.5) / 2, (1 + 5**-0.5) / 2, 1.0])
WEIGHTS = np.array([1.0, 5.0, 5.0, 1.0]) / 12
"""Gauss-Lobatto quadrature. A pot shared by k + 1 hands pays 1/(k + 1), the integral of x^k from 0
to 1. With five opponents the number of worlds is a polynomial of degree five in x, which these four
nodes integrate exactly. At x = 0 it counts the worlds a hand wins alone, at x = 1 those in which it
is unbeaten."""
BLOCKED = 0xFFFF
"""The strength of a reading that holds a card of the run-out: above any hand, so that it is neither
less nor equal."""
NOBODY = -1
AT_ONCE = 1 << 12
"""Run-outs at a time."""


@cache
def runouts(rest: int, draws: int) -> Ints:
    """All ways to draw so many of so many cards, a row each."""
    ways = list(combinations(range(rest), draws))
    return np.array(ways, np.int64).reshape(len(ways), draws)


def count(spot: Spot, seats: int) -> tuple[float, Floats]:
    """In how many ways the seats can hold different cards. And for the first `seats` seats, summed
    over all worlds: how often each wins alone, how often it is unbeaten, and its equity."""
    drawn = runouts(len(spot.rest), spot.draws)
    sums = np.zeros((seats, 3))
    for start in range(0, len(drawn), AT_ONCE):
        sums += count_some(spot, seats, spot.rest[drawn[start : start + AT_ONCE]])
    nothing = [np.zeros((count, 1), np.uint16) for count in spot.counts]
    less, equal = compare(spot, NOBODY, np.ones(1, np.uint16), 0, nothing)
    return float(unbeaten(spot, less, equal, 0.0)[0]), sums


def count_some(spot: Spot, seats: int, drawn: Ints) -> Floats:
    weight = dead_weight(spot, drawn)
    strengths = rank_readings(spot, drawn)
    floor = np.maximum.reduce([theirs.min(0) for theirs in strengths])
    sums = np.zeros((seats, 3))
    for seat in range(seats):
        for place, mine in enumerate(strengths[seat]):
            live = np.flatnonzero((mine >= floor) & (mine < BLOCKED))
            shared = int(spot.shared[seat, place])
            others = [theirs[:, live] for theirs in strengths]
            less, equal = compare(spot, seat, mine[live], shared, others)
            at = [unbeaten(spot, less, equal, x) @ weight[live] for x in NODES]
            sums[seat] += at[0], at[-1], np.dot(WEIGHTS, at)
    return sums


def rank_readings(spot: Spot, drawn: Ints) -> list[Shorts]:
    """By seat: the strength of each reading on each run-out."""
    code, bits = CODES[drawn].sum(1), BITS[drawn].sum(1)
    found = []
    for seat, number in enumerate(spot.counts):
        codes = spot.codes[seat, :number, None] + (spot.board_code + code)
        own = spot.bits[seat, :number, None]
        strengths = rank_sums(codes.ravel(), (own | bits | spot.board_bits).ravel())
        found.append(np.where(own & bits, BLOCKED, strengths.reshape(codes.shape)))
    return found


def compare(
    spot: Spot, seat: int, mine: Shorts, shared: int, strengths: list[Shorts]
) -> tuple[list[list[Floats]], list[list[Floats]]]:
    """By seat, shared set and run-out: how many readings are weaker than this one, and how many
    equal it; of the seat itself only this reading counts, which uses the set `shared`."""
    less: list[list[Floats]] = []
    equal: list[list[Floats]] = []
    for other, theirs in enumerate(strengths):
        sets = range(spot.shared_counts[other])
        if other == seat:
            less.append([np.full(len(mine), float(one == shared)) for one in sets])
            equal.append([np.zeros(len(mine)) for _ in sets])
        else:
            uses = spot.shared[other, : len(theirs)]
            groups = [theirs[uses == one] for one in sets]
            less.append([(group < mine).sum(0, dtype=np.float64) for group in groups])
            equal.append([(group == mine).sum(0, dtype=np.float64) for group in groups])
    return less, equal


def unbeaten(spot: Spot, less: list[list[Floats]], equal: list[list[Floats]], x: float) -> Floats:
    """By run-out: in how many ways no seat is stronger, where each equal hand counts x. Seats are
    eliminated one after the other; states are the used cards that later seats may hold too."""
    states: dict[int, Floats] = {0: np.ones(len(less[0][0]))}
    for seat, later in enumerate(spot.later.tolist()):
        after: dict[int, Floats] = {}
        for used, ways in states.items():
            for shared in range(spot.shared_counts[seat]):
                bits = int(spot.shared_bits[seat, shared])
                if used & bits:
                    continue
                more = ways * (less[seat][shared] + x * equal[seat][shared])
                key = (used | bits) & later
                after[key] = after[key] + more if key in after else more
        states = after
    return sum(states.values(), np.zeros(len(less[0][0])))


def dead_weight(spot: Spot, drawn: Ints) -> Floats:
    """By run-out: in how many ways the dead cards can be laid out beside it."""
    weight = np.ones(len(drawn))
    for number in np.flatnonzero(spot.dead):
        left = spot.room[number] - (GROUP_OF[drawn] == number).sum(1)
        for taken in range(spot.dead[number]):
            weight *= np.maximum(0, left - taken)
    return weight


assert len(BACKS) == 13
