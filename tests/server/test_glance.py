"""The tables of a device, as its home page shows them: nothing is opened, nothing leaks."""

from pathlib import Path
from typing import Any

from msgspec import json
from msgspec.structs import replace

from parlour.server.rooms.seats import RoomKept
from tests.server.player import Tables, Told, house, journal, play_on, scene


async def look(tables: Tables, *held: tuple[str, str], **more: Any) -> list[Told]:
    body = [{"room": code, "tokens": [token]} for code, token in held]
    async with tables.client.post(f"{tables.url}/api/tables", json=body, **more) as answer:
        assert answer.status == 200, await answer.text()
        shown: list[Told] = await answer.json()
        return shown


@scene
async def test_a_device_sees_its_tables_and_whose_turn_it_is(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        ben, bens = await tables.sit(code, "Ben")
        (shown,) = await look(tables, (code, token))
        assert shown == {
            "room": code,
            "game": "kniffel",
            "phase": "lobby",
            "names": ["Anna", "Ben"],
            "yours": [0],
            "turn": [],
        }
        await anna.ask("Start")
        await anna.until(lambda told: told["type"] == "Framed")
        first = anna.frames[0]["view"]["seat"]
        (playing,) = await look(tables, (code, bens))
        assert (playing["phase"], playing["yours"], playing["turn"]) == ("playing", [1], [first])
    async with house(folder) as tables:
        assert await look(tables, (code, bens)) == [playing]
        assert b'"rooms":0' in (await tables.get("/healthz"))[1], "looking opens no room"
        ben = await tables.enter(code, bens)
        await ben.ask("StandUp", seat=1)
        assert (await look(tables, (code, token), (code, bens)))[0]["names"] == ["Anna", ""]


@scene
async def test_a_table_that_is_over(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("Start")
        await play_on(anna)
        (shown,) = await look(tables, (code, token))
        assert (shown["phase"], shown["turn"]) == ("over", [])


@scene
async def test_without_a_token_that_fits_nothing_is_told(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        assert await look(tables, (code, "wrong"), ("NOWHERE", token)) == []
        await anna.socket.close()
    async with house(folder) as tables:
        assert await look(tables, (code, "wrong")) == []
        for body in (b"{", b"[{}]", b"[" + b",".join([b'{"room":"A","tokens":[]}'] * 25) + b"]"):
            async with tables.client.post(f"{tables.url}/api/tables", data=body) as answer:
                assert (answer.status, await answer.json()) == (400, {"code": "bad-message"})


@scene
async def test_the_game_of_a_table_is_read_only_for_a_token_that_fits(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        _, token = await tables.sit(code, "Anna")
    async with house(folder) as tables:
        assert tables.store is not None
        doc = await tables.store.load_room(code)
        assert doc is not None
        room = json.decode(doc, type=RoomKept)
        await tables.store.save_room(code, json.encode(replace(room, table=999)), doc)
        with journal() as kept:
            assert await look(tables, (code, "wrong")) == []
            assert kept.of("room-unreadable") == []
            assert await look(tables, (code, token)) == []
            assert len(kept.of("room-unreadable")) == 1


@scene
async def test_a_table_that_cannot_be_read_hides_no_other(folder: Path) -> None:
    async with house(folder) as tables:
        held = [(code := await tables.make(), (await tables.sit(code, "Anna"))[1]) for _ in "ab"]
    async with house(folder) as tables:
        assert tables.store is not None
        doc = await tables.store.load_room(held[0][0])
        assert doc is not None
        await tables.store.save_room(held[0][0], b"{", doc)
        with journal() as kept:
            assert [shown["room"] for shown in await look(tables, *held)] == [held[1][0]]
        assert len(kept.of("room-unreadable")) == 1
