"""The rules of Kniffel as arrays, for playing. No rule is repeated: `rules`, `house` and the tables
of the solvers fill them."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from parlour.games.kniffel import house, rules
from parlour.games.kniffel.codec import BOXES, CODEC, KEEPS
from parlour.games.kniffel.exact import kernel as solving
from parlour.games.kniffel.exact.codec import FIRST_ROLL, HANDFULS, NUMBER
from parlour.games.kniffel.model import Box, Options, Rolled, State, ThrowDice
from parlour.games.kniffel.presets import Rules
from parlour.kit.dice import Dice

FIRST_BOX = len(KEEPS)
WORDS = -(-(CODEC.plays + 1) // 64)
MOST_KEEPS = 31

# A row: the turn, then the sheets.
PLAYING, SEAT, FIRST, HELD, ROLL, ROLLING, HEAD = range(7)
MASK, UPPER, MARK, EXTRA, TOTAL, POINTS = range(6)
EACH = POINTS + len(Box)
"""Numbers a sheet; its points are by box of all presets, -1 where nothing is written."""

Array = NDArray[Any]


class Tables(NamedTuple):
    """By `held`, the number of a multiset of dice; `place` is that of a box on the sheet."""

    full: int
    """The mask of a full sheet."""
    keep_of: Array
    """By play: the dice that are kept."""
    keeps: Array
    """By held: the keeps that are legal, as words."""
    keep_list: Array
    """By held: how many they are, then the dice that they leave."""
    start: Array
    thrown: Array
    fall: Array
    """From `start` on, `thrown` rolls that are equally likely after keeping these dice."""
    place_of: Array
    """By play above the keeps: the place of the box."""
    box_at: Array
    """By place: the number of the box among those of all presets."""
    choices: Array
    """By mask: the boxes that an ordinary roll may be written in, by place."""
    words: Array
    """By mask: the same as plays, in the last word."""
    points: Array
    marks: Array
    """By roll and place: the mark after writing; -1: as it was."""
    face: Array
    """By held: the face of five equal dice, from 0; -1 of all others."""
    further: Array
    further_boxes: Array
    further_points: Array
    further_extra: Array
    further_mark: Array
    bonus: Array
    """By upper total."""
    best_keep: Array
    """By roll: the dice that show most often, the highest of them."""


@cache
def tables(sheet: Rules) -> Tables:
    t = solving.tables(sheet)
    start, thrown, fall = falls()
    keeps, keep_list = legal_keeps()
    box_at = [BOXES[box] - FIRST_BOX for box in sheet.boxes]
    face = np.full(len(HANDFULS), -1, np.int8)
    face[FIRST_ROLL + t.further_roll] = np.arange(len(t.further_roll))
    return Tables(
        full=(1 << t.boxes) - 1,
        keep_of=np.array([NUMBER[keep] for keep in KEEPS], np.int16),
        keeps=keeps,
        keep_list=keep_list,
        start=start,
        thrown=thrown,
        fall=fall,
        place_of=np.array([sheet.place.get(box, -1) for box in Box], np.int8),
        box_at=np.array(box_at, np.int8),
        choices=t.choices.astype(np.int32),
        words=np.array([as_plays(boxes, box_at) for boxes in t.choices.tolist()], np.uint64),
        points=t.leaf_points[t.roll_leaf].astype(np.int16),
        marks=t.leaf_mark[t.roll_leaf].astype(np.int8),
        face=face,
        further=t.further.astype(np.int16),
        further_boxes=t.further_boxes.astype(np.int32),
        further_points=t.further_points.astype(np.int16),
        further_extra=t.further_extra.astype(np.int16),
        further_mark=t.further_mark.astype(np.int8),
        bonus=t.bonus.astype(np.int16),
        best_keep=np.array([NUMBER[most_alike(dice)] for dice in HANDFULS[FIRST_ROLL:]], np.int16),
    )


def as_plays(boxes: int, box_at: list[int]) -> int:
    """Boxes by place, as plays in the last word."""
    shift = FIRST_BOX - 64 * (WORDS - 1)
    return sum([1 << box + shift for place, box in enumerate(box_at) if boxes >> place & 1])


def legal_keeps() -> tuple[Array, Array]:
    words = np.zeros((len(HANDFULS), WORDS), np.uint64)
    listed = np.zeros((len(HANDFULS), 1 + MOST_KEEPS), np.int16)
    for held, dice in enumerate(HANDFULS):
        if 0 < held < FIRST_ROLL:
            continue  # in the air
        plays = rules.rolls(min(held, 1), dice)
        listed[held, 0] = len(plays)
        for place, play in enumerate(plays):
            number = CODEC.encode(play)
            words[held, number >> 6] |= np.uint64(1 << (number & 63))
            listed[held, 1 + place] = NUMBER[play.keep]
    return words, listed


def falls() -> tuple[Array, Array, Array]:
    """Every roll as often as it comes."""
    start, thrown, fall = [], [], list[int]()
    alone = rules.start(Options(), 1)
    for dice in HANDFULS[:FIRST_ROLL]:
        start.append(len(fall))
        for number, ways in outcomes(alone, dice):
            fall += [number] * ways
        thrown.append(len(fall) - start[-1])
    return np.array(start, np.int32), np.array(thrown, np.int32), np.array(fall, np.int16)


def outcomes(state: State, kept: Dice) -> list[tuple[int, int]]:
    air = replace(state, dice=kept, rolling=True)
    found = []
    for draw, ways in house.outcomes(air, ThrowDice()) or ():
        assert isinstance(draw, Rolled)
        found.append((NUMBER[draw.dice], ways))
    return found


def most_alike(dice: Dice) -> Dice:
    face = max(dice, key=lambda face: (dice.count(face), face))
    return tuple(each for each in dice if each == face)
