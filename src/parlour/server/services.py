"""What all rooms of a process share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from parlour.core.game import AnyGame
from parlour.server.store import Store
from parlour.server.thinkers.pool import Thinkers


@dataclass(frozen=True)
class Services:
    games: Mapping[str, AnyGame]
    store: Store
    thinkers: Thinkers
    """Where bots and coaches think, off the event loop."""
    pace: float
    """What bots' thinking times are multiplied by."""
    invites: Callable[[str], tuple[str, ...]]
    """The links that lead to the room with this code, the best first."""
    close_after: float
    """Seconds after which an empty room is closed."""
    host_waits: float
    """Seconds for which the host's role is kept while they are away and others are here."""
