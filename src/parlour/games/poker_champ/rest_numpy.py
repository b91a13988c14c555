"""The inner steps of `solver_rest` with NumPy. Arrays are by board and hand."""

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.kernel import Ints
from parlour.games.poker_champ.spot import READINGS

Single = np.float32
Floats = npt.NDArray[Single]

NOTHING = Single(0)
HALF = Single(0.5)
TINY = Single(1e-9)
"""Who regrets nothing yet bets half the time. Were it any smaller, products of three would be
numbers that processors are slow with."""
UP_TO = np.tri(READINGS + 1, READINGS, -1, Single).T.copy()
"""Times this, a row becomes its running sums."""


def down(stay: Floats, alive: Floats, chance: Floats) -> tuple[Floats, Floats]:
    """From each board to those that may come of it: how likely hands get there, and bet there."""
    boards = alive.reshape(len(stay), -1, READINGS)
    reach = (stay[:, None] * boards).reshape(alive.shape)
    return reach, reach * chance


def wins(stay: Floats, order: Ints, weaker: Ints, equal: Ints) -> Floats:
    """How many of those who stay a hand beats, and half of those it equals. `order`: places in
    `stay`; `weaker` and `equal`: places in the running sums, which begin anew on every board."""
    running = stay.take(order) @ UP_TO
    won: Floats = running.take(weaker)
    won += running.take(equal)
    won *= HALF
    return won


def gains(later: Floats, met: Floats, stays: Floats, pot: Single, cost: Single) -> Floats:
    """What a bet brings over a fold: the showdown or later steps, or the half of the pot one would
    share with those who fold."""
    gain: Floats = later + (met - stays) * (pot * HALF) - cost * stays
    return gain


def up(
    later: Floats,
    met: Floats,
    stays: Floats,
    alive: Floats,
    chance: Floats,
    pot: Single,
    cost: Single,
    best: bool,
    size: int,
) -> Floats:
    """What hands are worth, added up over the boards that may come of one."""
    gain = gains(later, met, stays, pot, cost)
    worth = np.maximum(gain, NOTHING) if best else chance * gain
    worth += (met - stays) * (pot * HALF)
    worth *= alive
    added: Floats = np.einsum("bch->bh", worth.reshape(-1, size, READINGS))
    return added


def learn(
    later: Floats,
    met: Floats,
    stays: Floats,
    chance: Floats,
    came: Floats,
    memory: Floats,
    pot: Single,
    cost: Single,
    weight: Single,
) -> None:
    """Sets the chance of the next round, which counts on the same gain again: that is the
    prediction. A memory has the regrets of having bet and of having folded, never below nothing,
    how often a hand has bet so far, and how often it came to that."""
    fold, bet, bets, every = memory
    came = came * weight
    every += came
    bets += came * chance
    gain = gains(later, met, stays, pot, cost)
    less = chance * gain
    more = gain - less
    fold -= less
    bet += more
    np.maximum(fold, NOTHING, out=fold)
    np.maximum(bet, NOTHING, out=bet)
    no, yes = np.maximum(fold - less, TINY), np.maximum(bet + more, TINY)
    np.divide(yes, no + yes, out=chance)
