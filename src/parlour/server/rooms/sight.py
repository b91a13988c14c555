"""What guests see of a room and of its table."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import json
from msgspec.structs import replace

from parlour.core import fair
from parlour.core.game import AnyGame, Coach, Seat
from parlour.server import wire
from parlour.server.link.guest import Guest
from parlour.server.rooms.match import Match
from parlour.server.rooms.seats import RoomKept
from parlour.server.wire import Kind, Phase


def phase_of(match: Match | None) -> Phase:
    if match is None:
        return Phase.LOBBY
    return Phase.OVER if match.table.over else Phase.PLAYING


def commitment_of(room: RoomKept, match: Match | None) -> str:
    """Of the game being played, else of the next one."""
    if match is not None and not match.table.over:
        return match.commitment
    return fair.commitment(bytes.fromhex(room.seed))


def coach_of(room: RoomKept, game: AnyGame) -> Coach[Any, Any] | None:
    """The coach that may be asked during a game."""
    return game.coach if room.coach else None


def sizes_of(room: RoomKept, game: AnyGame) -> range:
    """How many can play with the room's options."""
    return game.seats(json.decode(room.options, type=game.types.options))


def host_of(room: RoomKept, online: Collection[Seat]) -> Seat | None:
    """The first person who is online; if none is, the first person."""
    people = [number for number, seat in enumerate(room.seats) if seat.kind is Kind.PERSON]
    return next((seat for seat in people if seat in online), people[0] if people else None)


def find_seats(room: RoomKept, guests: Iterable[Guest]) -> None:
    """Give every guest the seats whose secrets it knows."""
    for guest in guests:
        guest.seats = tuple(
            number for number, seat in enumerate(room.seats) if seat.secret in guest.secrets
        )


def show_room(
    room: RoomKept, game: AnyGame, match: Match | None, guests: Collection[Guest], invite: str
) -> None:
    """The room, to everybody in it."""
    online = {seat for guest in guests for seat in guest.seats}
    sizes = sizes_of(room, game)
    shown = wire.RoomShown(
        code=room.code,
        game=room.game,
        options=room.options,
        phase=phase_of(match),
        seats=tuple(
            wire.SeatShown(seat.kind, seat.name, seat.level, number in online, seat.wins)
            for number, seat in enumerate(room.seats)
        ),
        fewest=sizes[0],
        most=sizes[-1],
        levels=tuple(game.bots),
        host=host_of(room, online),
        yours=(),
        invite=invite,
        commitment=commitment_of(room, match),
        match=room.match,
        coach=coach_of(room, game) is not None,
    )
    for guest in guests:
        guest.tell(replace(shown, yours=guest.seats))


def show_all(guest: Guest, match: Match) -> None:
    """The table as it stands, and the news of before, to a guest who has just come."""
    for seat in guest.seats or (None,):
        frame, before = match.frame(seat, (), match.now), match.table.past(seat)
        guest.tell(wire.Framed(match.number, frame, before=before))


def show_step(
    guests: Iterable[Guest],
    match: Match,
    news: tuple[Any, ...],
    actor: Guest | None = None,
    ask: str = "",
) -> None:
    """The table after a step; to the guest who asked for it, with the id of the ask."""
    now = match.now
    for guest in guests:
        done = (ask,) if guest is actor else ()
        for seat in guest.seats or (None,):
            guest.tell(wire.Framed(match.number, match.frame(seat, news, now), done))
