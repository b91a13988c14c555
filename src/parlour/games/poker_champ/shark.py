"""The shark: solves the rest of the deal when two are left, and reads betting when there are more.

With two left it plays the solution of the rest of the deal, mixed as it comes. With more it weighs
what everyone may hold by what he has bet on so far, as a player who knows his odds would have, and
bets when that pays, be it because all others are likely to fold. How long it waits depends on
nothing but chance. Importing this needs numba.
"""

from functools import lru_cache
from math import exp, prod
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.core.game import Seat
from parlour.games.poker_champ.model import Back, View
from parlour.games.poker_champ.rules import LAST_STEP, STAKES
from parlour.games.poker_champ.solver_range import Reading, shares
from parlour.games.poker_champ.solver_rest import Rest, Solved, answers, solve
from parlour.games.poker_champ.spot import places, readings
from parlour.games.poker_champ.standing import chances

Floats = npt.NDArray[np.float32]
Pair = tuple[Floats, Floats]
Backs = tuple[Back, ...]

ROUNDS = (0, 0, 20, 20, 20)
"""Of the solver, by step. On the flop a perfect opponent then wins some thousandths of a chip a
deal; later steps are so small that they get more."""
STRAY = 0.02
"""How often people bet on what a solver would not."""
BOARD_AT = (0, 0, 3, 4, 5)
"""By step: community cards on the board."""
DOUBT = 0.07
"""How far from its worth a bet may be and still be made now and then."""
SLIP = 0.06
"""How often people do what does not pay."""
NERVE = 0.0005
"""Chance to become champion by which the shark mixes bets that hardly matter."""


def bets(view: View, rng: Random) -> bool:
    """Whether to bet, from the flop on."""
    stay = [seat for seat, backs in enumerate(view.backs) if backs]
    if len(stay) == 2:
        return rng.random() < against_one(view, stay)
    worth = against_many(view, stay)
    return rng.random() < 1 / (1 + exp(max(-40.0, min(40.0, -worth / NERVE))))


# Two left


def against_one(view: View, stay: list[Seat]) -> float:
    """How often to bet."""
    assert view.seat is not None
    me = stay.index(view.seat)
    hand = in_order(view, view.seat)
    began = two_since(view, stay)
    weights = prior(view, stay, began)
    for step in range(began, view.step):
        weights = after(solved(rest_at(view, stay, step, weights)), weights)
    plan = solved(rest_at(view, stay, view.step, weights))
    if stay[1 - me] in view.waiting:
        return plan.bets(me, hand)
    return float(answers(plan, me)[plan.tree.rest.hands[me].index(hand)] > 0)


def two_since(view: View, stay: list[Seat]) -> int:
    """The first step in which nobody else bet."""
    others = [boxes for seat, boxes in enumerate(view.bets) if seat not in stay]
    steps = [step for step in range(2, LAST_STEP + 1) if any(boxes[step - 1] for boxes in others)]
    return max(steps, default=1) + 1


def prior(view: View, stay: list[Seat], began: int) -> Pair:
    """How likely each reading was when the two were left."""
    first, second = (weights_of(view, seat, stay, began) for seat in stay)
    return first, second


def after(done: Solved, weights: Pair) -> Pair:
    """How likely each reading is once both have bet."""
    chances = done.chances[0]
    first, second = (
        weights[player] * (STRAY + chances[player][0, : len(weights[player])]) for player in (0, 1)
    )
    return first / first.sum(), second / second.sum()


def rest_at(view: View, stay: list[Seat], step: int, weights: Pair) -> Rest:
    """What was left of the deal when nobody had bet yet in a step."""
    board = places(view.board[: BOARD_AT[step]])
    weights = (
        weights[0] * possible(view, stay[0], step),
        weights[1] * possible(view, stay[1], step),
    )
    since = [sum(view.bets[seat][step - 1 :]) for seat in stay]
    first, second = (view.stacks[seat] + bet for seat, bet in zip(stay, since, strict=True))
    one, other = (readings(view.backs[seat]) for seat in stay)
    return Rest(step, board, (one, other), weights, view.pot - sum(since), (first, second))


def solved(rest: Rest) -> Solved:
    first, second = (weights.tobytes() for weights in rest.weights)
    return _solved(rest.step, rest.board, rest.hands, first, second, rest.pot, rest.stacks)


