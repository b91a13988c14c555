"""Whose seat it is: decided when an ask is carried out, and nobody sees what is not theirs."""

from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec import json

from parlour.games import GAMES
from parlour.server.store import Row
from tests.games import high_die
from tests.server.player import PATIENCE, Player, Tables, house, journal, scene

HIGH_DIE = {"high-die": high_die.GAME}
DECIDE = {"type": "Decide", "again": False}


async def hold_store(tables: Tables) -> Event:
    """Nothing is kept from now on, until the event is set."""
    assert tables.store is not None
    gate = Event()
    tables.store._do(lambda db: gate.wait(PATIENCE))
    return gate


@scene
async def test_an_ask_does_not_outlive_its_owners_right(folder: Path) -> None:
    """Seats close up at the start of a game: what was seat 2 when Cili asked is Dora's by then."""
    async with house(folder, games=HIGH_DIE) as tables:
        code = await tables.make("high-die")
        anna, ben, cili, dora = [
            (await tables.sit(code, name))[0] for name in ("Anna", "Ben", "Cili", "Dora")
        ]
        await anna.ask("Start")
        for seat, player in enumerate((anna, ben, cili, dora)):
            await player.turn(seat)
            await player.ask("Act", seat=seat, play=DECIDE)
        while cili.room["phase"] != "over":
            await cili.hear()
        await ben.ask("StandUp", seat=1)
        gate = await hold_store(tables)
        await anna.send("Start")
        await anna.ask("Ping")
        await cili.send("Act", seat=2, play=DECIDE)
        await cili.ask("Ping")
        await cili.socket.close()
        await dora.until(lambda told: told["type"] == "RoomShown" and not is_online(told, 2))
        gate.set()
        await dora.until(lambda told: told["type"] == "Framed" and told["match"] == 2)
        while dora.room["yours"] != [2]:
            await dora.hear()
        await dora.ask("Rename", seat=2, name="Dorottya")  # after Cili's ask
        assert await tables.plays(2) == []


@scene
async def test_whoever_has_gone_takes_no_seat(folder: Path) -> None:
    """Nobody would ever learn its token."""
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ghost = await tables.enter(code)
        gate = await hold_store(tables)
        await anna.send("Rename", seat=0, name="Anne")
        await anna.ask("Ping")
        await ghost.send("Sit", name="Ghost")
        await ghost.ask("Ping")
        await ghost.socket.close()
        await anna.until(lambda told: told["type"] == "RoomShown")  # somebody has left
        gate.set()
        await anna.ask("Rename", seat=0, name="Anni")
        assert [seat["name"] for seat in anna.room["seats"]] == ["Anni"]


@scene
async def test_a_seat_given_to_a_bot_is_no_longer_seen(folder: Path) -> None:
    """Not by the person who holds its token; and seen again when they play themselves."""
    async with house(folder, games=HIGH_DIE, pace=1e9) as tables:
        code = await tables.make("high-die")
        anna, token = await tables.sit(code, "Anna")
        await tables.sit(code, "Ben")
        await anna.ask("Start")
        assert (await anna.turn())["view"]["dice"][0] is not None
        anna.frames.clear()
        await anna.ask("StandIn", seat=0, level="careful")
        again = await tables.enter(code, token)
        for player in (anna, again):
            while not player.frames:
                await player.hear()
            assert list(player.frames) == [None]
            assert player.frames[None]["view"]["dice"] == [None, None]
            assert player.room["yours"] == [0]
        anna.frames.clear()
        await anna.ask("StandIn", seat=0, level=None)
        assert (await anna.turn())["view"]["dice"][0] is not None


