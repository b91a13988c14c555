"""Games written down for a person to check: each is played, and told word for word as it stands.

README.md tells how they are written.
"""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from parlour.games import GAMES
from parlour.text.playthrough import Telling, Unplayable, read, write

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/playthroughs/*.txt"))

ANEW = "it is told differently now; if rightly so: python tools/playthroughs.py --write"

every_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}"
)


@every_file
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write(read(text, GAMES)) == text, ANEW


@every_file
def test_nothing_is_lost_or_made_up(path: Path) -> None:
    game = path.parent.parent.name
    played = read(path.read_text(encoding="utf-8"), GAMES)
    assert played.game.name == game
    telling = Telling(played)
    for line in played.lines:
        list(telling.told(line))
        conserve(game, telling.table.state)


def conserve(game: str, state: Any) -> None:
    module = f"tests.games.{game}.conserve"
    if find_spec(module) is not None:
        import_module(module).conserve(state)


def text_of(game: str, name: str) -> str:
    return (HERE / game / "playthroughs" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "name", "right", "wrong"),
    [
        ("kniffel", "full_game", "writes 8 points: Twos", "writes 6 points: Twos"),
        ("kniffel", "full_game", "(upper-box-first)", "(box-taken)"),
        ("kniffel", "full_game", "scores: Anna 533", "scores: Anna 433"),
        ("kniffel", "full_game", "  Anna begins.\n", ""),
        ("kniffel", "clock", "after 30 s\n", "after 29 s\n"),
        ("kniffel", "clock", "dice=[2,3,4,5,6]", "dice=[1,3,4,5,6]"),
        ("cartino", "joker_replaced", "(one-suit)", "(half-taken)"),
        ("cartino", "full_game", "10 extra points", "11 extra points"),
        ("poker_champ", "pot_of_31", "Anna wins 31 chips", "Anna wins 30 chips"),
        ("poker_champ", "pot_of_31", "(already-decided)", "(no-chips)"),
        ("pokino", "shared", "Stamp: 1 counter for Anna", "Stamp: 2 counters for Anna"),
        ("pokino", "theft", "after 1 s\n", ""),
    ],
)
def test_what_is_untrue_is_noticed(game: str, name: str, right: str, wrong: str) -> None:
    text = text_of(game, name)
    assert right in text
    untrue = text.replace(right, wrong, 1)
    assert write(read(untrue, GAMES)) != untrue


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("game: kniffel", "game: chess", "there is no game 'chess'"),
        ("players: ", "people: ", "does not belong to the head"),
        ("patience=30", "patience=long", "Expected `int | null`"),
        ("patience=30", "patience", "write name=value"),
        ("Béla: Roll roll=0", "Cili: Roll roll=0", "'Cili' is not a player"),
        ("Béla: Roll roll=0", "Béla: Jump", "Invalid value 'Jump'"),
        ("Béla: Roll roll=0", "Béla: Roll roll=[", "write name=value"),
        ("Béla: Roll roll=0", "Béla: Roll roll=2", "is refused: dice-have-changed"),
        ("Béla: Roll roll=0", "Béla cannot: Roll roll=0 (no)", "Béla can: Roll roll=0"),
        ("after 29 s", "after a while", "write `after 30 s`"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(right: str, wrong: str, sentence: str) -> None:
    text = text_of("kniffel", "clock")
    assert right in text
    with pytest.raises(Unplayable, match=re.escape(sentence)):
        write(read(text.replace(right, wrong, 1), GAMES))


def test_the_house_moves_only_when_it_is_due() -> None:
    text = text_of("kniffel", "clock").replace("patience=30", "patience=null")
    with pytest.raises(Unplayable, match="the house has nothing to draw"):
        write(read(text, GAMES))
