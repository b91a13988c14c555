"""The shark: solves the rest of the deal when two are left, and reads betting when there are more.

With two left it solves the rest of the deal once and plays by that to the end, mixed as it comes;
when the other is seen to have bet, it answers that. How long it waits depends on nothing but
chance.
"""

from functools import lru_cache
from math import exp
from random import Random

import numpy as np

from parlour.core.game import Seat
from parlour.exact.extras import has_numba
from parlour.games.poker_champ.exact.odds.readings import Reading, places, readings
from parlour.games.poker_champ.exact.rest.solver import Solved, answered, solve
from parlour.games.poker_champ.exact.rest.tree import Floats, Rest, Single, node
from parlour.games.poker_champ.model import View
from parlour.games.poker_champ.rules import BOARD_AT, LAST_STEP
from parlour.games.poker_champ.shark.champion import Worth

Pair = tuple[Floats, Floats]

ROUNDS = (0, 0, 18, 40, 40)
"""Of the solver, by the step since which two are left. From the flop on a perfect opponent then
wins some thousandths of a chip a deal."""
UNHEARD_OF = 1e-5
"""Who is less likely than this to have come this far does not play by the plan."""
NERVE = 0.0005
"""Chance to become champion by which the shark mixes bets that hardly matter."""


def bets(view: View, rng: Random) -> bool:
    """Whether to bet, from the flop on. With more than two left this needs numba."""
    stay = [seat for seat, backs in enumerate(view.backs) if backs]
    if len(stay) == 2:
        return rng.random() < against_one(view, stay)
    from parlour.games.poker_champ.shark.multiway import against_many

    worth = against_many(view, stay)
    return rng.random() < 1 / (1 + exp(max(-40.0, min(40.0, -worth / NERVE))))


def can_tell(view: View) -> bool:
    return has_numba() or sum(map(bool, view.backs)) == 2


def against_one(view: View, stay: list[Seat]) -> float:
    """How often to bet."""
    assert view.seat is not None
    me = stay.index(view.seat)
    hand, began = in_order(view, view.seat), two_since(view, stay)
    chance, gain, often = look_up(view, stay, began, prior(view, stay, began), me, hand)
    if often < UNHEARD_OF:  # he does what nobody would, so nothing is known of him
        even = possible(view, stay[0], view.step), possible(view, stay[1], view.step)
        chance, gain, _ = look_up(view, stay, view.step, even, me, hand)
    return chance if stay[1 - me] in view.waiting else float(gain > 0)


def look_up(
    view: View, stay: list[Seat], began: int, weights: Pair, me: int, hand: Reading
) -> tuple[float, float, float]:
    """How often a hand bets now, what it gains by answering a bet, and how likely that is."""
    rest = rest_at(view, stay, began, weights)
    plan, more = planned(rest), places(view.board[BOARD_AT[began] :])
    where, place = node(rest.board, more), rest.hands[me].index(hand)
    found = plan.chances[me], *answer(plan, me)
    chance, gain, often = (float(each[where, place]) for each in found)
    return chance, gain, often


def two_since(view: View, stay: list[Seat]) -> int:
    """The first step in which nobody else bet."""
    others = [boxes for seat, boxes in enumerate(view.bets) if seat not in stay]
    steps = [step for step in range(2, LAST_STEP + 1) if any(boxes[step - 1] for boxes in others)]
    return max(steps, default=1) + 1


def prior(view: View, stay: list[Seat], began: int) -> Pair:
    """How likely each reading was when the two were left."""
    if began == 2 or not has_numba():
        return possible(view, stay[0], began), possible(view, stay[1], began)
    from parlour.games.poker_champ.shark.multiway import weights_of

    return weights_of(view, stay[0], stay, began), weights_of(view, stay[1], stay, began)


def rest_at(view: View, stay: list[Seat], step: int, weights: Pair) -> Rest:
    """What was left of the deal when nobody had bet yet in a step."""
    board = places(view.board[: BOARD_AT[step]])
    since = [sum(view.bets[seat][step - 1 :]) for seat in stay]
    first, second = (view.stacks[seat] + bet for seat, bet in zip(stay, since, strict=True))
    one, other = (readings(view.backs[seat]) for seat in stay)
    pot = view.pot - sum(since)
    return Rest(step, board, (one, other), weights, pot, (first, second), worth(view, stay))


def worth(view: View, stay: list[Seat]) -> Worth:
    seats = range(len(view.stacks))
    others = [seat for seat in seats if seat not in view.left and seat not in stay]
    awards = tuple(view.awards[seat] for seat in (*stay, *others))
    return Worth(tuple(view.stacks[seat] for seat in others), awards)


def planned(rest: Rest) -> Solved:
    first, second = (weights.tobytes() for weights in rest.weights)
    where = rest.step, rest.board, rest.hands
    return _planned(*where, first, second, rest.pot, rest.stacks, rest.worth)


@lru_cache(maxsize=16)
def _planned(
    step: int,
    board: Reading,
    hands: tuple[tuple[Reading, ...], tuple[Reading, ...]],
    first: bytes,
    second: bytes,
    pot: int,
    stacks: tuple[int, int],
    worth: Worth,
) -> Solved:
    """The same rest of a deal is asked for at every step, and by every seat that plays so."""
    weights = np.frombuffer(first, Single), np.frombuffer(second, Single)
    return solve(Rest(step, board, hands, weights, pot, stacks, worth), ROUNDS[step])


answer = lru_cache(maxsize=16)(answered)


def possible(view: View, seat: Seat, step: int) -> Floats:
    """By reading: 1 unless the board of a step holds one of its cards."""
    board = {*places(view.board[: BOARD_AT[step]])}
    every = readings(view.backs[seat])
    return np.array([board.isdisjoint(reading) for reading in every], Single)


def in_order(view: View, seat: Seat) -> Reading:
    """One's own cards as the reading of one's backs that they are."""
    own = set(places(view.mine))
    return next(reading for reading in readings(view.backs[seat]) if set(reading) == own)
