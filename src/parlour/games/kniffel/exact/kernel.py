"""The rules of Kniffel as arrays, for the solvers. No rule is repeated: `rules` fill the tables.

A *leaf* is one way to write an ordinary roll: a box and its points there. Rolls share leaves, so a
position has about 130 of them instead of 252 rolls times 13 boxes. A *trie* joins the leaves of
several boxes: rolls that are worth the same in all of them share a node, whose value is the better
of its parent and its leaf. Three tries (ones to threes, fours to sixes, lower part) cover a sheet.

The *lattice* holds all multisets of dice, ordered by inclusion: the value of a keep is the mean
over adding one die (a chance node of the expectimax), and the best keep of a multiset is the better
of all its dice and the best after dropping one (a decision node).
"""

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.games.kniffel.exact import codec
from parlour.games.kniffel.exact.codec import (
    FIRST_ROLL,
    HANDFULS,
    KNIFFELS,
    NUMBER,
    ROLLS_OF_FIVE,
    Position,
)
from parlour.games.kniffel.model import Box
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL, Rules
from parlour.games.kniffel.rules import DICE, allowed, worth
from parlour.kit.dice import FACES, Dice, parts

Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.int64]

NOTHING = -1e30
"""Less than anything a box can bring: what a box is worth that may not be taken."""

EQUAL = 1e-9
"""Values that differ by less are equal: the rest is rounding. Best play then keeps more dice."""

WIDTH = 112
"""Upper totals in a row of values: up to the bonus, one more box, and a vector of lanes."""


class Lattice(NamedTuple):
    """Multisets of dice by number, and how they lead to each other."""

    chance: Floats
    """How likely each roll of five dice is."""
    add: Ints
    """The multiset with one more die, by face; for up to four dice."""
    drop: Ints
    """The multisets with one die less, one for each different face; the rest repeats the first."""
    without: Ints
    """The multiset without one die of a face, by face; -1 where there is none."""
    groups: Ints
    """Where the multisets begin that have so many dice and so many different faces."""
    parts: Ints
    """The keeps of every roll, all five dice included; the rest repeats the first."""


class Tables(NamedTuple):
    """One set of rules."""

    boxes: int
    marks: int
    kniffel: int
    """The bit of the Kniffel box."""
    leaf_box: Ints
    leaf_points: Ints
    leaf_mark: Ints
    """The mark that writing this leaves behind; -1: as it was."""
    roll_leaf: Ints
    """By roll and box."""
    node_parent: Ints
    node_leaf: Ints
    ends: Ints
    """By trie and roll: the node that knows the best of the trie's boxes."""
    levels: Ints
    """Nodes from one of these to the next need only nodes before."""
    further: Ints
    """By mask, mark and face: which row of the next four tables five equal dice are in."""
    further_boxes: Ints
    further_points: Ints
    further_extra: Ints
    further_mark: Ints
    further_roll: Ints
    """The roll of five equal dice, by face."""
    choices: Ints
    """By mask: a bit for every box that an ordinary roll may be written in."""
    order: Ints
    """The masks that games lead to, fullest first, without the full one."""
    layers: Ints
    """Where the masks with so many open boxes begin in `order`; the first layer has one open."""
    lowest: Ints
    highest: Ints
    """By upper mask: the upper totals to solve. Less is hopeless, more changes nothing."""
    bonus: Floats
    """By upper total of a full sheet."""


@cache
def lattice() -> Lattice:
    add = [[NUMBER[_with(dice, face)] for face in FACES] for dice in HANDFULS[:FIRST_ROLL]]
    without = [[_without(dice, face) for face in FACES] for dice in HANDFULS]
    drop = [_padded([n for n in row if n >= 0] or [0], DICE) for row in without]
    groups = [
        [
            sum([(len(d), len(set(d))) < (size, kinds) for d in HANDFULS])
            for kinds in range(DICE + 2)
        ]
        for size in range(DICE + 1)
    ]
    keeps = [_padded([NUMBER[part] for part in parts(roll)], 2**DICE) for roll in ROLLS_OF_FIVE]
    chance = [_orders(roll) / 6**DICE for roll in ROLLS_OF_FIVE]
    return Lattice(
        np.array(chance), _ints(add), _ints(drop), _ints(without), _ints(groups), _ints(keeps)
    )


