"""What many games tell about each seat."""

from collections.abc import Sequence
from fractions import Fraction
from math import ceil, sqrt
from statistics import fmean, stdev

from parlour.core.game import Value

QUANTILES = (5, 25, 50, 75, 95)


class Summary(Value, frozen=True):
    mean: float
    deviation: float | None
    """Sample standard deviation; None for a single game."""
    error: float | None
    """Standard error of the mean."""
    least: int
    quantiles: dict[int, int]
    """By percent: that percentile of the scores, always a score that occurred."""
    most: int
    wins: float
    """The share of games won; whoever ties shares the win."""


def summarize(games: Sequence[tuple[int, ...]]) -> tuple[Summary, ...]:
    """One summary a seat, from the scores of at least one game."""
    shares = zip(*map(win_shares, games), strict=True)
    return tuple(
        summary(scores, float(sum(share) / len(games)))
        for scores, share in zip(zip(*games, strict=True), shares, strict=True)
    )


def win_shares(scores: Sequence[int]) -> list[Fraction]:
    """The highest score wins; equals share."""
    best = max(scores)
    return [Fraction(score == best, scores.count(best)) for score in scores]


def summary(scores: Sequence[int], wins: float) -> Summary:
    inorder = sorted(scores)
    deviation = stdev(scores) if len(scores) > 1 else None
    return Summary(
        mean=fmean(scores),
        deviation=deviation,
        error=None if deviation is None else deviation / sqrt(len(scores)),
        least=inorder[0],
        quantiles={q: inorder[ceil(len(scores) * q / 100) - 1] for q in QUANTILES},
        most=inorder[-1],
        wins=wins,
    )
