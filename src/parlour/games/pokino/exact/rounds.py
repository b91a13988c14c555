"""Many rounds at once, everybody calling perfectly.

A round is a random order of the pack. A board has a prize at the latest of the calls it needs, by
the earliest of the ways to win it; whoever has it first and not after POKINO wins it. That this is
what `rules` pay is proved by a test.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.games.pokino.boards import CELLS, PRIZES, Board, Prize, ways
from parlour.kit.cards import PACK, PLACE, Card

Turns: TypeAlias = NDArray[np.uint8]
"""Which turn of the pack something comes with, counted from 1."""

POKINO = PRIZES.index(Prize.POKINO)
AT_ONCE = 20_000
"""Rounds at a time: as many as fit into the cache."""


class Rounds(NamedTuple):
    when: Turns
    """(prize, round): the turn that completes each prize first, played to the end."""
    wins: NDArray[np.bool_]
    """(board, prize, round): the boards that complete it then."""

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

    def paid(self, called: int = 0) -> NDArray[np.bool_]:
        """(prize, round): whether an ordinary round pays the prize at all. A POKINO completed among
        the cards called so far has not ended it yet."""
        paid: NDArray[np.bool_] = self.when <= np.maximum(self.cards, np.uint8(called))
        return paid


def packs(rng: np.random.Generator, rounds: int, called: Sequence[Card] = ()) -> Turns:
    """(card, round): the turn of each card, in packs that begin with the cards called."""
    rest = len(PACK) - len(called)
    order = np.argsort(rng.random((rounds, rest), dtype=np.float32), axis=1)
    turns = np.ascontiguousarray(order.astype(np.uint8).T) + np.uint8(1 + len(called))
    if not called:
        return turns
    known = [PLACE[card] for card in called]
    whole = np.empty((len(PACK), rounds), np.uint8)
    whole[known] = np.arange(1, 1 + len(called), dtype=np.uint8)[:, None]
    whole[[place for place in range(len(PACK)) if place not in known]] = turns
    return whole


def parts(rounds: int) -> Iterator[int]:
    """So many rounds in pieces of `AT_ONCE`."""
    while rounds > 0:
        yield min(rounds, AT_ONCE)
        rounds -= AT_ONCE


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


def settle(times: Turns) -> Rounds:
    """PK-R5, PK-Rc: the first to have a prize wins it, together with all who have it by the same
    card. `times` is (board, prize, round)."""
    when: Turns = times.min(axis=0)
    return Rounds(when, times == when)


def play(boards: Sequence[Board], turns: Turns) -> Rounds:
    return settle(np.stack([complete(board, turns) for board in boards]))


def chances(
    boards: Sequence[Board], called: Sequence[Card], number: int, seed: Sequence[int], *, last: bool
) -> tuple[tuple[float, ...], ...]:
    """By board and prize: how often it wins or shares it, in so many packs that begin with the
    cards called. `last`: POKINO does not end the round."""
    rounds = play(boards, packs(np.random.default_rng(seed), number, called))
    wins = rounds.wins if last else rounds.wins & rounds.paid(len(called))
    return tuple(tuple(map(float, board)) for board in wins.mean(axis=-1))
