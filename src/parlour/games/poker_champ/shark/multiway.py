"""The shark among several: what everyone may hold, by what he has bet on so far. Importing this
needs numba.

It takes the others for players who know their odds and slip now and then, and bets when that adds
to its chance of becoming champion, be it because all others are likely to fold.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod
from statistics import fmean
from typing import NamedTuple

import numpy as np

from parlour.core.game import Seat
from parlour.games.poker_champ.exact.odds.count_numpy import boards
from parlour.games.poker_champ.exact.odds.ranges import Floats as Doubles
from parlour.games.poker_champ.exact.odds.ranges import by_board, shares
from parlour.games.poker_champ.exact.odds.readings import Reading, counting_order, places, readings
from parlour.games.poker_champ.exact.rest.tree import Floats, Single
from parlour.games.poker_champ.model import Back, View
from parlour.games.poker_champ.rules import BOARD_AT, LAST_STEP, STAKES
from parlour.games.poker_champ.shark.champion import chances
from parlour.games.poker_champ.shark.heads_up import in_order, possible
from parlour.kit.french import PACK

DOUBT = 0.035
"""How far from its worth a bet may be and still be made now and then."""
SLIP = 0.06
"""How often people do what does not pay."""
THIN = 7
"""Of the boards that may come after the flop, one in so many tells what the others think."""
LATER = 0.7
"""How often somebody who is in bets in a later step."""
CALLERS = 0.6
"""How many of the others a player counts on to bet."""


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
    """What a bet adds to the chance of becoming champion. One sees all boards that may come, and
    may still fold then; the others are taken to go on with what they have now."""
    assert view.seat is not None
    those = [seat for seat in stay if seat != view.seat]
    order = counting_order([view.backs[seat] for seat in those])
    others = [read(view, those[who], stay) for who in order]
    hand, board = in_order(view, view.seat), places(view.board)
    theirs = [readings(view.backs[other.seat]) for other in others]
    won, met = by_board([hand], board, theirs, [other.likely for other in others])[0].T
    callers = max(1.0, sum(other.chance for other in others))
    share = np.divide(won, met, out=np.zeros_like(won), where=met > 0) ** (callers / len(others))
    spent, folds = dict.fromkeys(stay, 0.0), []
    for step in range(view.step, LAST_STEP + 1):
        for other in others:
            left = view.stacks[other.seat] - spent[other.seat]
            spent[other.seat] += (
                other.pays if step == view.step else LATER * min(STAKES[step], left)
            )
        folds.append(fmean(champion(view, spent, other.seat) for other in others))
        spent[view.seat] += min(STAKES[step], view.stacks[view.seat] - spent[view.seat])
    win = champion(view, spent, view.seat)
    lose = fmean(champion(view, spent, other.seat) for other in others)
    cards = len(PACK) - len(board)
    called = look_ahead(lose + share * (win - lose), met, folds, cards)
    nobody: float = prod(1 - other.chance for other in others)
    alone = champion(view, {}, view.seat)
    return nobody * alone + (1 - nobody) * called - folds[0]


def look_ahead(worth: Doubles, met: Doubles, folds: Sequence[float], cards: int) -> float:
    """From the worth of every final board back to now, folding wherever that is better."""
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
    sums = np.zeros(cards)
    for column in boards(cards, 2).T:
        np.add.at(sums, column, values)
    return sums


def read(view: View, seat: Seat, stay: list[Seat]) -> Other:
    likely = weights_of(view, seat, stay, view.step)
    if seat not in view.waiting and seat not in view.decided:
        return Other(seat, 1.0, 0.0, likely)
    would = would_bet(view, seat, stay, view.step)
    chance = float(likely @ would) if seat in view.waiting else 1.0
    pays = chance * min(view.stake, view.stacks[seat]) if seat in view.waiting else 0.0
    likely = likely * would
    return Other(seat, chance, pays, likely / likely.sum())


def champion(view: View, spent: Mapping[Seat, float], winner: Seat) -> float:
    """The chance to become champion, if a seat wins the pot once these chips have come to it."""
    assert view.seat is not None
    stacks = {
        seat: chips - spent.get(seat, 0.0)
        for seat, chips in enumerate(view.stacks)
        if seat not in view.left
    }
    stacks[winner] += view.pot + sum(spent.values())
    found = chances([*stacks.values()], [view.awards[seat] for seat in stacks])
    return found[[*stacks].index(view.seat)]


def weights_of(view: View, seat: Seat, stay: list[Seat], step: int) -> Floats:
    """How likely each reading of a seat was when a step began, from what it had bet on before."""
    weights = possible(view, seat, step)
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
    needed = cost / (pot + cost * (1 + CALLERS * len(others)))
    chance = SLIP + (1 - 2 * SLIP) / (1 + np.exp(-(part - needed) / DOUBT))
    return chance.astype(Single)


@lru_cache(maxsize=2048)
def shares_of(
    mine: tuple[Back, ...], board: Reading, others: tuple[tuple[Back, ...], ...]
) -> tuple[float, ...]:
    """The share of each reading of some backs, as its owner sees it."""
    theirs = [readings(others[who]) for who in counting_order(others)]
    even = [np.ones(len(each), Single) for each in theirs]
    thin = THIN if len(board) == BOARD_AT[2] else 1
    return tuple(shares(readings(mine), board, theirs, even, thin).tolist())