@lru_cache(maxsize=64)
def _solved(
    step: int,
    board: Reading,
    hands: tuple[tuple[Reading, ...], tuple[Reading, ...]],
    first: bytes,
    second: bytes,
    pot: int,
    stacks: tuple[int, int],
) -> Solved:
    """The same rest of a deal is asked for at every step, and by every seat that plays so."""
    weights = np.frombuffer(first, np.float32), np.frombuffer(second, np.float32)
    return solve(Rest(step, board, hands, weights, pot, stacks), ROUNDS[step])


# More left


class Other(NamedTuple):
    """Somebody else who is in."""

    seat: Seat
    chance: float
    """To be in after this step too."""
    pays: float
    """Chips he still bets in this step, on average."""
    likely: Floats
    """By reading, if he stays in."""


def against_many(view: View, stay: list[Seat]) -> float:
    """What a bet adds to the chance of becoming champion, as if these bets were the last."""
    assert view.seat is not None
    others = [read(view, seat, stay) for seat in stay if seat != view.seat]
    hand, board = in_order(view, view.seat), places(view.board)
    theirs = [readings(view.backs[other.seat]) for other in others]
    share = float(shares([hand], board, theirs, [other.likely for other in others])[0])
    callers = sum(other.chance for other in others)
    share **= max(1.0, callers) / len(others)
    nobody = prod(1 - other.chance for other in others)
    cost = float(min(view.stake, view.stacks[view.seat]))
    lose = fmean(champion(view, others, other.seat, cost) for other in others)
    win = champion(view, others, view.seat, cost)
    fold = fmean(champion(view, others, other.seat, 0.0) for other in others)
    alone = champion(view, [], view.seat, 0.0)
    return nobody * alone + (1 - nobody) * (share * win + (1 - share) * lose) - fold


def read(view: View, seat: Seat, stay: list[Seat]) -> Other:
    likely = weights_of(view, seat, stay, view.step)
    if seat not in view.waiting and seat not in view.decided:
        return Other(seat, 1.0, 0.0, likely)
    would = would_bet(view, seat, stay, view.step)
    chance = float(likely @ would) if seat in view.waiting else 1.0
    pays = chance * min(view.stake, view.stacks[seat]) if seat in view.waiting else 0.0
    likely = likely * would
    return Other(seat, chance, pays, likely / likely.sum())


def champion(view: View, others: list[Other], winner: Seat, cost: float) -> float:
    """The chance to become champion, if a seat now wins the pot."""
    assert view.seat is not None
    stacks = [float(stack) for stack in view.stacks]
    stacks[winner] += view.pot + cost + sum(other.pays for other in others)
    stacks[view.seat] -= cost
    for other in others:
        stacks[other.seat] -= other.pays
    return chances(stacks, view.awards)[view.seat]


def weights_of(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """How likely each reading of a seat was when a step began, from what it had bet on before."""
    weights = possible(view, seat, step)
    for before in range(2, step):
        if view.bets[seat][before - 1]:
            weights = weights * would_bet(view, seat, stay, before)
    likely: Floats = weights / weights.sum()
    return likely


def possible(view: View, seat: Seat, step: int) -> Floats:
    """By reading: 1 unless the board of a step holds one of its cards."""
    board = {*places(view.board[: BOARD_AT[step]])}
    every = readings(view.backs[seat])
    return np.array([board.isdisjoint(reading) for reading in every], np.float32)


def would_bet(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """By reading: how likely a player who knows his odds bets with it in this step."""
    board = places(view.board[: BOARD_AT[step]])
    others = tuple(view.backs[other] for other in stay if other != seat)
    part = np.array(shares_of(view.backs[seat], board, others))
    stack = view.stacks[seat] + sum(view.bets[seat][step - 1 :])
    cost = min(STAKES[step], stack)
    pot = view.pot - sum(sum(boxes[step - 1 :]) for boxes in view.bets)
    needed = cost / (pot + cost * (1 + 0.6 * len(others)))
    chance = SLIP + (1 - 2 * SLIP) / (1 + np.exp(-(part - needed) / (DOUBT * 0.5)))
    return chance.astype(np.float32)


@lru_cache(maxsize=2048)
def shares_of(mine: Backs, board: tuple[int, ...], others: tuple[Backs, ...]) -> tuple[float, ...]:
    """The share of each reading of some backs, as its owner sees it."""
    theirs = [readings(backs) for backs in others]
    even = [np.ones(len(each)) for each in theirs]
    return tuple(shares(readings(mine), board, theirs, even).tolist())


def in_order(view: View, seat: Seat) -> Reading:
    """One's own cards as the reading of one's backs that they are."""
    own = set(places(view.mine))
    return next(reading for reading in readings(view.backs[seat]) if set(reading) == own)
