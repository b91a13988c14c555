"""Gifts, Awards, duels, the three lengths, leavers, and deciding in secret."""

from random import Random

import pytest

from parlour.core.game import Illegal, Leave, TableRefusal
from parlour.games.poker_champ import GAME
from parlour.games.poker_champ.backs import BACK
from parlour.games.poker_champ.model import (
    Bet,
    Chose,
    DidBet,
    DidFold,
    DuelBegan,
    DuelDealt,
    DuelTied,
    DuelTurned,
    DuelWon,
    Fold,
    GameEnded,
    Gave,
    Length,
    Options,
    PotStayed,
    PotWon,
    Refusal,
    TimeRanOut,
    TimeUp,
    Turned,
    WentAway,
)
from parlour.kit.french import Card
from parlour.kit.hands import Kind
from tests.games.poker_champ.loaded import BOOK, LoadedTable, cards, only, refusal

LONG = Options(visible_pack_top=False, length=Length.LONG)
TIMED = Options(visible_pack_top=False, length=Length.TIMED, minutes=30)
HIDDEN = Options(visible_pack_top=False, hidden=True)

BLANK = ("2c 3d 8h", "9s", "Jc")
"""A board on which the pair of aces of seat 0 wins and two seats with A K would tie."""


def test_PC_R8_the_richest_gives_six_and_earns_an_award() -> None:
    table = LoadedTable(3, stacks=(12, 3, 21))
    table.deal("As Ah", "4c 5h", "Kc Kd")
    news = table.play_down(*BLANK)
    assert news[-1] == Gave(donor=0, receiver=1, chips=6, awards=1)
    assert table.state.stacks == (15, 6, 15)
    assert table.state.awards == (1, 0, 0)
    assert not table.state.over


def test_PC_R8_nobody_is_eliminated() -> None:
    table = LoadedTable(3, stacks=(12, 3, 21))
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.play_down(*BLANK)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    assert GAME.legal(table.state, 1) == (Bet(2, 1),)


def test_PC_R9_two_awards_win_the_basic_game() -> None:
    table = LoadedTable(2, stacks=(18, 6), awards=(1, 1))
    table.deal("As Ah", "Kc Kd")
    news = table.play_down(*BLANK)
    assert news[-1] == GameEnded(champions=(0,), awards=(2, 1))
    assert GAME.scores(table.state) == (2, 1)
    assert GAME.alarms(table.state) == ()
    assert refusal(table.state, 1, Bet(2, 1)) is TableRefusal.GAME_OVER
    assert GAME.view(table.state, None).champions == (0,)


def test_PC_R11_the_long_game_ends_with_the_seventh_award() -> None:
    table = LoadedTable(2, LONG, stacks=(18, 6), awards=(2, 3))
    table.deal("As Ah", "Kc Kd")
    assert only(table.play_down(*BLANK), Gave).awards == 3
    assert not table.state.over
    table = LoadedTable(2, LONG, stacks=(18, 6), awards=(3, 3))
    table.deal("As Ah", "Kc Kd")
    news = table.play_down(*BLANK)
    assert news[-1] == GameEnded(champions=(0,), awards=(4, 3))


def test_PC_R14_equal_awards_are_all_champions() -> None:
    table = LoadedTable(3, LONG, stacks=(24, 6, 6), awards=(2, 3, 1))
    table.deal("As Ah", "Kc Kd", "4c 5h")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.bet(0, 1)
    table.fold(2, then="9s")
    table.bet(0, 1, then="Jc")
    news = table.bet(0, 1)
    assert news[-1] == GameEnded(champions=(0, 1), awards=(3, 3, 1))


def test_PC_R10_PC_Q7_the_time_is_read_between_deals() -> None:
    """The running deal and its gifts are finished."""
    table = LoadedTable(2, TIMED, stacks=(18, 6))
    table.deal("As Ah", "Kc Kd")
    assert table.wait(30 * 60) == (TimeRanOut(),)
    assert not table.state.over
    news = table.play_down(*BLANK)
    assert news[-2:] == (Gave(0, 1, 6, 1), GameEnded(champions=(0,), awards=(1, 0)))


