"""Thinking: fair between rooms, and whatever befalls a thought, its table goes on."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import aiohttp
import pytest

from parlour.core import fair
from parlour.core.game import Choice
from parlour.core.table import Table
from parlour.games import GAMES
from parlour.server.thinkers.__main__ import NICE
from parlour.server.thinkers.child import SIZE, pack, serve, unpack
from parlour.server.thinkers.pool import BRIEF, PROOF, Patience, Thinkers, in_processes
from parlour.server.thinkers.process import Died, InProcess, Thinker
from parlour.server.thinkers.questions import (
    Answer,
    Consult,
    Failed,
    Fault,
    Question,
    Review,
    Timed,
    Told,
)
from parlour.server.thinkers.queue import MOST_AHEAD, FairQueue, Thought
from tests.games import high_die
from tests.server import odd_thinkers
from tests.server.player import Tables, first_write, scene
from tests.server.test_kill import Server

ODD = "tests.server.odd_thinkers"
AGAIN = Choice(high_die.Decide(True), 1.0)
"""What the careful bot wants here."""


def frame_of() -> Any:
    table = Table(high_die.GAME, high_die.Options(), 2, fair.seeded(1))
    table.commit(table.ring(0.0))
    return table.frame(0, (), 0.0)


def consult(level: str = "careful") -> Consult:
    return Consult("high-die", level, frame_of(), 1)


class Slow:
    """A thinker that answers when it is let go, and notes the levels it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = 0
        self.seconds = 0.0
        """What each thought takes, as it says."""
        self._gates: asyncio.Queue[None] = asyncio.Queue()

    async def ready(self) -> None:
        pass

    async def think(self, question: Question) -> Timed:
        self.asked.append(question.level if isinstance(question, Consult) else "coach")
        await self._gates.get()
        return Timed(Told(None), self.seconds)

    async def stop(self) -> None:
        self.stopped += 1

    def let_go(self, times: int = 1) -> None:
        for _ in range(times):
            self._gates.put_nowait(None)

    def hold(self) -> None:
        self._gates = asyncio.Queue()


async def settled() -> None:
    """Everything that can go on without time has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


SHIPPED = Patience()


def odd(*thinkers: Thinker, patience: Patience = SHIPPED) -> Thinkers:
    return Thinkers(odd_thinkers.GAMES, thinkers, patience)


async def answer(thinkers: Thinkers, question: Question) -> Answer:
    return await thinkers.answer("room", question)


# The queue


def thought(room: str) -> Thought:
    return Thought(room, consult(), print, 0.0)


def order(queue: FairQueue, takes: dict[str, float]) -> list[Any]:
    """Take all, one after the other, each room's thoughts taking so long."""
    rooms = []
    while (taken := queue.take(lambda _: True)) is not None:
        rooms.append(taken.room)
        queue.done(taken.room, takes[str(taken.room)])
    return rooms


def test_rooms_take_turns() -> None:
    queue = FairQueue()
    for room in "aaabbc":
        queue.put(thought(room))
    assert (len(queue), queue.of("a"), queue.of("z")) == (6, 3, 0)
    assert order(queue, dict.fromkeys("abc", 1.0)) == list("abcaba")
    assert len(queue) == 0


def test_a_room_that_asks_for_little_comes_first() -> None:
    """However many wait, however long theirs take."""
    queue = FairQueue()
    for room in "hhhhgggg":
        queue.put(thought(room))
    assert order(queue, {"h": 2.0, "g": 1.0})[:3] == list("hgg")
    for room in "hhhhgggg":
        queue.put(thought(room))
    first = queue.take(lambda _: True)
    assert first is not None
    queue.put(thought("k"))
    queue.done(first.room, 2.0)
    assert "k" in order(queue, {"h": 2.0, "g": 1.0, "k": 0.01})[:2]


def test_nobody_saves_up_turns() -> None:
    """A room that asked for nothing so far does not shut out one that asked for much."""
    queue = FairQueue()
    for room in "aaaa":
        queue.put(thought(room))
    assert order(queue, {"a": 5.0}) == list("aaaa")
    for room in "bbbbbbbbbbaa":
        queue.put(thought(room))
    assert "a" in order(queue, {"a": 1.0, "b": 1.0})[:7]


