"""Counting a spot with NumPy: all boards side by side."""

from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.kernel import BITS, CODES, Ints, rank_sums
from parlour.games.poker_champ.spot import BACKS, GROUP_OF, Spot

Floats = npt.NDArray[np.float64]

NODES = (np.polynomial.legendre.leggauss(3)[0] + 1) / 2
WEIGHTS = np.polynomial.legendre.leggauss(3)[1] / 2
"""A pot shared by k + 1 brings 1/(k + 1), the integral of x^k from 0 to 1; with five opponents the
number of worlds is a polynomial of fifth degree in x, which three points integrate exactly."""


@cache
def boards(rest: int, draws: int) -> Ints:
    """All ways to draw so many of so many cards, a row each."""
    ways = list(combinations(range(rest), draws))
    return np.array(ways, np.int64).reshape(len(ways), draws)


def sweep(spot: Spot) -> tuple[float, float, float]:
    """Over all worlds: how often the hand wins alone, how often nobody beats it, and its share."""
    drawn = spot.rest[boards(len(spot.rest), spot.draws)]
    more_code, more_bits = CODES[drawn].sum(1), BITS[drawn].sum(1)
    weight = dead_weight(spot, drawn)
    mine = rank_sums(spot.code + more_code, spot.bits + more_bits)
    less: list[list[Floats]] = []
    equal: list[list[Floats]] = []
    for who, count in enumerate(spot.counts):
        blank = np.zeros(len(drawn))
        less.append([blank.copy() for _ in range(spot.part_counts[who])])
        equal.append([blank.copy() for _ in range(spot.part_counts[who])])
        for place in range(count):
            bits, part = int(spot.read_bits[who, place]), int(spot.parts[who, place])
            theirs = rank_sums(
                spot.board_code + int(spot.codes[who, place]) + more_code,
                spot.board_bits + bits + more_bits,
            )
            open_ = (more_bits & bits) == 0
            less[who][part] += open_ & (theirs < mine)
            equal[who][part] += open_ & (theirs == mine)
    at = [worlds(spot, less, equal, x) @ weight for x in (0.0, 1.0, *NODES)]
    return float(at[0]), float(at[1]), float(np.dot(WEIGHTS, at[2:]))


def worlds(spot: Spot, less: list[list[Floats]], equal: list[list[Floats]], x: float) -> Floats:
    """By board: in how many ways nobody has more, where every equal hand counts x."""
    states: dict[int, Floats] = {0: np.ones(len(less[0][0]) if less else 1)}
    for who, keep in enumerate(spot.keep if len(spot.counts) else ()):
        after: dict[int, Floats] = {}
        for used, ways in states.items():
            for part in range(spot.part_counts[who]):
                bits = int(spot.part_bits[who, part])
                if used & bits:
                    continue
                more = ways * (less[who][part] + x * equal[who][part])
                key = (used | bits) & int(keep)
                after[key] = after[key] + more if key in after else more
        states = after
    return sum(states.values(), np.zeros(1))


def dead_weight(spot: Spot, drawn: Ints) -> Floats:
    """By board: in how many ways the dead cards can lie beside it."""
    weight = np.ones(len(drawn))
    for number in np.flatnonzero(spot.dead):
        left = spot.room[number] - (GROUP_OF[drawn] == number).sum(1)
        for taken in range(spot.dead[number]):
            weight *= np.maximum(0, left - taken)
    return weight


assert len(BACKS) == 13
