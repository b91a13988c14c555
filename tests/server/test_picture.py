"""Frames that are spliced from shared parts are, byte for byte, what the plain encoder gives."""

import asyncio
from random import Random
from typing import Any, cast

import pytest

from parlour.core import fair
from parlour.core.table import AnyTable, Table
from parlour.games import GAMES
from parlour.server.link.outbox import encode
from parlour.server.rooms.match import Match
from parlour.server.rooms.picture import Picture
from parlour.server.wire import Framed

MOVES = 150


def matched(table: AnyTable) -> Match:
    return Match(cast(Any, None), 7, 1, table, "", set())


def must_be_equal(match: Match, news: tuple[Any, ...]) -> None:
    now = match.now()
    picture = Picture(match, news, now)
    for seat in (None, *match.table.seats):
        for done in ((), ("an-ask",)):
            plain = Framed(match.number, match.frame(seat, news, now), done)
            assert picture.framed(seat, done) == encode(plain)


def any_step(table: AnyTable, rng: Random, now: float) -> Any:
    """What is due, else what one of the seats may do; None if nobody may."""
    if table.due(now) is not None:
        return table.ring(now)
    able = [(seat, legal) for seat in table.seats if (legal := table.game.legal(table.state, seat))]
    if not able:
        return None
    seat, legal = rng.choice(able)
    return table.play(seat, rng.choice(legal), now)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_random_games(name: str, seed: int) -> None:
    async def play() -> None:
        game, rng, now = GAMES[name], Random(seed), 0.0
        options = game.types.options()
        table = Table(game, options, game.seats(options)[-1], fair.seeded(seed))
        match = matched(table)
        must_be_equal(match, ())
        for _ in range(MOVES):
            now += rng.random()
            if table.over:
                break
            if (step := any_step(table, rng, now)) is None:
                now = table.rings_at or now
                continue
            table.commit(step)
            must_be_equal(match, step.news)
        match.stop()
        must_be_equal(match, ())

    asyncio.run(play())


def test_a_table_that_waits_for_a_throw_of_its_players() -> None:
    async def play() -> None:
        game = GAMES["kniffel"]
        table = Table(game, game.types.options(), 2, fair.ByPlayers())
        assert table.awaits is not None
        must_be_equal(matched(table), ())

    asyncio.run(play())
