"""Where one thought at a time is thought: in a process of its own, or in a thread."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

from parlour.core.game import AnyGame
from parlour.server.thinkers.child import SIZE, pack, unpack
from parlour.server.thinkers.questions import Question, Timed, timed


class Died(Exception):
    """The process has ended in the middle of a thought, or could not be started."""


class Thinker(Protocol):
    async def ready(self) -> None:
        """Come to where it can think; or `Died`."""

    async def think(self, question: Question) -> Timed:
        """The answer; or `Died`."""

    async def stop(self) -> None:
        """End it, whatever it thinks about. It starts anew with the next question."""


class InProcess:
    """Started with the first question, killed when it must end."""

    def __init__(self, module: str = "parlour.server.thinkers", bots: Sequence[str] = ()) -> None:
        self._command = (sys.executable, "-m", module, *bots)
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ready(self) -> None:
        if self._process is None:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE
                )
            except OSError as error:  # no memory, or no more processes
                raise Died from error
            await self._hear(self._process)

    async def think(self, question: Question) -> Timed:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(pack(question))
        told: Timed = await self._hear(process)
        return told

    async def _hear(self, process: Process) -> Any:
        assert process.stdout is not None
        try:
            size = await process.stdout.readexactly(SIZE)
            return unpack(await process.stdout.readexactly(int.from_bytes(size)))
        except (OSError, asyncio.IncompleteReadError) as error:
            await self.stop()
            raise Died from error

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class InThread:
    """For a house without processes of its own, and for games that live in this one alone. A thread
    cannot be stopped: one that hangs is left alone and another takes its place."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._thread = ThreadPoolExecutor(1, "thinker")

    async def ready(self) -> None:
        pass

    async def think(self, question: Question) -> Timed:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, timed, self._games, question)

    async def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._thread = ThreadPoolExecutor(1, "thinker")
