"""`cfr_numpy.train`, compiled. Importing this needs numba.

Boards that may come of the same one are siblings. Siblings are worked on together, so that their
data stay in the processor's cache, in short loops, so that the compiler vectorizes them. Rows are
the root's parent, then the boards of all levels but the last, then the siblings of the last level
that are worked on now.
"""

from functools import cache
from typing import Any

import numpy as np

from parlour.exact.compiled import swift
from parlour.games.poker_champ.exact.odds.readings import READINGS
from parlour.games.poker_champ.exact.rest.cfr_numpy import (
    EPSILON,
    SUMS,
    ZERO,
    Guess,
    Response,
    average,
)
from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Floats, Single, Tree
from parlour.kit.ranks import Ints

NONE: Floats = np.zeros((0, 0, READINGS), Single)
"""No sums to add to, or no responses to tell."""


def train(tree: Tree, strategy: Floats, iterations: int, guess: Guess | None = None) -> None:
    """As `cfr_numpy.train`."""
    sums = np.zeros((2, SUMS, *strategy.shape[1:]), Single)
    sides = [side_of(tree, player) for player in PLAYERS]
    for iteration in range(iterations):
        for player in PLAYERS:
            theirs, mine, weight = strategy[1 - player], strategy[player], Single(iteration**3)
            if guess is not None and guess.player != player:
                theirs = guess.mixed(theirs)
            _traverse(theirs, mine, sums[player], weight, NONE, sides[player])
    average(tree, strategy, sums)
    if guess is not None:
        strategy[guess.player] = guess.mixed(strategy[guess.player])


def responses(tree: Tree, player: int, strategy: Floats) -> Response:
    """As `cfr_numpy.responses`."""
    told = np.empty((2, *strategy.shape[1:]), Single)
    theirs, mine = strategy[1 - player], strategy[player].copy()
    _traverse(theirs, mine, NONE, ZERO, told, side_of(tree, player))
    return Response(*told)


def side_of(tree: Tree, player: int) -> tuple[Any, ...]:
    """What one traversal by a player has in common with the next."""
    own, other = tree.clashes[player]
    return (
        visits(len(tree.cards), tuple(tree.first)),
        np.array(tree.chance, Single),
        np.stack([each[:, player] for each in tree.payoffs], axis=1),
        tree.costs[:, player] > 0,
        tree.weights[1 - player],
        tree.live[1 - player],
        tree.live[player],
        tree.which,
        *tree.showdowns[player],
        np.searchsorted(own, np.arange(READINGS + 1 if len(own) else 0)),
        other,
    )


@cache
def visits(size: int, first: tuple[int, ...]) -> Ints:
    """A traversal: down to each group of siblings of the last level, and up again. By visit: depth
    of the group, row of the board above, first node and the one after the last, the same in rows,
    and whether the visit is on the way down, or up (in the last level both)."""
    last, found = first[-2], list[tuple[int, ...]]()
    for above in (*range(last + 1), *reversed(range(last + 1))):
        begin, end = max(0, above * size - size + 1), above * size + 1
        depth = sum(begin >= start for start in first[1:-1])
        down, final, row = len(found) <= last, begin >= last, min(begin, last) + 1
        if down or not final:
            rows = row, row + end - begin
            found.append((depth, above, begin, end, *rows, down, final or not down))
    return np.array(found, np.int64)


@swift
def _traverse(
    theirs: Floats, mine: Floats, sums: Floats, weight: Single, told: Floats, side: Any
) -> None:
    """Updates `mine` and the sums, if there are sums; tells the responses, if there is room."""
    visits, chance, payoffs, pays, weights, their_live, live, which = side[:8]
    order, weaker, equal, apart, starts, other = side[8:]
    shape, last = (visits[:, 5].max(), READINGS), len(live) - len(which)
    their_bets, own_bets = np.zeros(shape, np.float32), np.ones(shape, np.float32)
    there, reach = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    folds, bets = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    values = np.zeros(shape, np.float32)
    their_bets[0] = weights
    for number in range(len(visits)):
        visit = visits[number]
        depth, above, begin, end = visit[0], visit[1], visit[2], visit[3]
        row, until, down, up = visit[4], visit[5], visit[6], visit[7]
        their_bet, own, value = their_bets[row:until], mine[begin:end], values[row:until]
        fold, bet, came = folds[row:until], bets[row:until], reach[row:until]
        if down:
            come(their_bets[above], their_live[begin:end], theirs[begin:end], there, their_bet)
            come(own_bets[above], live[begin:end], own, came, own_bets[row:until])
            meet(there, their_bet, fold, bet, starts, other)
        if down and up:
            boards = which[begin - last : end - last]
            compare(boards, their_bet, value, payoffs[-1], order, weaker, equal)
            remove(boards, their_bet, value, payoffs[-1], apart, starts, other)
        if up and len(told):
            tell(told[:, begin:end], value, bet, payoffs[depth, 0])
        if up:
            back_up(
                values[above], value, fold, bet, live[begin:end], own, payoffs[depth], chance[depth]
            )
        if up and pays[depth] and len(sums):
            match_regrets(value, came, own, sums, begin, end, weight)


