"""The supervisor and its workers: one that dies is replaced, one that is buried is killed, and all
are replaced without a connection being closed."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from subprocess import PIPE, Popen

import aiohttp
import pytest
from msgspec.structs import replace

from parlour.server.admin.facts import Facts
from parlour.server.app import listen, new_event_loop
from parlour.server.link.budgets import UNLIMITED
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, Trouble
from parlour.server.town import supervisor as supervising
from parlour.server.town.supervisor import Supervisor
from parlour.server.town.worker import LEAVE, pack, unpack, work
from tests.server.player import Tables, play_on, until
from tests.server.test_serve import untuned
from tests.town.town import CALM

__all__ = ["untuned"]

SLOW = 3.0
"""Seconds that the book of the workers takes from the database to the supervisor."""


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(
        data=tmp_path, database=database, port=0, pace=0.0, budgets=UNLIMITED, thinkers=0, beat=CALM
    )


@asynccontextmanager
async def supervised(settings: Settings, workers: int) -> AsyncIterator[tuple[Supervisor, Tables]]:
    with closing(listen(settings)) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        town = Supervisor(settings, workers, listener)
        await town.open()
        async with aiohttp.ClientSession() as client:
            tables = Tables(settings.local_url, client)
            yield town, tables
            await asyncio.gather(*[player.socket.close() for player in tables.players])
        await town.close()


def numbers(town: Supervisor) -> set[int]:
    return {child.number for child in town.children if child.number}


def test_one_that_dies_is_replaced_and_one_that_is_buried_is_killed(settings: Settings) -> None:
    async def act() -> None:
        async with supervised(settings, 2) as (town, tables):
            assert len(numbers(town)) == 2
            code = await tables.make()
            anna, token = await tables.sit(code, "Anna")
            await anna.ask("Start")
            frame = await play_on(anna, turns=3)
            died, buried = town.children
            died.signal(signal.SIGKILL)
            buried.signal(signal.SIGSTOP)  # it does not end by itself
            await town._line.do(lambda db: db.execute(supervising.GONE, buried.number))
            await until(lambda: len(numbers(town) - {died.number, buried.number}) == 2)
            anna = await tables.enter(code, token)
            assert (await anna.turn())["seq"] >= frame["seq"]

    asyncio.run(act())


def test_the_supervisor_tells_how_all_are(settings: Settings) -> None:
    async def act() -> None:
        async with supervised(settings, 2) as (town, tables):
            await until(lambda: all(child.facts["parlour_up"] for child in town.children))
            await tables.make()
            told = await town.told()
            assert set(told) == {"supervisor", *map(str, numbers(town))}
            died, hangs = town.children
            hangs.signal(signal.SIGSTOP)
            died.signal(signal.SIGKILL)
            await until(lambda: hangs.facts == {"parlour_up": 0})
            await until(lambda: died.number not in numbers(town))
            assert (await town.told())["supervisor"]["parlour_worker_deaths_total"] in (1, 2)
            hangs.signal(signal.SIGKILL)  # it would not hear that it is to go

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(supervising, "SILENCE", 1.5)
        asyncio.run(act())


def test_all_are_replaced_and_no_connection_closes(settings: Settings) -> None:
    async def act() -> None:
        async with supervised(settings, 2) as (town, tables):
            before = numbers(town)
            anna, _ = await tables.sit(await tables.make(), "Anna")
            await anna.ask("Start")
            await asyncio.gather(town.deploy(), town.deploy())  # one after the other
            assert not before & numbers(town)
            assert (await play_on(anna))["scores"]

    asyncio.run(act())


def test_one_that_was_born_while_the_book_was_read_is_not_taken_for_buried(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with supervised(settings, 2) as (town, tables):
            anna, _ = await tables.sit(await tables.make(), "Anna")
            await anna.ask("Start")
            await town.deploy()
            await asyncio.sleep(SLOW)  # until all that was read before has been told
            assert (await town.told())["supervisor"]["parlour_worker_deaths_total"] == 0
            assert (await play_on(anna))["scores"]

    monkeypatch.setattr(supervising, "ALL", f"{supervising.ALL}, pg_sleep({SLOW})")
    asyncio.run(act())


@pytest.mark.parametrize("which", [0, 1], ids=["while its heir is born", "while another is"])
def test_one_that_dies_during_a_deploy_is_replaced_once(settings: Settings, which: int) -> None:
    async def act() -> None:
        async with supervised(settings, 2) as (town, _):
            before = numbers(town)
            deploying = town.deploy()
            await until(lambda: len(town.children) == 3)
            town.children[which].signal(signal.SIGKILL)
            await deploying
            await until(lambda: len(numbers(town) - before) >= 2)
            assert len(town.children) == 2

    asyncio.run(act())


def test_a_deploy_that_cannot_start_leaves_the_old_workers_at_work(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with supervised(settings, 1) as (town, tables):
            (old,) = town.children
            monkeypatch.setattr("parlour.server.town.supervisor.sys.executable", "/bin/false")
            await town.deploy()
            await until(lambda: town.children == [old])
            assert (await tables.get("/healthz"))[0] == 200
            monkeypatch.setattr(supervising, "AGAIN_AFTER", 0.01)
            old.signal(signal.SIGKILL)
            await until(lambda: len(town.children) == 1 and town.children != [old])
            monkeypatch.undo()
            await until(lambda: bool(numbers(town)))  # it is tried until it succeeds

    asyncio.run(act())


def test_workers_that_cannot_start_at_all(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        with pytest.raises(CannotOpen) as refused:
            async with supervised(settings, 2):
                pass
        assert refused.value.trouble is Trouble.DATABASE_AWAY

    monkeypatch.setattr("parlour.server.town.supervisor.sys.executable", "/bin/false")
    asyncio.run(act())


def test_one_that_has_died_at_birth_is_told_nothing(settings: Settings) -> None:
    """And so another comes for it. uvloop says that its pipe is closed; asyncio does not."""

    async def act() -> None:
        async with supervised(settings, 1) as (town, _):
            child = town.children[0]
            child.signal(signal.SIGKILL)
            await child.process.wait()
            for _ in range(3):
                child.tell(LEAVE)
                await asyncio.sleep(0)
            await until(lambda: [one.number > 0 for one in town.children] == [True])

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(act())


def test_one_whose_supervisor_dies_while_it_is_born_ends_without_a_word(settings: Settings) -> None:
    with closing(listen(settings)) as listener:
        fd = listener.fileno()
        command = [sys.executable, "-P", "-m", "parlour.server.town", str(fd)]
        with Popen(command, pass_fds=(fd,), stdin=PIPE, stdout=PIPE, stderr=PIPE) as child:
            assert child.stdout is not None
            child.stdout.close()
            child.stdout = None
            assert child.communicate(pack(settings))[1].decode() == ""
            assert child.returncode == 0


def test_one_that_does_not_go_is_killed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act() -> None:
        async with supervised(settings, 1) as (town, _):
            town.children[0].signal(signal.SIGSTOP)

    monkeypatch.setattr(supervising, "PATIENCE", 0.2)
    asyncio.run(act())


@pytest.mark.usefixtures("untuned")
def test_the_command_serves_until_a_signal(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[Settings] = []

    def on_open(settings: Settings) -> None:
        opened.append(settings)
        os.kill(os.getpid(), signal.SIGTERM)

    supervising.serve(replace(settings, log_level="info"), 1, on_open)
    assert opened[0].port != 0
    told = capsys.readouterr().err
    assert '"event":"stopping"' in told
    assert "hush" not in told


# What a worker is told


def test_settings_go_by_name() -> None:
    usual = Settings(Path("/data"), database="postgresql://x", home=("10.0.0.1",), port=7)
    for settings in (usual, replace(usual, budgets=UNLIMITED)):
        assert unpack(pack(settings)) == settings
    assert unpack(b'{"data":"/data","limited":true,"from_the_future":1}') == Settings(Path("/data"))


@pytest.mark.parametrize("order", [LEAVE, b""])
def test_a_worker_goes_when_it_is_told_or_left_alone(settings: Settings, order: bytes) -> None:
    async def act() -> None:
        orders = asyncio.StreamReader()
        ready: list[int] = []
        with closing(socket.create_server(("127.0.0.1", 0))) as listener:
            reports: list[Facts] = []
            going = work(settings, listener, orders, ready.append, reports.append)
            working = asyncio.create_task(going)
            await until(lambda: any(report["parlour_ready"] for report in reports))
            assert ready
            orders.feed_data(order)
            orders.feed_eof()
            await working

    asyncio.run(act())
