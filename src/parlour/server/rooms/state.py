"""A room as it stands: what is kept of it, the match on its table, and the guests who see both.

Whoever changes it is on the room's desk. What is changed is stored first, and shown then.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import NamedTuple

from msgspec import json

from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.log import Header
from parlour.server.journal import alias, journal
from parlour.server.link.guest import Guest
from parlour.server.rooms import presence, seats, sight
from parlour.server.rooms.match import Match, lay
from parlour.server.rooms.opening import Reveals
from parlour.server.rooms.passes import Passes
from parlour.server.rooms.players import Players
from parlour.server.rooms.seats import RoomKept
from parlour.server.services import Services
from parlour.server.wire import Phase, Refusal

TRY_AGAIN = 1.0
"""Seconds until the room goes on after the store has failed."""


class Errands(NamedTuple):
    """What the desk is to be asked for by timers."""

    house_moves: Callable[[], None]
    """A bot or an alarm may be due."""
    go_on: Callable[[], None]
    """The store may be back."""
    hand_on: Callable[[], None]
    """The host has not come back in time."""


class RoomState:
    def __init__(
        self,
        services: Services,
        room: RoomKept,
        match: Match | None,
        doc: bytes,
        errands: Errands,
    ) -> None:
        self.guests: dict[Guest, None] = {}
        """In the order in which they came."""
        self.services = services
        self.room = room
        self.match: Match | None = None
        self.host: Seat | None = None
        self._doc = doc
        """The room as the store has it; what is saved replaces this and nothing else."""
        self.levels = seats.levels(room)
        """By seat: the bot that plays there."""
        self._errands = errands
        self._loop = asyncio.get_running_loop()
        self._next_host: asyncio.TimerHandle | None = None
        """Runs while the host is away and somebody else is here."""
        self.players: Players | None = None
        """The bots of the match."""
        self.reveals: Reveals | None = None
        """While a game is being opened: its contributions."""
        self.passes = Passes()
        """Codes that bring a second device to a seat."""
        self.time = self._loop.time
        self._lay(match)

    # Questions

    @property
    def game(self) -> AnyGame:
        return self.services.games[self.room.game]

    @property
    def here(self) -> set[Seat]:
        """The seats whose people are here."""
        return presence.online(self.room, self.guests)

    @property
    def secrets(self) -> set[str]:
        return {seat.secret for seat in self.room.seats if seat.secret}

    @property
    def phase(self) -> Phase:
        return sight.phase_of(self.match)

    @property
    def laid(self) -> Match:
        """The match on the table, which may be over."""
        if self.match is None:
            raise Illegal(Refusal.NO_GAME)
        return self.match

    @property
    def most(self) -> int:
        """How many can play."""
        return sight.sizes_of(self.room, self.game)[-1]

    def must_be_bot(self, level: str) -> None:
        if level not in self.game.bots:
            raise Illegal(Refusal.NO_SUCH_BOT)

    # What is kept and shown

    async def keep(self, room: RoomKept) -> None:
        """Store the room; only then is it how the room is."""
        await self.keep_with(room, self.match)

    async def keep_with(self, room: RoomKept, match: Match | None) -> None:
        """The same, with this match on the table, or none."""
        room = self._with_host(room)
        on = None if self.match is None else self.match.mark
        await self.services.store.save_room(room.code, json.encode(room), self._doc, on)
        self._is_now(room, match)

    async def lay(self, room: RoomKept, header: Header) -> Match:
        """Begin the next match; the room names it from now on."""
        store, room = self.services.store, self._with_host(room)
        room, match = await lay(store, room, self.game, header, self._doc)
        self._is_now(room, match)
        return match

    def _with_host(self, room: RoomKept) -> RoomKept:
        return presence.with_host(room, presence.online(room, self.guests))

    def _is_now(self, room: RoomKept, match: Match | None) -> None:
        """So it is kept, and so it is shown."""
        self._doc = json.encode(room)
        levels, self.levels = self.levels, seats.levels(room)
        self.room = room
        if match is not self.match:
            self._lay(match)
        self.show_room()
        if self.levels != levels:
            self.wake()

    def show_room(self) -> None:
        """To everybody, and the table to those who see it with other eyes than before; to all if
        its clock has stopped or goes on."""
        match = self.match
        turned = sight.find_seats(self.room, match, self.guests)
        self.host = presence.host_of(self.room, self.here)
        self.mind_host()
        invites = self.services.invites(self.room.code)
        sight.show_room(self.room, self.game, match, self.guests, invites)
        if match is None:
            return
        if self._mind_clock(match):
            sight.show_step(self.guests, match, ())
        for guest in turned:
            sight.show_all(guest, match)

    def store_failed(self, error: Exception) -> None:
        """Nothing has changed. Bots, alarms and the count of winners are tried again."""
        journal("store-failed", logging.ERROR, room=alias(self.room.code), why=repr(error))
        self._loop.call_later(TRY_AGAIN, self._errands.go_on)

    # What happens by itself

    def wake(self) -> None:
        """Ask the bots that can act, and wait for the next alarm."""
        if self.players is not None and not self.laid.is_still:
            self.players.wake(self.levels)

    def rest(self) -> None:
        """Nothing happens by itself any more."""
        self._silence()
        self.forget_host()

    def forget_host(self) -> None:
        """Wait no longer for a host who is away."""
        if self._next_host is not None:
            self._next_host.cancel()
            self._next_host = None

    def _lay(self, match: Match | None) -> None:
        self._silence()
        self.match = match
        self.players = None
        if match is not None:
            due = self._errands.house_moves
            self.players = Players(self.services, self.room.code, match, due)
            self._mind_clock(match)

    def _silence(self) -> None:
        if self.players is not None:
            self.players.silence()

    def _mind_clock(self, match: Match) -> bool:
        """Stop the table or let it go on, as the room wants it; whether that is a change."""
        still = presence.stands_still(self.room, self.here)
        if match.table.over or still == match.is_still:
            return False
        if still:
            match.stop()
            self._silence()
        else:
            match.go_on()
            self.wake()
        return True

    def mind_host(self) -> None:
        """Wait for a host who is away, while somebody else is here."""
        if presence.next_host(self.room, self.here) is None:
            self.forget_host()
        elif self._next_host is None:
            wait = self.services.host_waits
            self._next_host = self._loop.call_later(wait, self._errands.hand_on)
