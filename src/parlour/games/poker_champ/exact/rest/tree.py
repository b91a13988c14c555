"""Two left in a deal: the rest of it, laid out as arrays.

Each has sixteen readings at most, so the rest of the deal is small: from the flop on 2,352 ways to
go on. Nodes are boards, level by level, each followed by as many as there are cards that may come;
those with a card twice are never alive. In each step both decide without knowing what the other
does, as in the hidden mode (PC-Q12): whoever waits may be waited out, so nobody can count on seeing
more. If both fold, each has half of what is then left on the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise, permutations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.exact.odds.count_numpy import boards
from parlour.games.poker_champ.exact.odds.readings import READINGS, Reading
from parlour.games.poker_champ.rules import LAST_STEP, STAKES
from parlour.games.poker_champ.shark.champion import IN_CHIPS, Worth
from parlour.kit.french import PACK
from parlour.kit.ranks import BITS, CODES, Ints, Shorts, rank_sums

Single = np.float32
Floats = npt.NDArray[Single]
Bytes = npt.NDArray[np.uint8]

PLAYERS = (0, 1)


@dataclass(frozen=True, eq=False)
class Rest:
    """The rest of a deal between two players."""

    step: int
    board: Reading
    hands: tuple[tuple[Reading, ...], tuple[Reading, ...]]
    """By player: what he may hold, as places in the pack."""
    weights: tuple[Floats, Floats]
    """By player: how likely each of it is."""
    pot: int
    stacks: tuple[int, int]
    worth: Worth = IN_CHIPS
    """What it is worth to each to end up with these stacks."""


class Ends(NamedTuple):
    """What it is worth to a player, beside the stacks as they are now. By depth and player; after
    all depths comes the showdown, where who would fold loses and who would take all wins."""

    folds: Floats
    """To fold while the other bets."""
    splits: Floats
    """That both fold."""
    takes: Floats
    """To bet while the other folds."""


class Show(NamedTuple):
    """Showdowns as one player sees them, by final board in no order. The other's hands stand in
    order of strength, so that what a hand wins is told by two running sums; pairs that cannot be
    are taken out again."""

    order: Bytes
    weaker: Bytes
    """By hand: how many of the other's are weaker."""
    equal: Bytes
    """And how many are not stronger."""
    apart: Bytes
    """By clash: 0, 1 or 2, as the hand would lose, tie or win."""


class Tree:
    """A rest of a deal as arrays; places beyond the last hand have no weight."""

    def __init__(self, rest: Rest) -> None:
        self.rest = rest
        self.cards: Ints = np.setdiff1d(np.arange(len(PACK)), rest.board)
        draws, size = LAST_STEP - rest.step, len(self.cards)
        self.first = [sum(size**late for late in range(depth)) for depth in range(draws + 2)]
        """By depth: the first node; at last, how many there are."""
        self.odds = [1.0, *[1 / (size - 4 - late) for late in range(draws)]]
        """By depth: how likely each card that may come is, once both hands are known."""
        self.costs, self.ends = prices(rest)
        bits, codes = np.zeros((2, READINGS), np.int64), np.zeros((2, READINGS), np.int64)
        self.weights = np.zeros((2, READINGS), Single)
        for player, hands in enumerate(rest.hands):
            bits[player, : len(hands)] = BITS[np.array(hands)].sum(1)
            codes[player, : len(hands)] = CODES[np.array(hands)].sum(1)
            self.weights[player, : len(hands)] = rest.weights[player]
        self.alive = alive(self.cards, bits, draws)
        """By player, node and hand: 1 unless the board holds one of its cards."""
        self.clashes = clashes(bits[0], bits[1]), clashes(bits[1], bits[0])
        """By player: his hands, in order, and the other's that hold the same card."""
        self.which = any_order(size, draws)
        worth = strengths(rest.board, self.cards[boards(size, draws)], bits, codes)
        self.shows = tuple(show(worth[me], worth[1 - me], *self.clashes[me]) for me in PLAYERS)

    @cached_property
    def places(self) -> tuple[tuple[Ints, Ints, Ints], ...]:
        """The same for NumPy: where to find what, on all final nodes at once."""
        rows = np.arange(len(self.which))[:, None]
        return tuple(
            (
                show.order[self.which] + rows * READINGS,
                show.weaker[self.which] + rows * (READINGS + 1),
                show.equal[self.which] + rows * (READINGS + 1),
            )
            for show in self.shows
        )

    @property
    def levels(self) -> list[slice]:
        return [slice(*ends) for ends in pairwise(self.first)]


def node(board: Sequence[int], more: Sequence[int]) -> int:
    """The place of the board with these further community cards."""
    place = 0
    for card in more:
        below = card - sum(other < card for other in board)
        place = place * (len(PACK) - len(board)) + 1 + below
    return place


def clashes(mine: Ints, his: Ints) -> Bytes:
    return np.argwhere(mine[:, None] & his).T.astype(np.uint8)


def prices(rest: Rest) -> tuple[Floats, Ends]:
    """What a bet costs, by depth and player, and what it comes to."""
    pot, (first, second), now = rest.pot, rest.stacks, np.array(rest.worth(*rest.stacks))
    costs, folds, splits, takes = [], [], [], []
    for step in range(rest.step, LAST_STEP + 2):
        one, other = rest.worth(first + pot, second), rest.worth(first, second + pot)
        folds.append((other[0], one[1]) - now)
        splits.append(rest.worth(first + pot / 2, second + pot / 2) - now)
        takes.append((one[0], other[1]) - now)
        if step <= LAST_STEP:
            cost = min(STAKES[step], first), min(STAKES[step], second)
            first, second, pot = first - cost[0], second - cost[1], pot + sum(cost)
            costs.append(cost)
    return np.array(costs, Single), Ends(
        *(np.array(each, Single) for each in (folds, splits, takes))
    )


def alive(cards: Ints, bits: Ints, draws: int) -> Floats:
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
    """By final node: its board among those in no order."""
    drawn = boards(size, draws)
    which = np.zeros(size**draws, np.int64)
    for order in permutations(drawn.T):
        place = np.zeros(len(drawn), np.int64)
        for column in order:
            place = place * size + column
        which[place] = np.arange(len(drawn))
    return which


def strengths(board: Reading, drawn: Ints, bits: Ints, codes: Ints) -> Shorts:
    """By player, final board and hand; 0 for a hand that cannot be."""
    board_code = CODES[drawn].sum(1) + CODES[list(board)].sum()
    board_bits = BITS[drawn].sum(1) + BITS[list(board)].sum()
    hands, his = board_code[:, None] + codes[:, None], bits[:, None]
    found = 1 + rank_sums(hands.ravel(), (board_bits[:, None] | his).ravel()).reshape(hands.shape)
    found[(codes[:, None] == 0) | ((board_bits[:, None] & his) != 0)] = 0
    return found


def show(mine: Shorts, his: Shorts, own: Bytes, other: Bytes) -> Show:
    across = mine.T.copy()  # long rows are quicker
    weaker, equal = np.zeros(across.shape, np.uint8), np.zeros(across.shape, np.uint8)
    for theirs in his.T.copy():
        weaker += theirs < across
        equal += theirs <= across
    one, two = mine[:, own], his[:, other]
    apart = (one > two).astype(np.uint8) + (one >= two)
    order = np.argsort(his, axis=1).astype(np.uint8)
    return Show(order, weaker.T.copy(), equal.T.copy(), apart)
