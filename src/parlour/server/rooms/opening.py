"""The moment before a game: what will be played is fixed, then the contributions are revealed.

The order is the whole point (docs/fairness.md): a device reveals its contribution only after it has
seen the draft of the header, with the house's commitment and everybody's pledge in it. So nobody
can fit anything to a contribution that is already known.
"""

import asyncio
from collections.abc import Iterable

from msgspec.structs import replace

from parlour.core import fair, log
from parlour.core.game import AnyGame
from parlour.server.rooms.seats import RoomKept

PATIENCE = 2.0
"""Seconds for which a start waits for the devices that are here."""


def draft(room: RoomKept, game: AnyGame) -> log.Header:
    """The header of the room's next game, in which the contributions are still missing. Where the
    players draw themselves, nobody binds themselves to anything."""
    names = tuple(seat.name for seat in room.seats)
    about = log.FORMAT, game.name, game.rules, room.options, names
    if room.chance is log.Drawer.PLAYERS:
        return log.Header(*about, chance=room.chance)
    return log.Header(
        *about,
        commitment=fair.commitment(bytes.fromhex(room.seed)),
        pledges=tuple(seat.pledge for seat in room.seats),
        contributions=("",) * len(room.seats),
    )


class Reveals:
    """The contributions to a draft, as they come in. Anybody who knows what was pledged may reveal
    it; whatever comes too late is left out, and the header shows that."""

    def __init__(self, header: log.Header, awaited: Iterable[str]) -> None:
        loop = asyncio.get_running_loop()
        self._header = header
        self._missing = set(awaited)
        self._told: dict[str, str] = {}
        self._done: asyncio.Future[None] = loop.create_future()
        self._timer = loop.call_later(PATIENCE, self._done.set_result, None)

    def hear(self, contribution: str) -> None:
        pledge = fair.pledge(contribution)
        if pledge in self._header.pledges:
            self._told[pledge] = contribution
        self._missing.discard(pledge)
        if not (self._missing or self._done.done()):
            self._timer.cancel()
            self._done.set_result(None)

    async def all(self) -> log.Header:
        """The header with the contributions that came before the last of those awaited, or in
        time."""
        await self._done
        told = tuple(self._told.get(pledge, "") for pledge in self._header.pledges)
        return replace(self._header, contributions=told)