@cache
def tables(rules: Rules) -> Tables:
    leaves = _leaves(rules)
    number = {leaf: index for index, leaf in enumerate(leaves)}
    points = _points(rules)
    roll_leaf = [[number[pair] for pair in enumerate(row)] for row in points]
    zero, more, _ = codec.marks(rules)
    kniffel = rules.place[Box.KNIFFEL]
    marks = [-1 if box != kniffel else more if worth else zero for box, worth in leaves]
    nodes, ends, levels = _tries(rules, points, number)
    choices = _choices(rules)
    order = sorted(choices, key=lambda mask: (-mask.bit_count(), mask))
    open_boxes = [len(rules.boxes) - mask.bit_count() for mask in order]
    by_mask = np.zeros(1 << len(rules.boxes), np.int64)
    by_mask[list(choices)] = list(choices.values())
    most = [max([row[place] for row in points]) for place in range(len(UPPER))]
    spans = [_span(mask, most) for mask in range(1 << len(UPPER))]
    return Tables(
        len(rules.boxes),
        1 + max(codec.marks(rules)),
        1 << kniffel,
        _ints([box for box, _ in leaves]),
        _ints([worth for _, worth in leaves]),
        _ints(marks),
        _ints(roll_leaf),
        _ints([parent for parent, _ in nodes]),
        _ints([leaf for _, leaf in nodes]),
        _ints(ends),
        _ints(levels),
        *_further(rules, choices),
        _ints([NUMBER[dice] - FIRST_ROLL for dice in KNIFFELS]),
        by_mask,
        _ints(order),
        np.searchsorted(_ints(open_boxes), np.arange(1, len(rules.boxes) + 2)),
        _ints([low for low, _ in spans]),
        _ints([high for _, high in spans]),
        np.array([float(codec.end_bonus(rules, upper)) for upper in range(WIDTH)]),
    )


def step(t: Tables, at: Position, roll: int, box: int) -> tuple[Position, int] | None:
    """Writing this roll in this box: the position after it and what it gains; None: not allowed.

    Solvers do the same inside their loops; this is what the tests hold against `rules`.
    """
    faces = np.flatnonzero(t.further_roll == roll)
    if len(faces):
        way = t.further[at.mask, at.mark, faces[0]]
        allowed, points = t.further_boxes[way] & ~at.mask, int(t.further_points[way, box])
        gain, mark = points + int(t.further_extra[way]), int(t.further_mark[way, box])
    else:
        leaf = t.roll_leaf[roll, box]
        allowed, points = t.choices[at.mask], int(t.leaf_points[leaf])
        gain, mark = points, at.mark if t.leaf_mark[leaf] < 0 else int(t.leaf_mark[leaf])
    if not allowed >> box & 1:
        return None
    upper = min(at.upper + points, UPPER_GOAL) if box < len(UPPER) else at.upper
    return Position(at.mask | 1 << box, upper, mark), gain


def _points(rules: Rules) -> list[tuple[int, ...]]:
    """What every roll is worth in every box, when no joker changes it."""
    blank = codec.sheet_of(rules, 0, None)
    return [worth(rules, blank, dice) for dice in ROLLS_OF_FIVE]


def _leaves(rules: Rules) -> list[tuple[int, int]]:
    return sorted({pair for row in _points(rules) for pair in enumerate(row)})


def _tries(
    rules: Rules, points: list[tuple[int, ...]], number: dict[tuple[int, int], int]
) -> tuple[list[tuple[int, int]], list[list[int]], list[int]]:
    """Parent and leaf of every node, the ends by roll, and the levels. Node 0 is worth nothing."""
    nodes, levels, ends = [(0, 0)], [1], []
    half = len(UPPER) // 2
    for group in (range(half), range(half, len(UPPER)), range(len(UPPER), len(rules.boxes))):
        at = [0] * len(points)
        for box in _shortest(list(group), points):
            steps = [(node, number[box, row[box]]) for node, row in zip(at, points, strict=True)]
            new = sorted(set(steps))
            found = {step: len(nodes) + index for index, step in enumerate(new)}
            nodes += new
            levels.append(len(nodes))
            at = [found[step] for step in steps]
        ends.append(at)
    return nodes, ends, levels


