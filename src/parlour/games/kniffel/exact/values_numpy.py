"""Backward induction of expected totals by NumPy: a few hundred positions at once."""

import numpy as np
from numpy.typing import NDArray

from parlour.games.kniffel.exact.codec import FIRST_ROLL, HANDFULS
from parlour.games.kniffel.exact.kernel import NOTHING, WIDTH, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL
from parlour.games.kniffel.rules import DICE
from parlour.kit.dice import FACES

TOGETHER = 512
"""Positions in one batch: as many as the cache holds."""
ALL_UPPER = (1 << len(UPPER)) - 1


def solve_layer(values: Floats, layer: int, tables: Tables, lattice: Lattice) -> None:
    """Fill in the values of all positions with so many open boxes."""
    masks = tables.order[tables.layers[layer - 1] : tables.layers[layer]]
    mask, mark, upper = positions(masks, tables)
    for first in range(0, len(mask), TOGETHER):
        some = slice(first, first + TOGETHER)
        leaves, kniffels = worth_writing(values, mask[some], mark[some], upper[some], tables)
        worth = rolls(best_boxes(leaves, kniffels, tables), lattice)
        for _ in range(2):
            roll_back(worth, lattice)
        values[mask[some], mark[some], upper[some]] = lattice.chance @ worth[FIRST_ROLL:]
    spread(values, masks, tables)


def positions(masks: Ints, t: Tables) -> tuple[Ints, Ints, Ints]:
    """Mask, mark and upper total of every position to solve."""
    spans = [np.arange(t.lowest[m & ALL_UPPER], t.highest[m & ALL_UPPER] + 1) for m in masks]
    marks = [t.marks if mask & t.kniffel else 1 for mask in masks]
    sizes = [len(span) * count for span, count in zip(spans, marks, strict=True)]
    return (
        np.repeat(masks, sizes),
        np.concatenate(
            [np.repeat(np.arange(n), len(s)) for s, n in zip(spans, marks, strict=True)]
        ),
        np.concatenate([np.tile(span, count) for span, count in zip(spans, marks, strict=True)]),
    )


def worth_writing(
    values: Floats, mask: Ints, mark: Ints, upper: Ints, t: Tables
) -> tuple[Floats, Floats]:
    """What writing brings in the end, for every position: by leaf; and by face and box."""
    box, points = t.leaf_box[:, None], t.leaf_points[:, None]
    after = np.where(t.leaf_mark[:, None] < 0, mark, t.leaf_mark[:, None])
    shift = np.where(box < len(UPPER), points, 0)
    end = look_up(values, mask | 1 << box, after, upper + shift)
    end += points
    end[(t.choices[mask] >> box & 1) == 0] = NOTHING
    return end, worth_further(values, mask, mark, upper, t)


def worth_further(values: Floats, mask: Ints, mark: Ints, upper: Ints, t: Tables) -> Floats:
    """What writing five equal dice brings in the end: by face, box and position."""
    box, face = np.arange(t.boxes)[:, None], np.arange(len(FACES))[:, None, None]
    way = t.further[mask, mark, face]
    points = t.further_points[way, box]
    shift = np.where(box < len(UPPER), points, 0)
    end = look_up(values, mask | 1 << box, t.further_mark[way, box], upper + shift)
    end += points + t.further_extra[way]
    end[(t.further_boxes[way] & ~mask & 1 << box) == 0] = NOTHING
    return end


def look_up(values: Floats, mask: Ints, mark: Ints, upper: Ints) -> Floats:
    places = (mask * values.shape[1] + mark) * WIDTH + upper
    # in range anyway, and this is the quick mode
    found: Floats = np.take(values.ravel(), places, mode="clip")
    return found


def best_boxes(leaves: Floats, kniffels: Floats, t: Tables) -> Floats:
    """What every roll is worth in its best box."""
    nodes = np.empty((len(t.node_leaf), leaves.shape[1]))
    nodes[0] = NOTHING
    for first, last in zip(t.levels, t.levels[1:], strict=False):
        target = nodes[first:last]
        nodes.take(t.node_parent[first:last], 0, out=target, mode="clip")
        np.maximum(target, leaves.take(t.node_leaf[first:last], 0, mode="clip"), out=target)
    best: Floats = nodes.take(t.ends[0], 0, mode="clip")
    for ends in t.ends[1:]:
        np.maximum(best, nodes.take(ends, 0, mode="clip"), out=best)
    best[t.further_roll] = kniffels.max(axis=1)
    return best


def rolls(best: Floats, g: Lattice) -> Floats:
    """Room for the values of all multisets, with those of the rolls filled in."""
    worth = np.empty((len(HANDFULS), best.shape[1]))
    worth[FIRST_ROLL:] = best
    return worth


def roll_back(worth: Floats, g: Lattice) -> None:
    """One roll back: from the value of rolls to their value with one more roll to come."""
    keep_means(worth, g)
    room = np.empty((FIRST_ROLL, worth.shape[1]))
    for dice in range(1, DICE + 1):
        for kinds in range(1, dice + 1):
            first, last = g.groups[dice, kinds], g.groups[dice, kinds + 1]
            target, dropped = worth[first:last], room[: last - first]
            for which in range(kinds):
                worth.take(g.drop[first:last, which], 0, out=dropped, mode="clip")
                np.maximum(target, dropped, out=target)


def keep_means(worth: Floats, g: Lattice) -> None:
    """What every keep of up to four dice is worth, from what the rolls are worth."""
    room = np.empty((2, FIRST_ROLL, worth.shape[1]))
    for dice in range(DICE - 1, -1, -1):
        first, last = g.groups[dice, 0], g.groups[dice + 1, 0]
        total, one = room[:, : last - first]
        worth.take(g.add[first:last, 0], 0, out=total, mode="clip")
        for face in range(1, len(FACES)):
            worth.take(g.add[first:last, face], 0, out=one, mode="clip")
            total += one
        np.multiply(total, 1 / len(FACES), out=worth[first:last])


def spread(values: Floats, masks: Ints, t: Tables) -> None:
    """The upper totals that were not solved, because they are worth the same as another."""
    for upper_mask in np.unique(masks & ALL_UPPER):
        some: NDArray[np.int64] = masks[(masks & ALL_UPPER) == upper_mask]
        rows = values[some]
        low, high = t.lowest[upper_mask], t.highest[upper_mask]
        if upper_mask == ALL_UPPER:
            rows[..., 1:] = rows[..., :1] + t.bonus[1:] - t.bonus[0]
        else:
            rows[..., :low] = rows[..., low : low + 1]
            if high == UPPER_GOAL:
                rows[..., high + 1 : WIDTH] = rows[..., high : high + 1]
        values[some] = rows
