"""How even tables of 3 to 9 given boards are, from many rounds (PK-Q2)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from parlour.core.game import Value
from parlour.games.pokino.boards import BOARDS, Board
from parlour.games.pokino.exact.boards.fairness import STAKE
from parlour.games.pokino.exact.rounds import Turns, complete, packs, parts, settle


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


def winnings(times: Turns) -> NDArray[np.float64]:
    """(round, board): counters won from fresh cups; `times` is (board, prize, round)."""
    rounds = settle(times)
    wins = rounds.wins & rounds.paid()
    shares = len(times) / np.maximum(wins.sum(axis=0), 1)
    total: NDArray[np.float64] = (wins * shares).sum(axis=1).T
    return total
