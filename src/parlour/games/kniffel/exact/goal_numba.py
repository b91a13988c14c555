"""Backward induction of the best chance of a goal, compiled: eight gains at once."""

import numpy as np

from parlour.exact.compiled import compiled
from parlour.games.kniffel.exact.codec import FIRST_ROLL
from parlour.games.kniffel.exact.kernel import NOTHING, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.lanes import BYTES, LANES, fill, offer
from parlour.games.kniffel.exact.reach import Reach, Rows
from parlour.games.kniffel.exact.values_numba import (
    ALL_UPPER,
    LINE,
    NODES,
    SUM,
    block_size,
    close_leaves,
    join_leaves,
    roll_turn,
)
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL


def solve_layer(
    now: Floats, after: Floats, rows: Rows, layer: int, reach: Reach, t: Tables, g: Lattice
) -> None:
    """Fill in the chances of all positions in this layer, from those of the next."""
    _solve_masks(now, after, rows, reach.layers[layer], reach.uppers, reach.rank, t, g)


@compiled
def _solve_masks(
    now: Floats,
    after: Floats,
    w: Rows,
    masks: Ints,
    uppers: Ints,
    rank: Ints,
    t: Tables,
    g: Lattice,
) -> None:
    room = np.empty(block_size(t))
    skip = (-room.ctypes.data % LINE) // BYTES
    block = room.ctypes.data + skip * BYTES
    starts = np.empty(len(t.leaf_box), np.int64)
    for mask in masks:
        close_leaves(block, mask, t)
        for mark in range(t.marks):
            low, high, width = w.low[mask, mark], w.high[mask, mark], w.width[mask, mark]
            for place in range(w.counts[mask, mark]):
                upper = uppers[mask & ALL_UPPER, place]
                _find_leaves(starts, after, w, rank, mask, mark, upper, t)
                row = now[w.start[mask, mark] + place * width :]
                for gain in range(low, high + 1, LANES):
                    _write_leaves(block, starts, mask, gain, t)
                    join_leaves(block, t)
                    _write_kniffels(block, after, w, rank, mask, mark, upper, gain, t)
                    roll_turn(block, g)
                    for lane in range(min(LANES, high + 1 - gain)):
                        done = room[skip + SUM * LANES + lane]
                        row[gain - w.base[mask, mark] + lane] = done
                for gain in range(max(high + 1, w.sure), w.base[mask, mark] + width):
                    row[gain - w.base[mask, mark]] = 1.0


@compiled
def address(
    after: Floats, w: Rows, rank: Ints, mask: int, box: int, mark: int, upper: int, points: int
) -> int:
    """Where in memory the chances lie after this write, from gain 0 on."""
    mask |= 1 << box
    total = min(upper + points, UPPER_GOAL) if box < len(UPPER) else upper
    row = w.start[mask, mark] + rank[mask & ALL_UPPER, total] * w.width[mask, mark]
    return int(after.ctypes.data + (row - w.base[mask, mark]) * BYTES)


@compiled
def _find_leaves(
    starts: Ints, after: Floats, w: Rows, rank: Ints, mask: int, mark: int, upper: int, t: Tables
) -> None:
    for leaf in range(len(starts)):
        box, points = t.leaf_box[leaf], t.leaf_points[leaf]
        if t.choices[mask] >> box & 1:
            next_mark = mark if t.leaf_mark[leaf] < 0 else t.leaf_mark[leaf]
            first = address(after, w, rank, mask, box, next_mark, upper, points)
            starts[leaf] = first + points * BYTES


@compiled
def _write_leaves(block: int, starts: Ints, mask: int, gain: int, t: Tables) -> None:
    for leaf in range(len(starts)):
        if t.choices[mask] >> t.leaf_box[leaf] & 1:
            row = NODES + len(t.node_leaf) + leaf
            offer(block, row, NODES, starts[leaf] + gain * BYTES, 0.0)


@compiled
def _write_kniffels(
    block: int, after: Floats, w: Rows, rank: Ints,
    mask: int, mark: int, upper: int, gain: int, t: Tables,
) -> None:  # fmt: skip
    for face in range(len(t.further_roll)):
        row = FIRST_ROLL + t.further_roll[face]
        way = t.further[mask, mark, face]
        fill(block, row, NOTHING)
        for box in range(t.boxes):
            if t.further_boxes[way] & ~mask & 1 << box:
                points = t.further_points[way, box]
                next_mark = t.further_mark[way, box]
                first = address(after, w, rank, mask, box, next_mark, upper, points)
                gained = gain + points + t.further_extra[way]
                offer(block, row, row, first + gained * BYTES, 0.0)
