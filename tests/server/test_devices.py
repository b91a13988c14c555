"""A seat on a second device: a code that works once, and only for a while."""

from pathlib import Path

import pytest
from msgspec import Raw

from parlour.core.game import Illegal
from parlour.server.link.budgets import BUDGETS
from parlour.server.rooms.passes import LASTS, Passes
from parlour.server.rooms.seats import RoomKept, SeatKept, hash_of
from parlour.server.wire import Kind
from tests.server.player import Told, house, journal, scene

ROOM = RoomKept("BCDFGH", "kniffel", Raw(b"{}"), "", (SeatKept(Kind.PERSON, "Anna", hash_of("a")),))


def not_valid(passes: Passes, code: str, room: RoomKept, now: float) -> bool:
    with pytest.raises(Illegal, match="code-not-valid"):
        passes.use(code, room, now)
    return True


def test_a_code_works_once() -> None:
    passes = Passes()
    code = passes.make("a", 0.0)
    assert passes.use(code, ROOM, 1.0) == (0, "a")
    assert not_valid(passes, code, ROOM, 1.0)


def test_a_code_works_for_a_while() -> None:
    passes = Passes()
    code = passes.make("a", 0.0)
    assert not_valid(passes, code, ROOM, LASTS)
    assert not_valid(passes, code, ROOM, 1.0), "trying it has spent it"


def test_a_new_code_takes_the_place_of_the_last_and_no_other_seats() -> None:
    passes = Passes()
    other, first = passes.make("b", 0.0), passes.make("a", 0.0)
    second = passes.make("a", 1.0)
    assert first != second
    assert not_valid(passes, first, ROOM, 1.0)
    assert passes.use(second, ROOM, 1.0) == (0, "a")
    assert not_valid(passes, other, ROOM, 1.0), "whoever has got up since has no seat to share"
    passes.make("b", 2.0)
    passes.make("a", 2.0 + LASTS)
    assert len(passes._open) == 1, "old ones are forgotten"


def is_added(told: Told) -> bool:
    return bool(told["type"] == "DeviceAdded")


@scene
async def test_both_devices_play_the_seat_and_the_first_sees_it(folder: Path) -> None:
    async with house(folder) as tables:
        with journal() as kept:
            code = await tables.make("kniffel")
            anna, token = await tables.sit(code, "Anna")
            ben, _ = await tables.sit(code, "Ben")
            made = await anna.ask("AddDevice", seat=0, tokens=["another", token])
            assert (made["type"], made["lasts"]) == ("DeviceCode", LASTS)
            phone = await tables.enter(code)
            assert await phone.ask("UseCode", code=made["code"]) == {
                "type": "Seated",
                "id": phone.heard[-1]["id"],
                "seat": 0,
                "token": token,
            }
            assert await anna.until(is_added) == {"type": "DeviceAdded", "seat": 0}
            assert phone.room["yours"] == [0]
            await anna.ask("Configure", game="kniffel", options={"start": "chosen"})
            await anna.ask("Start")
            await phone.turn(0)
            roll = {"type": "Roll", "roll": 0, "keep": []}
            assert (await phone.ask("Act", seat=0, play=roll))["type"] == "Framed"
            await anna.turn(0)
            again = await tables.enter(code)
            assert (await again.ask("UseCode", code=made["code"]))["code"] == "code-not-valid"
            assert (await ben.ask("AddDevice", seat=0, tokens=[token]))["code"] == "not-your-seat"
            assert not any(map(is_added, ben.heard))
        assert not [line for line in kept.lines if token in line or made["code"] in line]


@scene
async def test_codes_cannot_be_tried_without_end(folder: Path) -> None:
    assert BUDGETS.names.connection is not None
    async with house(folder, budgets=BUDGETS) as tables:
        phone = await tables.enter(await tables.make("kniffel"))
        answers = [
            (await phone.ask("UseCode", code="x" * 20))["code"]
            for _ in range(BUDGETS.names.connection.at_once + 1)
        ]
        assert {*answers[:-1]} == {"code-not-valid"}
        assert answers[-1] == "too-fast"
        await phone.send("UseCode", code="short")
        refused = await phone.until(lambda told: told["type"] == "Refused")
        assert refused["code"] in ("bad-message", "too-fast")


@scene
async def test_the_code_is_drawn_from_the_body_of_a_request(folder: Path) -> None:
    """Never from an address, which may be written down."""
    async with house(folder) as tables:
        code = await tables.make("kniffel")
        path = f"{tables.url}/api/rooms/{code}/qr.svg"
        async with tables.client.post(path, json={"at": 0, "code": "x" * 20}) as answer:
            assert answer.content_type == "image/svg+xml"
            with_code = await answer.read()
        assert (await tables.get(f"/api/rooms/{code}/qr.svg"))[1] != with_code
        for body in ({"at": 99, "code": "x" * 20}, {"at": -1, "code": "x" * 20}, {"at": 0}):
            async with tables.client.post(path, json=body) as answer:
                assert (answer.status, await answer.json()) == (400, {"code": "bad-message"})
