"""Kniffel in numbers: multisets of dice, and what a sheet leaves open for the turns to come.

Solvers work on positions between turns. A position forgets how its points came about: it keeps
which boxes are filled, the upper total as far as the bonus still asks for it, and the mark of the
Kniffel box, that is, how a further Kniffel would be treated. Marks are found by asking `rules`.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from parlour.games.kniffel.model import Box, Sheet
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL, Rules
from parlour.games.kniffel.rules import DICE, allowed, bonus, extra_for, upper, worth
from parlour.kit.dice import FACES, Dice, handfuls

HANDFULS: tuple[Dice, ...] = tuple(
    dice
    for number in range(DICE + 1)
    for dice in sorted(handfuls(number), key=lambda dice: len(set(dice)))
)
"""All multisets of none to five dice; within a number of dice by how many faces differ."""

NUMBER = {dice: number for number, dice in enumerate(HANDFULS)}
FIRST_ROLL = NUMBER[handfuls(DICE)[0]]
"""From this number on, a multiset is a roll of all five dice."""
ROLLS_OF_FIVE = HANDFULS[FIRST_ROLL:]
KNIFFELS = tuple([(face,) * DICE for face in FACES])


class Position(NamedTuple):
    """A state of the dynamic program: what matters between two turns."""

    mask: int
    """Bit mask of the filled boxes."""
    upper: int
    """The upper total, not counted beyond the bonus."""
    mark: int
    """How a further Kniffel would be treated; 0 while the Kniffel box is open."""


class Further(NamedTuple):
    """How one roll of five equal dice may be written on some sheet."""

    boxes: int
    """A bit for every box that may take it, if it is open."""
    points: tuple[int, ...]
    extra: int
    marks: tuple[int, ...]
    """The mark after writing it, by box."""


def pack(rules: Rules, sheet: Sheet, extra: int) -> Position:
    """The position of a sheet whose further Kniffels have earned `extra` so far."""
    filled = sum([1 << place for place, points in enumerate(sheet) if points is not None])
    kniffel = sheet[rules.place[Box.KNIFFEL]]
    if kniffel is None:
        mark = 0
    else:
        mark = marks(rules)[0 if not kniffel else 2 if extra else 1]
    return Position(filled, min(upper(sheet), UPPER_GOAL), mark)


def sheet_of(rules: Rules, mask: int, kniffel: int | None, upper: int = 0) -> Sheet:
    """A sheet with these boxes filled: with zeros, but for the Kniffel box and the first one."""
    sheet = [0 if mask >> place & 1 else None for place in range(len(rules.boxes))]
    sheet[rules.place[Box.KNIFFEL]] = kniffel
    if upper:
        sheet[0] = upper
    return tuple(sheet)


def end_bonus(rules: Rules, upper: int) -> int:
    """What a full sheet with this upper total earns for it."""
    return bonus(rules, sheet_of(rules, full(rules), 0, upper))


def full(rules: Rules) -> int:
    return (1 << len(rules.boxes)) - 1


@cache
def marks(rules: Rules) -> tuple[int, int, int]:
    """The mark of a Kniffel box with a zero, with points, and with points and extra points.

    Two of them share a mark if the rules never tell them apart.
    """
    ways = [
        [
            _treatment(rules, sheet_of(rules, mask, kniffel), so_far, KNIFFELS[face - 1])
            for mask, face in kinds(rules)
        ]
        for kniffel, so_far in _histories(rules)
    ]
    found = [way for number, way in enumerate(ways) if way not in ways[:number]]
    zero, points, more = map(found.index, ways)
    return zero, points, more


def further(rules: Rules, mask: int, mark: int, face: int) -> Further:
    """What `rules` say of five equal dice on a sheet with this mask and mark."""
    place, (zero, points, more) = rules.place[Box.KNIFFEL], marks(rules)
    kniffel, so_far = _histories(rules)[(zero, points, more).index(mark)]
    sheet = sheet_of(rules, mask, kniffel if mask >> place & 1 else None)
    boxes, own, extra = _treatment(rules, sheet, so_far, KNIFFELS[face - 1])
    after = [more if extra else mark] * len(own)
    after[place] = points if own[place] else zero
    return Further(sum([1 << rules.place[box] for box in boxes]), own, extra, tuple(after))


def kinds(rules: Rules) -> Iterator[tuple[int, int]]:
    """A mask and a face for every kind of sheet with a filled Kniffel box that `rules` tell apart.

    Of five equal dice they ask whether their own upper box is filled, and whether any lower box is
    open; the tests hold every mask against this.
    """
    kniffel = 1 << rules.place[Box.KNIFFEL]
    lower = full(rules) >> len(UPPER) << len(UPPER)
    for face in FACES:
        for own in (0, 1 << face - 1):
            yield own | kniffel, face
            yield own | lower, face


def _histories(rules: Rules) -> tuple[tuple[int, int], ...]:
    """Points in the Kniffel box and extra points so far, in the three ways that can matter."""
    place = rules.place[Box.KNIFFEL]
    most = max([points[place] for points in rules.points.values()])
    sheet = sheet_of(rules, 0, most)
    earned = max([extra_for(rules, sheet, dice, 0) for dice in KNIFFELS])
    return (0, 0), (most, 0), (most, earned)


def _treatment(
    rules: Rules, sheet: Sheet, so_far: int, dice: Dice
) -> tuple[tuple[Box, ...], tuple[int, ...], int]:
    return (
        allowed(rules, sheet, dice),
        worth(rules, sheet, dice),
        extra_for(rules, sheet, dice, so_far),
    )