def test_rooms_that_have_gone_leave_nothing_behind() -> None:
    """Neither memory nor a longer look for whose turn it is; who has just thought comes later."""
    queue = FairQueue()
    given_up = thought("gone")
    queue.put(given_up)
    queue.drop(given_up)
    assert (len(queue._lines), len(queue._ahead)) == (0, 0)
    for number in range(2 * MOST_AHEAD):
        queue.put(thought(f"r{number}"))
        assert order(queue, {f"r{number}": 1.0}) == [f"r{number}"]
    assert (len(queue._lines), len(queue._ahead)) == (0, MOST_AHEAD)
    last = f"r{2 * MOST_AHEAD - 1}"
    for room in (last, "new"):
        queue.put(thought(room))
    assert order(queue, {last: 1.0, "new": 0.5}) == ["new", last]


def test_one_room_does_not_take_all_thinkers_while_others_wait() -> None:
    queue = FairQueue()
    for room in "aaab":
        queue.put(thought(room))
    taken = [queue.take(lambda _: True) for _ in range(3)]
    assert [one.room for one in taken if one] == ["a", "b", "a"]


# The pool


@scene
async def test_a_stale_thought_is_not_begun(folder: Path) -> None:
    slow, told = Slow(), list[Answer]()
    thinkers = odd(slow)
    thinkers.ask("room", consult("dies"), told.append)
    stale = thinkers.ask("room", consult("hangs"), told.append)
    thinkers.ask("room", consult("careful"), told.append)
    await settled()
    assert thinkers.waiting("room") == 2
    thinkers.cancel(stale)
    slow.let_go(3)
    await settled()
    assert slow.asked == ["dies", "careful"]
    assert told == [Told(None), Told(None)]
    await thinkers.close()
    assert slow.stopped == 1


@scene
async def test_a_stale_thought_that_has_begun_is_not_told(folder: Path) -> None:
    slow, told = Slow(), list[Answer]()
    thinkers = odd(slow)
    early = thinkers.ask("room", consult(), told.append)
    thinkers.cancel(early)  # handed out, but not a word said yet
    slow.let_go()
    await settled()
    late = thinkers.ask("room", consult(), told.append)
    await settled()
    thinkers.cancel(late)
    slow.let_go()
    await settled()
    assert told == []
    slow.let_go()
    assert await answer(thinkers, consult()) == Told(None)
    await thinkers.close()


@scene
async def test_to_stop_waiting_is_to_cancel(folder: Path) -> None:
    slow = Slow()
    thinkers = odd(slow)
    first, second = [asyncio.create_task(thinkers.answer("room", consult())) for _ in "ab"]
    await settled()
    second.cancel()
    await settled()
    assert thinkers.waiting("room") == 0
    slow.let_go()
    assert await first == Told(None)
    await thinkers.close()


@scene
async def test_a_stale_thought_that_goes_on_for_long_is_ended(folder: Path) -> None:
    """And its process is free for others."""
    process, told = InProcess(ODD), list[Answer]()
    thinkers = odd(process, patience=Patience(stale=0.0))
    await process.ready()
    hung = thinkers.ask("room", consult("hangs"), told.append)
    await settled()
    thinkers.cancel(hung)
    assert await answer(thinkers, consult()) == Told(AGAIN)
    assert told == []
    await thinkers.close()


@pytest.mark.parametrize(
    ("level", "faults", "choice"),
    [
        ("careful", (), AGAIN),
        ("dies", (Fault("dies", "Died"),), AGAIN),
        ("hangs", (Fault("hangs", "Hung"), Fault("dies", "Died")), AGAIN),
        ("dies at once", (Fault("dies at once", "Died"),), Choice(high_die.Decide(False))),
    ],
)
def test_for_a_thought_that_hangs_or_dies_the_next_weaker_bot_decides(
    tmp_path: Path, level: str, faults: tuple[Fault, ...], choice: Choice[Any]
) -> None:
    @scene
    async def play(folder: Path) -> None:
        thinkers = odd(InProcess(ODD), patience=Patience(bot=3.0 if level == "hangs" else 60.0))
        assert await answer(thinkers, consult(level)) == Told(choice, faults)
        await thinkers.close()

    play(tmp_path)


