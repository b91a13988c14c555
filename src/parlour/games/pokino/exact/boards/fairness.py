"""What two boards are worth against each other, exactly: no simulation, no error bars.

A prize falls to the board that completes it first, if neither has completed POKINO before. Look at
the card that completes it, and at the set of cards called before that card. The set contains none
of certain lines. Inclusion and exclusion turns that into a sum over unions of lines, and all u
cards of a union come before one given other card with probability 1 / (u + 1).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from parlour.games.pokino.boards import (
    BOARDS,
    CELLS,
    LINES,
    PRIZES,
    Board,
    Prize,
    orbit,
    shifted,
    ways,
)
from parlour.kit.cards import PACK

Masks: TypeAlias = NDArray[np.uint32]
Sizes: TypeAlias = NDArray[np.uint8]
Weights: TypeAlias = NDArray[np.float64]
SumOfPairs: TypeAlias = Callable[[Masks, Sizes, Weights, Masks, Sizes, Weights], float]

CHANCE = 1.0 / (1.0 + np.arange(len(PACK) + 1))
"""By u: that u given cards all come before another given card."""
STAKE = len(PRIZES)
"""What a player pays a round, in counters."""
HALF = range(1, BOARDS // 2)
"""Shifts that differ: shift -k is shift k seen from the other side, and BOARDS/2 is its own."""


class Signed(NamedTuple):
    """A signed sum of "all these cells were called before": each a mask of the cells that both
    boards have, and how many cells of one's own besides."""

    masks: Masks
    outside: Sizes
    weights: Weights


class Duel(NamedTuple):
    """Two boards at a table for two, both calling perfectly."""

    mine: dict[Prize, float]
    """By prize: how often the first board completes it first, ties included."""
    yours: dict[Prize, float]
    ties: dict[Prize, float]

    def edge(self) -> float:
        """Counters a round the first board wins more than the second, from fresh cups."""
        return sum(2 * (self.mine[prize] - self.yours[prize]) for prize in PRIZES)

    def long_edge(self) -> float:
        """The same in the long run, when cups that nobody wins pile up: a prize that is won every
        third round is worth three rounds' counters when it is."""
        return sum(2 * (self.mine[prize] - self.yours[prize]) / self.won(prize) for prize in PRIZES)

    def won(self, prize: Prize) -> float:
        return self.mine[prize] + self.yours[prize] - self.ties[prize]


class Edge(NamedTuple):
    """Two boards of a set, and what the first wins more than the second, in parts of the stake."""

    one: int
    two: int
    """Counted from 0."""
    fresh: float
    """In one round from fresh cups."""
    long: float
    """In the long run."""


def edges(boards: Sequence[Board]) -> Iterator[Edge]:
    """Of all pairs that differ: a set that is one board shifted has no more than four of them."""
    is_orbit = tuple(boards) == orbit(boards[0])
    pairs = [(0, k) for k in HALF] if is_orbit else combinations(range(len(boards)), 2)
    for one, two in pairs:
        found = duel_of(boards[one], boards[two])
        yield Edge(one, two, found.edge() / STAKE, found.long_edge() / STAKE)


def duel(base: Board, steps: int) -> Duel:
    """The board against its own shift."""
    return duel_of(base, shifted(base, steps))


def duel_of(one: Board, two: Board) -> Duel:
    firsts = {prize: first(prize, one, two) for prize in PRIZES}
    seconds = {prize: first(prize, two, one)[0] for prize in PRIZES}
    return Duel(
        {prize: mine for prize, (mine, _) in firsts.items()},
        seconds,
        {prize: tie for prize, (_, tie) in firsts.items()},
    )


