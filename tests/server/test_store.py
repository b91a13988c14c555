"""The store: what is acknowledged is kept, and of two in one place only one is."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from parlour.server.store import Conflict, Row, StoreFailed
from parlour.server.store.sqlite import SqliteStore
from tests.server.player import PATIENCE, scene

ROWS = [Row(b"[0]", "a"), Row(b"[1]", "")]


@scene
async def test_what_is_kept_is_there_after_a_restart(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.make_room("ROOM", b"doc")
    await store.save_room("ROOM", b"new doc")
    table = await store.lay_table("ROOM", b"header", b"seed")
    await store.append(table, 0, ROWS)
    await store.append(table, 2, ROWS[:1])
    await store.close()
    store = SqliteStore(folder)
    assert await store.load_room("ROOM") == b"new doc"
    assert await store.load_room("OTHER") is None
    assert await store.load_table(table) == (b"header", b"seed", [*ROWS, ROWS[0]])
    await store.close()


@scene
async def test_compare_and_append(folder: Path) -> None:
    """Two writers of the same place: one wins, the other's rows are not there, not even in part."""
    store = SqliteStore(folder)
    table = await store.lay_table("ROOM", b"header", b"seed")
    tries = [
        store.append(table, 0, ROWS),
        store.append(table, 1, ROWS),
        store.append(table, 2, ROWS),
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert len((await store.load_table(table)).rows) == 4
    await store.close()


@scene
async def test_a_code_in_use(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.make_room("ROOM", b"one")
    with pytest.raises(Conflict):
        await store.make_room("ROOM", b"two")
    assert await store.load_room("ROOM") == b"one"
    await store.close()


@scene
async def test_a_disk_that_fails_fails_all_of_a_commit_and_nothing_half(folder: Path) -> None:
    store = SqliteStore(folder)
    table = await store.lay_table("ROOM", b"header", b"seed")
    await store._do(lambda db: None)
    store._db.execute("PRAGMA max_page_count = 1")  # from now on the disk is full
    big = [Row(b"x" * 100_000, "")]
    results = await asyncio.gather(
        store.append(table, 0, ROWS), store.append(table, 2, big), return_exceptions=True
    )
    assert {type(result) for result in results} == {StoreFailed}
    assert (await store.load_table(table)).rows == []
    store._db.execute("PRAGMA max_page_count = 1000000")
    await store.append(table, 0, ROWS)
    assert await store.ready()
    await store.close()


async def in_one_commit(store: SqliteStore, *work: Callable[[], Awaitable[None]]) -> list[object]:
    """What comes of all this when it has queued up behind a slow write."""
    begun, gate = Event(), Event()

    def wait(db: object) -> None:
        begun.set()
        gate.wait(PATIENCE)

    busy = store._do(wait)
    await asyncio.to_thread(begun.wait, PATIENCE)
    results = asyncio.gather(*[do() for do in work], return_exceptions=True)
    await asyncio.sleep(0)  # each has asked the store
    await asyncio.sleep(0)  # and the store's thread has that too
    gate.set()
    await busy
    return list(await results)


@scene
async def test_rooms_and_moves_share_a_commit_and_a_conflict_fails_alone(folder: Path) -> None:
    store = SqliteStore(folder)
    table = await store.lay_table("ROOM", b"header", b"seed")
    for start, outcomes in ((0, [None, None]), (1, [None, Conflict])):
        results = await in_one_commit(
            store,
            partial(store.save_room, "ROOM", b"%d" % start),
            partial(store.append, table, start, ROWS),
        )
        assert [result if result is None else type(result) for result in results] == outcomes
        assert await store.load_room("ROOM") == b"%d" % start
    assert len((await store.load_table(table)).rows) == 2
    await store.close()


@scene
async def test_many_tables_share_commits(folder: Path) -> None:
    store = SqliteStore(folder)
    tables = [await store.lay_table("ROOM", b"header", b"seed") for _ in range(20)]
    await asyncio.gather(*[store.append(t, n, ROWS[:1]) for n in range(50) for t in tables])
    for table in tables:
        assert len((await store.load_table(table)).rows) == 50
    await store.close()


@scene
async def test_closing_writes_what_still_waits(folder: Path) -> None:
    store = SqliteStore(folder)
    table = await store.lay_table("ROOM", b"header", b"seed")
    await in_one_commit(store, partial(store.append, table, 0, ROWS), store.close)
    store = SqliteStore(folder)
    assert (await store.load_table(table)).rows == ROWS
    await store.close()


@scene
async def test_a_client_that_has_gone_gets_no_answer_but_its_move_is_kept(folder: Path) -> None:
    store = SqliteStore(folder)
    table = await store.lay_table("ROOM", b"header", b"seed")
    store.append(table, 0, ROWS).cancel()
    assert await store.ready()
    assert (await store.load_table(table)).rows == ROWS
    await store.close()


@scene
async def test_a_job_that_goes_wrong_takes_back_its_whole_commit(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.make_room("ROOM", b"old")
    store._db.execute("DROP TABLE log")
    results = await in_one_commit(
        store, partial(store.save_room, "ROOM", b"new"), partial(store.append, 1, 0, ROWS)
    )
    assert [type(result) for result in results] == [StoreFailed, StoreFailed]
    assert await store.load_room("ROOM") == b"old"
    await store.close()