@scene
async def test_a_process_that_is_killed_is_replaced(folder: Path) -> None:
    process = InProcess(ODD)
    thinkers = odd(process)
    assert await answer(thinkers, consult()) == Told(AGAIN)
    first = process.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    noticed = await answer(thinkers, consult("careful"))
    assert isinstance(noticed, Told)
    assert await answer(thinkers, consult()) == Told(AGAIN)
    assert process.pid not in (None, first)
    await thinkers.close()
    assert process.pid is None


@scene
async def test_one_that_has_begun_gets_the_first_thought(folder: Path) -> None:
    early, late = InProcess(ODD), InProcess(ODD)
    thinkers = odd(early, late)
    await thinkers.begin()
    begun = early.pid
    assert begun is not None
    assert await answer(thinkers, consult()) == Told(AGAIN)
    assert (early.pid, late.pid) == (begun, None)
    await thinkers.close()


class Stillborn(Slow):
    async def ready(self) -> None:
        raise Died


@scene
async def test_one_that_cannot_begin_is_tried_again_with_its_thought(folder: Path) -> None:
    stillborn = Stillborn()
    thinkers = odd(stillborn)
    await thinkers.begin()
    assert stillborn.stopped == 1
    assert isinstance(await answer(thinkers, consult("careful")), Told)
    assert stillborn.stopped == 1


@scene
async def test_one_that_cannot_be_started_is_lost_to_nobody(folder: Path) -> None:
    """Without memory, or without another process, the first legal play is made in its stead; then
    it can be asked again."""
    process = InProcess(ODD)
    thinkers, command = odd(process), process._command
    process._command = (str(folder / "no such program"),)
    await thinkers.begin()
    told = await answer(thinkers, consult("careful"))
    assert isinstance(told, Told)
    assert [fault.error for fault in told.faults] == ["Died", "Died"]
    process._command = command
    assert await answer(thinkers, consult("careful")) == Told(AGAIN)
    await thinkers.close()


@pytest.mark.skipif(sys.platform == "win32", reason="has no sessions")
@scene
async def test_a_thinker_gives_way_to_the_server(folder: Path) -> None:
    """Between sessions Linux shares out the processor whatever their nice values."""
    process = InProcess(ODD)
    await process.ready()
    pid = process.pid
    assert pid is not None
    assert os.getsid(pid) == os.getsid(0)
    assert os.getpgid(pid) == pid, "Ctrl+C in a terminal is for the server alone"
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + NICE)
    await process.stop()


@scene
async def test_a_coach_that_hangs_has_failed(folder: Path) -> None:
    slow = Slow()
    thinkers = odd(slow, patience=Patience(coach=0.0))
    review = Review("high-die", high_die.Options(), 2, (), 0)
    assert await answer(thinkers, review) == Failed(Fault("coach", "Hung"))
    assert slow.stopped == 1
    await thinkers.close()


@scene
async def test_after_too_long_a_wait_the_weakest_bot_answers(folder: Path) -> None:
    slow = Slow()
    thinkers = odd(slow, patience=Patience(queue=-1.0))
    slow.let_go()
    await answer(thinkers, consult("hangs"))
    assert slow.asked == ["dies at once"]
    await thinkers.close()


async def think_often(thinkers: Thinkers, level: str, times: int, *by: Slow) -> None:
    """One after the other, by whichever thinker it falls to."""
    for _ in range(times):
        for slow in by:
            slow.let_go()
        await answer(thinkers, consult(level))
        for slow in by:
            slow.hold()


@scene
async def test_one_thinker_is_kept_for_brief_thoughts(folder: Path) -> None:
    """Others may solve as long as they like."""
    worker, kept = Slow(), Slow()
    thinkers, told = odd(worker, kept), list[str]()
    await think_often(thinkers, "careful", PROOF, worker, kept)
    for room in ("poker", "poker", "bridge"):
        thinkers.ask(room, consult("hangs"), lambda _: told.append("solved"))
    thinkers.ask("kniffel", consult("careful"), lambda _: told.append("kniffel"))
    await settled()
    kept.let_go()
    await settled()
    assert told == ["kniffel"]
    assert (worker.asked[PROOF:], kept.asked) == (["hangs"], ["careful"])
    await thinkers.close()


@scene
async def test_what_is_brief_comes_to_the_one_that_is_kept_also_while_all_are_free(
    folder: Path,
) -> None:
    """So it has started and loaded what it needs before others are busy."""
    worker, kept = Slow(), Slow()
    thinkers = odd(worker, kept)
    await think_often(thinkers, "careful", PROOF + 2, worker, kept)
    assert (len(worker.asked), len(kept.asked)) == (PROOF, 2)
    await thinkers.close()


