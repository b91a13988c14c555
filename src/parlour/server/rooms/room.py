"""One room: its people, its table, and the only writer of both.

Everything that happens comes over the desk, one after the other. A move is appended to the store
before anybody hears of it; then every guest gets a frame in its own outbox.
"""

import asyncio
import logging
from typing import Any, assert_never

from msgspec import Raw, json
from msgspec.structs import replace

from parlour.core.described import takes_newcomers
from parlour.core.game import AnyGame, Illegal, Join, Leave, Seat
from parlour.core.log import UNREADABLE
from parlour.core.table import Step
from parlour.server import wire
from parlour.server.journal import alias, journal
from parlour.server.link.guest import Guest
from parlour.server.rooms import seats, sight
from parlour.server.rooms.coaching import advise, look_back
from parlour.server.rooms.desk import Desk
from parlour.server.rooms.match import Match, finished_log, lay
from parlour.server.rooms.players import Players
from parlour.server.rooms.rights import must_be_allowed
from parlour.server.rooms.seats import RoomKept, SeatKept
from parlour.server.services import Services
from parlour.server.store import Conflict, StoreFailed
from parlour.server.wire import Kind, Phase, Refusal

MOST_GUESTS = 200
TRY_AGAIN = 1.0
"""Seconds until the room goes on after the store has failed."""


