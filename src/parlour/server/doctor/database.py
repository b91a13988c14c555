"""A town on PostgreSQL: whether it syncs, how long a move takes, who stands by, when it was last
copied, and whether its clock agrees with ours."""

import os
from collections.abc import AsyncIterator
from time import perf_counter, time

from parlour.server.doctor import TRIES, Finding, appends, backup
from parlour.server.moving.postgres import opened
from parlour.server.store.postgres.line import Db

SAFE = {"fsync": ("on",), "full_page_writes": ("on",), "synchronous_commit": ("on", "remote_apply")}
MOST_APART = 2.0
"""Seconds between two clocks. No rule of the town depends on it, but journals do."""

INSERT = "INSERT INTO step VALUES ($1, $2, $3, 'doctor')"
CLEAR = "DELETE FROM step WHERE laid = $1"
STANDBYS = "SELECT count(*) FROM pg_stat_replication"
NEWEST = """
SELECT extract(epoch FROM now() - greatest(
  (SELECT max(at) FROM backup), (SELECT last_archived_time FROM pg_stat_archiver)))::float8
"""


async def examine(dsn: str) -> AsyncIterator[Finding]:
    async with opened(dsn) as db:
        yield settings({name: await db.fetchval(f"SHOW {name}") for name in SAFE})
        yield appends(await append(db))
        waits_for = await db.fetchval("SHOW synchronous_standby_names")
        yield standby(await db.fetchval(STANDBYS), waits_for)
        yield backup(await db.fetchval(NEWEST))
        yield apart(await db.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8"))


def settings(shown: dict[str, str]) -> Finding:
    unsafe = [name for name, value in shown.items() if value not in SAFE[name]]
    return Finding("sync", not unsafe, {"settings": ", ".join(unsafe or shown)})


def standby(number: int, waits_for: str) -> Finding:
    """One that is not waited for may lose the last moves when it takes over."""
    if not number:
        return Finding("standby-none", False, {})
    return Finding("standby", bool(waits_for), {"number": str(number)})


def apart(theirs: float) -> Finding:
    seconds = abs(time() - theirs)
    return Finding("clocks", seconds <= MOST_APART, {"seconds": f"{seconds:.1f}"})


async def append(db: Db) -> list[float]:
    """Steps of a table that there is not, and soon no steps."""
    table, took = -os.getpid(), []
    await db.execute(CLEAR, table)
    try:
        for number in range(TRIES):
            began = perf_counter()
            await db.execute(INSERT, table, number, b"[0]" * 60)
            took.append(perf_counter() - began)
    finally:
        await db.execute(CLEAR, table)
    return took