def test_PC_Q7_nobody_with_an_award_makes_all_champions() -> None:
    table = LoadedTable(3, TIMED)
    table.deal("As Ah", "Kc Kd", "4c 5h")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.fold(1, 2)
    table.now = 30 * 60 - 1.0
    news = table.deal("As Ah", "Kc Kd", "4c 5h")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.fold(1, 2)
    assert not table.state.over
    news = table.wait(1.0)
    assert news == (TimeRanOut(), GameEnded(champions=(0, 1, 2), awards=(0, 0, 0)))
    assert GAME.scores(table.state) == (0, 0, 0)


def test_PC_Q7_the_duel_is_finished_too() -> None:
    table = duel_of_two(TIMED)
    table.deal("Ks Kh", "Qc Qd")
    table.now = 30 * 60.0
    table.house.load("2h/3h", gone=cards("Ks Kh Qc Qd"))
    assert table.take(table.table.ring(30 * 60.0))[-1] == TimeRanOut()
    assert not table.state.over
    *_, last = [table.duel_card(code) for code in ("3h", "4s", "9c", "Jd")]
    assert last[-1] == GameEnded(champions=(0,), awards=(1, 0, 0))


def test_PC_Q7_the_seventh_award_ends_it_too() -> None:
    table = LoadedTable(2, TIMED, stacks=(18, 6), awards=(3, 3))
    table.deal("As Ah", "Kc Kd")
    assert table.play_down(*BLANK)[-1] == GameEnded(champions=(0,), awards=(4, 3))


def test_PC_R10_only_a_timed_game_has_a_time() -> None:
    for options, rings in ((BOOK, False), (LONG, False), (TIMED, True)):
        table = LoadedTable(2, options)
        table.deal("As Ah", "Kc Kd")
        assert (table.table.rings_at is not None) == rings
        if not rings:
            with pytest.raises(Illegal):
                GAME.deal(table.state, TimeUp())


def test_PC_Q5_two_bankrupts_one_donor_two_awards() -> None:
    table = LoadedTable(3, LONG, stacks=(24, 6, 6))
    table.deal("As Ah", "4c 5h", "Kc Kd")
    news = table.play_down(*BLANK)
    assert news[-2:] == (Gave(0, 1, 6, 1), Gave(0, 2, 6, 2))
    assert table.state.stacks == (24, 6, 6)


def test_PC_Q5_the_second_award_ends_the_basic_game_at_once() -> None:
    table = LoadedTable(3, stacks=(24, 6, 6), awards=(1, 0, 0))
    table.deal("As Ah", "4c 5h", "Kc Kd")
    news = table.play_down(*BLANK)
    assert news[-2:] == (Gave(0, 1, 6, 2), GameEnded(champions=(0,), awards=(2, 0, 0)))
    assert table.state.stacks == (30, 6, 0)


def test_PC_Q5_the_richest_is_found_anew_and_bankrupts_are_served_clockwise() -> None:
    """Dealer 1: seat 2 is served before seat 0."""
    table = LoadedTable(4, LONG, dealer=1, stacks=(3, 20, 5, 20))
    table.deal("4c 5h", "Kc Qd", "6c 7d", "As Ah")
    table.bet(0, 1, 2, 3, then="2c 3d 8h")
    table.bet(0, 2, 3)
    table.fold(1, then="9s")
    table.bet(0, 2, 3, then="Jc")
    news = table.bet(2, 3)
    assert only(news, PotWon).pot == 15
    assert [(gave.donor, gave.receiver) for gave in news if isinstance(gave, Gave)] == [
        (3, 2),
        (3, 0),
    ]
    assert table.state.stacks == (6, 19, 6, 17)


def duel_of_two(options: Options = BOOK, awards: tuple[int, ...] = (0, 0, 0)) -> LoadedTable:
    """Seats 0 and 2 have 18 chips each, seat 1 none."""
    table = LoadedTable(3, options, stacks=(15, 6, 15), awards=awards)
    table.deal("As Ah", "4c 5h", "Ac Ad")
    news = table.play_down(*BLANK)
    assert news[-1] == DuelBegan(seats=(0, 2), receiver=1)
    return table


