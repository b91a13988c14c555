"""Kniffel: who rolls, who writes, when it ends."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.game import Alarm, Illegal, Leave, TableRefusal
from parlour.games.kniffel import GAME
from parlour.games.kniffel.model import (
    Begins,
    BonusEarned,
    Box,
    DiceFell,
    Extra,
    GameEnded,
    Options,
    Preset,
    Refusal,
    Roll,
    Rolled,
    Start,
    StartRolled,
    ThrewForStart,
    ThrowDice,
    TimeUp,
    Write,
    Wrote,
)
from tests.games.kniffel.loaded import (
    BOXES,
    LoadedTable,
    almost_over,
    begun,
    dice,
    refusal,
    rolled,
    turn,
)

# Rolling for the start


def test_KN_R2_the_highest_sum_begins() -> None:
    table = LoadedTable(Options(), 3)
    assert table.table.frame(0, (), 0.0).view.seat is None
    news = table.start("1-1-1-1-6", "2-2-2-3-3", "1-1-1-1-1")
    assert news == (
        ThrewForStart(0, (1, 1, 1, 1, 6)),
        ThrewForStart(1, (2, 2, 2, 3, 3)),
        ThrewForStart(2, (1, 1, 1, 1, 1)),
        Begins(1, 1),
    )
    assert (table.state.first, table.state.seat, table.state.contenders) == (1, 1, ())


def test_KN_Q1_equals_roll_again_and_only_they() -> None:
    table = LoadedTable(Options(), 3)
    news = table.start(
        *["6-6-6-6-1", "1-1-1-1-1", "5-5-5-5-5"],
        *["1-2-3-4-5", "5-4-3-2-1"],
        *["1-1-1-1-2", "1-1-1-1-3"],
    )
    assert [item.seat for item in news] == [0, 1, 2, 0, 2, 0, 2, 2]
    assert news[-1] == Begins(2, 1)


def test_KN_Q1_then_turns_go_clockwise() -> None:
    table = LoadedTable(Options(), 3)
    table.start("1-1-1-1-1", "6-6-6-6-6", "1-1-1-1-1")
    order = []
    for box in BOXES[:2]:
        for _ in range(3):
            order.append(table.state.seat)
            table.turn("1-2-2-4-6", box)
    assert order == [1, 2, 0, 1, 2, 0]


def test_KN_P4_alone_nobody_rolls_for_the_start() -> None:
    state = GAME.start(Options(), 1)
    assert GAME.alarms(state) == ()
    assert GAME.legal(state, 0) == (Roll(0),)


# Rolling


def test_KN_R3_three_rolls_in_the_first_round_and_in_the_second() -> None:
    """Some programs give another roll from the second round on."""
    state = turn()
    for box in (Box.ONES, Box.TWOS, Box.THREES):
        assert GAME.legal(state, 0) == (Roll(0),)
        state = rolled(state, "1-2-3-4-6")
        state = rolled(state, "1-2-3-4-6", keep="1-2")
        assert Roll(2) in GAME.legal(state, 0)
        state = rolled(state, "1-2-3-4-6")
        assert state.roll == 3
        assert refusal(state, Roll(3)) is Refusal.NO_ROLLS_LEFT
        assert not any(isinstance(play, Roll) for play in GAME.legal(state, 0))
        state, _ = GAME.apply(state, 0, Write(3, box))


def test_KN_R3_any_dice_may_be_kept() -> None:
    keeps = {play.keep for play in GAME.legal(turn("1-2-3-4-6"), 0) if isinstance(play, Roll)}
    assert len(keeps) == 31
    assert {(), (1,), (2, 6), (1, 2, 3, 4)} <= keeps
    same = {play.keep for play in GAME.legal(turn("5-5-5-5-5"), 0) if isinstance(play, Roll)}
    assert same == {(), (5,), (5, 5), (5, 5, 5), (5, 5, 5, 5)}


def test_KN_R3_kept_dice_stay_on_the_table() -> None:
    state, news = GAME.apply(turn("1-3-3-4-5"), 0, Roll(1, (3, 3)))
    assert (state.dice, state.rolling, news) == ((3, 3), True, ())
    assert GAME.alarms(state) == (Alarm(ThrowDice()),)
    state, news = GAME.deal(state, Rolled((2, 3, 3, 6, 6)))
    assert news == (DiceFell(0, 2, (3, 3), (2, 3, 3, 6, 6)),)


def test_KN_Q1_a_kept_die_may_be_rolled_later() -> None:
    state = rolled(turn("1-3-3-4-5"), "2-3-3-6-6", keep="3-3")
    assert Roll(2, (6, 6)) in GAME.legal(state, 0)


def test_KN_Q1_keeping_five_is_no_roll() -> None:
    assert refusal(turn("1-2-3-4-5"), Roll(1, (1, 2, 3, 4, 5))) is Refusal.KEEPING_ALL


# Writing


def test_KN_R1_every_turn_ends_with_one_entry() -> None:
    table = begun()
    assert refusal(table.state, Write(0, Box.ONES)) is Refusal.ROLL_FIRST
    news = table.turn("1-1-3-4-6", Box.ONES)
    assert news[-1] == Wrote(0, Box.ONES, 2, 0, (1, 1, 3, 4, 6))
    assert table.state.sheets[0] == (2, *[None] * 12)
    assert (table.state.seat, table.state.dice, table.state.roll) == (1, (), 0)


def test_KN_R5_the_bonus_is_news_once() -> None:
    state = turn("6-6-6-6-1", threes=9, fours=12, fives=15)
    _, news = GAME.apply(state, 0, Write(1, Box.SIXES))
    assert BonusEarned(0, 35) not in news
    state = turn("6-6-6-6-6", threes=9, fours=12, fives=15)
    state, news = GAME.apply(state, 0, Write(1, Box.SIXES))
    assert BonusEarned(0, 35) in news
    _, news = GAME.apply(rolled(state, "1-1-1-1-2"), 0, Write(1, Box.ONES))
    assert BonusEarned(0, 35) not in news


# The end


def test_KN_R14_KN_I1_the_highest_total_wins_after_13_turns() -> None:
    table = almost_over()
    assert table.table.frame(0, (), 0.0).scores is None
    table.turn("1-1-1-1-2", Box.CHANCE)
    news = table.turn("6-6-6-6-5", Box.CHANCE)
    low, high = GAME.scores(table.state) or ()
    assert (low, high) == (15 + 6, 15 + 29)
    assert news[-1] == GameEnded(1, (low, high))
    assert all(None not in sheet for sheet in table.state.sheets)
    assert sum(isinstance(move.what, Write) for move in table.table.moves) == 26
    assert GAME.view(table.state, 0).seat is None
    assert refusal(table.state, Roll(0)) is TableRefusal.GAME_OVER
    with pytest.raises(Illegal) as refused:
        table.play(0, Roll(0))
    assert refused.value.code is TableRefusal.GAME_OVER


def test_KN_Q9_ties_share_the_win() -> None:
    table = almost_over()
    table.turn("1-2-3-4-6", Box.CHANCE)
    table.turn("1-2-3-4-6", Box.CHANCE)
    first, second = GAME.scores(table.state) or ()
    assert first == second


def test_KN_Q9_a_series_runs_on_and_the_start_moves_clockwise() -> None:
    table = almost_over(seats=3, games=2)
    table.turn("1-1-1-1-2", Box.CHANCE)
    table.turn("1-1-1-1-3", Box.CHANCE)
    news = table.turn("1-1-1-1-4", Box.CHANCE)
    assert news[-2:] == (GameEnded(1, (21, 22, 23)), Begins(1, 2))
    state = table.state
    assert (state.game, state.first, state.seat, state.past) == (2, 1, 1, (21, 22, 23))
    assert state.sheets == ((None,) * 13,) * 3
    assert GAME.scores(state) is None
    for box in BOXES:
        for _ in range(3):
            table.turn("1-2-2-4-6", box)
    assert GAME.scores(table.state) == (21 + 30, 22 + 30, 23 + 30)


def test_KN_Q9_the_start_may_be_rolled_for_before_every_game() -> None:
    table = almost_over(seats=3, games=2, start="every-game")
    table.turn("1-1-1-1-2", Box.CHANCE)
    table.turn("1-1-1-1-3", Box.CHANCE)
    throws = ("1-1-1-1-1", "2-2-2-2-2", "6-6-6-6-6")
    news = table.turn("1-1-1-1-4", Box.CHANCE, *throws)
    assert news[-5:] == (
        GameEnded(1, (21, 22, 23)),
        ThrewForStart(0, (1, 1, 1, 1, 1)),
        ThrewForStart(1, (2, 2, 2, 2, 2)),
        ThrewForStart(2, (6, 6, 6, 6, 6)),
        Begins(2, 2),
    )
    assert (table.state.first, table.state.seat, table.state.past) == (2, 2, (21, 22, 23))


def test_KN_Q9_only_players_still_there_roll_for_the_next_game() -> None:
    table = almost_over(seats=3, games=2, start="every-game")
    table.play(1, Leave())
    table.turn("1-1-1-1-2", Box.CHANCE)
    news = table.turn("1-1-1-1-3", Box.CHANCE, "1-1-1-1-1", "2-2-2-2-2")
    assert [item.seat for item in news if isinstance(item, ThrewForStart)] == [0, 2]
    assert news[-1] == Begins(2, 2)


def test_KN_Q9_KN_P3_leaving_while_the_next_start_is_rolled_for() -> None:
    options = Options(games=2, start=Start.EVERY_GAME)
    full = replace(turn(options=options), sheets=((0,) * 13, (0,) * 12 + (None,)))
    state = replace(full, extras=(0, 0), past=(0, 0), seat=1, dice=dice("1-2-3-4-6"), roll=1)
    state, news = GAME.apply(state, 1, Write(1, Box.CHANCE))
    assert (state.contenders, news[-1]) == ((0, 1), GameEnded(1, (0, 16)))
    assert GAME.view(state, 0).seat is None
    state, news = GAME.apply(state, 0, Leave())
    assert (state.seat, news[-1]) == (1, Begins(1, 2))


def test_KN_Q9_one_who_is_left_alone_does_not_roll() -> None:
    table = almost_over(seats=2, games=2, start="every-game")
    table.play(1, Leave())
    news = table.turn("1-1-1-1-2", Box.CHANCE)
    assert news[-1] == Begins(0, 2)


def test_KN_Q9_a_chosen_place_begins_without_a_roll() -> None:
    options = Options(start=Start.CHOSEN, place=3, games=2)
    state = GAME.start(options, 4)
    assert (state.contenders, state.first, state.seat) == ((), 2, 2)
    assert GAME.legal(state, 2) == (Roll(0),)
    assert GAME.alarms(state) == ()


def test_KN_Q9_a_chosen_place_must_be_taken() -> None:
    assert GAME.seats(Options(start=Start.CHOSEN, place=3)) == range(3, 9)
    assert GAME.seats(Options(preset=Preset.YAHTZEE, start=Start.CHOSEN)) == range(2, 11)
    with pytest.raises(Illegal) as nobody:
        GAME.seats(Options(start=Start.CHOSEN, place=9))
    assert nobody.value.code is Refusal.NO_SUCH_PLACE


def test_KN_Q9_extra_points_begin_anew_with_each_game() -> None:
    table = begun(seats=1, games=2, extra=Extra.SECOND)
    table.turn("5-5-5-5-5", Box.KNIFFEL)
    table.turn("5-5-5-5-5", Box.FIVES)
    assert table.state.extras == (100,)
    for box in BOXES:
        if box not in (Box.KNIFFEL, Box.FIVES):
            table.turn("1-2-2-4-6", box)
    assert (table.state.game, table.state.extras) == (2, (0,))


# Late, wrong and forged


@pytest.mark.parametrize("roll", [0, 2, 3, -1, 10**30])
def test_KN_P5_a_play_for_other_dice_is_refused(roll: int) -> None:
    assert refusal(turn("1-2-3-4-5"), Roll(roll)) is Refusal.DICE_HAVE_CHANGED
    assert refusal(turn("1-2-3-4-5"), Write(roll, Box.ONES)) is Refusal.DICE_HAVE_CHANGED


def test_KN_P5_out_of_turn() -> None:
    assert refusal(begun().state, Roll(0), seat=1) is Refusal.NOT_YOUR_TURN
    assert refusal(GAME.start(Options(), 2), Roll(0), seat=0) is Refusal.NOT_YOUR_TURN


def test_KN_P5_while_the_dice_are_in_the_air() -> None:
    state, _ = GAME.apply(turn("1-2-3-4-5"), 0, Roll(1))
    assert refusal(state, Roll(1)) is Refusal.DICE_IN_THE_AIR
    assert refusal(state, Write(1, Box.ONES)) is Refusal.DICE_IN_THE_AIR
    assert GAME.view(state, 0).offers == ()


def test_KN_P5_kept_dice_come_in_any_order() -> None:
    kept = msgspec.json.decode(b'{"type":"Roll","roll":1,"keep":[6,2,6]}', type=Roll)
    assert kept == Roll(1, (2, 6, 6))
    state = turn("1-2-5-6-6")
    assert kept in GAME.legal(state, 0)
    assert GAME.apply(state, 0, kept)[0].dice == (2, 6, 6)


@pytest.mark.parametrize("keep", [(6,), (1, 1), (1, 2, 3, 4, 6)])
def test_KN_P5_dice_that_are_not_there(keep: tuple[int, ...]) -> None:
    assert refusal(turn("1-2-3-4-5"), Roll(1, keep)) is Refusal.NOT_THOSE_DICE


def test_KN_P5_boxes_that_are_taken_or_not_on_the_sheet() -> None:
    state = turn("1-2-3-4-5", ones=0)
    assert refusal(state, Write(1, Box.ONES)) is Refusal.BOX_TAKEN
    assert refusal(state, Write(1, Box.ONE_PAIR)) is Refusal.NO_SUCH_BOX


@pytest.mark.parametrize(
    "draw",
    [
        Rolled((1, 2, 3, 4, 5)),
        Rolled((3, 3, 4, 4)),
        Rolled((4, 3, 3, 1, 1)),
        Rolled(()),
        StartRolled(((1, 1, 1, 1, 1),)),
        StartRolled(()),
        TimeUp(),
    ],
)
def test_KN_P5_the_house_cannot_cheat_either(draw: Rolled | StartRolled | TimeUp) -> None:
    state, _ = GAME.apply(turn("1-3-3-4-5", options=Options(patience=9)), 0, Roll(1, (3, 3)))
    with pytest.raises(Illegal) as refused:
        GAME.deal(state, draw)
    assert refused.value.code is Refusal.NOT_THOSE_DICE


@pytest.mark.parametrize(
    "draw",
    [
        StartRolled((dice("1-1-1-1-1"),)),
        StartRolled((dice("1-1-1-1-1"),) * 3),
        StartRolled(((1, 1, 1, 1, 1), (5, 4, 3, 2, 1))),
        StartRolled(((1, 1, 1, 1, 1), ())),
        Rolled(dice("1-1-1-1-1")),
        TimeUp(),
    ],
)
def test_KN_P5_nor_at_the_start(draw: Rolled | StartRolled | TimeUp) -> None:
    with pytest.raises(Illegal):
        GAME.deal(GAME.start(Options(patience=9), 2), draw)


def test_KN_P5_no_time_is_up_without_a_clock_nor_after_the_end() -> None:
    for state in (turn("1-2-3-4-5"), begun(seats=1, patience=9).state):
        over, _ = GAME.apply(state, 0, Leave())
        for one in (over, state):
            if one.options.patience is None or one is over:
                with pytest.raises(Illegal):
                    GAME.deal(one, TimeUp())


# Always true


def test_KN_I2_a_total_is_boxes_and_bonus_and_extra() -> None:
    state = turn("", extra=200, ones=5, fives=25, sixes=30, fours=3, kniffel=50, chance=9)
    shown = GAME.view(state, None).sheets[0]
    assert (shown.upper, shown.bonus, shown.extra) == (63, 35, 200)
    assert shown.total == 63 + 50 + 9 + 35 + 200


def test_KN_I3_everyone_sees_everything() -> None:
    table = begun(seats=3)
    table.play(0, Roll(0), 6, 6, 6, 2, 1)
    views = {GAME.view(table.state, seat) for seat in (None, 0, 1, 2)}
    assert len(views) == 1
    seen = views.pop()
    assert (seen.dice, seen.roll, seen.seat, seen.first) == ((1, 2, 6, 6, 6), 1, 0, 0)
    assert seen.offers == (1, 2, 0, 0, 0, 18, 21, 0, 0, 0, 0, 0, 21)
    assert seen.boxes == tuple(BOXES)
    assert (seen.upper_goal, seen.upper_bonus) == (63, 35)


def test_KN_I3_an_offer_is_made_only_where_it_may_be_written() -> None:
    seen = GAME.view(turn("5-5-5-5-5", kniffel=50), 0)
    assert seen.offers == (None, None, None, None, 25, *[None] * 8)
    assert GAME.view(turn(), 0).offers == (None,) * 13


def test_KN_I3_there_is_only_one_position_to_imagine() -> None:
    """Before the start, in a turn, with dice in the air, with a leaver, after the end."""
    table = almost_over(seats=2, games=2)
    waiting = GAME.start(Options(), 3)
    states = [waiting, GAME.apply(waiting, 1, Leave())[0], table.state]
    states.append(GAME.apply(table.state, 0, Roll(0))[0])
    for _ in range(2):
        table.turn("1-2-2-4-6", Box.CHANCE)
    states.append(table.state)
    for seat in (1, 0):
        table.play(seat, Leave())
        states.append(table.state)
    for state in states:
        assert GAME.imagine(GAME.view(state, 1), Random(1)) == state
