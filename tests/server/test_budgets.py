"""What a stranger can cause is counted, and more of it is refused with a code."""

from pathlib import Path
from typing import Any, get_args

import aiohttp
import pytest
from aiohttp import WSCloseCode
from msgspec.structs import asdict, replace

from parlour.core.game import Illegal
from parlour.server.http.routes import Routes
from parlour.server.link.budgets import BUDGETS, UNLIMITED, Budget, Budgets, Row
from parlour.server.link.connection import ROWS
from parlour.server.link.limits import MOST_KEYS, Bucket, Ledger, Meter, Purse, address_of
from parlour.server.settings import Settings
from parlour.server.wire import Ask
from tests.server.player import Player, Tables, house, scene
from tests.server.test_slow_reader import connections


def only(**rows: dict[str, Any]) -> Budgets:
    """No limits but these."""
    changed = {name: replace(getattr(UNLIMITED, name), **cells) for name, cells in rows.items()}
    return replace(UNLIMITED, **changed)


def some(number: int) -> Budget:
    """So many, and no more comes back during a test."""
    return Budget(number, 0.0)


async def code_of(tables: Tables, path: str, **headers: str) -> tuple[int, str]:
    async with tables.client.get(tables.url + path, headers=headers) as answer:
        return answer.status, (await answer.json())["code"]


# Counting


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(Budget(3, 2.0), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0, 3), bucket.take(100.0)] == [True, False], "it holds no more than 3"


def test_addresses_are_remembered_up_to_a_bound() -> None:
    meter = Meter(some(1))
    assert [meter.of("first", 0.0).take(0.0), meter.of("first", 0.0).take(0.0)] == [True, False]
    for number in range(MOST_KEYS):
        meter.of(f"address {number}", 0.0).take(0.0)
    assert meter.of("first", 0.0).take(0.0), "the oldest is forgotten"
    assert not meter.of(f"address {MOST_KEYS - 1}", 0.0).take(0.0)


def test_a_ledger_counts_by_address_and_in_all() -> None:
    ledger = Ledger(only(rooms={"address": some(2), "house": some(3)}), lambda: 0.0)
    for address in ("a", "a", "b"):
        ledger.charge("rooms", address)
    for address in ("a", "b", "c"):
        with pytest.raises(Illegal, match="too-many-rooms"):
            ledger.charge("rooms", address)
    ledger.charge("asks", "a")  # is not counted here


def test_to_ask_what_is_left_costs_nothing() -> None:
    ledger = Ledger(only(guesses={"address": some(1)}), lambda: 0.0)
    for _ in range(3):
        ledger.must_have("guesses", "a")
    ledger.charge("guesses", "a")
    with pytest.raises(Illegal, match="too-many-guesses"):
        ledger.must_have("guesses", "a")
    ledger.must_have("guesses", "b")


def test_a_purse_counts_for_one_connection() -> None:
    purse = Purse(only(names={"connection": some(1)}))
    purse.charge("names", 0.0)
    with pytest.raises(Illegal, match="too-fast"):
        purse.charge("names", 0.0)
    purse.charge("asks", 0.0)  # is not counted here


