"""Rounds and sessions: who deals, who pays, how it ends. PK-… are of docs/rules/pokino.md."""

from random import Random
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.core.fair import Seeded
from parlour.core.game import Alarm, Illegal
from parlour.games.pokino import GAME
from parlour.games.pokino.boards import OURS, PRIZES, Prize
from parlour.games.pokino.model import (
    AskedCard,
    Boards,
    Closed,
    CupSplit,
    Finish,
    FirstCard,
    GraceOver,
    LastRound,
    Mark,
    NextCard,
    Opened,
    Opening,
    Options,
    Paid,
    Phase,
    Refusal,
    RoundBegan,
    RoundEnded,
    SessionEnded,
    State,
    TakeBoard,
    Turn,
    Turned,
    WantsLast,
)
from parlour.kit.cards import PACK, Card
from tests.games.pokino.conserve import conserve
from tests.games.pokino.loaded import (
    CENTRE,
    CORNER,
    FULL,
    MIDDLE,
    POKINO,
    POKINO_0,
    STAMP,
    LoadedTable,
    elsewhere,
    kinds,
    together,
    whole_pack,
    with_cup,
    won_by_0,
)

# Before the first card


def test_PK_R1_PK_R3_boards_and_the_first_dealer_are_drawn() -> None:
    seen = set()
    for seed in range(60):
        opened = GAME.draw(GAME.start(Options(), 4), Opening(), Seeded(seed))
        assert isinstance(opened, Opened)
        assert len(set(opened.boards)) == 4
        seen |= {("dealer", opened.dealer), ("board", opened.boards[0])}
    assert len(seen) == 4 + 10


@pytest.mark.parametrize(
    ("players", "counters"),
    [(2, 75), (3, 50), (4, 37), (5, 30), (6, 25), (7, 21), (8, 18), (9, 16), (10, 15)],
)
def test_PK_Q6_an_equal_part_of_150_counters(players: int, counters: int) -> None:
    start = GAME.start(Options(), players)
    assert [player.balance for player in start.players] == [counters] * players


def test_PK_Q6_stack_and_stake() -> None:
    table = LoadedTable(stack=100, stake=4)
    table.turn(MIDDLE)
    assert table.balances == [100 - 24] * 3
    assert table.state.cups == (12,) * 6


def test_PK_R2_PK_I1_everyone_pays_into_every_cup() -> None:
    table = LoadedTable()
    assert table.balances == [50, 50, 50]
    news = table.turn(MIDDLE)
    assert news[0] == RoundBegan(1, 0, False)
    assert (table.balances, table.state.cups) == ([44, 44, 44], (3,) * 6)
    conserve(table.state)


def test_PK_Q5_players_hold_printed_boards() -> None:
    """Just so many seats as boards, each of them once; who deals first is still drawn."""
    options = Options(printed=(6, 2, 9))
    assert GAME.seats(options) == range(3, 4)
    with pytest.raises(Illegal) as twice:
        GAME.seats(Options(printed=(6, 2, 6)))
    assert twice.value.code is Refusal.BOARD_TAKEN
    state = GAME.start(options, 3)
    drawn = GAME.draw(state, Opening(), Seeded(3))
    assert drawn in [draw for draw, _ in GAME.outcomes(state, Opening()) or ()]
    assert isinstance(drawn, Opened)
    assert drawn.boards == (6, 2, 9)
    dealt, _ = GAME.deal(state, Opened((6, 2, 9), 1))
    assert [player.board for player in dealt.players] == [6, 2, 9]
    with pytest.raises(Illegal):
        GAME.deal(state, Opened((6, 2, 8), 1))


def test_PK_Q5_boards_stay_unless_the_table_likes_to_change() -> None:
    table = LoadedTable()
    assert table.refusal(0, TakeBoard(1, 7)) is Refusal.BOARDS_STAY
    chosen = LoadedTable(boards=Boards.CHOSEN)
    assert chosen.refusal(0, TakeBoard(1, 1)) is Refusal.BOARD_TAKEN
    chosen.play(1, TakeBoard(1, 7))
    assert [player.board for player in chosen.state.players] == [0, 7, 2]
    chosen.play(0, TakeBoard(1, 1))
    chosen.play(0, TakeBoard(1, 0))
    won_by_0(chosen)
    assert chosen.refusal(0, TakeBoard(2, 1)) is Refusal.BOARDS_STAY
    again = LoadedTable(boards=Boards.AGAIN)
    won_by_0(again)
    again.play(0, TakeBoard(2, 9))
    assert again.state.players[0].marks == 0
    again.turn(MIDDLE)
    assert again.refusal(1, TakeBoard(2, 8)) is Refusal.NOT_NOW


