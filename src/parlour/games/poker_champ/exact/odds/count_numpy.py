"""Counting a spot with NumPy: all boards side by side."""

from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.exact.odds.readings import BACKS, GROUP_OF, Spot
from parlour.kit.ranks import BITS, CODES, Ints, Shorts, rank_sums

Floats = npt.NDArray[np.float64]

NODES = np.array([0.0, (1 - 5**-0.5) / 2, (1 + 5**-0.5) / 2, 1.0])
WEIGHTS = np.array([1.0, 5.0, 5.0, 1.0]) / 12
"""A pot shared by k + 1 brings 1/(k + 1), the integral of x^k from 0 to 1; with five opponents the
number of worlds is a polynomial of fifth degree in x, which these four points integrate exactly.
At its ends it counts the worlds in which one wins alone, and those in which nobody has more."""
CLOSED = 0xFFFF
"""The worth of cards that lie on the board: more than any hand, so that nobody has it."""
NOBODY = -1
AT_ONCE = 1 << 12
"""Boards at a time."""


@cache
def boards(rest: int, draws: int) -> Ints:
    """All ways to draw so many of so many cards, a row each."""
    ways = list(combinations(range(rest), draws))
    return np.array(ways, np.int64).reshape(len(ways), draws)


def sweep(spot: Spot, asked: int) -> tuple[float, Floats]:
    """In how many ways the seats can hold different cards. And over all worlds, for the first
    `asked` seats: how often one wins alone, how often nobody beats it, and its share."""
    drawn = boards(len(spot.rest), spot.draws)
    sums = np.zeros((asked, 3))
    for start in range(0, len(drawn), AT_ONCE):
        sums += sweep_some(spot, asked, spot.rest[drawn[start : start + AT_ONCE]])
    nobody = [np.zeros((count, 1), np.uint16) for count in spot.counts]
    less, equal = compare(spot, NOBODY, np.ones(1, np.uint16), 0, nobody)
    return float(worlds(spot, less, equal, 0.0)[0]), sums


def sweep_some(spot: Spot, asked: int, drawn: Ints) -> Floats:
    weight = dead_weight(spot, drawn)
    worth = appraise(spot, drawn)
    floor = np.maximum.reduce([his.min(0) for his in worth])
    sums = np.zeros((asked, 3))
    for one in range(asked):
        for place, mine in enumerate(worth[one]):
            live = np.flatnonzero((mine >= floor) & (mine < CLOSED))
            part = int(spot.parts[one, place])
            less, equal = compare(spot, one, mine[live], part, [his[:, live] for his in worth])
            at = [worlds(spot, less, equal, x) @ weight[live] for x in NODES]
            sums[one] += at[0], at[-1], np.dot(WEIGHTS, at)
    return sums


def appraise(spot: Spot, drawn: Ints) -> list[Shorts]:
    """By seat: what each reading is worth on each board."""
    code, bits = CODES[drawn].sum(1), BITS[drawn].sum(1)
    found = []
    for one, count in enumerate(spot.counts):
        codes = spot.codes[one, :count, None] + (spot.board_code + code)
        read = spot.read_bits[one, :count, None]
        worth = rank_sums(codes.ravel(), (read | bits | spot.board_bits).ravel())
        found.append(np.where(read & bits, CLOSED, worth.reshape(codes.shape)))
    return found


def compare(
    spot: Spot, one: int, mine: Shorts, own: int, worth: list[Shorts]
) -> tuple[list[list[Floats]], list[list[Floats]]]:
    """By seat, part and board: readings worth less than this, and as much; of the seat itself
    the one in question, which is in its part `own`."""
    less: list[list[Floats]] = []
    equal: list[list[Floats]] = []
    for other, his in enumerate(worth):
        number = range(spot.part_counts[other])
        if other == one:
            less.append([np.full(len(mine), float(part == own)) for part in number])
            equal.append([np.zeros(len(mine)) for _ in number])
        else:
            his_parts = spot.parts[other, : len(his)]
            groups = [his[his_parts == part] for part in number]
            less.append([(group < mine).sum(0, dtype=np.float64) for group in groups])
            equal.append([(group == mine).sum(0, dtype=np.float64) for group in groups])
    return less, equal


def worlds(spot: Spot, less: list[list[Floats]], equal: list[list[Floats]], x: float) -> Floats:
    """By board: in how many ways nobody has more, where every equal hand counts x."""
    states: dict[int, Floats] = {0: np.ones(len(less[0][0]))}
    for one, keep in enumerate(spot.keep.tolist()):
        after: dict[int, Floats] = {}
        for used, ways in states.items():
            for part in range(spot.part_counts[one]):
                bits = int(spot.part_bits[one, part])
                if used & bits:
                    continue
                more = ways * (less[one][part] + x * equal[one][part])
                key = (used | bits) & keep
                after[key] = after[key] + more if key in after else more
        states = after
    return sum(states.values(), np.zeros(len(less[0][0])))


def dead_weight(spot: Spot, drawn: Ints) -> Floats:
    """By board: in how many ways the dead cards can lie beside it."""
    weight = np.ones(len(drawn))
    for number in np.flatnonzero(spot.dead):
        left = spot.room[number] - (GROUP_OF[drawn] == number).sum(1)
        for taken in range(spot.dead[number]):
            weight *= np.maximum(0, left - taken)
    return weight


assert len(BACKS) == 13
