"""One room: the only writer of its people and its table.

Everything that happens comes over the desk, one after the other. A move is appended to the store
before anybody hears of it; then every guest gets a frame in its own outbox.
"""

from collections.abc import Collection
from typing import assert_never

from msgspec.structs import replace

from parlour.core.game import Illegal, Seat
from parlour.server import rest, wire
from parlour.server.link.budgets import MOST_DEVICES, MOST_SPECTATORS
from parlour.server.link.guest import Guest
from parlour.server.rooms import devices, playing, preparing, presence, quick, seating, sight
from parlour.server.rooms.coaching import advise, look_back
from parlour.server.rooms.desk import Desk
from parlour.server.rooms.glance import glance
from parlour.server.rooms.match import Match
from parlour.server.rooms.rights import must_be_allowed
from parlour.server.rooms.seats import RoomKept
from parlour.server.rooms.state import Errands, RoomState
from parlour.server.rooms.talk import talk
from parlour.server.rooms.visit import Visit, visit_of
from parlour.server.services import Services
from parlour.server.store import Conflict, StoreFailed
from parlour.server.wire import Refusal


class Room:
    """What is asked from outside never waits."""

    def __init__(self, services: Services, room: RoomKept, match: Match | None, doc: bytes) -> None:
        self.closing = False
        self._desk = Desk()
        put = self._desk.put
        errands = Errands(
            house_moves=lambda: put(playing.house_moves(self._state)),
            go_on=self.go_on,
            hand_on=lambda: put(seating.hand_on(self._state)),
        )
        self._state = RoomState(services, room, match, doc, errands)
        self.guests = self._state.guests
        self.ended = self._desk.ended
        self.ended.add_done_callback(lambda _: self._state.rest())

    def go_on(self) -> None:
        """Take up the game where it was left: when the room is opened, or the store is back."""
        self._desk.put(playing.go_on(self._state))

    @property
    def code(self) -> str:
        return self._state.room.code

    @property
    def is_opening(self) -> bool:
        """Whether the contributions to a game's chance are being awaited."""
        return self._state.reveals is not None

    def knows(self, secrets: Collection[str]) -> bool:
        """Whether one of these is that of a seat here."""
        return not self._state.secrets.isdisjoint(secrets)

    def enter(self, guest: Guest, hello: wire.Hello | Visit) -> None:
        """Look at the room, with the seats whose tokens the guest holds."""
        known, (_, shown, screen, ask) = self._state.secrets, visit_of(hello)
        self._make_way(is_seated=bool(shown & known))
        guest.secrets, guest.sees = known & shown, ()
        guest.is_screen = screen
        self.guests[guest] = None
        self._state.show_room()
        if ask is not None:
            guest.tell(wire.Done(ask) if shown <= known else wire.Refused(ask, Refusal.WRONG_TOKEN))

    def exit(self, guest: Guest) -> None:
        self.guests.pop(guest, None)
        self._state.show_room()

    def ask(self, guest: Guest, ask: wire.RoomAsk | wire.Reveal) -> None:
        if isinstance(ask, wire.Act) and self._acts_quickly(guest, ask):
            return
        if isinstance(ask, wire.Reveal):  # not over the desk, where a start waits for it
            if self._state.reveals is not None:
                self._state.reveals.hear(ask.contribution)
            guest.tell(wire.Done(ask.id))
        else:
            self._desk.put(self._answer(guest, ask))

    def _acts_quickly(self, guest: Guest, ask: wire.Act) -> bool:
        return self._desk.is_free() and quick.act(self._state, self._desk, guest, ask)

    def glance(self, secrets: Collection[str]) -> rest.TableShown | None:
        return glance(self._state.room, self._state.match, secrets)

    def close(self) -> None:
        """Stop after the asks that have come in. All is kept; the room can be opened again."""
        self.closing = True
        self._desk.close()

    def break_off(self) -> None:
        """It is another worker's, as far as the store knows: it is left, and read anew there."""
        self.closing = True
        self._desk.close(Conflict())

    def _make_way(self, *, is_seated: bool) -> None:
        """Whoever holds a seat always gets in; spectators while there is room for them."""
        alike = [guest for guest in self.guests if bool(guest.seats) == is_seated]
        if is_seated and len(alike) >= MOST_DEVICES:
            alike[0].drop()
        elif not is_seated and len(alike) >= MOST_SPECTATORS:
            raise Illegal(Refusal.TOO_MANY_SPECTATORS)

    async def _answer(self, guest: Guest, ask: wire.RoomAsk) -> None:
        state = self._state
        # Decided now: while the ask waited, seats may have changed hands or numbers.
        held = presence.seats_of(state.room, guest.secrets)
        try:
            must_be_allowed(ask, held, state.host, state.match)
            match ask:
                case wire.Act():
                    await playing.act(state, guest, ask)
                case wire.Deal():
                    await playing.deal(state, guest, ask)
                case wire.Sit():
                    await seating.sit(state, guest, ask, held)
                case wire.AddDevice():
                    devices.add_device(state, guest, ask)
                case wire.UseCode():
                    devices.use_code(state, guest, ask)
                case wire.Advise():
                    coach = sight.coach_of(state.room, state.game)
                    advise(state.services, coach, state.laid, guest, ask)
                case wire.LookBack():
                    look_back(state.services, state.game.coach, state.laid, guest, ask)
                case _:
                    await do(state, ask, held)
                    guest.tell(wire.Done(ask.id))
        except Illegal as illegal:
            guest.tell(wire.Refused(ask.id, illegal.code, illegal.about))
        except StoreFailed as error:
            state.store_failed(error)
            guest.tell(wire.Refused(ask.id, Refusal.STORE_FAILED))


async def do(state: RoomState, ask: wire.PlainAsk, held: tuple[Seat, ...]) -> None:
    """Do it for the owner of these seats, or raise `Illegal` with nothing changed."""
    match ask:
        case wire.Pledge():
            await preparing.pledge(state, ask, held)
        case wire.Rename():
            await seating.rename(state, ask)
        case wire.StandUp():
            await seating.stand_up(state, ask.seat)
        case wire.StandIn():
            await seating.stand_in(state, ask, held)
        case wire.Pause():
            await playing.pause(state, held)
        case wire.GoOn():
            await state.keep(replace(state.room, paused=None))
        case wire.HandOver():
            await seating.hand_over(state, ask.seat)
        case wire.React() | wire.Remark():
            talk(state.room, state.guests, ask)
        case wire.AllowRemarks():
            await state.keep(replace(state.room, remarks=ask.allowed))
        case wire.AddBot():
            await preparing.add_bot(state, ask)
        case wire.Configure():
            await preparing.configure(state, ask)
        case wire.Start():
            await preparing.start(state)
        case _:
            assert_never(ask)
