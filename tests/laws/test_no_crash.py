"""Whatever decodes is accepted or refused with a code; whatever does not decode is refused."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw, json

from parlour.core import fair, log
from parlour.core.game import Illegal
from parlour.core.table import Move, Table
from tests.laws.cases import CASES, PLAYED, Case, every_game, games, plain_games, some
from tests.laws.values import values

many = settings(max_examples=250, deadline=None)


SAMPLES = {case.game.name: plain_games(case, 4) for case in CASES.values()}


def somewhere(case: Case, data: st.DataObject) -> Any:
    """A table in the middle of some game."""
    played = data.draw(st.sampled_from(SAMPLES[case.game.name]))
    table: Any = Table(case.game, played.table.options, len(played.seats), fair.seeded(1))
    table.state = data.draw(st.sampled_from(played.states))
    return table


def through_the_wire(plain: Any, kind: Any) -> Any:
    return json.decode(json.encode(plain), type=kind)


@every_game
@given(data=st.data())
@many
def test_any_play(case: Case, data: st.DataObject) -> None:
    table = somewhere(case, data)
    play = through_the_wire(data.draw(values(case.game.types.play)), case.game.types.play)
    seat = data.draw(st.integers(-1, 70))
    before = table.state
    with suppress(Illegal):
        step = table.play(seat, play, 1.0)
        assert table.state is before
        table.commit(step)
        for watcher in (None, *table.seats):
            json.encode(table.frame(watcher, step.news, 1.0))


@every_game
@given(data=st.data())
@many
def test_any_draw(case: Case, data: st.DataObject) -> None:
    """A log may claim any draw."""
    table = somewhere(case, data)
    draw = through_the_wire(data.draw(values(case.game.types.draw)), case.game.types.draw)
    try:
        after, _ = case.game.deal(table.state, draw)
    except Illegal:
        return
    case.conserve(after)
    case.game.view(after, None)


@every_game
@given(data=st.data())
@many
def test_any_options(case: Case, data: st.DataObject) -> None:
    options = through_the_wire(data.draw(values(case.game.types.options)), case.game.types.options)
    with suppress(Illegal):
        Table(case.game, options, data.draw(st.integers(-1, 12)), fair.seeded(1))


@every_game
@given(data=st.data())
@many
def test_any_bytes(case: Case, data: st.DataObject) -> None:
    """Raw bytes, and real plays with some bytes changed."""
    table = somewhere(case, data)
    played = data.draw(st.sampled_from(SAMPLES[case.game.name]))
    real = [json.encode(move.what) for move in played.table.moves if move.seat is not None]
    text = bytearray(data.draw(st.sampled_from(real) | st.binary(max_size=60)))
    for _ in range(data.draw(st.integers(0, 3))):
        if text:
            text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        play = json.decode(bytes(text), type=case.game.types.play)
    except log.UNREADABLE:
        return
    with suppress(Illegal):
        table.play(0, play, 1.0)


@every_game
@pytest.mark.parametrize(
    "text",
    [b"[" * 50_000, b'{"type":' * 50_000, b'"\xff"', b'{"type":"\xed\xa0\x80"}', b"9" * 5000, b""],
)
def test_bytes_that_are_no_play(case: Case, text: bytes) -> None:
    for kind in (case.game.types.play, case.game.types.options, Raw):
        with suppress(*log.UNREADABLE):
            json.decode(text, type=kind)


@every_game
@given(data=st.data())
@many
def test_any_log(case: Case, data: st.DataObject) -> None:
    """A log with any lines in it is read and replayed, or it is `Damaged`."""
    played = data.draw(st.sampled_from(SAMPLES[case.game.name]))
    types = case.game.types
    head = log.Header(
        log.FORMAT, case.game.name, case.game.rules, Raw(json.encode({})), played.names
    )
    lines = log.write(head, played.table.moves).splitlines()
    strange = st.one_of(
        st.binary(max_size=40),
        values(types.play).map(lambda play: json.encode((0, play, 1.0))),
        values(types.draw).map(lambda draw: json.encode((None, draw, 1e9))),
    )
    lines[data.draw(st.integers(0, len(lines) - 1))] = data.draw(strange)
    with suppress(log.Damaged):
        log.replay(log.read(b"\n".join(lines), PLAYED), PLAYED, fair.seeded(1))


@every_game
@given(data=st.data())
@some
def test_a_refused_play_changes_nothing(case: Case, data: st.DataObject) -> None:
    played = data.draw(games(case))
    table = played.table
    before = (table.state, list(table.moves), table.rings_at)
    with pytest.raises(Illegal):
        table.play(0, played.table.moves[-1].what, 1e6)
    assert (table.state, table.moves, table.rings_at) == before
    with pytest.raises(Illegal):
        table.follow(Move(0, played.table.moves[-1].what))
    assert (table.state, table.moves, table.rings_at) == before
