"""Laying, taking back, ending a turn."""

from contextlib import suppress

import pytest

from parlour.core.game import Illegal, Seat, TableRefusal
from parlour.games.cartino import GAME
from parlour.games.cartino.model import (
    Begins,
    DealHands,
    Dealt,
    Drew,
    EndTurn,
    GameEnded,
    Lay,
    Options,
    PawnLaid,
    Refusal,
    State,
    Suit,
    TakeBack,
    TookBack,
    TurnEnded,
)
from parlour.games.cartino.rules import Place
from tests.games.cartino.loaded import (
    back,
    dealt,
    done,
    drawn,
    end,
    ended,
    half,
    last_news,
    lay,
    pawn,
    pawns,
    place,
    position,
    refusal,
    scores_of,
)


def lays(state: State) -> set[Place]:
    return {(play.pawn, play.half) for play in GAME.legal(state, state.seat) if type(play) is Lay}


def test_CA_R4_one_suit_a_turn() -> None:
    state = done(position("K♠ 8♠ 7♦"), "K♠ up")
    assert refusal(state, lay(state, "7♦ up")) is Refusal.ONE_SUIT
    assert {pawn for pawn, _ in lays(state)} == set(pawns("8♠"))
    assert GAME.view(state, 0).suit is Suit.SPADES
    assert GAME.view(position(), 0).suit is None


def test_CA_R4_at_least_one() -> None:
    state = position("K♠ 8♠")
    assert refusal(state, end(state)) is Refusal.NOTHING_LAID
    assert EndTurn(7, 1) in GAME.legal(done(state, "K♠ up"), 0)


def test_CA_R4_as_many_as_one_likes() -> None:
    state = done(position("7♠ 8♠ 9♠ 10♠ J♠"), "7♠ up", "8♠ up", "9♠ up", "10♠ up", "J♠ up")
    assert state.hands[0] == ()
    assert GAME.legal(state, 0)[-1] == end(state)


def test_CA_R5_its_own_field_upper_or_lower_half() -> None:
    state = position("K♠")
    assert lays(state) == {place("K♠ up"), place("K♠ down")}
    wrong = Lay(state.turn, 0, pawn("K♠"), half("Q♠ up"))
    assert refusal(state, wrong) is Refusal.NOT_ITS_FIELD


def test_CA_R5_a_taken_half() -> None:
    state = position("K♠", lying="K♠ up")
    assert refusal(state, lay(state, "K♠ up")) is Refusal.HALF_TAKEN
    assert lays(state) == {(*pawns("K♠"), half("K♠ down"))}


def test_CA_R5_a_laid_pawn_is_not_moved() -> None:
    """Once the turn is ended there is no taking back."""
    state = ended(position("K♠ 8♠", "Q♠"), "K♠ up", draws="7♦")
    assert not [play for play in GAME.legal(state, 1) if isinstance(play, TakeBack)]
    assert refusal(state, TakeBack(state.turn, 1, 0)) is Refusal.BOARD_HAS_CHANGED


def test_CA_R6_as_many_are_drawn_as_were_laid() -> None:
    state = ended(position("K♠ 8♠ 7♦", "Q♠"), "K♠ up", "8♠ down")
    assert (state.owed, state.seat) == (2, 0)
    state = drawn(state, "A♣ 9♦")
    assert state.hands[0] == pawns("7♦ 9♦ A♣")
    assert (state.owed, state.seat, state.turn) == (0, 1, 8)


def test_CA_R6_while_the_bag_lasts() -> None:
    state = ended(position("K♠ 8♠ 7♦", "Q♠", bag="9♦"), "K♠ up", "8♠ down")
    state = drawn(state, "9♦")
    assert (state.hands[0], state.bag) == (pawns("7♦ 9♦"), ())


def test_CA_R6_with_an_empty_bag_the_turn_passes_at_once() -> None:
    state = ended(position("K♠ 8♠", "Q♠", bag=""), "K♠ up")
    assert (state.seat, state.owed, GAME.alarms(state)) == (1, 0, ())