@scene
async def test_a_bot_stands_in_only_for_somebody_who_is_away(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        ben, _ = await tables.sit(code, "Ben")
        await anna.ask("Start")
        here = await anna.ask("StandIn", seat=1, level="beginner")
        assert here["code"] == "player-is-here"
        await ben.socket.close()
        await anna.until(lambda told: told["type"] == "RoomShown" and not is_online(told, 1))
        assert (await anna.ask("StandIn", seat=1, level="beginner"))["type"] == "Done"


def is_online(room: dict[str, Any], seat: int) -> bool:
    return bool(room["seats"][seat]["online"])


@scene
async def test_a_room_somebody_else_has_written_into_is_read_anew(folder: Path) -> None:
    """Another process has it now: what stands in the store is the truth, and nothing is stuck."""
    async with house(folder) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        assert tables.store is not None
        doc = await tables.store.load_room(code)
        assert doc is not None
        await tables.store.save_room(code, doc.replace(b'"Anna"', b'"Anne"'), doc)
        with journal() as kept, pytest.raises(ConnectionResetError):
            await anna.ask("Rename", seat=0, name="Maria")
        assert [line["level"] for line in kept.of("room-written-elsewhere")] == ["warning"]
        anna = await tables.enter(code, token)
        assert anna.room["seats"][0]["name"] == "Anne"
        assert (await anna.ask("Start"))["type"] == "Done"


@scene
async def test_a_table_somebody_else_has_moved_is_read_anew(folder: Path) -> None:
    async with house(folder, games=HIGH_DIE) as tables:
        code = await tables.make("high-die")
        anna, token = await tables.sit(code, "Anna")
        await tables.sit(code, "Ben")
        await anna.ask("Start")
        await anna.turn()
        assert tables.store is not None
        one = (await tables.store.load_table(1)).rows[0]
        moved = json.encode([0, DECIDE, 9.0])
        await tables.store.append(1, 0, 1, Row(moved, one.ask))
        with pytest.raises(ConnectionResetError):
            await anna.ask("Act", seat=0, play={**DECIDE, "again": True})
        anna = await tables.enter(code, token)
        while not anna.frames:
            await anna.hear()
        assert anna.frames[0]["view"]["again"] is False


DAMAGE = {
    "no JSON": "UPDATE room SET doc = X'00'",
    "no room": "UPDATE room SET doc = '[1, 2]'",
    "not even text": "UPDATE room SET doc = 7",
    "no such table": "UPDATE room SET doc = replace(doc, '\"table\":1', '\"table\":99')",
    "no header": "UPDATE laid SET header = X'00'",
    "no line": "UPDATE step SET lines = X'00'",
    "a line that is no text": "UPDATE step SET lines = 7",
    "a move nobody can have made": 'UPDATE step SET lines = \'[0,{"type":"Leave"},0.0]\'',
    "no seed": "UPDATE laid SET seed = 7",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=list(DAMAGE))
def test_a_damaged_row_gets_an_answer(tmp_path: Path, damage: str) -> None:
    """The visitor is told, other rooms and the health page go on, and the next visitor is told."""

    @scene
    async def play(folder: Path) -> None:
        async with house(folder, close_after=0.0) as tables:
            code, other = await tables.make(), await tables.make()
            anna, token = await tables.sit(code, "Anna")
            await anna.ask("Start")
            await anna.turn()
            await anna.ask("Act", seat=0, play={"type": "Roll", "roll": 0, "keep": []})
            await anna.socket.close()
            while b'"rooms":0' not in (await tables.get("/healthz"))[1]:
                pass
            assert tables.store is not None
            keep = " WHERE code = ?" if " room " in damage else " WHERE ? IS NOT NULL"
            await tables.store._do(lambda db: db.execute(damage + keep, (code,)))
            for _ in range(2):
                player = await tables.connect()
                with journal() as kept:
                    told = await player.ask("Hello", room=code, tokens=[token])
                assert told == {"type": "Refused", "id": "t1", "code": "room-broken"}
                assert len(kept.of("room-unreadable")) == 1
                assert (await player.ask("Ping"))["type"] == "Pong"
            await tables.sit(other, "Ben")
            assert (await tables.get("/healthz"))[0] == 200

    play(tmp_path)


@scene
async def test_a_store_that_fails_while_a_room_is_read_is_told_as_such(folder: Path) -> None:
    async with house(folder, close_after=0.0) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("Start")
        await anna.socket.close()
        while b'"rooms":0' not in (await tables.get("/healthz"))[1]:
            pass
        assert tables.store is not None
        await tables.store._do(lambda db: db.execute("DROP TABLE step"))
        player = await tables.connect()
        assert (await player.ask("Hello", room=code))["code"] == "store-failed"


@scene
async def test_whatever_breaks_in_entering_is_answered_and_leaves_nothing(folder: Path) -> None:
    def broken(state: Any, seat: int | None) -> Any:
        if seat is None:
            raise ZeroDivisionError
        return high_die.view(state, seat)

    async with house(folder, games={"high-die": replace(high_die.GAME, view=broken)}) as tables:
        code = await tables.make("high-die")
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("Start")
        await anna.turn()
        ben: Player = await tables.connect()
        with journal() as kept:
            assert (await ben.ask("Hello", room=code))["code"] == "room-broken"
        assert len(kept.of("entering-broke")) == 1
        assert (await ben.ask("Ping"))["type"] == "Pong"
        assert (await ben.ask("Sit", name="Ben"))["code"] == "hello-first"
        assert (await anna.ask("Act", seat=0, play=DECIDE))["type"] == "Framed"


def test_games_with_secrets_are_known() -> None:
    assert {name for name, game in GAMES.items() if not game.is_open} >= {"cartino", "poker_champ"}
