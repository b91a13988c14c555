"""The distribution of final totals, compiled: probability mass passed on from turn to turn."""

from parlour.exact.compiled import compiled
from parlour.games.kniffel.exact.kernel import Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.lanes import LANES
from parlour.games.kniffel.exact.play_numba import SIDES, Room, endings, make_room, play_block
from parlour.games.kniffel.exact.reach import Reach
from parlour.games.kniffel.exact.values_numba import ALL_UPPER
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
    room = make_room(tables)
    masks = reach.layers[layer]
    _pass_on(
        values, now, after, starts, masks, written,
        reach.top, reach.uppers, reach.rank, reach.counts, tables, lattice, room,
    )  # fmt: skip


@compiled
def _pass_on(
    values: Floats, now: Floats, after: Floats, starts: Ints, masks: Ints, written: Floats,
    top: Ints, uppers: Ints, rank: Ints, count: Ints, t: Tables, g: Lattice, r: Room,
) -> None:  # fmt: skip
    for mask in masks:
        upper_mask = mask & ALL_UPPER
        for mark in range(t.marks):
            width, played = top[mask, mark] + 1, -LANES
            skip = 0
            for place in range(count[upper_mask] if width else 0):
                first = starts[mask, mark] + place * width
                row = now[first : first + width]
                low, high = _extent(row)
                if low > high:
                    continue
                upper = uppers[upper_mask, place]
                if upper >= played + LANES:
                    skip, played = play_block(values, mask, mark, upper, t, g, r), upper
                endings(values, mask, mark, upper, skip, upper - played, t, r)
                _spend(row, low, high, mask, mark, upper, after, starts, written, top, rank, t, r)


@compiled
def _spend(
    row: Floats, low: int, high: int, mask: int, mark: int, upper: int,
    after: Floats, starts: Ints, written: Floats, top: Ints, rank: Ints, t: Tables, r: Room,
) -> None:  # fmt: skip
    mass = row.sum()
    for leaf in range(len(t.leaf_box)):
        p = r.ordinary[leaf]
        if p > 0.0:
            box, points = t.leaf_box[leaf], t.leaf_points[leaf]
            next_mark = mark if t.leaf_mark[leaf] < 0 else t.leaf_mark[leaf]
            target = _target(mask, box, next_mark, upper, points, starts, top, rank)
            _add(after, target + points, row, low, high, p)
            written[box, points] += p * mass
    for face in range(SIDES):
        way = t.further[mask, mark, face]
        for box in range(t.boxes):
            p = r.further[face, box]
            if p > 0.0:
                points, extra = t.further_points[way, box], t.further_extra[way]
                next_mark = t.further_mark[way, box]
                target = _target(mask, box, next_mark, upper, points, starts, top, rank)
                _add(after, target + points + extra, row, low, high, p)
                written[box, points] += p * mass
                written[t.boxes, 0] += p * mass * extra


@compiled
def _extent(row: Floats) -> tuple[int, int]:
    low, high = 0, len(row) - 1
    while low <= high and row[low] == 0.0:
        low += 1
    while high > low and row[high] == 0.0:
        high -= 1
    return low, high


@compiled
def _target(
    mask: int, box: int, mark: int, upper: int, points: int, starts: Ints, top: Ints, rank: Ints
) -> int:
    """Where the probabilities of the position after this write begin."""
    mask |= 1 << box
    total = min(upper + points, UPPER_GOAL) if box < len(UPPER) else upper
    return int(starts[mask, mark] + rank[mask & ALL_UPPER, total] * (top[mask, mark] + 1))


@compiled
def _add(after: Floats, first: int, row: Floats, low: int, high: int, p: float) -> None:
    for gain in range(low, high + 1):
        after[first + gain] += p * row[gain]
