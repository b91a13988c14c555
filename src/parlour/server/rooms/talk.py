"""What people at a table tell each other besides the game: told to whoever is here, never kept."""

from collections.abc import Iterable

from parlour.core.game import Illegal
from parlour.server import wire
from parlour.server.link.guest import Guest
from parlour.server.rooms.seats import RoomKept, one_line
from parlour.server.wire import Refusal


def talk(room: RoomKept, guests: Iterable[Guest], ask: wire.Talk) -> None:
    """Tell everybody, the sender's own devices and shared screens too."""
    told = heard(room, ask)
    for guest in guests:
        guest.tell(told)


def heard(room: RoomKept, ask: wire.Talk) -> wire.Reacted:
    if isinstance(ask, wire.React):
        return wire.Reacted(ask.seat, ask.sign)
    if not room.remarks:
        raise Illegal(Refusal.REMARKS_OFF)
    if not (text := one_line(ask.text)):
        raise Illegal(Refusal.BAD_MESSAGE)
    return wire.Reacted(ask.seat, None, text)