# Dealing


def test_PK_Q8_PK_P1_the_house_calls_at_its_pace() -> None:
    table = LoadedTable(pace=5, pause=8)
    assert GAME.alarms(table.state) == (Alarm(FirstCard(1), 8),)
    table.turn(MIDDLE)
    assert GAME.alarms(table.state) == (Alarm(NextCard(1, 1), 5),)
    assert table.now == 8.0
    table.turn(elsewhere(0)[0])
    assert table.now == 13.0
    assert table.refusal(0, Turn(1, 2)) is Refusal.HOUSE_DEALS


def test_PK_P1_the_dealer_may_begin_a_round_sooner() -> None:
    table = LoadedTable(dealer=1)
    assert table.refusal(0, Turn(1, 0)) is Refusal.NOT_THE_DEALER
    table.play(1, Turn(1, 0), MIDDLE)
    assert table.state.called == (MIDDLE,)
    assert table.now == 0.0


def test_PK_R3_PK_Q8_the_dealer_turns_by_hand() -> None:
    table = LoadedTable(pace=None)
    table.turn(MIDDLE)
    assert table.refusal(1, Turn(1, 1)) is Refusal.NOT_THE_DEALER
    assert table.refusal(0, Turn(1, 0)) is Refusal.CARD_HAS_CHANGED
    table.mark(0, MIDDLE)
    table.call(0, CENTRE)
    news = table.play(0, Turn(1, 1), elsewhere(0)[0])
    assert kinds(news) == ["Paid", "CardTurned"]


def test_PK_Q8_PK_Q17_by_hand_asking_for_a_card_ends_the_round_of_pokino() -> None:
    table = LoadedTable(pace=None)
    table.turn(*POKINO_0)
    table.mark_all(0)
    table.call(0, POKINO)
    news = table.play(0, Turn(1, 5))
    assert kinds(news) == ["Paid", "RoundEnded"]
    assert table.state.dealer == 2


def test_PK_P1_a_sleeping_dealer_gets_the_card_turned() -> None:
    table = LoadedTable(pace=None)
    table.turn(MIDDLE)
    assert GAME.alarms(table.state) == (Alarm(NextCard(1, 1), 60.0),)
    table.pack.next = [elsewhere(0)[0]]
    table.wait(60)
    assert len(table.state.called) == 2


def test_while_the_card_is_in_the_air_nobody_can_act() -> None:
    state, _ = GAME.apply(LoadedTable(pace=None).state, 0, Turn(1, 0))
    assert all(GAME.legal(state, seat) == () for seat in range(3))
    assert GAME.alarms(state) == (Alarm(AskedCard()),)
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, 0, Turn(1, 0))
    assert refused.value.code is Refusal.CARD_IN_HAND


def test_PK_R8_markers_off_pay_again_and_the_deal_goes_to_the_right() -> None:
    table = LoadedTable()
    won_by_0(table)
    assert table.state.dealer == 2
    assert table.state.cups == (3, 3, 3, 3, 3, 0)
    table.turn(MIDDLE)
    assert table.state.players[0].marks == 0
    assert table.state.cups == (6, 6, 6, 6, 6, 3)
    assert table.balances == [50 - 6 + 3 - 6, 38, 38]
    assert table.state.called == (MIDDLE,)


def test_PK_I2_a_cup_that_nobody_wins_piles_up() -> None:
    table = LoadedTable()
    for number in range(1, 4):
        won_by_0(table)
        assert table.cup(FULL) == 3 * number
        assert table.cup(POKINO) == 0
        conserve(table.state)


# Debts


def test_PK_Q7_who_cannot_pay_goes_into_debt() -> None:
    table = LoadedTable(stack=5)
    table.turn(MIDDLE)
    assert table.balances == [-1, -1, -1]
    conserve(table.state)


def with_balances(state: State, *balances: int) -> State:
    players = zip(state.players, balances, strict=True)
    return replace(state, players=tuple(replace(p, balance=counters) for p, counters in players))