def _shortest(group: list[int], points: list[tuple[int, ...]]) -> list[int]:
    """The boxes in an order that keeps their trie small: always the one that splits least."""
    order: list[int] = []
    while rest := [box for box in group if box not in order]:
        order.append(
            min(
                rest,
                key=lambda box: len({tuple([row[b] for b in [*order, box]]) for row in points}),
            )
        )
    return order


def _choices(rules: Rules) -> dict[int, int]:
    """By every mask that games lead to, but the full one: the boxes an ordinary roll may take."""
    roll = next(dice for dice in ROLLS_OF_FIVE if len(set(dice)) == DICE)
    everything = codec.full(rules)
    if allowed(rules, codec.sheet_of(rules, 0, None), roll) == rules.boxes:
        return {mask: everything & ~mask for mask in range(everything)}
    kniffel, found, reached = rules.place[Box.KNIFFEL], dict[int, int](), [0]
    for mask in reached:  # grows while we look at it
        sheet = codec.sheet_of(rules, mask, 0 if mask >> kniffel & 1 else None)
        boxes = [1 << rules.place[box] for box in allowed(rules, sheet, roll)]
        found[mask] = sum(boxes)
        reached += [mask | box for box in boxes if mask | box not in (*reached, everything)]
    return found


def _further(rules: Rules, choices: dict[int, int]) -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """How five equal dice are treated: a row for every mask, mark and face, and what rows say."""
    boxes, kniffel = len(rules.boxes), 1 << rules.place[Box.KNIFFEL]
    marks = 1 + max(codec.marks(rules))
    rows: list[codec.Further] = []
    index = np.zeros((1 << boxes, marks, len(FACES)), np.int64)
    masks = np.arange(1 << boxes)
    free = len(choices) == codec.full(rules)
    lower = codec.full(rules) >> len(UPPER) << len(UPPER)
    seen = list(codec.kinds(rules)) if free else [(m, f) for m in choices for f in FACES]
    if free:
        seen += [(own, face) for face in FACES for own in (0, 1 << face - 1)]
    for mask, face in seen:
        own = 1 << face - 1
        if free:
            alike = (masks & (own | kniffel)) == (mask & (own | kniffel))
            alike &= ((masks & lower) == lower) == ((mask & lower) == lower)
        else:
            alike = masks == mask
        for mark in range(marks if mask & kniffel else 1):
            index[alike, mark, face - 1] = len(rows)
            rows.append(codec.further(rules, mask, mark, face))
    return (
        index,
        _ints([row.boxes for row in rows]),
        _ints([row.points for row in rows]),
        _ints([row.extra for row in rows]),
        _ints([row.marks for row in rows]),
    )


def _span(mask: int, most: list[int]) -> tuple[int, int]:
    """The upper totals that are worth telling apart when these upper boxes are filled."""
    if mask == (1 << len(UPPER)) - 1:
        return 0, 0
    so_far = sum([points for place, points in enumerate(most) if mask >> place & 1])
    high = min(UPPER_GOAL, so_far)
    return min(high, max(0, UPPER_GOAL - 1 - (sum(most) - so_far))), high


def _with(dice: Dice, face: int) -> Dice:
    return tuple(sorted((*dice, face)))


def _without(dice: Dice, face: int) -> int:
    if face not in dice:
        return -1
    place = dice.index(face)
    return NUMBER[dice[:place] + dice[place + 1 :]]


def _orders(dice: Dice) -> int:
    """In how many orders these dice can fall."""
    orders = 1
    for place, face in enumerate(dice):
        orders = orders * (place + 1) // dice[: place + 1].count(face)
    return orders


def _padded(row: list[int], length: int) -> list[int]:
    return row + row[:1] * (length - len(row))


def _ints(values: object) -> Ints:
    return np.array(values, np.int64)
