"""The supervisor of a machine's workers. It holds the socket at which all of them serve, so that no
connection is refused while they come and go, and starts another when one has died.

SIGHUP is a rolling deploy: for each worker a new one is started, from the code as it is on the disk
now, and the old one gives it its rooms with everybody in them.
"""

import asyncio
import logging
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from typing import Any

from msgspec import DecodeError, ValidationError, json
from msgspec.structs import replace

from parlour.server.admin.facts import Facts
from parlour.server.admin.pages import SUPERVISOR, open_admin
from parlour.server.app import listen, new_event_loop
from parlour.server.journal import journal, keep_aliases, say_who, start_journal
from parlour.server.link.files import raise_nofile
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, Trouble
from parlour.server.store.postgres.line import Line
from parlour.server.store.postgres.opening import prepare, spoken
from parlour.server.town.doors import remove_door
from parlour.server.town.worker import LEAVE, pack

LOOK_EVERY = 0.3
"""Seconds between two looks at which workers are still in the book."""
AGAIN_AFTER = 1.0
"""Seconds until another is started for a worker that died before it was ready."""
PATIENCE = 20.0
"""Seconds for which a worker may take leave, until it is killed."""
SILENCE = 3.0
"""Seconds after which a worker that tells nothing about itself counts as down."""
GONE = "DELETE FROM worker WHERE id = $1 RETURNING door"
ALL = "SELECT id FROM worker"

decode = json.Decoder(Facts).decode


