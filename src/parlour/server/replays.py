"""A finished game shown again: frames, advice and mistakes, from the text of its log.

Bytes in, bytes out: all of it runs where bots and coaches think, off the event loop.
"""

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Annotated, TypeAlias

from msgspec import Meta, json

from parlour.core import log as logs
from parlour.core.changes import changes
from parlour.core.game import AnyFrame, AnyGame, Illegal, Seat, TableRefusal, Value
from parlour.core.log import Damaged, Drawer, Fault, Log
from parlour.core.proof import verify
from parlour.core.table import Move
from parlour.games import GAMES
from parlour.lessons.puzzles import made
from parlour.lessons.puzzles import shown as puzzles_in
from parlour.server import rest, wire
from parlour.server.wire import Refusal
from parlour.study.decisions import dearest
from parlour.text.moments import picker

MOST_BYTES = 4 << 20
"""Of a log that is brought: more than the longest evening writes."""
MOST_SHOWN = 64 << 20
"""Bytes of frames before they are packed; a browser would have to hold them all."""
MOST_MISTAKES = 5
MOST_PUZZLES = 3

encode = json.Encoder(order="deterministic").encode


class Asked(Value, frozen=True):
    """What a request for a replay can name."""

    seat: Seat | None = None
    move: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The position after so many moves."""


Answer: TypeAlias = Callable[[Log, Asked], Iterable[bytes]]


def replayed(what: str, text: bytes, asked: Asked, *, brought: bool) -> bytes:
    """The lines that answer a request, packed by gzip; or `Illegal`. A log that somebody has
    brought must be whole and true; one of our own is shown even if its seal does not hold."""
    try:
        log = logs.read(text, GAMES)
        if brought:
            verify(log, GAMES)
        if asked.seat is not None and asked.seat >= len(log.header.seats):
            raise Illegal(TableRefusal.NO_SUCH_SEAT)
        return packed(ANSWERS[what](log, asked))
    except Damaged as damaged:
        raise Illegal(damaged.fault, line=damaged.line) from None


def packed(lines: Iterable[bytes]) -> bytes:
    pack = zlib.compressobj(level=9, wbits=31)
    parts, size = list[bytes](), 0
    for line in lines:
        size += len(line)
        if size > MOST_SHOWN:
            raise Illegal(Refusal.REPLAY_TOO_LONG)
        parts.append(pack.compress(line + b"\n"))
    return b"".join([*parts, pack.flush()])


def unpacked(body: bytes) -> bytes:
    return zlib.decompress(body, wbits=31)


def frames(log: Log, asked: Asked) -> Iterator[bytes]:
    """A line about the game, then for each frame a line with what has changed."""
    header, game = log.header, GAMES[log.header.game]
    yield encode(
        rest.Replay(
            game=game.name,
            options=log.options,
            names=tuple(name[: wire.MOST_NAME] for name in header.seats),
            seat=asked.seat,
            coach=game.coach is not None and game.coach.cost is not None,
            checked=checked(log, GAMES),
        )
    )
    pick, nothing = picker(game), Move[object, object](None, None)
    moves = (nothing, *log.moves)
    shown = (
        rest.Shown(frame, move.seat, move.at, pick(frame.news))
        for move, frame in zip(moves, logs.frames(log, GAMES, asked.seat), strict=True)
    )
    yield from map(encode, changes(shown))


def checked(log: Log, games: Mapping[str, AnyGame]) -> rest.Checked:
    """What the seal proves."""
    try:
        proof = verify(log, games)
        return rest.Checked(
            draws=proof.draws,
            by_players=proof.chance is Drawer.PLAYERS,
            bound=proof.is_bound,
            withheld=proof.withheld,
            commitment=log.header.commitment,
            contributions=log.header.contributions,
        )
    except Damaged as damaged:
        if damaged.fault is Fault.IMPOSSIBLE:  # there are no frames either
            raise
        return rest.Checked(0, fault=damaged.fault, line=damaged.line)


def advice(log: Log, asked: Asked) -> Iterator[bytes]:
    """What the coach says to a seat at one position, and what the play made there gave away."""
    seat, coach = asked.seat, GAMES[log.header.game].coach
    if seat is None or coach is None:
        raise Illegal(Refusal.NO_COACH)
    frame = frame_at(log, seat, asked.move)
    found = coach.advise(frame.view, seat)
    costs: dict[object, float | None] = {}
    if coach.cost is not None:
        costs = {play: coach.cost(found, play) for play in frame.legal}
    made = log.moves[asked.move] if asked.move < len(log.moves) else None
    cost = costs.get(made.what) if made is not None and made.seat == seat else None
    yield encode(rest.Weighed(found, tuple(costs.values()), cost))


def frame_at(log: Log, seat: Seat, move: int) -> AnyFrame:
    frame = next(islice(logs.frames(log, GAMES, seat), move, None), None)
    if frame is None:
        raise Illegal(Refusal.NO_GAME)
    return frame


def mistakes(log: Log, asked: Asked) -> Iterator[bytes]:
    """The dearest decisions of a seat, by the coach."""
    if asked.seat is None:
        raise Illegal(Refusal.NO_COACH)
    yield encode(dearest(log, GAMES, asked.seat, MOST_MISTAKES))


def puzzles(log: Log, asked: Asked) -> Iterator[bytes]:
    """The dearest decisions of a seat, to be made again."""
    if asked.seat is None:
        raise Illegal(Refusal.NO_COACH)
    yield encode(puzzles_in(log.header.game, made(log, GAMES, asked.seat, MOST_PUZZLES)))


ANSWERS: dict[str, Answer] = {
    "frames": frames,
    "advice": advice,
    "mistakes": mistakes,
    "puzzles": puzzles,
}
