"""What a position can still lead to: masks, marks, upper totals, and how many points."""

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from parlour.games.kniffel.codec import Position
from parlour.games.kniffel.kernel import Ints, Tables, tables
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
    """By upper mask: the upper totals there can be, then -1."""
    rank: Ints
    """By upper mask and upper total: its place among them; -1: cannot be reached."""
    count: Ints
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
    uppers, rank, count = _upper_totals(at, t)
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


def _upper_totals(at: Position, t: Tables) -> tuple[Ints, Ints, Ints]:
    totals = {at.mask & ALL_UPPER: {at.upper}}
    for mask in range(ALL_UPPER + 1):
        for box in _bits(~mask & ALL_UPPER):
            points = t.leaf_points[t.leaf_box == box].tolist()
            more = {min(UPPER_GOAL, u + p) for u in totals.get(mask, ()) for p in points}
            if more:
                totals.setdefault(mask | 1 << box, set()).update(more)
    uppers = np.full((ALL_UPPER + 1, UPPER_GOAL + 1), -1, np.int64)
    rank, count = uppers.copy(), np.zeros(ALL_UPPER + 1, np.int64)
    for mask, found in totals.items():
        count[mask] = len(found)
        uppers[mask, : len(found)] = sorted(found)
        rank[mask, sorted(found)] = np.arange(len(found))
    return uppers, rank, count


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


class Rows(NamedTuple):
    """Where the chances of a goal are kept: by mask and mark, a row for every upper total.

    A row holds the gains that decide something, with less (no chance) and more (a sure thing) on
    either side, as far as one turn can lead.
    """

    start: Ints
    width: Ints
    base: Ints
    """The gain of a row's first chance."""
    low: Ints
    high: Ints
    """The gains to solve."""
    count: Ints
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
    base = low - found.jump
    width = high + found.jump + 1 - base
    upper_masks = np.arange(shape[0]) & ALL_UPPER
    count = np.where(found.top >= 0, found.count[upper_masks][:, None], 0)
    for layer in found.layers:
        size = (count[layer] * width[layer]).ravel()
        start[layer] = (np.cumsum(size) - size).reshape(len(layer), -1)
        sizes.append(int(size.sum()))
    return Rows(start, width, base, low, high, count, sure), sizes
