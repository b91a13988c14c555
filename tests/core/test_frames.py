"""Frames from a log: what every seat was shown, move by move."""

import os
from random import Random

import pytest
from msgspec import Raw, json

from parlour.core import log
from parlour.core.fair import seeded
from parlour.core.game import AnyGame, Illegal
from parlour.core.log import NO_CHANCE, Damaged, Log
from parlour.core.table import AnyTable, Move, Table
from parlour.games import GAMES
from parlour.study.simulate import play_out

LOGS = int(os.environ.get("PARLOUR_LOGS", "2"))
"""How many logs of each game; `PARLOUR_LOGS=200` takes minutes."""


def simulated(game: AnyGame, number: int) -> Log:
    """The weakest bots, as many as the game takes, up to four."""
    rng, options = Random(number), game.types.options()
    seats = game.seats(options)
    names = ("Anna", "Béla", "Çelik", "Dóra")[: rng.randint(seats[0], min(4, seats[-1]))]
    bots = [next(iter(game.bots.values()))] * len(names)
    table = play_out(game, options, bots, seeded(number), rng)
    header = log.Header(log.FORMAT, game.name, game.rules, Raw(json.encode(options)), names)
    return log.read(log.write(header, table.moves), GAMES)


def news_of(table: AnyTable, move: Move[object, object]) -> tuple[object, ...]:
    """What the rules say to this move here."""
    if move.seat is None:
        return table.game.deal(table.state, move.what)[1]
    return table.game.apply(table.state, move.seat, move.what)[1]


@pytest.mark.parametrize("number", range(LOGS))
@pytest.mark.parametrize("name", GAMES)
def test_frame_k_is_what_the_seat_was_shown_after_k_moves(name: str, number: int) -> None:
    played = simulated(GAMES[name], number)
    table: AnyTable = Table(GAMES[name], played.options, len(played.header.seats), NO_CHANCE)
    eyes = {seat: log.frames(played, GAMES, seat) for seat in (None, *table.seats)}
    for seat, shown in eyes.items():
        assert next(shown) == table.frame(seat, (), 0.0)
    for move in played.moves:
        news = news_of(table, move)
        table.follow(move)
        for seat, shown in eyes.items():
            assert next(shown) == table.frame(seat, news, move.at)
    assert table.over
    assert all(next(shown, None) is None for shown in eyes.values())


def test_a_seat_that_was_not_at_the_table() -> None:
    played = simulated(GAMES["kniffel"], 1)
    for seat in (len(played.header.seats), -1):
        with pytest.raises(Illegal):
            next(log.frames(played, GAMES, seat))


def test_frames_come_until_the_line_that_cannot_have_been_played() -> None:
    header = log.Header(log.FORMAT, "kniffel", 1, Raw(b"{}"), ("Anna",))
    lines = [
        json.encode(header),
        b'[0,{"type":"Roll","roll":0},1.0]',
        b'[null,{"type":"Rolled","dice":[1,2,3,4,5]},1.0]',
        b'[null,{"type":"Rolled","dice":[1,2,3,4,5]},1.0]',
    ]
    shown = log.frames(log.read(b"\n".join(lines), GAMES), GAMES, 0)
    assert [next(shown).seq for _ in range(3)] == [0, 1, 2]
    with pytest.raises(Damaged, match="log-impossible 4"):
        next(shown)
