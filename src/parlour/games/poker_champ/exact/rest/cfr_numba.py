"""`rest_numpy.practise`, compiled. Importing this needs numba.

Boards that may come of the same one are siblings. They are gone through side by side, so that what
belongs together stays in the processor's cache, a little at a time, so that the compiler works on
several numbers at once. Rows are what came before all boards, then the boards of all levels but the
last, then those siblings of the last level whose turn it is.
"""

from typing import Any

import numpy as np

from parlour.exact.compiled import swift
from parlour.games.poker_champ.exact.odds.readings import READINGS
from parlour.games.poker_champ.exact.rest.cfr_numpy import MEMORIES, NOTHING, TINY, Answer, average
from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Bytes, Floats, Single, Tree
from parlour.kit.ranks import Ints

NONE: Floats = np.zeros((0, 0, READINGS), Single)
"""No memories, or nobody who asks."""


def practise(tree: Tree, chances: Floats, rounds: int) -> None:
    """As `rest_numpy.practise`."""
    memories = np.zeros((2, MEMORIES, *chances.shape[1:]), Single)
    walks = [walk_of(tree, me) for me in PLAYERS]
    for number in range(rounds):
        for me in PLAYERS:
            plans, weight = (chances[1 - me], chances[me]), Single(number**3)
            _walk(*plans, memories[me], weight, NONE, *walks[me])
    average(tree, chances, memories)


def answers(tree: Tree, me: int, chances: Floats) -> Answer:
    """As `rest_numpy.answers`."""
    told = np.empty((2, *chances.shape[1:]), Single)
    plans = chances[1 - me], chances[me].copy()
    _walk(*plans, NONE, NOTHING, told, *walk_of(tree, me))
    return Answer(*told)


def walk_of(tree: Tree, me: int) -> tuple[Any, ...]:
    """What does not change from one walk of a player to the next."""
    return (
        len(tree.cards),
        np.array(tree.first),
        np.array(tree.odds, Single),
        np.stack([each[:, me] for each in tree.ends], axis=1),
        tree.costs[:, me] > 0,
        tree.weights[1 - me],
        tree.alive[1 - me],
        tree.alive[me],
        tree.which,
        *tree.shows[me],
        *starts(*tree.clashes[me]),
    )


def starts(own: Bytes, other: Bytes) -> tuple[Ints, Bytes]:
    """By hand, where its clashes begin; nothing where there are none."""
    return np.searchsorted(own, np.arange(READINGS + 1 if len(own) else 0)), other


@swift
def _walk(
    his_chances: Any,
    chances: Any,
    memories: Any,
    weight: Single,
    told: Any,
    size: int,
    first: Any,
    odds: Any,
    prices: Any,
    pays: Any,
    weights: Any,
    his_alive: Any,
    alive: Any,
    which: Any,
    order: Any,
    weaker: Any,
    equal: Any,
    apart: Any,
    starts: Any,
    other: Any,
) -> None:
    """Learns, if there is a memory, and tells the answers, if there is room for them."""
    last, depth = first[-2], 0
    shape = (last + 1 + size, READINGS)
    stay, mine = np.zeros(shape, np.float32), np.ones(shape, np.float32)
    leaves, stays = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    came, later = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    reach = np.zeros((size, READINGS), np.float32)
    stay[0] = weights
    for turn in range(2 * last + 2):  # down to the last level, then up again
        down = turn <= last
        above = turn if down else 2 * last + 1 - turn
        begin, end = max(0, above * size - size + 1), above * size + 1
        final, row = begin >= last, min(begin, last) + 1
        until = row + end - begin
        his, worth = stay[row:until], later[row:until]
        left, kept = leaves[row:until], stays[row:until]
        chance, arrived, live = chances[begin:end], came[row:until], alive[begin:end]
        if down:
            depth += begin == first[depth + 1]
            come(stay[above], his_alive[begin:end], his_chances[begin:end], reach, his)
            come(mine[above], live, chance, arrived, mine[row:until])
            meet(reach, his, left, kept, starts, other)
        if down and final:
            boards = which[begin - last : end - last]
            show(boards, his, worth, prices[-1], order, weaker, equal)
            clash(boards, his, worth, prices[-1], apart, starts, other)
        if down == final:
            depth -= begin < first[depth]
            if len(told):
                told[0, begin:end] = worth - prices[depth, 0] * kept
                told[1, begin:end] = kept
            leave(
                later[above],
                worth.ravel(),
                left.ravel(),
                kept.ravel(),
                live.ravel(),
                chance.ravel(),
                prices[depth],
                odds[depth],
            )
            if pays[depth] and len(memories):
                learn(
                    worth.ravel(),
                    arrived.ravel(),
                    chance.ravel(),
                    memories[0, begin:end].ravel(),
                    memories[1, begin:end].ravel(),
                    memories[2, begin:end].ravel(),
                    memories[3, begin:end].ravel(),
                    weight,
                )


