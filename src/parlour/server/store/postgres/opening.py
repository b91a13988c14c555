"""The first connection to a database: whether it can be used, and in which words it cannot."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.postgres.line import Line
from parlour.server.store.postgres.schema import TooNew, upgrade

OLDEST_SERVER = 14

TROUBLES = {
    "3D000": Trouble.DATABASE_UNKNOWN,
    "28P01": Trouble.DATABASE_REFUSES,
    "28000": Trouble.DATABASE_REFUSES,
    "42501": Trouble.DATABASE_FORBIDDEN,
    "53100": Trouble.DATABASE_FULL,
}
"""By SQLSTATE."""


async def prepare(dsn: str) -> None:
    """Bring the tables to what this version wants; or raise `CannotOpen`."""
    with troubles(dsn):
        line = Line(dsn)
        try:
            db = await line.open()
            if db.get_server_version().major < OLDEST_SERVER:
                raise CannotOpen(Trouble.DATABASE_TOO_OLD, spoken(dsn))
            await upgrade(db)
        finally:
            await line.close()


@contextmanager
def troubles(dsn: str) -> Iterator[None]:
    """What is said names the place, and neither user nor password."""
    try:
        yield
    except asyncpg.PostgresError as error:
        trouble = TROUBLES.get(str(error.sqlstate), Trouble.DATABASE_AWAY)
        raise CannotOpen(trouble, spoken(dsn)) from None
    except TooNew:
        raise CannotOpen(Trouble.DATABASE_TOO_NEW, spoken(dsn)) from None
    except (OSError, TimeoutError):
        raise CannotOpen(Trouble.DATABASE_AWAY, spoken(dsn)) from None
    except (asyncpg.InterfaceError, ValueError):
        raise CannotOpen(Trouble.DATABASE_MISNAMED, "postgresql://user@host/database") from None


def spoken(dsn: str) -> str:
    """The host and the name of the database, which are no secret."""
    return dsn.partition("?")[0].rpartition("://")[2].rpartition("@")[2].strip("/") or "PostgreSQL"
