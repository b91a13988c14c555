"""What many games tell about each player, in whole numbers: parts merge exactly, in any order.

A *round* is what counts as one observation: a game, or in a tournament all seatings of one deal,
whose results hang together.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from math import ceil, lcm, sqrt
from typing import TypeAlias

from parlour.core.game import Value

QUANTILES = (5, 25, 50, 75, 95)
SURE = 1.96
"""Standard errors on either side that hold the truth in 95 of 100 cases."""

Scores: TypeAlias = Sequence[int]
"""Of one game, by player."""


class Moments(Value, frozen=True):
    """Sums over rounds, from which means, variances and covariances follow."""

    sums: tuple[int, ...]
    products: tuple[int, ...]
    """Of every pair of players (a <= b), row by row."""


class Part(Value, frozen=True):
    """All that is kept of some games."""

    rounds: int
    scores: tuple[dict[int, int], ...]
    """By player: how often each score of a game occurred."""
    points: Moments
    wins: Moments
    """In parts of `whole(players)`: whoever ties shares the win."""


class Summary(Value, frozen=True):
    mean: float
    deviation: float | None
    """Sample standard deviation; None for a single game."""
    error: float | None
    """Standard error of the mean; None for a single round."""
    least: int
    quantiles: dict[int, int]
    """By percent: that percentile of the scores, always a score that occurred."""
    most: int
    wins: float
    """The share of games won; whoever ties shares the win."""
    wins_error: float | None


def whole(players: int) -> int:
    """A win in parts, so that any number of players can share it."""
    return lcm(*range(1, players + 1))


def shares(scores: Scores) -> tuple[int, ...]:
    """The highest score wins; equals share."""
    best = max(scores)
    part = whole(len(scores)) // scores.count(best)
    return tuple([part if score == best else 0 for score in scores])


def win_shares(scores: Scores) -> tuple[float, ...]:
    """By player: one for the win, less for a shared one, nothing for all others."""
    return tuple([part / whole(len(scores)) for part in shares(scores)])


def counted(rounds: Iterable[Sequence[Scores]], players: int) -> Part:
    """What these rounds tell, each given as the scores of its games."""
    number = 0
    scores = [Counter[int]() for _ in range(players)]
    points, wins = Summing(players), Summing(players)
    for games in rounds:
        number += 1
        for game in games:
            for mine, score in zip(scores, game, strict=True):
                mine[score] += 1
        points.add([sum(column) for column in zip(*games, strict=True)])
        wins.add([sum(column) for column in zip(*map(shares, games), strict=True)])
    return Part(number, tuple(map(in_order, scores)), points.moments(), wins.moments())


class Summing:
    """Moments, while they are added up."""

    def __init__(self, players: int) -> None:
        self._sums = [0] * players
        self._products = [0] * (players * (players + 1) // 2)

    def add(self, values: Sequence[int]) -> None:
        self._sums = [*map(int.__add__, self._sums, values)]
        pairs = [a * b for a, b in combinations_with_replacement(values, 2)]
        self._products = [*map(int.__add__, self._products, pairs)]

    def moments(self) -> Moments:
        return Moments(tuple(self._sums), tuple(self._products))


def merged(one: Part, other: Part) -> Part:
    return Part(
        one.rounds + other.rounds,
        tuple(
            in_order(Counter(a) + Counter(b)) for a, b in zip(one.scores, other.scores, strict=True)
        ),
        added(one.points, other.points),
        added(one.wins, other.wins),
    )


def in_order(scores: dict[int, int]) -> dict[int, int]:
    """So that equal parts are the same bytes."""
    return dict(sorted(scores.items()))


def added(one: Moments, other: Moments) -> Moments:
    return Moments(
        tuple(map(int.__add__, one.sums, other.sums)),
        tuple(map(int.__add__, one.products, other.products)),
    )


def covariance(moments: Moments, rounds: int, a: int, b: int) -> float | None:
    """Of two players over rounds; None for a single round."""
    if rounds < 2:
        return None
    a, b = sorted((a, b))
    players = len(moments.sums)
    product = moments.products[a * players - a * (a - 1) // 2 + b - a]
    return (rounds * product - moments.sums[a] * moments.sums[b]) / (rounds * (rounds - 1))


def standard_error(moments: Moments, rounds: int, player: int) -> float | None:
    """Of the mean over rounds."""
    variance = covariance(moments, rounds, player, player)
    return None if variance is None else sqrt(variance / rounds)


def summarize(part: Part) -> tuple[Summary, ...]:
    """One summary a player, from at least one round."""
    return tuple(summary(part, player) for player in range(len(part.scores)))


def summary(part: Part, player: int) -> Summary:
    scores = part.scores[player]
    games = sum(scores.values())
    each = games // part.rounds
    """How many games a round has."""
    total = sum([score * times for score, times in scores.items()])
    squares = sum([score * score * times for score, times in scores.items()])
    spread = None if games < 2 else sqrt((games * squares - total**2) / (games * (games - 1)))
    error = standard_error(part.points, part.rounds, player)
    win = each * whole(len(part.scores))
    return Summary(
        mean=total / games,
        deviation=spread,
        error=None if error is None else error / each,
        least=min(scores),
        quantiles={q: quantile(scores, ceil(games * q / 100)) for q in QUANTILES},
        most=max(scores),
        wins=part.wins.sums[player] / (part.rounds * win),
        wins_error=wins_error(part, player),
    )


def wins_error(part: Part, player: int) -> float | None:
    """Where every round has ended alike, the rule of three: 95 % are sure of 3 / rounds."""
    error = standard_error(part.wins, part.rounds, player)
    if error is None or len(part.scores) == 1:
        return error
    games = sum(part.scores[player].values())
    win = games // part.rounds * whole(len(part.scores))
    return error / win if error else 3 / part.rounds / SURE


def quantile(scores: dict[int, int], rank: int) -> int:
    """The score of this rank, counted from 1."""
    for score, times in sorted(scores.items()):
        rank -= times
        if rank <= 0:
            return score
    raise AssertionError(rank)
