"""The rest of a deal between two players, solved by predictive CFR+: the door to the solver.

NumPy is imported with this module, so bots import it when they first decide. With numba, where it
is installed, the same iterations take a quarter of the time.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from parlour.exact.trouble import has_numba
from parlour.games.poker_champ.exact.rest.cfr_numpy import Response, traverse
from parlour.games.poker_champ.exact.rest.tree import (
    PLAYERS,
    Floats,
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
    "Response",
    "Single",
    "Solution",
    "Subgame",
    "Worth",
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


def solve(game: Subgame, iterations: int) -> Solution:
    tree = Tree(game)
    strategy = uniform(tree)
    train(tree, strategy, iterations)
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
