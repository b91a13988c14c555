"""The coach: how likely everyone is to win each prize of this round, if nobody misses anything."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from parlour.core import fair
from parlour.core.game import Coach, Illegal, Seat, Value
from parlour.core.table import Move, Table
from parlour.games.pokino.boards import CELLS, PRIZES, Board, Prize, ways
from parlour.games.pokino.model import Options, Phase, Refusal, Tally, View
from parlour.kit.cards import PACK, Card

PACKS = 2000
"""Enough for a glance: a chance is off by a point or so."""


class Odds(Value, frozen=True):
    packs: int
    error: float
    """The standard error of a chance of one half; no other has a larger one."""
    chances: tuple[tuple[float | None, ...], ...]
    """By seat and prize: winning or sharing it. None: it is won, or the seat does not play."""


class Review(Value, frozen=True):
    tally: Tally


def odds(view: View, packs: int, rng: Random) -> Odds:
    """From so many packs whose rest is shuffled anew."""
    if view.phase is not Phase.ROUND:
        raise Illegal(Refusal.ROUND_NOT_BEGUN)
    boards = {
        seat: Runner(view.boards[player.board])
        for seat, player in enumerate(view.players)
        if player.playing and player.board is not None
    }
    wins = {(seat, prize): 0 for seat in boards for prize in PRIZES if prize not in view.paid}
    rest = [card for card in PACK if card not in view.called]
    for _ in range(packs):
        rng.shuffle(rest)
        for winner in run_out(boards, (*view.called, *rest), view):
            wins[winner] += 1
    return Odds(
        packs,
        sqrt(0.25 / packs),
        tuple(
            tuple(wins[seat, prize] / packs if (seat, prize) in wins else None for prize in PRIZES)
            for seat in range(len(view.players))
        ),
    )


class Runner:
    """A board that is filled card by card."""

    def __init__(self, board: Board) -> None:
        self.cell = {card: 1 << cell for cell, card in enumerate(board)}
        combinations = [(prize, way) for prize, masks in ways(board).items() for way in masks]
        self.lines = {
            1 << cell: [(prize, way) for prize, way in combinations if way >> cell & 1]
            for cell in range(CELLS)
        }
        self.marks = 0

    def take(self, card: Card) -> set[Prize]:
        """The prizes it completes, anew or again."""
        cell = self.cell.get(card)
        if cell is None:
            return set()
        self.marks |= cell
        return {prize for prize, way in self.lines[cell] if not way & ~self.marks}


def run_out(
    boards: dict[Seat, Runner], pack: Sequence[Card], view: View
) -> set[tuple[Seat, Prize]]:
    """Who wins what, if every prize is called as soon as it is complete."""
    won, winners = set(view.paid), set()
    for board in boards.values():
        board.marks = 0
    for card in pack:
        done = [(seat, prize) for seat, board in boards.items() for prize in board.take(card)]
        new = {winner for winner in done if winner[1] not in won}
        winners |= new
        won |= {prize for _, prize in new}
        if len(won) == len(PRIZES) or (Prize.POKINO in won and not view.last):
            break
    return winners


def advise(view: View, seat: Seat) -> Odds:
    return odds(view, PACKS, Random(f"{view.round} {view.called}"))


def look_back(options: Options, seats: int, moves: Sequence[Move[Any, Any]], seat: Seat) -> Review:
    from parlour.games.pokino import GAME

    table: Any = Table(GAME, options, seats, fair.seeded(0))
    for move in moves:
        table.follow(move)
    return Review(table.state.players[seat].tally)


COACH: Coach[Options, View] = Coach(advice=Odds, review=Review, advise=advise, look_back=look_back)
