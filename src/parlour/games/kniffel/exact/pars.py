"""One turn, if every box left open brings its par: what `steady` thinks."""

from functools import cache, lru_cache

import numpy as np

from parlour.games.kniffel.exact.codec import KNIFFELS
from parlour.games.kniffel.exact.kernel import NOTHING, lattice, tables
from parlour.games.kniffel.exact.turn import Leaves, Thought, expected, turn
from parlour.games.kniffel.model import Box, Sheet
from parlour.games.kniffel.presets import UPPER, UPPER_GOAL, Rules
from parlour.games.kniffel.rules import DICE, allowed, score
from parlour.kit.dice import FACES, Dice

ORDINARY: Dice = tuple(FACES)[:DICE]
"""A roll that no joker changes."""


@lru_cache(maxsize=64)
def by_par(rules: Rules, sheet: Sheet) -> Thought:
    """The turn in which a box gains its weighted points over its par. Kept, because a turn asks for
    it several times."""
    t = tables(rules)
    pars = np.array([par(rules, box) for box in rules.boxes])
    weights = np.array([weight(rules, box) for box in rules.boxes])
    ordinary = weights[t.leaf_box] * t.leaf_points - pars[t.leaf_box]
    free = [rules.place[box] for box in allowed(rules, sheet, ORDINARY)]
    ordinary[~np.isin(t.leaf_box, free)] = NOTHING
    further = np.full((len(KNIFFELS), len(rules.boxes)), NOTHING)
    for face, dice in enumerate(KNIFFELS):
        for box in allowed(rules, sheet, dice):
            place = rules.place[box]
            further[face, place] = weights[place] * score(rules, sheet, dice, box) - pars[place]
    leaves = Leaves(ordinary, further)
    return Thought(leaves, turn(leaves, t, lattice()), t)


@cache
def par(rules: Rules, box: Box) -> float:
    """What a turn brings on average that plays for this box alone."""
    t, g = tables(rules), lattice()
    alone = np.where(t.leaf_box == rules.place[box], weight(rules, box) * t.leaf_points, NOTHING)
    kniffels = alone[t.roll_leaf[t.further_roll]]
    return expected(turn(Leaves(alone, kniffels), t, g), g)


def weight(rules: Rules, box: Box) -> float:
    """An upper point is worth more than one: it is also a step towards the bonus."""
    return 1 + rules.upper_bonus / UPPER_GOAL if box in UPPER else 1.0