@pytest.mark.parametrize(
    ("told", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_which_address_is_counted(told: str, counted: str) -> None:
    assert address_of(told) == counted


# The table


def test_every_answer_and_every_row_of_the_table_is_used() -> None:
    for name, row in asdict(BUDGETS).items():
        cells = (row.connection, row.address, row.room, row.house)
        assert any(cells), f"{name} bounds nothing"
        assert row.what
    assert set(ROWS.values()) <= set(asdict(BUDGETS))
    assert set(ROWS) <= set(get_args(Ask))


@scene
async def test_every_route_names_its_budget(folder: Path) -> None:
    nothing: Any = None
    for route in Routes(Settings(folder), nothing, nothing, nothing, nothing).all():
        row: Row = getattr(BUDGETS, route.budget)
        assert row.address is not None, route.path
        assert row.address.a_second is not None, route.path


# At the door and at the table


@scene
async def test_rooms_by_address(folder: Path) -> None:
    async with house(folder, only(rooms={"address": some(2)})) as tables:
        await tables.make()
        await tables.make()
        async with tables.client.post(f"{tables.url}/api/rooms", json={"game": "kniffel"}) as third:
            assert (third.status, await third.json()) == (429, {"code": "too-many-rooms"})


@scene
async def test_requests_of_any_kind_by_address(folder: Path) -> None:
    async with house(folder, only(requests={"address": some(3)})) as tables:
        for path in ("/healthz", "/words/en", "/no/such/page"):
            await tables.get(path)
        for path in ("/healthz", "/words/en", "/", "/api/rooms/BCDFGH/qr.svg"):
            assert await code_of(tables, path) == (429, "too-fast")


@scene
async def test_drawings_readings_and_handshakes_have_budgets_of_their_own(folder: Path) -> None:
    one = {"address": some(1)}
    async with house(folder, only(drawings=one, readings=one, handshakes=one)) as tables:
        code = await tables.make()
        for path in (f"/api/rooms/{code}/qr.svg", f"/api/rooms/{code}/games/1/log"):
            await tables.get(path)
            assert await code_of(tables, path) == (429, "too-fast")
        await tables.enter(code)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await tables.connect()
        assert refused.value.status == 429


@scene
async def test_what_is_too_fast_is_refused_by_its_id(folder: Path) -> None:
    async with house(folder, only(asks={"connection": some(3)})) as tables:
        code = await tables.make()
        player = await tables.enter(code)
        assert [(await player.ask("Ping"))["type"] for _ in range(2)] == ["Pong", "Pong"]
        refused = await player.ask("Ping", "mine")
        assert (refused["id"], refused["code"]) == ("mine", "too-fast")
        await player.socket.send_str("nonsense")
        assert (await player.hear())["code"] == "too-fast"
        assert (await (await tables.enter(code)).ask("Ping"))["type"] == "Pong"


@scene
async def test_asks_names_and_thoughts(folder: Path) -> None:
    rows: dict[str, dict[str, Any]] = {
        "names": {"connection": some(2)},
        "thoughts": {"address": some(1)},
    }
    async with house(folder, only(**rows)) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        assert (await anna.ask("Rename", seat=0, name="Ann"))["type"] == "Done"
        assert (await anna.ask("Rename", seat=0, name="Annie"))["code"] == "too-fast"
        await anna.ask("Start")
        await anna.turn()
        assert (await anna.ask("Advise", seat=0))["type"] == "Advised"
        assert (await anna.ask("Advise", seat=0))["code"] == "too-fast"
        assert (await anna.ask("Ping"))["type"] == "Pong"


@scene
async def test_asks_of_all_connections_of_an_address(folder: Path) -> None:
    async with house(folder, only(asks={"address": some(3)})) as tables:
        code = await tables.make()
        one, two = await tables.enter(code), await tables.enter(code)
        assert (await one.ask("Ping"))["type"] == "Pong"
        assert (await two.ask("Ping"))["code"] == "too-fast"


@scene
async def test_who_guesses_codes_is_stopped_but_players_come_back(folder: Path) -> None:
    async with house(folder, only(guesses={"address": some(3)})) as tables:
        code = await tables.make()
        _, token = await tables.sit(code, "Anna")
        guesser = await tables.connect()
        assert (await guesser.ask("Hello", room="NOWHERE"))["code"] == "no-such-room"
        assert (await code_of(tables, "/api/rooms/NOWHERE/games/1/log"))[1] == "no-such-room"
        assert (await guesser.ask("Hello", room="NOWHERE"))["code"] == "no-such-room"
        for room, tokens in ((code, []), ("NOWHERE", []), (code, ["a guess"]), ("NO", ["a"])):
            told = await guesser.ask("Hello", room=room, tokens=tokens)
            assert told["code"] == "too-many-guesses"
        told_404 = await code_of(tables, f"/api/rooms/{code}/games/1/log")
        assert told_404 == (429, "too-many-guesses")
        back = await tables.enter(code, token)
        assert back.room["yours"] == [0]


@scene
async def test_a_wrong_number_of_a_game_is_no_guess(folder: Path) -> None:
    async with house(folder, only(guesses={"address": some(1)})) as tables:
        code = await tables.make()
        for _ in range(3):
            assert await code_of(tables, f"/api/rooms/{code}/games/7/log") == (404, "no-game")


@scene
async def test_places_are_kept_for_who_has_a_seat(folder: Path) -> None:
    async with house(folder, only(guests={"house": Budget(2)})) as tables:
        code = await tables.make()
        anna, token = await tables.sit(code, "Anna")
        await anna.ask("Ping")  # has sat down: is no guest any more
        first, second = await tables.enter(code), await tables.enter(code)
        late = await tables.connect()
        assert (await late.ask("Hello", room=code))["code"] == "house-full"
        back = await tables.enter(code, token)
        assert back.room["yours"] == [0]
        await first.socket.close()
        while await connections(tables) > 4:
            pass
        assert (await late.ask("Hello", room=code))["type"] == "Done"
        assert (await late.ask("Hello", room="NOWHERE"))["code"] == "no-such-room"
        third = await tables.enter(code)
        assert third.room["yours"] == second.room["yours"] == []


@scene
async def test_a_guest_for_whom_the_room_is_full_takes_no_place(folder: Path) -> None:
    async with house(folder, only(guests={"address": Budget(201)})) as tables:
        code = await tables.make()
        for _ in range(200):
            await tables.enter(code)
        late = await tables.connect()
        assert (await late.ask("Hello", room=code))["code"] == "too-many-spectators"
        assert (await late.ask("Hello", room=await tables.make()))["type"] == "Done"


@scene
async def test_who_does_not_slow_down_is_let_go_alone(folder: Path) -> None:
    async with house(folder, only(frames={"connection": some(20)})) as tables:
        code = await tables.make()
        hasty, other = await tables.enter(code), await tables.enter(code)
        for _ in range(20):
            await hasty.send("Ping")
        assert await ended(hasty) == WSCloseCode.POLICY_VIOLATION
        assert (await other.ask("Sit", name="Ben"))["type"] == "Seated"


@scene
async def test_large_frames_cost_more(folder: Path) -> None:
    async with house(folder, only(frames={"connection": some(20)})) as tables:
        player = await tables.enter(await tables.make())
        await player.socket.send_str("x" * 10_000)
        assert (await player.hear())["code"] == "bad-message"
        await player.socket.send_str("x" * 10_000)
        assert await ended(player) == WSCloseCode.POLICY_VIOLATION


async def ended(player: Player) -> int | None:
    """Hear all there is; the code with which the server closed."""
    with pytest.raises(ConnectionResetError):
        await player.until(lambda told: False)
    return player.socket.close_code


@scene
async def test_behind_a_proxy_the_last_address_it_names_counts(folder: Path) -> None:
    budgets = only(rooms={"address": some(1)}, sockets={"address": Budget(1)})
    async with house(folder, budgets, behind_proxy=True) as tables:

        async def made_from(*lines: str) -> int:
            headers = [("X-Forwarded-For", line) for line in lines]
            async with tables.client.post(
                f"{tables.url}/api/rooms", json={"game": "kniffel"}, headers=headers
            ) as answer:
                return answer.status

        assert await made_from("10.0.0.1") == 201
        assert await made_from("10.0.0.9, 10.0.0.1") == 429
        assert await made_from("10.0.0.2") == 201
        assert await made_from("10.0.0.3", "10.0.0.2") == 429, "the last line counts"
        assert await made_from("2001:db8::1") == 201
        assert await made_from("2001:db8::2") == 429
        assert await made_from() == 201, "without a word of the proxy, it is the proxy itself"
        assert await made_from(" ") == 429
        assert await made_from("not an address") == 429
        code = "NOWHERE"
        one = await tables.connect(**{"X-Forwarded-For": "10.0.0.1"})
        two = await tables.connect(**{"X-Forwarded-For": "10.0.0.2"})
        again = await tables.connect(**{"X-Forwarded-For": "10.0.0.1"})
        assert (await two.ask("Hello", room=code))["code"] == "no-such-room"
        assert (await again.ask("Hello", room=code))["code"] == "no-such-room"
        with pytest.raises(ConnectionResetError):
            await one.ask("Hello", room=code)  # had to make room


@scene
async def test_behind_a_proxy_an_address_may_have_so_many_connections(folder: Path) -> None:
    async with house(folder, only(sockets={"address": Budget(1)}), behind_proxy=True) as tables:
        code = await tables.make()
        await tables.enter(code, **{"X-Forwarded-For": "10.0.0.1"})
        await tables.enter(code, **{"X-Forwarded-For": "10.0.0.2"})
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await tables.connect(**{"X-Forwarded-For": "10.0.0.1"})
        assert refused.value.status == 429
