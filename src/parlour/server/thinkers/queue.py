"""A fair queue of thoughts: rooms take turns by the time that their thoughts have taken.

This is start-time fair queueing. A room that asks for little comes first, however much others ask
for, and nobody saves up turns while asking for nothing.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from parlour.server.thinkers.questions import Answer, Question


@dataclass(eq=False)
class Thought:
    """A question on its way, until it is answered or cancelled."""

    room: Hashable
    question: Question
    on_answer: Callable[[Answer], None]
    since: float
    has_begun: bool = False
    is_stale: bool = False
    """Nobody waits for it any more."""
    limit: asyncio.Timeout | None = None
    """Until when it may go on, while somebody thinks about it."""


@dataclass
class Line:
    """What one room has asked."""

    waiting: deque[Thought] = field(default_factory=deque)
    running: int = 0
    turn: float = 0.0
    """Virtual time: the room with the lowest comes first."""


class FairQueue:
    def __init__(self) -> None:
        self._lines: dict[Hashable, Line] = {}
        self._now = 0.0
        """The virtual time of the thought that began last."""

    def __len__(self) -> int:
        return sum([len(line.waiting) for line in self._lines.values()])

    def of(self, room: Hashable) -> int:
        """How many thoughts of a room wait."""
        line = self._lines.get(room)
        return len(line.waiting) if line else 0

    def put(self, thought: Thought) -> None:
        line = self._lines.setdefault(thought.room, Line())
        if not line.waiting and not line.running:
            line.turn = max(line.turn, self._now)
        line.waiting.append(thought)

    def take(self, fits: Callable[[Thought], bool]) -> Thought | None:
        """The first thought that fits, of the room whose turn it is; None if none does."""
        ready = [line for line in self._lines.values() if line.waiting and fits(line.waiting[0])]
        if not ready:
            return None
        line = min(ready, key=lambda line: (line.running, line.turn))
        line.running += 1
        self._now = max(self._now, line.turn)
        return line.waiting.popleft()

    def done(self, room: Hashable, seconds: float) -> None:
        """A thought that was taken has come to its end after so long."""
        line = self._lines[room]
        line.running -= 1
        line.turn += seconds
        self._forget(room, line)

    def drop(self, thought: Thought) -> None:
        """Nobody waits any more for this one, which has not begun."""
        line = self._lines[thought.room]
        line.waiting.remove(thought)
        self._forget(thought.room, line)

    def _forget(self, room: Hashable, line: Line) -> None:
        """A room that asks for nothing and is not ahead of the others has nothing to remember."""
        if not line.waiting and not line.running and line.turn <= self._now:
            del self._lines[room]