def test_CA_R7_touching_pawns_of_any_suit() -> None:
    assert scores_of(position("A♣", lying="A♥ up, A♠ down, 7♣ down"), "A♣ down") == [10]
    assert scores_of(position("A♣", lying="A♥ up, A♠ down, 7♣ down"), "A♣ up") == [1]


def test_CA_R7_the_own_value_does_not_count() -> None:
    assert scores_of(position("A♣", lying="7♣ down"), "A♣ up") == [1]
    assert scores_of(position("7♣", lying="A♣ up"), "7♣ down") == [5]


def test_CA_R7_the_news_say_where_the_points_come_from() -> None:
    state = position("K♠", lying="A♠ up, Q♠ up, 10♥ up")
    said = last_news(state, lay(state, "K♠ up"))
    assert isinstance(said, PawnLaid)
    assert (said.points, set(said.touched)) == (8, {half("A♠ up"), half("Q♠ up")})
    alone = last_news(state, lay(state, "K♠ down"))
    assert (alone.points, alone.touched) == (0, ())


def test_CA_R13_each_scores_in_its_order() -> None:
    state = position("A♠ K♠ Q♠")
    assert scores_of(state, "Q♠ up", "K♠ up", "A♠ up") == [0, 3, 4]
    assert scores_of(state, "A♠ up", "Q♠ up", "K♠ up") == [0, 0, 8]
    assert done(state, "A♠ up", "K♠ up", "Q♠ up").points[0] == 9


def test_CA_R8_five_in_one_turn_earn_ten() -> None:
    state = position("7♠ 8♠ 9♠ 10♠ J♠", "Q♦", points=(30, 0))
    said = done(state, "7♠ up", "8♠ up", "9♠ up", "10♠ up", "J♠ up")
    state, news = GAME.apply(said, 0, end(said))
    assert news == (TurnEnded(0, laid=5, points=3, bonus=10),)
    assert state.points == (43, 0)
    assert state.owed == 5


def test_CA_R8_four_do_not() -> None:
    state = ended(position("7♠ 8♠ 9♠ 10♠ J♠", "Q♦"), "7♠ up", "8♠ up", "9♠ up", "10♠ up")
    assert state.points == (3, 0)


def test_CA_Q7_five_last_pawns_earn_both_bonuses() -> None:
    state = position("7♠ 8♠ 9♠ 10♠ J♠", "7♦", bag="", points=(30, 50))
    state = ended(state, "7♠ up", "8♠ up", "9♠ up", "10♠ up", "J♠ up")
    assert GAME.scores(state) == (30 + 3 + 10 + 10, 49)


def test_CA_Q7_a_smaller_hand_laid_to_the_last_earns_no_bonus_but_the_end() -> None:
    state = position("7♠ 8♠", "7♦", bag="")
    assert GAME.scores(ended(state, "7♠ up", "8♠ up")) == (11, -1)


@pytest.mark.parametrize(
    ("points", "chips", "track"),
    [
        (0, 0, 0),
        (1, 0, 1),
        (19, 0, 19),
        (20, 1, 0),
        (21, 1, 1),
        (59, 2, 19),
        (60, 3, 0),
        (-4, 0, -4),
    ],
)
def test_CA_R10_chips_and_track(points: int, chips: int, track: int) -> None:
    shown = GAME.view(position(points=(points, 0)), None).seats[0]
    assert (shown.points, shown.chips, shown.track) == (points, chips, track)


def test_CA_R10_points_fall_as_pawns_are_laid() -> None:
    state = position("K♠ 8♠", lying="A♠ up", points=(17, 0))
    state = done(state, "K♠ up")
    assert GAME.view(state, 1).seats[0].chips == 1
    assert GAME.view(GAME.apply(state, 0, back(state))[0], 1).seats[0].track == 17


# Taking back


