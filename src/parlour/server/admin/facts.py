"""What one process knows about itself: numbers by the names under which `metrics` shows them."""

import asyncio
from typing import TYPE_CHECKING, TypeAlias

from parlour.server.link.door import Door
from parlour.server.link.files import places
from parlour.server.measure import Histogram, clock
from parlour.server.rooms.lobby import Lobby
from parlour.server.store import Store, StoreFailed
from parlour.server.thinkers.pool import Thinkers

if TYPE_CHECKING:
    from parlour.server.town.member import Member

Facts: TypeAlias = dict[str, float | list[float]]
"""A list is a histogram: the counts of its buckets, and last the sum."""

EVERY = 0.25
"""Seconds between two looks at how late the event loop is."""
FRESH = 1.0
"""Seconds after which a worker without a beat had better get nobody new."""


class Watch:
    """Looks at one process as long as it is open."""

    def __init__(
        self,
        lobby: Lobby,
        door: Door,
        thinkers: Thinkers,
        store: Store,
        member: "Member | None",
    ) -> None:
        self._lobby = lobby
        self._door = door
        self._thinkers = thinkers
        self._store = store
        self._member = member
        self._lag = Histogram()
        self._loop = asyncio.get_running_loop()
        self._due = clock()
        self._timer = self._loop.call_soon(self._look)

    @property
    def name(self) -> str:
        """The number of the worker; alone, a process has none."""
        return str(self._member.workers.me if self._member else 0)

    async def is_ready(self) -> bool:
        """Whether people should be sent here: a worker must have beaten lately and mean to stay;
        the embedded store must answer."""
        if self._member is not None:
            return self._member.workers.age < FRESH and not self._member.workers.is_leaving
        try:
            return await self._store.ready()
        except StoreFailed:
            return False

    async def facts(self) -> Facts:
        writes = self._store.writes
        facts: Facts = {
            "parlour_ready": int(await self.is_ready()),
            "parlour_rooms": self._lobby.rooms,
            "parlour_sockets": len(self._door),
            "parlour_sockets_limit": places(),
            "parlour_thinking_waiting": self._thinkers.queued,
            "parlour_plays_total": writes.plays,
            "parlour_append_failures_total": writes.failures,
            "parlour_append_seconds": writes.waits.numbers(),
            "parlour_loop_lag_seconds": self._lag.numbers(),
        }
        if self._member is not None:
            facts["parlour_beats_total"] = self._member.workers.beaten
            facts["parlour_beat_age_seconds"] = self._member.workers.age
        return facts

    def close(self) -> None:
        self._timer.cancel()

    def _look(self) -> None:
        now = clock()
        self._lag.add(max(0.0, now - self._due))
        self._due = now + EVERY
        self._timer = self._loop.call_later(EVERY, self._look)
