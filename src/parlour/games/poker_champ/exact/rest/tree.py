"""The rest of a deal between two players, laid out as arrays.

Each player has sixteen readings at most, so this subgame is small: from the flop on 2,352 run-outs
in order. An information set is a board and a hand: in each step both decide without knowing what
the opponent does, as in the hidden mode (PC-Q12), because whoever waits may be waited out. Nodes
are boards, level by level, each followed by one for each card that may come; those with a card
twice are never live. A fold of both is a terminal that gives each half of what is then in the pot.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise, permutations
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.exact.odds.count_numpy import runouts
from parlour.games.poker_champ.exact.odds.readings import READINGS, Reading
from parlour.games.poker_champ.rules import LAST_STEP, STAKES
from parlour.kit.french import PACK
from parlour.kit.ranks import BITS, CODES, Ints, Shorts, rank_sums

Single = np.float32
Floats = npt.NDArray[Single]
Bytes = npt.NDArray[np.uint8]
Worth: TypeAlias = Callable[[float, float], tuple[float, float]]
"""What it is worth to each player to end up with these two stacks."""

PLAYERS = (0, 1)


def in_chips(first: float, second: float) -> tuple[float, float]:
    """The worth of stacks where chips are all that counts."""
    return first, second


@dataclass(frozen=True, eq=False)
class Subgame:
    """The rest of a deal between two players."""

    step: int
    board: Reading
    hands: tuple[tuple[Reading, ...], tuple[Reading, ...]]
    """By player: the readings of their range."""
    weights: tuple[Floats, Floats]
    """By player: how likely each reading is."""
    pot: int
    stacks: tuple[int, int]
    worth: Worth = in_chips


class Payoffs(NamedTuple):
    """Of terminals, compared with the stacks as they are now. By depth and player; after all depths
    comes the showdown, where `fold` is the payoff of the loser and `take` that of the winner."""

    fold: Floats
    """The player folds, the opponent bets."""
    split: Floats
    """Both fold."""
    take: Floats
    """The player bets, the opponent folds."""


class Showdown(NamedTuple):
    """Showdowns as one player sees them, by run-out in no order. The opponent's hands are sorted by
    strength, so that two prefix sums of their reach give the payoff of a hand; clashes are
    subtracted again."""

    order: Bytes
    """The opponent's hands, the weakest first."""
    weaker: Bytes
    """By hand: how many of the opponent's hands are weaker."""
    equal: Bytes
    """By hand: how many are not stronger."""
    apart: Bytes
    """By clash: 0, 1 or 2, as the hand would lose, tie or win."""


class Tree:
    """A subgame as arrays; places beyond a player's last hand have no weight."""

    def __init__(self, game: Subgame) -> None:
        self.game = game
        self.cards: Ints = np.setdiff1d(np.arange(len(PACK)), game.board)
        draws, size = LAST_STEP - game.step, len(self.cards)
        self.first = [sum(size**late for late in range(depth)) for depth in range(draws + 2)]
        """By depth: the first node; at the end, the number of nodes."""
        self.chance = [1.0, *[1 / (size - 4 - late) for late in range(draws)]]
        """By depth: the probability of each card that may come, once both hands are known."""
        self.costs, self.payoffs = prices(game)
        bits, codes = np.zeros((2, READINGS), np.int64), np.zeros((2, READINGS), np.int64)
        self.weights = np.zeros((2, READINGS), Single)
        for player, hands in enumerate(game.hands):
            bits[player, : len(hands)] = BITS[np.array(hands)].sum(1)
            codes[player, : len(hands)] = CODES[np.array(hands)].sum(1)
            self.weights[player, : len(hands)] = game.weights[player]
        self.live = live(self.cards, bits, draws)
        """By player, node and hand: 1 unless the board holds one of its cards."""
        self.clashes = clashes(bits[0], bits[1]), clashes(bits[1], bits[0])
        """By player: pairs of an own hand and one of the opponent's that share a card (card
        removal), sorted by own hand."""
        self.which = any_order(size, draws)
        strength = strengths(game.board, self.cards[runouts(size, draws)], bits, codes)
        self.showdowns = tuple(
            showdown(strength[player], strength[1 - player], *self.clashes[player])
            for player in PLAYERS
        )

    @cached_property
    def places(self) -> tuple[tuple[Ints, Ints, Ints], ...]:
        """The showdowns as flat indices over all final nodes, for NumPy."""
        rows = np.arange(len(self.which))[:, None]
        return tuple(
            (
                one.order[self.which] + rows * READINGS,
                one.weaker[self.which] + rows * (READINGS + 1),
                one.equal[self.which] + rows * (READINGS + 1),
            )
            for one in self.showdowns
        )

    @property
    def levels(self) -> list[slice]:
        return [slice(*ends) for ends in pairwise(self.first)]


