"""What may befall a town while people play. After each: every acknowledged play is there once, in
order, and every log replays with the dice of its seed.

    PARLOUR_FAULTS=1 ./parlour test tests/town -s      the long set, with its counts
"""

import asyncio
import os
import random
import signal
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.server.player import until
from tests.town.gate import gated
from tests.town.town import BURIED, LONGEST, Process, more, nobody_lost, playing, times, told
from tests.town.witness import PATIENT, Witness

pytestmark = pytest.mark.timeout(LONGEST)


def test_kill_9_of_an_owner_under_a_supervisor(tmp_path: Path, database: str) -> None:
    chance = random.Random(1)

    number = times(3, 100)

    async def act() -> None:
        with closing(Process(tmp_path, database, 2)) as town:
            async with playing([town.url], database, 6, 100) as witnesses:
                for _ in range(number):
                    await until(lambda: len(town.workers()) == 2)
                    os.kill(chance.choice(town.workers()), signal.SIGKILL)
                    await more(witnesses, 1)
            told("kill -9, supervised", number, witnesses)

    asyncio.run(act())


def test_kill_9_of_an_owner_without_a_supervisor(tmp_path: Path, database: str) -> None:
    """The others bury it, and take its rooms."""

    number = times(2, 100)

    async def act() -> None:
        with ExitStack() as stack:
            town = [await start(stack, tmp_path, database) for _ in range(2)]
            urls = [process.url for process in town]
            async with playing(urls, database, 4, 200) as witnesses:
                for turn in range(number):
                    which = turn % 2
                    town[which].close()
                    await more(witnesses, 1)
                    town[which] = await start(stack, tmp_path, database)
                    urls[which] = town[which].url
            told("kill -9, alone", number, witnesses)

    asyncio.run(act())


def test_a_stopped_worker_comes_back_as_a_zombie_and_writes_nothing(
    tmp_path: Path, database: str
) -> None:
    number = times(2, 50)

    async def act() -> None:
        with ExitStack() as stack:
            town = [await start(stack, tmp_path, database) for _ in range(2)]
            urls = [process.url for process in town]
            async with playing(urls, database, 4, 300) as witnesses:
                for turn in range(number):
                    which = turn % 2
                    town[which].signal(signal.SIGSTOP)
                    urls.remove(town[which].url)  # as a proxy does that gets no answer
                    await another(town[1 - which], "worker-buried")
                    await more(witnesses, 1)  # elsewhere by now
                    town[which].signal(signal.SIGCONT)
                    assert await town[which].ended() == BURIED
                    town[which] = await start(stack, tmp_path, database)
                    urls.append(town[which].url)
            told("SIGSTOP and back", number, witnesses)

    asyncio.run(act())


def test_a_worker_is_cut_off_from_the_database(
    tmp_path: Path, cluster: Cluster, database: str
) -> None:
    """It lets its guests go, and ends when it hears that it was buried."""

    number = times(1, 10)

    async def act() -> None:
        gate, through = await gated(cluster, database)
        everybody: list[Witness] = []
        with ExitStack() as stack:
            one = await start(stack, tmp_path, database)
            for turn in range(number):
                two = await start(stack, tmp_path, through)
                urls = [one.url, two.url]  # each owns some of the rooms
                async with playing(urls, database, 6, 400 + 10 * turn) as witnesses:
                    gate.hold()
                    await another(one, "worker-buried")
                    urls.remove(two.url)
                    await more(witnesses, 1)
                    gate.let()
                    assert await two.ended() == BURIED
                everybody += witnesses
            told("cut off from the database", number, everybody)
        await gate.close()

    asyncio.run(act())


def test_a_slow_database_buries_nobody(tmp_path: Path, cluster: Cluster, database: str) -> None:
    number = times(1, 10)

    async def act() -> None:
        gate, through = await gated(cluster, database)
        with ExitStack() as stack:
            town = [await start(stack, tmp_path, dsn) for dsn in (through, through)]
            async with playing([process.url for process in town], database, 4, 500) as witnesses:
                gate.slow(0.4)  # there and back
                await more(witnesses, number)
                gate.slow(0.0)
            assert all(process.process.poll() is None for process in town)
            assert not any(process.events("worker-buried") for process in town)
            told("database slower by 0.8 s a trip, plays a table", number, witnesses)
        await gate.close()

    asyncio.run(act())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["fast", "crash"])
def test_the_database_is_restarted(
    tmp_path: Path, cluster: Cluster, database: str, how: signal.Signals
) -> None:
    """Writes wait and are asked again; no connection is lost."""

    number = times(1, 20)

    async def act() -> None:
        with closing(Process(tmp_path, database, 2)) as town:
            async with playing([town.url], database, 4, 600, PATIENT) as witnesses:
                for _ in range(number):
                    await asyncio.to_thread(cluster.stop, how)
                    await asyncio.to_thread(cluster.start)
                    await more(witnesses, 1)
            nobody_lost(town, witnesses)
            told(f"database restarted, {how.name}", number, witnesses)

    asyncio.run(act())


def test_a_rolling_deploy_closes_no_connection(tmp_path: Path, database: str) -> None:
    number = times(1, 20)

    async def act() -> None:
        with closing(Process(tmp_path, database, 3)) as town:
            async with playing([town.url], database, 8, 700, PATIENT) as witnesses:
                for _ in range(number):
                    before = set(town.workers())
                    town.signal(signal.SIGHUP)
                    while len(set(town.workers()) - before) < 3 or before & set(town.workers()):
                        await more(witnesses, 1)
            nobody_lost(town, witnesses)
            told("rolling deploy of 3 workers", number, witnesses)

    asyncio.run(act())


async def start(stack: ExitStack, folder: Path, dsn: str) -> Process:
    """A worker by itself. A gate may be on its way: so nothing here stands still meanwhile."""
    return stack.enter_context(closing(await asyncio.to_thread(Process, folder, dsn)))


async def another(process: Process, event: str) -> None:
    """Wait until this event stands in the journal once more."""
    before = process.events(event)
    while process.events(event) == before:
        assert process.process.poll() is None, "the others have taken it for dead"
        await asyncio.sleep(0.02)
