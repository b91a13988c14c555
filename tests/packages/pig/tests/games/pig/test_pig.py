"""Pig, clause by clause."""

from random import Random

import pytest
from parlour_pig import GAME
from parlour_pig.commands import held_with
from parlour_pig.model import (
    DieFell,
    Held,
    Hold,
    NewsItem,
    Options,
    Play,
    Refusal,
    Roll,
    Rolled,
    State,
    TurnLost,
    WentAway,
    Won,
)

from parlour.core.fair import seeded
from parlour.core.game import Illegal, Leave
from parlour.core.table import Table
from parlour.study.simulate import play_out
from tests.games.pig.conserve import conserve


def rolled(state: State, *faces: int) -> tuple[State, tuple[NewsItem, ...]]:
    """Whoever's turn it is rolls these, one after the other; the news of the last."""
    news: tuple[NewsItem, ...] = ()
    for face in faces:
        state, _ = GAME.apply(state, state.seat, Roll(state.rolls))
        state, news = GAME.deal(state, Rolled(face))
    return state, news


def held(state: State, *faces: int) -> State:
    """Whoever's turn it is rolls these and holds."""
    state, _ = rolled(state, *faces)
    return GAME.apply(state, state.seat, Hold(state.rolls))[0]


def refusal(state: State, seat: int, play: Play) -> str:
    with pytest.raises(Illegal) as refused:
        GAME.apply(state, seat, play)
    return refused.value.code.value


def test_PG_R1_turns_go_round() -> None:
    state = GAME.start(Options(), 3)
    order = [state.seat]
    for _ in range(3):
        state = held(state, 2)
        order.append(state.seat)
    assert order == [0, 1, 2, 0]
    assert refusal(state, 1, Roll(state.rolls)) == Refusal.NOT_YOUR_TURN


def test_PG_R2_rolls_add_up() -> None:
    state, news = rolled(GAME.start(Options(), 2), 6, 5, 2)
    assert (state.turn, state.points, state.seat) == (13, (0, 0), 0)
    assert news == (DieFell(0, 2, 13),)


def test_PG_R2_a_1_takes_the_turn() -> None:
    state = held(held(GAME.start(Options(), 2), 6), 2)
    state, news = rolled(state, 6, 5, 1)
    assert (state.turn, state.points, state.seat) == (0, (6, 2), 1)
    assert news == (DieFell(0, 1, 0), TurnLost(0, 11))


def test_PG_R3_holding() -> None:
    state = GAME.start(Options(), 2)
    assert refusal(state, 0, Hold(0)) == Refusal.NOTHING_TO_HOLD
    state, _ = rolled(state, 6, 4)
    state, news = GAME.apply(state, 0, Hold(2))
    assert (state.points, state.turn, state.seat) == ((10, 0), 0, 1)
    assert news == (Held(0, 10, 10),)


def test_PG_R4_the_goal() -> None:
    state = held(held(GAME.start(Options(goal=10), 2), 6, 3), 5)
    state, _ = rolled(state, 2)
    assert GAME.scores(state) is None
    state, news = GAME.apply(state, 0, Hold(state.rolls))
    assert news == (Held(0, 2, 11), Won(0))
    assert GAME.scores(state) == (11, 5)
    assert (GAME.legal(state, 1), GAME.alarms(state)) == ((), ())


def test_PG_P1_leaving() -> None:
    state = held(GAME.start(Options(), 3), 6)
    state, news = GAME.apply(state, 1, Leave())
    assert (news, state.seat) == ((WentAway(1),), 2)
    assert refusal(state, 1, Leave()) == "already-left"
    state, _ = GAME.apply(state, 2, Roll(state.rolls))
    state, news = GAME.apply(state, 2, Leave())
    assert news == (WentAway(2), Won(0))
    assert GAME.scores(state) == (100, 0, 0)
    assert refusal(state, 0, Leave()) == "game-over"


def test_PG_P2_a_late_play() -> None:
    state, _ = rolled(GAME.start(Options(), 2), 6)
    assert refusal(state, 0, Roll(0)) == Refusal.DICE_HAVE_CHANGED
    state, _ = GAME.apply(state, 0, Roll(1))
    assert refusal(state, 0, Roll(1)) == Refusal.DIE_IN_THE_AIR


def test_a_die_that_nobody_rolled() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.deal(GAME.start(Options(), 2), Rolled(6))
    assert refused.value.code is Refusal.NOT_THAT_DIE


def test_PG_T1_holding_at_20() -> None:
    turns = held_with(20)
    assert float(1 - sum(turns.values())) == pytest.approx(0.625, abs=0.001)
    assert float(sum(p * chance for p, chance in turns.items())) == pytest.approx(8.14, abs=0.005)


def test_PG_I1_in_every_position() -> None:
    for number in range(20):
        played = play_out(
            GAME, Options(), [GAME.bots["steady"]] * 3, seeded(number), Random(number)
        )
        table = Table(GAME, Options(), 3, seeded(number))
        for move in played.moves:
            table.follow(move)
            conserve(table.state)


def test_steady_beats_timid() -> None:
    bots = [GAME.bots["timid"], GAME.bots["steady"]]
    wins = 0
    for number in range(100):
        table = play_out(GAME, Options(), bots, seeded(number), Random(number))
        timid, steady = table.scores or (0, 0)
        wins += steady > timid
    assert wins > 60
