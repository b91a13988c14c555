"""What a simulation or a tournament has found, for people who work with it in Python."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from parlour.study.kept import Kept
from parlour.study.shards import Plan
from parlour.study.stats import (
    SURE,
    Part,
    Summary,
    covariance,
    standard_error,
    summarize,
    whole,
    win_shares,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Columns = dict[str, NDArray[Any]]


class Estimate(float):
    """A number with its standard error."""

    error: float

    def __new__(cls, value: float, error: float | None) -> "Estimate":
        made = super().__new__(cls, value)
        made.error = float("nan") if error is None else error
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Estimate, (float(self), self.error)

    @property
    def interval(self) -> tuple[float, float]:
        """Of 95 %."""
        return self - SURE * self.error, self + SURE * self.error

    @property
    def share(self) -> tuple[float, float]:
        """The interval of a share: nobody wins less than nothing or more than all."""
        low, high = self.interval
        return max(0.0, low), min(1.0, high)

    def __repr__(self) -> str:
        return f"{float(self):.4g} ± {self.error:.2g}"

    __str__ = __repr__


@dataclass(frozen=True)
class Result:
    """Of many games. Players are numbered as they were given."""

    plan: Plan
    part: Part
    rows: tuple[tuple[int, ...], ...]
    """The scores of every game, by player; empty where they were not kept."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.plan.names

    @property
    def seed(self) -> int:
        return self.plan.seed

    @property
    def games(self) -> int:
        return self.part.rounds * self.plan.turns

    @property
    def seats(self) -> tuple[Summary, ...]:
        """Mean, deviation, quantiles and wins of each player."""
        return summarize(self.part)

    @property
    def wins(self) -> tuple[Estimate, ...]:
        """The share of games that each player won; whoever ties shares the win."""
        return tuple(Estimate(seat.wins, seat.wins_error) for seat in self.seats)

    @property
    def means(self) -> tuple[Estimate, ...]:
        """The mean score of each player."""
        return tuple(Estimate(seat.mean, seat.error) for seat in self.seats)

    def histogram(self, player: int) -> dict[int, int]:
        """How often each score occurred."""
        return dict(self.part.scores[player])

    def lead(self, one: int, other: int) -> Estimate:
        """By how many points `one` is ahead of `other`, on average. What hits both alike, such as
        the same dice, does not count as doubt."""
        moments, rounds = self.part.points, self.part.rounds
        mean = (moments.sums[one] - moments.sums[other]) / self.games
        both = covariance(moments, rounds, one, other)
        errors = [standard_error(moments, rounds, player) for player in (one, other)]
        if both is None or None in errors:
            return Estimate(mean, None)
        squared = sum([error**2 for error in errors if error is not None]) - 2 * both / rounds
        return Estimate(mean, sqrt(max(0.0, squared)) / self.plan.turns)

    def weighed(self, weights: Sequence[float]) -> Estimate:
        """The shares of games that the players won, times these weights: the mean of some, or how
        far some are ahead of others. What hits them alike does not count as doubt; where every
        round has ended alike, the rule of three does."""
        moments, rounds, players = self.part.wins, self.part.rounds, range(len(self.names))
        win = self.plan.turns * whole(len(self.names))
        mean = sum([w * won for w, won in zip(weights, moments.sums, strict=True)]) / rounds / win
        if rounds < 2:
            return Estimate(mean, None)
        spread = sum(
            [
                weights[one] * weights[other] * (covariance(moments, rounds, one, other) or 0.0)
                for one in players
                for other in players
            ]
        )
        error = sqrt(max(0.0, spread) / rounds) / win
        return Estimate(mean, error or 3 / rounds / SURE)

    def correlation(self, one: int, other: int) -> float:
        """Of the scores of two players; not a number where one of them never changes."""
        moments, rounds = self.part.points, self.part.rounds
        pairs = ((one, other), (one, one), (other, other))
        both, mine, theirs = (covariance(moments, rounds, *pair) or 0.0 for pair in pairs)
        return both / sqrt(mine * theirs) if mine and theirs else float("nan")

    def columns(self) -> "Columns":
        """One row a player of a game, as columns that polars and pandas take as they are."""
        import numpy as np

        if not self.rows:
            raise LookupError("the scores of single games were not kept: rows=True keeps them")
        players, games = len(self.names), len(self.rows)
        turns = np.arange(games) % self.plan.turns
        seats = [(player + turns) % players for player in range(players)]
        scores = np.array(self.rows, np.int64)
        wins = np.array([win_shares(row) for row in self.rows])
        return {
            "game": np.repeat(np.arange(games), players),
            "player": np.tile(np.array(self.names), games),
            "seat": np.stack(seats, axis=1).ravel(),
            "score": scores.ravel(),
            "win": wins.ravel(),
        }

    def __repr__(self) -> str:
        """A table, as a notebook or a prompt shows it."""
        widest = max(map(len, self.names))
        lines = [f"{self.plan.record.name}: {self.games} games, seed {self.seed}"]
        for name, wins, mean in zip(self.names, self.wins, self.means, strict=True):
            lines.append(f"  {name.ljust(widest)}  wins {wins}  mean {mean}")
        return "\n".join(lines)


def result_of(plan: Plan, kept: Kept) -> Result:
    rows = [row for first in sorted(kept.rows) for row in kept.rows[first]]
    return Result(plan, kept.part, tuple(rows))
