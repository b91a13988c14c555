"""The laws: what holds in every game, whatever its rulebook says. Each fails for a game that breaks
it; `test_broken_games.py` shows that it does.

A law gets a game that was played at random, and a generator to pick moments and plays with. A
promise gets the game alone.
"""

import pickle
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from typing import Any, TypeAlias

import pytest
from msgspec import json

from parlour.core import fair, log
from parlour.core.bots import frames as frames_of
from parlour.core.game import Bot, Frame, Illegal, Leave, Seat, TableRefusal
from parlour.core.proof import verify
from parlour.core.table import AnyTable, Move
from parlour.study.simulate import Stuck, play_out
from tests.laws.cases import (
    PLAYED,
    Case,
    Played,
    at_move,
    encode,
    header_of,
    laid,
    moments,
    plain_games,
    play,
)
from tests.laws.differ import assert_same
from tests.laws.outcomes import outcomes

Law: TypeAlias = Callable[[Case, Played, Random], None]
Promise: TypeAlias = Callable[[Case], None]

LONGEST_THOUGHT = 60.0
"""Seconds after which people think that a bot has fallen asleep."""


# What players may do


def legality(case: Case, played: Played, rng: Random) -> None:
    """A play is in `legal` exactly when `apply` accepts it."""
    seen = {move.what for move in played.table.moves if move.seat is not None}
    pool = rng.sample(sorted(seen, key=repr), min(len(seen), 60))
    for state in moments(played, rng):
        for seat in played.seats:
            legal = case.game.legal(state, seat)
            assert len(set(legal)) == len(legal)
            for wanted in {*legal, *pool} - {Leave()}:
                assert accepts(case, state, seat, wanted) == (wanted in legal), wanted


def accepts(case: Case, state: Any, seat: Seat, wanted: Any) -> bool:
    try:
        case.game.apply(state, seat, wanted)
    except Illegal as illegal:
        refused: Any = illegal.code
    else:
        return True
    assert isinstance(refused, case.game.refusals | TableRefusal)
    return False


def leaving(case: Case, played: Played, rng: Random) -> None:
    """Everyone may leave, once, until the game is over; a seat that was left is not asked again."""
    for state in moments(played, rng):
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


def everyone_leaves(case: Case, played: Played, rng: Random) -> None:
    """A table that everybody has left finds its end without them."""
    table = at_move(played, rng.randrange(len(played.table.moves)))
    now = table.moves[-1].at if table.moves else 0.0
    gone = {move.seat for move in table.moves if move.what == Leave()}
    there = [seat for seat in played.seats if seat not in gone]
    for seat in rng.sample(there, len(there)):
        if not table.over:
            table.commit(table.play(seat, Leave(), now))
    while not table.over:
        assert table.rings_at is not None
        table.commit(table.ring(max(now, table.rings_at)))


def ending(case: Case, played: Played, rng: Random) -> None:
    """Scores come when nobody can act any more and no alarm is set, and not before."""
    for state in played.states:
        can_act = any(case.game.legal(state, seat) for seat in played.seats)
        assert (case.game.scores(state) is None) == (can_act or bool(case.game.alarms(state)))
    scores = case.game.scores(played.states[-1])
    assert scores is not None
    assert len(scores) == len(played.seats)


def conservation(case: Case, played: Played, rng: Random) -> None:
    """Nothing that is counted is lost or made up."""
    for state in played.states:
        case.conserve(state)


# At the same time


def fair_window(case: Case, played: Played, rng: Random) -> None:
    """Whoever has the faster line gets no better result."""
    if case.laws.window is None:
        for state in played.states:
            acting = [seat for seat in played.seats if case.game.legal(state, seat)]
            assert len(acting) < 2, f"seats {acting} can act at once: say in which window"
        return
    for state in moments(played, rng):
        plays = at_once(case, state, played.seats, rng)
        first, *others = [
            case.laws.outcome(after(case, state, order)) for order in permutations(plays[:3])
        ]
        for other in others:
            assert_same(first, other)


def at_once(case: Case, state: Any, seats: range, rng: Random) -> list[tuple[Seat, Any]]:
    """One play each for the seats that are in the window."""
    in_window = case.laws.window
    assert in_window is not None
    options = {
        seat: [play for play in case.game.legal(state, seat) if in_window(state, seat, play)]
        for seat in seats
    }
    return [(seat, rng.choice(plays)) for seat, plays in options.items() if plays]


def after(case: Case, state: Any, plays: tuple[tuple[Seat, Any], ...]) -> Any:
    for seat, wanted in plays:
        state, _ = case.game.apply(state, seat, wanted)
    return state


