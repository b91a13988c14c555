"""Everything goes from SQLite to PostgreSQL and back, while people play, proved by replaying it."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import asyncpg
import pytest

from parlour.games import GAMES
from parlour.server.app import open_house
from parlour.server.link.budgets import UNLIMITED
from parlour.server.moving import Differs, copying, move, postgres, sqlite
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.sqlite import NAME, connect
from tests.server.player import Player, Tables, play_on
from tests.server.test_backup import OLD, newer, old_store


@asynccontextmanager
async def house(folder: Path, database: str = "") -> AsyncIterator[Tables]:
    """On the one store or the other."""
    settings = Settings(
        folder, database=database, port=0, pace=0.0, thinkers=0, budgets=UNLIMITED, keep_days=0
    )
    async with open_house(settings) as opened, aiohttp.ClientSession() as client:
        tables = Tables(opened.local_url, client)
        yield tables
        await asyncio.gather(*[player.socket.close() for player in tables.players])


async def begun(tables: Tables, turns: int = 5) -> tuple[str, str, Player]:
    """A room in which somebody plays: its code and their token."""
    code = await tables.make()
    anna, token = await tables.sit(code, "Anna")
    await anna.ask("Start")
    await play_on(anna, turns=turns)
    return code, token, anna


async def seq_of(tables: Tables, code: str, token: str) -> int:
    player = await tables.enter(code, token)
    seq: int = (await player.turn())["seq"]
    return seq


async def execute(dsn: str, query: str) -> None:
    db = await asyncpg.connect(dsn)
    await db.execute(query)
    await db.close()


def refused(error: "pytest.ExceptionInfo[CannotOpen]", trouble: Trouble) -> None:
    assert error.value.trouble is trouble
    assert "hush" not in error.value.about


def test_a_house_moves_to_a_database_and_back(tmp_path: Path, database: str) -> None:
    """Copied while people play, then once more what was played since."""

    async def act() -> None:
        old, back = tmp_path / "old", tmp_path / "back"
        async with house(old) as tables:
            code, token, anna = await begun(tables)
            assert await copying.to_database(old, database, GAMES) == (1, 1, ())
            await play_on(anna, turns=4)
            seq = anna.frames[0]["seq"]
            other, _, _ = await begun(tables)
        assert await copying.to_database(old, database, GAMES) == (2, 2, ())
        assert await copying.to_database(old, database, GAMES) == (2, 2, ())
        async with house(tmp_path, database) as tables:
            assert await seq_of(tables, code, token) >= seq
            new, _, _ = await begun(tables)  # under a number of its own
            assert await copying.to_folder(database, back, GAMES) == (3, 3, ())
            anna = await tables.enter(code, token)
            await play_on(anna)
        assert await copying.to_folder(database, back, GAMES) == (3, 3, ())
        async with house(back) as tables:
            for room in (code, other, new):
                await tables.enter(room)
            assert (await tables.log(code)).count(b"\n") > 20

    asyncio.run(act())


def test_a_backup_of_a_town_and_its_restore_elsewhere(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    """Into an empty database, and into a folder."""

    async def act() -> None:
        copy = tmp_path / "copy"
        async with house(tmp_path, database) as tables:
            code, token, anna = await begun(tables)
            assert await copying.backup_database(database, copy, GAMES) == (1, 1, ())
            await play_on(anna, turns=1)
        assert copy.stat().st_mode & 0o777 == 0o600
        elsewhere = await asyncio.to_thread(request.getfixturevalue("cluster").database)
        assert await copying.restore_database(copy, elsewhere, GAMES) == (1, 1, ())
        assert await copying.restore_folder(copy, tmp_path / "new", GAMES) == (None, (1, 1, ()))
        for folder, dsn in ((tmp_path, elsewhere), (tmp_path / "new", "")):
            async with house(folder, dsn) as tables:
                await play_on(await tables.enter(code, token))

    asyncio.run(act())


def test_a_store_of_an_older_version_moves_too(tmp_path: Path, database: str) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as db:
        db.executescript(OLD.read_text())
    before = (tmp_path / NAME).read_bytes()
    moved = asyncio.run(copying.to_database(tmp_path, database, GAMES))
    assert (moved.rooms, moved.broken) == (1, ())
    assert (tmp_path / NAME).read_bytes() == before


def test_what_is_no_older_copy_is_left_alone(tmp_path: Path, database: str) -> None:
    """Other rooms, other tables, moves that the source does not have: nothing is changed."""

    async def act() -> None:
        async with house(tmp_path) as tables:
            await begun(tables)
        await copying.to_database(tmp_path, database, GAMES)
        spoilt = (
            "INSERT INTO room (code, doc) VALUES ('OTHER', '')",
            "DELETE FROM room WHERE code = 'OTHER'; INSERT INTO step VALUES (1, 999, '', '')",
            "DELETE FROM step WHERE seq = 999; UPDATE laid SET header = ''",
            "UPDATE step SET ask = 'x' WHERE seq = 0",
        )
        for query in spoilt:
            await execute(database, query)
            with pytest.raises(CannotOpen) as error:
                await copying.to_database(tmp_path, database, GAMES)
            refused(error, Trouble.NOT_A_COPY)

    asyncio.run(act())


def test_a_log_that_does_not_replay_is_named(tmp_path: Path, database: str) -> None:
    async def act() -> None:
        async with house(tmp_path) as tables:
            code, _, _ = await begun(tables)
        with closing(sqlite3.connect(tmp_path / NAME)) as db:
            db.execute("UPDATE laid SET seed = zeroblob(32)")
            db.execute("INSERT INTO laid VALUES (2, 'LOST', x'00', x'00')")
            db.commit()
        moved = await copying.to_database(tmp_path, database, GAMES)
        assert moved.broken == (code, "LOST")
        assert await copying.backup_folder(tmp_path, tmp_path / "copy", GAMES) == moved

    asyncio.run(act())


def test_a_game_that_breaks_stops_nobody_from_looking_at_the_others(tmp_path: Path) -> None:
    def breaks(options: Any, seats: int) -> Any:
        raise RuntimeError

    async def act() -> None:
        async with house(tmp_path) as tables:
            code, _, _ = await begun(tables)
        broken = {"kniffel": replace(GAMES["kniffel"], start=breaks)}
        moved = await copying.backup_folder(tmp_path, tmp_path / "copy", broken)
        assert (moved.tables, moved.broken) == (1, (code,))

    asyncio.run(act())


def test_a_database_in_use_gets_nothing(tmp_path: Path, database: str) -> None:
    """Workers that have died in it do not count."""

    async def act() -> None:
        with closing(connect(tmp_path)) as db:
            db.execute("INSERT INTO room VALUES ('ROOM', x'00', 1)")
        async with house(tmp_path / "other", database):
            with pytest.raises(CannotOpen) as error:
                await copying.to_database(tmp_path, database, GAMES)
            refused(error, Trouble.DATABASE_IN_USE)
        await execute(database, "INSERT INTO worker (machine, door) VALUES ('gone', '')")
        assert (await copying.to_database(tmp_path, database, GAMES)).rooms == 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "STILL", 0.6)
        asyncio.run(act())


def test_why_there_is_no_backup_of_a_database(tmp_path: Path, database: str) -> None:
    async def act(file: Path, dsn: str) -> Trouble:
        with pytest.raises(CannotOpen) as error:
            await copying.backup_database(dsn, file, GAMES)
        assert "hush" not in error.value.about
        return error.value.trouble

    taken = tmp_path / "taken"
    taken.touch()
    assert asyncio.run(act(taken, database)) is Trouble.BACKUP_EXISTS
    nowhere = tmp_path / "nowhere" / "copy"
    assert asyncio.run(act(nowhere, database)) is Trouble.BACKUP_UNWRITABLE
    away = "postgresql://anna:hush-hush@127.0.0.1:9/parlour"
    assert asyncio.run(act(tmp_path / "copy", away)) is Trouble.DATABASE_AWAY
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_why_nothing_is_moved(tmp_path: Path, database: str) -> None:
    old_store(tmp_path, 1)
    empty, late = tmp_path / "empty", tmp_path / "late"
    for folder in (empty, late):
        folder.mkdir()
    newer(late)
    (empty / NAME).touch()
    for folder, trouble in (
        (tmp_path / "nowhere", Trouble.NO_STORE),
        (empty, Trouble.STORE_DAMAGED),
        (late, Trouble.STORE_TOO_NEW),
    ):
        with pytest.raises(CannotOpen) as error:
            asyncio.run(copying.to_database(folder, database, GAMES))
        refused(error, trouble)


def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "parlour.server.moving.postgres", None)
    monkeypatch.delattr("parlour.server.moving.postgres")
    with pytest.raises(CannotOpen) as error:
        copying.driver()
    refused(error, Trouble.DATABASE_DRIVER)


def test_a_part_of_a_backup_does_not_stay(tmp_path: Path) -> None:
    file: Any = tmp_path / "copy"
    with pytest.raises(ZeroDivisionError), sqlite.writing_file(file):
        raise ZeroDivisionError
    assert not list(tmp_path.iterdir())


class Forgetful(sqlite.SqlitePlace):
    async def put_rooms(self, rooms: object) -> None:
        """As a disk that lies."""


def test_what_has_not_come_over_is_noticed(tmp_path: Path) -> None:
    with closing(connect(tmp_path)) as db, closing(connect(tmp_path / "other")) as other:
        db.execute("INSERT INTO room VALUES ('ROOM', x'00', 1)")
        with pytest.raises(Differs):
            asyncio.run(move(sqlite.SqlitePlace(db), Forgetful(other), GAMES))
