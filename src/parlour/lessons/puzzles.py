"""Puzzles: a position, one play, and the coach as its judge.

They are made from any log: the dearest decisions of a seat, to be made again. The file is a log
like that of a lesson, with a step before each decision; several logs may stand in one file.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import json
from msgspec.structs import replace

from parlour.core import log as logs
from parlour.core.game import AnyFrame, AnyGame, Seat, Value
from parlour.core.log import NO_CHANCE, Log
from parlour.games import GAMES, home
from parlour.lessons.lesson import Lesson, read
from parlour.study.decisions import NOTHING, cost_of, dearest
from parlour.text import languages
from parlour.text.plays import words
from parlour.text.tell import Teller

SAY = "puzzle"
NAMES = ("Ada", "Béla", "Cili", "Dóra", "Emil")
MOST_POSITIONS = 400
"""A play that leads to more positions of the same turn is not looked into."""
HEADER = b'{"format":'


class PuzzleShown(Value, frozen=True):
    seats: tuple[str, ...]
    frame: AnyFrame
    costs: tuple[float | None, ...]
    """What each legal play gives away."""
    best: dict[str, str]
    """By language: a best play in words."""


class PuzzlesShown(Value, frozen=True):
    """All puzzles of a game."""

    game: str
    puzzles: tuple[PuzzleShown, ...]


def puzzles_of(game: str) -> bytes:
    """The puzzles that lie beside a game's record; empty if there are none."""
    file = home(game).joinpath("puzzles.jsonl")
    return file.read_bytes() if file.is_file() else b""


def shown(game: str, text: bytes) -> PuzzlesShown:
    return PuzzlesShown(game, tuple(one for lesson in parts(text) for one in each(lesson)))


def parts(text: bytes) -> Iterator[Lesson]:
    """The logs in a file of puzzles; each begins with its header."""
    for part in text.split(HEADER)[1:]:
        yield read(HEADER + part)


def each(lesson: Lesson) -> Iterator[PuzzleShown]:
    frames = list(logs.frames(lesson.log, GAMES, lesson.seat))
    seats = lesson.log.header.seats
    for step in lesson.steps:
        frame, costs = frames[step.frame], step.costs or ()
        pairs = zip(costs, frame.legal, strict=True)
        best = min((cost, at) for at, (cost, _) in enumerate(pairs) if cost is not None)[1]
        told = {
            lang: words(
                Teller(lesson.game, lang, seats, lesson.log.options, lesson.seat),
                frame.view,
                frame.legal[best],
            )
            for lang in languages()
        }
        yield PuzzleShown(seats, replace(frame, news=()), costs, told)


def made(log: Log, games: Mapping[str, AnyGame], seat: Seat, most: int = 3) -> bytes:
    """The dearest decisions of a seat again, as a file of puzzles; empty where the coach found
    nothing to say."""
    chosen = {start_of(log, one.move) for one in dearest(log, games, seat, most)}
    table = logs.lay(log, games, NO_CHANCE)
    lines = [json.encode(replace(log.header, seats=renamed(log.header.seats, seat)))]
    length = 0
    for number, move in enumerate(logs.steps(log, table)):
        costs = costs_of(table.game, table.state, seat) if number in chosen else None
        if costs is not None:
            lines.append(json.encode({"say": SAY, "costs": costs}))
            length = len(lines) + 1
        lines.append(json.encode(move))
    return b"".join(line + b"\n" for line in lines[:length])


def start_of(log: Log, move: int) -> int:
    """Where the seat began what this move ends: its moves in a row are one decision."""
    while move and log.moves[move - 1].seat == log.moves[move].seat:
        move -= 1
    return move


def renamed(seats: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
    """The one who puzzles has no name; the others keep theirs, or get one."""
    return tuple(
        "" if at == seat else name or NAMES[at % len(NAMES)] for at, name in enumerate(seats)
    )


def costs_of(game: AnyGame, state: Any, seat: Seat) -> list[float | None] | None:
    """What each legal play gives away at least; None where no play stands out, or too much would
    have to be looked at."""
    try:
        costs = [least(game, state, seat, play, {state}) for play in game.legal(state, seat)]
    except OverflowError:
        return None
    known = sorted(cost for cost in costs if cost is not None)
    if len(known) < 2 or known[0] > NOTHING or known[1] < 2 * NOTHING:
        return None
    return [None if cost is None else round(cost, 2) for cost in costs]


def least(game: AnyGame, state: Any, seat: Seat, play: Any, seen: set[Any]) -> float | None:
    """What is given away if the best follows: a turn may take several plays of the same seat."""
    assert game.coach is not None
    cost = cost_of(game.coach, game.view(state, seat), seat, play)
    if cost is not None:
        return cost
    after, _ = game.apply(state, seat, play)
    if after in seen:
        return None
    if len(seen) >= MOST_POSITIONS:
        raise OverflowError
    seen.add(after)
    costs = [least(game, after, seat, one, seen) for one in game.legal(after, seat)]
    return min((one for one in costs if one is not None), default=None)
