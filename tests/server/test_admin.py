"""How the house is: whether its loop runs, whether people should be sent there, and its numbers."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from msgspec.structs import replace

from parlour.server.admin.facts import Facts, Watch
from parlour.server.admin.metrics import METRICS, text
from parlour.server.admin.pages import open_admin
from parlour.server.app import Opened, listen, open_at
from parlour.server.link.budgets import UNLIMITED
from parlour.server.measure import BOUNDS, Histogram
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, StoreFailed, Trouble
from tests.server.player import Tables, first_write, house, play_on, scene, until

SAMPLE = re.compile(r'(\w+)\{worker="(\w+)"(?:,le="([\d.+Inf]+)")?\} (\S+)')
"""A line of the text format, as far as we use it."""


class Admin:
    def __init__(self, opened: Opened, tables: Tables, port: int) -> None:
        self.opened = opened
        self.tables = tables
        self._url = f"http://127.0.0.1:{port}"

    async def get(self, path: str) -> tuple[int, str]:
        async with self.tables.client.get(self._url + path) as answer:
            return answer.status, await answer.text()

    async def numbers(self) -> dict[str, float]:
        """Everything but the buckets."""
        _, page = await self.get("/metrics")
        found = [SAMPLE.fullmatch(line) for line in page.splitlines() if line[0] != "#"]
        return {hit[1]: float(hit[4]) for hit in found if hit and not hit[3]}


@asynccontextmanager
async def watched(settings: Settings) -> AsyncIterator[Admin]:
    async with aiohttp.ClientSession() as client:
        with closing(listen(settings)) as listener:
            async with (
                open_at(settings, listener) as opened,
                open_admin(("127.0.0.1", 0), opened.told) as port,
            ):
                tables = Tables(opened.settings.local_url, client)
                yield Admin(opened, tables, port)
                await asyncio.gather(*[player.socket.close() for player in tables.players])


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    usual = Settings(tmp_path, port=0, pace=0.0, budgets=UNLIMITED, thinkers=0)
    if request.param == "sqlite":
        return usual
    return replace(usual, database=request.getfixturevalue("database"))


def test_the_numbers_of_a_house_in_which_people_play(settings: Settings) -> None:
    async def act() -> None:
        async with watched(settings) as admin:
            before = await admin.numbers()
            anna, _ = await admin.tables.sit(await admin.tables.make(), "Anna")
            await anna.ask("Start")
            await play_on(anna, turns=5)
            after = await admin.numbers()
            assert (before["parlour_plays_total"], before["parlour_rooms"]) == (0, 0)
            assert after["parlour_plays_total"] == 5
            assert after["parlour_append_seconds_count"] >= 5
            assert after["parlour_append_seconds_sum"] > 0
            assert (after["parlour_rooms"], after["parlour_up"]) == (1, 1)
            assert 1 <= after["parlour_sockets"] < after["parlour_sockets_limit"]
            assert after["parlour_append_failures_total"] == after["parlour_thinking_waiting"] == 0
            assert after["parlour_loop_lag_seconds_count"] > 0
            assert ("parlour_beats_total" in after) == bool(settings.database)

    asyncio.run(act())


def test_somebody_is_ready(settings: Settings) -> None:
    async def act() -> None:
        async with watched(settings) as admin:
            assert await admin.get("/healthz") == (200, '{"status":"ok"}')
            while await admin.get("/readyz") != (200, '{"ready":1,"of":1}'):
                pass  # on a busy machine a beat may be late
            while (await admin.tables.get("/readyz"))[0] != 200:
                pass
            assert (await admin.get("/nothing"))[0] == 404

    asyncio.run(act())


def test_a_worker_that_leaves_or_has_no_beat_is_not_ready(tmp_path: Path, database: str) -> None:
    async def act() -> None:
        async with watched(Settings(tmp_path, database=database, port=0, thinkers=0)) as admin:
            member = admin.opened.member
            assert member is not None
            member.workers.beat_at -= 2.0
            assert not await admin.opened.watch.is_ready()
            await until(lambda: member.workers.age < 1.0)
            await member.workers.leave()
            assert await admin.get("/readyz") == (503, '{"ready":0,"of":1}')
            assert (await admin.tables.get("/readyz"))[0] == 503
            assert (await admin.tables.get("/healthz"))[0] == 200

    asyncio.run(act())


@scene
async def test_steps_that_could_not_be_kept_are_counted(folder: Path) -> None:
    async with house(folder) as tables:
        anna, _ = await tables.sit(await tables.make(), "Anna")
        await anna.ask("Start")
        play = first_write(await play_on(anna, turns=1))
        assert tables.store is not None
        before = tables.store.writes.plays
        tables.break_disk()
        assert (await anna.ask("Act", seat=0, play=play))["code"] == "store-failed"
        assert tables.store.writes.failures >= 1
        assert tables.store.writes.plays == before
        tables.break_disk(False)


class Gone:
    async def ready(self) -> bool:
        raise StoreFailed


@scene
async def test_a_store_that_does_not_answer(folder: Path) -> None:
    nothing: Any = None
    store: Any = Gone()
    watch = Watch(nothing, nothing, nothing, store, None)
    assert not await watch.is_ready()
    assert watch.name == "0"
    watch.close()


@scene
async def test_what_the_server_sees_of_its_caller_is_told_to_them(folder: Path) -> None:
    async with house(folder) as tables:
        headers = {"X-Forwarded-For": "192.0.2.7"}
        async with tables.client.get(f"{tables.url}/healthz", headers=headers) as answer:
            told = await answer.json()
    assert (told["address"], told["forwarded"], told["behind_proxy"]) == (
        "127.0.0.1",
        "192.0.2.7",
        False,
    )


@scene
async def test_an_admin_address_in_use(folder: Path) -> None:
    async def told() -> dict[str, Facts]:
        return {}

    async with open_admin(("127.0.0.1", 0), told) as port:
        with pytest.raises(CannotOpen) as refused:
            async with open_admin(("127.0.0.1", port), told):
                pass
    assert refused.value.trouble is Trouble.PORT_IN_USE
    async with open_admin(None, told) as port:
        assert port == 0


# The text format


def test_two_workers_side_by_side() -> None:
    waits = Histogram()
    waits.add(0.002, 3)
    waits.add(9.0)
    other: Facts = {"parlour_rooms": 1.0, "parlour_append_seconds": [1.0], "from_the_future": 3.0}
    page = text({"1": {"parlour_rooms": 2, "parlour_append_seconds": waits.numbers()}, "2": other})
    lines = page.splitlines()
    assert lines[:4] == [
        "# HELP parlour_rooms Rooms that are open.",
        "# TYPE parlour_rooms gauge",
        'parlour_rooms{worker="1"} 2',
        'parlour_rooms{worker="2"} 1',
    ]
    assert 'parlour_append_seconds_bucket{worker="1",le="0.001"} 0' in lines
    assert 'parlour_append_seconds_bucket{worker="1",le="0.0025"} 3' in lines
    assert 'parlour_append_seconds_bucket{worker="1",le="+Inf"} 4' in lines
    assert lines[-2:] == [
        'parlour_append_seconds_sum{worker="1"} 9.006000',
        'parlour_append_seconds_count{worker="1"} 4',
    ]
    assert len(lines) == 4 + 2 + len(BOUNDS) + 1 + 2
    assert "from_the_future" not in page


def test_names_say_what_they_count() -> None:
    """As Prometheus wants them: counters end in _total, and units are spelled out."""
    for name, metric in METRICS.items():
        assert (metric.kind == "counter") == name.endswith("_total"), name
        assert metric.kind != "histogram" or name.endswith("_seconds")
