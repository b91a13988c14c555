"""Predictive CFR+ over the rest of a deal, with NumPy: all boards of a level side by side."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from parlour.games.poker_champ.exact.odds.readings import READINGS
from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Bytes, Floats, Single, Tree

ZERO = Single(0)
EPSILON = Single(1e-9)
"""The least regret that regret matching reads: with no regrets a hand bets half the time. Products
of three smaller ones would be denormal numbers, which processors are slow with."""
PREFIX = np.tri(READINGS + 1, READINGS, -1, Single).T.copy()
"""A row times this gives its prefix sums."""
SUMS = 4
"""By node and hand: the CFR+ regret sums of folding and of betting, clamped at 0; the strategy sum
of betting, and the reach sum."""


class Level(NamedTuple):
    """Counterfactual values at the nodes of a level; by board and hand."""

    reach: Floats
    """The player's own reach."""
    bets: Floats
    """The opponent's reach, times their probability to bet."""
    advantage: Floats
    """The counterfactual value of a bet, less that of a fold."""
    answer: Floats
    """The same if the opponent is seen to bet."""


def traverse(
    tree: Tree,
    player: int,
    strategy: Floats,
    *,
    best: bool = False,
    tell: Callable[[int, Level], None] | None = None,
) -> Floats:
    """The counterfactual value of each hand of a player: by the strategy, or by a best response to
    the opponent's. `tell` is called with every depth, the deepest first."""
    opponent, levels, passed = 1 - player, tree.levels, []
    theirs, mine = tree.weights[opponent][None], np.ones((1, READINGS), Single)
    for level in levels:
        there, reach = (
            down(theirs, tree.live[opponent, level]),
            down(mine, tree.live[player, level]),
        )
        theirs, mine = there * strategy[opponent, level], reach * strategy[player, level]
        passed.append((reach, meeting(tree, player, there), meeting(tree, player, theirs)))
    later = showdown(tree, player, theirs)
    for depth in reversed(range(len(levels))):
        reach, there, bets = passed[depth]
        fold, split, take = (each[depth, player] for each in tree.payoffs)
        answer = later - fold * bets
        advantage = answer + (take - split) * (there - bets)
        free = best and tree.costs[depth, player]
        bet = strategy[player, levels[depth]]
        values = np.maximum(advantage, ZERO) if free else advantage * bet
        values += split * (there - bets) + fold * bets
        values *= tree.live[player, levels[depth]]
        later = up(values, len(tree.cards) if depth else 1) * Single(tree.chance[depth])
        if tell is not None:
            tell(depth, Level(reach, bets, advantage, answer))
    found: Floats = later[0]
    return found


def down(reach: Floats, live: Floats) -> Floats:
    """From each board to the boards that may come of it."""
    boards = live.reshape(len(reach), -1, READINGS)
    return (reach[:, None] * boards).reshape(live.shape)


def up(values: Floats, size: int) -> Floats:
    """Added up over the boards that may come of one."""
    added: Floats = np.einsum("bch->bh", values.reshape(-1, size, READINGS))
    return added


def meeting(tree: Tree, player: int, reach: Floats) -> Floats:
    """By own hand: the opponent's reach summed over all hands that do not clash with it."""
    own, other = tree.clashes[player]
    found: Floats = reach.sum(1, keepdims=True)
    return found - reach[:, other] @ by_hand(own) if len(own) else found


def showdown(tree: Tree, player: int, reach: Floats) -> Floats:
    """By final node and hand: the counterfactual value of the showdown."""
    shown, (own, other) = tree.showdowns[player], tree.clashes[player]
    loses, ties, wins = (each[-1, player] for each in tree.payoffs)
    order, weaker, equal = tree.places[player]
    prefix = reach.take(order) @ PREFIX
    values: Floats = (wins - ties) * prefix.take(weaker)
    values += (ties - loses) * prefix.take(equal)
    values += loses * prefix[:, -1:]
    if len(own):
        payoffs = np.array([loses, ties, wins])[shown.apart]
        values -= (payoffs[tree.which] * reach[:, other]) @ by_hand(own)
    return values


def by_hand(own: Bytes) -> Floats:
    """A row of clashes times this adds them up by own hand."""
    found: Floats = (own[:, None] == np.arange(READINGS)).astype(Single)
    return found


class Response(NamedTuple):
    """To a bet that is seen; by node and hand."""

    advantage: Floats
    """The counterfactual value of a bet, less that of a fold."""
    reach: Floats
    """The opponent's reach, times their probability to bet."""


def responses(tree: Tree, player: int, strategy: Floats) -> Response:
    """What a player gains by a bet at each node, if the opponent has bet by their strategy."""
    told = Response(np.empty_like(strategy[player]), np.empty_like(strategy[player]))

    def tell(depth: int, level: Level) -> None:
        nodes = tree.levels[depth]
        told.advantage[nodes], told.reach[nodes] = level.answer, level.bets

    traverse(tree, player, strategy, tell=tell)
    return told


class Guess(NamedTuple):
    """What one player is taken to do, with so much trust; for the rest they do what serves them
    best (a data-biased response: Johanson and Bowling, 2009)."""

    player: int
    strategy: Floats
    """By node and hand."""
    trust: float

    def mixed(self, strategy: Floats) -> Floats:
        """What to expect of the player, if this is what serves them best."""
        found: Floats = strategy + Single(self.trust) * (self.strategy - strategy)
        return found


def train(tree: Tree, strategy: Floats, iterations: int, guess: Guess | None = None) -> None:
    """Predictive CFR+ with alternating updates; iterations are averaged by the cube of their
    number. Leaves the average strategy, and what to expect of a player who is guessed."""
    sums = np.zeros((2, SUMS, *strategy.shape[1:]), Single)
    for iteration in range(iterations):
        for player in PLAYERS:
            weight, seen = Single(iteration**3), strategy
            if guess is not None and guess.player != player:
                seen = strategy.copy()
                seen[guess.player] = guess.mixed(strategy[guess.player])
            tell = partial(update, tree, sums[player], strategy[player], player, weight)
            traverse(tree, player, seen, tell=tell)
    average(tree, strategy, sums)
    if guess is not None:
        strategy[guess.player] = guess.mixed(strategy[guess.player])


def average(tree: Tree, strategy: Floats, sums: Floats) -> None:
    """The average strategy of all iterations; a bet that costs nothing is always made."""
    for player in PLAYERS:
        for depth, level in enumerate(tree.levels):
            _, _, bets, every = sums[player, :, level]
            if tree.costs[depth, player]:
                strategy[player, level] = 0.5
                np.divide(bets, every, out=strategy[player, level], where=every > 0)


def update(
    tree: Tree,
    sums: Floats,
    strategy: Floats,
    player: int,
    weight: Single,
    depth: int,
    level: Level,
) -> None:
    """Adds to the sums, and sets the strategy of the next iteration by regret matching. The
    prediction is that the same regrets come again."""
    if not tree.costs[depth, player]:
        return
    nodes = tree.levels[depth]
    bet, (fold_regret, bet_regret, bets, every) = strategy[nodes], sums[:, nodes]
    reach = level.reach * weight
    every += reach
    bets += reach * bet
    less = bet * level.advantage
    more = level.advantage - less
    np.maximum(fold_regret - less, ZERO, out=fold_regret)
    np.maximum(bet_regret + more, ZERO, out=bet_regret)
    fold_next = np.maximum(fold_regret - less, EPSILON)
    bet_next = np.maximum(bet_regret + more, EPSILON)
    np.divide(bet_next, fold_next + bet_next, out=bet)
