"""The store grows older: it is upgraded, copied while in use, put back, and forgets."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from parlour.core import log, proof
from parlour.games import GAMES
from parlour.server.store import CannotOpen, Row, Trouble
from parlour.server.store.backup import backup, restore
from parlour.server.store.schema import STEPS, VERSION
from parlour.server.store.sqlite import NAME, SqliteStore, connect
from tests.server.laying import lay
from tests.server.player import first_write, house, play_on, scene

STEP = Row(b"[0]", "a")
OLD = Path(__file__).parent / "stores" / "v2.sql"


def old_store(folder: Path, version: int) -> None:
    """As a Parlour of that version would have left it."""
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.executescript("".join(STEPS[:version]) + f"PRAGMA user_version = {version};")
        db.execute("INSERT INTO room VALUES ('ROOM', 'doc', 1)")
        db.commit()


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_store_of_every_version_is_upgraded(tmp_path: Path, version: int) -> None:
    old_store(tmp_path, version)
    with closing(connect(tmp_path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert db.execute("SELECT code FROM room").fetchall() == [("ROOM",)]
        indexes = db.execute("SELECT name FROM sqlite_master WHERE type = 'index'").fetchall()
        assert {("step_place",), ("laid_room",), ("room_touched",)} <= set(indexes)


@scene
async def test_a_game_begun_under_the_schema_of_a_row_a_move_goes_on(folder: Path) -> None:
    """The file is what a Parlour of that time has written. A play it had kept is known again, and
    the seal of the whole game fits."""
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.executescript(OLD.read_text())
    code, token = "4MVBBG", "TboArL7RmHI3OTjjgzRxt_U1"
    async with house(folder) as tables:
        anna = await tables.enter(code, token)
        assert (await anna.turn())["seq"] == 33
        await anna.ask("Act", "mine", seat=0, play={"type": "Roll", "roll": 0, "keep": []})
        assert anna.frames[0]["seq"] == 33, "the play was made twice"
        await play_on(anna, turns=2)
    async with house(folder) as tables:
        anna = await tables.enter(code, token)
        await play_on(anna)
        assert proof.verify(log.read(await tables.log(code), GAMES), GAMES).draws > 33


@scene
async def test_a_copy_is_made_while_people_play(folder: Path) -> None:
    """And with it the game goes on elsewhere, from the last move that was kept by then."""
    data, copy, elsewhere = folder / "data", folder / "copy", folder / "elsewhere"
    async with house(data) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("Start")
        await play_on(anna, 0, turns=5)
        seen = anna.frames[0]["view"]
        await asyncio.to_thread(backup, data, copy)
        await anna.ask("Act", seat=0, play=first_write(await anna.turn()))
    assert (copy.stat().st_mode & 0o777, restore(copy, elsewhere)) == (0o600, None)
    async with house(elsewhere) as tables:
        anna = await tables.enter(code, token)
        assert (await anna.turn())["view"] == seen
        assert (await play_on(anna))["scores"]


@scene
async def test_what_was_there_is_set_aside(folder: Path) -> None:
    """Also when it is damaged: that is when a backup is needed."""
    copy, data = folder / "copy", folder / "data"
    store = SqliteStore(folder)
    await store.make_room("ROOM", b"doc")
    await store.close()
    backup(folder, copy)
    data.mkdir()
    old_store(data, 1)
    assert restore(copy, data) == data / f"{NAME}.old1"
    (data / NAME).write_bytes(b"nonsense" * 1000)
    (data / f"{NAME}-wal").write_bytes(b"nonsense")
    assert restore(copy, data) == data / f"{NAME}.old2"
    assert (data / f"{NAME}.old2").read_bytes().startswith(b"nonsense")
    store = SqliteStore(data)
    assert await store.load_room("ROOM") == b"doc"
    with pytest.raises(CannotOpen) as refused:  # a server has it
        restore(copy, data)
    assert refused.value.trouble is Trouble.STORE_LOCKED
    await store.close()


def broken(folder: Path) -> None:
    old_store(folder, VERSION)
    text = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(text[:4096] + b"nonsense" * (len(text[4096:]) // 8))


def newer(folder: Path) -> None:
    old_store(folder, 1)
    with closing(sqlite3.connect(folder / NAME)) as db:
        db.execute("PRAGMA user_version = 99")


def nothing(folder: Path) -> None:
    pass


def whole(folder: Path) -> None:
    old_store(folder, VERSION)


def taken(folder: Path) -> None:
    whole(folder)
    (folder / "copy").touch()


def no_folder(folder: Path) -> None:
    whole(folder)
    (folder / "copy.part").mkdir()


@pytest.mark.parametrize(
    ("prepare", "trouble"),
    [
        (nothing, Trouble.NO_STORE),
        (taken, Trouble.BACKUP_EXISTS),
        (no_folder, Trouble.BACKUP_UNWRITABLE),
        (broken, Trouble.STORE_DAMAGED),
        (newer, Trouble.STORE_TOO_NEW),
    ],
)
def test_why_there_is_no_copy(
    tmp_path: Path, prepare: Callable[[Path], None], trouble: Trouble
) -> None:
    prepare(tmp_path)
    with pytest.raises(CannotOpen) as refused:
        backup(tmp_path, tmp_path / "copy")
    assert refused.value.trouble is trouble
    assert trouble is Trouble.BACKUP_EXISTS or not (tmp_path / "copy").exists()


def test_why_nothing_is_put_back(tmp_path: Path) -> None:
    """And what is there stays."""
    data, empty, text, later = (tmp_path / name for name in ("data", "empty", "text", "later"))
    for folder in (data, later):
        folder.mkdir()
    whole(data)
    newer(later)
    empty.touch()
    text.write_text("a shopping list, and not a short one" * 100)
    before = (data / NAME).read_bytes()
    for file, folder, trouble in (
        (tmp_path / "nowhere", data, Trouble.NO_BACKUP),
        (empty, data, Trouble.NOT_A_BACKUP),
        (text, data, Trouble.NOT_A_BACKUP),
        (later / NAME, data, Trouble.STORE_TOO_NEW),
        (data / NAME, text / "folder", Trouble.DATA_UNWRITABLE),
    ):
        with pytest.raises(CannotOpen) as refused:
            restore(file, folder)
        assert refused.value.trouble is trouble, file
    assert (data / NAME).read_bytes() == before


def test_a_disk_without_room_for_a_copy(tmp_path: Path) -> None:
    whole(tmp_path)
    with pytest.raises(CannotOpen) as refused:
        backup(tmp_path, tmp_path / "nowhere" / "copy")
    assert refused.value.trouble is Trouble.BACKUP_UNWRITABLE


@scene
async def test_rooms_nobody_has_come_to_for_long_are_forgotten(folder: Path) -> None:
    """With their tables; not those that are open, and not those somebody has come to."""
    store = SqliteStore(folder)
    for number in range(50):
        await store.make_room(f"OLD{number}", b"doc")
        table = await lay(store, f"OLD{number}")
        await store.append(table, -1, 0, STEP)
    await store._do(lambda db: db.execute("UPDATE room SET touched = 1"))
    await store.touch("OLD7")
    assert await store.forget(1000, 20, {"OLD8"}) == 20
    assert [await store.forget(1000, 20, {"OLD8"}) for _ in range(3)] == [20, 8, 0]
    left = await store._do(lambda db: db.execute("SELECT code FROM room").fetchall())
    assert sorted(left) == [("OLD7",), ("OLD8",)]
    counts = "SELECT (SELECT count(*) FROM laid), (SELECT count(*) FROM step)"
    assert await store._do(lambda db: db.execute(counts).fetchone()) == (2, 2)
    await store.close()


@scene
async def test_the_house_forgets_by_its_setting(folder: Path) -> None:
    async with house(folder, keep_days=0) as tables:
        old, visited = await tables.make(), await tables.make()
        assert tables.store is not None
        await tables.store._do(lambda db: db.execute("UPDATE room SET touched = 1"))
        await tables.enter(visited)
    async with house(folder, keep_days=7) as tables:
        assert tables.store is not None
        while await tables.store.load_room(old) is not None:
            pass
        stranger = await tables.connect()
        assert (await stranger.ask("Hello", room=old))["code"] == "no-such-room"
        await tables.enter(visited)


@scene
async def test_a_store_that_fails_forgets_later(folder: Path) -> None:
    async with house(folder, keep_days=0) as tables:
        await tables.make()
        assert tables.store is not None
        await tables.store._do(lambda db: db.execute("UPDATE room SET touched = 1"))
        await tables.store._do(lambda db: db.execute("ALTER TABLE laid RENAME TO lain"))
    async with house(folder, keep_days=7) as tables:
        await tables.get("/readyz")  # answered with the sweep, or after it
        await tables.make()
        assert (await tables.get("/healthz"))[0] == 200
