"""Coming and going, resting and sleeping. PK-… are clauses of docs/rules/pokino.md."""

import pytest

from parlour.core.game import Alarm, Illegal, Join, Leave, TableRefusal
from parlour.games.pokino import GAME
from parlour.games.pokino.model import (
    Boards,
    Finish,
    FirstCard,
    LastRound,
    Mark,
    Opened,
    Options,
    Paid,
    Phase,
    Refusal,
    Rest,
    RoundEnded,
    SessionEnded,
    TakeBoard,
    Turn,
)
from parlour.kit.cards import PACK
from tests.games.pokino.loaded import (
    CENTRE,
    FULL,
    MIDDLE,
    POKINO,
    POKINO_0,
    LoadedTable,
    elsewhere,
    whole_pack,
    with_cup,
    won_by_0,
)


def test_PK_Q22_who_leaves_withdraws_the_board_and_the_cups_stay() -> None:
    table = LoadedTable()
    table.turn(MIDDLE)
    table.mark(0, MIDDLE)
    table.call(0, CENTRE)
    table.play(0, Leave())
    assert table.state.players[0].board is None
    assert not table.state.claims
    assert not table.state.graces
    assert (table.state.cups, table.state.dealer) == ((3,) * 6, 2)
    table.turn(elsewhere(0)[0])
    assert table.refused_theft(1, CENTRE, 0) is Refusal.NO_SUCH_PLAYER
    with pytest.raises(Illegal) as refused:
        GAME.apply(table.state, 0, Leave())
    assert refused.value.code is TableRefusal.ALREADY_LEFT
    assert table.refusal(0, Mark(1, MIDDLE)) is TableRefusal.ALREADY_LEFT


def test_PK_Q22_what_was_stolen_before_he_left_is_paid() -> None:
    table = LoadedTable()
    table.turn(MIDDLE, elsewhere(0)[0])
    table.steal(1, CENTRE, 0)
    table.play(0, Leave())
    table.turn(elsewhere(0)[1])
    assert table.balances == [44, 47, 44]


def test_PK_Q22_a_newcomer_takes_the_chair_and_plays_from_the_next_round_on() -> None:
    table = LoadedTable()
    assert table.refusal_of_join(0) is Refusal.NOT_LEFT
    table.turn(MIDDLE)
    table.play(1, Leave())
    table.play(1, Join())
    newcomer = table.state.players[1]
    assert (newcomer.board, newcomer.playing, newcomer.balance) == (1, False, 44)
    assert table.refusal(1, Mark(1, MIDDLE)) is Refusal.NOT_IN_ROUND
    assert table.refused_theft(2, CENTRE, 1) is Refusal.NO_SUCH_PLAYER
    table.turn(*(card for card in POKINO_0 if card != MIDDLE))
    table.mark_all(0)
    table.call(0, POKINO)
    assert table.refusal(1, Finish(1)) is Refusal.NOT_IN_ROUND
    table.close()
    table.play(2, Leave())
    table.play(2, Join())
    table.turn(MIDDLE)
    assert [player.playing for player in table.state.players] == [True, True, True]


def test_PK_Q22_a_board_that_was_taken_over_is_another_one() -> None:
    table = LoadedTable(boards=Boards.CHOSEN)
    table.play(1, Leave())
    table.play(0, TakeBoard(1, 1))
    table.play(1, Join())
    assert [player.board for player in table.state.players] == [1, 0, 2]


def test_PK_Q22_leaving_before_boards_are_dealt() -> None:
    state = GAME.start(Options(), 3)
    state, _ = GAME.apply(state, 0, Leave())
    state, _ = GAME.deal(state, Opened((4, 5, 6), 0))
    assert [player.board for player in state.players] == [None, 5, 6]
    assert state.dealer == 2
    early, _ = GAME.apply(GAME.start(Options(), 3), 1, Leave())
    early, _ = GAME.apply(early, 1, Join())
    assert early.players[1].board is None
    early, _ = GAME.deal(early, Opened((4, 5, 6), 0))
    assert early.players[1].board == 5


def test_PK_Q22_fewer_than_two_players_end_the_session() -> None:
    table = LoadedTable(seats=2)
    table.turn(MIDDLE)
    table.mark(0, MIDDLE)
    table.call(0, CENTRE)
    news = table.play(1, Leave())
    assert news[1] == Paid(0, CENTRE, 2, False, 0)
    assert news[-1] == SessionEnded((69 + 12, 69))
    with pytest.raises(Illegal) as refused:
        GAME.apply(table.state, 0, Leave())
    assert refused.value.code is TableRefusal.GAME_OVER
    with pytest.raises(Illegal) as refused:
        GAME.apply(table.state, 1, Join())
    assert refused.value.code is TableRefusal.GAME_OVER


