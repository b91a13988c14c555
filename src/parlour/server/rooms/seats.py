"""The seats of a room, as they are kept between two starts of the server."""

import hashlib
from collections.abc import Collection
from secrets import choice, token_urlsafe
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from parlour.core import fair
from parlour.core.game import AnyGame, Illegal, Seat, TableRefusal, Value
from parlour.core.log import Drawer
from parlour.server.wire import Kind, Refusal

CODE_LETTERS = "23456789BCDFGHJKLMNPQRSTVWXZ"
"""Nothing that reads like something else, and no vowels to make words with."""
CODE_LENGTH = 6

BOT_NAMES = ("Ada", "Blaise", "Emmy", "Jakob", "Maria", "Pál", "Sofia", "Thomas", "Zoé", "Emil")


class SeatKept(Value, frozen=True, forbid_unknown_fields=False):
    """Fields that an older version has kept are passed over."""

    kind: Kind
    name: str
    secret: str = ""
    """The hash of the token; the token itself is kept by its owner alone."""
    level: str | None = None
    wins: int = 0
    pledge: str = ""
    """The hash of what the seat will add to the chance of the next game."""


class Played(Value, frozen=True):
    """A finished game of the room."""

    match: int
    place: int
    """Where the store keeps its table."""
    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    at: int
    """When it ended, in seconds of Unix time."""


MOST_PLAYED = 50
"""The newest stay in the list; the store keeps every table."""


class RoomKept(Value, frozen=True, forbid_unknown_fields=False):
    """Fields that an older version has kept are passed over."""

    code: str
    game: str
    options: Raw
    seed: str
    """Of the next game; while one is played its seed is kept with the table."""
    seats: tuple[SeatKept, ...] = ()
    match: int = 0
    table: int | None = None
    coach: bool = True
    chance: Drawer = Drawer.HOUSE
    host: str = ""
    """The secret of the host's seat; the role is kept while they are away for a moment."""
    paused: str | None = None
    """The name of the person who has asked for a pause."""
    remarks: bool = False
    """Whether people may write words of their own to each other."""
    played: tuple[Played, ...] = ()
    """The finished games whose winners have been counted, the newest last."""


def new_code() -> str:
    return "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    return token_urlsafe(18)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def one_line(text: str) -> str:
    """Somebody's words as they may be shown: one line, nothing invisible."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean(name: str) -> str:
    """A name as it may be shown."""
    shown = one_line(name)
    if not shown:
        raise Illegal(Refusal.NAME_MISSING)
    return shown


def own_name(room: RoomKept, name: str) -> str:
    """The second of one name at the table is told apart by a number."""
    taken = {seat.name for seat in room.seats if seat.kind is not Kind.OPEN}
    names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 2)))
    return next(each for each in names if each not in taken)


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
    return changed(
        room, number, kind=seat.kind, name=seat.name, secret=seat.secret, level=None, wins=seat.wins
    )


def vacated(room: RoomKept, number: Seat) -> RoomKept:
    """Nobody sits there now; the place itself stays, because a table may still name it."""
    return changed(room, number, kind=Kind.OPEN, secret="", level=None)


def without_gaps(room: RoomKept) -> RoomKept:
    return replace(room, seats=tuple(seat for seat in room.seats if seat.kind is not Kind.OPEN))


def with_new_seed(room: RoomKept) -> RoomKept:
    """The house binds itself for the next game before it knows what the seats will add."""
    seats = tuple(replace(seat, pledge="") for seat in room.seats)
    return replace(room, seed=fair.new_seed().hex(), seats=seats)


def with_people_back(room: RoomKept, here: Collection[Seat]) -> RoomKept:
    """A bot stands in until the game is over; for somebody who is still away, in the next too."""
    for number in here:
        room = changed(room, number, level=None)
    return room


def with_played(room: RoomKept, played: Played) -> RoomKept:
    """The finished game in the list, and one win more for every seat with the best score."""
    for number, points in enumerate(played.scores):
        if points == max(played.scores):
            room = changed(room, number, wins=room.seats[number].wins + 1)
    return replace(room, played=(*room.played, played)[-MOST_PLAYED:])


def was_played(room: RoomKept, match: int) -> bool:
    """Whether this match is finished and in the list."""
    return any(played.match == match for played in room.played)


def wins_of(room: RoomKept, name: str) -> int:
    """What somebody who comes back to this room has won in it."""
    return sum(
        (name, max(played.scores)) in zip(played.names, played.scores, strict=True)
        for played in room.played
    )


def before_another(room: RoomKept, old: AnyGame, new: AnyGame, most: int) -> RoomKept:
    """The same people before a game of another kind. Where there are too many seats for it, bots
    get up, the last one first."""
    room = without_gaps(room)
    bots = [number for number, seat in enumerate(room.seats) if seat.kind is Kind.BOT]
    too_many = set(bots[::-1][: max(0, len(room.seats) - most)])
    stay = [seat for number, seat in enumerate(room.seats) if number not in too_many]
    return replace(
        room, seats=tuple(replace(seat, level=level_in(new, seat.level, old)) for seat in stay)
    )


def level_in(new: AnyGame, level: str | None, old: AnyGame) -> str | None:
    """A bot's level in another game: the one of the same name, else of the same rank."""
    if level is None or level in new.bots:
        return level
    names = tuple(old.bots)
    rank = names.index(level) if level in names else len(names)
    return tuple(new.bots)[min(rank, len(new.bots) - 1)]