def test_CA_Q10_back_to_where_it_was() -> None:
    before = position("A♠ K♠ Q♠", lying="8♠ down")
    state = done(before, "A♠ up", "K♠ up", "Q♠ up")
    one, news = GAME.apply(state, 0, back(state, keep=2))
    assert one == done(before, "A♠ up", "K♠ up")
    assert news == (TookBack(0, (half("Q♠ up"),)),)
    assert GAME.apply(state, 0, back(state))[0] == before
    assert last_news(state, back(state, keep=1)).halves == (half("Q♠ up"), half("K♠ up"))


def test_CA_Q10_then_another_suit_may_be_laid() -> None:
    state = done(position("K♠ 7♦"), "K♠ up")
    state, _ = GAME.apply(state, 0, back(state))
    assert done(state, "7♦ up").laid[0].half == half("7♦ up")


def test_CA_Q10_until_the_turn_is_ended() -> None:
    state = ended(position("K♠ 7♦"), "K♠ up")
    assert refusal(state, TakeBack(7, 1, 0)) is Refusal.BAG_FIRST


def test_CA_Q10_option_what_lies_lies() -> None:
    state = done(position("K♠ 8♠", options=Options(taking_back=False)), "K♠ up")
    assert refusal(state, back(state)) is Refusal.WHAT_LIES_LIES
    assert not any(isinstance(play, TakeBack) for play in GAME.legal(state, 0))
    assert end(state) in GAME.legal(state, 0)
    assert done(state, "8♠ up").laid[1].half == half("8♠ up")


def test_CA_Q10_nothing_hidden_is_revealed_before_the_draw() -> None:
    """Laying and taking back leaves bag and other hands alone, and asks nothing of the house."""
    before = position("A♠ K♠ Q♠", "7♦")
    state = done(before, "A♠ up", "K♠ up")
    assert (state.bag, state.hands[1]) == (before.bag, before.hands[1])
    assert GAME.alarms(state) == ()


@pytest.mark.parametrize("keep", [-1, 1, 2])
def test_CA_P3_taking_back_what_is_not_there(keep: int) -> None:
    state = done(position("K♠ 8♠"), "K♠ up")
    assert refusal(state, back(state, keep)) is Refusal.NOTHING_TO_TAKE_BACK
    assert refusal(position(), back(position())) is Refusal.NOTHING_TO_TAKE_BACK


def test_CA_P3_a_play_for_another_board_is_refused() -> None:
    state = position("K♠ 8♠")
    late = lay(state, "K♠ up")
    assert refusal(done(state, "8♠ up"), late) is Refusal.BOARD_HAS_CHANGED
    assert refusal(state, Lay(6, 0, late.pawn, late.half)) is Refusal.BOARD_HAS_CHANGED
    assert refusal(state, EndTurn(7, 1)) is Refusal.BOARD_HAS_CHANGED


def test_CA_P3_out_of_turn_and_while_the_bag_is_open() -> None:
    state = position("K♠", "8♠")
    assert refusal(state, lay(state, "8♠ up"), seat=1) is Refusal.NOT_YOUR_TURN
    assert refusal(GAME.start(Options(), 2), Lay(0, 0, pawn("K♠"), 0), seat=0) is (
        Refusal.NOT_YOUR_TURN
    )
    waiting = ended(position("K♠ 8♠", "Q♠"), "K♠ up")
    assert refusal(waiting, lay(waiting, "8♠ up")) is Refusal.BAG_FIRST


def test_CA_P3_a_pawn_that_is_not_in_the_hand() -> None:
    state = position("K♠", "8♠")
    assert refusal(state, lay(state, "8♠ up")) is Refusal.NOT_IN_HAND
    assert refusal(state, lay(state, "joker as 8♠ up")) is Refusal.NOT_IN_HAND


def test_CA_P3_after_the_end() -> None:
    state = ended(position("K♠", "8♠", bag=""), "K♠ up")
    assert refusal(state, Lay(7, 0, *place("8♠ up")), seat=1) is TableRefusal.GAME_OVER


