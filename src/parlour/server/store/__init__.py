"""Where rooms and moves are kept. The store is the one place where correctness lives: a move counts
once `append` has returned, and of two that try the same place in a table's log only one returns."""

from collections.abc import Awaitable
from enum import StrEnum
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """One move of a table as it is kept: its log line, and the id of the ask that made it."""

    line: bytes
    ask: str


class Kept(NamedTuple):
    """A table as it was kept."""

    header: bytes
    seed: bytes
    rows: list[Row]


class Trouble(StrEnum):
    """Why the house cannot open."""

    PORT_IN_USE = "port-in-use"
    PORT_FORBIDDEN = "port-forbidden"
    NO_SUCH_ADDRESS = "no-such-address"
    DATA_UNWRITABLE = "data-unwritable"
    STORE_LOCKED = "store-locked"
    STORE_DAMAGED = "store-damaged"


class CannotOpen(Exception):
    """The house cannot open; `about` is the path or port it is about."""

    def __init__(self, trouble: Trouble, about: str) -> None:
        super().__init__(f"{trouble.value}: {about}")
        self.trouble = trouble
        self.about = about


class Conflict(Exception):
    """Somebody else has written there first."""


class StoreFailed(Exception):
    """Nothing was written: the disk is full, or gone."""


class Store(Protocol):
    async def load_room(self, code: str) -> bytes | None: ...

    async def make_room(self, code: str, doc: bytes) -> None:
        """Keep a new room; `Conflict` if the code is in use."""

    async def save_room(self, code: str, doc: bytes) -> None: ...

    async def lay_table(self, code: str, header: bytes, seed: bytes) -> int:
        """Keep a new table; its number. It counts once the room names it."""

    async def load_table(self, table: int) -> Kept: ...

    def append(self, table: int, seq: int, rows: list[Row]) -> Awaitable[None]:
        """Keep these moves as numbers seq, seq + 1, …; all or none, `Conflict` if one is there."""

    async def ready(self) -> bool:
        """Whether the store still answers."""

    async def close(self) -> None: ...
