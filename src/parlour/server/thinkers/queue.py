"""A fair queue of thoughts: rooms take turns by the time that their thoughts have taken.

This is start-time fair queueing. A room that asks for little comes first, however much others ask
for, and nobody saves up turns while asking for nothing.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from parlour.server.thinkers.questions import Answer, Question

MOST_AHEAD = 1_000
"""Rooms of which it is remembered how far they are ahead, beside those that ask for something."""


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

    turn: float
    """Virtual time: the room with the lowest comes first."""
    waiting: deque[Thought] = field(default_factory=deque)
    running: int = 0


class FairQueue:
    def __init__(self) -> None:
        self._lines: dict[Hashable, Line] = {}
        """Of the rooms that ask for something."""
        self._ahead: dict[Hashable, float] = {}
        """The turns of rooms that ask for nothing and are ahead of the others, the one that has
        been quiet longest first."""
        self._now = 0.0
        """The virtual time of the thought that began last."""

    def __len__(self) -> int:
        return sum([len(line.waiting) for line in self._lines.values()])

    def of(self, room: Hashable) -> int:
        """How many thoughts of a room wait."""
        line = self._lines.get(room)
        return len(line.waiting) if line else 0

    def put(self, thought: Thought) -> None:
        room = thought.room
        if room not in self._lines:
            self._lines[room] = Line(max(self._ahead.pop(room, 0.0), self._now))
        self._lines[room].waiting.append(thought)

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
        """Of a room that asks for nothing, remember only how far it is ahead of the others."""
        if line.waiting or line.running:
            return
        del self._lines[room]
        if line.turn > self._now:
            self._ahead[room] = line.turn
        if len(self._ahead) > MOST_AHEAD:
            del self._ahead[next(iter(self._ahead))]
