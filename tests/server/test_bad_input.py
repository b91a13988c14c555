"""What is wrong is refused with a code; nothing is lost and the house stays open."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from parlour.games import GAMES
from parlour.server.app import open_house
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, Trouble
from tests.server.player import PATIENCE, Told, first_write, house, journal, play_on, scene

HOSTILE = [
    "",
    "nonsense",
    "[]",
    "null",
    '{"type":"Nothing","id":"a"}',
    '{"type":"Hello","id":"a"}',
    '{"type":"Hello","id":"a","room":"X","more":1}',
    '{"type":"Hello","id":"","room":"X"}',
    '{"type":"Hello","id":"<script>","room":"X"}',
    '{"type":"Act","id":"a","seat":-1,"play":{}}',
    '{"type":"Act","id":"a","seat":1e99,"play":{}}',
    "[" * 5000,
    '{"type":"Sit","id":"a","name":"' + "x" * 25 + '"}',
    "\ud7ff",
]


@scene
async def test_messages_that_do_not_decode(folder: Path) -> None:
    async with house(folder) as tables:
        player = await tables.enter(await tables.make())
        for text in HOSTILE:
            await player.socket.send_str(text)
            answer = await player.until(lambda told: told["type"] == "Refused")
            assert (answer["id"], answer["code"]) == (None, "bad-message"), text
        assert (await player.ask("Ping"))["type"] == "Pong"


@scene
async def test_a_message_too_large_closes_the_connection_alone(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        player, other = await tables.enter(code), await tables.enter(code)
        await player.socket.send_str("x" * 20_000)
        message = await player.socket.receive(timeout=PATIENCE)
        while message.type is aiohttp.WSMsgType.TEXT:
            message = await player.socket.receive(timeout=PATIENCE)
        assert player.socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        assert (await other.ask("Ping"))["type"] == "Pong"


@scene
async def test_asks_that_make_no_sense_here(folder: Path) -> None:
    async with house(folder) as tables:
        stranger = await tables.connect()
        assert (await stranger.ask("Start"))["code"] == "hello-first"
        assert (await stranger.ask("Hello", room="NOWHERE"))["code"] == "no-such-room"
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        wanted: dict[str, tuple[str, Told]] = {
            "name-missing": ("Sit", {"name": "\u200b\n"}),
            "seat-taken": ("Sit", {"name": "Ben", "seat": 0}),
            "no-such-bot": ("AddBot", {"level": "genius"}),
            "no-such-game": ("Configure", {"game": "chess", "options": {}}),
            "bad-options": ("Configure", {"game": "kniffel", "options": {"games": 0}}),
            "options-do-not-fit": (
                "Configure",
                {"game": "kniffel", "options": {"preset": "yatzy", "joker": "free"}},
            ),
            "no-such-seat": ("StandUp", {"seat": 9}),
            "not-your-seat": ("Act", {"seat": 3, "play": {}}),
            "no-game": ("Act", {"seat": 0, "play": {"type": "Roll", "roll": 0, "keep": []}}),
        }
        for refusal, (kind, fields) in wanted.items():
            assert (await anna.ask(kind, **fields)).get("code") == refusal
        await anna.ask("Configure", game="kniffel", options={"preset": "yahtzee"})
        assert (await anna.ask("Start"))["code"] == "too-few"
        wrong = await tables.enter(code, "not-a-token")
        assert "wrong-token" in [told.get("code") for told in wrong.heard]
        assert wrong.room["yours"] == []


@scene
async def test_plays_that_do_not_decode_or_are_not_legal(folder: Path) -> None:
    async with house(folder) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.ask("Start")
        before = await anna.turn()
        for play, refusal in [
            ({}, "bad-message"),
            ([1], "bad-message"),
            ({"type": "Leave"}, "bad-message"),
            ({"type": "Roll", "roll": 0, "keep": [7]}, "bad-message"),
            ({"type": "Roll", "roll": 0, "keep": [6]}, "not-those-dice"),
            ({"type": "Roll", "roll": 2, "keep": []}, "dice-have-changed"),
            ({"type": "Write", "roll": 0, "box": "ones"}, "roll-first"),
            ({"type": "Write", "roll": 0, "box": "one-pair"}, "roll-first"),
            ({"type": "Rolled", "dice": [6, 6, 6, 6, 6]}, "bad-message"),
        ]:
            assert (await anna.ask("Act", seat=0, play=play))["code"] == refusal
        assert (await anna.ask("Act", seat=0, play=first_write(before)))["frame"]["seq"] == 2


@scene
async def test_a_full_table(folder: Path) -> None:
    async with house(folder) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        for _ in range(7):
            await anna.ask("AddBot", level="beginner")
        assert (await anna.ask("AddBot", level="beginner"))["code"] == "room-full"
        assert (await anna.ask("Sit", name="Ben"))["code"] == "room-full"
        # A smaller table than its people is told when it starts.
        await anna.ask("Configure", game="kniffel", options={"preset": "yahtzee"})
        assert anna.room["most"] == 10


@scene
async def test_the_log_is_given_only_after_the_end(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        assert (await tables.get(f"/api/rooms/{code}/games/1/log"))[0] == 404
        await anna.ask("Start")
        status, body = await tables.get(f"/api/rooms/{code}/games/1/log")
        assert (status, body) == (404, b'{"code":"no-game"}')
        await play_on(anna)
        assert await tables.log(code)
        assert (await tables.get(f"/api/rooms/{code}/games/2/log"))[0] == 404
        assert (await tables.get("/api/rooms/NOWHERE/games/1/log"))[0] == 404


@scene
async def test_a_foreign_page_is_refused(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        for origin in ("http://evil.example", "null", tables.url + ".evil.example"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await tables.enter(code, Origin=origin)
            assert refused.value.status == 403
            async with tables.client.post(
                f"{tables.url}/api/rooms", json={"game": "kniffel"}, headers={"Origin": origin}
            ) as answer:
                assert (answer.status, await answer.json()) == (403, {"code": "foreign-origin"})
        async with tables.client.get(tables.url, headers={"Host": "evil.example"}) as answer:
            assert answer.status == 403
        assert (await tables.enter(code, Origin=tables.url)).room["code"] == code


@scene
async def test_http_that_makes_no_sense(folder: Path) -> None:
    async with house(folder) as tables:
        for body, status in [
            (b"", 400),
            (b"{}", 400),
            (b'{"game":"chess"}', 404),
            (b"x" * 20_000, 413),
        ]:
            async with tables.client.post(f"{tables.url}/api/rooms", data=body) as answer:
                assert answer.status == status
        for path in ("/../pyproject.toml", "/assets/../../core/fair.py", "/.stamp", "/ws"):
            assert (await tables.get(path))[0] in (400, 404)
        async with tables.client.get(f"{tables.url}/healthz") as answer:
            assert (await answer.json())["status"] == "ok"
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"


def trouble(settings: Settings) -> Trouble:
    async def opening() -> None:
        async with open_house(settings):
            raise AssertionError("it opened")

    with pytest.raises(CannotOpen) as refused:
        asyncio.run(opening())
    return refused.value.trouble


@scene
async def test_a_port_in_use(folder: Path) -> None:
    async with open_house(Settings(data=folder / "a", port=0)) as first:
        settings = Settings(data=folder / "b", port=first.port)
        assert await asyncio.to_thread(trouble, settings) is Trouble.PORT_IN_USE


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    assert trouble(Settings(data=tmp_path, host="192.0.2.7", port=0)) is Trouble.NO_SUCH_ADDRESS


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here is a file, not a folder")
    assert trouble(Settings(data=tmp_path / "file" / "data", port=0)) is Trouble.DATA_UNWRITABLE


def test_a_database_locked_by_another_program(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "parlour.db") as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert trouble(Settings(data=tmp_path, port=0)) is Trouble.STORE_LOCKED
    other.close()


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_bytes(b"not a database at all" * 100)
    assert trouble(Settings(data=tmp_path, port=0)) is Trouble.STORE_DAMAGED


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "parlour.db") as later:
        later.execute("PRAGMA user_version = 99")
    later.close()
    assert trouble(Settings(data=tmp_path, port=0)) is Trouble.STORE_TOO_NEW


def test_a_database_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").mkdir()
    assert trouble(Settings(data=tmp_path, port=0)) is Trouble.DATA_UNWRITABLE


@scene
async def test_a_database_that_cannot_be_read(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        assert tables.store is not None
        tables.store._db.execute("DROP TABLE room")
        stranger = await tables.connect()
        assert (await stranger.ask("Hello", room=code))["code"] == "store-failed"
        assert (await stranger.ask("Start"))["code"] == "hello-first"


@scene
async def test_the_invitation_as_a_picture(folder: Path) -> None:
    async with house(folder) as tables:
        status, picture = await tables.get("/api/rooms/BCDFGH/qr.svg")
        assert status == 200
        assert b"<svg" in picture


@scene
async def test_an_invitation_for_each_address(folder: Path) -> None:
    async with house(folder, home=("192.168.1.5", "10.0.0.2")) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        hosts = [invite.split("/")[2].split(":")[0] for invite in anna.room["invites"]]
        assert hosts == ["192.168.1.5", "10.0.0.2"]
        pictures = [await tables.get(f"/api/rooms/{code}/qr.svg?at={at}") for at in range(2)]
        assert [status for status, _ in pictures] == [200, 200]
        assert pictures[0] != pictures[1]
        for at in ("2", "-1", "x", ""):
            refused = await tables.get(f"/api/rooms/{code}/qr.svg?at={at}")
            assert refused == (400, b'{"code":"bad-message"}')


def breaks(state: Any, seat: int, play: Any) -> Any:
    raise ZeroDivisionError


@scene
async def test_a_game_that_breaks_drops_its_guests_and_the_room_is_read_anew(folder: Path) -> None:
    games = {"kniffel": replace(GAMES["kniffel"], apply=breaks)}
    async with house(folder, games=games) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        other, _ = await tables.sit(await tables.make(), "Ben")
        await anna.ask("Start")
        play = first_write(await anna.turn())
        with journal() as kept, pytest.raises(ConnectionResetError):
            await anna.ask("Act", seat=0, play=play)
        assert ["ZeroDivisionError" in line["trace"] for line in kept.of("room-broke")] == [True]
        back = await tables.enter(code, token)
        assert (await back.turn())["legal"]
        assert (await other.ask("Ping"))["type"] == "Pong"
