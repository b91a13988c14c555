"""What a seat imagines looks to it exactly like what it saw."""

from random import Random

import pytest

from parlour.core.game import Leave
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.backs import BACK
from parlour.games.poker_champ.model import Options
from parlour.kit.french import Card
from tests.games.poker_champ.loaded import LoadedTable, cards
from tests.laws.cases import CASES, play


@pytest.mark.parametrize("memo", [False, True])
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("top", [False, True])
def test_PC_Q8_imagine(memo: bool, hidden: bool, top: bool) -> None:
    """Whatever can be seen: the note of backs, secret decisions, the top of the pack."""
    options = Options(memo=memo, hidden=hidden, visible_pack_top=top)
    for number in range(4):
        played = play(CASES["poker_champ"], options, 2 + number, number)
        for state in played.states[::3]:
            for seat in (None, *played.seats):
                seen = GAME.view(state, seat)
                assert GAME.view(GAME.imagine(seen, Random(number)), seat) == seen


def test_imagine_keeps_to_the_backs_and_tries_them_all() -> None:
    table = LoadedTable(3, Options())
    table.deal("As Kd", "7h 7c", "2s 9d", top="8h")
    table.bet(0, 1, 2, then="7d Ad 4h Tc")
    table.fold(2)
    seen = GAME.view(table.state, 0)
    worlds = [GAME.imagine(seen, Random(number)) for number in range(300)]
    assert {world.hands[0] for world in worlds} == {cards("As Kd")}
    assert {BACK[world.hands[1][0]] for world in worlds} == {BACK[Card("7h")]}
    assert {world.hands[1][1] for world in worlds} == set(cards("9c 8c 7c 6c"))
    assert len({world.hands[2] for world in worlds}) > 200
    assert len({world.burned for world in worlds}) > 20
    assert {BACK[world.top] for world in worlds if world.top} == {BACK[Card("Tc")]}


def test_imagine_what_others_decide_in_secret() -> None:
    table = LoadedTable(4, Options(hidden=True, visible_pack_top=False))
    table.deal("As Kd", "7h 7c", "2s 9d", "Qs Qd")
    table.bet(0, 1, 2, 3, then="7d Ad 4h")
    table.bet(0, 1)
    table.fold(2)
    worlds = [GAME.imagine(GAME.view(table.state, 0), Random(number)) for number in range(60)]
    assert {0 in (world.secret or ()) for world in worlds} == {True}
    assert {1 in (world.secret or ()) for world in worlds} == {True, False}
    assert {2 in (world.secret or ()) for world in worlds} == {True, False}
    table.play(1, Leave())
    assert GAME.imagine(GAME.view(table.state, 0), Random(1)).secret is not None
