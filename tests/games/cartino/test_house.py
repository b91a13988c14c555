"""What the house does, what each seat sees, leaving, and the clock."""

from random import Random

import pytest
from msgspec import json

from parlour.core.game import Illegal, Leave, Seat, TableRefusal
from parlour.games.cartino import GAME
from parlour.games.cartino.layout import WHOLE_SET
from parlour.games.cartino.model import (
    Begins,
    DealHands,
    Dealt,
    Drawn,
    Drew,
    FillHand,
    GameEnded,
    Options,
    Passed,
    Pawn,
    PawnLaid,
    Refusal,
    State,
    TimeUp,
    Took,
    TurnEnded,
    WentAway,
)
from tests.games.cartino.conserve import conserve
from tests.games.cartino.loaded import (
    dealt,
    done,
    drawn,
    ended,
    half,
    lay,
    pawns,
    position,
    refusal,
)

CLOCK = Options(patience=30)
ANNA, BELA = "7♦ A♣ A♥ A♠ A♦", "8♦ K♣ K♥ K♠ A♣"


def gone(state: State, seat: Seat) -> State:
    return GAME.apply(state, seat, Leave())[0]


# Sight


def test_CA_I2_CA_Q11_one_sees_ones_own_hand_and_how_many_the_others_hold() -> None:
    state = dealt(ANNA, BELA, "9♦ Q♣ Q♥ Q♠ joker", first=0)
    for seat, hand in enumerate(state.hands):
        seen = GAME.view(state, seat)
        assert (seen.hand, seen.shown) == (hand, ())
        assert [shown.pawns for shown in seen.seats] == [5, 5, 5]
        assert seen.bag == 51
    watching = GAME.view(state, None)
    assert (watching.hand, watching.shown) == ((), ())


def test_CA_I2_no_byte_tells_another_hand() -> None:
    """Three states that differ only in what seat 0 cannot see."""
    hands = [(BELA, "9♦ Q♣ Q♥ Q♠ joker"), ("9♦ Q♣ Q♥ Q♠ joker", BELA), ("10♦ J♦ J♥ J♠ J♣", BELA)]
    states = [dealt(ANNA, *others, first=0) for others in hands]
    assert len({json.encode(GAME.view(state, 0)) for state in states}) == 1
    assert len({json.encode(GAME.legal(state, 0)) for state in states}) == 1


def test_CA_I2_the_bag_has_no_order() -> None:
    state = dealt(ANNA, BELA, first=0)
    assert state.bag == tuple(sorted(state.bag, key=WHOLE_SET.index))


def test_CA_Q11_the_drawn_pawns_are_told_to_one_only() -> None:
    state = ended(dealt(ANNA, BELA, first=0), "A♣ up")
    after, news = GAME.deal(state, Drawn(pawns("J♥")))
    assert [GAME.view(after, seat).drawn for seat in (None, 0, 1)] == [(), pawns("J♥"), ()]
    assert news == (Drew(0, 1), Took(pawns("J♥"), to=0))


def test_CA_Q11_board_points_and_last_turns_are_open_to_all() -> None:
    state = drawn(ended(dealt(ANNA, BELA, first=0), "A♣ up"), "J♥")
    views = [GAME.view(state, seat) for seat in (None, 0, 1)]
    assert len({view.board for view in views}) == 1
    assert len({view.seats for view in views}) == 1
    assert views[0].seats[0].last[0].half == half("A♣ up")
    assert (views[0].seat, views[0].turn) == (1, 2)


def test_CA_P5_who_begins_is_told_and_no_more() -> None:
    twins = dealt("7♦ 8♦ 9♦ 10♦ J♦", "7♦ 8♦ 9♦ 10♦ J♦", first=1)
    assert GAME.view(twins, None).seat == 1
    start = GAME.start(Options(), 2)
    _, news = GAME.deal(start, Dealt((pawns(ANNA), pawns(BELA)), 0))
    open_to_all = [item for item in news if item.to is None]
    assert open_to_all == [Drew(0, 5), Drew(1, 5), Begins(0)]


def test_imagine_deals_what_is_not_seen() -> None:
    state = dealt(ANNA, BELA, "9♦ Q♣ Q♥ Q♠ joker", first=0)
    states = [GAME.imagine(GAME.view(state, 0), Random(number)) for number in range(20)]
    assert len({one.hands[1] for one in states}) > 10
    for one in states:
        conserve(one)
        assert one.hands[0] == state.hands[0]
    for one in (GAME.imagine(GAME.view(state, None), Random(1)),):
        conserve(one)


