"""Doing one thing after the other."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, TypeAlias

Work: TypeAlias = Coroutine[Any, Any, None]
"""It may wait for nothing but futures, such as the store gives."""


class Desk:
    """What is put on it is done in the order it came; the first of them at once, and when it waits
    for the store, the others wait with it.

    A task and a queue do the same, but take two more turns of the event loop for everything."""

    def __init__(self) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the desk is closed, or with the error of what went wrong on it."""
        self._pile: deque[Work] = deque()
        self._is_busy = False

    def put(self, work: Work) -> None:
        self._pile.append(work)
        if not self._is_busy:
            self._go_on()

    def close(self) -> None:
        """Do nothing after what is there already."""
        self.put(self._end())

    async def _end(self) -> None:
        self.ended.set_result(None)

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
        while self._pile:  # nobody will do that any more
            self._pile.popleft().close()
        self._is_busy = False
