"""One worker's part in the town: its row, its store, and the door to which sockets are carried."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from shutil import rmtree
from typing import Any

from parlour.server.journal import journal, say_who
from parlour.server.link.parcel import Parcel
from parlour.server.settings import Settings
from parlour.server.store import Buried
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.postgres.opening import prepare
from parlour.server.town.arrival import Arrivals
from parlour.server.town.carrier import Carrier
from parlour.server.town.doors import make_door
from parlour.server.town.relay import RelayDoor, Relays
from parlour.server.town.workers import Workers


class Member:
    def __init__(
        self, workers: Workers, store: PostgresStore, carrier: Carrier, door: RelayDoor
    ) -> None:
        self.workers = workers
        self.store = store
        self.relays = Relays()
        self._carrier = carrier
        self._door = door
        self._beating: asyncio.Task[None] | None = None
        self._recalling: set[asyncio.Task[None]] = set()

    @property
    def is_cut(self) -> bool:
        """The database has not answered for too long."""
        return self.workers.is_cut

    @property
    def has_heirs(self) -> bool:
        """Whether another worker of this machine stays."""
        return self.workers.preferred("") != self.workers.me

    async def settle(
        self,
        arrivals: Arrivals,
        drop_all: Callable[[], None],
        recall: Callable[[], Coroutine[Any, Any, None]],
    ) -> "asyncio.Future[None]":
        """Take part from now on, when all else is done: whoever is still being born does not beat.
        When the database was away, `recall` finds out whose the rooms are. The future ends with
        `Buried`."""

        def cut() -> None:
            self.store.cut()
            drop_all()

        def returned() -> None:
            task = asyncio.create_task(recall())
            self._recalling.add(task)
            task.add_done_callback(self._recalling.discard)

        self._carrier.open(arrivals.take_in)
        self._door.settle(arrivals.settle)
        self.workers.on_cut, self.workers.on_mend = cut, self.store.mend
        self.workers.on_return = returned
        await self.workers.join()
        journal("joined", pid=os.getpid())
        self._beating = asyncio.create_task(self.workers.beat_on())
        return self._beating

    async def carry(self, fd: int, parcel: Parcel, worker: int) -> bool:
        """Whether the socket is with that worker now, or at least all that it says."""
        peer = self.workers.known.get(worker)
        if peer is None:
            return False
        if peer.machine == self.workers.machine:
            return await self._carrier.carry([fd], parcel, peer.door)
        return await self.relays.carry(fd, parcel, peer.reach)

    async def hand_over(self) -> None:
        """What is relayed goes on through another worker of this machine."""
        heir = self.workers.known[self.workers.preferred("")]
        nobody = Parcel("", b"", None, None)
        await self.relays.hand_over(lambda fds: self._carrier.carry(fds, nobody, heir.door))

    async def close(self) -> None:
        self._carrier.close()
        self._door.close()
        self.relays.close()
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError, Buried):
                await self._beating
        self.workers.part()
        await self.store.close()
        await self.workers.close()


@asynccontextmanager
async def join(settings: Settings) -> AsyncIterator[Member]:
    """A member-to-be of the town of this database; or raise `CannotOpen`."""
    dsn, machine = settings.database, settings.machine
    await prepare(dsn)
    path, relay_door = make_door(), RelayDoor(settings.relay)
    try:
        carrier = Carrier(path)
        await relay_door.open()
        workers = Workers(dsn, machine, str(path), settings.beat, relay_door.reach)
        say_who(worker=workers.me, machine=machine)
        store = PostgresStore(dsn, workers.me, workers.preferred)
        member = Member(workers, store, carrier, relay_door)
        try:
            yield member
        finally:
            await member.close()
    finally:
        rmtree(path.parent, ignore_errors=True)
