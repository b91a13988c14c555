"""Who sits where: what people ask about seats, before, during and between games."""

from msgspec.structs import replace

from parlour.core.described import takes_newcomers
from parlour.core.game import Illegal, Join, Leave, Seat
from parlour.server import wire
from parlour.server.link.guest import Guest
from parlour.server.rooms import presence, seats
from parlour.server.rooms.playing import make
from parlour.server.rooms.seats import RoomKept, SeatKept
from parlour.server.rooms.state import RoomState
from parlour.server.store import StoreFailed
from parlour.server.wire import Kind, Phase, Refusal


async def sit(state: RoomState, guest: Guest, ask: wire.Sit, held: tuple[Seat, ...]) -> None:
    if guest not in state.guests:
        return  # gone: nobody would ever learn the token of this seat
    token, name = seats.new_token(), seats.own_name(state.room, seats.clean(ask.name))
    person = SeatKept(
        Kind.PERSON,
        name,
        seats.hash_of(token),
        wins=seats.wins_of(state.room, name),
    )
    if state.phase is Phase.PLAYING:
        room = await take_over(state, ask.seat, person, held)
    else:
        room = seats.filled(state.room, ask.seat, person, state.most)
    number = next(n for n, seat in enumerate(room.seats) if seat.secret == person.secret)
    guest.secrets.add(person.secret)
    await state.keep(room)
    guest.tell(wire.Seated(ask.id, number, token))


async def take_over(
    state: RoomState, seat: Seat | None, person: SeatKept, held: tuple[Seat, ...]
) -> RoomKept:
    """The room with this person in a seat of the running game; where the game hides something,
    nobody comes to a second seat and sees two hands."""
    joins = takes_newcomers(state.game)
    room = seats.taken_over(state.room, seat, person, joins=joins)
    if held and not state.game.is_open:
        raise Illegal(Refusal.ONE_SEAT_EACH)
    if seat is None or state.room.seats[seat].kind is not Kind.OPEN:
        return room
    await make(state, state.laid.table.play(seat, Join(), state.laid.now()))
    return seats.taken_over(state.room, seat, person, joins=joins)


async def rename(state: RoomState, ask: wire.Rename) -> None:
    """Like newcomers, whoever takes the name of another gets a number."""
    others = seats.changed(state.room, ask.seat, name="")
    name = seats.own_name(others, seats.clean(ask.name))
    await state.keep(seats.changed(state.room, ask.seat, name=name))


async def stand_up(state: RoomState, seat: Seat) -> None:
    """In a game that is leaving it."""
    room = seats.vacated(state.room, seat)
    if state.phase is Phase.PLAYING:
        await make(state, state.laid.table.play(seat, Leave(), state.laid.now()))
        room = seats.vacated(state.room, seat)
    await state.keep(room if state.match else seats.without_gaps(room))


async def stand_in(state: RoomState, ask: wire.StandIn, held: tuple[Seat, ...]) -> None:
    """Others may let a bot play only for somebody who is away."""
    if ask.level is not None:
        state.must_be_bot(ask.level)
    room = seats.changed(state.room, ask.seat, level=ask.level)
    if room.seats[ask.seat].kind is not Kind.PERSON:
        raise Illegal(Refusal.NOT_YOUR_SEAT)
    if ask.seat not in held and ask.seat in state.here:
        raise Illegal(Refusal.PLAYER_IS_HERE)
    await state.keep(room)


async def hand_over(state: RoomState, seat: Seat) -> None:
    """Make the person in this seat the host."""
    if seat not in presence.people(state.room):
        raise Illegal(Refusal.NOBODY_THERE)
    await state.keep(replace(state.room, host=state.room.seats[seat].secret))


async def hand_on(state: RoomState) -> None:
    """The host has not come back in time."""
    state.forget_host()
    seat = presence.next_host(state.room, state.here)
    if seat is None:
        return
    try:
        await hand_over(state, seat)
    except StoreFailed as error:
        state.store_failed(error)
        state.mind_host()
