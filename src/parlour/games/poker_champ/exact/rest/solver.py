"""Two left in a deal: the rest of it, solved."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from parlour.exact.extras import has_numba
from parlour.games.poker_champ.exact.rest.cfr_numpy import Answer, walk
from parlour.games.poker_champ.exact.rest.tree import PLAYERS, Floats, Rest, Tree, node

if has_numba():
    from parlour.games.poker_champ.exact.rest.cfr_numba import answers, practise
else:
    from parlour.games.poker_champ.exact.rest.cfr_numpy import answers, practise


@dataclass(frozen=True, eq=False)
class Solved:
    tree: Tree
    chances: Floats
    """By player, node and hand: how often it bets."""

    def bets(self, player: int, hand: Sequence[int], more: Sequence[int] = ()) -> float:
        place = self.tree.rest.hands[player].index(tuple(hand))
        return float(self.chances[player, node(self.tree.rest.board, more), place])


def solve(rest: Rest, rounds: int) -> Solved:
    tree = Tree(rest)
    chances = undecided(tree)
    practise(tree, chances, rounds)
    return Solved(tree, chances)


def undecided(tree: Tree) -> Floats:
    """Half the time; who has nothing to pay is in."""
    chances = np.ones_like(tree.alive)
    for level, costs in zip(tree.levels, tree.costs, strict=True):
        chances[costs > 0, level] = 0.5
    return chances


def answered(solved: Solved, me: int) -> Answer:
    """What to say to a bet of the other, if he bets as planned."""
    return answers(solved.tree, me, solved.chances)


def worth(solved: Solved, player: int, *, best: bool = False) -> float:
    """What a player wins on average: as planned, or with perfect answers to the other."""
    tree = solved.tree
    each = walk(tree, player, solved.chances, best=best)
    first, second = tree.weights
    own, other = tree.clashes[0]
    return float(
        tree.weights[player] @ each / (first.sum() * second.sum() - first[own] @ second[other])
    )


def exploitability(solved: Solved) -> float:
    """What a perfect opponent wins beyond the value of the game, the mean of both seats."""
    return sum(worth(solved, me, best=True) - worth(solved, me) for me in PLAYERS) / 2
