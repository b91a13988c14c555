"""The optimal policy rolled forward by NumPy: how likely it writes what, many positions at once."""

import numpy as np

from parlour.games.kniffel.exact.codec import FIRST_ROLL, HANDFULS
from parlour.games.kniffel.exact.kernel import EQUAL, NOTHING, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.values_numpy import (
    ALL_UPPER,
    TOGETHER,
    keep_means,
    look_up,
    positions,
    worth_writing,
)
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL
from parlour.games.kniffel.rules import DICE
from parlour.kit.dice import FACES


def play_turn(
    values: Floats, mask: Ints, mark: Ints, upper: Ints, t: Tables, g: Lattice
) -> tuple[Floats, Floats]:
    """How likely best play ends the turn: by leaf; five equal dice by face and box."""
    leaves, kniffels = worth_writing(values, mask, mark, upper, t)
    written, best = best_leaves(leaves, t)
    written[t.further_roll] = kniffels.max(axis=1)
    stages = []
    for _ in range(2):
        kept = np.empty((len(HANDFULS), len(mask)))
        kept[FIRST_ROLL:] = written
        keep_means(kept, g)
        stages.append((kept, most := _most(kept, g)))
        written = most[FIRST_ROLL:]
    mass = np.zeros((len(HANDFULS), len(mask)))
    mass[FIRST_ROLL:] = g.chance[:, None]
    for kept, most in reversed(stages):
        _keep(mass, kept, most, g)
        _roll(mass, g)
    return _endings(mass[FIRST_ROLL:], best, kniffels, t)


def best_leaves(leaves: Floats, t: Tables) -> tuple[Floats, Ints]:
    """What every roll is worth in its best box, and the leaf of that."""
    nodes = np.full((len(t.node_leaf), leaves.shape[1]), NOTHING)
    best = np.zeros(nodes.shape, np.int64)
    for first, last in zip(t.levels, t.levels[1:], strict=False):
        parent, leaf = t.node_parent[first:last], t.node_leaf[first:last]
        better = leaves[leaf] > nodes[parent] + EQUAL
        nodes[first:last] = np.where(better, leaves[leaf], nodes[parent])
        best[first:last] = np.where(better, leaf[:, None], best[parent])
    found, which = nodes[t.ends[0]], best[t.ends[0]]
    for ends in t.ends[1:]:
        better = nodes[ends] > found + EQUAL
        found, which = np.where(better, nodes[ends], found), np.where(better, best[ends], which)
    return found, which


def _most(kept: Floats, g: Lattice) -> Floats:
    most = kept.copy()
    for dice in range(1, DICE + 1):
        some = slice(g.groups[dice, 0], g.groups[dice, DICE + 1])
        for which in range(DICE):
            np.maximum(most[some], most[g.drop[some, which]], out=most[some])
    return most


def _keep(mass: Floats, kept: Floats, most: Floats, g: Lattice) -> None:
    """Move probability mass down the lattice until every multiset is its own best keep."""
    for dice in range(DICE, 0, -1):
        first, last = g.groups[dice, 0], g.groups[dice, DICE + 1]
        going = most[first:last] > kept[first:last] + EQUAL
        for face in range(len(FACES)):
            smaller = g.without[first:last, face]
            have = np.flatnonzero(smaller >= 0)
            there = smaller[have]
            go = going[have] & (most[there] + EQUAL >= most[first + have])
            mass[there] += np.where(go, mass[first + have], 0.0)
            mass[first + have] = np.where(go, 0.0, mass[first + have])
            going[have] &= ~go


def _roll(mass: Floats, g: Lattice) -> None:
    """Move probability mass up the lattice: add dice, one by one, until there are five."""
    for dice in range(DICE):
        some = slice(g.groups[dice, 0], g.groups[dice, DICE + 1])
        for face in range(len(FACES)):
            mass[g.add[some, face]] += mass[some] / len(FACES)
        mass[some] = 0.0


def _endings(mass: Floats, best: Ints, kniffels: Floats, t: Tables) -> tuple[Floats, Floats]:
    lanes = mass.shape[1]
    further = np.zeros(kniffels.shape)
    lane = np.arange(lanes)
    for face, roll in enumerate(t.further_roll):
        best_box = (kniffels[face] + EQUAL >= kniffels[face].max(axis=0)).argmax(axis=0)
        further[face, best_box, lane] = mass[roll]
    mass[t.further_roll] = 0.0
    size = len(t.leaf_box) * lanes
    places = (best * lanes + lane).ravel()
    flat: Floats = np.bincount(places, mass.ravel(), minlength=size).astype(np.float64)
    return flat.reshape(-1, lanes), further


def bonus_layer(chances: Floats, values: Floats, layer: int, t: Tables, g: Lattice) -> None:
    """Fill in how likely best play earns the upper bonus, from what is known of fuller sheets."""
    masks = t.order[t.layers[layer - 1] : t.layers[layer]]
    masks = masks[(masks & ALL_UPPER) != ALL_UPPER]
    if not len(masks):
        return
    mask, mark, upper = positions(masks, t)
    for first in range(0, len(mask), TOGETHER):
        some = mask[first : first + TOGETHER], mark[first : first + TOGETHER]
        high = upper[first : first + TOGETHER]
        ordinary, further = play_turn(values, *some, high, t, g)
        found = (ordinary * after_leaves(chances, *some, high, t)).sum(axis=0)
        found += (further * after_kniffels(chances, *some, high, t)).sum(axis=(0, 1))
        chances[*some, high] = found
    for upper_mask in np.unique(masks & ALL_UPPER):
        alike = masks[(masks & ALL_UPPER) == upper_mask]
        low, top = t.lowest[upper_mask], t.highest[upper_mask]
        chances[alike, :, :low] = chances[alike, :, low][..., None]
        if top == UPPER_GOAL:
            chances[alike, :, top:] = chances[alike, :, top][..., None]


def after_leaves(chances: Floats, mask: Ints, mark: Ints, upper: Ints, t: Tables) -> Floats:
    box = t.leaf_box[:, None]
    after = np.where(t.leaf_mark[:, None] < 0, mark, t.leaf_mark[:, None])
    shift = np.where(box < len(UPPER), t.leaf_points[:, None], 0)
    return look_up(chances, mask | 1 << box, after, upper + shift)


def after_kniffels(chances: Floats, mask: Ints, mark: Ints, upper: Ints, t: Tables) -> Floats:
    box, face = np.arange(t.boxes)[:, None], np.arange(len(FACES))[:, None, None]
    way = t.further[mask, mark, face]
    shift = np.where(box < len(UPPER), t.further_points[way, box], 0)
    return look_up(chances, mask | 1 << box, t.further_mark[way, box], upper + shift)