def test_PK_Q7_or_sits_out_until_able() -> None:
    table = LoadedTable(debt=False)
    table.table.state = with_balances(table.state, 72, 73, 5)
    table.turn(*POKINO_0)
    assert [player.playing for player in table.state.players] == [True, True, False]
    assert (table.balances, table.state.cups) == ([66, 67, 5], (2,) * 6)
    assert table.refusal(2, Mark(1, MIDDLE)) is Refusal.NOT_IN_ROUND
    table.mark_all(0)
    table.call(0, POKINO)
    table.close()
    table.table.state = with_balances(table.state, 67, 67, 6)
    table.turn(MIDDLE)
    assert table.balances == [61, 61, 0]
    conserve(table.state)


def test_PK_Q7_when_fewer_than_two_can_pay_the_session_ends() -> None:
    table = LoadedTable(stack=7, debt=False)
    won_by_0(table)
    assert table.state.phase is Phase.OVER
    assert GAME.scores(table.state) == (4 + 5, 1 + 5, 1 + 5)


def test_PK_Q7_nobody_can_pay_from_the_start() -> None:
    table = LoadedTable(stack=5, debt=False)
    assert table.state.phase is Phase.OVER
    assert GAME.scores(table.state) == (5, 5, 5)


# The last round


def test_PK_R9_PK_Q20_announced_before_its_first_card() -> None:
    table = LoadedTable(seats=4)
    assert table.play(1, Finish(1)) == (WantsLast(1),)
    assert table.refusal(1, Finish(1)) is Refusal.ALREADY_VOTED
    assert GAME.view(table.state, None).votes_needed == 3
    table.play(2, Finish(1))
    assert table.play(0, Finish(1)) == (WantsLast(0), LastRound(1))
    assert table.refusal(3, Finish(1)) is Refusal.ALREADY_LAST
    news = table.turn(MIDDLE)
    assert news[0] == RoundBegan(1, 0, True)


def test_PK_Q20_agreed_when_pokino_is_called_and_the_same_round_goes_on() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    assert table.refusal(0, Finish(1)) is Refusal.NOT_NOW
    table.turn(*(card for card in POKINO_0 if card != MIDDLE))
    table.mark_all(0)
    table.call(0, POKINO)
    table.play(1, Finish(1))
    table.play(2, Finish(1))
    news = table.turn(next(card for card in elsewhere(0)))
    assert news[0] == Paid(0, POKINO, 3, False, 0)
    assert (table.state.phase, table.state.round) == (Phase.ROUND, 1)
    assert table.refused_call(0, POKINO) is Refusal.PRIZE_PAID


def test_PK_Q20_without_a_majority_the_round_ends() -> None:
    table = LoadedTable()
    won_by_0(table, 1)
    table.close()
    assert (table.state.round, table.state.last, table.state.votes) == (2, False, frozenset())


def test_PK_R9_PK_Q20_PK_I4_the_last_round_ends_with_the_sixth_prize() -> None:
    table = LoadedTable(rounds=1)
    assert table.state.last
    news = ()
    for card in OURS[0]:
        news = table.turn(card)
        table.mark_all(0)
        names = [prize for prize in PRIZES if can_call(table, 0, prize)]
        if names:
            table.call(0, *names)
        if len(table.state.paid) + len(names) == 6:
            break
    assert table.state.phase is Phase.ROUND
    news = table.close()
    assert kinds(news)[-2:] == ["RoundEnded", "SessionEnded"]
    assert GAME.scores(table.state) == (50 - 6 + 18, 44, 44)
    assert GAME.alarms(table.state) == ()


def can_call(table: LoadedTable, seat: int, prize: Prize) -> bool:
    return any(
        getattr(play, "prizes", None) == frozenset({prize})
        for play in GAME.legal(table.state, seat)
    )


def test_PK_Q18_in_the_last_round_odd_counters_go_out_from_the_dealers_right() -> None:
    table = LoadedTable(rounds=1, dealer=1)
    table.turn(*together(STAMP))
    table.mark_all(0, 1)
    table.call(0, STAMP)
    table.call(1, STAMP)
    news = table.turn(elsewhere(0, 1)[0])
    assert news[:2] == (Paid(0, STAMP, 2, True, 0), Paid(1, STAMP, 1, True, 1))
    assert table.cup(STAMP) == 0


def test_PK_Q18_PK_Q20_an_odd_counter_from_before_it_was_the_last_is_split_at_the_end() -> None:
    table = LoadedTable(dealer=1)
    table.turn(*together(STAMP))
    table.mark_all(0, 1)
    table.call(0, STAMP)
    table.call(1, STAMP)
    for card in OURS[0]:
        if card not in table.state.called:
            table.turn(card)
            table.mark_all(0)
            names = [prize for prize in PRIZES if can_call(table, 0, prize)]
            if names:
                table.call(0, *names)
            if POKINO in names:
                assert table.cup(STAMP) == 1
                table.play(1, Finish(1))
                table.play(2, Finish(1))
            if len(table.state.paid | {claim.prize for claim in table.state.claims}) == 6:
                break
    news = table.close()
    assert CupSplit(STAMP, (1, 0, 0)) in news
    assert GAME.scores(table.state) == (44 + 1 + 15 + 1, 45, 44)


