"""The deal: backs, steps, bets and folds, and who wins the pot."""

import pytest
from msgspec import json

from parlour.core.fair import seeded
from parlour.core.game import Illegal, Leave
from parlour.core.table import Table
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.backs import BACK, GROUP
from parlour.games.poker_champ.model import (
    Back,
    Bet,
    BoardTurned,
    DealBegan,
    DidBet,
    DidFold,
    FirstDealer,
    Fold,
    HandDealt,
    Hands,
    Holding,
    Options,
    PotStayed,
    PotWon,
    Refusal,
    Settled,
    State,
    Strength,
    TimeUp,
    TooSlow,
    Turned,
)
from parlour.kit.french import Card, Suit
from parlour.kit.hands import Kind
from tests.games.poker_champ.loaded import BOOK, LoadedTable, cards, only, refusal


@pytest.mark.parametrize(
    ("codes", "strength", "suit"),
    [
        ("Ks Qs Js Ts", Strength.LARGE, Suit.SPADES),
        ("9h 8h 7h 6h", Strength.MEDIUM, Suit.HEARTS),
        ("5d 4d 3d 2d", Strength.SMALL, Suit.DIAMONDS),
        ("As Ah Ad Ac", Strength.ACE, None),
    ],
)
def test_PC_R1_a_back_shows_suit_and_strength(
    codes: str, strength: Strength, suit: Suit | None
) -> None:
    assert {BACK[card] for card in cards(codes)} == {Back(strength, suit)}
    assert set(GROUP[Back(strength, suit)]) == set(cards(codes))


def test_PC_R1_thirteen_backs_on_four_cards_each() -> None:
    assert len(GROUP) == 13
    assert {len(group) for group in GROUP.values()} == {4}
    assert len(BACK) == 52


@pytest.mark.parametrize("seats", range(2, 7))
def test_PC_R2_twelve_chips_each(seats: int) -> None:
    assert GAME.start(Options(), seats).stacks == (12,) * seats


def test_PC_R2_two_to_six_players() -> None:
    assert GAME.seats(Options()) == range(2, 7)
    for seats in (1, 7):
        with pytest.raises(Illegal):
            Table(GAME, Options(), seats, seeded(1))


def test_PC_R3_four_steps_for_one_one_two_two() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    stakes = []
    for step, then in enumerate(("2c 3d 4h", "9s", "Jc"), start=1):
        assert table.state.step == step
        stakes.append(GAME.view(table.state, None).stake)
        table.bet(0, 1, then=then)
        assert len(table.state.board) == (0, 3, 4, 5)[step]
    stakes.append(GAME.view(table.state, None).stake)
    assert stakes == [1, 1, 2, 2]
    table.bet(0)
    assert table.state.bets == ((1, 1, 2, 2), (1, 1, 2, 0))
    table.bet(1)
    assert table.state.stacks == (6, 18)


def test_PC_R3_nobody_folds_in_the_first_step() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    assert GAME.legal(table.state, 0) == (Bet(1, 1),)
    assert refusal(table.state, 0, Fold(1, 1)) is Refusal.MUST_ANTE


def test_PC_R3_then_everyone_bets_or_folds() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    table.bet(0, 1, then="2c 3d 4h")
    assert GAME.legal(table.state, 1) == (Bet(1, 2), Fold(1, 2))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_PC_R4_everyone_decides_when_he_likes(order: tuple[int, ...]) -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 3s")
    for seat in order[:-1]:
        news = table.bet(seat)
        assert news == (DidBet(seat, 1, 1),)
        assert table.state.step == 1
    table.bet(order[-1], then="2c 3d 4h")
    assert table.state.step == 2


def test_PC_R4_the_order_is_seen() -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 3s")
    table.bet(2, 0)
    view = GAME.view(table.state, 1)
    assert view.decided == (2, 0)
    assert view.waiting == (1,)


def test_PC_R5_the_top_card_is_burned_unseen() -> None:
    table = LoadedTable(2, Options())
    table.deal("As Kd", "7h 7c", top="Qh")
    assert GAME.view(table.state, 0).top == BACK[Card("Qh")]
    news = table.bet(0, 1, then="2c 3d 4h 9s")
    turned = only(news, BoardTurned)
    assert (turned.cards, turned.burned) == (cards("2c 3d 4h"), BACK[Card("Qh")])
    assert table.state.burned == cards("Qh")
    assert GAME.view(table.state, 0).top == BACK[Card("9s")]


def test_PC_R5_a_burned_card_does_not_come_back() -> None:
    table = LoadedTable(2, Options())
    table.deal("As Kd", "7h 7c", top="Qh")
    table.bet(0, 1, then="2c 3d 4h 9s")
    table.bet(0)
    waiting = table.state
    for gone in ("Qh", "9s", "As", "7h", "4h"):
        with pytest.raises(Illegal):
            GAME.deal(_all_decided(waiting), Turned(cards(gone), Card("5c")))
    GAME.deal(_all_decided(waiting), Turned(cards("Qs"), Card("5c")))


