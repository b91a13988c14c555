"""The inner steps of `solver_rest`, compiled; `rest_numpy` tells what they do. Importing this needs
numba."""

from typing import Any

import numpy as np

from parlour.games.poker_champ.compiled import swift
from parlour.games.poker_champ.kernel import Ints
from parlour.games.poker_champ.rest_numpy import HALF, NOTHING, TINY, Floats, Single
from parlour.games.poker_champ.spot import READINGS


@swift
def down(stay: Any, alive: Any, chance: Any) -> tuple[Floats, Floats]:
    reach, bets = np.empty_like(alive), np.empty_like(alive)
    size = len(alive) // len(stay)
    for board in range(len(stay)):
        for place in range(board * size, (board + 1) * size):
            for hand in range(READINGS):
                reach[place, hand] = stay[board, hand] * alive[place, hand]
            for hand in range(READINGS):
                bets[place, hand] = reach[place, hand] * chance[place, hand]
    return reach, bets


def wins(stay: Floats, order: Ints, weaker: Ints, equal: Ints) -> Floats:
    won = np.empty_like(stay)
    _wins(stay.ravel(), order.ravel(), weaker.ravel(), equal.ravel(), won.ravel())
    return won


@swift
def _wins(stay: Any, order: Any, weaker: Any, equal: Any, won: Any) -> None:
    boards = len(stay) // READINGS
    running = np.zeros(boards * (READINGS + 1), np.float32)
    for board in range(boards):
        for place in range(board * READINGS, (board + 1) * READINGS):
            running[place + board + 1] = running[place + board] + stay[order[place]]
    for place in range(len(stay)):
        won[place] = HALF * (running[weaker[place]] + running[equal[place]])


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
    worth = np.empty_like(later)
    value, plan = (later.ravel(), met.ravel(), stays.ravel()), chance.ravel()
    _up(*value, alive.ravel(), plan, worth.ravel(), pot * HALF, cost, best)
    added: Floats = np.einsum("bch->bh", worth.reshape(-1, size, READINGS))
    return added


@swift
def _up(
    later: Any,
    met: Any,
    stays: Any,
    alive: Any,
    chance: Any,
    worth: Any,
    half: Single,
    cost: Single,
    best: bool,
) -> None:
    for place in range(len(later)):
        fold = (met[place] - stays[place]) * half
        gain = later[place] + fold - cost * stays[place]
        gain = max(gain, NOTHING) if best else gain * chance[place]
        worth[place] = (fold + gain) * alive[place]


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
    fold, bet, bets, every = memory.reshape(4, -1)
    value, plan = (later.ravel(), met.ravel(), stays.ravel()), chance.ravel()
    _learn(*value, plan, came.ravel(), fold, bet, bets, every, pot * HALF, cost, weight)


@swift
def _learn(
    later: Any,
    met: Any,
    stays: Any,
    chance: Any,
    came: Any,
    fold: Any,
    bet: Any,
    bets: Any,
    every: Any,
    half: Single,
    cost: Single,
    weight: Single,
) -> None:
    for place in range(len(later)):
        gain = later[place] + (met[place] - stays[place]) * half - cost * stays[place]
        often = came[place] * weight
        less = chance[place] * gain
        more = gain - less
        no, yes = max(fold[place] - less, NOTHING), max(bet[place] + more, NOTHING)
        fold[place], bet[place] = no, yes
        bets[place] += often * chance[place]
        every[place] += often
        no, yes = max(no - less, TINY), max(yes + more, TINY)
        chance[place] = yes / (no + yes)
