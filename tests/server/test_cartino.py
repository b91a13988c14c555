"""Cartino over real sockets: not a byte depends on a pawn one may not see."""

from pathlib import Path
from random import Random
from typing import Any

from parlour.core import fair, log
from parlour.core.game import Leave, Seat
from parlour.core.table import AnyTable
from parlour.games import GAMES
from parlour.games.cartino import GAME
from parlour.games.cartino.layout import in_order
from parlour.games.cartino.model import Drawn
from tests.server.player import house, scene
from tests.server.two_worlds import check, heard, sent


@scene
async def test_CA_I2_raw_bytes_of_the_socket(folder: Path) -> None:
    """What Anna and a spectator received is, byte by byte, what they would have received had the
    others drawn other pawns than those they never laid."""
    async with house(folder) as tables:
        seen, text = await heard(tables, "cartino", {"taking_back": False}, plays=9)
    game_log = log.read(text, GAMES)
    table = log.replay(game_log, GAMES, fair.seeded(0))
    whats = [move.what for move in table.moves]
    real = whats[: whats.index(Leave())]
    for viewer, frames in seen.items():
        other = exchanged(table, real, viewer, Random(1))
        assert other != real
        for world in (real, other):
            assert check(frames, viewer, sent(GAME, table, world, viewer)) > 10


def exchanged(table: AnyTable, whats: list[Any], viewer: Seat | None, rng: Random) -> list[Any]:
    """The moves, with other pawns from the bag for those who have not laid since they drew."""
    state = GAME.start(table.options, len(table.seats))
    drew: dict[Seat, int] = {}
    """By seat: the number of its draw, if it has done nothing after it."""
    for number, (move, what) in enumerate(zip(table.moves, whats, strict=False)):
        if move.seat is not None:
            drew.pop(move.seat, None)
            state, _ = GAME.apply(state, move.seat, what)
        else:
            if isinstance(what, Drawn):
                drew[state.seat] = number
            state, _ = GAME.deal(state, what)
    others, bag = list(whats), list(state.bag)
    for seat, number in drew.items():
        if seat != viewer:
            pawns = in_order(bag.pop(rng.randrange(len(bag))) for _ in whats[number].pawns)
            others[number] = Drawn(pawns)
    return others