def _all_decided(state: State) -> State:
    return GAME.apply(state, 1, Bet(state.deal, state.step))[0]


def test_PC_R5_folded_hands_stay_unseen() -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 3s")
    table.bet(0, 1, 2, then="2c 3d 4h")
    news = table.fold(1)
    assert news == (DidFold(1, 2),)
    for seat in (None, 0, 2):
        view = GAME.view(table.state, seat)
        assert view.backs[1] == ()
        assert b"7h" not in json.encode(view)
    assert GAME.view(table.state, 1).mine == cards("7h 7c")


def test_PC_R6_PC_T1_a_chip_and_a_chair_win_31() -> None:
    table = LoadedTable(6, stacks=(1, 14, 14, 14, 14, 15))
    table.deal("As Ah", "2c 3c", "4c 5c", "6c 7d", "8d 9d", "Td Jd")
    news = table.play_down("Ac Kh 6d", "8s", "2d")
    won = only(news, PotWon)
    assert (won.pot, won.winners, won.share, won.carried) == (31, (0,), 31, 0)
    assert table.state.stacks == (31, 8, 8, 8, 8, 9)


def test_PC_R7_those_left_show_at_once_and_the_best_five_win() -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 9d")
    table.bet(0, 1, 2, then="7d Ad 4h")
    table.bet(0, 1)
    table.fold(2, then="Ks")
    table.bet(0, 1, then="2d")
    table.bet(0)
    assert GAME.view(table.state, None).shown == ()
    won = only(table.bet(1), PotWon)
    assert [(shown.seat, shown.kind) for shown in won.shown] == [
        (0, Kind.TWO_PAIRS),
        (1, Kind.THREE_OF_A_KIND),
    ]
    assert won.shown[1].five == cards("7h 7c 7d As Ks")[:3] + cards("Ad Ks")
    assert (won.pot, won.winners, won.compared) == (13, (1,), True)
    assert GAME.view(table.state, None).shown == won.shown


def test_PC_R7_the_last_one_wins_and_shows() -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 9d")
    table.bet(0, 1, 2, then="7d Ad 4h")
    table.bet(2)
    table.fold(0)
    won = only(table.fold(1), PotWon)
    assert (won.winners, won.pot, won.compared) == ((2,), 4, False)
    assert [shown.hand for shown in won.shown] == [cards("2s 9d")]
    view = GAME.view(table.state, 0)
    assert view.shown == won.shown
    assert view.settled == Settled(4, (2,), 4, shown=(2,), compared=False)


def test_PC_R12_equal_hands_share() -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "Ah Kc", "2s 9d")
    won = only(table.play_down("Qd Jc Ts", "3h", "4c"), PotWon)
    assert (won.pot, won.winners, won.share, won.carried) == (18, (0, 1), 9, 0)
    assert table.state.stacks == (15, 15, 6)


def test_PC_Q1_a_decision_is_final() -> None:
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 9d")
    table.bet(0, 1, 2, then="7d Ad 4h")
    table.bet(0)
    table.fold(1)
    for play in (Bet(1, 2), Fold(1, 2)):
        assert refusal(table.state, 0, play) is Refusal.ALREADY_DECIDED
        assert refusal(table.state, 1, play) is Refusal.ALREADY_FOLDED


@pytest.mark.parametrize("step", [2, 3, 4])
def test_PC_Q1_one_left_ends_the_deal_at_once(step: int) -> None:
    """The last one need not bet, cannot fold, and no more cards are dealt."""
    table = LoadedTable(3)
    table.deal("As Kd", "7h 7c", "2s 9d")
    for then in ("7d Ad 4h", "Ks", "2d")[: step - 1]:
        table.bet(0, 1, 2, then=then)
    table.fold(1)
    won = only(table.fold(0), PotWon)
    assert won.winners == (2,)
    assert table.state.step == 0
    assert len(table.state.board) == (3, 4, 5)[step - 2]
    assert table.state.stacks[2] == 12 + won.pot // 3 * 2
    for play in (Fold(1, step), Bet(1, step)):
        assert refusal(table.state, 2, play) is Refusal.LAST_ONE_LEFT
        assert refusal(table.state, 0, play) is Refusal.STEP_OVER


