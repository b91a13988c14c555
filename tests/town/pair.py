"""A PostgreSQL and its standby, which takes its place when it dies."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg

from tests.postgres import PASSWORD, USER, Cluster
from tests.town.gate import Gate

STREAMS = """
SELECT count(*) > 0 FROM pg_stat_replication
WHERE state = 'streaming' AND sync_state = $1 AND replay_lsn >= pg_current_wal_flush_lsn()
"""


class Pair:
    """What the primary writes passes a gate on its way to the standby."""

    def __init__(self, programs: Path, *, synchronous: bool) -> None:
        self.primary, self.standby = Cluster(programs), Cluster(programs)
        self.folders = f"{self.primary.folder},{self.standby.folder}"
        self.gate: Gate | None = None
        self._synchronous = synchronous

    async def open(self) -> str:
        """A new database; how to reach it, whoever of the two is alive."""
        await asyncio.to_thread(self.primary.make)
        name = (await asyncio.to_thread(self.primary.database)).partition("?")[0]
        await self._follow()
        return f"{name}?host={self.folders}"

    async def crash(self) -> None:
        """The primary dies; nothing that is held at the gate comes through any more."""
        await asyncio.to_thread(self.primary.stop, signal.SIGQUIT)
        assert self.gate is not None
        await self.gate.close()

    async def promote(self) -> None:
        """The standby takes its place."""
        self.primary, self.standby = self.standby, self.primary
        await self._ask(lambda db: db.execute("SELECT pg_promote()"))

    async def mend(self) -> None:
        """The one that died comes back as the standby of the other."""
        await self._follow()

    async def aclose(self) -> None:
        if self.gate is not None:
            await self.gate.close()
        self.primary.remove()
        self.standby.remove()

    async def _follow(self) -> None:
        self.gate = Gate(self.primary.folder / ".s.PGSQL.5432")
        self.gate.open()
        through = f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.gate.port}/postgres"
        await asyncio.to_thread(self.standby.follow, through)
        wanted = "*" if self._synchronous else ""
        await self._ask(
            lambda db: db.execute(f"ALTER SYSTEM SET synchronous_standby_names = '{wanted}'")
        )
        await self._ask(lambda db: db.execute("SELECT pg_reload_conf()"))
        state = "sync" if self._synchronous else "async"
        while not await self._ask(  # noqa: ASYNC110 - nothing tells when
            lambda db: db.fetchval(STREAMS, state)
        ):
            await asyncio.sleep(0.05)

    async def _ask(self, act: Callable[[Any], Awaitable[Any]]) -> Any:
        db = await asyncpg.connect(self.primary.dsn("postgres"))
        try:
            return await act(db)
        finally:
            await db.close()
