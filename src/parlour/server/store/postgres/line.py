"""One connection to PostgreSQL that heals itself. All of asyncpg is behind this door: it publishes
no types."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from secrets import randbits
from typing import Any, TypeAlias, TypeVar

import asyncpg

from parlour.server.store import StoreFailed

T = TypeVar("T")

Db: TypeAlias = Any
"""A connection of asyncpg."""
Taken = asyncpg.UniqueViolationError
Connect: TypeAlias = Callable[..., Awaitable[Db]]
POSTGRESQL: Connect = asyncpg.connect
"""Where connections come from; a simulated town has its own."""

PATIENCE = 5.0
"""Seconds after which a connection that does not answer counts as lost, if not told otherwise."""
TRY_AGAIN, MOST_BETWEEN = 0.05, 0.5
"""Seconds between the first two tries to connect again, and between later ones."""
ABOUT_OURS = ("22", "23", "42", "53", "54")
"""The classes of SQLSTATE that speak of what was asked, or of the disk. Everything else, whatever
asyncpg calls it, means that the connection is lost."""


NUMBER_BITS = 62


def new_number() -> int:
    """Of a worker or a table, never used again. It is drawn, not counted: after a failover that has
    lost something a database counts the same numbers once more, for others."""
    return randbits(NUMBER_BITS)


class Lost(Exception):
    """The connection is gone; what was asked last may have been done or not."""


class Line:
    def __init__(
        self,
        dsn: str,
        settings: Mapping[str, str] = {},
        patience: float = PATIENCE,
        connect: Connect = POSTGRESQL,
    ) -> None:
        """`settings` are those of PostgreSQL for this connection."""
        self._dsn = dsn
        self._patience = patience
        self._connect = connect
        self._settings = {"application_name": "parlour", **settings}
        self.opened = 0
        """How often it has connected."""
        self._db: Db | None = None
        self._lock = asyncio.Lock()
        self._is_cut = False
        """While True nothing is tried; `StoreFailed` at once."""

    async def open(self) -> Db:
        """Connect, or raise what asyncpg raises."""
        self._db = await self._connect(
            self._dsn,
            timeout=self._patience,
            command_timeout=self._patience,
            server_settings=self._settings,
            target_session_attrs="read-write",
        )
        self.opened += 1
        return self._db

    def do(self, act: Callable[[Db], Awaitable[T]]) -> "asyncio.Future[T]":
        """Do it, again and again until the database has answered: so it must be harmless twice. It
        is brought to its end even if nobody waits for it any more: asyncpg answers a cancelled
        statement with a connection of its own, which then nobody closes."""
        task = asyncio.ensure_future(self._do(act))
        task.add_done_callback(hear)
        return asyncio.shield(task)

    async def _do(self, act: Callable[[Db], Awaitable[T]]) -> T:
        wait = TRY_AGAIN
        async with self._lock:
            while not self._is_cut:
                try:
                    return await self._attempt(act)
                except Lost:
                    self._drop()
                await asyncio.sleep(wait)
                wait = min(MOST_BETWEEN, wait * 2)
        raise StoreFailed("the database does not answer")

    def cut(self) -> None:
        """Give up whatever is asked, until `mend`."""
        self._is_cut = True
        self._drop()

    def mend(self) -> None:
        self._is_cut = False

    async def close(self) -> None:
        """After what is being done; what the database does not answer is not tried again."""
        self._is_cut = True
        async with self._lock:
            db, self._db = self._db, None
            if db is not None:
                with suppress(Exception):  # what is lost is closed
                    await db.close(timeout=1.0)

    async def _attempt(self, act: Callable[[Db], Awaitable[T]]) -> T:
        if self._db is None:
            try:
                await self.open()
            except Exception as error:
                raise Lost from error
            if self._is_cut:  # meanwhile
                raise Lost
        try:
            return await act(self._db)
        except asyncpg.PostgresError as error:
            if isinstance(error, Taken):
                raise
            if str(error.sqlstate)[:2] in ABOUT_OURS:
                raise StoreFailed(f"{type(error).__name__} {error.sqlstate}") from error
            raise Lost from error
        except LOST as error:
            raise Lost from error

    def _drop(self) -> None:
        db, self._db = self._db, None
        if db is not None:
            db.terminate()


def hear(task: "asyncio.Future[Any]") -> None:
    """How it has ended: nobody else may be left to hear it."""
    if not task.cancelled():
        task.exception()


LOST = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