def test_PC_Q2_no_chips_no_decision() -> None:
    table = LoadedTable(2, stacks=(2, 22))
    table.deal("As Kd", "7h 7c")
    table.bet(0, 1, then="2c 3d 4h")
    table.bet(0, 1, then="9s")
    assert table.state.stacks[0] == 0
    assert GAME.view(table.state, None).waiting == (1,)
    assert GAME.legal(table.state, 0) == ()
    for play in (Bet(1, 3), Fold(1, 3)):
        assert refusal(table.state, 0, play) is Refusal.NO_CHIPS
    table.bet(1, then="Jc")
    won = only(table.bet(1), PotWon)
    assert won.pot == 8


def test_PC_Q2_one_chip_when_two_are_asked() -> None:
    table = LoadedTable(2, stacks=(3, 21))
    table.deal("As Kd", "7h 7c")
    table.bet(0, 1, then="2c 3d 4h")
    table.bet(0, 1, then="9s")
    assert GAME.legal(table.state, 0) == (Bet(1, 3), Fold(1, 3))
    assert table.bet(0) == (DidBet(0, 3, 1),)


def test_PC_Q2_all_in_together_the_cards_come_at_once() -> None:
    table = LoadedTable(2, stacks=(1, 1))
    table.deal("As Kd", "7h 7c")
    news = table.play_down("2c 3d 4h", "9s", "Jc")
    assert [item.step for item in news if isinstance(item, BoardTurned)] == [2, 3, 4]
    assert only(news, PotWon).winners == (1,)


def test_PC_Q4_odd_chips_stay_on_the_board() -> None:
    table = LoadedTable(3, stacks=(1, 17, 18))
    table.deal("2s 9d", "As Kd", "Ah Kc")
    won = only(table.play_down("Qd Jc Ts", "3h", "4c"), PotWon)
    assert (won.pot, won.winners, won.share, won.carried) == (13, (1, 2), 6, 1)
    assert table.state.carried == 1
    table.deal("2s 9d", "As Kd", "Ah 2c")
    table.bet(0, 1, 2, then="Ad Ac 3d")
    assert GAME.view(table.state, None).pot == 4


def test_PC_Q9_the_clock_folds_and_says_so() -> None:
    table = LoadedTable(3, Options(visible_pack_top=False, patience=30))
    table.deal("As Kd", "7h 7c", "2s 9d")
    table.bet(1)
    table.house.load("7d Ad 4h", table.known())
    news = table.wait(30)
    assert news[:2] == (DidBet(0, 1, 1, clock=True), DidBet(2, 1, 1, clock=True))
    table.wait(29)
    table.bet(0)
    assert table.state.step == 2
    table.bet(2)
    table.house.load("Ks", table.known())
    news = table.wait(1)
    assert news[0] == DidFold(1, 2, clock=True)
    assert table.state.step == 3


def test_PC_Q9_no_patience_no_clock() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    assert table.table.rings_at is None
    with pytest.raises(Illegal):
        GAME.deal(table.state, TooSlow())


def test_PC_P5_the_clock_folds_for_all() -> None:
    table = LoadedTable(3, Options(visible_pack_top=False, patience=30))
    table.deal("As Kd", "7h 7c", "2s 9d")
    table.bet(0, 1, 2, then="7d Ad 4h")
    table.fold(1)
    news = table.wait(30)
    assert news[-1] == PotStayed(3)
    assert (table.state.carried, table.state.stacks) == (3, (11, 11, 11))
    assert GAME.view(table.state, 0).shown == ()


def test_PC_P2_a_play_for_another_step_is_refused() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    assert refusal(table.state, 0, Bet(2, 1)) is Refusal.NO_DEAL
    table.bet(0, 1, then="2c 3d 4h")
    assert refusal(table.state, 0, Bet(1, 1)) is Refusal.STEP_OVER
    assert refusal(table.state, 0, Fold(1, 3)) is Refusal.STEP_OVER
    table.bet(0, 1, then="9s")
    table.bet(0, 1, then="Jc")
    table.bet(0, 1)
    assert refusal(table.state, 0, Bet(1, 4)) is Refusal.STEP_OVER
    assert refusal(table.state, 0, Bet(2, 0)) is Refusal.NO_DEAL
    assert refusal(table.state, 0, Bet(1, 0)) is Refusal.STEP_OVER


def test_PC_P2_before_the_first_deal() -> None:
    assert refusal(GAME.start(BOOK, 2), 0, Bet(1, 1)) is Refusal.NO_DEAL
    assert refusal(GAME.start(BOOK, 2), 0, Bet(0, 0)) is Refusal.STEP_OVER


