"""The moments of a game: each game picks its own."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from parlour.core import log
from parlour.core.log import NO_CHANCE, Heard
from parlour.core.table import AnyTable
from parlour.games import GAMES
from parlour.text.moments import picker
from parlour.text.tell import Teller
from tests.games import high_die
from tests.laws.cases import CASES, laid, play

LOGS = Path(__file__).parents[1] / "logs"


def told(table: AnyTable, names: tuple[str, ...], heard: Iterable[Heard]) -> list[str]:
    """The moments in words, each with the number of its move."""
    teller, pick = Teller(table.game, "en", names, table.options), picker(table.game)
    lines = []
    for number, (_, news) in enumerate(heard, start=1):
        if picked := pick(news):
            sentences = [sentence for item in picked for sentence in teller.tell(item)]
            lines.append(f"{number}: {' '.join(sentences)}")
    return lines


KNIFFEL = """
152: Béla earns the bonus of 35 points.
210: Anna writes 50 points: Kniffel.
260: Anna writes 40 points: Large straight. A further Kniffel: 100 extra points for Anna.
"""
CARTINO = """
91: Béla replaces a joker with the king of spades: 12 points.
95: Anna replaces a joker with the queen of clubs: 10 points.
125: Anna has laid the last pawn: 10 extra points. Béla loses 2 points for what is left: 7♣, 8♣.
"""


@pytest.mark.parametrize(
    ("name", "expected"),
    [("v1/kniffel_start_rolled_every_game", KNIFFEL), ("v1/cartino_own_board", CARTINO)],
)
def test_the_moments_of_a_log(name: str, expected: str) -> None:
    read = log.read((LOGS / f"{name}.jsonl").read_bytes(), GAMES)
    table = log.lay(read, GAMES, NO_CHANCE)
    lines = told(table, read.header.seats, log.heard(read, table))
    assert lines == expected.strip().splitlines()


def test_thefts_and_prizes_are_moments_of_pokino() -> None:
    read = log.read((LOGS / "v2/pokino_four_seats.jsonl").read_bytes(), GAMES)
    table = log.lay(read, GAMES, NO_CHANCE)
    lines = told(table, read.header.seats, log.heard(read, table))
    assert lines[:2] == ["69: Dani steals Full from Anna.", "71: Full: 4 counters for Dani."]
    assert "255: Stamp: 2 counters for Béla. Stamp: 2 counters for Dani." in lines


def test_pots_and_awards_are_moments_of_poker_champ() -> None:
    case = CASES["poker_champ"]
    played = play(case, case.plain, 3, 1)
    table = laid(played)
    heard = [Heard(move, table.follow(move)) for move in played.table.moves]
    lines = told(table, ("Anna", "Béla", "Cili"), heard)
    assert sum("earns an Award" in line for line in lines) == sum(table.state.awards)
    assert lines[-1].startswith(f"{len(heard)}: ")


def test_a_game_that_picks_none_has_none() -> None:
    assert picker(high_die.GAME)([]) == ()