def node(board: Sequence[int], more: Sequence[int]) -> int:
    """The number of the board with these further community cards."""
    place = 0
    for card in more:
        below = card - sum(other < card for other in board)
        place = place * (len(PACK) - len(board)) + 1 + below
    return place


def clashes(own: Ints, other: Ints) -> Bytes:
    return np.argwhere(own[:, None] & other).T.astype(np.uint8)


def prices(game: Subgame) -> tuple[Floats, Payoffs]:
    """By depth and player: what a bet costs; and the payoffs."""
    pot, (first, second), now = game.pot, game.stacks, np.array(game.worth(*game.stacks))
    costs, fold, split, take = [], [], [], []
    for step in range(game.step, LAST_STEP + 2):
        one, other = game.worth(first + pot, second), game.worth(first, second + pot)
        fold.append((other[0], one[1]) - now)
        split.append(game.worth(first + pot / 2, second + pot / 2) - now)
        take.append((one[0], other[1]) - now)
        if step <= LAST_STEP:
            cost = min(STAKES[step], first), min(STAKES[step], second)
            first, second, pot = first - cost[0], second - cost[1], pot + sum(cost)
            costs.append(cost)
    payoffs = Payoffs(*(np.array(each, Single) for each in (fold, split, take)))
    return np.array(costs, Single), payoffs


def live(cards: Ints, bits: Ints, draws: int) -> Floats:
    """By player, node and hand: 1 unless the board holds one of its cards."""
    free = (BITS[cards][:, None] & bits[:, None]) == 0
    levels = [np.ones((2, 1, READINGS), bool)]
    for late in range(draws):
        levels.append((levels[-1][:, :, None] & free[:, None]).reshape(2, -1, READINGS))
        if late:
            levels[-1][:, np.arange(len(cards)) * (len(cards) + 1)] = False  # one card twice
    return np.concatenate(levels, axis=1).astype(Single)


@cache
def any_order(size: int, draws: int) -> Ints:
    """By final node: the number of its run-out, whatever the order of its cards."""
    drawn = runouts(size, draws)
    which = np.zeros(size**draws, np.int64)
    for order in permutations(drawn.T):
        place = np.zeros(len(drawn), np.int64)
        for column in order:
            place = place * size + column
        which[place] = np.arange(len(drawn))
    return which


def strengths(board: Reading, drawn: Ints, bits: Ints, codes: Ints) -> Shorts:
    """By player, run-out and hand; 0 for a hand that cannot be."""
    board_code = CODES[drawn].sum(1) + CODES[list(board)].sum()
    board_bits = BITS[drawn].sum(1) + BITS[list(board)].sum()
    hands, own = board_code[:, None] + codes[:, None], bits[:, None]
    found = 1 + rank_sums(hands.ravel(), (board_bits[:, None] | own).ravel()).reshape(hands.shape)
    found[(codes[:, None] == 0) | ((board_bits[:, None] & own) != 0)] = 0
    return found


def showdown(mine: Shorts, theirs: Shorts, own: Bytes, other: Bytes) -> Showdown:
    """From the strengths of both, and the clashes."""
    across = mine.T.copy()  # long rows are faster
    weaker, equal = np.zeros(across.shape, np.uint8), np.zeros(across.shape, np.uint8)
    for one in theirs.T.copy():
        weaker += one < across
        equal += one <= across
    first, second = mine[:, own], theirs[:, other]
    apart = (first > second).astype(np.uint8) + (first >= second)
    order = np.argsort(theirs, axis=1).astype(np.uint8)
    return Showdown(order, weaker.T.copy(), equal.T.copy(), apart)