def test_CA_I1_CA_I3_pieces_are_counted() -> None:
    """The laws count them in every state of random games; here one of each kind."""
    state = position("K♠ joker", "7♦ 8♦", lying="A♠ up, joker as K♠ up")
    conserve(state)
    conserve(done(state, "K♠ up"))
    conserve(ended(state, "K♠ up", draws="7♥"))


# The house


@pytest.mark.parametrize(
    "draw",
    [
        Dealt((pawns(ANNA),), 0),
        Dealt((pawns(ANNA), pawns(BELA), pawns("9♦ 9♥ 9♠ 9♣ 10♦")), 0),
        Dealt((pawns(ANNA), pawns("8♦")), 0),
        Dealt((pawns(ANNA), pawns(BELA)[::-1]), 0),
        Dealt((pawns(ANNA), pawns("A♣ A♣ 8♦ 9♦ 10♦")), 0),
        Dealt((pawns(ANNA), pawns(BELA)), 1),
        Dealt((pawns(ANNA), pawns(BELA)), 7),
        Drawn(()),
        Drawn(pawns("7♦")),
        TimeUp(),
    ],
)
def test_CA_P3_the_house_cannot_cheat_at_the_start(draw: Dealt | Drawn | TimeUp) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.deal(GAME.start(CLOCK, 2), draw)
    assert refused.value.code is Refusal.NOT_THOSE_PAWNS


@pytest.mark.parametrize(
    "draw",
    [
        Drawn(()),
        Drawn(pawns("7♦")),
        Drawn(pawns("7♥ 8♥ 9♥")),
        Drawn(pawns("7♥ 8♥")[::-1]),
        Drawn(pawns("K♠ K♠")),
        Dealt((pawns(ANNA), pawns(BELA)), 0),
        TimeUp(),
    ],
)
def test_CA_P3_nor_with_the_bag(draw: Dealt | Drawn | TimeUp) -> None:
    state = ended(position("K♠ 8♠ 7♦", "Q♠", options=CLOCK), "K♠ up", "8♠ down")
    with pytest.raises(Illegal):
        GAME.deal(state, draw)


def test_CA_P3_nor_after_the_end_nor_without_need() -> None:
    over = ended(position("K♠", "8♠", bag="", options=CLOCK), "K♠ up")
    for state in (over, position(), dealt(ANNA, BELA, first=0)):
        for draw in (Drawn(()), TimeUp(), Dealt((pawns(ANNA), pawns(BELA)), 0)):
            with pytest.raises(Illegal):
                GAME.deal(state, draw)


def test_every_pawn_in_the_bag_can_come() -> None:
    state = ended(position("K♠ 8♠", "Q♠", bag="7♦ 7♥ 7♠ 7♣"), "K♠ up")

    class Loaded:
        def __init__(self, number: int) -> None:
            self.number = number

        def below(self, n: int) -> int:
            assert n == 4
            return self.number

    draws = [GAME.draw(state, FillHand(), Loaded(number)) for number in range(4)]
    assert draws == [Drawn(pawns(card)) for card in ("7♦", "7♥", "7♠", "7♣")]


# Leaving


def test_CA_Q11_a_leavers_pawns_go_back_to_the_bag() -> None:
    state = dealt(ANNA, BELA, "9♦ Q♣ Q♥ Q♠ joker", first=0)
    after, news = GAME.apply(state, 2, Leave())
    assert news == (WentAway(2, deduction=16),)
    assert (after.hands[2], len(after.bag), after.points[2]) == ((), 56, -16)
    assert after.seat == 0
    conserve(after)


def test_CA_P2_what_lies_stays_with_its_points() -> None:
    state = done(position("K♠ 8♠ 7♦", "Q♠", "9♠", lying="A♠ up"), "K♠ up")
    after = gone(state, 0)
    assert after.points[0] == 5 - 2
    assert (after.board[half("K♠ up")], after.seat, after.laid) == (Pawn.SK, 1, ())
    assert after.lasts[0] == state.laid
    conserve(after)


def test_CA_P2_the_turn_passes_over_who_has_left() -> None:
    state = gone(dealt(ANNA, BELA, "9♦ Q♣ Q♥ Q♠ joker", first=0), 1)
    assert ended(state, "7♦ up", draws="7♦").seat == 2
    assert refusal(state, lay(state, "8♦ up"), seat=1) is Refusal.NOT_YOUR_TURN
    assert refusal(state, Leave(), seat=1) is TableRefusal.ALREADY_LEFT