@scene
async def test_a_kind_proves_brief_by_many_in_a_row(folder: Path) -> None:
    """A quick beginning proves nothing, and one that is long begins the proof anew."""
    worker, kept = Slow(), Slow()
    thinkers = odd(worker, kept)
    await think_often(thinkers, "careful", PROOF - 1, worker, kept)
    worker.seconds = 2 * BRIEF
    await think_often(thinkers, "careful", 1, worker, kept)
    worker.seconds = 0.0
    await think_often(thinkers, "careful", PROOF, worker, kept)
    assert kept.asked == []
    await think_often(thinkers, "careful", 1, worker, kept)
    assert kept.asked == ["careful"]
    await thinkers.close()


@scene
async def test_a_kind_that_hung_has_to_prove_brief_again(folder: Path) -> None:
    worker, kept = Slow(), Slow()
    thinkers = odd(worker, kept, patience=Patience(coach=0.0))
    review = Review("high-die", high_die.Options(), 2, (), 0)
    thinkers._brief["high-die", "coach"] = PROOF
    for _ in range(2):
        assert await answer(thinkers, review) == Failed(Fault("coach", "Hung"))
    assert (kept.asked, worker.asked) == (["coach"], ["coach"])
    await thinkers.close()


@scene
async def test_real_bots_in_real_processes(folder: Path) -> None:
    thinkers = in_processes(GAMES, 2)
    table = Table(GAMES["kniffel"], GAMES["kniffel"].types.options(), 1, fair.seeded(1))
    table.commit(table.ring(0.0))
    told = await answer(thinkers, Consult("kniffel", "steady", table.frame(0, (), 0.0), 7))
    assert isinstance(told, Told)
    assert told.what.play in table.game.legal(table.state, 0)
    await thinkers.close()


# The process


def test_a_process_answers_until_its_input_ends() -> None:
    (their_in, our_out), (our_in, their_out) = os.pipe(), os.pipe()
    ended: list[int] = []

    def think(question: Question) -> Timed:
        return Timed(Told(question.game), 0.0)

    with (
        os.fdopen(their_in, "rb") as inlet,
        os.fdopen(their_out, "wb") as outlet,
        os.fdopen(our_in, "rb") as answers,
    ):
        with os.fdopen(our_out, "wb") as questions:
            thread = Thread(target=serve, args=(inlet, outlet, think, ended.append))
            thread.start()
            assert heard(answers) == "ready"
            for _ in range(2):
                questions.write(pack(consult()))
                questions.flush()
                assert heard(answers) == Timed(Told("high-die"), 0.0)
        thread.join()
    assert ended == [0]


def test_a_process_to_which_nobody_listens_ends() -> None:
    """The server was killed while it was born."""
    (their_in, our_out), (our_in, their_out) = os.pipe(), os.pipe()
    ended: SimpleQueue[int] = SimpleQueue()
    os.close(our_in)
    with os.fdopen(their_in, "rb") as inlet, os.fdopen(their_out, "wb", buffering=0) as outlet:
        serve(inlet, outlet, lambda question: Timed(Told(""), 0.0), ended.put)
        assert ended.get() == 0
        os.close(our_out)
        assert ended.get() == 0  # the thread that reads has ended, too


def heard(answers: BinaryIO) -> Any:
    return unpack(answers.read(int.from_bytes(answers.read(SIZE))))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_thinker_outlives_the_server(tmp_path: Path, how: signal.Signals) -> None:
    """Its processes hold the server's standard error, which ends only when all have ended."""
    reader, writer = os.pipe()
    server = Server(tmp_path, stderr=writer)
    os.close(writer)

    async def play() -> None:
        async with aiohttp.ClientSession() as client:
            tables = Tables(server.url, client)
            anna, _ = await tables.sit(await tables.make(), "Anna")
            await anna.ask("AddBot", level="beginner")
            await anna.ask("Start")
            for _ in range(4):  # a bot has moved in between
                await anna.ask("Act", seat=0, play=first_write(await anna.turn()))
            await anna.turn()
            await anna.socket.close()

    asyncio.run(play())
    server.end(how)
    with os.fdopen(reader, "rb") as stderr:
        stderr.read()
