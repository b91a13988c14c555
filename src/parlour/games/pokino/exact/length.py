"""How many cards rounds take, with everybody calling perfectly (PK-T2)."""

from collections.abc import Sequence
from math import sqrt

import numpy as np

from parlour.core.game import Value
from parlour.games.pokino.boards import OURS, Board
from parlour.games.pokino.exact.rounds import Turns, packs, parts, play

PLAYERS = (2, 4, 6, 10)


class Length(Value, frozen=True):
    players: int
    cards: float
    cards_error: float
    last: float
    last_error: float


def lengths(rounds: int, seed: int, boards: Sequence[Board] = OURS) -> tuple[Length, ...]:
    """Of ordinary and of last rounds, for some numbers of players."""
    return tuple(length(boards[:players], rounds, seed) for players in PLAYERS)


def length(boards: Sequence[Board], rounds: int, seed: int) -> Length:
    rng = np.random.default_rng((seed, len(boards)))
    played = [play(boards, packs(rng, part)) for part in parts(rounds)]
    cards = np.concatenate([one.cards for one in played])
    last = np.concatenate([one.last for one in played])
    return Length(len(boards), mean(cards), error(cards), mean(last), error(last))


def mean(turns: Turns) -> float:
    return float(turns.mean(dtype=np.float64))


def error(turns: Turns) -> float:
    """The standard error of the mean."""
    return float(turns.std(dtype=np.float64)) / sqrt(len(turns))