# Connecting


def test_CA_Q3_nobody_has_to_connect() -> None:
    state = position("K♠ 7♦", lying="A♠ up")
    assert scores_of(state, "7♦ up") == [0]
    assert len(lays(state)) == 4


def test_CA_Q3_must_connect_while_one_can() -> None:
    state = position("K♠ 7♦", lying="A♠ up", options=Options(must_connect=True))
    assert lays(state) == {(*pawns("K♠"), half("K♠ up"))}
    assert refusal(state, lay(state, "7♦ up")) is Refusal.MUST_CONNECT
    assert refusal(state, lay(state, "K♠ down")) is Refusal.MUST_CONNECT
    assert refusal(state, lay(state, "A♠ down")) is Refusal.NOT_IN_HAND


def test_CA_Q3_must_connect_not_when_one_cannot() -> None:
    options = Options(must_connect=True)
    assert len(lays(position("K♠ 7♦", options=options))) == 4
    assert len(lays(position("K♠ 7♦", lying="10♥ up", options=options))) == 4


def test_CA_Q3_must_connect_within_the_turn_asks_for_the_suit_of_the_turn() -> None:
    """The queen could touch, but it is of another suit; the ten of spades cannot."""
    options = Options(must_connect=True)
    state = position("A♠ 10♠ Q♦", lying="7♠ down, K♦ up", options=options)
    state = done(state, "A♠ up")
    assert lays(state) == {(*pawns("10♠"), half("10♠ up")), (*pawns("10♠"), half("10♠ down"))}


# The start


def test_CA_R1_five_each_and_hidden() -> None:
    start = GAME.start(Options(), 3)
    (alarm,) = GAME.alarms(start)
    state, news = GAME.deal(start, GAME.draw(start, alarm.what, FirstOnes()))
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert len(state.bag) == 66 - 15
    assert [item for item in news if isinstance(item, Drew)] == [Drew(s, 5) for s in range(3)]
    assert [item.to for item in news if not isinstance(item, Drew | Begins)] == [0, 1, 2]
    assert news[-1] == Begins(state.seat)


class FirstOnes:
    """Always the first there is."""

    def below(self, n: int) -> int:
        return 0


def openers(*hands: str) -> list[Seat]:
    """Who can be the first by these hands."""
    found = list[Seat]()
    for seat in range(len(hands)):
        with suppress(Illegal):
            found.append(dealt(*hands, first=seat).seat)
    return found


@pytest.mark.parametrize(
    ("hands", "first"),
    [
        (("8♦ K♣ K♥ K♠ A♣", "7♦ A♣ A♥ A♠ A♦"), [1]),
        (("7♥ 7♠ 7♣ 8♥ 8♠", "A♦ A♣ A♥ A♠ K♣"), [1]),
        (("7♣ 8♣ 9♣ 10♣ J♣", "A♠ 8♣ 9♣ 10♣ J♣"), [1]),
        (("J♦ 7♥ 7♠ 7♣ 8♥", "10♦ A♣ A♥ A♠ K♣", "A♦ 7♥ 8♥ 9♥ 10♥"), [1]),
        (("7♦ K♣ K♥ K♠ A♣", "7♦ 9♦ A♥ A♠ A♣", "8♦ 8♥ 9♥ 10♥ J♥"), [1]),
        (("7♦ 8♦ 9♦ 10♦ J♣", "7♦ 8♦ 9♦ 10♦ A♠"), [1]),
        (("7♦ 8♦ 9♦ 10♦ joker", "7♦ 8♦ 9♦ 10♦ A♣"), [1]),
        (("joker joker 7♥ 8♥ 9♥", "A♦ A♣ A♥ A♠ K♣"), [1]),
        (("7♦ 8♦ 9♦ 10♦ J♦", "7♦ 8♦ 9♦ 10♦ J♦", "A♣ A♥ A♠ K♣ K♠"), [0, 1]),
        (("7♦ 8♦ 9♦ 10♦ joker", "7♦ 8♦ 9♦ 10♦ joker"), [0, 1]),
    ],
)
def test_CA_R3_CA_Q2_who_begins(hands: tuple[str, ...], first: list[int]) -> None:
    assert openers(*hands) == first


