"""Where rooms and moves are kept. The store is the one place where correctness lives: a move counts
once `append` has returned, and of two that try the same place in a table's log only one returns."""

import asyncio
from collections.abc import Callable, Collection
from enum import StrEnum
from typing import NamedTuple, Protocol

from msgspec import Struct

from parlour.server.measure import Writes


class Row(Struct, frozen=True, gc=False):
    """One step of a table as it is kept: a play and its draws, or what an alarm led to."""

    lines: bytes
    """The log lines of its moves, with newlines between them."""
    ask: str
    """The id of the ask that made it; empty if nobody asked."""


class Kept(NamedTuple):
    """A table as it was kept."""

    header: bytes
    seed: bytes
    rows: list[Row]


class Mark(NamedTuple):
    """How far a table has come."""

    table: int
    step: int
    """The number of the first move of its newest step; -1 before the first."""


class Trouble(StrEnum):
    """Why the house cannot open, or be copied, put back or moved."""

    PORT_IN_USE = "port-in-use"
    PORT_FORBIDDEN = "port-forbidden"
    NO_SUCH_ADDRESS = "no-such-address"
    DATA_UNWRITABLE = "data-unwritable"
    STORE_LOCKED = "store-locked"
    STORE_DAMAGED = "store-damaged"
    STORE_TOO_NEW = "store-too-new"
    NO_STORE = "no-store"
    NO_BACKUP = "no-backup"
    NOT_A_BACKUP = "not-a-backup"
    BACKUP_EXISTS = "backup-exists"
    BACKUP_UNWRITABLE = "backup-unwritable"
    DATABASE_AWAY = "database-away"
    DATABASE_UNKNOWN = "database-unknown"
    DATABASE_REFUSES = "database-refuses"
    DATABASE_TOO_OLD = "database-too-old"
    DATABASE_TOO_NEW = "database-too-new"
    DATABASE_FORBIDDEN = "database-forbidden"
    DATABASE_FULL = "database-full"
    DATABASE_MISNAMED = "database-misnamed"
    DATABASE_DRIVER = "database-driver"
    DATABASE_IN_USE = "database-in-use"
    NOT_A_COPY = "not-a-copy"


class CannotOpen(Exception):
    """The house cannot open; `about` is the path or port it is about."""

    def __init__(self, trouble: Trouble, about: str) -> None:
        super().__init__(f"{trouble.value}: {about}")
        self.trouble = trouble
        self.about = about


class Conflict(Exception):
    """Somebody else has written there first."""


class Gap(Conflict):
    """The step before is gone: a failover has lost all that came after step `kept`."""

    def __init__(self, known: int, kept: int) -> None:
        super().__init__(known, kept)
        self.known = known
        self.kept = kept


class Elsewhere(Exception):
    """Another worker owns this room."""

    def __init__(self, worker: int) -> None:
        super().__init__(worker)
        self.worker = worker


class Buried(Exception):
    """The others have taken this worker for dead: nothing that it writes is kept any more."""


class StoreFailed(Exception):
    """Nothing was written: the disk is full, or gone."""


class Store(Protocol):
    @property
    def writes(self) -> Writes:
        """How keeping steps has gone."""

    async def load_room(self, code: str) -> bytes | None: ...

    async def claim(self, code: str, *, mine: bool = False) -> bytes | None:
        """The room, to be written by this worker alone; `Elsewhere` if another one owns it. A free
        room goes to the worker it is meant for, or to this one if it is to be `mine`."""

    async def owned(self, codes: Collection[str]) -> set[str]:
        """Those of these rooms that belong to this worker. A failover may have forgotten it."""

    async def make_room(self, code: str, doc: bytes) -> None:
        """Keep a new room; `Conflict` if the code is in use."""

    async def save_room(self, code: str, doc: bytes, was: bytes, on: Mark | None = None) -> None:
        """Keep the room in place of what `was` kept; `Conflict` if something else is, or if the
        table that the room tells of has not come as far as `on`."""

    async def touch(self, code: str) -> None:
        """Somebody has come to this room."""

    async def forget(self, before: int, most: int, but: Collection[str]) -> int:
        """Delete rooms, with their tables, to which nobody has come since a Unix time: at most so
        many, and none of these; how many."""

    async def lay_table(
        self, code: str, header: bytes, seed: bytes, was: bytes, doc: Callable[[int], bytes]
    ) -> int:
        """Keep a new table and, in one go, the room that names it by its number, in place of what
        `was` kept; `Conflict` if something else is."""

    async def load_table(self, table: int) -> Kept:
        """The table; `LookupError` if there is none."""

    def append(self, table: int, after: int, seq: int, row: Row) -> "asyncio.Future[None]":
        """Keep the step whose first move is number `seq`, after the one that began at `after` (-1:
        none). `Conflict` if another step is there already."""

    async def ready(self) -> bool:
        """Whether the store still answers."""

    async def close(self) -> None: ...
