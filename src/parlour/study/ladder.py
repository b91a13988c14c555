"""How levels fare against each other at one table. Every deal is played in all seatings, so that
neither seat nor luck favours anybody."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, pairwise, permutations
from typing import Any, NamedTuple

from parlour.core.game import AnyGame
from parlour.study.bots import Player
from parlour.study.plans import planned
from parlour.study.result import Estimate, Result
from parlour.study.shards import Plan


class Rung(NamedTuple):
    """One bot alone among others of one kind."""

    seats: int
    bot: str
    others: str
    games: int
    wins: Estimate
    """Of the one alone; an equal would win one of `seats` games."""


class Mix(NamedTuple):
    """A table at which bots of several levels sit."""

    seats: int
    bots: tuple[str, ...]
    """The weakest first."""
    games: int
    wins: dict[str, Estimate]
    """By level: the share of the games that one of its bots wins."""
    lead: Estimate
    """How much more often one of a level wins than one of the next weaker; the least of these."""


def rung_plans(
    game: str | AnyGame, bots: Sequence[Player], seats: int, seed: int, options: Any
) -> Iterator[Plan]:
    """Every bot against every other; between two, a table tells of both."""
    for one, other in permutations(bots, 2) if seats > 2 else combinations(bots, 2):
        group = one, *[other] * (seats - 1)
        yield planned(game, group, seed=seed, options=options, rotated=True)


def rungs(result: Result) -> Iterator[Rung]:
    one, other, *_ = result.names
    seats = len(result.names)
    yield Rung(seats, one, other, result.games, result.wins[0])
    if seats == 2:
        yield Rung(seats, other, one, result.games, result.wins[1])


def mix_plans(
    game: str | AnyGame, bots: Sequence[Player], seats: int, seed: int, options: Any
) -> Iterator[Plan]:
    """Every mix of two levels or more; `bots` are given from the weakest to the strongest."""
    for group in combinations_with_replacement(bots, seats):
        if group[0] != group[-1]:
            yield planned(game, group, seed=seed, options=options, rotated=True)


def mixed(result: Result) -> Iterator[Mix]:
    names = result.names
    even = {level: [(name == level) / names.count(level) for name in names] for level in names}
    leads = [
        result.weighed([high - low for low, high in zip(even[one], even[other], strict=True)])
        for one, other in pairwise(even)
    ]
    wins = {level: result.weighed(weights) for level, weights in even.items()}
    yield Mix(len(names), names, result.games, wins, min(leads))
