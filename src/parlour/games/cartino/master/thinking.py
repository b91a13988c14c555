"""From what a seat sees to the turn it makes."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from parlour.exact.trouble import has_numba
from parlour.games.cartino.layout import ORDER
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.board import board_of
from parlour.games.cartino.master.reading import deals_of
from parlour.games.cartino.master.value import Ints, best_first, judge, plainly, weights_for
from parlour.games.cartino.model import State, View
from parlour.games.cartino.turns import Number, Place, Turn, chance_of, spot_at, turns_in
from parlour.games.cartino.view import imagine

STAGES = ((8, 16), (4, 32), (2, 64))
"""How many turns are tried, and in how many deals: the worse half of them is not tried in more."""
CANDIDATES = STAGES[0][0]
EVEN_DEALS = 40
"""Deals in which all turns are tried, where each must be weighed."""
BEAM = 10
"""Turns that are tried for every player until the end."""


def best_turn(view: View) -> Turn | None:
    """Where something is hidden, by what the others have shown of it."""
    found = turns_in(view)
    if len(found) < 2:
        return found[0] if found else None
    state = standing(view)
    tried = promising(state, found)
    if is_open(state):
        return best_of(tried, look_ahead(state, tried, even_deals(view, state)))
    return best_by_stages(state, tried, likely_deals(view, state))


def best_by_stages(state: State, tried: list[Turn], deals: Ints) -> Turn:
    totals, first = np.zeros(len(tried), np.int64), 0
    for most, number in STAGES:
        best = np.argsort(-totals, kind="stable")[:most]
        tried = [tried[turn] for turn in best]
        totals = totals[best] + look_ahead(state, tried, deals[first : first + number])
        first += number
    return best_of(tried, totals)


def best_of(tried: Sequence[Turn], totals: Ints) -> Turn:
    return tried[int(np.argmax(totals))]


def appraise(view: View, laid: tuple[Place, ...]) -> tuple[Turn, float] | None:
    """The best turn, and how many points what was laid is worth less. Nothing is read in the turns
    of the others: during a game it is not known any more what they had done before one's last."""
    found, state = turns_in(view), standing(view)
    if not found:
        return None
    tried = promising(state, found)
    if laid:
        same = next(turn for turn in found if {*turn.places} == {*laid})
        tried.append(same._replace(places=laid))
    deals = even_deals(view, state)
    totals = look_ahead(state, tried, deals)
    unit = of.POINT * len(deals) * max(1, len(state.hands) - 1)
    cost = (totals.max() - totals[-1]) / unit if laid else 0.0
    return best_of(tried, totals), round(float(cost), 1)


def standing(view: View) -> State:
    """Some state in which the seat sees this, without those who have left."""
    state = imagine(view, Random(0))
    here = [seat for seat in range(len(state.hands)) if seat not in state.left]

    def of_those(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple([values[seat] for seat in here])

    return replace(
        state,
        hands=of_those(state.hands),
        points=of_those(state.points),
        lasts=of_those(state.lasts),
        drawn=of_those(state.drawn),
        seat=here.index(state.seat),
        left=frozenset(),
    )


def is_open(state: State) -> bool:
    """With an empty bag and one opponent at most, nothing is hidden."""
    return not state.bag and len(state.hands) <= 2


def promising(state: State, found: list[Turn]) -> list[Turn]:
    spot = spot_at(state)
    board = board_of(spot.ground)
    if is_open(state):
        marks = plainly(board, spot, found)
    else:
        marks = judge(board, [state], [spot], [found], weights_for(len(state.hands)))
    return best_first(found, marks)[:CANDIDATES]


def even_deals(view: View, state: State) -> Ints:
    """What the others may hold, in the order of their seats, and then how the bag may come."""
    pawns = unseen(state)
    if is_open(state):
        return np.array([pawns], np.int64)
    rng = chance_of(view)
    deals = []
    for _ in range(EVEN_DEALS):
        rng.shuffle(pawns)
        deals.append(tuple(pawns))
    return np.array(deals, np.int64)


def likely_deals(view: View, state: State) -> Ints:
    return deals_of(view, unseen(state), sum([deals for _, deals in STAGES]))


def unseen(state: State) -> list[Number]:
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.seat]
    return sorted([ORDER[pawn] for hand in (*others, state.bag) for pawn in hand])


def look_ahead(state: State, found: Sequence[Turn], deals: Ints) -> Ints:
    """By turn: its worth in all these deals together, in the unit of values for each opponent."""
    weights, beam = weights_for(len(state.hands)), BEAM if is_open(state) else 0
    if has_numba():
        from parlour.games.cartino.master.search_numba import outlooks as look
    else:
        from parlour.games.cartino.master.search_numpy import outlooks as look
    return look(state, found, deals, weights, beam)
