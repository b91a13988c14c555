"""Who plays better: every deal is played in all seatings, so that neither seat nor luck favours
anybody."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from math import sqrt
from typing import Any

from parlour.core.game import AnyGame
from parlour.study.bots import Player
from parlour.study.plans import options_of, planned, record_of
from parlour.study.result import Estimate, Result
from parlour.study.shards import Plan
from parlour.study.trouble import Amiss

Run = Callable[[Plan, int], Result]
"""Plays so many rounds of a plan."""


@dataclass(frozen=True)
class Tournament:
    tables: tuple[Result, ...]
    """One for every group that met."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for table in self.tables for name in table.names))

    @property
    def games(self) -> int:
        return sum([table.games for table in self.tables])

    @property
    def wins(self) -> dict[str, Estimate]:
        """By name: the share of the games that a player won of those they played."""
        return {
            name: mean([t.wins[t.names.index(name)] for t in self._of(name)]) for name in self.names
        }

    @property
    def order(self) -> tuple[str, ...]:
        """The best first."""
        return tuple(sorted(self.names, key=self.wins.__getitem__, reverse=True))

    def lead(self, one: str, other: str) -> Estimate:
        """By how many points `one` is ahead of `other`, where they met."""
        met = [table for table in self._of(one) if other in table.names]
        return mean([t.lead(t.names.index(one), t.names.index(other)) for t in met])

    def _of(self, name: str) -> list[Result]:
        return [table for table in self.tables if name in table.names]

    def __repr__(self) -> str:
        game = self.tables[0].plan.record.name
        widest = max(map(len, self.names))
        lines = [f"{game}: {self.games} games, seed {self.tables[0].seed}"]
        for name in self.order:
            low, high = self.wins[name].share
            lines.append(f"  {name.ljust(widest)}  wins {self.wins[name]}  [{low:.3f}, {high:.3f}]")
        return "\n".join(lines)


def mean(estimates: Sequence[Estimate]) -> Estimate:
    """Of estimates that know nothing of each other."""
    number = len(estimates)
    error = sqrt(sum([one.error**2 for one in estimates])) / number
    return Estimate(sum(estimates) / number, error)


def tournament(
    game: str | AnyGame,
    players: Mapping[str, Player],
    games: int,
    run: Run,
    *,
    seed: int | None,
    options: Any,
    seats: int | None = None,
) -> Tournament:
    """Every group of so many players meets; by default all sit at one table, or two where they are
    too many. `games` is for each group, and rounded up to whole rounds."""
    record = record_of(game)
    chosen = options_of(record, options)
    if seats is None:
        fitting = record.seats(chosen)
        seats = len(players) if len(players) in fitting else max(2, fitting[0])
    if not 2 <= seats <= len(players):
        raise Amiss("study-too-few-players", players=len(players), seats=seats)
    plans = [
        planned(
            game,
            [players[name] for name in group],
            seed=seed if number == 0 or seed is None else another(seed, number),
            options=chosen,
            rotated=True,
            called=group,
        )
        for number, group in enumerate(combinations(players, seats))
    ]
    return Tournament(tuple(run(plan, -(-games // seats)) for plan in plans))


def another(seed: int, number: int) -> int:
    """The seed of another table, so that tables know nothing of each other."""
    return int.from_bytes(sha256(f"{seed} table {number}".encode()).digest()[:4])
