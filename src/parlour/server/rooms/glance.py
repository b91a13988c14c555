"""A room seen from outside, by a device that has a seat in it. Looking wakes nobody."""

from collections.abc import Collection

from parlour.core.table import AnyTable
from parlour.server import rest
from parlour.server.rooms.match import Match
from parlour.server.rooms.presence import seats_of
from parlour.server.rooms.seats import RoomKept
from parlour.server.rooms.sight import phase_of
from parlour.server.wire import Kind


def glance(room: RoomKept, match: Match | None, secrets: Collection[str]) -> rest.TableShown | None:
    """What the device knows of this table; None if no seat of the room is its own."""
    yours = seats_of(room, secrets)
    if not yours:
        return None
    return rest.TableShown(
        room=room.code,
        game=room.game,
        phase=phase_of(match),
        names=tuple("" if seat.kind is Kind.OPEN else seat.name for seat in room.seats),
        yours=yours,
        turn=() if match is None else able(match.table),
    )


def able(table: AnyTable) -> tuple[int, ...]:
    """The seats that can act."""
    return tuple(seat for seat in table.seats if table.game.legal(table.state, seat))