def test_PK_Q19_after_card_forty_comes_one_more_window() -> None:
    table = LoadedTable()
    whole_pack(table)
    assert table.state.phase is Phase.ROUND
    table.mark_all(2)
    table.call(2, FULL)
    news = table.close()
    assert news == (Paid(2, FULL, 3, False, 2), RoundEnded(1, False))
    assert table.state.cups == (3, 3, 3, 3, 0, 3)
    assert table.state.players[0].tally.missed == 6


def test_PK_Q19_in_a_last_round_uncalled_cups_are_split_among_all() -> None:
    table = LoadedTable(seats=4, rounds=1, stake=1, dealer=2)
    whole_pack(table)
    table.mark_all(3)
    table.call(3, CENTRE)
    news = table.close()
    assert CupSplit(CORNER, (1, 1, 1, 1)) in news
    assert news[-1] == SessionEnded((36, 36, 36, 40))


def test_PK_Q19_PK_Q18_odd_counters_of_a_split_from_the_dealers_right() -> None:
    table = LoadedTable(rounds=1, dealer=1)
    whole_pack(table)
    table.table.state = with_cup(table.state, CORNER, 8)
    news = table.close()
    assert CupSplit(CORNER, (3, 2, 3)) in news


def test_PK_Q21_the_highest_balance_wins_and_equals_tie() -> None:
    table = LoadedTable(rounds=1)
    whole_pack(table)
    table.close()
    assert GAME.scores(table.state) == (50, 50, 50)


# What the house may not do


def test_PK_P4_a_card_is_not_turned_twice() -> None:
    table = LoadedTable(pace=None)
    table.turn(MIDDLE)
    assert table.refusal(0, Turn(1, 0)) is Refusal.CARD_HAS_CHANGED
    assert table.refusal(0, Turn(2, 0)) is Refusal.ROUND_NOT_BEGUN


@pytest.mark.parametrize(
    "draw",
    [
        Opened((0, 1, 2), 0),
        Turned(MIDDLE),
        Closed(),
        GraceOver(0, CENTRE),
    ],
)
def test_the_house_cannot_cheat_in_a_round(draw: Any) -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    with pytest.raises(Illegal) as refused:
        GAME.deal(table.state, draw)
    assert refused.value.code is Refusal.NOT_THOSE_CARDS


@pytest.mark.parametrize(
    "draw",
    [Opened((0, 1), 0), Opened((0, 1, 1), 0), Opened((0, 1, 2), 3), Turned(MIDDLE), Closed()],
)
def test_the_house_cannot_cheat_at_the_start(draw: Closed | Opened | Turned) -> None:
    with pytest.raises(Illegal):
        GAME.deal(GAME.start(Options(), 3), draw)


def test_no_card_comes_after_pokino() -> None:
    table = LoadedTable()
    table.turn(*POKINO_0)
    table.mark_all(0)
    table.call(0, POKINO)
    with pytest.raises(Illegal):
        GAME.deal(table.state, Turned(elsewhere(0)[0]))


def test_PK_I3_PK_T3_no_future_card_anywhere() -> None:
    """State, frames, plays and news name no card before it is called; boards do, and always the
    same ones."""
    table = LoadedTable(auto_mark=True)
    boards = json.encode(GAME.view(table.state, None).boards)
    for card in PACK[::-1][:20]:
        hidden = [c for c in PACK if c not in table.state.called]
        for seat in (None, 0, 1, 2):
            frame = table.table.frame(seat, (), table.now)
            text = json.encode(frame).replace(boards, b"")
            assert not [c for c in hidden if f'"{c}"'.encode() in text]
        assert GAME.view(table.state, 0) == GAME.view(table.state, None)
        table.turn(Card(card))
        if table.state.phase is not Phase.ROUND:
            break


def test_PK_I3_what_is_seen_is_all_there_is() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    table.mark_all(0)
    seen = GAME.view(table.state, 2)
    assert GAME.imagine(seen, Random(1)) == table.state
    assert seen.covered == ((CENTRE,), (), ())
