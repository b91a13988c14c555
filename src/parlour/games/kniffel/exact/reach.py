"""Reachability from a position: masks, marks, upper totals, and how many points."""

from bisect import bisect_left
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from parlour.games.kniffel.exact.codec import Position
from parlour.games.kniffel.exact.kernel import Ints, Tables, tables
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL, Rules

ALL_UPPER = (1 << len(UPPER)) - 1


class Reach(NamedTuple):
    """From one position on. Gains count from there, the upper bonus only at the end."""

    layers: tuple[Ints, ...]
    """Masks by how many boxes have been written since."""
    top: Ints
    """By mask and mark: the most that can have been gained; -1: cannot be reached."""
    rest: Ints
    """By mask and mark: no more than this is still to be gained, the bonus included."""
    uppers: Ints
    """By upper mask: the upper totals there can be and that differ in effect, then -1."""
    rank: Ints
    """By upper mask and upper total: the place of its representative among them; -1: none."""
    counts: Ints
    """By upper mask: how many there are."""
    jump: int
    """No single turn gains more."""


@lru_cache(maxsize=64)
def reach(at: Position, rules: Rules) -> Reach:
    t, steps = tables(rules), _steps(rules)
    layers = [[at.mask]]
    top = np.full((1 << t.boxes, t.marks), -1, np.int64)
    rest = np.zeros((1 << t.boxes, t.marks), np.int64)
    top[at.mask, at.mark] = 0
    for _ in range(t.boxes - at.mask.bit_count()):
        layers.append(_next_layer(layers[-1], top, steps, t))
    rest[-1] = int(t.bonus.max())
    for layer in reversed(layers[:-1]):
        for mask in layer:
            for box in _bits(int(t.choices[mask])):
                for mark, after, gain in steps[box]:
                    more = gain + rest[mask | 1 << box, after]
                    rest[mask, mark] = max(rest[mask, mark], more)
    uppers, rank, count = _upper_totals(at, rules)
    jump = max([gain for step in steps for _, _, gain in step])
    arrays = tuple([np.array(sorted(layer), np.int64) for layer in layers])
    return Reach(arrays, top, rest, uppers, rank, count, jump)


def _next_layer(
    layer: list[int], top: Ints, steps: list[list[tuple[int, int, int]]], t: Tables
) -> list[int]:
    found = set[int]()
    for mask in layer:
        for box in _bits(int(t.choices[mask])):
            found.add(mask | 1 << box)
            for mark, after, gain in steps[box]:
                if top[mask, mark] >= 0:
                    so_far = top[mask, mark] + gain
                    top[mask | 1 << box, after] = max(top[mask | 1 << box, after], so_far)
    return sorted(found)


@cache
def _steps(rules: Rules) -> list[list[tuple[int, int, int]]]:
    """By box: mark before, mark after, and the most that such a write can gain."""
    t = tables(rules)
    gains = [dict[tuple[int, int], int]() for _ in range(t.boxes)]
    for mark in range(t.marks):
        for leaf, box in enumerate(t.leaf_box):
            after = int(mark if t.leaf_mark[leaf] < 0 else t.leaf_mark[leaf])
            _raise(gains[box], (mark, after), int(t.leaf_points[leaf]))
        for way in np.unique(t.further[:, mark]):
            for box in _bits(int(t.further_boxes[way])):
                gain = int(t.further_points[way, box] + t.further_extra[way])
                _raise(gains[box], (mark, int(t.further_mark[way, box])), gain)
    return [[(*marks, gain) for marks, gain in found.items()] for found in gains]


def _raise(found: dict[tuple[int, int], int], key: tuple[int, int], gain: int) -> None:
    found[key] = max(gain, found.get(key, 0))


def _upper_totals(at: Position, rules: Rules) -> tuple[Ints, Ints, Ints]:
    """Upper totals that need the same of the boxes to come are equivalent; the first represents
    them."""
    points, needs, start = _points(rules), _needs(rules), at.mask & ALL_UPPER
    totals: dict[int, dict[int, int]] = {start: {needs[start][at.upper]: at.upper}}
    for mask in range(ALL_UPPER + 1):
        for upper in list(totals.get(mask, {}).values()):
            for box in _bits(~mask & ALL_UPPER):
                there = totals.setdefault(mask | 1 << box, {})
                for worth in points[box]:
                    more = min(UPPER_GOAL, upper + worth)
                    there.setdefault(needs[mask | 1 << box][more], more)
    uppers = np.full((ALL_UPPER + 1, UPPER_GOAL + 1), -1, np.int64)
    rank, count = uppers.copy(), np.zeros(ALL_UPPER + 1, np.int64)
    for mask, found in totals.items():
        order = sorted(found.values())
        count[mask] = len(order)
        uppers[mask, : len(order)] = order
        rank[mask] = [order.index(found[need]) if need in found else -1 for need in needs[mask]]
    return uppers, rank, count


@cache
def _points(rules: Rules) -> list[list[int]]:
    t = tables(rules)
    return [t.leaf_points[t.leaf_box == box].tolist() for box in range(len(UPPER))]


@cache
def _needs(rules: Rules) -> list[list[int]]:
    """By upper mask and upper total: the least that open boxes must bring for the bonus; -1: too
    much."""
    points, found = _points(rules), []
    for mask in range(ALL_UPPER + 1):
        sums = {0}
        for box in _bits(~mask & ALL_UPPER):
            sums = {so_far + worth for so_far in sums for worth in points[box]}
        order = sorted(sums)
        places = [bisect_left(order, UPPER_GOAL - upper) for upper in range(UPPER_GOAL + 1)]
        found.append([order[place] if place < len(order) else -1 for place in places])
    return found


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


class Rows(NamedTuple):
    """Where the chances of a goal are kept: by mask and mark, a row for every upper total.

    A row holds the gains that decide something, with less (no chance) and more (a sure thing) on
    either side, as far as a turn can lead there.
    """

    start: Ints
    width: Ints
    base: Ints
    """The gain of a row's first chance."""
    low: Ints
    high: Ints
    """The gains to solve."""
    counts: Ints
    """How many rows; none where nothing leads."""
    sure: int


def rows(found: Reach, least: int, sure: int) -> tuple[Rows, list[int]]:
    """Rows for a goal that no gain below `least` and every gain from `sure` on will reach.

    With them, how much room each layer needs.
    """
    shape = found.top.shape
    start, sizes = np.zeros(shape, np.int64), []
    low = np.maximum(0, least - found.rest)
    high = np.maximum(np.minimum(found.top, sure - 1), low - 1)
    low[found.layers[0]] = 0
    base = low.copy()
    for before, layer in pairwise(found.layers):
        # A predecessor may have gained less than is worth solving here.
        base[layer] = np.minimum(low[layer], low[before][found.top[before] >= 0].min())
    width = high + found.jump + 1 - base
    upper_masks = np.arange(shape[0]) & ALL_UPPER
    count = np.where(found.top >= 0, found.counts[upper_masks][:, None], 0)
    for layer in found.layers:
        size = (count[layer] * width[layer]).ravel()
        start[layer] = (np.cumsum(size) - size).reshape(len(layer), -1)
        sizes.append(int(size.sum()))
    return Rows(start, width, base, low, high, count, sure), sizes