def test_PK_Q22_all_who_play_leave_and_others_rest() -> None:
    table = LoadedTable(seats=4)
    table.play(2, Rest(1, True))
    table.play(3, Rest(1, True))
    table.turn(MIDDLE)
    table.play(0, Leave())
    assert table.state.dealer == 1
    news = table.play(1, Leave())
    assert news[-1] == RoundEnded(1, False)
    assert (table.state.phase, table.state.cups) == (Phase.BETWEEN, (2,) * 6)


def test_PK_Q22_all_who_play_the_last_round_leave() -> None:
    table = LoadedTable(seats=4, rounds=1)
    table.play(2, Rest(1, True))
    table.play(3, Rest(1, True))
    table.turn(MIDDLE)
    table.play(0, Leave())
    table.play(1, Leave())
    assert GAME.scores(table.state) == (31, 31, 43, 43)


def test_PK_Q22_one_who_cannot_pay_and_one_who_leaves() -> None:
    table = LoadedTable(stack=12, debt=False)
    won_by_0(table)
    table.table.state = with_cup(table.state, FULL, table.cup(FULL) + 5)
    assert table.balances == [4, 6, 6]
    news = table.play(1, Leave())
    assert isinstance(news[-1], SessionEnded)


def test_PK_Q20_a_leaver_may_make_it_a_majority() -> None:
    table = LoadedTable(seats=3)
    table.play(1, Finish(1))
    news = table.play(2, Leave())
    assert LastRound(1) not in news
    table = LoadedTable(seats=5)
    table.play(1, Finish(1))
    table.play(2, Finish(1))
    table.play(3, Leave())
    news = table.play(4, Leave())
    assert LastRound(1) in news


def test_PK_P3_resting() -> None:
    table = LoadedTable()
    table.play(0, Rest(1, True))
    assert table.state.dealer == 2
    assert table.refusal(0, Rest(1, True)) is Refusal.NOT_NOW
    assert table.refusal(0, Turn(1, 0)) is Refusal.NOT_THE_DEALER
    assert table.refusal(0, Finish(1)) is Refusal.NOT_IN_ROUND
    table.turn(MIDDLE)
    assert table.balances == [50, 44, 44]
    assert table.refusal(0, Rest(1, False)) is Refusal.NOT_NOW
    assert GAME.legal(table.state, 0) == ()


def test_PK_P3_too_few_to_play() -> None:
    table = LoadedTable(seats=2)
    table.play(1, Rest(1, True))
    assert GAME.alarms(table.state) == ()
    assert table.refusal(0, Turn(1, 0)) is Refusal.TOO_FEW_PLAYERS
    table.play(0, Rest(1, True))
    table.play(1, Rest(1, False))
    assert table.state.dealer == 1
    table.play(0, Rest(1, False))
    assert GAME.alarms(table.state) == (Alarm(FirstCard(1), 12),)


def test_PK_P2_a_table_that_sleeps_waits_for_a_player() -> None:
    table = LoadedTable()
    whole_pack(table)
    table.close()
    assert not table.state.awake
    assert GAME.alarms(table.state) == ()
    table.play(1, Turn(2, 0), MIDDLE)
    assert table.state.phase is Phase.ROUND


def test_PK_P2_a_table_that_plays_by_itself_never_sleeps() -> None:
    table = LoadedTable(auto_mark=True, auto_call=True)
    for card in PACK:
        table.turn(card)
        if table.state.claims:
            break
    while table.state.phase is Phase.ROUND:
        rest = [card for card in PACK if card not in table.state.called]
        if POKINO in {claim.prize for claim in table.state.claims}:
            table.close()
        else:
            table.turn(rest[0])
    assert table.state.awake


def test_PK_P3_PK_Q22_a_card_asked_for_is_not_turned_when_too_few_are_left_to_play() -> None:
    table = LoadedTable(seats=3, pace=None)
    table.play(2, Rest(1, True))
    state, _ = GAME.apply(table.state, 0, Turn(1, 0))
    assert state.turning
    state, _ = GAME.apply(state, 1, Leave())
    assert (state.turning, state.phase) == (False, Phase.BETWEEN)
    assert GAME.alarms(state) == ()
