"""Looks for a base board whose orbit is as even as can be (PK-Q2). Needs NumPy.

From a random proper board, change a little at a time and keep what makes the edges smaller, or not
much larger. The same seed and the same number of steps lead to the same board.
"""

from collections.abc import Iterator
from math import inf
from random import Random
from typing import NamedTuple

from parlour.games.pokino.boards import CELLS, SIDE, Board, fault_of, random_base
from parlour.games.pokino.fairness import HALF, STAKE, duel
from parlour.kit.cards import PACK

STEPS = 400
BOLD = 0.3
"""How often two changes are made at a time."""
LOOSE = 0.25
"""At first a board may be so much worse than the one before: so the search leaves blind alleys."""
POWER = 4


class Found(NamedTuple):
    step: int
    base: Board
    edge: float
    """The worst edge between two of its boards, as a share of the stake."""


def search(seed: int, steps: int = STEPS) -> Iterator[Found]:
    """Every board that was more even than all before it; the last is the result."""
    rng = Random(seed)
    here = random_base(rng)
    order = list(HALF)
    edges = edges_below(here, inf, order)
    assert edges is not None
    lowest = max(map(abs, edges))
    yield Found(0, here, lowest)
    for step in range(1, steps + 1):
        other = changed(here, rng)
        if rng.random() < BOLD:
            other = changed(other, rng)
        loose = 1 + LOOSE * (1 - step / steps)
        if (new := edges_below(other, unevenness(edges) * loose**POWER, order)) is not None:
            here, edges = other, new
            if (edge := max(map(abs, edges))) < lowest:
                lowest = edge
                yield Found(step, here, edge)


def unevenness(edges: list[float]) -> float:
    """What is made smaller: it hears of every edge, but most of the worst."""
    return sum(edge**POWER for edge in edges)


def edges_below(base: Board, limit: float, order: list[int]) -> list[float] | None:
    """All edges, or None as soon as they cannot be below the limit. `order` learns which pair
    gives most boards away, so that it is looked at first."""
    edges: list[float] = []
    for steps in order:
        one = duel(base, steps)
        edges += (one.edge() / STAKE, one.long_edge() / STAKE)
        if unevenness(edges) >= limit:
            order.remove(steps)
            order.insert(0, steps)
            return None
    return edges


def changed(board: Board, rng: Random) -> Board:
    """A proper board that differs in two cells at the most."""
    while True:
        cells = list(board)
        here, there = rng.randrange(CELLS), rng.randrange(CELLS + SIDE)
        if there < CELLS:
            cells[here], cells[there] = cells[there], cells[here]
        else:
            cells[here] = rng.choice([card for card in PACK if card not in board])
        other = tuple(cells)
        if other != board and fault_of(other) is None:
            return other
