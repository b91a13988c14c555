"""Workers of one town, in one process: each room has one owner, and every socket comes to it."""

import array
import asyncio
import dataclasses
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec.structs import replace

from parlour.server.app import Opened, listen, new_event_loop, open_at
from parlour.server.link.budgets import UNLIMITED, Budget
from parlour.server.link.connection import Connection, nowhere
from parlour.server.link.parcel import Parcel
from parlour.server.rooms.visit import Visit
from parlour.server.settings import BEAT_EVERY, Settings
from parlour.server.store import Buried, CannotOpen, Conflict, Row, StoreFailed, Trouble
from parlour.server.store.postgres import PostgresStore
from parlour.server.town.arrival import Arrivals
from parlour.server.town.carrier import MOST_BYTES, Carrier, close_all
from parlour.server.town.leaving import leave
from parlour.server.town.member import Member, join
from tests.postgres import Cluster
from tests.server.player import Player, Tables, first_write, journal, play_on, until
from tests.town.gate import gated
from tests.town.town import CALM

GHOST = """
WITH ghost AS (INSERT INTO worker (machine, door) VALUES ($1, '/nowhere') RETURNING id)
UPDATE room SET owner = ghost.id FROM ghost WHERE code = $2
"""
"""A worker that does not beat owns this room."""


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(
        data=tmp_path, database=database, port=0, pace=0.0, budgets=UNLIMITED, thinkers=0, beat=CALM
    )


@asynccontextmanager
async def worker(settings: Settings) -> AsyncIterator[tuple[Opened, Tables]]:
    """One worker at a port of its own, and a way in."""
    with closing(listen(settings)) as listener:
        async with open_at(settings, listener) as opened, aiohttp.ClientSession() as client:
            tables = Tables(opened.settings.local_url, client)
            yield opened, tables
            await asyncio.gather(*[player.socket.close() for player in tables.players])


def member_of(opened: Opened) -> Member:
    assert opened.member is not None
    return opened.member


async def execute(opened: Opened, query: str, *values: object) -> None:
    await member_of(opened).workers._line.do(lambda db: db.execute(query, *values))


async def know_each_other(*workers: Opened) -> None:
    """All have beaten since the last came."""
    for opened in workers:
        await member_of(opened).workers.beat()


async def seated(tables: Tables) -> tuple[Player, Player]:
    """Somebody who plays, and somebody who watches."""
    code = await tables.make()
    anna, _ = await tables.sit(code, "Anna")
    await anna.ask("Start")
    await anna.turn()
    return anna, await tables.enter(code)


def seat_of(opened: Opened) -> Connection:
    """The connection of somebody who holds a seat."""
    visits = {connection.visit(): connection for connection in opened.house.connections}
    return next(found for visit, found in visits.items() if visit is not None and visit.secrets)


