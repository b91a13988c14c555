"""The optimal policy rolled forward, compiled: how likely it writes what, eight upper totals at
once."""

from typing import NamedTuple

import numpy as np

from parlour.exact.compiled import compiled
from parlour.games.kniffel.exact.codec import FIRST_ROLL
from parlour.games.kniffel.exact.kernel import EQUAL, NOTHING, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.lanes import BYTES, LANES, copy, fill, move, share
from parlour.games.kniffel.exact.values_numba import (
    ALL_UPPER,
    LINE,
    NODES,
    ROLLS,
    SIZE,
    best_keeps,
    block_size,
    close_leaves,
    find_leaves,
    join_leaves,
    keep_means,
    write_kniffels,
    write_leaves,
)
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL
from parlour.games.kniffel.rules import DICE
from parlour.kit.dice import FACES

SIDES = len(FACES)


class Room(NamedTuple):
    """Scratch for one block of positions, and what best play does in one of them."""

    lanes: Floats
    starts: Ints
    ordinary: Floats
    """How likely the turn ends with each leaf."""
    further: Floats
    """How likely five equal dice end it: by face and box."""


def make_room(t: Tables) -> Room:
    size = block_size(t) + 5 * SIZE * LANES
    leaves = len(t.leaf_box)
    return Room(
        np.zeros(size), np.empty(leaves, np.int64), np.zeros(leaves), np.zeros((SIDES, t.boxes))
    )


@compiled
def play_block(
    values: Floats, mask: int, mark: int, upper: int, t: Tables, g: Lattice, r: Room
) -> int:
    """Play a turn of best play from eight upper totals on; where its block begins in the room."""
    skip = (-r.lanes.ctypes.data % LINE) // BYTES
    block = r.lanes.ctypes.data + skip * BYTES
    first = NODES + len(t.node_leaf) + len(t.leaf_box)
    late_kept, early, early_kept, mass, held = [first + SIZE * part for part in range(5)]
    close_leaves(block, mask, t)
    find_leaves(r.starts, values, mask, mark, t)
    write_leaves(block, r.starts, mask, upper, t)
    join_leaves(block, t)
    write_kniffels(block, values, mask, mark, upper, t)
    _think(block, 0, late_kept, g)
    for roll in range(FIRST_ROLL, SIZE):
        copy(block, early + roll, roll)
    _think(block, early, early_kept, g)
    for number in range(FIRST_ROLL):
        fill(block, mass + number, 0.0)
    for number in range(SIZE):
        fill(block, held + number, 0.0)
    for roll in range(ROLLS):
        fill(block, mass + FIRST_ROLL + roll, g.chance[roll])
    _decide(block, mass, held, early_kept, early, g)
    _decide(block, held, mass, late_kept, 0, g)
    return skip


@compiled
def _think(block: int, most: int, kept: int, g: Lattice) -> None:
    """Roll back, and remember what every keep itself is worth."""
    start = block + most * LANES * BYTES
    keep_means(start, g)
    for number in range(SIZE):
        copy(block, kept + number, most + number)
    best_keeps(start, g)


@compiled
def _decide(block: int, mass: int, held: int, kept: int, most: int, g: Lattice) -> None:
    """Keep dice where that is best, drop one otherwise, and roll: probability mass goes along.

    They go from the rows at `mass`, which end empty, to those at `held`.
    """
    for dice in range(DICE, -1, -1):
        for kinds in range(dice + 1):
            for number in range(g.groups[dice, kinds], g.groups[dice, kinds + 1]):
                move(block, held + number, mass + number, kept + number, most + number, EQUAL)
                for which in range(kinds):
                    less = g.drop[number, which]
                    move(block, mass + less, mass + number, most + less, most + number, EQUAL)
    for number in range(FIRST_ROLL):
        for face in range(SIDES):
            share(block, held + g.add[number, face], held + number, 1 / SIDES)
        fill(block, held + number, 0.0)


