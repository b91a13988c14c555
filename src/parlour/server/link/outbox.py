"""What is on its way to one connection.

The newest frame of a seat replaces an older one that has not left yet (their news are joined), the
newest picture of the room likewise; answers queue up to a bound, and of reactions the oldest are
forgotten. This is the back-pressure: a slow reader costs a little memory, and a reader that has
stopped is dropped and may come back.
"""

from collections import deque
from typing import Any

from msgspec import json
from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.server.wire import Framed, Reacted, RoomShown, Tell

MOST_ANSWERS = 256
MOST_NEWS = 64
MOST_REACTIONS = 16

# Deterministic, because the order of a set can tell how it came about.
encode = json.Encoder(order="deterministic").encode


class Overflow(Exception):
    """This reader takes nothing any more."""


class Outbox:
    def __init__(self) -> None:
        self._answers: list[Tell] = []
        self._room: RoomShown | None = None
        self._reactions: deque[Reacted] = deque(maxlen=MOST_REACTIONS)
        self._frames: dict[Seat | None, Framed] = {}

    def put(self, tell: Tell) -> None:
        match tell:
            case Framed():
                seat = tell.frame.seat
                waiting = self._frames.get(seat)
                self._frames[seat] = tell if waiting is None else joined(waiting, tell)
            case RoomShown():
                self._room = tell
            case Reacted():
                self._reactions.append(tell)
            case _:
                if len(self._answers) >= MOST_ANSWERS:
                    raise Overflow
                self._answers.append(tell)

    def take(self) -> list[bytes]:
        """All there is, encoded: first the room, so that an answer never comes before what it has
        changed."""
        tells: list[Tell] = [] if self._room is None else [self._room]
        tells += self._answers
        tells += self._reactions
        tells += self._frames.values()
        self._answers.clear()
        self._room = None
        self._reactions.clear()
        self._frames.clear()
        return [encode(tell) for tell in tells]


def joined(old: Framed, new: Framed) -> Framed:
    """The new frame, telling also what the old one would have told."""
    if old.match != new.match:
        return new
    told = () if new.before else old.frame.news
    news: tuple[Any, ...] = (told + new.frame.news)[-MOST_NEWS:]
    return replace(
        new,
        frame=replace(new.frame, news=news),
        done=(old.done + new.done)[-MOST_ANSWERS:],
        before=new.before or old.before,
    )