@swift
def come(above: Any, alive: Any, chances: Any, came: Any, stay: Any) -> None:
    """From a board to those that may come of it: how likely hands get there, and bet there."""
    for board in range(len(alive)):
        for hand in range(READINGS):
            came[board, hand] = above[hand] * alive[board, hand]
        for hand in range(READINGS):
            stay[board, hand] = came[board, hand] * chances[board, hand]


@swift
def meet(reach: Any, stay: Any, leaves: Any, stays: Any, starts: Any, other: Any) -> None:
    """By one's own hand: how likely the other is there and leaves, or stays."""
    for board in range(len(stay)):
        every = bets = NOTHING
        for hand in range(READINGS):
            every += reach[board, hand]
            bets += stay[board, hand]
        for hand in range(READINGS):
            leaves[board, hand] = every - bets
        for hand in range(READINGS):
            stays[board, hand] = bets
        for hand in range(len(starts) - 1):
            every = bets = NOTHING
            for place in range(starts[hand], starts[hand + 1]):
                every += reach[board, other[place]]
                bets += stay[board, other[place]]
            leaves[board, hand] -= every - bets
            stays[board, hand] -= bets


@swift
def show(
    boards: Any, stay: Any, later: Any, prizes: Any, order: Any, weaker: Any, equal: Any
) -> None:
    """As `rest_numpy.showdown`."""
    loses, ties, wins = prizes
    running = np.zeros(READINGS + 1, np.float32)
    for board in range(len(boards)):
        which = boards[board]
        for place in range(READINGS):
            running[place + 1] = running[place] + stay[board, order[which, place]]
        for hand in range(READINGS):
            less, most = running[weaker[which, hand]], running[equal[which, hand]]
            later[board, hand] = wins * less + ties * (most - less) + loses * (running[-1] - most)


@swift
def clash(
    boards: Any, stay: Any, later: Any, prizes: Any, apart: Any, starts: Any, other: Any
) -> None:
    """Takes out again what cannot be."""
    for board in range(len(boards)):
        for hand in range(len(starts) - 1):
            worth = NOTHING
            for place in range(starts[hand], starts[hand + 1]):
                worth += prizes[apart[boards[board], place]] * stay[board, other[place]]
            later[board, hand] -= worth


@swift
def leave(
    above: Any,
    gain: Any,
    leaves: Any,
    stays: Any,
    alive: Any,
    chances: Any,
    prices: Any,
    odds: Single,
) -> None:
    """Turns what a bet comes to into what it brings over a fold; and adds what hands are worth to
    what they are worth one board before."""
    folds, splits, takes = prices
    alone = takes - splits
    worth = np.empty_like(gain)
    for place in range(len(gain)):
        gain[place] += alone * leaves[place] - folds * stays[place]
    for place in range(len(gain)):
        worth[place] = splits * leaves[place] + folds * stays[place]
    for place in range(len(gain)):
        worth[place] += chances[place] * gain[place]
    for place in range(len(gain)):
        worth[place] *= alive[place]
    boards = len(gain) // READINGS
    while boards > 1:  # the second half to the first
        rest = boards // 2 * READINGS
        boards -= boards // 2
        first, second = worth[:rest], worth[boards * READINGS : boards * READINGS + rest]
        for place in range(rest):
            first[place] += second[place]
    for hand in range(READINGS):
        above[hand] += worth[hand] * odds


@swift
def learn(
    gain: Any, came: Any, chance: Any, fold: Any, bet: Any, bets: Any, every: Any, weight: Single
) -> None:
    """As `rest_numpy.learn`; arrays are flat."""
    for place in range(len(gain)):
        came[place] *= weight
    for place in range(len(gain)):
        every[place] += came[place]
    for place in range(len(gain)):
        bets[place] += came[place] * chance[place]
    for place in range(len(gain)):
        came[place] = chance[place] * gain[place]  # no longer needed; what to take off now
    for place in range(len(gain)):
        fold[place] = max(fold[place] - came[place], NOTHING)
    for place in range(len(gain)):
        gain[place] -= came[place]
    for place in range(len(gain)):
        bet[place] = max(bet[place] + gain[place], NOTHING)
    for place in range(len(gain)):
        gain[place] = max(bet[place] + gain[place], TINY)
    for place in range(len(gain)):
        came[place] = max(fold[place] - came[place], TINY)
    for place in range(len(gain)):
        chance[place] = gain[place] / (came[place] + gain[place])