@compiled
def endings(
    values: Floats, mask: int, mark: int, upper: int, skip: int, lane: int, t: Tables, r: Room
) -> None:
    """How likely the turn ends in each way, in one lane of a block that was played."""
    nodes = skip + NODES * LANES + lane
    first = NODES + len(t.node_leaf) + len(t.leaf_box) + 3 * SIZE
    mass = skip + (first + FIRST_ROLL) * LANES + lane
    r.ordinary[:] = 0.0
    r.further[:] = 0.0
    for face in range(SIDES):
        at = mass + t.further_roll[face] * LANES
        box = _best_box(values, mask, mark, upper, face, t)
        r.further[face, box] = r.lanes[at]
        r.lanes[at] = 0.0
    for roll in range(ROLLS):
        p = r.lanes[mass + roll * LANES]
        if p > 0.0:
            best = t.ends[0, roll]
            for trie in range(1, 3):
                end = t.ends[trie, roll]
                if r.lanes[nodes + end * LANES] > r.lanes[nodes + best * LANES] + EQUAL:
                    best = end
            least = r.lanes[nodes + best * LANES] - EQUAL
            while r.lanes[nodes + t.node_parent[best] * LANES] >= least:
                best = t.node_parent[best]
            r.ordinary[t.node_leaf[best]] += p


@compiled
def _best_box(values: Floats, mask: int, mark: int, upper: int, face: int, t: Tables) -> int:
    way, most, best = t.further[mask, mark, face], NOTHING, 0
    for box in range(t.boxes):
        if t.further_boxes[way] & ~mask & 1 << box:
            points = t.further_points[way, box]
            total = upper + points if box < len(UPPER) else upper
            end = points + values[mask | 1 << box, t.further_mark[way, box], total]
            if end > most + EQUAL:
                most, best = end, box
    return best


def bonus_layer(chances: Floats, values: Floats, layer: int, t: Tables, g: Lattice) -> None:
    """Fill in how likely best play earns the upper bonus, from what is known of fuller sheets."""
    masks = t.order[t.layers[layer - 1] : t.layers[layer]]
    _bonus_masks(chances, values, masks, t, g, make_room(t))


@compiled
def _bonus_masks(
    chances: Floats, values: Floats, masks: Ints, t: Tables, g: Lattice, r: Room
) -> None:
    for mask in masks:
        upper_mask = mask & ALL_UPPER
        low, high = t.lowest[upper_mask], t.highest[upper_mask]
        if upper_mask == ALL_UPPER:
            continue
        for mark in range(t.marks if mask & t.kniffel else 1):
            row = chances[mask, mark]
            for upper in range(low, high + 1, LANES):
                skip = play_block(values, mask, mark, upper, t, g, r)
                for lane in range(min(LANES, high + 1 - upper)):
                    endings(values, mask, mark, upper + lane, skip, lane, t, r)
                    row[upper + lane] = _mean_after(chances, mask, mark, upper + lane, t, r)
            row[:low] = row[low]
            if high == UPPER_GOAL:
                row[UPPER_GOAL + 1 :] = row[UPPER_GOAL]


@compiled
def _mean_after(chances: Floats, mask: int, mark: int, upper: int, t: Tables, r: Room) -> float:
    mean = 0.0
    for leaf in range(len(t.leaf_box)):
        if r.ordinary[leaf] > 0.0:
            box = t.leaf_box[leaf]
            after = mark if t.leaf_mark[leaf] < 0 else t.leaf_mark[leaf]
            total = upper + t.leaf_points[leaf] if box < len(UPPER) else upper
            mean += r.ordinary[leaf] * chances[mask | 1 << box, after, total]
    for face in range(SIDES):
        way = t.further[mask, mark, face]
        for box in range(t.boxes):
            if r.further[face, box] > 0.0:
                total = upper + t.further_points[way, box] if box < len(UPPER) else upper
                after = t.further_mark[way, box]
                mean += r.further[face, box] * chances[mask | 1 << box, after, total]
    return mean