class Room:
    def __init__(self, services: Services, room: RoomKept, match: Match | None) -> None:
        self.guests: set[Guest] = set()
        self.closing = False
        self._services = services
        self._room = room
        self._levels = seats.levels(room)
        self._desk = Desk()
        self.ended = self._desk.ended
        self.ended.add_done_callback(lambda _: self._silence())
        self._loop = asyncio.get_running_loop()
        self._match: Match | None = None
        self._players: Players | None = None
        self._host: Seat | None = None
        self._lay(match)

    # From outside; nothing here waits

    def go_on(self) -> None:
        """Take up the game where it was left: when the room is opened, or the store is back."""
        self._desk.put(self._go_on())

    def enter(self, guest: Guest, hello: wire.Hello) -> None:
        """Look at the room, with the seats whose tokens the guest holds."""
        if len(self.guests) >= MOST_GUESTS:
            raise Illegal(Refusal.ROOM_FULL)
        known = {seat.secret for seat in self._room.seats if seat.secret}
        shown = {seats.hash_of(token) for token in hello.tokens}
        guest.secrets = shown & known
        guest.tell(
            wire.Done(hello.id) if shown <= known else wire.Refused(hello.id, Refusal.WRONG_TOKEN)
        )
        self.guests.add(guest)
        self._show_room()
        self._show_all(guest)

    def exit(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self._show_room()

    def ask(self, guest: Guest, ask: wire.RoomAsk) -> None:
        self._desk.put(self._answer(guest, ask))

    def close(self) -> None:
        """Stop after the asks that have come in. All is kept; the room can be opened again."""
        self.closing = True
        self._desk.close()

    async def finished_log(self) -> bytes:
        if self._room.table is None:
            raise Illegal(Refusal.NO_GAME)
        if self._phase is Phase.PLAYING:
            raise Illegal(Refusal.GAME_RUNNING)
        return await finished_log(self._services.store, self._room.table)

    # What guests ask

    async def _answer(self, guest: Guest, ask: wire.RoomAsk) -> None:
        try:
            must_be_allowed(ask, guest.seats, self._host, self._match)
            match ask:
                case wire.Act():
                    await self._act(guest, ask)
                case wire.Sit():
                    await self._sit(guest, ask)
                case wire.Advise():
                    coach = sight.coach_of(self._room, self._game)
                    advise(self._services, coach, self._laid, guest, ask)
                case wire.LookBack():
                    look_back(self._services, self._game.coach, self._laid, guest, ask)
                case _:
                    await self._do(guest, ask)
                    guest.tell(wire.Done(ask.id))
        except Illegal as illegal:
            guest.tell(wire.Refused(ask.id, illegal.code, illegal.about))
        except (StoreFailed, Conflict) as error:
            self._store_failed(error)
            guest.tell(wire.Refused(ask.id, Refusal.STORE_FAILED))

    async def _do(self, guest: Guest, ask: wire.PlainAsk) -> None:
        """Do it, or raise `Illegal` with nothing changed."""
        match ask:
            case wire.Contribute():
                self._contribute(guest, ask)
            case wire.Rename():
                await self._keep(seats.changed(self._room, ask.seat, name=seats.clean(ask.name)))
            case wire.StandUp():
                await self._stand_up(ask.seat)
            case wire.StandIn():
                await self._stand_in(ask)
            case wire.AddBot():
                await self._add_bot(ask)
            case wire.Configure():
                await self._configure(ask)
            case wire.Start():
                await self._start()
            case _:
                assert_never(ask)

    async def _sit(self, guest: Guest, ask: wire.Sit) -> None:
        token = seats.new_token()
        person = SeatKept(
            Kind.PERSON,
            seats.clean(ask.name),
            seats.hash_of(token),
            contribution=ask.contribution,
        )
        if self._phase is Phase.PLAYING:
            room = await self._take_over(ask.seat, person)
        else:
            most = sight.sizes_of(self._room, self._game)[-1]
            room = seats.filled(self._room, ask.seat, person, most)
        number = next(n for n, seat in enumerate(room.seats) if seat.secret == person.secret)
        guest.secrets.add(person.secret)
        await self._keep(room)
        guest.tell(wire.Seated(ask.id, number, token))
        self._show_all(guest)

    async def _take_over(self, seat: Seat | None, person: SeatKept) -> RoomKept:
        """The room with this person in a seat of the running game."""
        joins = takes_newcomers(self._game)
        room = seats.taken_over(self._room, seat, person, joins=joins)
        if seat is None or self._room.seats[seat].kind is not Kind.OPEN:
            return room
        await self._step(self._laid.table.play(seat, Join(), self._laid.now))
        return seats.taken_over(self._room, seat, person, joins=joins)

    def _contribute(self, guest: Guest, ask: wire.Contribute) -> None:
        """Held in memory until the start writes it into the log's header. One that answers an older
        commitment comes too late and is left out; the end of a game clears them all."""
        if ask.commitment == sight.commitment_of(self._room, self._match):
            for seat in guest.seats:
                self._room = seats.changed(self._room, seat, contribution=ask.contribution)

    async def _stand_up(self, seat: Seat) -> None:
        """In a game that is leaving it."""
        room = seats.vacated(self._room, seat)
        if self._phase is Phase.PLAYING:
            await self._step(self._laid.table.play(seat, Leave(), self._laid.now))
            room = seats.vacated(self._room, seat)
        await self._keep(room if self._match else seats.without_gaps(room))

    async def _stand_in(self, ask: wire.StandIn) -> None:
        if ask.level is not None:
            self._must_be_bot(ask.level)
        room = seats.changed(self._room, ask.seat, level=ask.level)
        if room.seats[ask.seat].kind is not Kind.PERSON:
            raise Illegal(Refusal.NOT_YOUR_SEAT)
        await self._keep(room)

    async def _add_bot(self, ask: wire.AddBot) -> None:
        self._must_be_bot(ask.level)
        bot = SeatKept(Kind.BOT, seats.bot_name(self._room), level=ask.level)
        most = sight.sizes_of(self._room, self._game)[-1]
        await self._keep(seats.filled(self._room, ask.seat, bot, most))

    async def _configure(self, ask: wire.Configure) -> None:
        game = self._services.games.get(ask.game)
        if game is None:
            raise Illegal(Refusal.NO_SUCH_GAME)
        try:
            options = json.decode(ask.options, type=game.types.options)
        except UNREADABLE:
            raise Illegal(Refusal.BAD_OPTIONS) from None
        game.seats(options)  # refuses options that do not go together
        options = Raw(json.encode(options))
        room = replace(self._room, game=game.name, options=options, coach=ask.coach)
        if game.name == self._room.game:
            await self._keep(room)
        else:
            await self._keep_with(replace(room, table=None), None)

    # The game

    async def _start(self) -> None:
        await self._settle()
        room = seats.without_gaps(self._room)
        if len(room.seats) < sight.sizes_of(room, self._game)[0]:
            raise Illegal(Refusal.TOO_FEW)
        match = await lay(self._services.store, room, self._game)
        await self._keep_with(replace(room, match=match.number, table=match.place), match)
        journal("match-started", room=alias(room.code), game=room.game, seats=len(room.seats))
        await self._step(match.table.ring(match.now))

    async def _act(self, guest: Guest, ask: wire.Act) -> None:
        match = self._laid
        if match.has_done(ask.seat, ask.id):
            sight.show_step([guest], match, (), guest, ask.id)
            return
        try:
            play = match.decode_play(ask.play)
        except UNREADABLE:
            raise Illegal(Refusal.BAD_MESSAGE) from None
        if isinstance(play, Leave):
            raise Illegal(Refusal.BAD_MESSAGE)  # StandUp does that, and frees the seat
        if self._room.seats[ask.seat].level is not None:
            await self._keep(seats.changed(self._room, ask.seat, level=None))
        await self._step(match.table.play(ask.seat, play, match.now), guest, ask.id)

    async def _house_moves(self) -> None:
        """A bot or an alarm may be due."""
        if self._players is None or (step := self._players.due()) is None:
            return
        try:
            await self._step(step)
        except (StoreFailed, Conflict) as error:
            self._store_failed(error)

    async def _go_on(self) -> None:
        """Count the winners of a finished game, or wait for the next move. If the winners cannot be
        kept, the last move still counts, and the room tries again."""
        try:
            await self._settle()
        except (StoreFailed, Conflict) as error:
            self._store_failed(error)
        else:
            self._wake()

    async def _step(
        self, step: Step[Any, Any, Any, Any], actor: Guest | None = None, ask: str = ""
    ) -> None:
        """Keep a step, show it, go on."""
        match = self._laid
        if step.moves:
            await match.keep(step, ask)
        sight.show_step(self.guests, match, step.news, actor, ask)
        if match.table.over:
            await self._go_on()
        else:
            self._wake()

    async def _settle(self) -> None:
        """After a game: count its winners, once, and bind the house for the next."""
        match = self._match
        if match is None or not match.table.over or self._room.counted == match.number:
            return
        room = seats.with_new_seed(replace(self._room, counted=match.number))
        await self._keep(seats.with_winners(room, match.table.scores or ()))
        journal("match-ended", room=alias(room.code), moves=len(match.table.moves))

    # What is kept and shown

    async def _keep(self, room: RoomKept) -> None:
        """Store the room; only then is it how the room is."""
        await self._keep_with(room, self._match)

    async def _keep_with(self, room: RoomKept, match: Match | None) -> None:
        """The same, with this match on the table."""
        await self._services.store.save_room(room.code, json.encode(room))
        levels, self._levels = self._levels, seats.levels(room)
        self._room = room
        if match is not self._match:
            self._lay(match)
        self._show_room()
        if self._levels != levels:
            self._wake()

    def _lay(self, match: Match | None) -> None:
        self._silence()
        self._match = match
        self._players = None
        if match is not None:
            self._players = Players(self._services, self._room.code, match, self._on_due)

    def _on_due(self) -> None:
        self._desk.put(self._house_moves())

    def _wake(self) -> None:
        if self._players is not None:
            self._players.wake(self._levels)

    def _silence(self) -> None:
        if self._players is not None:
            self._players.silence()

    def _show_room(self) -> None:
        sight.find_seats(self._room, self.guests)
        online = {seat for guest in self.guests for seat in guest.seats}
        self._host = sight.host_of(self._room, online)
        invite = self._services.invite(self._room.code)
        sight.show_room(self._room, self._game, self._match, self.guests, invite)

    def _show_all(self, guest: Guest) -> None:
        if self._match is not None:
            sight.show_all(guest, self._match)

    def _store_failed(self, error: Exception) -> None:
        """Nothing has changed. Bots, alarms and the count of winners are tried again."""
        journal("store-failed", logging.ERROR, room=alias(self._room.code), why=repr(error))
        self._loop.call_later(TRY_AGAIN, self.go_on)

    # Questions

    @property
    def _game(self) -> AnyGame:
        return self._services.games[self._room.game]

    @property
    def _phase(self) -> Phase:
        return sight.phase_of(self._match)

    @property
    def _laid(self) -> Match:
        """The match on the table, which may be over."""
        if self._match is None:
            raise Illegal(Refusal.NO_GAME)
        return self._match

    def _must_be_bot(self, level: str) -> None:
        if level not in self._game.bots:
            raise Illegal(Refusal.NO_SUCH_BOT)
