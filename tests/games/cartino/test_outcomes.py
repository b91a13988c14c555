"""What may come out of the bag, with its weight."""

from parlour.games.cartino import GAME
from parlour.games.cartino.house import alarms, drawn_from, outcomes
from parlour.games.cartino.layout import WHOLE_SET
from parlour.games.cartino.model import Drawn, FillHand, Options, Patience, TimeUp
from tests.games.cartino.loaded import ended, pawns, position


def test_two_pawns_from_a_bag_of_four() -> None:
    """Both sevens are alike: each of the pairs with one of them can be picked in two ways."""
    assert dict(drawn_from(pawns("7♦ 7♦ 8♠ joker"), 2) or ()) == {
        Drawn(pawns("7♦ 7♦")): 1,
        Drawn(pawns("7♦ 8♠")): 2,
        Drawn(pawns("7♦ joker")): 2,
        Drawn(pawns("8♠ joker")): 1,
    }


def test_after_a_turn_the_hand_is_filled_from_the_bag() -> None:
    state = ended(position("K♠", "8♦", bag="7♦ 7♦ 8♠"), "K♠ up")
    assert dict(outcomes(state, FillHand()) or ()) == {Drawn(pawns("7♦")): 2, Drawn(pawns("8♠")): 1}


def test_many_pawns_from_a_full_bag_are_not_listed() -> None:
    assert len(drawn_from(WHOLE_SET, 2) or ()) < 1000
    assert drawn_from(WHOLE_SET, 5) is None


def test_the_first_hands_are_not_listed() -> None:
    state = GAME.start(Options(), 2)
    assert outcomes(state, alarms(state)[0].what) is None


def test_the_clock_has_one_outcome() -> None:
    state = GAME.start(Options(patience=60), 2)
    assert outcomes(state, Patience(0)) == ((TimeUp(), 1),)
