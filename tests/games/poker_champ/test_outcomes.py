"""What the house may draw: a dealer, community cards, the end of somebody's patience."""

from parlour.games.poker_champ.house import outcomes
from parlour.games.poker_champ.model import (
    ChooseDealer,
    DealHands,
    EndOfTime,
    FirstDealer,
    Patience,
    State,
    TimeUp,
    TooSlow,
    TurnCards,
    Turned,
)
from parlour.kit.french import PACK
from tests.games.poker_champ.loaded import LoadedTable, cards

SEEN = cards("As Ks Ad Kd 2c 3c 4c")


def on_the_flop() -> State:
    table = LoadedTable(2)
    table.deal("As Ks", "Ad Kd")
    table.bet(0, 1, then="2c 3c 4c")
    return table.state


def test_the_first_dealer_can_be_anybody() -> None:
    state = LoadedTable(3).state
    assert outcomes(state, ChooseDealer()) == tuple((FirstDealer(s), 1) for s in range(3))


def test_hands_and_the_flop_are_too_many_to_list() -> None:
    table = LoadedTable(2)
    assert outcomes(table.state, DealHands(1)) is None
    table.deal("As Ks", "Ad Kd")
    assert outcomes(table.state, TurnCards(1, 1)) is None


def test_the_turn_is_any_card_that_has_not_been_seen() -> None:
    expected = {Turned((card,)): 1 for card in PACK if card not in SEEN}
    assert dict(outcomes(on_the_flop(), TurnCards(1, 2)) or ()) == expected


def test_clocks_have_one_outcome() -> None:
    state = on_the_flop()
    assert outcomes(state, Patience(1, 2)) == ((TooSlow(), 1),)
    assert outcomes(state, EndOfTime()) == ((TimeUp(), 1),)