def open_window(case: Case) -> None:
    """Two seats are in the window together now and then: otherwise any order would do."""
    if case.laws.window is not None:
        assert any(
            len(at_once(case, state, played.seats, Random(1))) > 1
            for played in plain_games(case, 5)
            for state in played.states
        ), "no two seats were ever in the window at once"


# Who sees what


def sight(case: Case, played: Played, rng: Random) -> None:
    """What a seat imagines looks to it exactly like what it saw."""
    for state in moments(played, rng):
        for seat in (None, *played.seats):
            seen = case.game.view(state, seat)
            assert_same(seen, case.game.view(case.game.imagine(seen, Random(1)), seat))


def openness(case: Case, played: Played, rng: Random) -> None:
    """An open game shows everybody the same."""
    for state in moments(played, rng) if case.game.is_open else ():
        for seat in played.seats:
            assert_same(case.game.view(state, None), case.game.view(state, seat))


def secrecy(case: Case, played: Played, rng: Random) -> None:
    """States that look alike to a seat send it the same: view, plays, clock and result."""
    for state in moments(played, rng):
        for seat in (None, *played.seats):
            other = case.game.imagine(case.game.view(state, seat), Random(2))
            assert_same(sent(case, state, seat), sent(case, other, seat))
            assert encode(sent(case, state, seat)) == encode(sent(case, other, seat))


def sent(case: Case, state: Any, seat: Seat | None) -> dict[str, Any]:
    return {
        "view": case.game.view(state, seat),
        "legal": () if seat is None else case.game.legal(state, seat),
        "alarms": case.game.alarms(state),
        "scores": case.game.scores(state),
    }


def hiding(case: Case) -> None:
    """Where something is hidden it cannot be guessed: if `imagine` always hits the truth, the view
    says too much. In an open game it always does."""
    misses = sum(
        case.game.imagine(case.game.view(state, 0), Random(number)) != state
        for number, played in enumerate(plain_games(case, 5))
        for state in played.states
    )
    if case.game.is_open:
        assert not misses, "the game is open, and yet the view does not show everything"
    else:
        assert misses, "the game is not open, and yet the view shows everything"


def news(case: Case, played: Played, rng: Random) -> None:
    """News reach only those they are for."""
    for step in played.steps:
        for seat in (None, *played.seats):
            heard = played.table.frame(seat, step.news, 0.0).news
            assert heard == tuple(item for item in step.news if item.to in (None, seat))
            assert all(item.to is None or item.to == seat is not None for item in heard)


# Logs


def header(case: Case, played: Played) -> log.Header:
    return header_of(case.game, played.table.options, played.names, played.seed)


def registry(case: Case) -> dict[str, Any]:
    return {**PLAYED, case.game.name: case.game}


def exact_replay(case: Case, played: Played, rng: Random) -> None:
    """The log leads to the same table: state, moves, and every alarm at its time."""
    stop = rng.randint(0, len(played.steps))
    moves = [move for step in played.steps[:stop] for move in step.moves]
    live = laid(played)
    for step in played.steps[:stop]:
        live.commit(step)
    read = log.read(log.write(header(case, played), moves), registry(case))
    again = log.replay(read, registry(case), live.chance)
    assert_same(again.state, live.state)
    assert (again.moves, again.rings_at) == (live.moves, live.rings_at)
    now = played.times[stop - 1] if stop else 0.0
    for seat in (None, *played.seats):
        assert_same(again.frame(seat, (), now), live.frame(seat, (), now))
    assert again.ring(now + 1000) == live.ring(now + 1000)


def verification(case: Case, played: Played, rng: Random) -> None:
    """`verify` believes fair games, and no others."""
    moves = played.table.moves
    text = log.write(header(case, played), moves, played.seed)
    draws = [number for number, move in enumerate(moves) if move.seat is None]
    assert verify(log.read(text, registry(case)), registry(case)).draws == len(draws)

    if not draws:
        return  # the players left before the house had anything to draw
    number = rng.choice(draws)
    table = at_move(played, number)
    other = case.game.draw(table.state, table.due(moves[number].at), fair.Seeded(7))
    if other == moves[number].what:
        return
    changed: Move[Any, Any] = Move(None, other, moves[number].at)
    text = log.write(
        header(case, played), [*moves[:number], changed, *moves[number + 1 :]], played.seed
    )
    with pytest.raises(log.Damaged) as damaged:
        verify(log.read(text, registry(case)), registry(case))
    assert (damaged.value.fault, damaged.value.line) == (log.Fault.WRONG_DRAW, number + 2)


