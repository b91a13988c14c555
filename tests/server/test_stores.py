"""What every store promises, the embedded one and PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from time import time
from typing import TypeAlias

import pytest

from parlour.server.store import Conflict, Row, Store
from parlour.server.store.postgres import PostgresStore
from parlour.server.store.postgres.opening import prepare
from parlour.server.store.sqlite import SqliteStore
from parlour.server.town.workers import Workers
from tests.server.laying import lay

STEPS = [Row(b"[0]\n[1]", "a"), Row(b"[2]", "")]

Opened: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the same store, again and again."""


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    @asynccontextmanager
    async def sqlite() -> AsyncIterator[Store]:
        store = SqliteStore(tmp_path)
        yield store
        await store.close()

    @asynccontextmanager
    async def postgresql() -> AsyncIterator[Store]:
        await prepare(dsn)
        workers = Workers(dsn, "here", "nowhere")
        await workers.join()
        store = PostgresStore(dsn, workers.me)
        yield store
        await store.close()
        await workers.close()

    if request.param == "sqlite":
        return sqlite
    dsn: str = request.getfixturevalue("database")
    return postgresql


def test_what_is_kept_is_there_after_a_restart(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            await store.make_room("ROOM", b"doc")
            await store.claim("ROOM")
            await store.save_room("ROOM", b"new doc", b"doc")
            table = await lay(store)
            await store.append(table, -1, 0, STEPS[0])
            await store.append(table, 0, 2, STEPS[1])
        async with opened() as store:
            assert await store.load_room("ROOM") == b"new doc"
            assert await store.claim("ROOM") == b"new doc"
            assert await store.claim("OTHER") is None
            assert await store.load_room("OTHER") is None
            assert await store.load_table(table) == (b"header", b"seed", STEPS)
            await store.append(table, 2, 3, STEPS[1])
            await store.save_room("ROOM", b"newest", b"new doc")

    asyncio.run(act())


def test_compare_and_append(opened: Opened) -> None:
    """Of two writers of one place one wins, and the other is told."""

    async def act() -> None:
        async with opened() as store:
            table = await lay(store)
            other = Row(b"[9]", "b")
            tries = [store.append(table, -1, 0, row) for row in (STEPS[0], other)]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(result) for result in results] == [type(None), Conflict]
            await store.append(table, 0, 2, STEPS[1])
            assert (await store.load_table(table)).rows == STEPS

    asyncio.run(act())


def test_a_code_in_use(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            await store.make_room("ROOM", b"one")
            with pytest.raises(Conflict):
                await store.make_room("ROOM", b"two")
            assert await store.load_room("ROOM") == b"one"

    asyncio.run(act())


def test_a_room_is_saved_over_what_was_read_and_nothing_else(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            await store.make_room("ROOM", b"one")
            await store.claim("ROOM")
            await store.save_room("ROOM", b"two", b"one")
            for code, was in (("ROOM", b"one"), ("GONE", b"two")):
                with pytest.raises(Conflict):
                    await store.save_room(code, b"three", was)
            assert await store.load_room("ROOM") == b"two"

    asyncio.run(act())


def test_a_room_belongs_to_whoever_has_claimed_it(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            for code in ("ROOM", "OTHER"):
                await store.make_room(code, b"doc")
                await store.claim(code)
            assert await store.owned(["ROOM", "OTHER"]) == {"ROOM", "OTHER"}
            assert await store.owned([]) == set()

    asyncio.run(act())


def test_many_tables_share_commits(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            tables = [await lay(store) for _ in range(20)]
            for n in range(30):
                await asyncio.gather(*[store.append(t, n - 1, n, STEPS[1]) for t in tables])
            for table in tables:
                assert (await store.load_table(table)).rows == [STEPS[1]] * 30

    asyncio.run(act())


def test_a_client_that_has_gone_gets_no_answer_but_its_move_is_kept(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            table = await lay(store)
            first = asyncio.ensure_future(store.append(table, -1, 0, STEPS[0]))
            first.cancel()
            await store.append(table, 0, 2, STEPS[1])
            assert (await store.load_table(table)).rows == STEPS

    asyncio.run(act())


def test_a_table_that_is_not_there(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            with pytest.raises(LookupError):
                await store.load_table(7)
            assert await store.ready()

    asyncio.run(act())


def test_old_rooms_are_forgotten_with_their_tables(opened: Opened) -> None:
    async def act() -> None:
        async with opened() as store:
            tables = []
            for number in range(5):
                await store.make_room(f"OLD{number}", b"doc")
                tables.append(await lay(store, f"OLD{number}"))
                await store.append(tables[-1], -1, 0, STEPS[0])
            assert await store.forget(int(time()) - 60, 10, ()) == 0
            await store.touch("OLD0")
            assert [await store.forget(int(time()) + 60, 3, {"OLD4"}) for _ in range(3)] == [
                3,
                1,
                0,
            ]
            assert await store.load_room("OLD4") == b"doc"
            assert (await store.load_table(tables[4])).rows == STEPS[:1]
            with pytest.raises(LookupError):
                await store.load_table(tables[3])

    asyncio.run(act())
