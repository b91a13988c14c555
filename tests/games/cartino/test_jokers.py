"""Jokers: laid, replaced, stuck."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from msgspec.structs import replace

from parlour.games.cartino import GAME
from parlour.games.cartino.layout import ORDINARY, layout_of, written
from parlour.games.cartino.model import (
    EndTurn,
    GameEnded,
    Lay,
    Options,
    Pass,
    Passed,
    Pawn,
    PawnLaid,
    Refusal,
    Suit,
)
from tests.games.cartino.conserve import conserve
from tests.games.cartino.loaded import (
    back,
    done,
    drawn,
    end,
    ended,
    half,
    last_news,
    lay,
    pawns,
    position,
    refusal,
    scores_of,
    skip,
)

TO_HAND = Options(joker_to_hand=True)
LATER = Options(replacing_later=True)
NO_POINTS = Options(replacing_scores=False)


def test_CA_R2_a_joker_stands_for_any_pawn() -> None:
    state = position("joker")
    assert len(GAME.legal(state, 0)) == 64


def test_CA_Q4_a_joker_has_the_suit_of_its_field() -> None:
    state = done(position("joker K♠ 7♦"), "joker as 8♠ up")
    assert GAME.view(state, 0).suit is Suit.SPADES
    assert refusal(state, lay(state, "7♦ up")) is Refusal.ONE_SUIT
    second = done(position("joker K♠"), "K♠ up")
    assert refusal(second, lay(second, "joker as 7♦ up")) is Refusal.ONE_SUIT
    assert {play.half for play in GAME.legal(second, 0) if isinstance(play, Lay)} == {
        where
        for pawn, halves in layout_of(Options()).halves.items()
        for where in halves
        if pawn.suit is Suit.SPADES and where != half("K♠ up")
    }


def test_CA_Q4_a_joker_has_the_value_of_its_field() -> None:
    assert scores_of(position("K♠", lying="joker as A♠ up"), "K♠ up") == [5]
    assert scores_of(position("joker K♠"), "joker as A♠ up", "K♠ up") == [0, 5]


def test_CA_Q4_a_joker_counts_for_the_bonus() -> None:
    state = position("7♠ 8♠ 9♠ 10♠ joker", "7♦")
    state = ended(state, "7♠ up", "8♠ up", "9♠ up", "10♠ up", "joker as J♠ up")
    assert state.points == (13, 0)


def test_CA_R9_the_pawn_takes_the_jokers_place() -> None:
    state = position("K♠", "7♦", lying="joker as K♠ up, A♠ up")
    after = done(state, "K♠ up")
    assert after.board[half("K♠ up")] is Pawn.SK
    assert (after.removed, after.hands[0]) == (1, ())
    conserve(after)


def test_CA_Q5_it_is_a_laying_like_any_other() -> None:
    """It scores, keeps the suit, counts for the minimum and the draw."""
    state = position("K♠ 8♠ 7♦", "7♦", lying="joker as K♠ up, A♠ up, Q♠ up")
    assert scores_of(state, "K♠ up") == [8]
    after = done(state, "K♠ up")
    assert refusal(after, lay(after, "7♦ up")) is Refusal.ONE_SUIT
    assert ended(after).owed == 1
    said = last_news(state, lay(state, "K♠ up"))
    assert isinstance(said, PawnLaid)
    assert said.replaced


def test_CA_Q5_it_counts_for_the_bonus() -> None:
    state = position("7♠ 8♠ 9♠ 10♠ J♠", "7♦", lying="joker as J♠ up")
    assert ended(state, "7♠ up", "8♠ up", "9♠ up", "10♠ up", "J♠ up").points == (3 + 10, 0)


def test_CA_Q5_also_a_joker_laid_this_turn() -> None:
    state = done(position("joker K♠", "7♦"), "joker as K♠ up", "K♠ up")
    assert (len(state.laid), state.removed) == (2, 1)


def test_CA_Q5_whoever_laid_it() -> None:
    state = ended(position("joker 7♦", "K♠ 8♠"), "joker as K♠ up", draws="9♦")
    assert scores_of(state, "8♠ down", "K♠ up") == [4, 1]


def test_CA_Q5_only_by_exactly_that_pawn() -> None:
    state = position("8♠ Q♠ joker", lying="joker as K♠ up")
    for pawn in pawns("8♠ Q♠"):
        assert refusal(state, Lay(7, 0, pawn, half("K♠ up"))) is Refusal.OTHER_JOKER
    assert refusal(state, lay(state, "joker as K♠ up")) is Refusal.HALF_TAKEN


def test_CA_Q5_option_a_joker_is_replaced_only_from_the_next_turn_on() -> None:
    state = done(position("joker K♠ 8♠", "K♠ 7♦", options=LATER), "8♠ up", "joker as K♠ up")
    assert refusal(state, lay(state, "K♠ up")) is Refusal.JOKER_JUST_LAID
    assert GAME.view(state, 0).worth[half("K♠ up")] == 0
    assert done(state, "K♠ down").board[half("K♠ up")] is Pawn.JOKER
    after = ended(state, draws="9♦ 10♦")
    assert after.seat == 1
    assert done(after, "K♠ up").removed == 1


def test_CA_Q5_option_a_joker_of_an_earlier_turn_is_replaced_as_ever() -> None:
    state = position("joker K♠ 8♠", lying="joker as K♠ up, A♠ up", options=LATER)
    assert scores_of(state, "K♠ up") == [5]
    assert done(state, "joker as 9♠ up", "K♠ up").removed == 1


def test_CA_Q5_option_the_joker_goes_to_the_replacer() -> None:
    state = position("K♠ 8♠", "7♦", lying="joker as K♠ up", options=TO_HAND)
    after = done(state, "K♠ up")
    assert (after.hands[0], after.removed) == (pawns("8♠ joker"), 0)
    assert ended(after).owed == 0
    assert ended(after).seat == 1
    both = done(after, "joker as A♠ up")
    assert ended(both).owed == 1
    conserve(both)


def test_CA_Q5_option_taking_back_what_took_a_joker() -> None:
    for options in (TO_HAND, Options()):
        state = position("K♠ 8♠", "7♦", lying="joker as K♠ up", options=options)
        after = done(state, "8♠ down", "K♠ up")
        assert GAME.apply(after, 0, back(after))[0] == state
    state = position("K♠ 8♠", "7♦", lying="joker as K♠ up", options=TO_HAND)
    after = done(state, "K♠ up", "joker as K♠ down")
    assert GAME.apply(after, 0, back(after))[0] == state


def test_CA_Q5_option_replacing_scores_nothing() -> None:
    state = position("K♠ 8♠", lying="joker as K♠ up, A♠ up", options=NO_POINTS)
    assert GAME.view(state, 0).worth[half("K♠ up")] == 0
    assert scores_of(state, "K♠ up", "8♠ down") == [0, 4]
    assert last_news(state, lay(state, "K♠ up")).touched == ()


def test_CA_Q10_taking_back_a_replacement() -> None:
    state = position("K♠ 8♠", "7♦", lying="joker as K♠ up, A♠ up")
    after = done(state, "K♠ up", "8♠ down")
    assert GAME.apply(after, 0, back(after))[0] == state


# Stuck


@pytest.mark.parametrize("pawn", ORDINARY)
def test_CA_Q6_an_ordinary_pawn_always_has_a_place(pawn: Pawn) -> None:
    """Its field holds its twin and jokers; a half without the twin is free or a joker's."""
    upper, lower = layout_of(Options()).halves[pawn]
    for pair in combinations_with_replacement((None, Pawn.JOKER, pawn), 2):
        for one, two in (pair, pair[::-1]):
            if Counter(pair)[pawn] == 2:
                continue  # both twins lie, so none is in a hand
            state = position(written(pawn), lying="all", bag="")
            lying = list(state.board)
            lying[upper], lying[lower] = one, two
            full = replace(state, board=tuple(lying))
            assert [play for play in GAME.legal(full, 0) if isinstance(play, Lay)]


