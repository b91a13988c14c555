"""One thing after the other, at once if it can be; and what happens when one goes wrong."""

import asyncio
from pathlib import Path

from parlour.server.rooms.desk import Desk
from tests.server.player import scene


class Work:
    """Notes what is done, and can be made to wait."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def do(self, name: str) -> None:
        self.done.append(name)

    async def wait(self, name: str) -> None:
        await self.gate
        self.done.append(name)

    async def fail(self) -> None:
        await self.gate
        raise LookupError


@scene
async def test_what_need_not_wait_is_done_at_once_and_the_rest_in_order(folder: Path) -> None:
    desk, work = Desk(), Work()
    desk.put(work.do("a"))
    assert work.done == ["a"]
    desk.put(work.wait("b"))
    desk.put(work.do("c"))
    assert work.done == ["a"]
    work.gate.set_result(None)
    await asyncio.sleep(0)
    assert work.done == ["a", "b", "c"]


@scene
async def test_it_may_end_with_an_error_after_what_is_there(folder: Path) -> None:
    desk, work = Desk(), Work()
    desk.put(work.wait("a"))
    desk.close(LookupError())
    desk.put(work.do("b"))
    work.gate.set_result(None)
    await asyncio.sleep(0)
    assert work.done == ["a"]
    assert isinstance(desk.ended.exception(), LookupError)


@scene
async def test_what_fails_to_be_kept_is_told_to_whoever_waits(folder: Path) -> None:
    desk, work = Desk(), Work()

    async def careful() -> None:
        try:
            await work.gate
        except LookupError:
            work.done.append("caught")

    desk.put(careful())
    work.gate.set_exception(LookupError())
    await asyncio.sleep(0)
    assert work.done == ["caught"]
    assert not desk.ended.done()


@scene
async def test_closing_waits_for_what_is_there_and_does_nothing_more(folder: Path) -> None:
    desk, work = Desk(), Work()
    desk.put(work.wait("a"))
    desk.close()
    desk.put(work.do("too late"))
    assert not desk.ended.done()
    work.gate.set_result(None)
    await desk.ended
    desk.put(work.do("much too late"))
    assert work.done == ["a"]


@scene
async def test_an_error_ends_it(folder: Path) -> None:
    desk, work = Desk(), Work()
    desk.put(work.fail())
    desk.put(work.do("never"))
    work.gate.set_result(None)
    await asyncio.wait([desk.ended])
    assert isinstance(desk.ended.exception(), LookupError)
    assert work.done == []
