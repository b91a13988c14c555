"""The database dies while people play, and its standby takes its place."""

import asyncio
from contextlib import aclosing, closing
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.town.pair import Pair
from tests.town.town import LONGEST, Process, more, nobody_lost, playing, times, told
from tests.town.witness import PATIENT

pytestmark = pytest.mark.timeout(LONGEST)


def test_to_a_synchronous_standby_nothing_is_lost(tmp_path: Path, cluster: Cluster) -> None:
    """No connection either: writes wait, and are asked again."""

    number = times(1, 20)

    async def act() -> None:
        async with aclosing(Pair(cluster.programs, synchronous=True)) as pair:
            await play(pair)

    async def play(pair: Pair) -> None:
        dsn = await pair.open()
        with closing(await asyncio.to_thread(Process, tmp_path, dsn, 2)) as town:
            async with playing([town.url], dsn, 4, 800, PATIENT) as witnesses:
                for turn in range(number):
                    if turn:
                        await pair.mend()
                    await pair.crash()
                    await pair.promote()
                    await more(witnesses, 1)
            nobody_lost(town, witnesses)
            told("failover, synchronous", number, witnesses)

    asyncio.run(act())


def test_to_a_standby_that_is_behind_what_is_lost_is_told_and_leaves_no_gap(
    tmp_path: Path, cluster: Cluster
) -> None:
    number = times(1, 10)

    async def act() -> None:
        async with aclosing(Pair(cluster.programs, synchronous=False)) as pair:
            await play(pair)

    async def play(pair: Pair) -> None:
        dsn = await pair.open()
        with closing(await asyncio.to_thread(Process, tmp_path, dsn, 2)) as town:
            for turn in range(number):
                if turn:
                    await pair.mend()
                async with playing([town.url], dsn, 4, 900 + 10 * turn) as witnesses:
                    for witness in witnesses:
                        witness.may_lose = True
                    assert pair.gate is not None
                    pair.gate.hold()
                    await more(witnesses, 3)
                    await pair.crash()
                    for witness in witnesses:
                        witness.mark()
                    await pair.promote()
                    await more(witnesses, 3)
                told("failover, standby behind", 1, witnesses)
                assert sum(witness.forgotten for witness in witnesses) > 0
            assert town.events("steps-lost") > 0

    asyncio.run(act())
