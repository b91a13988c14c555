"""Positions from random games, under every set of options that changes how turns are found."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeAlias

from parlour.core.fair import seeded
from parlour.core.table import Table
from parlour.games.cartino import GAME
from parlour.games.cartino.model import (
    Corners,
    Draw,
    NewsItem,
    Options,
    Play,
    State,
    TakeBack,
    View,
)

CartinoTable: TypeAlias = Table[Options, State, Play, Draw, NewsItem, View]
WAYS = [
    Options(),
    Options(must_connect=True),
    Options(joker_to_hand=True),
    Options(replacing_scores=False),
    Options(replacing_later=True, taking_back=False),
    Options(
        corners=Corners.CDHS,
        must_connect=True,
        joker_to_hand=True,
        replacing_later=True,
        patience=5,
    ),
]


def table_of(options: Options, seats: int, number: int) -> CartinoTable:
    table: CartinoTable = Table(GAME, options, seats, seeded(number))
    table.commit(table.ring(0.0))
    return table


def random_states(
    options: Options,
    number: int,
    games: int = 6,
    seats: Sequence[int] = (2, 3, 4),
    chance: float = 0.2,
) -> Iterator[State]:
    """States at the start of a turn, from random games; each is taken with this chance."""
    rng = Random(number)
    for game in range(games):
        table = table_of(options, rng.choice(seats), number * 100 + game)
        while not table.over:
            state = table.state
            if not state.laid and rng.random() < chance:
                yield state
            plays = [p for p in GAME.legal(state, state.seat) if not isinstance(p, TakeBack)]
            table.commit(table.play(state.seat, rng.choice(plays), 0.0))