def test_PC_R13_the_better_hand_gives_and_takes_the_award() -> None:
    table = duel_of_two()
    assert GAME.legal(table.state, 0) == ()
    news = table.deal("Ks Kh", "Qc Qd")
    assert [shown.hand for shown in only(news, DuelDealt).shown] == [cards("Ks Kh"), cards("Qc Qd")]
    for number, code in enumerate(["2h", "3h", "4s", "9c"], start=1):
        news = table.duel_card(code)
        assert only(news, DuelTurned).card == Card(code)
        duel = GAME.view(table.state, 1).duel
        assert duel is not None
        assert duel.leaders == ((0,) if number > 2 else ())
    news = table.duel_card("Qs")
    assert only(news, DuelTurned).shown[1].kind is Kind.THREE_OF_A_KIND
    assert news[1:] == (DuelWon(2), Gave(2, 1, 6, 1))
    assert table.state.stacks == (18, 6, 12)
    assert table.state.duel is None


def test_PC_R13_the_duel_may_end_the_game() -> None:
    table = duel_of_two(awards=(1, 1, 1))
    news = table.duel("Ks Kh", "Qc Qd", board="2h 3h 4s 9c Jd")
    assert news[-1] == GameEnded(champions=(0,), awards=(2, 1, 1))


def test_PC_R13_nobody_bets_in_a_duel() -> None:
    table = duel_of_two()
    for seat in range(3):
        assert GAME.legal(table.state, seat) == ()
    table.deal("Ks Kh", "Qc Qd")
    assert refusal(table.state, 0, Bet(1, 4)) is Refusal.STEP_OVER


def test_PC_Q6_a_tied_duel_is_repeated_with_all_cards() -> None:
    table = duel_of_two()
    news = table.duel("As Kd", "Ah Kc", board="2h 3h 5s 9c Jd")
    assert news[-1] == DuelTied(seats=(0, 2))
    news = table.duel("As Kd", "Qc Qd", board="2h 3h 5s 9c Jd")
    assert news[-2:] == (DuelWon(2), Gave(2, 1, 6, 1))


def test_PC_Q6_only_those_still_tied_play_again() -> None:
    """A shared pot among three leaves them equal; one falls behind in the first duel."""
    table = LoadedTable(4, LONG, stacks=(14, 14, 14, 6))
    table.deal("As 4d", "Ac 4h", "Ad 4s", "3c 5h")
    news = table.play_down("Kc Kd Kh", "Ah", "2s")
    assert news[-1] == DuelBegan(seats=(0, 1, 2), receiver=3)
    news = table.duel("As Kd", "7h 7c", "Ah Kc", board="2h 3h 5s 9c Kh")
    assert news[-1] == DuelTied(seats=(0, 2))
    news = table.deal("Qs Qd", "7h 7c")
    assert [shown.seat for shown in only(news, DuelDealt).shown] == [0, 2]


def test_PC_Q6_a_card_is_burned_before_each() -> None:
    table = LoadedTable(3, Options(), stacks=(15, 6, 15))
    table.deal("As Ah", "4c 5h", "Ac Ad", top="Kh")
    table.play_down("2c 3d 8h Ks", "9s Kd", "Jc Kc")
    table.deal("Ks Kh", "Qc Qd", top="7c")
    duel = GAME.view(table.state, None).duel
    assert duel is not None
    assert duel.top == BACK[Card("7c")]
    table.duel_card("2h 8c")
    table.duel_card("3h 9d")
    assert table.state.duel is not None
    assert table.state.duel.burned == cards("7c 8c")
    assert GAME.imagine(GAME.view(table.state, 1), Random(5)).duel is not None


