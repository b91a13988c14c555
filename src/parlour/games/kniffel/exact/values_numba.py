"""Backward induction of expected totals, compiled: eight upper totals at once."""

import numpy as np

from parlour.exact.compiled import compiled
from parlour.games.kniffel.exact.codec import FIRST_ROLL, HANDFULS, ROLLS_OF_FIVE
from parlour.games.kniffel.exact.kernel import NOTHING, WIDTH, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.lanes import (
    BYTES,
    LANES,
    TOGETHER,
    fill,
    largest,
    mean,
    offer,
    weigh,
)
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL
from parlour.games.kniffel.rules import DICE

SIZE = len(HANDFULS)
ROLLS = len(ROLLS_OF_FIVE)
SUM = SIZE
"""Rows of the scratch block: the multisets, a sum, then the nodes of the tries, then the leaves."""
NODES = SUM + 1
ALL_UPPER = (1 << len(UPPER)) - 1
LINE = 64
"""Bytes of a cache line."""


def solve_layer(values: Floats, layer: int, tables: Tables, lattice: Lattice) -> None:
    """Fill in the values of all positions with so many open boxes."""
    first, last = tables.layers[layer - 1], tables.layers[layer]
    _solve_masks(values, tables.order[first:last], tables, lattice)


@compiled
def _solve_masks(values: Floats, masks: Ints, t: Tables, g: Lattice) -> None:
    room = np.empty(block_size(t))
    skip = (-room.ctypes.data % LINE) // BYTES
    block = room.ctypes.data + skip * BYTES
    starts = np.empty(len(t.leaf_box), np.int64)
    for mask in masks:
        upper_mask = mask & ALL_UPPER
        low, high = t.lowest[upper_mask], t.highest[upper_mask]
        close_leaves(block, mask, t)
        for mark in range(t.marks if mask & t.kniffel else 1):
            row = values[mask, mark]
            find_leaves(starts, values, mask, mark, t)
            for upper in range(low, high + 1, LANES):
                write_leaves(block, starts, mask, upper, t)
                join_leaves(block, t)
                write_kniffels(block, values, mask, mark, upper, t)
                roll_turn(block, g)
                for lane in range(min(LANES, high + 1 - upper)):
                    row[upper + lane] = room[skip + SUM * LANES + lane]
            spread_row(row, upper_mask, low, high, t.bonus)


@compiled
def block_size(t: Tables) -> int:
    """Lanes of a scratch block, with some to spare so that it can begin at a cache line."""
    return (NODES + len(t.node_leaf) + len(t.leaf_box) + 1) * LANES


@compiled
def close_leaves(block: int, mask: int, t: Tables) -> None:
    """Leaves of boxes that may not be taken are worth nothing, and stay so for this mask."""
    fill(block, NODES, NOTHING)
    for leaf in range(len(t.leaf_box)):
        if not t.choices[mask] >> t.leaf_box[leaf] & 1:
            fill(block, NODES + len(t.node_leaf) + leaf, NOTHING)


@compiled
def find_leaves(starts: Ints, values: Floats, mask: int, mark: int, t: Tables) -> None:
    """Where in memory the values lie that a leaf leads to, from upper total 0 on."""
    for leaf in range(len(starts)):
        box = t.leaf_box[leaf]
        after = mark if t.leaf_mark[leaf] < 0 else t.leaf_mark[leaf]
        shift = t.leaf_points[leaf] if box < len(UPPER) else 0
        place = ((mask | 1 << box) * t.marks + after) * WIDTH + shift
        starts[leaf] = values.ctypes.data + place * BYTES


@compiled
def write_leaves(block: int, starts: Ints, mask: int, upper: int, t: Tables) -> None:
    for leaf in range(len(starts)):
        if t.choices[mask] >> t.leaf_box[leaf] & 1:
            row = NODES + len(t.node_leaf) + leaf
            offer(block, row, NODES, starts[leaf] + upper * BYTES, float(t.leaf_points[leaf]))


@compiled
def join_leaves(block: int, t: Tables) -> None:
    """What every roll is worth in its best box, from the rows of the leaves."""
    nodes = len(t.node_leaf)
    for node in range(1, nodes):
        largest(
            block,
            NODES + node,
            (NODES + t.node_parent[node], NODES + nodes + t.node_leaf[node]),
        )
    for roll in range(ROLLS):
        largest(
            block,
            FIRST_ROLL + roll,
            (NODES + t.ends[0, roll], NODES + t.ends[1, roll], NODES + t.ends[2, roll]),
        )


@compiled
def write_kniffels(block: int, values: Floats, mask: int, mark: int, upper: int, t: Tables) -> None:
    for face in range(len(t.further_roll)):
        row = FIRST_ROLL + t.further_roll[face]
        way = t.further[mask, mark, face]
        fill(block, row, NOTHING)
        for box in range(t.boxes):
            if t.further_boxes[way] & ~mask & 1 << box:
                points = t.further_points[way, box]
                shift = points if box < len(UPPER) else 0
                place = ((mask | 1 << box) * t.marks + t.further_mark[way, box]) * WIDTH
                address = values.ctypes.data + (place + upper + shift) * BYTES
                offer(block, row, row, address, float(points + t.further_extra[way]))


@compiled
def roll_turn(block: int, g: Lattice) -> None:
    """From what rolls are worth in the end to what the whole turn is worth, in row SUM."""
    roll_back(block, g)
    roll_back(block, g)
    fill(block, SUM, 0.0)
    for roll in range(0, ROLLS, TOGETHER):
        weigh(block, SUM, FIRST_ROLL + roll, g.chance.ctypes.data + roll * BYTES)


@compiled
def roll_back(block: int, g: Lattice) -> None:
    """One roll back: from the value of rolls to their value with one more roll to come."""
    keep_means(block, g)
    best_keeps(block, g)


@compiled
def keep_means(block: int, g: Lattice) -> None:
    """What every keep of up to four dice is worth, from what the rolls are worth."""
    for number in range(FIRST_ROLL - 1, -1, -1):
        a = g.add[number]
        mean(block, number, (a[0], a[1], a[2], a[3], a[4], a[5]))


@compiled
def best_keeps(block: int, g: Lattice) -> None:
    """The value of the best part of every multiset, from the value of every keep."""
    for dice in range(1, DICE + 1):
        starts = g.groups[dice]
        for number in range(starts[1], starts[2]):
            largest(block, number, (number, g.drop[number, 0]))
        for number in range(starts[2], starts[3]):
            d = g.drop[number]
            largest(block, number, (number, d[0], d[1]))
        for number in range(starts[3], starts[4]):
            d = g.drop[number]
            largest(block, number, (number, d[0], d[1], d[2]))
        for number in range(starts[4], starts[5]):
            d = g.drop[number]
            largest(block, number, (number, d[0], d[1], d[2], d[3]))
        for number in range(starts[5], starts[6]):
            d = g.drop[number]
            largest(block, number, (number, d[0], d[1], d[2], d[3], d[4]))


@compiled
def spread_row(row: Floats, upper_mask: int, low: int, high: int, bonus: Floats) -> None:
    """The upper totals that were not solved, because they are worth the same as another."""
    if upper_mask == ALL_UPPER:
        for upper in range(1, WIDTH):
            row[upper] = row[0] + bonus[upper] - bonus[0]
        return
    for upper in range(low):
        row[upper] = row[low]
    if high == UPPER_GOAL:
        for upper in range(UPPER_GOAL + 1, WIDTH):
            row[upper] = row[UPPER_GOAL]