def test_CA_Q2_lots_between_twins() -> None:
    """Of the draws that deal twins, some begin with the one and some with the other."""

    class Twins:
        def __init__(self, lot: int) -> None:
            self.lot, self.asked = lot, 0

        def below(self, n: int) -> int:
            self.asked += 1
            if n == 2:
                return self.lot
            return self.asked - 1 if self.asked <= 5 else 0

    start = GAME.start(Options(), 2)
    one, other = (GAME.draw(start, DealHands(), Twins(lot)) for lot in (0, 1))
    assert isinstance(one, Dealt)
    assert isinstance(other, Dealt)
    assert one.hands[0] == one.hands[1] == other.hands[1]
    assert (one.first, other.first) == (0, 1)


def test_CA_Q2_the_beginner_need_not_lay_that_pawn() -> None:
    state = dealt("7♦ A♣ A♥ A♠ A♦", "8♦ K♣ K♥ K♠ A♣", first=0)
    assert done(state, "A♣ up").laid[0].half == half("A♣ up")


def test_CA_R3_then_clockwise() -> None:
    state = dealt("8♦ K♣ K♥ K♠ A♣", "8♦ K♣ K♥ K♠ A♦", "7♦ Q♣ Q♥ Q♠ A♣", first=2)
    order = []
    for laying in ("7♦ up", "8♦ up", "8♦ down"):
        order.append(state.seat)
        state = drawn(ended(state, laying), "9♦" if laying != "8♦ down" else "9♥")
    assert [*order, state.seat] == [2, 0, 1, 2]


# The end


def test_CA_R11_the_last_pawn_with_an_empty_bag_ends_the_game() -> None:
    state = done(position("K♠", "8♠ A♣", bag="", lying="A♠ up", points=(40, 60)), "K♠ up")
    state, news = GAME.apply(state, 0, end(state))
    assert GAME.scores(state) == (40 + 5 + 10, 60 - 6)
    assert news[-1] == GameEnded(
        finisher=0, bonus=10, hands=((), pawns("8♠ A♣")), deductions=(0, 6), totals=(55, 54)
    )
    assert GAME.view(state, None).shown == ((), pawns("8♠ A♣"))


def test_CA_R11_not_while_the_bag_has_something() -> None:
    state = ended(position("K♠", "8♠", bag="7♦"), "K♠ up")
    assert GAME.scores(state) is None
    assert GAME.scores(drawn(state, "7♦")) is None


def test_CA_Q8_no_equalising_turns_and_tested_before_drawing() -> None:
    """The second of three ends it: the third gets no turn. The last pawn of the bag is drawn by
    somebody else: then it is not empty when a hand is, and the game goes on."""
    state = ended(position("7♦ 8♦", "K♠", "8♠", seat=1, bag=""), "K♠ up")
    assert GAME.scores(state) == (-2, 10, -1)
    going_on = drawn(ended(position("K♠", "8♠", bag="7♦"), "K♠ up"), "7♦")
    assert (going_on.seat, going_on.bag) == (1, ())


def test_CA_R12_hands_are_deducted_by_value_jokers_as_six() -> None:
    state = ended(position("7♠", "A♣ K♣ Q♣ J♣ 10♣", "joker joker 9♦", bag=""), "7♠ up")
    assert GAME.scores(state) == (10, -15, -13)


def test_CA_Q8_below_zero_and_ties() -> None:
    state = ended(position("7♠", "A♣", bag="", points=(0, 15)), "7♠ up")
    assert GAME.scores(state) == (10, 10)
    assert min(GAME.scores(ended(position("7♠", "A♣", bag=""), "7♠ up")) or ()) == -5
