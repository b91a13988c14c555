"""What decisions gave away: the dearest are found, and the coach is never asked in vain."""

from msgspec import Raw, json

from parlour.core import log
from parlour.core.log import Log
from parlour.games import GAMES
from parlour.study.decisions import dearest, decisions
from tests.games import high_die

HEADER = {"format": 1, "game": "kniffel", "rules": 1, "options": {}, "seats": ["Anna"]}


def played(*lines: str, options: str = "{}") -> Log:
    header = json.encode(HEADER | {"options": Raw(options.encode())})
    return log.read(b"\n".join([header, *map(str.encode, lines)]), GAMES)


FOOLISH = played(
    '[0,{"type":"Roll","roll":0},1.0]',
    '[null,{"type":"Rolled","dice":[6,6,6,6,6]},1.0]',
    '[0,{"type":"Write","roll":1,"box":"ones"},2.0]',
    '[0,{"type":"Roll","roll":0},3.0]',
    '[null,{"type":"Rolled","dice":[5,5,5,5,5]},3.0]',
    '[0,{"type":"Write","roll":1,"box":"kniffel"},4.0]',
    '[0,{"type":"Leave"},5.0]',
)


def test_the_dearest_decision_comes_first_and_the_best_is_no_mistake() -> None:
    found = dearest(FOOLISH, GAMES, 0, 3)
    assert [one.move for one in found] == [2]
    assert found[0].cost > 40
    weighed = {one.move: one.cost for one in decisions(FOOLISH, GAMES, 0)}
    assert weighed[5] == 0.0, "the Kniffel in its own box"


def test_nobody_else_decided_anything() -> None:
    assert list(decisions(FOOLISH, GAMES, 1)) == []


def test_a_game_whose_coach_weighs_nothing_or_that_has_none() -> None:
    pokino = log.Header(log.FORMAT, "pokino", GAMES["pokino"].rules, Raw(b"{}"), ("Anna", "Béla"))
    assert dearest(log.read(json.encode(pokino), GAMES), GAMES, 0, 3) == []
    games = {"high_die": high_die.GAME}
    alone = log.Header(log.FORMAT, "high_die", 1, Raw(b"{}"), ("Anna", "Béla"))
    assert dearest(log.read(json.encode(alone), games), games, 0, 3) == []


def test_where_the_coach_is_silent_there_is_no_mistake() -> None:
    """Cartino's coach waits until the pawns are drawn; leaving meanwhile is not weighed."""
    header = log.Header(log.FORMAT, "cartino", 1, Raw(b"{}"), ("Anna", "Béla"))
    text = b"\n".join([json.encode(header), b'[0,{"type":"Leave"},0.0]'])
    assert list(decisions(log.read(text, GAMES), GAMES, 0)) == []