def test_CA_Q6_a_joker_is_stuck_when_all_halves_are_full() -> None:
    state = position("joker", "joker", lying="all", bag="", points=(50, 40))
    assert GAME.legal(state, 0) == (Pass(7),)
    after, news = GAME.apply(state, 0, skip(state))
    assert (after.seat, news) == (1, (Passed(0),))
    after, news = GAME.apply(after, 1, skip(after))
    assert GAME.scores(after) == (44, 34)
    ending = news[-1]
    assert isinstance(ending, GameEnded)
    assert (ending.finisher, ending.bonus) == (None, 0)


def test_CA_Q6_nobody_else_may_pass() -> None:
    state = position("joker 7♦", lying="all but 7♦ up")
    assert refusal(state, skip(state)) is Refusal.CAN_LAY
    laid = done(state, "7♦ up")
    assert refusal(laid, skip(laid)) is Refusal.BOARD_HAS_CHANGED
    assert GAME.legal(laid, 0)[-1] == EndTurn(7, 1)


def test_CA_Q6_who_passes_waits_while_others_lay() -> None:
    """Béla still replaces the joker on the board; then nobody can lay, and he has finished."""
    state = position("joker", "7♦", lying="all, joker as 7♦ up", bag="")
    state, _ = GAME.apply(state, 0, skip(state))
    assert (state.seat, state.passes) == (1, 1)
    state = ended(state, "7♦ up")
    assert GAME.scores(state) == (-6, 5 + 1 + 1 + 1 + 10)


def test_CA_Q6_a_laying_in_between_begins_the_count_anew() -> None:
    state = position("joker", "7♦ 8♦", lying="all, joker as 7♦ up, joker as 8♦ up", bag="")
    state, _ = GAME.apply(state, 0, skip(state))
    state = ended(state, "7♦ up")
    assert (state.seat, state.passes, state.over) == (0, 0, False)
    state, _ = GAME.apply(state, 0, skip(state))
    assert GAME.scores(ended(state, "8♦ up")) is not None


def test_CA_R6_drawing_after_a_joker() -> None:
    state = drawn(ended(position("joker 7♦", "8♦"), "joker as A♣ up"), "A♣")
    assert state.hands[0] == pawns("7♦ A♣")
    assert end(state) == EndTurn(8, 0)
