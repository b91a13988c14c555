"""The seats of a room, as they are kept between two starts of the server."""

import hashlib
from secrets import choice, token_urlsafe
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from parlour.core import fair
from parlour.core.game import Illegal, Seat, TableRefusal, Value
from parlour.server.wire import Kind, Refusal

CODE_LETTERS = "23456789BCDFGHJKLMNPQRSTVWXZ"
"""Nothing that reads like something else, and no vowels to make words with."""
CODE_LENGTH = 6

BOT_NAMES = ("Ada", "Blaise", "Emmy", "Jakob", "Maria", "Pál", "Sofia", "Thomas", "Zoé", "Emil")


class SeatKept(Value, frozen=True):
    kind: Kind
    name: str
    secret: str = ""
    """The hash of the token; the token itself is kept by its owner alone."""
    level: str | None = None
    wins: int = 0
    contribution: str = ""


class RoomKept(Value, frozen=True):
    code: str
    game: str
    options: Raw
    seed: str
    """Of the next game; while one is played its seed is kept with the table."""
    seats: tuple[SeatKept, ...] = ()
    match: int = 0
    table: int | None = None
    coach: bool = True
    counted: int = 0
    """The last match whose winners have been counted."""


def new_code() -> str:
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return token_urlsafe(18)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def clean(name: str) -> str:
    """A name as it may be shown: one line, nothing invisible."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not shown:
        raise Illegal(Refusal.NAME_MISSING)
    return shown


def bot_name(room: RoomKept) -> str:
    taken = {seat.name for seat in room.seats}
    return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])


def levels(room: RoomKept) -> dict[Seat, str]:
    """By seat: the bot that sits there or stands in."""
    bots = enumerate(room.seats)
    return {number: seat.level for number, seat in bots if seat.level is not None}


def changed(room: RoomKept, number: Seat, **fields: Any) -> RoomKept:
    """The room with something else about one seat."""
    if number >= len(room.seats):
        raise Illegal(TableRefusal.NO_SUCH_SEAT)
    seat = replace(room.seats[number], **fields)
    return replace(room, seats=(*room.seats[:number], seat, *room.seats[number + 1 :]))


def filled(room: RoomKept, number: Seat | None, seat: SeatKept, most: int) -> RoomKept:
    """Seats stand in a row: the free one is behind the last."""
    if number is not None and number < len(room.seats):
        raise Illegal(Refusal.SEAT_TAKEN)
    if len(room.seats) >= most:
        raise Illegal(Refusal.ROOM_FULL)
    return replace(room, seats=(*room.seats, seat))


def taken_over(room: RoomKept, number: Seat | None, seat: SeatKept, *, joins: bool) -> RoomKept:
    """During a game a person may take the seat of a bot; and, where the game takes newcomers, a
    seat whose player has left."""
    if number is None:
        raise Illegal(Refusal.GAME_RUNNING)
    free = (Kind.BOT, Kind.OPEN) if joins else (Kind.BOT,)
    if number < len(room.seats) and room.seats[number].kind not in free:
        raise Illegal(Refusal.SEAT_TAKEN)
    return changed(room, number, kind=seat.kind, name=seat.name, secret=seat.secret, level=None)


def vacated(room: RoomKept, number: Seat) -> RoomKept:
    """Nobody sits there now; the place itself stays, because a table may still name it."""
    return changed(room, number, kind=Kind.OPEN, secret="", level=None)


def without_gaps(room: RoomKept) -> RoomKept:
    return replace(room, seats=tuple(seat for seat in room.seats if seat.kind is not Kind.OPEN))


def with_new_seed(room: RoomKept) -> RoomKept:
    """The house binds itself for the next game before it knows what the seats will add."""
    seats = tuple(replace(seat, contribution="") for seat in room.seats)
    return replace(room, seed=fair.new_seed().hex(), seats=seats)


def with_winners(room: RoomKept, scores: tuple[int, ...]) -> RoomKept:
    """One win more for every seat with the best score."""
    for number, points in enumerate(scores):
        if points == max(scores):
            room = changed(room, number, wins=room.seats[number].wins + 1)
    return room
