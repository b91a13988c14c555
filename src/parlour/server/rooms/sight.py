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
from parlour.server.rooms.picture import Picture
from parlour.server.rooms.presence import host_of, online, seats_of
from parlour.server.rooms.seats import RoomKept
from parlour.server.wire import Phase


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


def find_seats(room: RoomKept, match: Match | None, guests: Iterable[Guest]) -> list[Guest]:
    """Give every guest the seats whose secrets it knows; those who now see the table with other
    eyes than before."""
    turned: list[Guest] = []
    for guest in guests:
        guest.seats = seats_of(room, guest.secrets)
        sees = () if match is None else seen_by(room, match, guest.seats)
        if sees != guest.sees:
            guest.sees = sees
            turned.append(guest)
    return turned


def seen_by(room: RoomKept, match: Match, held: tuple[Seat, ...]) -> tuple[Seat | None, ...]:
    """With the eyes of which seats the owner of some sees this match. Nobody looks into the cards
    of a seat for which a bot plays, and a seat added after the game has none in it."""
    is_open = match.table.game.is_open
    own = [seat for seat in held if seat in match.table.seats]
    sees = [seat for seat in own if is_open or room.seats[seat].level is None]
    return tuple(sees) or (None,)


def show_room(
    room: RoomKept,
    game: AnyGame,
    match: Match | None,
    guests: Collection[Guest],
    invites: tuple[str, ...],
) -> None:
    """The room, to everybody in it."""
    here, phase, sizes = online(room, guests), phase_of(match), sizes_of(room, game)
    shown = wire.RoomShown(
        code=room.code,
        game=room.game,
        options=room.options,
        phase=phase,
        seats=tuple(
            wire.SeatShown(seat.kind, seat.name, seat.level, number in here, seat.wins)
            for number, seat in enumerate(room.seats)
        ),
        fewest=sizes[0],
        most=sizes[-1],
        levels=tuple(game.bots),
        host=host_of(room, here),
        paused=room.paused if phase is Phase.PLAYING else None,
        yours=(),
        invites=invites,
        commitment=commitment_of(room, match),
        match=room.match,
        coach=coach_of(room, game) is not None,
        chance=room.chance,
        played=tuple(
            wire.PlayedShown(done.match, done.game, done.names, done.scores, done.at)
            for done in room.played
        ),
        screen=any(guest.is_screen for guest in guests),
        remarks=room.remarks,
    )
    for guest in guests:
        guest.tell(replace(shown, yours=guest.seats))


def show_all(guest: Guest, match: Match) -> None:
    """The table as it stands, and the news of before, to a guest who has just come."""
    for seat in guest.sees:
        frame, before = match.frame(seat, (), match.now()), match.table.past(seat)
        guest.tell(wire.Framed(match.number, frame, before=before))


def show_step(
    guests: Iterable[Guest],
    match: Match,
    news: tuple[Any, ...],
    actor: Guest | None = None,
    ask: str = "",
) -> None:
    """The table after a step; to the guest who asked for it, with the id of the ask."""
    now = match.now()
    for guest in guests:
        done = (ask,) if guest is actor else ()
        for seat in guest.sees:
            guest.tell(wire.Framed(match.number, match.frame(seat, news, now), done))


def show_at_once(
    guests: Iterable[Guest], match: Match, news: tuple[Any, ...], actor: Guest, ask: str
) -> None:
    """The same, encoded for all of them in one go."""
    now = match.now()
    picture = Picture(match, news, now)
    for guest in guests:
        done = (ask,) if guest is actor else ()
        for seat in guest.sees:
            if guest.is_free():
                guest.send(picture.framed(seat, done))
            else:
                guest.tell(wire.Framed(match.number, match.frame(seat, news, now), done))