def test_a_room_on_postgresql_outlives_its_server(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (_, tables):
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            await anna.ask("Start")
            frame = await play_on(anna, turns=5)
        async with worker(settings) as (_, tables):
            anna = await tables.enter(code, token)
            assert (await anna.turn())["seq"] >= frame["seq"]
            assert (await play_on(anna))["scores"]
            assert (await tables.log(code)).count(b"\n") > 20

    asyncio.run(act())


def test_whoever_comes_to_another_worker_is_carried_to_the_owner(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (one, tables), worker(settings) as (two, others):
            await know_each_other(one, two)
            for _ in range(4):  # owned by the one or the other
                code = await tables.make()
                anna, _ = await tables.sit(code, "Anna")
                ben, _ = await others.sit(code, "Ben")
                assert [seat["online"] for seat in ben.room["seats"]] == [True, True]
                await anna.ask("Start")
                await asyncio.gather(play_on(anna, 0), play_on(ben, 1))
            assert one.house.lobby.rooms + two.house.lobby.rooms == 4
            assert sum(len(opened.house.connections) for opened in (one, two)) == 8

    asyncio.run(act())


def test_a_worker_leaves_and_no_connection_closes(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (old, tables):
            games = [await seated(tables) for _ in range(5)]
            lonely = await tables.connect()
            async with worker(settings) as (new, _):
                await leave(old.house, member_of(old))
                await until(lambda: not old.house.connections)
                answers = await asyncio.gather(*[play_on(anna) for anna, _ in games])
                assert all(frame["scores"] for frame in answers)
                assert (await lonely.ask("Ping"))["type"] == "Pong"
                assert (old.house.lobby.rooms, new.house.lobby.rooms) == (0, 5)
                assert len(new.house.connections) == 11

    asyncio.run(act())


def test_what_was_sent_meanwhile_is_heard_by_the_next_owner(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (old, tables):
            anna, _ = await seated(tables)
            seat_of(old).socket.freeze()
            play = first_write(await anna.turn())
            await anna.send("Act", "late", seat=0, play=play)
            async with worker(settings):
                await leave(old.house, member_of(old))
                await anna.until(lambda told: "late" in told.get("done", ()))

    asyncio.run(act())


def test_whoever_is_carried_between_two_games_plays_the_next_one(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (old, tables):
            anna, _ = await seated(tables)
            await play_on(anna)
            while anna.room["phase"] != "over":
                await anna.hear()
            seat_of(old).socket.freeze()
            await anna.send("Start", "again")
            async with worker(settings):
                await leave(old.house, member_of(old))
                await anna.until(lambda told: told.get("id") == "again")
                assert (await anna.turn())["scores"] is None
                assert anna.room["match"] == 2

    asyncio.run(act())


def test_whoever_is_in_a_room_that_breaks_off_meanwhile_comes_back(settings: Settings) -> None:
    """Nobody would answer what they have asked, were they carried elsewhere."""

    async def act() -> None:
        async with worker(settings) as (old, tables):
            anna, _ = await seated(tables)
            (room,) = old.house.lobby.all()
            under_way: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            room._desk.put(awaited(under_way))
            async with worker(settings):
                leaving = asyncio.create_task(leave(old.house, member_of(old)))
                await until(lambda: room.closing)
                under_way.set_exception(Conflict())
                await leaving
                with pytest.raises(ConnectionResetError):
                    await anna.ask("Ping")

    asyncio.run(act())


async def awaited(future: "asyncio.Future[None]") -> None:
    await future


def test_who_is_being_born_is_in_nobodys_book(settings: Settings) -> None:
    """So it is neither buried, should that take long, nor given a room."""

    async def act() -> None:
        async with worker(settings) as (opened, _), join(settings) as unborn:
            there = "SELECT count(*) FROM worker"
            line = member_of(opened).workers._line
            assert await line.do(lambda db: db.fetchval(there)) == 1
            assert unborn.workers.me > 0

    asyncio.run(act())


def test_a_worker_can_go_while_the_database_is_away(settings: Settings, cluster: Cluster) -> None:
    async def act() -> None:
        gate, through = await gated(cluster, settings.database)
        async with worker(replace(settings, database=through)) as (opened, tables):
            await seated(tables)
            await gate.close()
            late = member_of(opened).store.append(1, -1, 0, Row(b"[0]", "a"))
        with pytest.raises(StoreFailed):
            await late

    asyncio.run(act())


def test_a_worker_that_is_buried_ends(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (opened, _):
            await execute(opened, "DELETE FROM worker")
            with pytest.raises(Buried):
                await opened.until(asyncio.Event())

    asyncio.run(act())


def test_a_room_whose_steps_a_failover_has_lost_is_read_anew(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (opened, tables):
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            await anna.ask("Start")
            frame = await play_on(anna, turns=5)
            await execute(opened, "DELETE FROM step WHERE seq > 1")
            with journal() as kept, pytest.raises(ConnectionResetError):
                await play_on(anna)
            (told,) = kept.of("steps-lost")
            assert told["known"] > told["kept"] >= 0
            again = await tables.enter(code, token)
            assert (await again.turn())["seq"] < frame["seq"]
            assert (await play_on(again))["scores"]

    asyncio.run(act())


def test_a_room_whose_owner_a_failover_has_forgotten_is_left(settings: Settings) -> None:
    """When the database is back, and not only when somebody writes there: whoever waits for the
    others, and they are at another worker, would wait for ever."""

    async def act() -> None:
        async with worker(settings) as (opened, tables):
            anna, _ = await seated(tables)
            ben, _ = await seated(tables)
            await execute(opened, "UPDATE room SET owner = 7 WHERE code = $1", anna.room["code"])
            member_of(opened).workers._line._drop()
            with journal() as kept, pytest.raises(ConnectionResetError):
                await anna.until(lambda told: False)
            assert len(kept.of("room-written-elsewhere")) == 1
            assert (await play_on(ben))["scores"]

    asyncio.run(act())


def test_a_room_is_not_opened_for_an_owner_who_was_forgotten_meanwhile(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with worker(settings) as (opened, tables):
            code = await tables.make()
            touch = PostgresStore.touch

            async def forgotten(store: PostgresStore, code: str) -> None:
                monkeypatch.undo()
                await execute(opened, GHOST, "another", code)
                await opened.house.lobby.recall()
                await touch(store, code)

            monkeypatch.setattr(PostgresStore, "touch", forgotten)
            anna = await tables.connect()
            await anna.send("Hello", room=code)
            [connection] = opened.house.connections
            await until(lambda: connection.is_entering)
            await execute(opened, "DELETE FROM worker WHERE door = '/nowhere'")
            await anna.until(lambda told: told["type"] == "RoomShown")
            owner = "SELECT owner FROM room WHERE code = $1"
            line = member_of(opened).workers._line
            own = await line.do(lambda db: db.fetchval(owner, code))
            assert own == member_of(opened).workers.me

    asyncio.run(act())


def test_cut_off_from_the_database_guests_are_sent_elsewhere(
    settings: Settings, cluster: Cluster
) -> None:
    async def act() -> None:
        gate, through = await gated(cluster, settings.database)
        async with worker(replace(settings, database=through)) as (opened, tables):
            anna, _ = await seated(tables)
            gate.hold()  # no beat comes back before we have looked
            member_of(opened).workers._cut()
            with pytest.raises(ConnectionResetError):
                await anna.until(lambda told: False)
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await tables.connect()
            assert refused.value.status == 503
            gate.let()
            await until(lambda: not member_of(opened).is_cut)
            await tables.connect()
        await gate.close()

    asyncio.run(act())


@pytest.mark.parametrize("machine", ["this", "another"])
def test_an_owner_who_has_died_is_waited_for_until_it_is_buried(
    settings: Settings, machine: str
) -> None:
    async def act() -> None:
        async with worker(settings) as (opened, tables):
            code = await tables.make()
            here = member_of(opened).workers.machine
            await execute(opened, GHOST, here if machine == "this" else machine, code)
            await tables.sit(code, "Anna")

    settings = replace(settings, beat=BEAT_EVERY)
    asyncio.run(act())


def test_nobody_looks_for_the_owner_for_ever(settings: Settings) -> None:
    async def act() -> None:
        hasty = replace(settings, deadlines=replace(settings.deadlines, hello=0.1))
        async with worker(hasty) as (opened, tables):
            code = await tables.make()
            await execute(opened, GHOST, "another", code)
            anna = await tables.connect()
            await anna.send("Hello", room=code)
            with pytest.raises(ConnectionResetError):
                await anna.hear()
            await until(lambda: not opened.house.connections)
            assert not await nowhere(0, Parcel("", b"", None, None), 1)

    asyncio.run(act())


def test_the_owner_is_not_looked_for_when_the_client_has_gone(settings: Settings) -> None:
    async def act() -> None:
        async with worker(settings) as (opened, tables):
            code = await tables.make()
            await execute(opened, GHOST, "another", code)
            anna = await tables.connect()
            await anna.send("Hello", room=code)
            [connection] = opened.house.connections
            await until(lambda: connection.is_entering)
            connection.socket.transport.abort()
            await until(lambda: not connection.is_entering)
            await until(lambda: not opened.house.connections)

    asyncio.run(act())


def test_without_the_driver_it_is_said_what_to_install(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "parlour.server.town.member", None)

    async def act() -> None:
        with pytest.raises(CannotOpen) as refused:
            async with worker(settings):
                pass
        assert refused.value.trouble is Trouble.DATABASE_DRIVER

    asyncio.run(act())


def test_a_reader_who_does_not_read_is_not_carried(settings: Settings) -> None:
    async def act() -> None:
        impatient = replace(settings, deadlines=replace(settings.deadlines, reader=0.05))
        async with worker(impatient) as (old, tables):
            anna, _ = await seated(tables)
            connected = anna.socket._response.connection
            assert connected is not None
            assert connected.transport is not None
            connected.transport.pause_reading()
            seat_of(old).socket.transport.write(bytes(30_000_000))
            async with worker(settings):
                await leave(old.house, member_of(old))
                await until(lambda: not old.house.connections)
            connected.transport.resume_reading()

    asyncio.run(act())


@pytest.mark.parametrize("patience", [0.0, 60.0])
def test_a_room_whose_guest_waits_for_the_coach(settings: Settings, patience: float) -> None:
    """Is moved when the answer is there, or when it takes too long."""

    async def act() -> None:
        async with worker(settings) as (old, tables):
            anna, _ = await seated(tables)
            (room,) = old.house.lobby.all()
            guest = next(iter(room.guests))
            guest.is_coached = True
            async with worker(settings):
                leaving = asyncio.create_task(leave(old.house, member_of(old)))
                await until(lambda: member_of(old).workers.is_leaving)
                asyncio.get_running_loop().call_later(0.05, setattr, guest, "is_coached", False)
                await leaving
                assert (await anna.ask("Ping"))["type"] == "Pong"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("parlour.server.town.leaving.BUSY", patience)
        asyncio.run(act())


# The way from door to door


def test_a_carrier_refuses_what_it_cannot_carry(tmp_path: Path) -> None:
    """Nobody there, too much, a queue that stays full; and what it cannot read is closed."""

    async def act() -> None:
        got: list[Parcel] = []

        def take(carried: list[socket.socket], parcel: Parcel) -> None:
            got.append(parcel)
            close_all(carried)

        one, two = Carrier(tmp_path / "one"), Carrier(tmp_path / "two")
        there, parcel = str(tmp_path / "two"), Parcel("1.2.3.4", b"", None, None)
        with closing(socket.socket()) as carried:
            fd = carried.fileno()
            assert not await one.carry([fd], parcel, str(tmp_path / "nobody"))
            assert not await one.carry([fd], parcel._replace(rest=b"x" * MOST_BYTES), there)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("parlour.server.town.carrier.PATIENCE", 0.02)
                while await one.carry([fd], parcel, there):
                    pass
            two.open(take)
            await until(lambda: len(got) > 0)
            assert got[0] == parcel
            with journal() as kept:
                one._socket.sendto(b"without a socket", there)
                rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [fd]))]
                one._socket.sendmsg([b"\xc1"], rights, 0, there)
                await until(lambda: len(kept.of("parcel-unreadable")) > 0)
        one.close()
        two.close()

    asyncio.run(act())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, new_event_loop])
def test_what_comes_while_a_connection_is_carried_on_is_left_to_the_next(
    settings: Settings, loop: Callable[[], Any]
) -> None:
    """Of uvloop too, which begins to read after `connection_made`, whatever was said in it."""

    async def act() -> None:
        read: list[bytes] = []
        ours, theirs = socket.socketpair()

        async def carry(fd: int, parcel: Parcel, worker: int) -> bool:
            ours.send(b"late")
            for _ in range(10):
                await asyncio.sleep(0)
            read.append(os.read(fd, 10))
            return True

        async with worker(settings) as (opened, tables):
            visit = Visit(await tables.make(), frozenset(), screen=False, ask=None)
            await execute(opened, GHOST, "elsewhere", visit.room)
            house = dataclasses.replace(opened.house, carry=carry)
            with closing(ours):
                arrivals = Arrivals(house, set(), member_of(opened).relays)
                arrivals.take_in([theirs], Parcel("1.2.3.4", b"", None, visit))
                await until(lambda: read == [b"late"])

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(act())


def test_a_full_house_takes_in_no_carried_socket(settings: Settings) -> None:
    async def act() -> None:
        none = replace(UNLIMITED.sockets, house=Budget(at_once=0))
        full = replace(settings, budgets=replace(UNLIMITED, sockets=none))
        async with worker(full) as (opened, _):
            ours, theirs = socket.socketpair()
            with closing(ours):
                arrivals = Arrivals(opened.house, set(), member_of(opened).relays)
                arrivals.take_in([theirs], Parcel("1.2.3.4", b"", None, None))
                ours.setblocking(False)
                assert await asyncio.get_running_loop().sock_recv(ours, 1) == b""

    asyncio.run(act())
