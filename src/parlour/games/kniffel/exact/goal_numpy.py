"""Backward induction of the best chance of a goal by NumPy: all gains of a position at once."""

import numpy as np

from parlour.games.kniffel.exact.codec import FIRST_ROLL
from parlour.games.kniffel.exact.kernel import NOTHING, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.reach import Reach, Rows
from parlour.games.kniffel.exact.values_numpy import ALL_UPPER, best_boxes, roll_back, rolls
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL
from parlour.kit.dice import FACES


def solve_layer(
    now: Floats, after: Floats, rows: Rows, layer: int, reach: Reach, t: Tables, g: Lattice
) -> None:
    """Fill in the chances of all positions in this layer, from those of the next."""
    for mask in reach.layers[layer].tolist():
        for mark in range(t.marks):
            base, width = int(rows.base[mask, mark]), int(rows.width[mask, mark])
            gains = np.arange(rows.low[mask, mark], rows.high[mask, mark] + 1)
            for place in range(int(rows.counts[mask, mark])):
                row = now[int(rows.start[mask, mark]) + place * width :][:width]
                row[max(int(rows.high[mask, mark]) + 1, rows.sure) - base :] = 1.0
                if len(gains):
                    upper = int(reach.uppers[mask & ALL_UPPER, place])
                    ends = written(after, rows, reach.rank, mask, mark, upper, gains, t)
                    worth = rolls(best_boxes(*ends, t), g)
                    for _ in range(2):
                        roll_back(worth, g)
                    row[gains - base] = g.chance @ worth[FIRST_ROLL:]


def written(
    after: Floats, w: Rows, rank: Ints, mask: int, mark: int, upper: int, gains: Ints, t: Tables
) -> tuple[Floats, Floats]:
    """The chance after writing, for every gain before: by leaf; five equal dice by face and box."""
    leaves = np.full((len(t.leaf_box), len(gains)), NOTHING)
    for leaf in np.flatnonzero(t.choices[mask] >> t.leaf_box & 1):
        points = int(t.leaf_points[leaf])
        next_mark = mark if t.leaf_mark[leaf] < 0 else int(t.leaf_mark[leaf])
        first = start(w, rank, mask, int(t.leaf_box[leaf]), next_mark, upper, points)
        leaves[leaf] = after[first + points + gains]
    further = np.full((len(FACES), t.boxes, len(gains)), NOTHING)
    for face in range(len(FACES)):
        way = int(t.further[mask, mark, face])
        for box in np.flatnonzero(t.further_boxes[way] & ~mask & 1 << np.arange(t.boxes)):
            points, next_mark = int(t.further_points[way, box]), int(t.further_mark[way, box])
            first = start(w, rank, mask, int(box), next_mark, upper, points)
            further[face, box] = after[first + points + t.further_extra[way] + gains]
    return leaves, further


def start(w: Rows, rank: Ints, mask: int, box: int, mark: int, upper: int, points: int) -> int:
    """Where the chances lie after this write, from gain 0 on."""
    mask |= 1 << box
    total = min(upper + points, UPPER_GOAL) if box < len(UPPER) else upper
    row = w.start[mask, mark] + rank[mask & ALL_UPPER, total] * w.width[mask, mark]
    return int(row - w.base[mask, mark])
