"""The rest of a deal between two players, solved by predictive CFR+: the door to the solver.

NumPy is imported with this module, so bots import it when they first decide. With numba, where it
is installed, the same iterations take a quarter of the time.
"""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

import numpy as np

from parlour.exact.trouble import has_numba
from parlour.games.poker_champ.exact.rest.cfr_numpy import Guess, Response, traverse
from parlour.games.poker_champ.exact.rest.tree import (
    PLAYERS,
    Floats,
    Payoffs,
    Single,
    Subgame,
    Tree,
    Worth,
    in_chips,
    node,
)

if has_numba():
    from parlour.games.poker_champ.exact.rest.cfr_numba import responses, train
else:
    from parlour.games.poker_champ.exact.rest.cfr_numpy import responses, train

__all__ = [
    "Floats",
    "Guess",
    "Response",
    "Single",
    "Solution",
    "Subgame",
    "Tree",
    "Worth",
    "equities",
    "exploitability",
    "in_chips",
    "node",
    "response",
    "solve",
    "uniform",
    "value",
]


@dataclass(frozen=True, eq=False)
class Solution:
    """An approximate Nash equilibrium: the average strategy of both players."""

    tree: Tree
    strategy: Floats
    """By player, node and hand: the probability of a bet."""

    def bets(self, player: int, hand: Sequence[int], more: Sequence[int] = ()) -> float:
        place = self.tree.game.hands[player].index(tuple(hand))
        return float(self.strategy[player, node(self.tree.game.board, more), place])


def solve(game: Subgame, iterations: int, guess: Callable[[Tree], Guess] | None = None) -> Solution:
    """With a guess, one player is taken to do in part what is guessed, and the other answers."""
    tree = Tree(game)
    strategy = uniform(tree)
    train(tree, strategy, iterations, None if guess is None else guess(tree))
    return Solution(tree, strategy)


def uniform(tree: Tree) -> Floats:
    """Bets half the time, and always where a bet costs nothing."""
    strategy = np.ones_like(tree.live)
    for level, costs in zip(tree.levels, tree.costs, strict=True):
        strategy[costs > 0, level] = 0.5
    return strategy


def response(solution: Solution, player: int) -> Response:
    """What to do once the opponent is seen to have bet, by their strategy."""
    return responses(solution.tree, player, solution.strategy)


def equities(tree: Tree, player: int) -> Floats:
    """By node and hand: the equity of a player who takes each of the opponent's hands to be as
    likely as any other, if nobody folds."""
    played = copy(tree)
    played.weights = (tree.weights > 0).astype(Single)
    fold, split, take = (np.zeros_like(each) for each in tree.payoffs)
    split[-1], take[-1] = 0.5, 1.0
    played.payoffs = Payoffs(fold, split, take)
    won, met = responses(played, player, np.ones_like(tree.live))
    return np.divide(won, met, out=np.zeros_like(won), where=met > 0)


def value(solution: Solution, player: int, *, best: bool = False) -> float:
    """The expected payoff of a player: by the strategy, or by a best response to the opponent's."""
    tree = solution.tree
    values = traverse(tree, player, solution.strategy, best=best)
    first, second = tree.weights
    own, other = tree.clashes[0]
    return float(
        tree.weights[player] @ values / (first.sum() * second.sum() - first[own] @ second[other])
    )


def exploitability(solution: Solution) -> float:
    """What a best response wins beyond the value of the game, the mean of both players."""
    gains = [value(solution, one, best=True) - value(solution, one) for one in PLAYERS]
    return sum(gains) / len(gains)
