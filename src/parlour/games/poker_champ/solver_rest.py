"""Two left in a deal: the rest of it, solved by predictive CFR+, with NumPy.

Each has sixteen readings at most, so the rest of the deal is small: from the flop on 2,352 ways to
go on. A level is a step with all boards it may have, side by side. In each step both decide without
knowing what the other does, as in the hidden mode (PC-Q12): whoever waits may be waited out, so
nobody can count on seeing more. If both fold, each has half of what is then left on the board.
Values are chips won from the pot, less what is bet.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import permutations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.kernel import BITS, CODES, Ints, rank_sums
from parlour.games.poker_champ.rest_numpy import NOTHING, Floats, Single
from parlour.games.poker_champ.rules import LAST_STEP, STAKES
from parlour.games.poker_champ.solver_numpy import boards
from parlour.games.poker_champ.solver_trouble import has_numba
from parlour.games.poker_champ.spot import READINGS, Reading
from parlour.kit.french import PACK

Chances = tuple[tuple[Floats, Floats], ...]
"""By level and player, then board and hand: how often it bets."""

if has_numba():
    from parlour.games.poker_champ.rest_numba import down, learn, up, wins
else:
    from parlour.games.poker_champ.rest_numpy import down, learn, up, wins


@dataclass(frozen=True, eq=False)
class Rest:
    """The rest of a deal between two players."""

    step: int
    board: tuple[int, ...]
    hands: tuple[tuple[Reading, ...], tuple[Reading, ...]]
    """By player: what he may hold, as places in the pack."""
    weights: tuple[Floats, Floats]
    """By player: how likely each of it is."""
    pot: int
    stacks: tuple[int, int]


class Aim(Enum):
    """What a walk over the tree is for."""

    LEARN = auto()
    PLAY = auto()
    BEST = auto()


@dataclass(frozen=True, eq=False)
class Level:
    """One step, with all boards it may have."""

    alive: tuple[Floats, Floats]
    """By player, board and hand: 1 unless the board holds one of its cards."""
    odds: Single
    """How likely each card that may come is, once both hands are known."""
    pot: Single
    """Before the bets of this step."""
    final: Single
    """After them."""
    costs: tuple[Single, Single]


class Tree:
    """A rest of a deal as arrays; places beyond the last hand have no weight."""

    def __init__(self, rest: Rest) -> None:
        self.rest = rest
        self.cards: Ints = np.setdiff1d(np.arange(len(PACK)), rest.board)
        bits, codes = np.zeros((2, READINGS), np.int64), np.zeros((2, READINGS), np.int64)
        self.weights = np.zeros((2, READINGS), Single)
        for player, hands in enumerate(rest.hands):
            bits[player, : len(hands)] = BITS[np.array(hands)].sum(1)
            codes[player, : len(hands)] = CODES[np.array(hands)].sum(1)
            self.weights[player, : len(hands)] = rest.weights[player]
        apart = ((bits[0][:, None] & bits[1]) == 0).astype(Single)
        self.apart = apart.T.copy(), apart
        """By player, hand of the other and own hand: 1 where both can be held at once."""
        self.levels = tuple(levels(rest, self.cards, bits))
        boards = Boards(rest, self.cards, bits, codes)
        self.shows = Show(boards, 0), Show(boards, 1)


def node(board: Sequence[int], more: Sequence[int]) -> int:
    """The place within its level of the board with these further community cards."""
    place = 0
    for card in more:
        below = card - sum(other < card for other in board)
        place = place * (len(PACK) - len(board)) + below
    return place


def levels(rest: Rest, cards: Ints, bits: Ints) -> Iterator[Level]:
    pot, stacks = rest.pot, rest.stacks
    alive = np.ones((2, 1, READINGS), bool)
    for late, step in enumerate(range(rest.step, LAST_STEP + 1)):
        if late:
            holds = (BITS[cards][:, None] & bits[:, None]) != 0
            alive = (alive[:, :, None] & ~holds[:, None]).reshape(2, -1, READINGS)
        if late == 2:
            alive[:, np.arange(len(cards)) * (len(cards) + 1)] = False  # one card twice
        first, second = (min(STAKES[step], stack) for stack in stacks)
        yield Level(
            alive=(alive[0].astype(Single), alive[1].astype(Single)),
            odds=Single(1 / (len(cards) - 3 - late) if late else 1),
            pot=Single(pot),
            final=Single(pot + first + second),
            costs=(Single(first), Single(second)),
        )
        pot, stacks = pot + first + second, (stacks[0] - first, stacks[1] - second)


class Boards:
    """All final boards, and how strong every hand is on them."""

    def __init__(self, rest: Rest, cards: Ints, bits: Ints, codes: Ints) -> None:
        draws, size = LAST_STEP - rest.step, len(cards)
        drawn = boards(size, draws)
        board_code = CODES[cards[drawn]].sum(1) + CODES[list(rest.board)].sum()
        board_bits = BITS[cards[drawn]].sum(1) + BITS[list(rest.board)].sum()
        may_be = (codes > 0) & ((board_bits[:, None, None] & bits) == 0)
        rows, players, hands = np.nonzero(may_be)
        self.strengths = np.zeros(may_be.shape, np.int32)
        """By final board in no order, player and hand; 0 for a hand that cannot be."""
        self.strengths[may_be] = 1 + rank_sums(
            board_code[rows] + codes[players, hands], board_bits[rows] + bits[players, hands]
        )
        self.which: Ints = np.zeros(size**draws, np.int64)
        for order in permutations(drawn.T):
            node = np.zeros(len(drawn), np.int64)
            for column in order:
                node = node * size + column
            self.which[node] = np.arange(len(drawn))
        """By final board in the order the cards come: its place among those in no order."""
        self.clashes: Ints = np.argwhere(bits[0][:, None] & bits[1])
        """Hands of the first and the second player that hold the same card."""


class Show:
    """Showdowns as one player sees them. The other's hands stand in order of strength, so that what
    a hand wins is told by two running sums; pairs that cannot be are taken out again."""

    def __init__(self, boards: Boards, me: int) -> None:
        mine, his = boards.strengths[:, me, :, None], boards.strengths[:, 1 - me]
        rows = np.arange(len(boards.which))[:, None]
        self.order = np.argsort(his, axis=1)[boards.which] + rows * READINGS
        self.weaker = count(his[:, None] < mine)[boards.which] + rows * (READINGS + 1)
        self.equal = count(his[:, None] <= mine)[boards.which] + rows * (READINGS + 1)
        own, self.other = boards.clashes[:, me], boards.clashes[:, 1 - me]
        against = boards.strengths[:, me, own], boards.strengths[:, 1 - me, self.other]
        part = (against[0] > against[1]) + 0.5 * (against[0] == against[1])
        self.part = part.astype(Single)[boards.which]
        self.gather = (own[:, None] == np.arange(READINGS)).astype(Single)

    def wins(self, stay: Floats) -> Floats:
        """By board and hand: how much of the pot it wins from those who stay."""
        won = wins(stay, self.order, self.weaker, self.equal)
        if len(self.other):
            won -= (self.part * stay[:, self.other]) @ self.gather
        return won


def count(those: npt.NDArray[np.bool_]) -> Ints:
    """How many of the sixteen in the last place are true; as bits they are quick to count."""
    bits = np.packbits(those, axis=-1).view(np.uint16)[..., 0]
    return np.bitwise_count(bits).astype(np.int64)


@dataclass(frozen=True, eq=False)
class Solved:
    tree: Tree
    chances: Chances
    """By level and player, then board and hand: how often it bets."""

    def bets(self, player: int, hand: Sequence[int], more: Sequence[int] = ()) -> float:
        place = self.tree.rest.hands[player].index(tuple(hand))
        where = node(self.tree.rest.board, more)
        return float(self.chances[len(more)][player][where, place])


def solve(rest: Rest, rounds: int) -> Solved:
    """Each round both learn what they would have liked to do better; later rounds weigh more."""
    tree = Tree(rest)
    memories = [(memory(level), memory(level)) for level in tree.levels]
    chances = tuple((begin(level, 0), begin(level, 1)) for level in tree.levels)
    for number in range(rounds):
        for player in (0, 1):
            walk(tree, player, chances, Aim.LEARN, memories, Single(number**2))
    for level, both, chance in zip(tree.levels, memories, chances, strict=True):
        for player in (0, 1):
            _, _, bets, every = both[player]
            if level.costs[player]:
                chance[player].fill(0.5)
                np.divide(bets, every, out=chance[player], where=every > 0)
    return Solved(tree, chances)


def memory(level: Level) -> Floats:
    return np.zeros((4, *level.alive[0].shape), Single)


def begin(level: Level, player: int) -> Floats:
    """Half the time; who has nothing to pay is in."""
    return np.full(level.alive[player].shape, 0.5 if level.costs[player] else 1.0, Single)


class Answer(NamedTuple):
    """To a bet that is seen, on one level; by board and hand."""

    gain: Floats
    """What betting too brings over folding, as often as it comes to that."""
    often: Floats


def walk(
    tree: Tree,
    me: int,
    chances: Chances,
    aim: Aim,
    memories: Sequence[tuple[Floats, Floats]] = (),
    weight: Single = NOTHING,
    note: Callable[[Answer], None] | None = None,
) -> Floats:
    """What each hand of a player is worth."""
    him, apart = 1 - me, tree.apart[me]
    stay, mine = tree.weights[him][None], np.ones((1, READINGS), Single)
    met, stays, came = [], [], []
    for level, chance in zip(tree.levels, chances, strict=True):
        reach, stay = down(stay, level.alive[him], chance[him])
        own, mine = down(mine, level.alive[me], chance[me])
        met.append(reach @ apart)
        stays.append(stay @ apart)
        came.append(own)
    later = tree.shows[me].wins(stay) * level.final
    for number in reversed(range(len(tree.levels))):
        level, plan = tree.levels[number], chances[number][me]
        seen, cost = (later, met[number], stays[number]), level.costs[me]
        if note is not None:
            note(Answer(later - cost * stays[number], stays[number]))
        size = len(tree.cards) if number else 1
        best = aim is Aim.BEST and bool(cost)
        later = up(*seen, level.alive[me], plan, level.pot, cost, best, size) * level.odds
        if aim is Aim.LEARN and cost:
            learn(*seen, plan, came[number], memories[number][me], level.pot, cost, weight)
    worth: Floats = later[0]
    return worth


def answers(solved: Solved, me: int) -> tuple[Answer, ...]:
    """By level: what to say to a bet of the other, if he bets as planned."""
    found = list[Answer]()
    walk(solved.tree, me, solved.chances, Aim.PLAY, note=found.append)
    return tuple(reversed(found))


def worth(solved: Solved, player: int, aim: Aim = Aim.PLAY) -> float:
    """Chips that a player wins on average: as planned, or with perfect answers to the other."""
    tree = solved.tree
    each = walk(tree, player, solved.chances, aim)
    mine, his = tree.weights[player], tree.weights[1 - player]
    return float(mine @ each / (his @ tree.apart[player] @ mine))


def exploitability(solved: Solved) -> float:
    """What a perfect opponent wins beyond the value of the game, the mean of both seats."""
    best = worth(solved, 0, Aim.BEST) + worth(solved, 1, Aim.BEST)
    return (best - worth(solved, 0) - worth(solved, 1)) / 2
