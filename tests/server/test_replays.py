"""Replays over HTTP: what a seat was shown, the coach on it, and nothing of a running game."""

import asyncio
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from threading import current_thread
from typing import Any, cast

import pytest
from aiohttp.test_utils import make_mocked_request
from msgspec import json

from parlour.core import log
from parlour.core.game import Illegal
from parlour.games import GAMES
from parlour.server import replays
from parlour.server.http import replays as over_http
from parlour.server.http.replays import MOST_WAITING
from parlour.server.replays import Asked, packed, replayed, unpacked
from parlour.server.rooms.match import finished_log
from parlour.server.store import Kept, Row, Store
from parlour.server.store.sqlite import SqliteStore
from parlour.server.thinkers.pool import Thinkers
from parlour.server.thinkers.process import InProcess
from parlour.server.thinkers.questions import Question, Rehearsal, Timed, answer
from tests.core.test_changes import unfolded
from tests.logs.test_old_logs import HERE as LOGS
from tests.logs.test_old_logs import KEPT
from tests.server.player import Tables, house, journal, play_on, scene

KNIFFEL = (LOGS / "v1/kniffel_three_seats.jsonl").read_bytes()
POKINO = (LOGS / "v2/pokino_four_seats.jsonl").read_bytes()


def lines_of(body: bytes) -> list[Any]:
    return [json.decode(line) for line in body.splitlines()]


def shown(text: bytes, what: str = "frames", **asked: Any) -> list[Any]:
    lines = lines_of(unpacked(replayed(what, text, Asked(**asked), brought=True)))
    return [lines[0], *unfolded(lines[1:])]


@pytest.mark.parametrize("name", KEPT)
def test_the_page_gets_every_frame_as_the_seat_was_shown_it(name: str) -> None:
    text = (LOGS / name).read_bytes()
    read = log.read(text, GAMES)
    for seat in (None, *range(len(read.header.seats))):
        head, *lines = shown(text, seat=seat)
        assert (head["names"], head["seat"]) == (list(read.header.seats), seat)
        assert head["checked"]["draws"] == KEPT[name][0]
        assert head["checked"]["commitment"] == read.header.commitment
        frames = json.decode(replays.encode(list(log.frames(read, GAMES, seat))))
        assert [line["frame"] for line in lines] == frames
        assert [(line["by"], line["at"]) for line in lines[1:]] == [
            (move.seat, move.at) for move in read.moves
        ]


def test_moments_come_with_their_move() -> None:
    moments = {
        number: [news["type"] for news in line["moments"]]
        for number, line in enumerate(shown(POKINO)[1:])
        if line["moments"]
    }
    assert moments[69] == ["Stole"]
    assert moments[255] == ["Paid", "Paid"]


async def post(tables: Tables, path: str, text: bytes, **headers: str) -> tuple[int, bytes]:
    url = f"{tables.url}/api/replay/{path}"
    async with tables.client.post(url, data=BytesIO(text), headers=headers) as answer:
        return answer.status, await answer.read()


async def finished(tables: Tables, game: str = "kniffel") -> tuple[str, str]:
    """A room with a game that is over; its code, and where its replays are."""
    code = await tables.make(game)
    anna, _ = await tables.sit(code, "Anna")
    await anna.ask("Start")
    await play_on(anna)
    while not anna.room["played"]:
        await anna.hear()
    return code, f"/api/rooms/{code}/games/1"


@scene
async def test_a_finished_game_of_a_room(folder: Path) -> None:
    async with house(folder) as tables:
        code, at = await finished(tables)
        status, body = await tables.get(f"{at}/frames?seat=0")
        assert status == 200
        head, *lines = lines_of(body)
        assert (head["game"], head["names"], head["seat"]) == ("kniffel", ["Anna"], 0)
        assert head["checked"]["draws"] >= 13
        assert unfolded(lines)[-1]["frame"]["scores"] is not None
        assert await tables.get(f"{at}/frames?seat=0") == (200, body), "from what is kept"
        plain = {"Accept-Encoding": "identity"}
        async with tables.client.get(f"{tables.url}{at}/frames?seat=0", headers=plain) as answer:
            assert "Content-Encoding" not in answer.headers
            assert await answer.read() == body
        text = await tables.log(code)
        assert await post(tables, "frames?seat=0", text) == (200, body), "the same as a file"