def same_seed_same_game(case: Case, played: Played, rng: Random) -> None:
    number = rng.getrandbits(32)
    one, two = (play(case, played.table.options, len(played.seats), number) for _ in range(2))
    assert_same(one.table.moves, two.table.moves)
    assert_same(one.states, two.states)


def round_trip(case: Case, played: Played, rng: Random) -> None:
    """Everything that is stored or sent comes back from JSON as it was."""
    types = case.game.types
    for state in moments(played, rng):
        assert_same(json.decode(encode(state), type=type(state)), state)
    for move in played.table.moves:
        kind = types.draw if move.seat is None else types.play
        assert_same(json.decode(encode(move.what), type=kind), move.what)
    frames: Any = Frame
    framed = frames[types.view, types.play, types.news]
    for step in played.steps[:: max(1, len(played.steps) // 20)]:
        for seat in (None, *played.seats):
            frame = played.table.frame(seat, step.news, 0.0)
            assert_same(json.decode(encode(frame), type=framed), frame)


def pickling(case: Case, played: Played, rng: Random) -> None:
    """A table and its bots can be sent to another process, and go on there alike."""
    table = at_move(played, rng.randrange(len(played.table.moves)))
    there = pickle.loads(pickle.dumps(table))
    assert_same(there.state, table.state)
    assert (there.moves, there.rings_at) == (table.moves, table.rings_at)
    if table.rings_at is not None:
        assert there.ring(table.rings_at) == table.ring(table.rings_at)
    pickle.dumps(dict(case.game.bots))


# Bots


def bots(case: Case, played: Played, rng: Random) -> None:
    """A bot wants only what is offered, wants the same if asked again, and does not think for ever.
    Where the table waits for its players alone, one of them wants something."""
    for table, now in some_tables(played, rng, number=4):
        frames = list(frames_of(table, table.seats, (), now).values())
        for name, bot in case.game.bots.items():
            choices = [bot(frame, Random(3)) for frame in frames]
            assert choices == [bot(frame, Random(3)) for frame in frames]
            for frame, choice in zip(frames, choices, strict=True):
                if choice is not None:
                    assert choice.play in frame.legal, f"{name} wants {choice.play}"
                    assert 0 <= choice.after <= LONGEST_THOUGHT, f"{name} sleeps"
            waits = frames and table.rings_at is None and not case.laws.sleeps(table.state)
            assert any(choices) or not waits, f"{name} waits for ever"


def some_tables(played: Played, rng: Random, number: int) -> Iterator[tuple[AnyTable, float]]:
    """The table of a game at some moments, and the time. It is the same table that goes on."""
    count = len(played.steps)
    picked = {0, *rng.sample(range(count), min(number, count))}
    table, now = laid(played), 0.0
    for place, step in enumerate(played.steps):
        if place in picked:
            yield table, now
        table.commit(step)
        now = played.times[place]


def taking_part(case: Case) -> None:
    """At a table of its like, every bot that can act does something in a game."""
    seats = min(2, case.game.seats(case.plain)[-1])
    for name, bot in case.game.bots.items():
        watched = Watched(bot, seats)
        try:
            play_out(case.game, case.plain, [watched] * seats, fair.seeded(1), Random(1))
        except AllHavePlayed:
            continue
        except Stuck as stuck:
            raise AssertionError(f"{name}: nobody can move") from stuck
        assert watched.able == watched.played, f"{name} never plays"


class AllHavePlayed(Exception):
    """There is no need to play on."""


class Watched:
    """A bot, and which of its seats could act and wanted to."""

    def __init__(self, bot: Bot[Any, Any, Any], seats: int) -> None:
        self._bot = bot
        self._seats = seats
        self.able: set[Seat | None] = set()
        self.played: set[Seat | None] = set()

    def __call__(self, frame: Frame[Any, Any, Any], rng: Random) -> Any:
        choice = self._bot(frame, rng)
        self.able |= {frame.seat} if frame.legal else set()
        self.played |= {frame.seat} if choice is not None else set()
        if len(self.played) == self._seats:
            raise AllHavePlayed
        return choice


LAWS: tuple[Law, ...] = (
    legality,
    leaving,
    everyone_leaves,
    ending,
    conservation,
    fair_window,
    sight,
    openness,
    secrecy,
    news,
    exact_replay,
    verification,
    same_seed_same_game,
    round_trip,
    pickling,
    bots,
    outcomes,
)
PROMISES: tuple[Promise, ...] = (open_window, hiding, taking_part)
