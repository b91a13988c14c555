"""Who is here, and what follows from it: who is the host, and whether the table stands still."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.server.link.guest import Guest
from parlour.server.rooms.seats import RoomKept
from parlour.server.wire import Kind


def seats_of(room: RoomKept, secrets: Collection[str]) -> tuple[Seat, ...]:
    """The seats that belong to whoever knows these secrets."""
    return tuple([n for n, seat in enumerate(room.seats) if seat.secret in secrets])


def online(room: RoomKept, guests: Iterable[Guest]) -> set[Seat]:
    """The seats whose people are here."""
    known = set().union(*[guest.secrets for guest in guests])
    return set(seats_of(room, known))


def people(room: RoomKept) -> list[Seat]:
    return [number for number, seat in enumerate(room.seats) if seat.kind is Kind.PERSON]


def host_of(room: RoomKept, here: Collection[Seat]) -> Seat | None:
    """The person who has the role; if they have left, the first person who is here, else the
    first."""
    everybody = people(room)
    order = [
        *[seat for seat in everybody if room.seats[seat].secret == room.host],
        *[seat for seat in everybody if seat in here],
        *everybody,
    ]
    return order[0] if order else None


def with_host(room: RoomKept, here: Collection[Seat]) -> RoomKept:
    """The role belongs to a person, wherever they sit and whether they are here."""
    host = host_of(room, here)
    return replace(room, host="" if host is None else room.seats[host].secret)


def next_host(room: RoomKept, here: Collection[Seat]) -> Seat | None:
    """To whom the role goes if the host does not come back: the first person who is here; None if
    the host is here, or nobody is."""
    if host_of(room, here) in here:
        return None
    return next((seat for seat in people(room) if seat in here), None)


def stands_still(room: RoomKept, here: Collection[Seat]) -> bool:
    """Somebody has asked for a pause; or none of the people at the table is here, and not all of
    them have asked for it to go on by letting a bot play for them."""
    waited_for = [seat for seat in people(room) if room.seats[seat].level is None]
    nobody = bool(waited_for) and not any(seat in here for seat in people(room))
    return nobody or room.paused is not None
