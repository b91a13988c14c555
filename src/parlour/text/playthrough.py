"""A game written down so that a person can check it against the rulebook.

    # A line that begins with # is for the reader.
    game: kniffel
    players: Anna, Béla
    options: patience=30

    house: StartRolled dice=[[6,6,6,6,6],[1,1,1,1,1]]
      Anna begins.
    Béla cannot: Roll roll=0 (not-your-turn)
      It is not your turn.
    after 30 s
    house: TimeUp
      Time is up. The clock writes 0 points for Anna: Ones.
    table:
      …
    scores: Anna 211, Béla 187

Moves are data, as `notation` writes it. What is indented, the codes and the scores are told by the
engine. Reading such a text plays it and tells it anew: a true one comes out as it went in.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from parlour.core.fair import seeded
from parlour.core.game import AnyGame, Illegal
from parlour.core.table import AnyTable, Move, Step, Table
from parlour.text import FALLBACK, knows, say
from parlour.text.notation import read_fields, typed
from parlour.text.tell import Teller, board

HOUSE = "house"
HEAD = ("game", "players", "options", "position")
TABLE = "table:"
INDENT = "  "
TENTHS = 1
"""Digits of the seconds that a recorded game tells."""


class Unplayable(Exception):
    """A text that is no playthrough, or a move that the engine does not make; as a sentence."""


class Note(NamedTuple):
    """A comment or an empty line."""

    text: str


class After(NamedTuple):
    seconds: float


class Moved(NamedTuple):
    seat: int | None
    what: Struct


class Cannot(NamedTuple):
    """A play that is refused."""

    seat: int
    play: Struct


class ShowTable(NamedTuple):
    """What a spectator sees."""


Line: TypeAlias = Note | After | Moved | Cannot | ShowTable


class Playthrough(NamedTuple):
    game: AnyGame
    names: tuple[str, ...]
    options: Any
    position: Mapping[str, Any] = {}
    """The fields of the state that differ from the start, for a game that begins in the middle."""
    notes: tuple[Note, ...] = ()
    """What stands above the first line."""
    lines: tuple[Line, ...] = ()


def recorded(game: AnyGame, names: Sequence[str], options: Any, moves: Iterable[Any]) -> str:
    """The playthrough of a game that has been played."""
    played = Playthrough(game, tuple(names), options)
    telling = Telling(played)
    lines = [line for move in moves for line in telling.recorded(move.seat, move.what, move.at)]
    return text_of(played, [*lines, *telling.told(ShowTable()), *telling.scores()])


# Reading


def read(text: str, games: Mapping[str, AnyGame]) -> Playthrough:
    """The playthrough of a text, without what the engine tells in it."""
    told = (line for line in text.splitlines() if not line.startswith((INDENT, "scores:")))
    notes, head, rest = parted(told)
    if head.get("game") not in games:
        raise Unplayable(f"there is no game {head.get('game', '')!r}")
    game = games[head["game"]]
    names = tuple(head.get("players", "").split(", "))
    options = converted(head.get("options", ""), game.types.options)
    position = fields_of(head.get("position", ""))
    lines = tuple(line_of(game, names, line) for line in rest)
    return Playthrough(game, names, options, position, notes, lines)


def parted(lines: Iterator[str]) -> tuple[tuple[Note, ...], dict[str, str], list[str]]:
    """The notes at the top, the head, and the lines from the first empty one on."""
    notes: list[Note] = []
    head: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        if name in HEAD:
            head[name] = value
        elif line.startswith("#") and not head:
            notes.append(Note(line))
        elif line:
            raise Unplayable(f"{line!r} does not belong to the head: {', '.join(HEAD)}")
        else:
            break
    return tuple(notes), head, list(lines)


def line_of(game: AnyGame, names: Sequence[str], line: str) -> Line:
    if not line or line.startswith("#"):
        return Note(line)
    if line == TABLE:
        return ShowTable()
    if line.startswith("after "):
        return After(seconds_of(line))
    who, _, what = line.partition(": ")
    name, cannot, _ = who.partition(" cannot")
    if name == HOUSE:
        return Moved(None, move_of(game.types.draw, what))
    if name not in names:
        raise Unplayable(f"{line!r}: {name!r} is not a player")
    seat = names.index(name)
    if not cannot:
        return Moved(seat, move_of(game.types.play, what))
    play, _, _ = what.rpartition(" (")
    return Cannot(seat, move_of(game.types.play, play))


def seconds_of(line: str) -> float:
    try:
        return float(line.removeprefix("after ").removesuffix(" s"))
    except ValueError:
        raise Unplayable(f"{line!r}: write `after 30 s`") from None


def move_of(kind: Any, text: str) -> Any:
    name, _, fields = text.partition(" ")
    return converted(f"type={name} {fields}", kind)


def converted(text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(fields_of(text), kind)
    except msgspec.ValidationError as error:
        raise Unplayable(f"{text!r}: {error}") from None


def fields_of(text: str) -> dict[str, Any]:
    try:
        return read_fields(text)
    except ValueError as error:
        raise Unplayable(f"{error}: write name=value") from None


# Writing


def write(played: Playthrough) -> str:
    """Play it, and tell what the table hears."""
    telling = Telling(played)
    lines = [told for line in played.lines for told in telling.told(line)]
    return text_of(played, [*lines, *telling.scores()])


def text_of(played: Playthrough, lines: Iterable[str]) -> str:
    return "\n".join([*head_of(played), "", *lines]) + "\n"


def head_of(played: Playthrough) -> Iterator[str]:
    yield from (note.text for note in played.notes)
    yield f"game: {played.game.name}"
    yield f"players: {', '.join(played.names)}"
    if options := typed(played.options):
        yield f"options: {options}"
    if played.position:
        start = played.game.start(played.options, len(played.names))
        yield f"position: {typed(state_of(played), without=start)}"


def state_of(played: Playthrough) -> Any:
    """The position the game begins in."""
    start = played.game.start(played.options, len(played.names))
    plain = msgspec.to_builtins(start) | played.position
    return msgspec.convert(plain, type(start))


class Telling:
    """A game that is being played and told."""

    def __init__(self, played: Playthrough) -> None:
        self.played = played
        self.teller = Teller(played.game, FALLBACK, played.names, played.options)
        self.now = 0.0
        self.table: AnyTable = Table(played.game, played.options, len(played.names), seeded(0))
        if played.position:
            state = state_of(played)
            rings = {alarm.what: alarm.after for alarm in played.game.alarms(state)}
            self.table.commit(Step((), state, (), rings))

    def recorded(self, seat: int | None, what: Any, at: float) -> Iterator[str]:
        """A move made at that time; which is told only to a player whom a clock is waiting for."""
        waited = round(at - self.now, TENTHS)
        if seat is not None and self.table.rings_at is not None and waited > 0:
            yield from self.told(After(waited))
        yield from self.told(Moved(seat, what))

    def scores(self) -> Iterator[str]:
        if self.table.scores is not None:
            pairs = zip(self.played.names, self.table.scores, strict=True)
            yield "scores: " + ", ".join(f"{name} {score}" for name, score in pairs)

    def told(self, line: Line) -> Iterator[str]:
        match line:
            case Note(text):
                yield text
            case After(seconds):
                self.now += seconds
                yield f"after {seconds:g} s"
            case Moved(seat, what):
                yield from self.rung() if seat is None else ()
                yield f"{self.name(seat)}: {move_typed(what)}"
                yield from (INDENT + sentence for sentence in self.heard(seat, what))
            case Cannot(seat, play):
                code = self.refusal(seat, play)
                yield f"{self.name(seat)} cannot: {move_typed(play)} ({code})"
                if knows(f"refused-{code}"):
                    yield INDENT + say(FALLBACK, f"refused-{code}")
            case ShowTable():
                view = self.table.game.view(self.table.state, None)
                drawn = board(self.played.game, FALLBACK, view, self.played.names)
                yield TABLE
                yield from (INDENT + row for row in drawn.splitlines() if row)

    def name(self, seat: int | None) -> str:
        return HOUSE if seat is None else self.played.names[seat]

    def rung(self) -> Iterator[str]:
        """The house moves when its next alarm rings, and no sooner."""
        rings_at = self.table.rings_at
        if rings_at is not None and rings_at > self.now:
            waited = round(rings_at - self.now, 3)
            self.now = rings_at
            if waited:
                yield f"after {waited:g} s"

    def heard(self, seat: int | None, what: Any) -> Iterator[str]:
        """Make the move, and tell the news."""
        if seat is None and self.table.due(self.now) is None:
            raise Unplayable(f"{HOUSE}: {move_typed(what)}: the house has nothing to draw")
        for item in self.news(seat, what):
            yield from self.teller.tell(item)

    def news(self, seat: int | None, what: Any) -> tuple[Any, ...]:
        try:
            return self.table.follow(Move(seat, what, self.now))
        except Illegal as refused:
            line = f"{self.name(seat)}: {move_typed(what)}"
            raise Unplayable(f"{line!r} is refused: {refused.code.value}") from None

    def refusal(self, seat: int, play: Any) -> str:
        try:
            self.table.play(seat, play, self.now)
        except Illegal as refused:
            return refused.code.value
        raise Unplayable(f"{self.name(seat)} can: {move_typed(play)}")


def move_typed(what: Struct) -> str:
    return f"{type(what).__name__} {typed(what)}".rstrip()
