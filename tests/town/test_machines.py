"""A town of two machines: who comes to the wrong one is relayed, whatever happens between them."""

import asyncio
import signal
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.town.machines import NO_NAMESPACES, can_make, two_machines
from tests.town.town import LONGEST, more, playing, times, told

pytestmark = pytest.mark.timeout(LONGEST)


def test_two_machines_lose_each_other_and_one_dies(tmp_path: Path, database: str) -> None:
    if not can_make():
        pytest.skip(NO_NAMESPACES)

    number = times(1, 10)

    async def act() -> None:
        with two_machines() as (one, two), ExitStack() as stack:
            first, second = [
                stack.enter_context(closing(await asyncio.to_thread(at.start, tmp_path, database)))
                for at in (one, two)
            ]
            urls = [first.url, second.url]
            async with playing(urls, database, 6, 1000) as witnesses:
                for _ in range(number):
                    one.cut()
                    await more(witnesses, 2)
                    one.mend()
                    await more(witnesses, 2)
                assert first.events("worker-buried") == second.events("worker-buried") == 0
                first.signal(signal.SIGKILL)  # all rooms were made there
                urls.remove(first.url)
                await more(witnesses, 2)
                assert second.events("worker-buried") == 1
            told("two machines lose each other, one dies", number, witnesses)

    asyncio.run(act())
