"""People who play on two devices: the first asks for a code, the second brings it."""

from parlour.core.game import Illegal
from parlour.server import wire
from parlour.server.link.guest import Guest
from parlour.server.rooms import passes, seats
from parlour.server.rooms.state import RoomState
from parlour.server.wire import Refusal


def add_device(state: RoomState, guest: Guest, ask: wire.AddDevice) -> None:
    secret = state.room.seats[ask.seat].secret
    token = next((one for one in ask.tokens if seats.hash_of(one) == secret), None)
    if token is None:
        raise Illegal(Refusal.WRONG_TOKEN)
    code = state.passes.make(token, state.time())
    guest.tell(wire.DeviceCode(ask.id, code, passes.LASTS))


def use_code(state: RoomState, guest: Guest, ask: wire.UseCode) -> None:
    """The second device gets the seat, and the first sees that it did."""
    seat, token = state.passes.use(ask.code, state.room, state.time())
    owners = [other for other in state.guests if seat in other.seats and other is not guest]
    guest.secrets.add(seats.hash_of(token))
    state.show_room()
    guest.tell(wire.Seated(ask.id, seat, token))
    for owner in owners:
        owner.tell(wire.DeviceAdded(seat))
