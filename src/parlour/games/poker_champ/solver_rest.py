"""Two left in a deal: the rest of it, solved by predictive CFR+. Importing this needs numba.

Each has sixteen readings at most, so the rest of the deal is small: from the flop on 2,352 ways to
go on. In each step both decide without knowing what the other does, as in the hidden mode
(PC-Q12): whoever waits may be waited out, so nobody can count on seeing more. If both fold, each
has half of what is then left on the board. Values are chips won from the pot, less what is bet.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.compiled import compiled, swift
from parlour.games.poker_champ.kernel import BITS, CODES
from parlour.games.poker_champ.kernel_numba import value
from parlour.games.poker_champ.rules import LAST_STEP, STAKES

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

HANDS = 16
TRAIN, PLAY, BEST = 0, 1, 2
"""What a walk over the tree is for: learning, following a plan, or answering one perfectly."""


@dataclass(frozen=True, eq=False)
class Rest:
    """The rest of a deal between two players."""

    step: int
    board: tuple[int, ...]
    hands: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    """By player: what he may hold, as places in the pack."""
    weights: tuple[Floats, Floats]
    """By player: how likely each of it is."""
    pot: int
    stacks: tuple[int, int]
    has_bet: int = -1
    """The player who has decided already in this step, and is in; -1: nobody has."""


class Tree:
    """A rest of a deal as arrays."""

    def __init__(self, rest: Rest) -> None:
        self.rest = rest
        self.cards: Ints = np.array(
            [place for place in range(52) if place not in rest.board], np.int64
        )
        self.bits = np.zeros((2, HANDS), np.int64)
        self.counts = np.array([len(hands) for hands in rest.hands], np.int64)
        self.weights = np.zeros((2, HANDS))
        codes = np.zeros((2, HANDS), np.int64)
        for player, hands in enumerate(rest.hands):
            for place, hand in enumerate(hands):
                self.bits[player, place] = sum(int(BITS[card]) for card in hand)
                codes[player, place] = sum(int(CODES[card]) for card in hand)
            self.weights[player, : len(hands)] = rest.weights[player]
        size = len(self.cards)
        levels = LAST_STEP - rest.step
        self.nodes = 1 + (size if levels > 0 else 0) + (size * size if levels > 1 else 0)
        self.strengths = np.zeros((size**levels, 2, HANDS))
        code = sum(int(CODES[card]) for card in rest.board)
        seen = sum(int(BITS[card]) for card in rest.board)
        rank_boards(self.strengths, self.cards, levels, code, seen, codes, self.bits, self.counts)
        apart = (self.bits[0][:, None] & self.bits[1]) == 0
        self.apart = np.stack((apart, apart.T)).astype(np.float64)
        """By player, hand and hand of the other: 1 where both can be held at once."""
        self.pays = np.array([rest.pot, *rest.stacks], np.float64)

    def walk(self, player: int, mode: int, plan: Floats, sums: Floats, number: float) -> Floats:
        """One pass for one player: what each of his hands is worth."""
        each: Floats = walk(
            self.rest.step,
            self.cards,
            self.counts,
            self.bits,
            self.apart,
            self.weights,
            self.strengths,
            self.pays,
            self.rest.has_bet,
            player,
            mode,
            plan,
            sums,
            number,
        )
        return each

    def node(self, more: Sequence[int]) -> int:
        """The number of the node after these further community cards."""
        places = [int(np.searchsorted(self.cards, card)) for card in more]
        size = len(self.cards)
        return (0, 1 + sum(places[:1]), 1 + size + sum(places[:1]) * size + sum(places[1:]))[
            len(places)
        ]


@dataclass(frozen=True, eq=False)
class Solved:
    tree: Tree
    chances: Floats
    """By node, player and hand: how often it bets."""

    def bets(self, player: int, hand: Sequence[int], more: Sequence[int] = ()) -> float:
        place = self.tree.rest.hands[player].index(tuple(hand))
        return float(self.chances[self.tree.node(more), player, place])


def solve(rest: Rest, rounds: int = 40) -> Solved:
    """Each round both learn what they would have liked to do better. The next round counts on the
    same again (that is the prediction), and later rounds weigh more in the mean."""
    tree = Tree(rest)
    # For fold and bet: the regret so far, never below nothing; then that of the last round.
    regrets = np.zeros((tree.nodes, 2, HANDS, 4))
    sums = np.zeros((tree.nodes, 2, HANDS, 2))
    for number in range(rounds):
        for player in (0, 1):
            tree.walk(player, TRAIN, regrets, sums, float(number) ** 2)
    total = sums.sum(-1)
    return Solved(tree, np.where(total > 0, sums[..., 1] / np.where(total > 0, total, 1), 0.5))


def worth(solved: Solved, player: int, mode: int = PLAY) -> float:
    """Chips that a player wins on average: as planned, or with perfect answers to the other."""
    tree = solved.tree
    none = np.zeros_like(solved.chances)
    plan = np.stack((1 - solved.chances, solved.chances, none, none), axis=-1)
    each = tree.walk(player, mode, plan, plan[:1], 0.0)
    mine, his = tree.weights[player], tree.weights[1 - player]
    return float(mine @ each / (mine @ tree.apart[player] @ his))


def exploitability(solved: Solved) -> float:
    """What a perfect opponent wins beyond the value of the game, the mean of both seats."""
    best = worth(solved, 0, BEST) + worth(solved, 1, BEST)
    return (best - worth(solved, 0) - worth(solved, 1)) / 2


@compiled
def rank_boards(
    strengths: Any,
    cards: Any,
    levels: int,
    code: int,
    seen: int,
    codes: Any,
    bits: Any,
    counts: Any,
) -> None:
    size = len(cards)
    for place in range(len(strengths)):
        more_code, more_bits = np.int64(code), np.int64(0)
        if levels > 0:
            more_code += CODES[cards[place % size]]
            more_bits |= BITS[cards[place % size]]
        if levels > 1:
            if place % size == place // size:
                continue
            more_code += CODES[cards[place // size]]
            more_bits |= BITS[cards[place // size]]
        for player in range(2):
            for hand in range(counts[player]):
                if not more_bits & bits[player, hand]:
                    strengths[place, player, hand] = value(
                        more_code + codes[player, hand], seen | more_bits | bits[player, hand]
                    )


@swift
def walk(
    step: int,
    cards: Any,
    counts: Any,
    bits: Any,
    apart: Any,
    weights: Any,
    strengths: Any,
    pays: Any,
    has_bet: int,
    me: int,
    mode: int,
    plan: Any,
    sums: Any,
    number: float,
) -> Any:
    """All arrays are passed whole: a slice would be counted as a reference, millions of times."""
    size, him, levels = len(cards), 1 - me, LAST_STEP - step
    pot, costs = prices(step, pays, has_bet)
    own, reach = np.zeros((4, HANDS)), np.zeros((4, HANDS))
    mine, stay = np.zeros((3, HANDS)), np.zeros((3, HANDS))
    later = np.zeros((4, HANDS))
    for hand in range(HANDS):
        own[0, hand], reach[0, hand] = 1.0, weights[him, hand]
    enter(0, 0, me, costs, plan, reach, mine, stay)
    if levels == 0:
        show(0, 0, me, strengths, apart, stay, pot[1], later)
    for turn in range(size if levels else 0):
        card, node = BITS[cards[turn]], 1 + turn
        deal(0, card, me, bits, own, reach, mine, stay, later)
        enter(1, node, me, costs, plan, reach, mine, stay)
        if levels == 1:
            show(1, turn, me, strengths, apart, stay, pot[2], later)
        for river in range(size if levels == 2 else 0):
            if river == turn:
                continue
            board = turn * size + river
            last = 1 + size + board
            deal(1, BITS[cards[river]], me, bits, own, reach, mine, stay, later)
            enter(2, last, me, costs, plan, reach, mine, stay)
            show(2, board, me, strengths, apart, stay, pot[3], later)
            gone = card | BITS[cards[river]]
            settle(
                2, last, me, mode, number, plan, sums, apart, bits, gone, pot[2], costs[2, me],
                own, reach, mine, stay, later, 1.0 / (size - 5),
            )  # fmt: skip
        settle(
            1, node, me, mode, number, plan, sums, apart, bits, card, pot[1], costs[1, me],
            own, reach, mine, stay, later, 1.0 / (size - 4),
        )  # fmt: skip
    settle(
        0, 0, me, mode, number, plan, sums, apart, bits, np.int64(0), pot[0], costs[0, me],
        own, reach, mine, stay, later, 1.0,
    )  # fmt: skip
    result = np.zeros(HANDS)
    for hand in range(counts[me]):
        result[hand] = later[3, hand]
    return result


@swift
def prices(step: int, pays: Any, has_bet: int) -> tuple[Any, Any]:
    """By level: the pot before its bets, and what they cost each player."""
    pot, stacks, costs = np.zeros(4), np.zeros((4, 2)), np.zeros((4, 2))
    pot[0], stacks[0, 0], stacks[0, 1] = pays[0], pays[1], pays[2]
    for level in range(LAST_STEP - step + 1):
        for who in range(2):
            stake = 0.0 if level == 0 and who == has_bet else float(STAKES[step + level])
            costs[level, who] = min(stake, stacks[level, who])
            stacks[level + 1, who] = stacks[level, who] - costs[level, who]
        pot[level + 1] = pot[level] + costs[level, 0] + costs[level, 1]
    return pot, costs


@swift
def enter(
    level: int, node: int, me: int, costs: Any, plan: Any, reach: Any, mine: Any, stay: Any
) -> None:
    """How often each hand bets here: mine in `mine`, his and how likely it gets here in `stay`."""
    for who in range(2):
        free = costs[level, who] == 0.0
        for hand in range(HANDS):
            fold = max(0.0, plan[node, who, hand, 0] + plan[node, who, hand, 2])
            bet = max(0.0, plan[node, who, hand, 1] + plan[node, who, hand, 3])
            chance = 1.0 if free else (bet / (fold + bet) if fold + bet > 0 else 0.5)
            if who == me:
                mine[level, hand] = chance
            else:
                stay[level, hand] = reach[level, hand] * chance


@swift
def deal(
    level: int,
    card: int,
    me: int,
    bits: Any,
    own: Any,
    reach: Any,
    mine: Any,
    stay: Any,
    later: Any,
) -> None:
    """A community card: hands that hold it are impossible from here on."""
    for hand in range(HANDS):
        own[level + 1, hand] = own[level, hand] * mine[level, hand]
        reach[level + 1, hand] = 0.0 if bits[1 - me, hand] & card else stay[level, hand]
        later[level + 1, hand] = 0.0


@swift
def show(
    level: int, board: int, me: int, strengths: Any, apart: Any, stay: Any, pot: float, later: Any
) -> None:
    """The showdown: what each of my hands wins of the pot."""
    him = 1 - me
    for hand in range(HANDS):
        total, mine = 0.0, strengths[board, me, hand]
        for his in range(HANDS):
            theirs = strengths[board, him, his]
            part = 0.5 * (mine > theirs) + 0.5 * (mine >= theirs)
            total += apart[me, hand, his] * stay[level, his] * part
        later[level, hand] = total * pot


@swift
def settle(
    level: int,
    node: int,
    me: int,
    mode: int,
    number: float,
    plan: Any,
    sums: Any,
    apart: Any,
    bits: Any,
    gone: Any,
    pot: float,
    cost: float,
    own: Any,
    reach: Any,
    mine: Any,
    stay: Any,
    later: Any,
    weight: float,
) -> None:
    """Weigh bet and fold for each of my hands, learn from it, and pass the worth up a level."""
    up = level - 1 if level else 3
    for hand in range(HANDS):
        if bits[me, hand] & gone:
            continue
        everyone = stays = 0.0
        for his in range(HANDS):
            everyone += apart[me, hand, his] * reach[level, his]
            stays += apart[me, hand, his] * stay[level, his]
        bet = (everyone - stays) * pot + later[level, hand] - cost * stays
        fold = (everyone - stays) * pot / 2
        if cost == 0.0:
            later[up, hand] += weight * bet
            continue
        if mode == BEST:
            later[up, hand] += weight * max(bet, fold)
            continue
        chance = mine[level, hand]
        mean = chance * bet + (1.0 - chance) * fold
        later[up, hand] += weight * mean
        if mode == TRAIN:
            plan[node, me, hand, 2] = fold - mean
            plan[node, me, hand, 3] = bet - mean
            plan[node, me, hand, 0] = max(0.0, plan[node, me, hand, 0] + fold - mean)
            plan[node, me, hand, 1] = max(0.0, plan[node, me, hand, 1] + bet - mean)
            sums[node, me, hand, 0] += number * own[level, hand] * (1.0 - chance)
            sums[node, me, hand, 1] += number * own[level, hand] * chance