class Child:
    """A worker as its supervisor sees it."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.number = 0
        """As the database knows it; 0 until it is ready."""
        self.is_wanted = True
        """False once it has been told to go."""
        self._facts: Facts = {}
        self._told_at = 0.0
        self._loop = asyncio.get_running_loop()
        self._listening: asyncio.Task[None] | None = None

    async def ready(self) -> bool:
        """Wait until it serves; False if it has died on the way."""
        assert self.process.stdout is not None
        self.number = int(await self.process.stdout.readline() or 0)
        self._listening = asyncio.create_task(self._listen(self.process.stdout))
        return self.number > 0

    @property
    def facts(self) -> Facts:
        if self._loop.time() - self._told_at < SILENCE:
            return {"parlour_up": 1, **self._facts}
        return {"parlour_up": 0}

    async def _listen(self, output: asyncio.StreamReader) -> None:
        """Hear what it tells of itself. One of another version may tell it in other words: then
        nothing is known."""
        async for line in output:
            with suppress(DecodeError, ValidationError):
                self._facts, self._told_at = decode(line), self._loop.time()

    def tell(self, line: bytes) -> None:
        """One that has died already is told nothing; that it has died is noticed elsewhere."""
        assert self.process.stdin is not None
        with suppress(OSError, RuntimeError):  # of asyncio, of uvloop
            self.process.stdin.write(line)

    async def leave(self) -> None:
        """Have it give its rooms to others, and wait until it is gone."""
        self.is_wanted = False
        self.tell(LEAVE)
        await self.gone()

    async def stop(self) -> None:
        self.is_wanted = False
        self.signal(signal.SIGTERM)
        await self.gone()

    async def gone(self) -> None:
        try:
            await asyncio.wait_for(self.process.wait(), PATIENCE)
        except TimeoutError:
            self.signal(signal.SIGKILL)
            await self.process.wait()

    def signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(number)


class Supervisor:
    def __init__(self, settings: Settings, workers: int, listener: socket.socket) -> None:
        self.children: list[Child] = []
        thinkers = max(1, settings.thinkers // workers)
        self._settings = replace(settings, thinkers=thinkers, admin=None)
        self._deaths = 0
        self._workers = workers
        self._listener = listener
        self._line = Line(settings.database)
        self._tasks: set[asyncio.Task[None]] = set()
        self._deploying, self._filling = asyncio.Lock(), asyncio.Lock()

    async def open(self) -> None:
        """All workers, ready; or `CannotOpen`."""
        await prepare(self._settings.database)
        keep_aliases(self._settings.data)
        children = [await self._start() for _ in range(self._workers)]
        if not all([await child.ready() for child in children]):
            await self.close()
            raise CannotOpen(Trouble.DATABASE_AWAY, spoken(self._settings.database))
        self._do(self._watch())

    def deploy(self) -> "asyncio.Task[None]":
        """Put new workers in the place of all there are, one by one."""
        return self._do(self._deploy())

    async def told(self) -> dict[str, Facts]:
        """What the admin address shows of this machine."""
        own: Facts = {"parlour_up": 1, "parlour_worker_deaths_total": self._deaths}
        ready = [child for child in self.children if child.number]
        return {SUPERVISOR: own, **{str(child.number): child.facts for child in ready}}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*[child.stop() for child in self.children])
        await self._line.close()

    async def _deploy(self) -> None:
        async with self._deploying:
            for old in [child for child in self.children if child.is_wanted]:
                if old not in self.children:  # it has died meanwhile, and another has come for it
                    continue
                new = await self._start()
                new.is_wanted = False  # it may die on the way, and the old one stays
                if not await new.ready():
                    journal("deploy-failed", logging.ERROR)
                    return
                new.is_wanted = True
                await old.leave()
        journal("deployed", workers=len(self.children))

    async def _start(self) -> Child:
        """In a session of its own: Ctrl+C in a terminal reaches the supervisor alone."""
        fd = self._listener.fileno()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-P", "-m", "parlour.server.town", str(fd)),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=(fd,),
            start_new_session=True,
        )
        child = Child(process)
        self.children.append(child)
        self._do(self._mind(child))
        child.tell(pack(self._settings))
        return child

    async def _mind(self, child: Child) -> None:
        """When it has died its row goes at once, so that its rooms are free, and another comes if
        one is missing. One that never was ready is a fault that time may mend."""
        code = await child.process.wait()
        self.children.remove(child)
        if child.number:
            remove_door(await self._line.do(lambda db: db.fetchval(GONE, child.number)) or "")
        if child.is_wanted:
            self._deaths += 1
            journal("worker-died", logging.ERROR, died=child.number, code=code)
        if not child.number:
            await asyncio.sleep(AGAIN_AFTER)
        await self._fill()

    async def _fill(self) -> None:
        """Start as many as are missing. Nobody is, if one has died while its heir was born."""
        async with self._filling:
            missing = self._workers - len(self.children)
            born = [await self._start() for _ in range(missing)]
        await asyncio.gather(*[child.ready() for child in born])

    async def _watch(self) -> None:
        """One that others have buried may be a zombie: it is killed, and another comes. Who was not
        ready yet when the book was asked for need not stand in it."""
        while True:
            ready = [child for child in self.children if child.number]
            rows = await self._line.do(lambda db: db.fetch(ALL))
            known = {row["id"] for row in rows}
            for child in ready:
                if child.number not in known:
                    child.signal(signal.SIGKILL)
            await asyncio.sleep(LOOK_EVERY)

    def _do(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def serve(settings: Settings, workers: int, on_open: Callable[[Settings], None]) -> None:
    """Serve with so many workers until told to stop by Ctrl+C or SIGTERM; or `CannotOpen`."""
    start_journal(settings.log_level, settings.budgets.lines.house)
    say_who(worker="supervisor", machine=socket.gethostname())
    raise_nofile()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve(settings, workers, on_open))


async def _serve(settings: Settings, workers: int, on_open: Callable[[Settings], None]) -> None:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    with closing(listen(settings)) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        supervisor = Supervisor(settings, workers, listener)
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop.set)
        loop.add_signal_handler(signal.SIGHUP, supervisor.deploy)
        await supervisor.open()
        try:
            async with open_admin(settings.admin, supervisor.told):
                await asyncio.to_thread(on_open, settings)
                await stop.wait()
            journal("stopping")
        finally:
            await supervisor.close()
