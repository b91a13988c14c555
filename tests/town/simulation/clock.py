"""A clock that jumps, and an event loop for each process of the simulated town.

Time stands still while anything can run, and then jumps to the next timer. Which process runs next
is drawn from the seed, one callback at a time. Inside a process callbacks keep their order, for
asyncio promises that. A process that is killed never runs again; one that is stopped goes on later,
and finds that time has passed.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context
from hashlib import blake2b
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

if TYPE_CHECKING:
    from asyncio import BaseEventLoop as Unsimulated  # for its types alone
else:
    from asyncio import AbstractEventLoop as Unsimulated

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class World:
    def __init__(self, seed: int, *, keeps_trace: bool = False) -> None:
        self.now = 0.0
        self.chance = Random(seed)
        self.faults: list[str] = []
        """What went wrong that nothing should make go wrong."""
        self.trace: list[str] | None = [] if keeps_trace else None
        self.files: dict[int, Any] = {}
        """What stands behind the descriptors of simulated sockets, by inode."""
        self._digest = blake2b(digest_size=16)
        self._loops: list[Loop] = []
        self._dead: list[Loop] = []
        self._timers: list[tuple[float, int, Loop, asyncio.Handle]] = []
        self._number = count()
        self.nature = Loop(self, "nature", 0.0)
        """What belongs to no process: the network, and fate."""
        self._loops.append(self.nature)

    def process(self, name: str) -> "Loop":
        """A new process; its clock shows something of its own."""
        loop = Loop(self, name, self.chance.uniform(0.0, 1e4))
        self._loops.append(loop)
        return loop

    def forget(self, loop: "Loop") -> None:
        """It runs no more. What it would have run is kept, for nothing may end in the middle."""
        self._loops.remove(loop)
        self._dead.append(loop)

    def note(self, who: str, what: str) -> None:
        """One more line of the trace, by which two runs are compared."""
        line = f"{self.now:.6f} {who} {what}"
        self._digest.update(line.encode())
        if self.trace is not None:
            self.trace.append(line)

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()

    def later(self, seconds: float, act: Callable[..., object], *args: Any) -> None:
        self.nature.call_later(seconds, act, *args)

    def at(self, moment: float, act: Callable[..., object], *args: Any) -> None:
        """What is due at the same moment happens in the order in which it was asked for."""
        self.nature.call_at(moment, act, *args)

    def set_timer(self, at: float, loop: "Loop", handle: asyncio.Handle) -> None:
        heappush(self._timers, (max(at, self.now), next(self._number), loop, handle))

    def run(self, main: "asyncio.Task[Any]") -> None:
        """Until this is done. What should end and does not is somebody's fault too."""
        while not main.done():
            able = [loop for loop in self._loops if loop.ready and not loop.is_stopped]
            if able:
                able[int(self.chance.random() * len(able))].run_one()
            else:
                self._jump()
        asyncio._set_running_loop(None)

    def _jump(self) -> None:
        """To the next timer, and to all that ring at the same moment."""
        self.now = self._timers[0][0]
        while self._timers and self._timers[0][0] <= self.now:
            _, _, loop, handle = heappop(self._timers)
            if not (loop.is_dead or handle.cancelled()):
                loop.ready.append(handle)


class Loop(Unsimulated):
    """The event loop of one process. What it has not is not simulated, and raises."""

    def __init__(self, world: World, name: str, offset: float) -> None:
        self.world = world
        self.name = name
        self.is_dead = False
        self.is_stopped = False
        self.ready: deque[asyncio.Handle] = deque()
        self.at_end: list[Callable[[], None]] = []
        """What the system does for a process that has ended."""
        self._offset = offset

    def run_one(self) -> None:
        handle = self.ready.popleft()
        if not handle.cancelled():
            asyncio._set_running_loop(self)
            handle._run()

    def kill(self) -> None:
        if not self.is_dead:
            self.is_dead = True
            self.world.forget(self)
            for act in self.at_end:
                act()

    # What asyncio asks of a loop

    def time(self) -> float:
        return self.world.now + self._offset

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self.is_dead:
            self.ready.append(handle)
        return handle

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self.is_dead:
            self.world.set_timer(when - self._offset, self, handle)
        return handle

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: object = None, context: Any = None) -> Any:
        return asyncio.Task(coro, loop=self, context=context)

    async def _after(self, act: Callable[..., Any], *args: Any) -> Any:
        """What another thread does: it takes a while, as seen from here."""
        await asyncio.sleep(self.world.chance.uniform(0.0, 0.02))
        return act(*args)

    def run_in_executor(
        self, executor: Any, func: Callable[[*Ts], T], *args: *Ts
    ) -> "asyncio.Future[T]":
        task: asyncio.Future[T] = self.create_task(self._after(func, *args))
        return task

    async def connect_accepted_socket(self, protocol_factory: Any, sock: Any, **_: Any) -> Any:
        """A socket that was carried here."""
        return sock.open(self, protocol_factory())

    def get_debug(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays in the heap, and does nothing there."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """A callback that raises, or a task whose end nobody looks at."""
        error = context.get("exception")
        if error is not None and not self.is_dead:
            self.world.faults.append(f"{self.name}: {context['message']}: {error!r}")
