"""What all rooms share, and who comes to visit them."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass

from parlour.core.game import Seat
from parlour.server.outbox import Outbox, Overflow
from parlour.server.store import Store
from parlour.server.wire import Tell


class Guest:
    """One connection, whoever is behind it."""

    def __init__(self, drop: Callable[[], None]) -> None:
        self.outbox = Outbox()
        self.secrets: set[str] = set()
        """The hashes of the tokens it has shown."""
        self.seats: tuple[Seat, ...] = ()
        self.is_coached = False
        """True while the coach thinks for it."""
        self.drop = drop

    def tell(self, tell: Tell) -> None:
        try:
            self.outbox.put(tell)
        except Overflow:
            self.drop()


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    bots: Executor
    """Where bots and coaches think, off the event loop."""
    pace: float
    """What bots' thinking times are multiplied by."""
    invite: Callable[[str], str]