def test_PC_P1_the_end_of_a_deal_lies_open() -> None:
    table = LoadedTable(3, Options(visible_pack_top=False, pause=9), stacks=(15, 6, 15))
    table.deal("As Ah", "4c 5h", "Ac Ad")
    table.play_down(*BLANK)
    assert table.pause == 9.0
    table.deal("Ks Kh", "Qc Qd")
    assert table.pause == 3.0
    for code in ["2h", "3h", "4s", "9c", "Jd"]:
        table.duel_card(code)
    assert table.pause == 9.0


def test_PC_Q11_a_leaver_folds_and_takes_his_chips() -> None:
    table = LoadedTable(3)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    assert table.play(0, Leave()) == (WentAway(0, 11),)
    assert table.state.stacks == (0, 11, 11)
    assert table.state.gone == 11
    assert GAME.view(table.state, 1).backs[0] == ()
    assert refusal(table.state, 0, Leave()) is TableRefusal.ALREADY_LEFT
    assert refusal(table.state, 0, Bet(1, 2)) is TableRefusal.ALREADY_LEFT
    table.bet(1)
    won = only(table.fold(2), PotWon)
    assert won.pot == 4
    table.deal("4c 5h", "Kc Kd")
    assert table.state.hands[0] == ()


def test_PC_Q11_the_last_decision_was_his() -> None:
    table = LoadedTable(3)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1)
    table.house.load("2c 3d 8h", table.known())
    table.play(2, Leave())
    assert table.state.step == 2


def test_PC_Q11_leaving_ends_a_deal_of_two() -> None:
    table = LoadedTable(3)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.fold(1)
    assert only(table.play(0, Leave()), PotWon).winners == (2,)


def test_PC_Q11_who_has_folded_may_leave_too() -> None:
    table = LoadedTable(3)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.fold(1)
    assert table.play(1, Leave()) == (WentAway(1, 11),)
    assert table.state.step == 2


def test_PC_Q11_one_alone_is_champion() -> None:
    table = LoadedTable(2, stacks=(12, 12), awards=(0, 1))
    table.deal("As Ah", "4c 5h")
    news = table.play(1, Leave())
    assert news == (WentAway(1, 12), GameEnded(champions=(0,), awards=(0, 1)))
    assert GAME.scores(table.state) == (0, -1)
    assert refusal(table.state, 0, Leave()) is TableRefusal.GAME_OVER


def test_PC_Q11_leaving_between_deals() -> None:
    table = LoadedTable(3)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.fold(0, 1)
    assert table.play(2, Leave()) == (WentAway(2, 14),)
    assert not table.state.over


def test_PC_P3_the_receiver_leaves_during_the_duel() -> None:
    table = duel_of_two()
    table.deal("Ks Kh", "Qc Qd")
    table.play(1, Leave())
    assert table.state.duel is None
    assert table.state.awards == (0, 0, 0)


def test_PC_P3_a_duellist_leaves() -> None:
    table = duel_of_two()
    table.deal("Ks Kh", "Qc Qd")
    news = table.play(0, Leave())
    assert news[-2:] == (DuelWon(2), Gave(2, 1, 6, 1))


def test_PC_P3_one_of_three_duellists_leaves() -> None:
    table = LoadedTable(4, LONG, stacks=(14, 14, 14, 6))
    table.deal("As 4d", "Ac 4h", "Ad 4s", "3c 5h")
    table.play_down("Kc Kd Kh", "Ah", "2s")
    table.deal("As Kd", "7h 7c", "Ah Kc")
    table.duel_card("2h")
    assert table.play(0, Leave()) == (WentAway(0, 16),)
    assert table.state.duel is not None
    assert table.state.duel.seats == (1, 2)
    assert table.state.duel.hands == (cards("7h 7c"), cards("Ah Kc"))


def test_PC_P3_a_witness_leaves() -> None:
    table = LoadedTable(4, LONG, stacks=(15, 6, 15, 12))
    table.deal("As Ah", "4c 5h", "Ac Ad", "6c 7d")
    table.bet(0, 1, 2, 3, then="2c 3d 8h")
    table.bet(0, 1, 2)
    table.fold(3, then="9s")
    table.bet(0, 1, 2, then="Jc")
    table.bet(0, 1, 2)
    assert table.state.carried == 1
    assert table.state.duel is not None
    assert table.play(3, Leave()) == (WentAway(3, 11),)
    assert table.state.duel is not None