@swift
def come(above: Any, live: Any, bet: Any, reach: Any, bets: Any) -> None:
    """From a board to its siblings: the reach of each hand, and its reach times its bet."""
    for board in range(len(live)):
        for hand in range(READINGS):
            reach[board, hand] = above[hand] * live[board, hand]
        for hand in range(READINGS):
            bets[board, hand] = reach[board, hand] * bet[board, hand]


@swift
def meet(there: Any, theirs: Any, folds: Any, bets: Any, starts: Any, other: Any) -> None:
    """By own hand: the opponent's reach with hands that do not clash with it."""
    for board in range(len(theirs)):
        every = betting = ZERO
        for hand in range(READINGS):
            every += there[board, hand]
            betting += theirs[board, hand]
        for hand in range(READINGS):
            folds[board, hand] = every - betting
        for hand in range(READINGS):
            bets[board, hand] = betting
        for hand in range(len(starts) - 1):
            every = betting = ZERO
            for place in range(starts[hand], starts[hand + 1]):
                every += there[board, other[place]]
                betting += theirs[board, other[place]]
            folds[board, hand] -= every - betting
            bets[board, hand] -= betting


@swift
def compare(
    boards: Any, theirs: Any, values: Any, payoffs: Any, order: Any, weaker: Any, equal: Any
) -> None:
    """By prefix sums over the opponent's hands in order of strength."""
    loses, ties, wins = payoffs
    prefix = np.zeros(READINGS + 1, np.float32)
    for board in range(len(boards)):
        which = boards[board]
        for place in range(READINGS):
            prefix[place + 1] = prefix[place] + theirs[board, order[which, place]]
        for hand in range(READINGS):
            less, most = prefix[weaker[which, hand]], prefix[equal[which, hand]]
            values[board, hand] = wins * less + ties * (most - less) + loses * (prefix[-1] - most)


@swift
def remove(
    boards: Any, theirs: Any, values: Any, payoffs: Any, apart: Any, starts: Any, other: Any
) -> None:
    """Card removal: subtracts the clashes."""
    for board in range(len(boards)):
        for hand in range(len(starts) - 1):
            value = ZERO
            for place in range(starts[hand], starts[hand + 1]):
                value += payoffs[apart[boards[board], place]] * theirs[board, other[place]]
            values[board, hand] -= value


@swift
def tell(told: Any, values: Any, bets: Any, fold: Single) -> None:
    """The advantage of answering a bet with a bet, and the reach of that."""
    told[0] = values - fold * bets
    told[1] = bets


@swift
def back_up(
    above: Any,
    advantages: Any,
    their_folds: Any,
    their_bets: Any,
    lives: Any,
    strategy: Any,
    payoffs: Any,
    chance: Single,
) -> None:
    """Turns the value of a bet into its advantage over a fold; and adds the values of the hands to
    those of the board above."""
    advantage, live, bet = advantages.ravel(), lives.ravel(), strategy.ravel()
    folds, bets = their_folds.ravel(), their_bets.ravel()
    fold, split, take = payoffs
    alone = take - split
    values = np.empty_like(advantage)
    for place in range(len(advantage)):
        advantage[place] += alone * folds[place] - fold * bets[place]
    for place in range(len(advantage)):
        values[place] = split * folds[place] + fold * bets[place]
    for place in range(len(advantage)):
        values[place] += bet[place] * advantage[place]
    for place in range(len(advantage)):
        values[place] *= live[place]
    boards = len(advantage) // READINGS
    while boards > 1:  # pairwise: the second half is added to the first
        rest = boards // 2 * READINGS
        boards -= boards // 2
        first, second = values[:rest], values[boards * READINGS : boards * READINGS + rest]
        for place in range(rest):
            first[place] += second[place]
    for hand in range(READINGS):
        above[hand] += values[hand] * chance


@swift
def match_regrets(
    advantages: Any, came: Any, strategy: Any, sums: Any, begin: int, end: int, weight: Single
) -> None:
    """As `cfr_numpy.update`, for a group of siblings; advantages and reach are written over."""
    advantage, reach, bet = advantages.ravel(), came.ravel(), strategy.ravel()
    fold_regret, bet_regret = sums[0, begin:end].ravel(), sums[1, begin:end].ravel()
    bets, every = sums[2, begin:end].ravel(), sums[3, begin:end].ravel()
    for place in range(len(advantage)):
        reach[place] *= weight
    for place in range(len(advantage)):
        every[place] += reach[place]
    for place in range(len(advantage)):
        bets[place] += reach[place] * bet[place]
    for place in range(len(advantage)):
        reach[place] = bet[place] * advantage[place]  # from here on the regret of a fold
    for place in range(len(advantage)):
        fold_regret[place] = max(fold_regret[place] - reach[place], ZERO)
    for place in range(len(advantage)):
        advantage[place] -= reach[place]
    for place in range(len(advantage)):
        bet_regret[place] = max(bet_regret[place] + advantage[place], ZERO)
    for place in range(len(advantage)):
        advantage[place] = max(bet_regret[place] + advantage[place], EPSILON)
    for place in range(len(advantage)):
        reach[place] = max(fold_regret[place] - reach[place], EPSILON)
    for place in range(len(advantage)):
        bet[place] = advantage[place] / (reach[place] + advantage[place])
