"""The distribution of final totals by NumPy: probability mass passed on from turn to turn."""

import numpy as np

from parlour.games.kniffel.exact.kernel import Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.play_numpy import play_turn
from parlour.games.kniffel.exact.reach import Reach
from parlour.games.kniffel.exact.values_numpy import ALL_UPPER
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL


def pass_on(
    values: Floats,
    now: Floats,
    after: Floats,
    starts: Ints,
    layer: int,
    written: Floats,
    reach: Reach,
    tables: Tables,
    lattice: Lattice,
) -> None:
    """Play the next turn of all positions in this layer, each gain with its probability."""
    for mask in reach.layers[layer].tolist():
        for mark in range(tables.marks):
            width = int(reach.top[mask, mark]) + 1
            first, count = int(starts[mask, mark]), int(reach.counts[mask & ALL_UPPER])
            block = now[first : first + count * width].reshape(count, width)
            some = np.flatnonzero(block.any(axis=1))
            if len(some):
                uppers = reach.uppers[mask & ALL_UPPER, some]
                _pass_on(
                    values, block[some], mask, mark, uppers,
                    after, starts, written, reach, tables, lattice,
                )  # fmt: skip


def _pass_on(
    values: Floats, block: Floats, mask: int, mark: int, uppers: Ints,
    after: Floats, starts: Ints, written: Floats, reach: Reach, t: Tables, g: Lattice,
) -> None:  # fmt: skip
    masks, marks = np.full(len(uppers), mask), np.full(len(uppers), mark)
    ordinary, further = play_turn(values, masks, marks, uppers, t, g)
    mass = block.sum(axis=1)

    def move(p: Floats, box: int, next_mark: int, points: int, extra: int) -> None:
        there = mask | 1 << box
        totals = np.minimum(uppers + points, UPPER_GOAL) if box < len(UPPER) else uppers
        width = int(reach.top[there, next_mark]) + 1
        first = starts[there, next_mark] + reach.rank[there & ALL_UPPER, totals] * width
        gain = points + extra
        for row in np.flatnonzero(p):  # capped upper totals may meet in one row
            at = int(first[row]) + gain
            most = min(block.shape[1], width - gain)
            after[at : at + most] += p[row] * block[row, :most]
        written[box, points] += p @ mass
        written[t.boxes, 0] += (p @ mass) * extra

    for leaf in np.flatnonzero(ordinary.any(axis=1)).tolist():
        next_mark = mark if t.leaf_mark[leaf] < 0 else int(t.leaf_mark[leaf])
        move(ordinary[leaf], int(t.leaf_box[leaf]), next_mark, int(t.leaf_points[leaf]), 0)
    for face, box in zip(*np.nonzero(further.any(axis=2)), strict=True):
        way = int(t.further[mask, mark, face])
        points, extra = int(t.further_points[way, box]), int(t.further_extra[way])
        move(further[face, box], int(box), int(t.further_mark[way, box]), points, extra)
