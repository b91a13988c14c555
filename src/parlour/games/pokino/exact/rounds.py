"""Many rounds at once, everybody calling perfectly. Needs NumPy.

A round is a random order of the pack. A board has a prize at the latest of the calls it needs, by
the earliest of the ways to win it; whoever has it first and not after POKINO wins it.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.games.pokino.boards import CELLS, PRIZES, Board, Prize, ways
from parlour.kit.cards import PACK, PLACE

Turns: TypeAlias = NDArray[np.uint8]
"""Which turn of the pack something comes with, counted from 1."""

POKINO = PRIZES.index(Prize.POKINO)


class Rounds(NamedTuple):
    when: Turns
    """(prize, round): the turn that completes each prize first, played to the end."""
    wins: NDArray[np.bool_]
    """(prize, round, board): who completes it then."""

    @property
    def cards(self) -> Turns:
        """How many cards an ordinary round takes: until POKINO."""
        turns: Turns = self.when[POKINO]
        return turns

    @property
    def last(self) -> Turns:
        """How many a last round takes: until all six are won."""
        turns: Turns = self.when.max(axis=0)
        return turns

    @property
    def won(self) -> NDArray[np.bool_]:
        """(prize, round): whether an ordinary round pays the prize at all."""
        paid: NDArray[np.bool_] = self.when <= self.cards
        return paid


def packs(rng: np.random.Generator, rounds: int) -> Turns:
    """(card, round): the turn of each card, in `rounds` shuffled packs."""
    order = np.argsort(rng.random((rounds, len(PACK)), dtype=np.float32), axis=1)
    return np.ascontiguousarray(order.astype(np.uint8).T) + np.uint8(1)


def complete(board: Board, turns: Turns) -> Turns:
    """(prize, round): when this board has each prize."""
    seen = turns[[PLACE[card] for card in board]]
    return np.stack([earliest(seen, ways(board)[prize]) for prize in PRIZES])


def earliest(seen: Turns, combinations: Sequence[int]) -> Turns:
    times = [latest(seen, line) for line in combinations]
    first: Turns = np.minimum.reduce(times)
    return first


def latest(seen: Turns, line: int) -> Turns:
    first, *others = [cell for cell in range(CELLS) if line >> cell & 1]
    time: Turns = seen[first]
    for cell in others:
        time = np.maximum(time, seen[cell])
    return time


def play(boards: Sequence[Board], turns: Turns) -> Rounds:
    times = np.stack([complete(board, turns) for board in boards], axis=-1)
    when: Turns = times.min(axis=-1)
    return Rounds(when, times == when[..., None])
