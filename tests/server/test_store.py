"""The store: what is acknowledged is kept, and of two in one place only one is."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from threading import Event

import pytest

from parlour.server.store import Conflict, Row, StoreFailed
from parlour.server.store.sqlite import SqliteStore, connect
from tests.server.laying import lay
from tests.server.player import PATIENCE, scene

STEP, OTHER = Row(b"[0]\n[1]", "a"), Row(b"[2]", "")


@scene
async def test_what_is_kept_is_there_after_a_restart(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.make_room("ROOM", b"doc")
    await store.save_room("ROOM", b"new doc", b"doc")
    table = await lay(store)
    await store.append(table, -1, 0, STEP)
    await store.append(table, 0, 2, OTHER)
    await store.close()
    store = SqliteStore(folder)
    assert await store.load_room("ROOM") == b"new doc"
    assert await store.load_room("OTHER") is None
    assert await store.load_table(table) == (b"header", b"seed", [STEP, OTHER])
    await store.close()


@scene
async def test_compare_and_append(folder: Path) -> None:
    """Two writers of the same place: one wins, and the other's step is not there."""
    store = SqliteStore(folder)
    table = await lay(store)
    tries = [
        store.append(table, -1, 0, STEP),
        store.append(table, -1, 0, OTHER),
        store.append(table, 0, 2, OTHER),
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert (await store.load_table(table)).rows == [STEP, OTHER]
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
    table = await lay(store)
    await store._do(lambda db: None)
    store._db.execute("PRAGMA max_page_count = 1")  # from now on the disk is full
    big = Row(b"x" * 100_000, "")
    results = await asyncio.gather(
        store.append(table, -1, 0, STEP), store.append(table, 0, 2, big), return_exceptions=True
    )
    assert {type(result) for result in results} == {StoreFailed}
    assert (await store.load_table(table)).rows == []
    store._db.execute("PRAGMA max_page_count = 1000000")
    await store.append(table, -1, 0, STEP)
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
    await store.make_room("ROOM", b"")
    table = await lay(store)
    for new, was, outcomes in ((b"1", b"", [None, None]), (b"2", b"1", [None, Conflict])):
        results = await in_one_commit(
            store,
            partial(store.save_room, "ROOM", new, was),
            partial(store.append, table, -1, 0, STEP),
        )
        assert [result if result is None else type(result) for result in results] == outcomes
        assert await store.load_room("ROOM") == new
    assert (await store.load_table(table)).rows == [STEP]
    await store.close()


@scene
async def test_many_tables_share_commits(folder: Path) -> None:
    store = SqliteStore(folder)
    tables = [await lay(store) for _ in range(20)]
    await asyncio.gather(*[store.append(t, n - 1, n, OTHER) for n in range(50) for t in tables])
    for table in tables:
        assert len((await store.load_table(table)).rows) == 50
    await store.close()


@scene
async def test_closing_writes_what_still_waits(folder: Path) -> None:
    store = SqliteStore(folder)
    table = await lay(store)
    await in_one_commit(store, partial(store.append, table, -1, 0, STEP), store.close)
    store = SqliteStore(folder)
    assert (await store.load_table(table)).rows == [STEP]
    await store.close()


@scene
async def test_a_client_that_has_gone_gets_no_answer_but_its_move_is_kept(folder: Path) -> None:
    store = SqliteStore(folder)
    table = await lay(store)
    store.append(table, -1, 0, STEP).cancel()
    assert await store.ready()
    assert (await store.load_table(table)).rows == [STEP]
    await store.close()


@scene
async def test_a_job_that_goes_wrong_takes_back_its_whole_commit(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.make_room("ROOM", b"old")
    store._db.execute("DROP TABLE step")
    results = await in_one_commit(
        store,
        partial(store.save_room, "ROOM", b"new", b"old"),
        partial(store.append, 1, -1, 0, STEP),
    )
    assert [type(result) for result in results] == [StoreFailed, StoreFailed]
    assert await store.load_room("ROOM") == b"old"
    await store.close()


@scene
async def test_a_room_is_saved_over_what_was_read_and_nothing_else(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.make_room("ROOM", b"one")
    await store.save_room("ROOM", b"two", b"one")
    for code, was in (("ROOM", b"one"), ("GONE", b"two")):
        with pytest.raises(Conflict):
            await store.save_room(code, b"three", was)
    assert await store.load_room("ROOM") == b"two"
    assert await store.load_room("GONE") is None
    await store.close()


@pytest.mark.parametrize("error", [KeyError("bug"), MemoryError(), sqlite3.DatabaseError("rot")])
def test_the_store_survives_whatever_goes_wrong_in_a_job(tmp_path: Path, error: Exception) -> None:
    """The caller whose job it was is told; those who share its commit, and the next, succeed."""

    def stumble(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM room")
        raise error

    @scene
    async def play(folder: Path) -> None:
        store = SqliteStore(folder)
        await store.make_room("ROOM", b"old")
        wrong, right = await in_one_commit(
            store, lambda: store._do(stumble), partial(store.save_room, "ROOM", b"new", b"old")
        )
        told = StoreFailed if isinstance(error, sqlite3.Error) else type(error)
        assert (type(wrong), right) == (told, None)
        assert await store.load_room("ROOM") == b"new"
        await store.close()

    play(tmp_path)


@scene
async def test_the_store_survives_a_connection_that_is_gone(folder: Path) -> None:
    store = SqliteStore(folder)
    store._db.close()
    with pytest.raises(StoreFailed):
        await store.ready()
    store._db = connect(folder)
    assert await store.ready()
    await store.close()


@scene
async def test_a_table_that_is_not_there(folder: Path) -> None:
    store = SqliteStore(folder)
    with pytest.raises(LookupError):
        await store.load_table(7)
    assert await store.ready()
    await store.close()
