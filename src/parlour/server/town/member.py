"""One worker's part in the town: its row, its store, and the door to which sockets are carried."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from parlour.server.journal import journal, say_who
from parlour.server.link.parcel import Parcel
from parlour.server.store import Buried
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.postgres.opening import prepare
from parlour.server.town.carrier import Carrier
from parlour.server.town.workers import EVERY, Workers


class Member:
    def __init__(self, workers: Workers, store: PostgresStore, carrier: Carrier) -> None:
        self.workers = workers
        self.store = store
        self._carrier = carrier
        self._beating = asyncio.create_task(workers.beat_on())

    @property
    def is_cut(self) -> bool:
        """The database has not answered for too long."""
        return self.workers.is_cut

    @property
    def has_heirs(self) -> bool:
        """Whether another worker of this machine stays."""
        return self.workers.preferred("") != self.workers.me

    def settle(
        self, arrived: Callable[[socket.socket, Parcel], None], drop_all: Callable[[], None]
    ) -> "asyncio.Future[None]":
        """Take part from now on; the future ends with `Buried`."""

        def cut() -> None:
            self.store.cut()
            drop_all()

        self._carrier.open(arrived)
        self.workers.on_cut, self.workers.on_mend = cut, self.store.mend
        return self._beating

    async def carry(self, fd: int, parcel: Parcel, worker: int) -> bool:
        """Whether the socket is with that worker now."""
        peer = self.workers.known.get(worker)
        if peer is None or peer.machine != self.workers.machine:
            return False
        return await self._carrier.carry(fd, parcel, peer.door)

    async def close(self) -> None:
        self._carrier.close()
        self._beating.cancel()
        with suppress(asyncio.CancelledError, Buried):
            await self._beating
        await self.store.close()
        await self.workers.close()


@asynccontextmanager
async def join(dsn: str, every: float = EVERY) -> AsyncIterator[Member]:
    """Come to the town of this database; or raise `CannotOpen`."""
    await prepare(dsn)
    folder = Path(mkdtemp(prefix="parlour-door-"))
    carrier, machine = Carrier(folder / "door"), socket.gethostname()
    workers = Workers(dsn, machine, str(folder / "door"), every)
    await workers.join()
    say_who(worker=workers.me, machine=machine)
    journal("joined", pid=os.getpid())
    member = Member(workers, PostgresStore(dsn, workers.me, workers.preferred), carrier)
    try:
        yield member
    finally:
        await member.close()
        rmtree(folder)
