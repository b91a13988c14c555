"""One room: its people, its table, and the only one who writes to either.

Everything that happens comes over the desk, one after the other. A move is appended to the store
before anybody hears of it; then every guest gets a frame in its own outbox.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, TypeAlias, assert_never, get_args

from msgspec import Raw, json
from msgspec.structs import replace

from parlour.core import fair
from parlour.core.game import AnyGame, Choice, Coach, Illegal, Join, Leave, Seat
from parlour.core.log import UNREADABLE
from parlour.core.table import Step
from parlour.games import GAMES
from parlour.server import wire
from parlour.server.journal import alias, journal
from parlour.server.rooms import seats
from parlour.server.rooms.coaching import advise, look_back
from parlour.server.rooms.desk import Desk
from parlour.server.rooms.match import Match, finished_log, lay
from parlour.server.rooms.seats import RoomKept, SeatKept
from parlour.server.services import Guest, House
from parlour.server.store import Conflict, StoreFailed
from parlour.server.wire import Kind, Phase, Refusal

MOST_GUESTS = 200
TRY_AGAIN = 1.0
"""Seconds until the house tries again what the store could not keep."""


PlainAsk: TypeAlias = (
    wire.Hello
    | wire.Contribute
    | wire.AddBot
    | wire.Rename
    | wire.StandUp
    | wire.StandIn
    | wire.Configure
    | wire.Start
    | wire.Ping
)
"""What is answered with a plain `Done`."""


class Room:
    def __init__(self, house: House, kept: RoomKept, match: Match | None) -> None:
        self.guests: set[Guest] = set()
        self.closing = False
        self._house = house
        self._kept = kept
        self._match = match
        self._desk = Desk()
        self.ended = self._desk.ended
        self.ended.add_done_callback(self._silence)
        self._loop = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._wanted: dict[Seat, tuple[Any, float]] = {}
        """What each bot means to play, and when by the loop's clock."""

    # From outside; nothing here waits for anybody

    def ring(self) -> None:
        """An alarm of the table may be due."""
        self._desk.put(self._ring())

    def enter(self, guest: Guest, hello: wire.Hello) -> None:
        """Look at the room, with the seats whose tokens the guest holds."""
        if len(self.guests) >= MOST_GUESTS:
            raise Illegal(Refusal.ROOM_FULL)
        known = {seat.secret for seat in self._kept.seats if seat.secret}
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

    def ask(self, guest: Guest, ask: wire.Ask) -> None:
        self._desk.put(self._guest_asks(guest, ask))

    def close(self) -> None:
        """Stop after what has already come in. All is kept; the room can be opened again."""
        self.closing = True
        self._desk.close()

    async def finished_log(self) -> bytes:
        if self._kept.table is None:
            raise Illegal(Refusal.NO_GAME)
        if self._phase is Phase.PLAYING:
            raise Illegal(Refusal.GAME_RUNNING)
        return await finished_log(self._house.store, self._kept.table)

    # What guests ask

    async def _guest_asks(self, guest: Guest, ask: wire.Ask) -> None:
        try:
            match ask:
                case wire.Act():
                    await self._act(guest, ask)
                case wire.Sit():
                    await self._sit(guest, ask)
                case wire.Advise():
                    self._must_own(guest, ask.seat)
                    advise(self._house, self._coach, self._playing, guest, ask)
                case wire.LookBack():
                    look_back(self._house, self._game.coach, self._playing, guest, ask)
                case _:
                    await self._do(guest, ask)
                    guest.tell(wire.Done(ask.id))
        except Illegal as illegal:
            guest.tell(wire.Refused(ask.id, illegal.code))
        except (StoreFailed, Conflict) as error:
            self._store_failed(error)
            guest.tell(wire.Refused(ask.id, Refusal.STORE_FAILED))

    async def _do(self, guest: Guest, ask: PlainAsk) -> None:
        """Do what is asked, or raise `Illegal` with nothing changed."""
        match ask:
            case wire.Contribute():
                self._contribute(guest, ask)
            case wire.Rename():
                self._must_own(guest, ask.seat)
                name = seats.clean(ask.name)
                await self._keep(seats.changed(self._kept, ask.seat, name=name), self._match)
            case wire.StandUp():
                await self._stand_up(guest, ask.seat)
            case wire.StandIn():
                await self._stand_in(guest, ask)
            case wire.AddBot():
                self._must_prepare(guest)
                self._must_be_bot(ask.level)
                bot = SeatKept(Kind.BOT, seats.bot_name(self._kept), level=ask.level)
                room = seats.filled(self._kept, ask.seat, bot, self._range[-1])
                await self._keep(room, self._match)
            case wire.Configure():
                self._must_prepare(guest)
                await self._configure(ask)
            case wire.Start():
                self._must_prepare(guest)
                await self._start()
            case wire.Hello() | wire.Ping():
                pass  # answered at the door
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
            room = seats.filled(self._kept, ask.seat, person, self._range[-1])
        number = next(n for n, seat in enumerate(room.seats) if seat.secret == person.secret)
        guest.secrets.add(person.secret)
        await self._keep(room, self._match)
        guest.tell(wire.Seated(ask.id, number, token))
        self._show_all(guest)

    async def _take_over(self, seat: Seat | None, person: SeatKept) -> RoomKept:
        """The room with this person in a seat of the running game."""
        joins = Join in get_args(self._game.types.play)
        room = seats.taken_over(self._kept, seat, person, joins=joins)
        if seat is None or self._kept.seats[seat].kind is not Kind.OPEN:
            return room
        await self._step(self._playing.table.play(seat, Join(), self._playing.now))
        return seats.taken_over(self._kept, seat, person, joins=joins)

    def _contribute(self, guest: Guest, ask: wire.Contribute) -> None:
        """Held in memory until the start writes it into the log's header."""
        if self._phase is not Phase.PLAYING and ask.commitment == self._commitment:
            for seat in guest.seats:
                self._kept = seats.changed(self._kept, seat, contribution=ask.contribution)

    async def _stand_up(self, guest: Guest, seat: Seat) -> None:
        """One's own seat at any time; the host also clears others'. In a game that is leaving."""
        if seat not in guest.seats:
            self._must_host(guest)
        room = seats.vacated(self._kept, seat)
        if self._phase is Phase.PLAYING:
            await self._step(self._playing.table.play(seat, Leave(), self._playing.now))
            room = seats.vacated(self._kept, seat)
        await self._keep(room if self._match else seats.without_gaps(room), self._match)

    async def _stand_in(self, guest: Guest, ask: wire.StandIn) -> None:
        if ask.seat not in guest.seats:
            self._must_host(guest)
        if ask.level is not None:
            self._must_be_bot(ask.level)
        room = seats.changed(self._kept, ask.seat, level=ask.level)
        if room.seats[ask.seat].kind is not Kind.PERSON:
            raise Illegal(Refusal.NOT_YOUR_SEAT)
        await self._keep(room, self._match)
        self._wake()

    async def _configure(self, ask: wire.Configure) -> None:
        game = GAMES.get(ask.game)
        if game is None:
            raise Illegal(Refusal.NO_SUCH_GAME)
        try:
            options = json.decode(ask.options, type=game.types.options)
        except UNREADABLE:
            raise Illegal(Refusal.BAD_OPTIONS) from None
        game.seats(options)  # refuses options that do not go together
        options = Raw(json.encode(options))
        room = replace(self._kept, game=game.name, options=options, coach=ask.coach)
        same = game.name == self._kept.game
        await self._keep(room if same else replace(room, table=None), self._match if same else None)

    # The game

    async def _start(self) -> None:
        await self._settle()
        room = seats.without_gaps(self._kept)
        if len(room.seats) < self._range[0]:
            raise Illegal(Refusal.TOO_FEW)
        match = await lay(self._house.store, room, self._game)
        await self._keep(replace(room, match=match.number, table=match.place), match)
        journal("match-started", room=alias(room.code), game=room.game, seats=len(room.seats))
        await self._step(match.table.ring(match.now))

    async def _act(self, guest: Guest, ask: wire.Act) -> None:
        self._must_own(guest, ask.seat)
        match = self._playing
        if match.has_done(ask.seat, ask.id):
            self._show_table([guest], (), guest, ask.id)
            return
        try:
            play = match.decode_play(ask.play)
        except UNREADABLE:
            raise Illegal(Refusal.BAD_MESSAGE) from None
        if isinstance(play, Leave):
            raise Illegal(Refusal.BAD_MESSAGE)  # StandUp does that, and frees the seat
        if self._kept.seats[ask.seat].level is not None:
            back = seats.changed(self._kept, ask.seat, level=None)
            await self._keep(back, match)
        await self._step(match.table.play(ask.seat, play, match.now), guest, ask.id)

    async def _ring(self) -> None:
        if (match := self._match) is not None:
            await self._house_moves(lambda: match.table.ring(match.now))

    async def _wish(self, match: Match, seq: int, seat: Seat, play: Any) -> None:
        """What a bot does, if the table still stands as the bot saw it."""
        if match is self._match and seq == len(match.table.moves):
            self._wanted.pop(seat, None)
            await self._house_moves(lambda: match.table.play(seat, play, match.now))

    async def _house_moves(self, move: Callable[[], Step[Any, Any, Any, Any]]) -> None:
        try:
            await self._step(move())
        except (StoreFailed, Conflict) as error:
            self._store_failed(error)
        except Illegal as illegal:  # a bot that errs must not take the room with it
            journal("bot-refused", logging.ERROR, game=self._kept.game, code=illegal.code)

    async def _step(
        self, step: Step[Any, Any, Any, Any], actor: Guest | None = None, ask: str = ""
    ) -> None:
        """Keep a step, then show it, then see who is next."""
        match = self._playing
        if step.moves:
            await match.keep(step, ask)
        self._show_table(self.guests, step.news, actor, ask)
        if match.table.over:
            await self._settle()
        self._wake()

    async def _settle(self) -> None:
        """After a game: note who won, once, and bind the house for the next."""
        match = self._match
        if match is None or not match.table.over or self._kept.counted == match.number:
            return
        scores: tuple[int, ...] = match.table.game.scores(match.table.state) or ()
        room = seats.with_new_seed(replace(self._kept, counted=match.number))
        for number, points in enumerate(scores):
            if points == max(scores):
                room = seats.changed(room, number, wins=room.seats[number].wins + 1)
        await self._keep(room, match)
        journal("match-ended", room=alias(room.code), moves=len(match.table.moves))

    def _wake(self) -> None:
        """Set the next alarm, and let the bots think that can act."""
        self._silence()
        match = self._match
        if match is None or match.table.over:
            return
        if match.rings_at is not None:
            self._alarm = self._loop.call_at(match.rings_at, self.ring)
        for number, seat in enumerate(self._kept.seats):
            if seat.level is not None and match.table.game.legal(match.table.state, number):
                self._consult(match, number, seat.level)
            else:
                self._wanted.pop(number, None)

    def _silence(self, _: object = None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _consult(self, match: Match, seat: Seat, level: str) -> None:
        """Ask a bot off the event loop; its wish comes over the desk like everything else."""
        frame = match.table.frame(seat, (), match.now)
        rng = Random(f"{self._kept.code} {match.number} {frame.seq} {seat}")
        thought = self._loop.run_in_executor(self._house.bots, self._game.bots[level], frame, rng)

        def answer(thought: "asyncio.Future[Choice[Any] | None]") -> None:
            if not thought.cancelled() and frame.seq == len(match.table.moves):
                self._schedule(match, frame.seq, seat, thought.result())

        thought.add_done_callback(answer)

    def _schedule(self, match: Match, seq: int, seat: Seat, choice: Choice[Any] | None) -> None:
        """A bot that still wants what it wanted before does it when it would have done it: else
        a lively table would keep it thinking for ever."""
        play, at = self._wanted.pop(seat, (None, 0.0))
        if choice is not None:
            if choice.play != play:
                at = self._loop.time() + choice.after * self._house.pace
            self._wanted[seat] = choice.play, at
            self._loop.call_at(at, self._grant, match, seq, seat, choice.play)

    def _grant(self, match: Match, seq: int, seat: Seat, play: Any) -> None:
        self._desk.put(self._wish(match, seq, seat, play))

    # What everybody sees

    def _show_room(self) -> None:
        for guest in self.guests:
            guest.seats = tuple(
                n for n, seat in enumerate(self._kept.seats) if seat.secret in guest.secrets
            )
        online = {seat for guest in self.guests for seat in guest.seats}
        shown = wire.RoomShown(
            code=self._kept.code,
            game=self._kept.game,
            options=self._kept.options,
            phase=self._phase,
            seats=tuple(
                wire.SeatShown(seat.kind, seat.name, seat.level, n in online, seat.wins)
                for n, seat in enumerate(self._kept.seats)
            ),
            fewest=self._range[0],
            most=self._range[-1],
            levels=tuple(self._game.bots),
            host=self._host,
            yours=(),
            invite=self._house.invite(self._kept.code),
            commitment=self._commitment,
            match=self._kept.match,
            coach=self._coach is not None,
        )
        for guest in self.guests:
            guest.tell(replace(shown, yours=guest.seats))

    def _show_all(self, guest: Guest) -> None:
        """The table as it is, and what happened before."""
        if (match := self._match) is None:
            return
        for seat in guest.seats or (None,):
            frame, before = match.frame(seat, (), match.now), match.table.past(seat)
            guest.tell(wire.Framed(match.number, frame, before=before))

    def _show_table(
        self,
        guests: Iterable[Guest],
        news: tuple[Any, ...] = (),
        actor: Guest | None = None,
        ask: str = "",
    ) -> None:
        if (match := self._match) is None:
            return
        now = match.now
        for guest in guests:
            done = (ask,) if guest is actor else ()
            for seat in guest.seats or (None,):
                guest.tell(wire.Framed(match.number, match.frame(seat, news, now), done))

    async def _keep(self, room: RoomKept, match: Match | None) -> None:
        """Store the room; only then is it how the room is."""
        await self._house.store.save_room(room.code, json.encode(room))
        self._kept, self._match = room, match
        self._show_room()

    def _store_failed(self, error: Exception) -> None:
        """Nothing has changed; what the house itself had to do, it tries again."""
        journal("store-failed", logging.ERROR, room=alias(self._kept.code), why=repr(error))
        self._loop.call_later(TRY_AGAIN, self.ring)

    # Questions

    @property
    def _game(self) -> AnyGame:
        return GAMES[self._kept.game]

    @property
    def _coach(self) -> Coach[Any, Any] | None:
        """Who may be asked during a game."""
        return self._game.coach if self._kept.coach else None

    @property
    def _range(self) -> range:
        """How many may play."""
        return self._game.seats(json.decode(self._kept.options, type=self._game.types.options))

    @property
    def _phase(self) -> Phase:
        if self._match is None:
            return Phase.LOBBY
        return Phase.OVER if self._match.table.over else Phase.PLAYING

    @property
    def _playing(self) -> Match:
        if self._match is None:
            raise Illegal(Refusal.NO_GAME)
        return self._match

    @property
    def _commitment(self) -> str:
        if self._match is not None and not self._match.table.over:
            return self._match.commitment
        return fair.commitment(bytes.fromhex(self._kept.seed))

    @property
    def _host(self) -> Seat | None:
        """The first person who is here; if none is, the first there is."""
        people = [n for n, seat in enumerate(self._kept.seats) if seat.kind is Kind.PERSON]
        online = {seat for guest in self.guests for seat in guest.seats}
        return next((n for n in people if n in online), people[0] if people else None)

    def _must_own(self, guest: Guest, seat: Seat) -> None:
        if seat not in guest.seats:
            raise Illegal(Refusal.NOT_YOUR_SEAT)

    def _must_host(self, guest: Guest) -> None:
        if self._host is not None and self._host not in guest.seats:
            raise Illegal(Refusal.NOT_THE_HOST)

    def _must_prepare(self, guest: Guest) -> None:
        """Between two games, the host sets up the next."""
        self._must_host(guest)
        if self._phase is Phase.PLAYING:
            raise Illegal(Refusal.GAME_RUNNING)

    def _must_be_bot(self, level: str) -> None:
        if level not in self._game.bots:
            raise Illegal(Refusal.NO_SUCH_BOT)
