"""The shark against several opponents: reads a range from each one's betting, and bets when that
adds to its chance of becoming champion, be it because all others are likely to fold. Needs numba.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, prod
from statistics import fmean
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.core.game import Seat
from parlour.games.poker_champ.exact.odds import equities_by_runout
from parlour.games.poker_champ.exact.odds.count_numpy import runouts
from parlour.games.poker_champ.exact.odds.readings import (
    Range,
    Reading,
    elimination_order,
    places,
    readings,
)
from parlour.games.poker_champ.exact.rest import Floats, Single
from parlour.games.poker_champ.model import Back, View
from parlour.games.poker_champ.rules import LAST_STEP, STAKES
from parlour.games.poker_champ.shark.champion import chances
from parlour.games.poker_champ.shark.kinds import OFTEN
from parlour.games.poker_champ.shark.ranges import after_betting, bet_likelihood, own_reading
from parlour.kit.french import PACK

Doubles = npt.NDArray[np.float64]

TEMPERATURE = 0.0005
"""Of the softmax between bet and fold, in chances to become champion: bets that hardly matter are
mixed."""
MOST_LOGIT = 40.0


class Opponent(NamedTuple):
    """An opponent who is still in the deal."""

    seat: Seat
    stays: float
    """The probability to be in after this step too."""
    pays: float
    """Chips they still bet in this step, on average."""
    weights: Floats
    """By reading: how likely it is, if they stay in."""
    later: list[float]
    """By step: how often they bet, if they are still in."""


class Plan(NamedTuple):
    """The chance to become champion at the ends of a deal, if all go on betting."""

    folds: list[float]
    """By step from now on: after a fold."""
    win: float
    lose: float


def bet_probability(view: View, stay: list[Seat]) -> float:
    logit = bet_advantage(view, stay) / TEMPERATURE
    return 1 / (1 + exp(max(-MOST_LOGIT, min(MOST_LOGIT, -logit))))


def bet_advantage(view: View, stay: list[Seat]) -> float:
    """What a bet adds to the chance of becoming champion. The shark sees all run-outs and may still
    fold on them; opponents are taken to go on with what they have now."""
    assert view.seat is not None
    those = [seat for seat in stay if seat != view.seat]
    order = elimination_order([view.backs[seat] for seat in those])
    others = [read(view, those[place], stay) for place in order]
    board = places(view.board)
    theirs = tuple((view.backs[other.seat], other.weights.tobytes()) for other in others)
    won, met = by_runout(own_reading(view, view.seat), board, theirs)
    callers = max(1.0, sum(other.stays for other in others))
    equity = np.divide(won, met, out=np.zeros_like(won), where=met > 0) ** (callers / len(others))
    plan = bet_on(view, stay, others)
    worth = plan.lose + equity * (plan.win - plan.lose)
    called = look_ahead(worth, met, plan.folds, len(PACK) - len(board))
    nobody: float = prod(1 - other.stays for other in others)
    alone = champion(view, {}, [view.seat])
    return nobody * alone + (1 - nobody) * called - plan.folds[0]


@lru_cache(maxsize=64)
def by_runout(
    hand: Reading, board: Reading, theirs: tuple[tuple[tuple[Back, ...], bytes], ...]
) -> Doubles:
    """`equities_by_runout`. Cached: when an opponent decides as expected, nothing changes."""
    ranges = [Range(readings(backs), np.frombuffer(weights, Single)) for backs, weights in theirs]
    return equities_by_runout(hand, board, ranges).T


def bet_on(view: View, stay: list[Seat], others: list[Opponent]) -> Plan:
    """Bets in all steps that are left, opponents as often as they are taken to."""
    assert view.seat is not None
    spent, folds, rivals = dict.fromkeys(stay, 0.0), [], [other.seat for other in others]
    for step in range(view.step, LAST_STEP + 1):
        for other in others:
            left = view.stacks[other.seat] - spent[other.seat]
            later = other.later[step - 1] * min(STAKES[step], left)
            spent[other.seat] += other.pays if step == view.step else later
        folds.append(champion(view, spent, rivals))
        spent[view.seat] += min(STAKES[step], view.stacks[view.seat] - spent[view.seat])
    return Plan(folds, champion(view, spent, [view.seat]), champion(view, spent, rivals))


def look_ahead(worth: Doubles, met: Doubles, folds: Sequence[float], cards: int) -> float:
    """Expectimax from the worth of every run-out back to now, folding wherever that is better."""
    later = folds[1:]
    if len(later) == 2:
        worth = np.maximum(worth, later[1]) * met
        met, worth = by_card(met, cards), by_card(worth, cards)
        worth = np.divide(worth, met, out=worth, where=met > 0)
    if later:
        worth = np.maximum(worth, later[0])
    return float(worth @ met / met.sum())


def by_card(values: Doubles, cards: int) -> Doubles:
    """From pairs of cards to cards: the sum over the pairs that each is in."""
    either = runouts(cards, 2).T.ravel()
    return np.asarray(np.bincount(either, np.concatenate((values, values))), np.float64)


def read(view: View, seat: Seat, stay: list[Seat]) -> Opponent:
    weights = after_betting(view, seat, stay, view.step)
    if seat not in view.waiting and seat not in view.decided:
        return opponent(seat, 1.0, 0.0, weights)
    weights = weights * bet_likelihood(view, seat, stay, view.step)
    stays = float(weights.sum()) if seat in view.waiting else 1.0
    pays = stays * min(view.stake, view.stacks[seat]) if seat in view.waiting else 0.0
    return opponent(seat, stays, pays, weights / weights.sum())


def opponent(seat: Seat, stays: float, pays: float, weights: Floats) -> Opponent:
    later: list[float] = (weights.sum(1) @ OFTEN).tolist()
    return Opponent(seat, stays, pays, weights.sum(0), later)


def champion(view: View, spent: Mapping[Seat, float], winners: Sequence[Seat]) -> float:
    """The chance to become champion, if any of some seats wins the pot once these chips have been
    added; the mean over these."""
    assert view.seat is not None
    seats = [seat for seat in range(len(view.stacks)) if seat not in view.left]
    chips = [view.stacks[seat] - spent.get(seat, 0.0) for seat in seats]
    awards, me = [view.awards[seat] for seat in seats], seats.index(view.seat)
    pot, found = view.pot + sum(spent.values()), []
    for place in map(seats.index, winners):
        stacks = [*chips[:place], chips[place] + pot, *chips[place + 1 :]]
        found.append(chances(stacks, awards)[me])
    return fmean(found)