def test_PC_P2_the_house_cannot_cheat_either() -> None:
    start = GAME.start(BOOK, 2)
    hands = Hands((cards("As Kd"), cards("7h 7c")))
    for draw in (hands, Turned(cards("As")), TooSlow(), TimeUp(), FirstDealer(2)):
        with pytest.raises(Illegal):
            GAME.deal(start, draw)
    begun, _ = GAME.deal(start, FirstDealer(1))
    bad = (
        FirstDealer(1),
        Hands((cards("As Kd"),)),
        Hands((cards("As Kd"), cards("7h"))),
        Hands((cards("As Kd"), cards("7h As"))),
        Hands((cards("As Kd"), cards("7h 7c")), Card("2c")),
        Turned(cards("2c 3d 4h")),
    )
    for draw in bad:
        with pytest.raises(Illegal) as refused:
            GAME.deal(begun, draw)
        assert refused.value.code is Refusal.NOT_THOSE_CARDS
    dealt, _ = GAME.deal(begun, hands)
    for draw in (hands, Turned(cards("2c 3d 4h"))):
        with pytest.raises(Illegal):
            GAME.deal(dealt, draw)


def test_PC_Q10_the_first_dealer_is_drawn_then_clockwise() -> None:
    table = LoadedTable(3, dealer=2)
    news = table.deal("As Kd", "7h 7c", "2s 9d")
    assert only(news, DealBegan).dealer == 2
    for dealer in (0, 1, 2):
        table.bet(0, 1, 2, then="2c 3d 4h")
        table.fold(0, 1)
        news = table.deal("As Kd", "7h 7c", "2s 9d")
        assert only(news, DealBegan).dealer == dealer


def test_PC_Q10_a_leaver_is_passed_over() -> None:
    table = LoadedTable(3, dealer=2)
    table.deal("As Kd", "7h 7c", "2s 9d")
    table.play(0, Leave())
    table.play_down("2c 3d 4h", "9h", "Jc")
    table.deal("7h 7c", "2s 9d")
    assert table.state.dealer == 1
    assert table.state.hands[0] == ()


def test_PC_Q8_what_is_public() -> None:
    table = LoadedTable(2, Options())
    news = table.deal("As Kd", "7h 7c", top="Qh")
    began = only(news, DealBegan)
    assert began.backs == tuple(
        tuple(BACK[card] for card in cards(hand)) for hand in ("As Kd", "7h 7c")
    )
    assert [(item.cards, item.to) for item in news if isinstance(item, HandDealt)] == [
        (cards("As Kd"), 0),
        (cards("7h 7c"), 1),
    ]
    for seat in (0, 1, None):
        view = GAME.view(table.state, seat)
        assert view.backs == began.backs
        assert view.top == BACK[Card("Qh")]
        assert view.mine == (() if seat is None else table.state.hands[seat])


def test_PC_Q8_the_memo_keeps_backs_that_are_gone() -> None:
    for memo in (False, True):
        table = LoadedTable(3, Options(memo=memo))
        table.deal("As Kd", "7h 7c", "2s 9d", top="Qh")
        table.bet(0, 1, 2, then="7d Ad 4h Tc")
        table.fold(1)
        noted = GAME.view(table.state, 0).memo
        if memo:
            assert [(note.seat, note.backs) for note in noted] == [
                (1, (BACK[Card("7h")], BACK[Card("7c")])),
                (None, (BACK[Card("Qh")],)),
            ]
        else:
            assert noted == ()


def test_PC_Q8_without_a_visible_top_nothing_is_drawn_for_it() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    assert table.state.top is None
    news = table.bet(0, 1, then="2c 3d 4h")
    assert only(news, BoardTurned).burned is None
    assert table.state.burned == ()
    assert GAME.view(table.state, None).top is None


def test_PC_Q8_one_s_own_hand_is_told_from_the_flop_on() -> None:
    table = LoadedTable(2)
    table.deal("As Kd", "7h 7c")
    assert GAME.view(table.state, 0).holding is None
    table.bet(0, 1, then="2c Ad 4h")
    holding = GAME.view(table.state, 0).holding
    assert holding is not None
    assert (holding.kind, holding.five) == (Kind.PAIR, cards("As Ad Kd 4h 2c"))
    assert GAME.view(table.state, None).holding is None


@pytest.mark.parametrize(
    ("theirs", "safe"),
    [
        # Aces lie behind the backs of aces: a full house at best.
        ("Ah Ac", True),
        # Behind these there may lie the ten and the six of a straight flush.
        ("Jh 6h", False),
    ],
)
def test_PC_Q8_a_hand_that_cannot_lose_is_known_on_the_whole_board(theirs: str, safe: bool) -> None:
    table = LoadedTable(2)
    table.deal("Ks Kd", theirs)
    table.bet(0, 1, then="Kc 9h 8h")
    assert not held(table, 0).safe
    table.bet(0, 1, then="7h")
    table.bet(0, 1, then="Kh")
    assert held(table, 0).safe is safe
    assert not held(table, 1).safe


def held(table: LoadedTable, seat: int) -> Holding:
    holding = GAME.view(table.state, seat).holding
    assert holding is not None
    return holding
