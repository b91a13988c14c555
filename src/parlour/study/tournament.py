"""Who plays better: every deal is played in all seatings, so that neither seat nor luck favours
anybody."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, pairwise
from math import sqrt
from typing import Any, NamedTuple

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


class Rung(NamedTuple):
    """One bot alone among others of one kind."""

    seats: int
    bot: str
    others: str
    wins: Estimate
    """Of the one alone; an equal would win one of `seats` games."""


def ladder(
    game: str | AnyGame,
    bots: Sequence[Player],
    sizes: Sequence[int],
    games: int,
    run: Run,
    *,
    seed: int,
    options: Any,
) -> Iterator[Rung]:
    """For every size of table, every bot against every other."""
    plans = [
        planned(
            game,
            [one, *[other] * (seats - 1)],
            seed=seed,
            options=options,
            rotated=True,
        )
        for seats in sizes
        for one in bots
        for other in bots
        if one != other
    ]
    for plan in plans:
        result = run(plan, -(-games // len(plan.bots)))
        yield Rung(len(plan.bots), result.names[0], result.names[1], result.wins[0])


class Mix(NamedTuple):
    """A table at which bots of several levels sit."""

    seats: int
    bots: tuple[str, ...]
    """The weakest first."""
    wins: dict[str, Estimate]
    """By level: the share of the games that one of its bots wins."""
    lead: Estimate
    """How much more often one of a level wins than one of the next weaker; the least of these."""


def mixes(
    game: str | AnyGame,
    bots: Sequence[Player],
    sizes: Sequence[int],
    games: int,
    run: Run,
    *,
    seed: int,
    options: Any,
) -> Iterator[Mix]:
    """For every size of table, every mix of two levels or more; `bots` are given from the weakest
    to the strongest."""
    for seats in sizes:
        for group in combinations_with_replacement(bots, seats):
            if group[0] != group[-1]:
                plan = planned(game, group, seed=seed, options=options, rotated=True)
                yield mixed(run(plan, -(-games // seats)))


def mixed(result: Result) -> Mix:
    names = result.names
    even = {level: [(name == level) / names.count(level) for name in names] for level in names}
    leads = [
        result.weighed([high - low for low, high in zip(even[one], even[other], strict=True)])
        for one, other in pairwise(even)
    ]
    wins = {level: result.weighed(weights) for level, weights in even.items()}
    return Mix(len(names), names, wins, min(leads))
