"""How best play goes on, compiled: how likely it writes what, one position at a time."""

from typing import NamedTuple

import numpy as np

from parlour.games.kniffel.codec import FIRST_ROLL, HANDFULS, ROLLS_OF_FIVE
from parlour.games.kniffel.kernel import NOTHING, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.kernel_lanes import compiled
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL
from parlour.kit.dice import FACES

SIZE = len(HANDFULS)
ROLLS = len(ROLLS_OF_FIVE)
SIDES = len(FACES)
ALL_UPPER = (1 << len(UPPER)) - 1


class Room(NamedTuple):
    """Scratch for one position."""

    ordinary: Floats
    further: Floats
    nodes: Floats
    node_best: Ints
    kept: Floats
    """By rolls to come, less one, and handful."""
    most: Floats
    best: Ints
    """By roll: its best leaf; five equal dice: their best box."""
    mass: Floats
    p_ordinary: Floats
    """How likely the turn ends with each leaf."""
    p_further: Floats


def make_room(t: Tables) -> Room:
    leaves, nodes = len(t.leaf_box), len(t.node_leaf)
    return Room(
        np.empty(leaves),
        np.empty((SIDES, t.boxes)),
        np.full(nodes, NOTHING),
        np.zeros(nodes, np.int64),
        np.empty((2, SIZE)),
        np.empty((2, SIZE)),
        np.zeros(ROLLS, np.int64),
        np.empty(SIZE),
        np.empty(leaves),
        np.empty((SIDES, t.boxes)),
    )


@compiled
def weigh_leaves(values: Floats, mask: int, mark: int, upper: int, t: Tables, r: Room) -> None:
    """What writing is worth in this position."""
    for leaf in range(len(t.leaf_box)):
        box = t.leaf_box[leaf]
        r.ordinary[leaf] = NOTHING
        if t.choices[mask] >> box & 1:
            after = mark if t.leaf_mark[leaf] < 0 else t.leaf_mark[leaf]
            points = t.leaf_points[leaf]
            total = upper + points if box < len(UPPER) else upper
            r.ordinary[leaf] = points + values[mask | 1 << box, after, total]
    for face in range(SIDES):
        way = t.further[mask, mark, face]
        for box in range(t.boxes):
            r.further[face, box] = NOTHING
            if t.further_boxes[way] & ~mask & 1 << box:
                points = t.further_points[way, box]
                total = upper + points if box < len(UPPER) else upper
                end = values[mask | 1 << box, t.further_mark[way, box], total]
                r.further[face, box] = points + t.further_extra[way] + end


@compiled
def think(t: Tables, g: Lattice, r: Room) -> None:
    """From what writing is worth to what every keep is worth."""
    for node in range(1, len(t.node_leaf)):
        parent, leaf = t.node_parent[node], t.node_leaf[node]
        if r.ordinary[leaf] > r.nodes[parent]:
            r.nodes[node], r.node_best[node] = r.ordinary[leaf], leaf
        else:
            r.nodes[node], r.node_best[node] = r.nodes[parent], r.node_best[parent]
    for roll in range(ROLLS):
        node = t.ends[0, roll]
        for trie in range(1, 3):
            if r.nodes[t.ends[trie, roll]] > r.nodes[node]:
                node = t.ends[trie, roll]
        r.kept[0, FIRST_ROLL + roll], r.best[roll] = r.nodes[node], r.node_best[node]
    for face in range(SIDES):
        box = np.argmax(r.further[face])
        roll = t.further_roll[face]
        r.kept[0, FIRST_ROLL + roll], r.best[roll] = r.further[face, box], box
    _roll_back(r.kept[0], r.most[0], g)
    r.kept[1, FIRST_ROLL:] = r.most[0, FIRST_ROLL:]
    _roll_back(r.kept[1], r.most[1], g)


@compiled
def _roll_back(kept: Floats, most: Floats, g: Lattice) -> None:
    for number in range(FIRST_ROLL - 1, -1, -1):
        a = g.add[number]
        pairs = (kept[a[0]] + kept[a[1]]) + (kept[a[2]] + kept[a[3]])
        kept[number] = (pairs + (kept[a[4]] + kept[a[5]])) / 6
    most[0] = kept[0]
    for number in range(1, SIZE):
        d = g.drop[number]
        dropped = max(max(most[d[0]], most[d[1]]), max(most[d[2]], max(most[d[3]], most[d[4]])))
        most[number] = max(kept[number], dropped)


@compiled
def keep_of(number: int, kept: Floats, most: Floats, g: Lattice) -> int:
    """The best keep of a handful."""
    while most[number] > kept[number]:
        for which in range(g.drop.shape[1]):
            if most[g.drop[number, which]] == most[number]:
                number = g.drop[number, which]
                break
    return number


@compiled
def play_turn(t: Tables, g: Lattice, r: Room) -> None:
    """How likely best play ends the turn in each way."""
    r.mass[:FIRST_ROLL] = 0.0
    r.mass[FIRST_ROLL:] = g.chance
    for stage in range(1, -1, -1):
        for number in range(SIZE - 1, 0, -1):
            if r.mass[number] > 0.0:
                keep = keep_of(number, r.kept[stage], r.most[stage], g)
                if keep != number:
                    r.mass[keep] += r.mass[number]
                    r.mass[number] = 0.0
        for number in range(FIRST_ROLL):
            share = r.mass[number] / SIDES
            r.mass[number] = 0.0
            if share > 0.0:
                for face in range(SIDES):
                    r.mass[g.add[number, face]] += share
    r.p_ordinary[:] = 0.0
    r.p_further[:] = 0.0
    for face in range(SIDES):
        roll = t.further_roll[face]
        r.p_further[face, r.best[roll]] = r.mass[FIRST_ROLL + roll]
        r.mass[FIRST_ROLL + roll] = 0.0
    for roll in range(ROLLS):
        if r.mass[FIRST_ROLL + roll] > 0.0:
            r.p_ordinary[r.best[roll]] += r.mass[FIRST_ROLL + roll]


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
            for upper in range(low, high + 1):
                weigh_leaves(values, mask, mark, upper, t, r)
                think(t, g, r)
                play_turn(t, g, r)
                chances[mask, mark, upper] = _mean_after(chances, mask, mark, upper, t, r)
            chances[mask, mark, :low] = chances[mask, mark, low]
            if high == UPPER_GOAL:
                chances[mask, mark, UPPER_GOAL + 1 :] = chances[mask, mark, UPPER_GOAL]


@compiled
def _mean_after(
    chances: Floats, mask: int, mark: int, upper: int, t: Tables, r: Room
) -> float:
    mean = 0.0
    for leaf in range(len(t.leaf_box)):
        if r.p_ordinary[leaf] > 0.0:
            box = t.leaf_box[leaf]
            after = mark if t.leaf_mark[leaf] < 0 else t.leaf_mark[leaf]
            total = upper + t.leaf_points[leaf] if box < len(UPPER) else upper
            mean += r.p_ordinary[leaf] * chances[mask | 1 << box, after, total]
    for face in range(SIDES):
        way = t.further[mask, mark, face]
        for box in range(t.boxes):
            if r.p_further[face, box] > 0.0:
                total = upper + t.further_points[way, box] if box < len(UPPER) else upper
                after = t.further_mark[way, box]
                mean += r.p_further[face, box] * chances[mask | 1 << box, after, total]
    return mean
