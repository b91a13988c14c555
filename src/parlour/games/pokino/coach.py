"""The coach: how likely everyone is to win each prize of this round, if nobody misses anything."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from parlour.core.game import Coach, Illegal, Seat, Value
from parlour.core.table import Move
from parlour.games.pokino import house, rules
from parlour.games.pokino.boards import PRIZES
from parlour.games.pokino.exact import chances
from parlour.games.pokino.model import Options, Phase, Refusal, Tally, View
from parlour.kit.cards import PLACE

PACKS = 10_000
"""Enough for a glance: a chance is off by half a point or so."""


class Odds(Value, frozen=True):
    packs: int
    error: float
    """The standard error of a chance of one half; no other has a larger one."""
    chances: tuple[tuple[float | None, ...], ...]
    """By seat and prize: winning or sharing it. None: it is won, or the seat does not play."""


class Review(Value, frozen=True):
    tally: Tally


def odds(view: View, packs: int) -> Odds:
    """From so many packs that begin with the cards called and go on at random."""
    if view.phase is not Phase.ROUND:
        raise Illegal(Refusal.ROUND_NOT_BEGUN)
    numbers = {
        seat: player.board
        for seat, player in enumerate(view.players)
        if player.playing and player.board is not None
    }
    boards = [view.boards[number] for number in numbers.values()]
    seed = (view.round, *(PLACE[card] for card in view.called))
    won = dict(zip(numbers, chances(boards, view.called, packs, seed, last=view.last), strict=True))
    open_to = [prize not in view.paid for prize in PRIZES]
    return Odds(
        packs,
        sqrt(0.25 / packs),
        tuple(
            tuple(
                won[seat][place] if still_open and seat in won else None
                for place, still_open in enumerate(open_to)
            )
            for seat in range(len(view.players))
        ),
    )


def advise(view: View, seat: Seat) -> Odds:
    return odds(view, PACKS)


def look_back(options: Options, seats: int, moves: Sequence[Move[Any, Any]], seat: Seat) -> Review:
    """What the seat has won, stolen, lost to thieves and missed."""
    state = rules.start(options, seats)
    for move in moves:
        if move.seat is None:
            state, _ = house.deal(state, move.what)
        else:
            state, _ = rules.apply(state, move.seat, move.what)
    return Review(state.players[seat].tally)


COACH: Coach[Options, View] = Coach(advice=Odds, review=Review, advise=advise, look_back=look_back)
