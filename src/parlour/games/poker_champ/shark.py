"""The shark: solves the rest of the deal when two are left, and reads betting when there are more.

With two left it plays the solution of the rest of the deal, mixed as it comes. With more it weighs
what everyone may hold by what he has bet on so far, as a player who knows his odds would have, and
bets when that pays, be it because all others are likely to fold. How long it waits depends on
nothing but chance. Importing this needs numba.
"""

from functools import lru_cache
from math import exp
from random import Random

import numpy as np
import numpy.typing as npt

from parlour.core.game import Seat
from parlour.games.poker_champ.model import Back, View
from parlour.games.poker_champ.rules import LAST_STEP, STAKES
from parlour.games.poker_champ.solver_range import Reading, shares
from parlour.games.poker_champ.solver_rest import Rest, Solved, solve
from parlour.games.poker_champ.spot import places, readings

Floats = npt.NDArray[np.float64]
Backs = tuple[Back, ...]

ROUNDS = 40
"""Of the solver, on the flop: a perfect opponent then wins some thousandths of a chip a deal."""
LATER_ROUNDS = 80
"""Later steps are so small that they get more."""
ROUGH_ROUNDS = 15
"""To guess what a bet on the flop meant."""
BOARD_AT = (0, 0, 3, 4, 5)
"""By step: community cards on the board."""
DOUBT = 0.07
"""How far from its worth a bet may be and still be made now and then."""
SLIP = 0.06
"""How often people do what does not pay."""
NERVE = 0.04
"""Chips by which the shark mixes bets that hardly matter."""


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
    began = two_since(view, stay)
    weights = prior(view, stay, began)
    for step in range(began, view.step):
        rounds = ROUGH_ROUNDS if step == 2 else LATER_ROUNDS
        weights = after(solved(rest_at(view, stay, step, weights, -1), rounds), weights)
    other = stay[1 - me]
    has_bet = 1 - me if other in view.decided else -1
    rest = rest_at(view, stay, view.step, weights, has_bet)
    rounds = ROUNDS if view.step == 2 else LATER_ROUNDS
    return solved(rest, rounds).bets(me, in_order(view, stay[me]))


def two_since(view: View, stay: list[Seat]) -> int:
    """The first step in which nobody else bet."""
    others = [boxes for seat, boxes in enumerate(view.bets) if seat not in stay]
    steps = [step for step in range(2, LAST_STEP + 1) if any(boxes[step - 1] for boxes in others)]
    return max(steps, default=1) + 1


def prior(view: View, stay: list[Seat], began: int) -> tuple[Floats, Floats]:
    """How likely each reading was when the two were left."""
    first, second = (weights_of(view, seat, stay, began) for seat in stay)
    return first, second


def after(done: Solved, weights: tuple[Floats, Floats]) -> tuple[Floats, Floats]:
    """How likely each reading is once both have bet."""
    first, second = (
        weights[player] * (0.02 + done.chances[0, player, : len(weights[player])])
        for player in (0, 1)
    )
    return first / first.sum(), second / second.sum()


def rest_at(
    view: View, stay: list[Seat], step: int, weights: tuple[Floats, Floats], has_bet: int
) -> Rest:
    board = places(view.board[: BOARD_AT[step]])
    known = set(board)
    hands, likely, stacks, later = [], [], [], 0
    for player, seat in enumerate(stay):
        his = view.bets[seat]
        spent = sum(his[step - 1 :]) if player != has_bet else sum(his[step:])
        later += spent
        stacks.append(view.stacks[seat] + spent)
        hands.append(readings(view.backs[seat]))
        blocked = [bool(known & set(hand)) for hand in hands[-1]]
        likely.append(np.where(blocked, 0.0, weights[player]))
    pot = view.pot - later
    return Rest(
        step,
        board,
        (hands[0], hands[1]),
        (likely[0], likely[1]),
        pot,
        (stacks[0], stacks[1]),
        has_bet,
    )


def solved(rest: Rest, rounds: int) -> Solved:
    key = tuple(weights.tobytes() for weights in rest.weights)
    return _solved(
        rest.step, rest.board, rest.hands, key, rest.pot, rest.stacks, rest.has_bet, rounds
    )


@lru_cache(maxsize=64)
def _solved(
    step: int,
    board: tuple[int, ...],
    hands: tuple[tuple[Reading, ...], tuple[Reading, ...]],
    weights: tuple[bytes, ...],
    pot: int,
    stacks: tuple[int, int],
    has_bet: int,
    rounds: int,
) -> Solved:
    """The same rest of a deal is asked for at every step, and by every seat that plays so."""
    first, second = (np.frombuffer(each) for each in weights)
    return solve(Rest(step, board, hands, (first, second), pot, stacks, has_bet), rounds)


# More left


def against_many(view: View, stay: list[Seat]) -> float:
    """What a bet brings beyond what it costs."""
    assert view.seat is not None
    others = [seat for seat in stay if seat != view.seat]
    cost = float(min(view.stake, view.stacks[view.seat]))
    chances, weights, coming = [], [], 0.0
    for seat in others:
        likely = weights_of(view, seat, stay, view.step)
        if seat in view.waiting:
            would = would_bet(view, seat, stay, view.step)
            chance = float(likely @ would)
            coming += chance * min(view.stake, view.stacks[seat])
            likely = likely * would
            chances.append(chance)
        elif seat in view.decided:
            likely = likely * would_bet(view, seat, stay, view.step)
        weights.append(likely / likely.sum())
    board = places(view.board)
    theirs = [readings(view.backs[seat]) for seat in others]
    mine = float(shares([in_order(view, view.seat)], board, theirs, weights)[0])
    surely = len(others) - len(chances)
    all_fold = 0.0 if surely else float(np.prod([1 - chance for chance in chances]))
    callers = surely + sum(chances)
    share = mine ** (max(1.0, callers) / len(others))
    called = share * (view.pot + cost + coming) - cost
    return float(all_fold * view.pot + (1 - all_fold) * called)


def weights_of(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """How likely each reading of a seat is, from what it has bet on before this step."""
    weights = np.array(
        [float(not set(places(view.board)) & set(hand)) for hand in readings(view.backs[seat])]
    )
    for before in range(2, step):
        if view.bets[seat][before - 1]:
            weights = weights * would_bet(view, seat, stay, before)
    likely: Floats = weights / weights.sum()
    return likely


def would_bet(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """By reading: how likely a player who knows his odds bets with it in this step."""
    board = places(view.board[: BOARD_AT[step]])
    others = tuple(view.backs[other] for other in stay if other != seat)
    part = np.array(shares_of(view.backs[seat], board, others))
    stack = view.stacks[seat] + sum(view.bets[seat][step - 1 :])
    cost = min(STAKES[step], stack)
    pot = view.pot - sum(sum(boxes[step - 1 :]) for boxes in view.bets)
    needed = cost / (pot + cost * (1 + 0.6 * len(others)))
    chance: Floats = SLIP + (1 - 2 * SLIP) / (1 + np.exp(-(part - needed) / (DOUBT * 0.5)))
    return chance


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