@scene
async def test_what_is_wrong_is_refused_with_a_code(folder: Path) -> None:
    async with house(folder) as tables:
        _, at = await finished(tables)
        for path, status, code in (
            (f"{at}/frames?seat=1", 400, "no-such-seat"),
            (f"{at}/frames?seat=-1", 400, "bad-message"),
            (f"{at}/frames?seat=x", 400, "bad-message"),
            (f"{at}/frames?eyes=0", 400, "bad-message"),
            (f"{at}/advice?move=3", 400, "no-coach"),
            (f"{at}/advice?seat=0&move=99999", 404, "no-game"),
            (f"{at}/mistakes", 400, "no-coach"),
            (f"{at}/puzzles", 400, "no-coach"),
            ("/api/rooms/NOBODY/games/1/frames", 404, "no-such-room"),
            (at.replace("/1", "/2") + "/frames", 404, "no-game"),
        ):
            assert await refusal(tables, path) == (status, code), path
        origin = {"Origin": "https://elsewhere.example"}
        assert (await post(tables, "frames", KNIFFEL, **origin))[0] == 403


async def refusal(tables: Tables, path: str) -> tuple[int, str]:
    status, body = await tables.get(path)
    return status, json.decode(body)["code"]


@scene
async def test_a_damaged_file_says_where_and_why(folder: Path) -> None:
    lines = KNIFFEL.splitlines()
    async with house(folder) as tables:
        for text, told in (
            (b"", {"code": "log-empty", "about": {"line": 0}}),
            (
                b"\n".join([*lines[:9], b"[", *lines[10:]]),
                {"code": "log-bad-line", "about": {"line": 10}},
            ),
            (b"\n".join(lines[:50]), {"code": "log-no-seal", "about": {"line": 50}}),
        ):
            status, body = await post(tables, "frames", text)
            assert (status, json.decode(body)) == (400, told)
        status, body = await post(tables, "frames", b"x" * (replays.MOST_BYTES + 1))
        assert (status, json.decode(body)["code"]) == (413, "log-too-large")
        assert (await post(tables, "frames", KNIFFEL))[0] == 200


@scene
async def test_the_coach_on_one_decision_and_on_the_dearest(folder: Path) -> None:
    async with house(folder) as tables:
        status, body = await post(tables, "mistakes?seat=1", KNIFFEL)
        assert status == 200
        dearest = json.decode(body)
        assert [one["seat"] for one in dearest] == [1] * 5
        assert sorted(dearest, key=lambda one: -one["cost"]) == dearest
        move, cost = dearest[0]["move"], dearest[0]["cost"]
        status, body = await post(tables, f"advice?seat=1&move={move}", KNIFFEL)
        weighed = json.decode(body)
        assert (status, weighed["cost"]) == (200, cost)
        assert cost in weighed["costs"]
        assert min(weighed["costs"]) == 0


@scene
async def test_the_dearest_decisions_to_be_made_again(folder: Path) -> None:
    async with house(folder) as tables:
        status, body = await post(tables, "puzzles?seat=1", KNIFFEL)
        found = json.decode(body)
        assert (status, found["game"], len(found["puzzles"])) == (200, "kniffel", 3)
        for puzzle in found["puzzles"]:
            assert puzzle["frame"]["seat"] == 1
            assert len(puzzle["costs"]) == len(puzzle["frame"]["legal"])
            assert min(cost for cost in puzzle["costs"] if cost is not None) == 0
        status, body = await post(tables, "puzzles?seat=0", POKINO)
        assert (status, json.decode(body)["puzzles"]) == (200, []), "its coach weighs nothing"
        _, at = await finished(tables)
        status, body = await tables.get(f"{at}/puzzles?seat=0")
        assert (status, json.decode(body)["game"]) == (200, "kniffel")


def test_advice_where_nothing_was_decided() -> None:
    """The last position has no move; Pokino's coach tells odds and weighs nothing."""
    (weighed,) = shown(POKINO, "advice", seat=0, move=40)
    assert (weighed["costs"], weighed["cost"]) == ([], None)
    assert weighed["advice"]
    moves = len(log.read(POKINO, GAMES).moves)
    with pytest.raises(Illegal, match="round-not-begun"):
        shown(POKINO, "advice", seat=0, move=moves)