def test_CA_P2_who_leaves_while_the_bag_is_open_does_not_draw() -> None:
    state = gone(ended(position("K♠ 8♠", "Q♠"), "K♠ up"), 0)
    assert (state.owed, state.seat, GAME.alarms(state)) == (0, 1, ())
    conserve(state)


def test_CA_P2_one_alone_plays_on() -> None:
    state = gone(position("K♠ 8♠ 7♦", "Q♠ 9♠", bag="", points=(10, 40)), 1)
    assert (state.bag, state.points) == (pawns("9♠ Q♠"), (10, 36))
    state = ended(state, "K♠ up", "8♠ down", draws="9♠ Q♠")
    assert state.seat == 0
    state = ended(state, "7♦ up")
    state = ended(state, "Q♠ up", "9♠ down")
    assert GAME.scores(state) == (10 + (0 + 4) + 0 + (4 + 4) + 10, 36)


def test_CA_P2_all_have_left() -> None:
    state = gone(dealt(ANNA, BELA, first=0), 0)
    after, news = GAME.apply(state, 1, Leave())
    assert GAME.scores(after) == (-21, -18)
    assert isinstance(news[-1], GameEnded)
    assert (news[-1].finisher, news[-1].bonus) == (None, 0)
    assert refusal(after, Leave(), seat=1) is TableRefusal.GAME_OVER


def test_CA_P2_before_the_hands_are_dealt() -> None:
    state = gone(GAME.start(Options(), 3), 0)
    after, news = GAME.deal(state, Dealt(((), pawns(ANNA), pawns(BELA)), 1))
    assert (after.seat, news[0]) == (1, Drew(1, 5))
    with pytest.raises(Illegal):
        GAME.deal(state, Dealt((pawns(ANNA), pawns(BELA), pawns("9♦ Q♣ Q♥ Q♠ J♣")), 0))
    hands = GAME.draw(state, DealHands(), Zeros())
    assert isinstance(hands, Dealt)
    assert hands.hands[0] == ()
    assert GAME.scores(gone(gone(state, 1), 2)) == (0, 0, 0)


class Zeros:
    def below(self, n: int) -> int:
        return 0


def test_CA_P2_leaving_after_others_have_passed() -> None:
    """Anna has passed with her joker; Béla lays his last and leaves before ending the turn."""
    state = position("joker", "7♦", lying="all, joker as 7♦ up", bag="", seat=1)
    state = gone(done(state, "7♦ up"), 1)
    assert (state.seat, state.passes, state.over) == (0, 0, False)
    assert state.points == (0, 8)


# The clock


def test_CA_P1_no_patience_no_clock() -> None:
    assert GAME.alarms(position()) == ()


def test_CA_P1_one_clock_for_the_whole_turn() -> None:
    state = position("K♠ 8♠", "7♦", options=CLOCK)
    assert GAME.alarms(done(state, "K♠ up")) == GAME.alarms(state)
    (alarm,) = GAME.alarms(state)
    assert alarm.after == 30
    later = drawn(ended(state, "K♠ up"), "9♦")
    assert GAME.alarms(later) != GAME.alarms(state)
    assert GAME.draw(state, alarm.what, Zeros()) == TimeUp()


def test_CA_P1_what_is_laid_stays_and_the_turn_ends() -> None:
    state = done(position("K♠ 8♠ Q♠", "7♦", options=CLOCK, lying="A♠ up"), "K♠ up", "8♠ down")
    after, news = GAME.deal(state, TimeUp())
    assert news == (TurnEnded(0, laid=2, points=9, bonus=0, clock=True),)
    assert after.owed == 2


def test_CA_P1_nothing_laid_then_the_pawn_that_scores_most() -> None:
    state = position("K♠ 7♣ 8♠", "7♦", options=CLOCK, lying="A♠ up")
    after, news = GAME.deal(state, TimeUp())
    assert isinstance(news[0], PawnLaid)
    assert (news[0].pawn, news[0].points, news[0].clock) == (Pawn.SK, 5, True)
    assert after.owed == 1


def test_CA_P1_who_cannot_lay_passes() -> None:
    state = position("joker", "joker", lying="all", bag="", options=CLOCK)
    after, news = GAME.deal(state, TimeUp())
    assert news == (Passed(0, clock=True),)
    assert GAME.scores(GAME.deal(after, TimeUp())[0]) == (-6, -6)


def test_seats() -> None:
    assert GAME.seats(Options()) == range(2, 5)
