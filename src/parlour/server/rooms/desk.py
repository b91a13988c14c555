"""A serial executor: coroutines of one room run one after the other."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias, TypeVarTuple

Given = TypeVarTuple("Given")
Work: TypeAlias = Coroutine[Any, Any, None]
"""It may await futures only, such as those of the store."""


class Desk:
    """Runs coroutines in the order in which they come. An idle desk runs one at once; while it
    awaits the store, all later ones wait.

    A task with a queue does the same, but takes two more turns of the event loop for each."""

    def __init__(self) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the desk is closed, or with the exception that ended it."""
        self._pile: deque[Work] = deque()
        self._is_busy = False

    def put(self, work: Work) -> None:
        self._pile.append(work)
        if not self._is_busy:
            self._go_on()

    def is_free(self) -> bool:
        return not (self._is_busy or self.ended.done())

    def wait(
        self,
        future: "asyncio.Future[None]",
        then: Callable[[*Given, "asyncio.Future[None]"], Work | None],
        *given: *Given,
    ) -> None:
        """On a free desk, and without a coroutine: once this is done, do that; if it leaves work,
        that is next."""
        self._is_busy = True
        future.add_done_callback(partial(self._waited, then, *given))

    def close(self, error: Exception | None = None) -> None:
        """Run the coroutines that wait already, and none after them; then end, with this error if
        there is one."""
        self.put(self._end(error))

    async def _end(self, error: Exception | None) -> None:
        if error is not None:
            raise error
        self.ended.set_result(None)

    def _waited(self, then: Callable[..., Work | None], *given: Any) -> None:
        try:
            work = then(*given)
        except Exception as error:
            self.ended.set_exception(error)
        else:
            if work is not None:
                self._pile.appendleft(work)
        self._go_on()

    def _go_on(self, _: object = None) -> None:
        self._is_busy = True
        while self._pile and not self.ended.done():
            try:
                waits_for = self._pile[0].send(None)
            except StopIteration:
                del self._pile[0]
            except Exception as error:
                self.ended.set_exception(error)
            else:
                waits_for.add_done_callback(self._go_on)
                return
        while self._pile:  # ended: these never run
            self._pile.popleft().close()
        self._is_busy = False
