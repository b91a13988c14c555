"""Looks for a base board whose orbit is as even as can be (PK-Q2).

From a random proper board, change a little at a time and keep what lowers the worst edge. The same
seed and the same number of steps lead to the same board, on every machine.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from parlour.games.pokino.boards import CELLS, SIDE, Board
from parlour.games.pokino.exact.boards.fairness import HALF, STAKE, duel
from parlour.games.pokino.sets import flaw_of_board, random_base
from parlour.kit.cards import PACK

STEPS = 420


class Found(NamedTuple):
    step: int
    base: Board
    edge: float
    """The worst edge between two of its boards, as a share of the stake."""


def search(seed: int, steps: int = STEPS) -> Iterator[Found]:
    """Every board that was better than all before it; the last is the result."""
    rng = Random(seed)
    best = random_base(rng)
    order = list(HALF)
    edge = edge_below(best, 1.0, order)
    assert edge is not None
    yield Found(0, best, edge)
    for step in range(1, steps + 1):
        other = changed(best, rng)
        if (lower := edge_below(other, edge, order)) is not None:
            best, edge = other, lower
            yield Found(step, best, edge)


def edge_below(base: Board, limit: float, order: list[int]) -> float | None:
    """The worst edge, or None as soon as it cannot be below the limit. `order` learns which pair
    gives most boards away, so that it is looked at first."""
    worst = 0.0
    for steps in order:
        one = duel(base, steps)
        worst = max(worst, abs(one.edge()) / STAKE, abs(one.long_edge()) / STAKE)
        if worst >= limit:
            order.remove(steps)
            order.insert(0, steps)
            return None
    return worst


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
        if other != board and flaw_of_board(other) is None:
            return other