def test_a_log_of_our_own_is_shown_even_if_its_seal_does_not_hold() -> None:
    text = KNIFFEL.replace(b'"Cili"', b'"Lili"')
    body = replayed("frames", text, Asked(), brought=False)
    assert lines_of(unpacked(body))[0]["checked"] == {"draws": 0, "fault": "log-changed"}
    lines = KNIFFEL.splitlines()
    torn = b"\n".join([*lines[:8], *lines[9:]])
    with pytest.raises(Illegal, match="log-impossible"):
        replayed("frames", torn, Asked(), brought=False)


def test_more_frames_than_a_browser_can_hold_are_refused() -> None:
    with pytest.raises(Illegal, match="replay-too-long"):
        packed(b"x" * (1 << 20) for _ in range(1000))


def test_what_is_kept_is_bounded() -> None:
    kept = over_http.Kept(10)
    for key, body in (("a", b"1234"), ("b", b"1234"), ("a", b"123")):
        kept.put(key, body)
    assert kept.get("b") == b"1234"
    kept.put("c", b"1234")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (None, b"1234", b"1234")
    kept.put("d", b"x" * 11)
    assert kept.get("d") is None


@scene
async def test_too_many_at_once_are_refused(folder: Path) -> None:
    slow, store = Slow(), SqliteStore(folder)
    asked = over_http.Replays(store, Thinkers(GAMES, [slow]))
    question = Rehearsal("frames", KNIFFEL, Asked(), brought=True)
    most = [asyncio.ensure_future(asked._work(None, question)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Illegal, match="too-fast"):
        await asked._work(None, question)
    slow.may_go_on.set()
    assert len(set(await asyncio.gather(*most))) == 1
    await store.close()


class Slow:
    """A thinker who waits until all have asked."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()

    async def ready(self) -> None:
        pass

    async def think(self, question: Question) -> Timed:
        await self.may_go_on.wait()
        return Timed(answer(GAMES, question), 0.0)

    async def stop(self) -> None:
        pass


@scene
async def test_a_process_that_breaks_is_an_answer_too(folder: Path) -> None:
    thinkers = Thinkers(GAMES, [InProcess("tests.no_such_module")])
    question = Rehearsal("frames", KNIFFEL, Asked(), brought=True)
    with journal() as kept, pytest.raises(Illegal, match="server-broke"):
        await over_http.rehearse(thinkers, None, question)
    assert [line["error"] for line in kept.of("replay-failed")] == ["Died"]


# What a spectator may not see


@scene
async def test_nothing_is_shown_of_a_game_that_is_still_played(folder: Path) -> None:
    """Raw bytes: whatever is asked, the answers hold nothing but a code."""
    async with house(folder) as tables:
        code = await tables.make("poker_champ")
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="steady")
        await anna.ask("Start")
        await anna.turn()
        for match in (0, 1, 2, 999_999_999):
            for what in ("frames", "advice", "mistakes", "puzzles", "log"):
                for query in ("", "?seat=0", "?seat=1", "?seat=1&move=5", "?seat=0&move=0"):
                    path = f"/api/rooms/{code}/games/{match}/{what}{query}"
                    status, body = await tables.get(path)
                    assert status == 404, path
                    assert body == b'{"code":"no-game"}', path
        answer = await anna.ask("LookBack", seat=1)
        assert answer == {"type": "Refused", "id": answer["id"], "code": "game-running"}


@scene
async def test_what_a_client_does_not_take_packed_is_unpacked_off_the_loop(folder: Path) -> None:
    turns: list[bool] = []
    asyncio.get_running_loop().call_soon(turns.append, True)
    body = packed([b"a line"] * 1000)
    told = await over_http.answer(make_mocked_request("GET", "/"), body)
    assert (told.body, turns) == (b"a line\n" * 1000, [True])


class WatchedRows(list[Row]):
    """Notes which threads read them."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(rows)
        self.threads: set[str] = set()

    def __iter__(self) -> Iterator[Row]:
        self.threads.add(current_thread().name.partition("_")[0])
        return super().__iter__()


class OneTable:
    """A store with nothing but this."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept

    async def load_table(self, table: int) -> Kept:
        return self._kept


@scene
async def test_a_log_is_sealed_off_the_loop(folder: Path) -> None:
    rows = WatchedRows([Row(b"[]", "")])
    text = await finished_log(cast(Store, OneTable(Kept(b"{}", bytes(32), rows))), 1)
    assert text.startswith(b"{}\n[]\n")
    assert rows.threads == {"replay"}
