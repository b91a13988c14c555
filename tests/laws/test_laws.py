"""The laws every game keeps, on games played at random. They know no rulebook."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw, json

from parlour.core import fair, log
from parlour.core.game import Frame, Illegal, Leave, TableRefusal
from parlour.core.table import Move, Table
from tests.laws.cases import CASES, PLAYED, Case, Played, games, play

every_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
some = settings(max_examples=40, deadline=None)
encode = json.Encoder(order="deterministic").encode


def moments(data: st.DataObject, played: Played, number: int = 12) -> list[Any]:
    """Some states of a game, the first and the last among them."""
    inner = range(1, len(played.states) - 1)
    rng = Random(data.draw(st.integers(0, 2**32), label="moments"))
    picked = rng.sample(inner, min(number, len(inner)))
    return [played.states[index] for index in (0, *sorted(picked), -1)]


def accepts(case: Case, state: Any, seat: int, wanted: Any) -> bool:
    try:
        case.game.apply(state, seat, wanted)
    except Illegal as illegal:
        refused: Any = illegal.code
    else:
        return True
    assert isinstance(refused, case.game.refusals | TableRefusal)
    return False


def header(case: Case, played: Played) -> log.Header:
    return log.Header(
        log.FORMAT,
        case.game.name,
        case.game.rules,
        Raw(encode(played.table.options)),
        played.names,
        fair.commitment(played.seed),
        played.names,
    )


@every_game
@given(data=st.data())
@some
def test_legality(case: Case, data: st.DataObject) -> None:
    """A play is in `legal` exactly when `apply` accepts it."""
    played = data.draw(games(case))
    seen = {move.what for move in played.table.moves if move.seat is not None}
    pool = Random(0).sample(sorted(seen, key=repr), min(len(seen), 60))
    for state in moments(data, played):
        for seat in played.seats:
            legal = case.game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            for wanted in {*legal, *pool} - {Leave()}:
                assert accepts(case, state, seat, wanted) == (wanted in legal)


@every_game
@given(data=st.data())
@some
def test_leaving(case: Case, data: st.DataObject) -> None:
    """Everyone may leave, once, until the game is over; and nobody is asked again who has left."""
    played = data.draw(games(case))
    for state in moments(data, played):
        for seat in played.seats:
            assert Leave() not in case.game.legal(state, seat)
            if case.game.scores(state) is not None:
                assert not accepts(case, state, seat, Leave())
            elif accepts(case, state, seat, Leave()):
                after, _ = case.game.apply(state, seat, Leave())
                assert not accepts(case, after, seat, Leave())
                assert case.game.legal(after, seat) == ()
            else:
                assert case.game.legal(state, seat) == ()
    assert len({m.seat for m in played.table.moves if m.what == Leave()}) == sum(
        move.what == Leave() for move in played.table.moves
    )


@every_game
@given(data=st.data())
@some
def test_everyone_leaves(case: Case, data: st.DataObject) -> None:
    """A table that everybody has left finds its end without them."""
    played = data.draw(games(case))
    table: Any = Table(
        case.game, played.table.options, len(played.seats), fair.fair(played.seed, played.names)
    )
    stop = data.draw(st.integers(0, len(played.table.moves) - 1))
    for move in played.table.moves[:stop]:
        table.follow(move)
    now = table.moves[-1].at if table.moves else 0.0
    gone = {move.seat for move in table.moves if move.what == Leave()}
    for seat in data.draw(st.permutations([seat for seat in played.seats if seat not in gone])):
        if not table.over:
            table.commit(table.play(seat, Leave(), now))
    while not table.over:
        assert table.rings_at is not None
        table.commit(table.ring(max(now, table.rings_at)))


@every_game
@given(data=st.data())
@some
def test_scores_come_when_nothing_more_can_happen(case: Case, data: st.DataObject) -> None:
    played = data.draw(games(case))
    for state in played.states:
        able = any(case.game.legal(state, seat) for seat in played.seats)
        assert (case.game.scores(state) is None) == (able or bool(case.game.alarms(state)))
    scores = case.game.scores(played.states[-1])
    assert scores is not None
    assert len(scores) == len(played.seats)


@every_game
@given(data=st.data())
@some
def test_conservation(case: Case, data: st.DataObject) -> None:
    for state in data.draw(games(case)).states:
        case.conserve(state)


@every_game
@given(data=st.data())
@some
def test_sight(case: Case, data: st.DataObject) -> None:
    """What a seat imagines looks to it exactly like what it saw."""
    played = data.draw(games(case))
    for state in moments(data, played):
        for seat in (None, *played.seats):
            seen = case.game.view(state, seat)
            assert case.game.view(case.game.imagine(seen, Random(1)), seat) == seen


@every_game
@given(data=st.data())
@some
def test_an_open_game_shows_everyone_the_same(case: Case, data: st.DataObject) -> None:
    """`is_open` lets one view serve all: then all must be one."""
    played = data.draw(games(case))
    for state in moments(data, played) if case.game.is_open else ():
        views = {case.game.view(state, seat) for seat in (None, *played.seats)}
        assert len(views) == 1


@every_game
@given(data=st.data())
@some
def test_secrecy(case: Case, data: st.DataObject) -> None:
    """States that look alike to a seat send it the same bytes: view, plays, clock and result."""
    played = data.draw(games(case))
    for state in moments(data, played):
        for seat in (None, *played.seats):
            other = case.game.imagine(case.game.view(state, seat), Random(2))
            assert sent(case, state, seat) == sent(case, other, seat)


@every_game
def test_what_is_hidden_cannot_be_guessed(case: Case) -> None:
    """If `imagine` always hits the truth, the view says too much."""
    played = [play(case, case.plain, 3, number) for number in range(5)]
    misses = sum(
        case.game.imagine(case.game.view(state, 0), Random(number)) != state
        for number, one in enumerate(played)
        for state in one.states
    )
    assert bool(misses) == case.hides


def sent(case: Case, state: Any, seat: int | None) -> bytes:
    legal = () if seat is None else case.game.legal(state, seat)
    times = case.game.alarms(state)
    return encode((case.game.view(state, seat), legal, times, case.game.scores(state)))


@every_game
@given(data=st.data())
@some
def test_news_reach_only_whom_they_are_for(case: Case, data: st.DataObject) -> None:
    played = data.draw(games(case))
    for step in played.steps:
        for seat in (None, *played.seats):
            heard = played.table.frame(seat, step.news, 0.0).news
            assert heard == tuple(news for news in step.news if news.to in (None, seat))
            assert all(news.to is None or news.to == seat is not None for news in heard)


@every_game
@given(data=st.data())
@some
def test_fair_window(case: Case, data: st.DataObject) -> None:
    """Whoever has the faster line gets no better result."""
    played = data.draw(games(case))
    rng = Random(data.draw(st.integers(0, 2**32)))
    for state in moments(data, played):
        at_once = [
            (seat, rng.choice(plays))
            for seat in played.seats
            if (plays := [p for p in case.game.legal(state, seat) if case.window(state, seat, p)])
        ]
        ends = set()
        for order in permutations(at_once[:3]):
            end = state
            for seat, wanted in order:
                end, _ = case.game.apply(end, seat, wanted)
            ends.add(encode(case.outcome(end)))
        assert len(ends) == 1


@every_game
@given(data=st.data())
@some
def test_replay_is_exact(case: Case, data: st.DataObject) -> None:
    """The log leads to the same table: state, moves, and every alarm at its time."""
    played = data.draw(games(case))
    stop = data.draw(st.integers(0, len(played.steps)))
    moves = [move for step in played.steps[:stop] for move in step.moves]
    chance = fair.fair(played.seed, played.names)
    live: Any = Table(case.game, played.table.options, len(played.seats), chance)
    for step in played.steps[:stop]:
        live.commit(step)
    text = log.write(header(case, played), moves)
    again = log.replay(log.read(text, PLAYED), PLAYED, chance)
    assert (again.state, again.moves, again.rings_at) == (live.state, live.moves, live.rings_at)
    now = played.times[stop - 1] if stop else 0.0
    for seat in (None, *played.seats):
        assert again.frame(seat, (), now) == live.frame(seat, (), now)
    assert again.ring(now + 1000) == live.ring(now + 1000)


@every_game
@given(data=st.data())
@some
def test_verify_believes_fair_games_only(case: Case, data: st.DataObject) -> None:
    played = data.draw(games(case))
    moves = played.table.moves
    text = log.write(header(case, played), moves, played.seed)
    draws = [number for number, move in enumerate(moves) if move.seat is None]
    assert log.verify(log.read(text, PLAYED), PLAYED) == len(draws)

    number = data.draw(st.sampled_from(draws))
    other = case.game.draw(
        state_before(case, played, number), due_before(case, played, number), fair.Seeded(7)
    )
    if other == moves[number].what:
        return
    changed = [*moves[:number], Move(None, other, moves[number].at), *moves[number + 1 :]]
    text = log.write(header(case, played), changed, played.seed)
    with pytest.raises(log.Damaged) as damaged:
        log.verify(log.read(text, PLAYED), PLAYED)
    assert damaged.value.fault is log.Fault.WRONG_DRAW
    assert damaged.value.line == number + 2


def table_before(case: Case, played: Played, number: int) -> Any:
    chance = fair.fair(played.seed, played.names)
    table: Any = Table(case.game, played.table.options, len(played.seats), chance)
    for move in played.table.moves[:number]:
        table.follow(move)
    return table


def state_before(case: Case, played: Played, number: int) -> Any:
    return table_before(case, played, number).state


def due_before(case: Case, played: Played, number: int) -> Any:
    due = table_before(case, played, number).due(played.table.moves[number].at)
    assert due is not None
    return due


@every_game
@given(data=st.data())
@some
def test_same_seed_same_game(case: Case, data: st.DataObject) -> None:
    options = data.draw(case.options())
    seats, number = case.game.seats(options)[0], data.draw(st.integers(0, 2**32))
    one, two = (play(case, options, seats, number) for _ in range(2))
    assert (one.table.moves, one.states) == (two.table.moves, two.states)


@every_game
@given(data=st.data())
@some
def test_json_round_trip(case: Case, data: st.DataObject) -> None:
    """Everything that is stored or sent comes back as it was."""
    played, types = data.draw(games(case)), case.game.types
    for state in moments(data, played):
        assert json.decode(encode(state), type=type(state)) == state
    for move in played.table.moves:
        kind = types.draw if move.seat is None else types.play
        assert json.decode(encode(move.what), type=kind) == move.what
    framed: Any = Frame[types.view, types.play, types.news]
    for step in played.steps[:: max(1, len(played.steps) // 20)]:
        for seat in (None, *played.seats):
            frame = played.table.frame(seat, step.news, 0.0)
            assert json.decode(encode(frame), type=framed) == frame


@every_game
@given(data=st.data())
@some
def test_bots_play_legally(case: Case, data: st.DataObject) -> None:
    """A bot wants something exactly when its seat can act, and only what is offered."""
    played = data.draw(games(case))
    for state in moments(data, played, number=4):
        table: Any = Table(case.game, played.table.options, len(played.seats), fair.seeded(0))
        table.state = state
        for seat in played.seats:
            frame = table.frame(seat, (), 0.0)
            for bot in case.game.bots.values():
                choice = bot(frame, Random(3))
                assert choice == bot(frame, Random(3))
                assert choice is None or choice.play in frame.legal
