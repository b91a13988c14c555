"""A lesson as it is written, and as a face shows it.

The file is a log. Between its lines stand steps: which sentence is said there, and which things on
the table it is about. A learner's move after a step is asked for; one with no step before it is
made for the learner.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Raw, json
from msgspec.structs import replace

from parlour.core import log as logs
from parlour.core.game import AnyFrame, AnyGame, Seat, Value
from parlour.core.log import UNREADABLE, Damaged, Fault, Log
from parlour.games import GAMES, home

Word = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
Anchor = Annotated[str, Meta(pattern="^[a-z]+(:[A-Za-z0-9-]+)?$", max_length=40)]
"""A thing on the table by its name in the game: `box:fives`, `pawn:SK`, `act:roll`."""


class Line(Value, frozen=True, rename={"mistake": "try"}):
    """A step as it stands in the file."""

    say: Word
    at: tuple[Anchor, ...] = ()
    mistake: Raw = Raw()
    code: Word | None = None
    costs: tuple[float | None, ...] | None = None


class Step(Value, frozen=True):
    say: str
    """The message is `<game>-lesson-<say>`."""
    at: tuple[str, ...]
    """What lights up."""
    frame: int
    """Said when this frame is on the table: the number of moves before it, in a lesson that is
    shown counted from where it begins."""
    asked: Any
    """Just this play goes on; None: a button does."""
    mistake: Any
    """A play to be tried here, which the rules refuse; the game's ordinary refusal answers it."""
    code: str | None
    """With which code."""
    costs: tuple[float | None, ...] | None
    """Of a puzzle: what each legal play gives away, in the order of `legal`."""


class Lesson(NamedTuple):
    game: AnyGame
    log: Log
    seat: Seat
    """The learner's: the one without a name."""
    steps: tuple[Step, ...]


class LessonShown(Value, frozen=True):
    """All that a face needs to give a lesson."""

    game: str
    seats: tuple[str, ...]
    seat: Seat
    frames: tuple[AnyFrame, ...]
    steps: tuple[Step, ...]


def lessons_of(game: str) -> dict[str, bytes]:
    """The lessons of a game, `lesson` before `lesson2`, found by their names in its folder."""
    found = [file for file in home(game).iterdir() if file.name.endswith(".jsonl")]
    named = {file.name.removesuffix(".jsonl"): file for file in found}
    return {name: named[name].read_bytes() for name in sorted(named) if name.startswith("lesson")}


def shown(lesson: Lesson) -> LessonShown:
    """From the first step on: what was played before it is nobody's business."""
    header, seat = lesson.log.header, lesson.seat
    begins = lesson.steps[0].frame if lesson.steps else 0
    frames = tuple(islice(logs.frames(lesson.log, GAMES, seat), begins, None))
    steps = tuple(replace(step, frame=step.frame - begins) for step in lesson.steps)
    return LessonShown(header.game, header.seats, seat, frames, steps)


def read(text: bytes, games: Mapping[str, AnyGame] = GAMES) -> Lesson:
    """Take a lesson apart, or say what is wrong and where."""
    if len(text) > logs.MOST_BYTES:
        raise Damaged(Fault.TOO_LARGE)
    moves: list[bytes] = []
    numbers: dict[int, int] = {}
    """Where each line of the log stands in the file."""
    words: list[tuple[int, int, bytes]] = []
    for number, line in enumerate(text.removesuffix(b"\n").split(b"\n"), start=1):
        if moves and line.startswith(b"{"):
            words.append((number, len(moves) - 1, line))
        else:
            moves.append(line)
            numbers[len(moves)] = number
    try:
        log = logs.read(b"\n".join(moves), games)
    except Damaged as damaged:
        raise Damaged(damaged.fault, numbers.get(damaged.line, damaged.line)) from None
    if log.header.seats.count("") != 1:
        raise Damaged(Fault.NOT_A_LOG, 1)
    game, seat = games[log.header.game], log.header.seats.index("")
    return Lesson(game, log, seat, steps_of(game, log, seat, words))


def steps_of(
    game: AnyGame, log: Log, seat: Seat, words: Sequence[tuple[int, int, bytes]]
) -> tuple[Step, ...]:
    steps: list[Step] = []
    last = {after: number for number, after, _ in words}
    for number, after, text in words:
        line: Line = decode(Line, text, number)
        wrong = decode(game.types.play, line.mistake, number) if bytes(line.mistake) else None
        move = log.moves[after] if after < len(log.moves) else None
        waits = wrong is None and last[after] == number and move is not None and move.seat == seat
        asked = move.what if move is not None and waits else None
        steps.append(Step(line.say, line.at, after, asked, wrong, line.code, line.costs))
    return tuple(steps)


def decode(kind: Any, text: bytes | Raw, number: int) -> Any:
    try:
        return json.decode(text, type=kind)
    except UNREADABLE:
        raise Damaged(Fault.BAD_LINE, number) from None
