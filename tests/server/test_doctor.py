"""parlour doctor: what it finds well, and what it wants looked at."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

import pytest
from aiohttp import web

from parlour.games import GAMES
from parlour.server.doctor import Finding, appends, backup, folder, machine, proxy
from parlour.server.doctor import database as town
from parlour.server.moving import copying
from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.sqlite import connect
from tests.server.player import house

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def all_of(findings: AsyncIterator[Finding]) -> dict[str, Finding]:
    return {finding.name: finding async for finding in findings}


def test_a_machine() -> None:
    assert machine.files(20_000) == Finding("files", True, {"most": "20 000"})
    assert not machine.files(1024).is_ok
    assert machine.clock(None).is_ok
    assert machine.clock(0).is_ok
    assert not machine.clock(machine.UNSYNCHRONISED).is_ok
    assert machine.most_files() > 0
    assert machine.clock_state() in (None, *range(6))


def test_a_system_that_does_not_tell_of_its_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ctypes.CDLL", lambda name: None)
    assert machine.clock_state() is None


def test_a_system_that_counts_no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    monkeypatch.setattr(resource, "getrlimit", lambda what: unlimited)
    assert machine.files(machine.most_files()).is_ok


def test_times_and_ages() -> None:
    assert appends([0.001] * 99 + [0.2]) == Finding("append", False, {"ms": "200"})
    assert appends([0.0012] * 100) == Finding("append", True, {"ms": "1.2"})
    assert backup(None) == Finding("backup-none", False, {})
    assert backup(7200.0) == Finding("backup", True, {"hours": "2"})
    assert not backup(48 * 3600.0).is_ok
    assert folder.disk([0.002] * 3).is_ok
    assert not folder.disk([1e-6] * 3).is_ok


def test_a_folder_before_and_after_its_first_backup(tmp_path: Path) -> None:
    data = tmp_path / "data"
    found = asyncio.run(all_of(folder.examine(data)))
    assert set(found) == {"disk", "append", "backup-none"}
    assert not list(tmp_path.iterdir()), "what was tried is cleared away"
    connect(data).close()
    asyncio.run(copying.backup_folder(data, tmp_path / "copy", GAMES))
    assert asyncio.run(all_of(folder.examine(data)))["backup"].is_ok
    old = time() - 48 * 3600
    os.utime(data / copying.MARK, (old, old))
    assert not asyncio.run(all_of(folder.examine(data)))["backup"].is_ok


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "nearest", lambda of: of / "nowhere")  # root may write anywhere
    with pytest.raises(CannotOpen) as error:
        asyncio.run(all_of(folder.examine(tmp_path)))
    assert error.value.trouble is Trouble.DATA_UNWRITABLE


def test_a_database(database: str, tmp_path: Path) -> None:
    """That of the tests does not sync, and stands alone."""
    found = asyncio.run(all_of(town.examine(database)))
    assert found["sync"] == Finding("sync", False, {"settings": "fsync"})
    assert {"append", "standby-none", "backup-none"} < set(found)
    assert found["clocks"].is_ok
    asyncio.run(copying.backup_database(database, tmp_path / "copy", GAMES))
    assert asyncio.run(all_of(town.examine(database)))["backup"].is_ok
    assert asyncio.run(copying.backup_database(database, tmp_path / "again", GAMES)).tables == 0


def test_standbys_and_clocks() -> None:
    assert town.standby(1, "one") == Finding("standby", True, {"number": "1"})
    assert not town.standby(1, "").is_ok
    assert town.settings(dict.fromkeys(town.SAFE, "on")).is_ok
    assert not town.apart(time() - 60).is_ok


# The way in


def seen(address: str, forwarded: str, behind_proxy: bool) -> Handler:
    told = {"address": address, "forwarded": forwarded, "behind_proxy": behind_proxy}

    async def healthz(request: web.Request) -> web.Response:
        return web.json_response(told)

    return healthz


async def refuses(request: web.Request) -> web.Response:
    return web.Response(status=403)


async def chatters(request: web.Request) -> web.Response:
    return web.Response(text="<html>")


@asynccontextmanager
async def site(healthz: Handler) -> AsyncIterator[str]:
    """A proxy that lets no WebSocket through."""
    app = web.Application()
    app.router.add_get("/healthz", healthz)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/"
    await runner.cleanup()


@pytest.mark.parametrize(
    ("healthz", "name"),
    [
        (seen(proxy.FORGED, proxy.FORGED, True), "proxy-believes"),
        (seen("127.0.0.1", f"{proxy.FORGED}, 203.0.113.9", False), "proxy-unread"),
        (seen("203.0.113.9", f"{proxy.FORGED}, 203.0.113.9", True), "proxy-socket"),
        (refuses, "proxy-status"),
        (chatters, "proxy-away"),
    ],
)
def test_what_is_wrong_with_a_proxy(healthz: Handler, name: str) -> None:
    async def act() -> None:
        async with site(healthz) as url:
            finding = await proxy.examine(url)
        assert (finding.name, finding.is_ok) == (name, False)
        assert (await proxy.examine(url)).name == "proxy-away"

    asyncio.run(act())


def test_a_house_without_a_proxy(tmp_path: Path) -> None:
    async def act() -> None:
        async with house(tmp_path) as tables:
            finding = await proxy.examine(tables.url)
        assert finding == Finding("proxy", True, {"address": "127.0.0.1"})

    asyncio.run(act())
