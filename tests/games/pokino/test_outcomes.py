"""What the house may draw: boards, the next card, the end of a card's window."""

from parlour.games.pokino import GAME
from parlour.games.pokino.house import alarms, outcomes
from parlour.games.pokino.model import Closed, Grace, GraceOver, Opened, Options, Turned
from parlour.kit.cards import PACK
from tests.games.pokino.loaded import CENTRE, MIDDLE, LoadedTable


def listed(table: LoadedTable) -> dict[object, int]:
    return dict(outcomes(table.state, alarms(table.state)[0].what) or ())


def test_boards_and_dealer_of_two_are_drawn_in_180_ways() -> None:
    state = GAME.start(Options(), 2)
    opened = dict(outcomes(state, alarms(state)[0].what) or ())
    assert len(opened) == 10 * 9 * 2
    assert opened[Opened((3, 7), 1)] == 1


def test_boards_of_four_are_too_many_to_list() -> None:
    state = GAME.start(Options(), 4)
    assert outcomes(state, alarms(state)[0].what) is None


def test_every_card_that_has_not_been_called_is_as_likely() -> None:
    table = LoadedTable(2)
    assert listed(table) == {Turned(card): 1 for card in PACK}
    table.turn(MIDDLE)
    assert listed(table) == {Turned(card): 1 for card in PACK if card != MIDDLE}


def test_after_the_last_card_only_its_window_can_close() -> None:
    table = LoadedTable(2)
    table.turn(*PACK)
    assert listed(table) == {Closed(): 1}


def test_a_grace_can_only_end() -> None:
    table = LoadedTable(2)
    assert outcomes(table.state, Grace(0, CENTRE)) == ((GraceOver(0, CENTRE), 1),)
