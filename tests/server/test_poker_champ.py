"""Poker Champ over real sockets: not a byte depends on a face one may not see."""

from pathlib import Path
from random import Random

from parlour.core import fair, log
from parlour.games import GAMES
from parlour.games.poker_champ import GAME
from tests.games.poker_champ.test_numbers import swapped
from tests.laws.cases import Played
from tests.server.player import house, scene
from tests.server.two_worlds import check, heard, sent


@scene
async def test_PC_I4_raw_bytes_of_the_socket(folder: Path) -> None:
    """What Anna and a spectator received is, byte by byte, what they would have received had all
    faces they never saw been others with the same backs."""
    async with house(folder) as tables:
        options = {"pause": 0, "length": "long"}
        seen, text = await heard(tables, "poker_champ", options, plays=30)
    game_log = log.read(text, GAMES)
    table = log.replay(game_log, GAMES, fair.seeded(0))
    played = Played(table, b"", game_log.header.seats, [], [], [])
    for viewer, frames in seen.items():
        real = [move.what for move in table.moves]
        other = swapped(played, viewer, Random(1))
        assert other != real
        for whats in (real, other):
            assert check(frames, viewer, sent(GAME, table, whats, viewer)) > 30
