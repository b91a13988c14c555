"""The shark against several opponents: reads a range from each one's betting, and bets when that
adds to its chance of becoming champion, be it because all others are likely to fold.
"""

from functools import lru_cache
from math import exp

import numpy as np

from parlour.core.game import Seat
from parlour.games.poker_champ.exact import odds
from parlour.games.poker_champ.exact.odds.readings import (
    Range,
    Reading,
    elimination_order,
    places,
    readings,
)
from parlour.games.poker_champ.exact.rest import Single
from parlour.games.poker_champ.model import Back, View
from parlour.games.poker_champ.shark import plan
from parlour.games.poker_champ.shark.plan import Doubles
from parlour.games.poker_champ.shark.ranges import Opponent, own_reading, read
from parlour.kit.french import PACK

TEMPERATURE = 0.0005
"""Of the softmax between bet and fold, in chances to become champion: bets that hardly matter are
mixed."""
MOST_LOGIT = 40.0


def bet_probability(view: View, stay: list[Seat]) -> float:
    logit = bet_advantage(view, stay) / TEMPERATURE
    return 1 / (1 + exp(max(-MOST_LOGIT, min(MOST_LOGIT, -logit))))


def bet_advantage(view: View, stay: list[Seat]) -> float:
    """What a bet adds to the chance of becoming champion. The shark sees all run-outs and may still
    fold on them."""
    assert view.seat is not None
    those = [seat for seat in stay if seat != view.seat]
    order = [
        those[place] for place in elimination_order(tuple([view.backs[seat] for seat in those]))
    ]
    opponents = [read(view, seat, stay) for seat in order]
    board = places(view.board)
    theirs = tuple(
        (view.backs[seat], one.weights) for seat, one in zip(order, opponents, strict=True)
    )
    shares = by_runout(own_reading(view, view.seat), board, theirs)
    cards = len(PACK) - len(board)
    return plan.bet_advantage(
        shares, cards, view.step, seats(view, order), rivals(view, order, opponents)
    )


@lru_cache(maxsize=64)
def by_runout(
    hand: Reading, board: Reading, theirs: tuple[tuple[tuple[Back, ...], bytes], ...]
) -> Doubles:
    """`odds.by_runout`. Cached: when an opponent decides as expected, nothing changes."""
    ranges = [Range(readings(backs), np.frombuffer(weights, Single)) for backs, weights in theirs]
    found: Doubles = odds.by_runout([hand], board, ranges)[0]
    return found


def seats(view: View, order: list[Seat]) -> plan.Seats:
    """Those who have not left the game."""
    assert view.seat is not None
    there = [seat for seat in range(len(view.stacks)) if seat not in view.left]
    return plan.Seats(
        np.array([view.stacks[seat] for seat in there], np.float64),
        np.array([view.awards[seat] for seat in there]),
        float(view.pot),
        there.index(view.seat),
        np.array([there.index(seat) for seat in order]),
    )


def rivals(view: View, order: list[Seat], opponents: list[Opponent]) -> plan.Rivals:
    """Only who has still to decide may fold now, or pay."""
    stays = [
        one.stays if seat in view.waiting else 1.0
        for seat, one in zip(order, opponents, strict=True)
    ]
    pays = [
        one.stays * min(view.stake, view.stacks[seat]) if seat in view.waiting else 0.0
        for seat, one in zip(order, opponents, strict=True)
    ]
    later = np.array([one.later for one in opponents])
    return plan.Rivals(np.array(stays), np.array(pays), later)
