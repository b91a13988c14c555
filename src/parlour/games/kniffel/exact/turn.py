"""Expectimax of one turn from one position: the value of every keep and every box, by NumPy."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from parlour.games.kniffel.exact.codec import FIRST_ROLL, NUMBER, Position
from parlour.games.kniffel.exact.kernel import Floats, Lattice, Tables
from parlour.games.kniffel.exact.values_numpy import worth_writing
from parlour.games.kniffel.rules import DICE, ROLLS
from parlour.kit.dice import Dice


class Leaves(NamedTuple):
    """What writing is worth, whatever is counted: points, or the chance to win."""

    ordinary: Floats
    """By leaf."""
    further: Floats
    """Five equal dice, by face and box."""


class Turn(NamedTuple):
    written: Floats
    """By roll: what its best box is worth."""
    kept: tuple[Floats, ...]
    """By rolls to come, less one, and multiset: the value of keeping it. All five: as below."""
    most: tuple[Floats, ...]
    """By rolls to come and roll: what the best decision is worth."""


@dataclass(frozen=True, eq=False)
class Thought:
    """A turn thought through: what each of its decisions is worth."""

    leaves: Leaves
    turn: Turn
    tables: Tables

    def best(self, dice: Dice, rolls_left: int) -> float:
        """The best decision."""
        return float(self.turn.most[rolls_left][NUMBER[dice] - FIRST_ROLL])

    def keeping(self, dice: Dice, rolls_left: int) -> float:
        """Rolling again, with these dice kept; that roll is one of those left."""
        return float(self.turn.kept[rolls_left - 1][NUMBER[dice]])

    def writing(self, dice: Dice) -> list[float]:
        """By box; NOTHING where the dice may not be written."""
        worth: list[float] = boxes_of(self.leaves, NUMBER[dice] - FIRST_ROLL, self.tables).tolist()
        return worth


def leaves_of(values: Floats, at: Position, t: Tables) -> Leaves:
    mask, upper, mark = (np.array([number]) for number in at)
    ordinary, further = worth_writing(values, mask, mark, upper, t)
    return Leaves(ordinary[:, 0], further[:, :, 0])


def turn(leaves: Leaves, t: Tables, g: Lattice) -> Turn:
    written = leaves.ordinary[t.roll_leaf].max(axis=1)
    written[t.further_roll] = leaves.further.max(axis=1)
    most, kept = [written], []
    for _ in range(1, ROLLS):
        kept.append(_means(most[-1], g))
        most.append(kept[-1][g.parts].max(axis=1))
    return Turn(written, tuple(kept), tuple(most))


def boxes_of(leaves: Leaves, roll: int, t: Tables) -> Floats:
    """What writing this roll is worth, by box; NOTHING where it may not be written."""
    face = np.flatnonzero(t.further_roll == roll)
    found: Floats = leaves.further[face[0]] if len(face) else leaves.ordinary[t.roll_leaf[roll]]
    return found


def expected(turn: Turn, g: Lattice) -> float:
    """What the turn is worth before its first roll."""
    return float(g.chance @ turn.most[-1])


def carried(turn: Turn, leaves: Leaves, load: Leaves, t: Tables, g: Lattice) -> Turn:
    """What else best play brings: as `turn` tells points, but decided by `turn` itself."""
    best = leaves.ordinary[t.roll_leaf].argmax(axis=1)
    written = load.ordinary[np.take_along_axis(t.roll_leaf, best[:, None], 1)[:, 0]]
    faces = np.arange(len(t.further_roll))
    written[t.further_roll] = load.further[faces, leaves.further.argmax(axis=1)]
    most, kept = [written], []
    for by_keep in turn.kept:
        kept.append(_means(most[-1], g))
        best = by_keep[g.parts].argmax(axis=1)
        most.append(kept[-1][np.take_along_axis(g.parts, best[:, None], 1)[:, 0]])
    return Turn(written, tuple(kept), tuple(most))


def _means(rolls: Floats, g: Lattice) -> Floats:
    worth = np.empty(FIRST_ROLL + len(rolls))
    worth[FIRST_ROLL:] = rolls
    for dice in range(DICE - 1, -1, -1):
        some = slice(g.groups[dice, 0], g.groups[dice + 1, 0])
        worth[some] = worth[g.add[some]].sum(axis=1) / 6
    return worth
