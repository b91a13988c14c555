"""Pokino in figures, with everybody calling perfectly: how long rounds are, how even boards. Needs
NumPy."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from parlour.core.game import Value
from parlour.games.pokino.boards import BOARDS, OURS, PRIZES, Board, Prize
from parlour.games.pokino.exact.boards.fairness import STAKE
from parlour.games.pokino.exact.rounds import Turns, complete, packs, play

AT_ONCE = 20_000
"""Rounds at a time: as many as fit into the cache."""
PLAYERS = (2, 4, 6, 10)


class Length(Value, frozen=True):
    players: int
    cards: float
    cards_error: float
    last: float
    last_error: float


def lengths(rounds: int, seed: int, boards: Sequence[Board] = OURS) -> tuple[Length, ...]:
    """PK-T2: how many cards a round takes, and a last round."""
    return tuple(length(boards[:players], rounds, seed) for players in PLAYERS)


def length(boards: Sequence[Board], rounds: int, seed: int) -> Length:
    rng = np.random.default_rng((seed, len(boards)))
    played = [play(boards, packs(rng, part)) for part in parts(rounds)]
    cards = np.concatenate([one.cards for one in played])
    last = np.concatenate([one.last for one in played])
    return Length(len(boards), mean(cards), error(cards), mean(last), error(last))


def parts(rounds: int) -> Iterator[int]:
    while rounds > 0:
        yield min(rounds, AT_ONCE)
        rounds -= AT_ONCE


def mean(turns: Turns) -> float:
    return float(turns.mean(dtype=np.float64))


def error(turns: Turns) -> float:
    return float(turns.std(dtype=np.float64)) / sqrt(len(turns))


class Spread(Value, frozen=True):
    """Of all tables with so many given boards: how much more the best board of a table wins than
    its worst, in one round from fresh cups, as a share of the stake."""

    players: int
    tables: int
    worst: float
    worst_error: float
    mean: float
    mean_error: float


def spreads(base_set: Sequence[Board], rounds: int, seed: int) -> Iterator[Spread]:
    """PK-Q2, for 3 to 9 players. Tables that differ by a shift are the same table, so each round of
    a pack serves all ten shifts of every table. Best and worst are picked with some packs and
    measured with others: else chance alone would make a gap."""
    for players in range(3, BOARDS):
        found = {table: gap(base_set, table, rounds, seed) for table in tables(players)}
        worst = max(found, key=lambda table: found[table][0])
        again, error = gap(base_set, worst, 10 * rounds, seed + 2)
        gaps, errors = zip(*found.values(), strict=True)
        spread = float(np.linalg.norm(errors)) / len(found)
        yield Spread(players, len(found), again, error, float(np.mean(gaps)), spread)


def tables(players: int) -> list[tuple[int, ...]]:
    """Every choice of so many boards, but one of each ten that are shifts of each other."""
    every = combinations(range(BOARDS), players)
    return [table for table in every if table == min(shifts(table))]


def shifts(table: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(sorted((b + steps) % BOARDS for b in table)) for steps in range(BOARDS)]


def gap(
    base_set: Sequence[Board], table: Sequence[int], rounds: int, seed: int
) -> tuple[float, float]:
    """The best board's winnings less the worst's, and the error of that."""
    means, _ = measured(base_set, table, rounds, seed)
    best, worst = int(means.argmax()), int(means.argmin())
    means, spread = measured(base_set, table, rounds, seed + 1)
    variance = spread[best, best] + spread[worst, worst] - 2 * spread[best, worst]
    return (means[best] - means[worst]) / STAKE, sqrt(max(variance, 0) / rounds) / STAKE


def measured(
    base_set: Sequence[Board], table: Sequence[int], rounds: int, seed: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """What each board of the table wins a round, and the covariances of that."""
    rng = np.random.default_rng((seed, *table))
    sums, squares = np.zeros(len(table)), np.zeros((len(table), len(table)))
    for part in parts(rounds):
        turns = packs(rng, part)
        times = np.stack([complete(board, turns) for board in base_set])
        won = np.zeros((part, len(table)))
        for steps in range(BOARDS):
            won += winnings(times[[(b + steps) % BOARDS for b in table]]) / BOARDS
        sums += won.sum(axis=0)
        squares += won.T @ won
    means = sums / rounds
    return means, squares / rounds - np.outer(means, means)


def winnings(times: NDArray[np.uint8]) -> NDArray[np.float64]:
    """(round, board): counters won from fresh cups; `times` is (board, prize, round)."""
    players = times.shape[0]
    first = times.min(axis=0)
    paid = first <= first[PRIZES.index(Prize.POKINO)]
    wins = (times == first) & paid
    shares = players / np.maximum(wins.sum(axis=0), 1)
    total: NDArray[np.float64] = (wins * shares).sum(axis=1).T
    return total
