"""The tables in PostgreSQL, and how an older database comes to them, file by file.

Every file only adds, so that workers of the version before can go on during a rolling deploy: a
database says which is the oldest version that it still serves.
"""

from pathlib import Path
from typing import Any

FILES = sorted(Path(__file__).parent.glob("[0-9]*.sql"))
"""File N leads from version N - 1 to version N. What has been released is never changed."""
VERSION = len(FILES)
SERVES = 1
"""The oldest version whose workers can use the tables as they are after the last file."""

LOCK = 0x7061726C6F7572
"""The advisory lock of whoever changes the tables."""
TABLE = "CREATE TABLE IF NOT EXISTS parlour (version int NOT NULL, serves int NOT NULL)"


class TooNew(Exception):
    """A later Parlour has changed these tables, and no longer serves this one."""


async def upgrade(db: Any) -> None:
    """All files that are missing, or none; whoever comes second finds them done."""
    if await is_served(db):
        return
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute(TABLE)
        version = await db.fetchval("SELECT max(version) FROM parlour") or 0
        for file in FILES[version:]:
            await db.execute(file.read_text(encoding="utf-8"))
        await db.execute("DELETE FROM parlour")
        await db.execute("INSERT INTO parlour VALUES ($1, $2)", VERSION, SERVES)


async def is_served(db: Any) -> bool:
    """Whether the tables are as this version wants them, or newer and good enough."""
    if await db.fetchval("SELECT to_regclass('parlour')") is None:
        return False
    row = await db.fetchrow("SELECT version, serves FROM parlour")
    if row is None or row["version"] < VERSION:
        return False
    if row["serves"] > VERSION:
        raise TooNew
    return True
