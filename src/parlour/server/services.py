"""What all rooms of a process share."""

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass

from parlour.core.game import AnyGame
from parlour.server.store import Store


@dataclass(frozen=True)
class Services:
    games: Mapping[str, AnyGame]
    store: Store
    thinkers: Executor
    """The worker threads in which bots and coaches think, off the event loop."""
    pace: float
    """What bots' thinking times are multiplied by."""
    invite: Callable[[str], str]
    """The link that leads to the room with this code."""
    close_after: float
    """Seconds after which an empty room is closed."""
