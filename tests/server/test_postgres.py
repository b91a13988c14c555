"""PostgreSQL as a store: what a lost answer, a burial or a failing database come to."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from parlour.server.store import (
    Buried,
    CannotOpen,
    Conflict,
    Elsewhere,
    Gap,
    Mark,
    Row,
    StoreFailed,
    Trouble,
)
from parlour.server.store.postgres import PostgresStore, schema
from parlour.server.store.postgres.appends import APPEND, BY_INDEX
from parlour.server.store.postgres.line import Db, Line
from parlour.server.store.postgres.opening import prepare, spoken
from parlour.server.town.doors import make_door, remove_door
from parlour.server.town.workers import STILL, Workers
from tests.postgres import Cluster
from tests.server.laying import lay

STEP, OTHER = Row(b"[0]", "a"), Row(b"[9]", "b")


async def joined(dsn: str, every: float = 60.0) -> tuple[Workers, PostgresStore]:
    await prepare(dsn)
    workers = Workers(dsn, "here", "door", every)
    await workers.join()
    return workers, PostgresStore(dsn, workers.me)


async def ask(dsn: str, query: str, *values: object) -> Any:
    db = await asyncpg.connect(dsn)
    try:
        return await db.fetchval(query, *values)
    finally:
        await db.close()


async def close(*parts: Any) -> None:
    for part in parts:
        await part.close()


def test_the_buried_write_nothing(database: str) -> None:
    async def act() -> None:
        workers, store = await joined(database)
        await store.make_room("ROOM", b"doc")
        table = await lay(store)
        await ask(database, "DELETE FROM worker")
        writes: list[Awaitable[Any]] = [
            store.append(table, -1, 0, STEP),
            store.save_room("ROOM", b"new", b"doc"),
            lay(store),
        ]
        for write in writes:
            with pytest.raises(Buried):
                await write
        with pytest.raises(Buried):
            await workers.beat()
        assert await store.load_room("ROOM") == b"doc"
        assert (await store.load_table(table)).rows == []
        await close(store, workers)

    asyncio.run(act())


def test_who_stands_still_is_buried_and_who_beats_is_not(database: str) -> None:
    async def act() -> None:
        (one, first), (two, second), (three, third) = [await joined(database) for _ in range(3)]
        await first.make_room("ROOM", b"doc")
        await first.claim("ROOM")
        with pytest.raises(Elsewhere) as elsewhere:
            await second.claim("ROOM")
        assert elsewhere.value.worker == one.me
        for _ in range(STILL + 1):
            await two.beat()
            await three.beat()
        assert await second.claim("ROOM") == b"doc"
        await second.save_room("ROOM", b"new", b"doc")
        with pytest.raises(Buried):
            await first.save_room("ROOM", b"mine", b"new")
        with pytest.raises(Buried):
            await one.beat()
        await second.give("ROOM", three.me)
        with pytest.raises(Conflict):
            await second.save_room("ROOM", b"newer", b"new")
        assert await third.claim("ROOM") == b"new"
        await close(first, second, third, one, two, three)

    asyncio.run(act())


def test_whoever_owns_a_room_already_waits_for_nobody(database: str) -> None:
    """So a room that was given away is open at once, whatever else is done with its row."""

    async def act() -> None:
        workers, store = await joined(database)
        await store.make_room("ROOM", b"doc")
        await store.claim("ROOM")
        other = await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("SELECT FROM room FOR UPDATE")
            assert await store.claim("ROOM") == b"doc"
        await close(other, store, workers)

    asyncio.run(act())


def test_after_a_failover_that_lost_them_neither_steps_nor_workers_are_mistaken(
    database: str,
) -> None:
    """No step goes where its table or the step before is gone; and a number that was given again
    is no longer mine."""

    async def act() -> None:
        one, store = await joined(database)
        with pytest.raises(Conflict):
            await store.append(7, -1, 0, STEP)
        table = await lay(store)
        await store.append(table, -1, 0, STEP)
        with pytest.raises(Gap) as gap:
            await store.append(table, 1, 2, OTHER)
        assert (gap.value.known, gap.value.kept) == (1, 0)
        await ask(database, "UPDATE worker SET door = 'another'")
        with pytest.raises(Buried):
            await one.beat()
        await close(store, one)

    asyncio.run(act())


def test_an_append_looks_up_what_it_needs_and_reads_no_table_whole(database: str) -> None:
    """Even where PostgreSQL knows nothing of the tables yet: a connection keeps its plan."""

    async def act() -> None:
        await prepare(database)
        writer = Line(database, BY_INDEX)
        db = await writer.open()
        await db.execute("SET plan_cache_mode = force_generic_plan")
        await db.execute(f"PREPARE append AS {APPEND}")
        rows = await db.fetch("EXPLAIN EXECUTE append(1, '{1}', '{2}', '{a}', '{b}', '{0}')")
        plan = "\n".join(row[0] for row in rows)
        for key in ("laid_pkey", "step_pkey"):
            assert f"Index Only Scan using {key}" in plan
        assert "hashed" not in plan
        assert "Index Cond: ((laid = t.l) AND (seq = t.p))" in plan
        await writer.close()

    asyncio.run(act())


def test_the_door_of_a_buried_worker_is_removed(database: str, tmp_path: Path) -> None:
    """It was killed, and could not do it; nothing else of this machine is touched."""

    async def act() -> None:
        one, store = await joined(database)
        doors = [make_door(), make_door(), tmp_path / "door"]
        for machine, door in zip((one.machine, "other", one.machine), doors, strict=True):
            dead = "INSERT INTO worker (machine, door) VALUES ($1, $2)"
            await ask(database, dead, machine, str(door))
        await one.beat()
        known = one.known.values()
        for _ in range(STILL + 1):
            await one.beat()
        assert list(one.known) == [one.me]
        for worker in known:
            await one._bury(worker)  # another was faster
        assert [door.parent.exists() for door in doors] == [False, True, True]
        remove_door(str(doors[1]))
        await close(store, one)

    asyncio.run(act())


def test_a_free_room_goes_to_the_same_worker_whoever_asks(database: str) -> None:
    async def act() -> None:
        (one, first), (two, second) = [await joined(database) for _ in range(2)]
        (far, third) = await joined(database)
        for workers in (one, two, far):
            await workers.beat()
        codes = [f"ROOM{number}" for number in range(40)]
        chosen = [one.preferred(code) for code in codes]
        assert chosen == [two.preferred(code) for code in codes]
        assert set(chosen) == {one.me, two.me, far.me}
        await far.leave()
        await one.beat()
        assert {one.preferred(code) for code in codes} == {one.me, two.me}
        moved = [
            now for was, now in zip(chosen, map(one.preferred, codes), strict=True) if was != now
        ]
        assert len(moved) == chosen.count(far.me)
        await close(first, second, third, one, two, far)

    asyncio.run(act())


def test_what_was_kept_though_the_answer_was_lost_is_kept_once(database: str) -> None:
    async def act() -> None:
        workers, store = await joined(database)
        for _ in range(2):  # the second time stands for a repetition
            await store.make_room("ROOM", b"doc")
        table = await lay(store)
        for _ in range(2):
            await store.append(table, -1, 0, STEP)
            await store.save_room("ROOM", b"new", b"doc")
        for after, seq, row in ((-1, 0, OTHER), (1, 2, OTHER)):  # taken; the one before is missing
            with pytest.raises(Conflict):
                await store.append(table, after, seq, row)
        assert (await store.load_table(table)).rows == [STEP]
        await close(store, workers)

    asyncio.run(act())


def test_what_a_failover_has_lost_is_a_conflict(database: str) -> None:
    """A first step without its table, and a room that tells of a step that is not kept."""

    async def act() -> None:
        workers, store = await joined(database)
        table = await lay(store)
        with pytest.raises(Conflict):
            await store.append(table + 1, -1, 0, STEP)
        with pytest.raises(Conflict):
            await store.save_room("ROOM", b"new", b"doc", Mark(table, 0))
        await store.append(table, -1, 0, STEP)
        await store.save_room("ROOM", b"new", b"doc", Mark(table, 0))
        with pytest.raises(Conflict):
            await store.lay_table("ROOM", b"header", b"seed", b"doc", lambda table: b"newer")
        assert await store.load_room("ROOM") == b"new"
        await close(store, workers)

    asyncio.run(act())


def test_connections_that_are_lost_come_back(database: str) -> None:
    async def act() -> None:
        workers, store = await joined(database)
        table = await lay(store)
        await store.append(table, -1, 0, STEP)
        others = "pid <> pg_backend_pid() AND application_name = 'parlour'"
        name = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {others}"
        assert await ask(database, name) >= 2
        await store.append(table, 0, 1, STEP)
        await workers.beat()
        assert (await store.load_table(table)).rows == [STEP, STEP]
        await close(store, workers)

    asyncio.run(act())


def test_a_database_that_cannot_keep_it_says_so(database: str) -> None:
    """As with a full disk: whoever asked is told, and the next one finds a store that works."""

    async def act() -> None:
        workers, store = await joined(database)
        table = await lay(store)
        await ask(database, "ALTER TABLE step ADD CHECK (ask <> 'full')")
        good = store.append(table, -1, 0, STEP)
        bad = [
            store.append(table, 0, 1, Row(b"x", ask)) for ask in ("full", "nul\0", "half \ud800")
        ]
        results = await asyncio.gather(good, *bad, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), *[StoreFailed] * 3]
        assert (await store.load_table(table)).rows == [STEP]
        await close(store, workers)

    asyncio.run(act())


def test_cut_off_whatever_waits_has_failed(cluster: Cluster, database: str) -> None:
    async def act() -> None:
        workers, store = await joined(database)
        told: list[str] = []
        table = await lay(store)
        lock = await asyncpg.connect(database)
        async with lock.transaction():
            await lock.execute("LOCK TABLE step, room IN ACCESS EXCLUSIVE MODE")
            waiting: list[asyncio.Future[Any]] = [
                store.append(table, -1, 0, STEP),
                asyncio.ensure_future(store.load_room("ROOM")),
            ]
            await asyncio.sleep(0)
            await workers.beat()

            def cut() -> None:
                told.append("cut")
                store.cut()

            def mend() -> None:
                told.append("mended")
                store.mend()

            workers.on_cut, workers.on_mend = cut, mend
            workers._cut()
            results = await asyncio.gather(*waiting, return_exceptions=True)
            assert [type(result) for result in results] == [StoreFailed] * 2
            with pytest.raises(StoreFailed):
                await store.ready()
        await lock.close()
        await workers.beat()
        assert told == ["cut", "mended"]
        assert await store.ready()
        await close(store, workers)

    asyncio.run(act())


def test_a_worker_that_is_cut_off_leaves_its_row_to_the_others(database: str) -> None:
    async def act() -> None:
        workers, store = await joined(database)
        workers._cut()
        await close(store, workers)
        assert await ask(database, "SELECT count(*) FROM worker") == 1

    asyncio.run(act())


# Opening it


def trouble_of(dsn: str) -> tuple[Trouble, str]:
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(prepare(dsn))
    assert "hush" not in str(refused.value)
    return refused.value.trouble, refused.value.about


def test_what_a_database_may_be(
    cluster: Cluster, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(prepare(database))
    asyncio.run(prepare(database))  # nothing is left to do
    name = spoken(database)
    assert trouble_of(cluster.dsn("nowhere")) == (Trouble.DATABASE_UNKNOWN, "nowhere")
    wrong = cluster.dsn(name, password="guess")
    assert trouble_of(wrong) == (Trouble.DATABASE_REFUSES, name)
    assert trouble_of("postgresql://a:hush@127.0.0.1:9/b?x=y") == (
        Trouble.DATABASE_AWAY,
        "127.0.0.1:9/b",
    )
    assert trouble_of("mysql://hush@somewhere")[0] is Trouble.DATABASE_MISNAMED
    cluster.execute("UPDATE parlour SET version = 99", database)
    asyncio.run(prepare(database))  # newer, and good enough
    cluster.execute("UPDATE parlour SET serves = 99", database)
    assert trouble_of(database) == (Trouble.DATABASE_TOO_NEW, name)
    monkeypatch.setattr("parlour.server.store.postgres.opening.OLDEST_SERVER", 99)
    assert trouble_of(database) == (Trouble.DATABASE_TOO_OLD, name)


def test_no_right_to_make_tables(cluster: Cluster, database: str) -> None:
    cluster.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC", database)
    cluster.execute("DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN PASSWORD 'hush'")
    name = spoken(database)
    assert trouble_of(cluster.dsn(name, "guest", "hush")) == (Trouble.DATABASE_FORBIDDEN, name)


def test_a_disk_that_is_full(cluster: Cluster, database: str) -> None:
    cluster.execute(
        """
        CREATE FUNCTION no_room() RETURNS event_trigger LANGUAGE plpgsql AS
          'BEGIN RAISE SQLSTATE ''53100''; END';
        CREATE EVENT TRIGGER no_room ON ddl_command_start EXECUTE FUNCTION no_room();
        """,
        database,
    )
    assert trouble_of(database) == (Trouble.DATABASE_FULL, spoken(database))


def test_tables_that_somebody_began_and_did_not_finish(database: str) -> None:
    async def act() -> None:
        await ask(database, schema.TABLE)
        await prepare(database)
        assert await ask(database, "SELECT version FROM parlour") == schema.VERSION

    asyncio.run(act())


def test_what_waits_at_the_end_is_written(database: str) -> None:
    async def act() -> None:
        workers, store = await joined(database)
        table = await lay(store)
        kept = store.append(table, -1, 0, STEP)
        await close(store, workers)
        assert kept.result() is None

    asyncio.run(act())


def test_a_database_that_is_away_is_asked_again(cluster: Cluster, database: str) -> None:
    async def act() -> None:
        workers, store = await joined(database)
        name, alone = spoken(database), cluster.dsn("postgres")
        await ask(alone, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        with pytest.raises(CannotOpen):
            await prepare(database)
        waiting = asyncio.ensure_future(store.ready())
        for _ in range(10):
            await ask(alone, "SELECT 1")
        await ask(alone, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert await waiting
        await close(store, workers)

    asyncio.run(act())


def test_whatever_is_asked_when_the_process_ends_is_given_up() -> None:
    async def act() -> "asyncio.Future[None]":
        given_up = Line("postgresql://nowhere").do(lambda db: asyncio.sleep(0))
        await asyncio.sleep(0)
        return given_up

    assert asyncio.run(act()).cancelled()


def test_a_line_that_was_never_open_can_be_cut() -> None:
    async def act() -> None:
        line = Line("postgresql://nowhere")
        line.cut()
        with pytest.raises(StoreFailed):
            await line.do(lambda db: db.fetchval("SELECT 7"))

    asyncio.run(act())


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.AdminShutdownError("bye"),
        asyncpg.InternalClientError(),
        asyncpg.InterfaceError("closed"),
        OSError(),
        TimeoutError(),
    ],
)
def test_whatever_the_driver_stumbles_over_is_tried_again(database: str, error: Exception) -> None:
    async def act() -> None:
        line, stumbles = Line(database), [error]

        async def stumble(db: Db) -> int:
            if stumbles:
                raise stumbles.pop()
            return int(await db.fetchval("SELECT 7"))

        assert await line.do(stumble) == 7
        await line.close()

    asyncio.run(act())


def test_two_that_come_at_once_make_the_tables_once(database: str) -> None:
    async def act() -> None:
        await asyncio.gather(*[prepare(database) for _ in range(4)])
        assert await ask(database, "SELECT version FROM parlour") == schema.VERSION

    asyncio.run(act())


def test_a_database_of_the_first_version_is_brought_on_and_still_serves_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a rolling deploy: the new worker changes the tables, and the old one goes on."""

    async def act() -> None:
        with monkeypatch.context() as then:
            then.setattr(schema, "FILES", schema.FILES[:1])
            then.setattr(schema, "VERSION", 1)
            await prepare(database)
        of_then = "INSERT INTO worker (machine, door) VALUES ('here', 'door') RETURNING id"
        store = PostgresStore(database, await ask(database, of_then))
        new, other = await joined(database)
        assert await ask(database, "SELECT version FROM parlour") == schema.VERSION
        await store.make_room("ROOM", b"doc")
        assert await other.load_room("ROOM") == b"doc"
        monkeypatch.setattr(schema, "VERSION", 1)
        await prepare(database)  # another one of the first version may still come
        await ask(database, of_then)
        await close(store, other, new)

    asyncio.run(act())