def first(
    prize: Prize, one: Board, two: Board, together: SumOfPairs | None = None
) -> tuple[float, float]:
    """How often `one` completes the prize first, ties included; and the ties."""
    together = together or compiled()
    mine, yours = tables(ways(one)[prize]), tables(ways(two)[prize])
    shared = [card for card in one if card in two]
    my_cells, your_cells = [[board.index(card) for card in shared] for board in (one, two)]
    nothing = grouped(yours.free[None], your_cells)
    won = tie = 0.0
    for cell, completes in mine.completes.items():
        done = grouped(completes, my_cells)
        if one[cell] not in two:
            won += together(*done, *nothing)
            continue
        other = two.index(one[cell])
        won += together(*done, *grouped(yours.free[other], your_cells))
        if other in yours.completes:
            tie += together(*done, *grouped(yours.completes[other], your_cells))
    return won, tie


def sum_of_pairs(
    one: Masks, outside: Sizes, weights: Weights, two: Masks, beyond: Sizes, others: Weights
) -> float:
    """The sum of weight times weight times chance over all pairs of unions."""
    total = 0.0
    for start in range(0, len(one), 256):
        part = slice(start, start + 256)
        sizes = np.bitwise_count(one[part, None] | two[None, :])
        sizes += outside[part, None] + beyond[None, :]
        total += float(weights[part] @ (CHANCE[sizes] @ others))
    return total


@cache
def compiled() -> SumOfPairs:
    """The same loop, compiled where numba is installed."""
    try:
        from parlour.games.pokino.exact.boards.pairs import pairs
    except ImportError:
        return sum_of_pairs
    return cast(SumOfPairs, pairs)


# Lines, unions and signs: the same for every board whose odd card stands in the same place


class Tables(NamedTuple):
    completes: Mapping[int, Signed]
    """By cell: nothing is won yet, and the card of that cell completes the prize."""
    free: Mapping[int | None, Signed]
    """Nothing is won yet, when the card of that cell (None: of no cell) comes next."""


@cache
def tables(combinations: tuple[int, ...]) -> Tables:
    lines = {*LINES, *combinations}
    completes: dict[int, Signed] = {}
    free: dict[int | None, Signed] = {None: signed(unions(lines))}
    for cell in range(CELLS):
        others = [line for line in lines if not line >> cell & 1]
        nothing = unions(others)
        free[cell] = signed(nothing)
        rests = [line & ~(1 << cell) for line in combinations if line >> cell & 1]
        if rests:
            still = {} if 0 in rests else unions([*others, *rests])
            completes[cell] = signed(minus(nothing, still))
    return Tables(completes, free)


def unions(lines: Iterable[int]) -> dict[int, int]:
    """Inclusion and exclusion for "contains none of these lines": signs by union of lines."""
    found = set(lines)
    signs = {0: 1}
    for line in sorted(found):
        if any(other != line and other & line == other for other in found):
            continue  # a set of cells without the shorter line is without this one
        for mask, sign in list(signs.items()):
            signs[mask | line] = signs.get(mask | line, 0) - sign
        signs = {mask: sign for mask, sign in signs.items() if sign}
    return signs


def minus(one: dict[int, int], two: dict[int, int]) -> dict[int, int]:
    rest = {mask: one.get(mask, 0) - two.get(mask, 0) for mask in {**one, **two}}
    return {mask: sign for mask, sign in rest.items() if sign}


def signed(signs: dict[int, int]) -> Signed:
    masks = np.array(list(signs), dtype=np.uint32)
    return Signed(masks, np.zeros(len(signs), np.uint8), np.array(list(signs.values()), float))


def grouped(one: Signed, places: Sequence[int]) -> Signed:
    """Unions that look the same to both boards are added up."""
    common = np.zeros(len(one.masks), np.uint32)
    for bit, cell in enumerate(places):
        common |= ((one.masks >> np.uint32(cell)) & np.uint32(1)) << np.uint32(bit)
    outside = np.bitwise_count(one.masks) - np.bitwise_count(common)
    keys = common.astype(np.uint64) << np.uint64(8) | outside
    found, which = np.unique(keys, return_inverse=True)
    weights = np.bincount(which, one.weights, len(found))
    keep = weights != 0
    found = found[keep]
    return Signed((found >> np.uint64(8)).astype(np.uint32), found.astype(np.uint8), weights[keep])
