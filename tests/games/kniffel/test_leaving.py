"""Kniffel: getting up for good, and the clock."""

from msgspec.structs import replace

from parlour.core.game import Leave, TableRefusal
from parlour.games.kniffel import GAME
from parlour.games.kniffel.model import (
    Begins,
    Box,
    GameEnded,
    Options,
    Preset,
    Roll,
    StartRolled,
    WentAway,
    Write,
    Wrote,
)
from tests.games.kniffel.loaded import almost_over, begun, dice, refusal, turn

# Leaving


def test_KN_Q9_KN_P2_who_leaves_writes_zeros() -> None:
    table = begun(seats=3)
    table.turn("1-1-1-1-2", Box.ONES)
    news = table.play(0, Leave())
    assert news == (WentAway(0),)
    assert table.state.sheets[0] == (4, *[0] * 12)
    assert table.state.seat == 1
    assert refusal(table.state, Leave(), 0) is TableRefusal.ALREADY_LEFT
    table.turn("1-1-1-1-2", Box.ONES)
    table.turn("1-1-1-1-2", Box.ONES)
    assert table.state.seat == 1


def test_KN_P2_who_leaves_in_his_turn_passes_it_on() -> None:
    table = begun(seats=2)
    table.play(0, Roll(0), 1, 2, 3, 4, 5)
    table.play(0, Leave())
    assert (table.state.seat, table.state.dice, table.state.roll) == (1, (), 0)


def test_KN_P2_leaving_while_the_dice_are_in_the_air() -> None:
    state, _ = GAME.apply(replace(begun().state), 0, Roll(0))
    state, _ = GAME.apply(state, 0, Leave())
    assert (state.rolling, state.seat) == (False, 1)
    assert GAME.alarms(state) == ()


def test_KN_P2_a_leaver_has_zero_in_later_games_and_never_begins_one() -> None:
    table = almost_over(seats=3, games=3)
    table.play(1, Leave())
    table.turn("1-1-1-1-2", Box.CHANCE)
    news = table.turn("1-1-1-1-4", Box.CHANCE)
    assert news[-1] == Begins(2, 2)
    assert table.state.sheets == ((None,) * 13, (0,) * 13, (None,) * 13)
    table.play(2, Leave())
    table.play(0, Leave())
    assert GAME.scores(table.state) == (21, 15, 23)


def test_KN_P2_the_last_to_write_leaves_and_the_game_ends() -> None:
    table = almost_over()
    table.turn("1-1-1-1-2", Box.CHANCE)
    news = table.play(1, Leave())
    assert news == (WentAway(1), GameEnded(1, (21, 15)))
    assert GAME.scores(table.state) == (21, 15)
    assert refusal(table.state, Leave()) is TableRefusal.GAME_OVER


def test_KN_P2_all_have_left() -> None:
    table = begun(seats=2, games=3)
    table.play(1, Leave())
    table.play(0, Leave())
    assert GAME.scores(table.state) == (0, 0)
    alone = begun(seats=1)
    alone.play(0, Leave())
    assert GAME.scores(alone.state) == (0,)


def test_KN_P3_leaving_before_the_start_is_rolled() -> None:
    state = GAME.start(Options(), 3)
    state, news = GAME.apply(state, 1, Leave())
    assert (state.contenders, news) == ((0, 2), (WentAway(1),))
    begins, news = GAME.apply(state, 0, Leave())
    assert (begins.seat, begins.first, news) == (2, 2, (WentAway(0), Begins(2, 1)))
    assert GAME.legal(begins, 2) == (Roll(0),)
    nobody, news = GAME.apply(begins, 2, Leave())
    assert GAME.scores(nobody) == (0, 0, 0)


def test_KN_P3_leaving_a_tie() -> None:
    state = GAME.start(Options(), 3)
    state, _ = GAME.deal(state, StartRolled((dice("6-6-6-6-6"),) * 2 + (dice("1-1-1-1-1"),)))
    assert state.contenders == (0, 1)
    other, _ = GAME.apply(state, 2, Leave())
    assert other.contenders == (0, 1)
    state, news = GAME.apply(state, 0, Leave())
    assert (state.contenders, news[-1]) == ((), Begins(1, 1))


def test_KN_P3_all_leave_before_the_start() -> None:
    state = GAME.start(Options(games=3), 2)
    state, _ = GAME.apply(state, 0, Leave())
    state, news = GAME.apply(state, 1, Leave())
    assert news[-1] == GameEnded(1, (0, 0))
    assert (GAME.scores(state), GAME.alarms(state)) == ((0, 0), ())


# The clock


def test_KN_P1_no_patience_no_clock() -> None:
    assert GAME.alarms(turn("1-2-3-4-5")) == ()


def test_KN_P1_the_clock_runs_anew_before_each_roll_and_entry() -> None:
    table = begun(patience=30)
    assert table.table.rings_at == 30.0
    table.wait(20)
    table.play(0, Roll(0), 6, 6, 6, 2, 1)
    assert table.table.rings_at == 50.0
    table.wait(20)
    table.play(0, Write(1, Box.SIXES))
    assert table.table.rings_at == 70.0


def test_KN_P1_somebody_leaving_does_not_wind_the_clock() -> None:
    table = begun(seats=3, patience=30)
    table.wait(10)
    table.play(2, Leave())
    assert table.table.rings_at == 30.0


def test_KN_P1_time_up_writes_where_the_dice_are_worth_most() -> None:
    table = begun(patience=30)
    table.play(0, Roll(0), 6, 6, 6, 2, 2)
    assert table.wait(29.9) == ()
    assert table.wait(0.1) == (Wrote(0, Box.FULL_HOUSE, 25, 0, (2, 2, 6, 6, 6), clock=True),)
    assert table.state.seat == 1


def test_KN_P1_time_up_before_the_first_roll_writes_a_zero_on_top() -> None:
    table = begun(patience=30)
    table.turn("1-1-3-4-6", Box.TWOS)
    assert table.wait(30) == (Wrote(1, Box.ONES, 0, 0, (), clock=True),)
    assert table.wait(30) == (Wrote(0, Box.ONES, 0, 0, (), clock=True),)


def test_KN_P1_of_equals_the_topmost() -> None:
    table = begun(patience=30)
    table.play(0, Roll(0), 1, 1, 1, 1, 1)
    assert table.wait(30)[0].box is Box.KNIFFEL
    table.play(1, Roll(0), 1, 1, 2, 4, 6)
    assert table.wait(30)[0].box is Box.CHANCE
    table.play(0, Roll(0), 1, 2, 2, 2, 6)
    assert table.wait(30)[0].box is Box.THREE_OF_A_KIND


def test_KN_P1_the_clock_obeys_the_joker_and_pays_the_extra() -> None:
    table = begun(seats=1, patience=30)
    table.turn("5-5-5-5-5", Box.KNIFFEL)
    table.play(0, Roll(0), 5, 5, 5, 5, 5)
    assert table.wait(30) == (Wrote(0, Box.FIVES, 25, 100, (5,) * 5, clock=True),)


def test_KN_P1_a_game_nobody_plays_ends_by_the_clock() -> None:
    table = begun(patience=5, preset=Preset.FORCED_ORDER)
    for _ in range(26):
        table.wait(5)
    assert GAME.scores(table.state) == (0, 0)