def test_PC_P4_there_may_not_be_six_to_give() -> None:
    table = LoadedTable(3, LONG, stacks=(2, 2, 20))
    table.deal("As Ah", "4c 5h", "6c 7d")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.play(2, Leave())
    news = table.play_down(*BLANK)
    assert news[-1] == Gave(0, 1, 4, 1)
    assert table.state.stacks == (1, 4, 0)


def test_PC_P4_nobody_has_two_chips() -> None:
    table = LoadedTable(4, LONG, stacks=(1, 1, 1, 20))
    table.deal("As Ah", "Ac Ad", "4c 5h", "6c 7d")
    table.bet(0, 1, 2)
    table.house.load("2c 3d 8h/9s/Jc", table.known())
    news = table.play(3, Leave())
    assert only(news, PotWon).carried == 1
    assert table.state.stacks == (1, 1, 0, 0)
    assert table.state.bankrupt == ()
    table.deal("4c 5h", "6c 7d", "As Ah")
    assert GAME.view(table.state, None).waiting == (0, 1)
    news = table.play_down("2c 3d 8h", "9s", "Jc")
    assert only(news, PotWon).winners == (2,)
    assert [(gave.donor, gave.chips) for gave in news if isinstance(gave, Gave)] == [(2, 2), (0, 1)]


def test_PC_Q12_all_decide_in_secret() -> None:
    table = LoadedTable(3, HIDDEN)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    assert table.bet(2) == (Chose(2, 2),)
    assert table.fold(0) == (Chose(0, 2),)
    other = GAME.view(table.state, 1)
    assert (other.decided, other.waiting, other.chosen) == ((2, 0), (1,), None)
    assert other.stacks == (11, 11, 11)
    assert (GAME.view(table.state, 2).chosen, GAME.view(table.state, 0).chosen) == (True, False)
    assert refusal(table.state, 2, Fold(1, 2)) is Refusal.ALREADY_DECIDED
    news = table.bet(1, then="9s")
    assert news[:4] == (Chose(1, 2), DidBet(2, 2, 1), DidFold(0, 2), DidBet(1, 2, 1))
    assert table.state.step == 3


def test_PC_Q12_all_fold_and_the_chips_stay() -> None:
    table = LoadedTable(3, HIDDEN)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    news = table.fold(0, 1, 2)
    assert news[-1] == PotStayed(3)
    assert table.state.carried == 3
    table.deal("As Ah", "4c 5h", "Kc Kd")
    assert GAME.view(table.state, None).pot == 3


def test_PC_Q12_one_bets_and_wins() -> None:
    table = LoadedTable(3, HIDDEN)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.fold(0, 1)
    won = only(table.bet(2), PotWon)
    assert (won.pot, won.winners, won.compared) == (4, (2,), False)


def test_PC_Q12_the_clock_folds_in_secret_too() -> None:
    table = LoadedTable(3, Options(visible_pack_top=False, hidden=True, patience=20))
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.fold(0)
    news = table.wait(20)
    assert news == (
        DidFold(1, 2, clock=True),
        DidFold(2, 2, clock=True),
        DidFold(0, 2),
        PotStayed(3),
    )


def test_PC_Q12_a_leaver_s_secret_goes_with_him() -> None:
    table = LoadedTable(3, HIDDEN)
    table.deal("As Ah", "4c 5h", "Kc Kd")
    table.bet(0, 1, 2, then="2c 3d 8h")
    table.bet(0, 1)
    table.play(0, Leave())
    assert table.state.gone == 11
    news = table.bet(2, then="9s")
    assert news[:3] == (Chose(2, 2), DidBet(1, 2, 1), DidBet(2, 2, 1))


def test_PC_P2_nothing_is_dealt_after_the_end() -> None:
    table = LoadedTable(2)
    table.deal("As Ah", "4c 5h")
    table.play(1, Leave())
    with pytest.raises(Illegal):
        GAME.deal(table.state, Turned(cards("2c 3d 8h")))
