"""Rate limits: how much one client, or one address, may ask of the server."""

from collections import OrderedDict

from parlour.core.game import Value


class Limits(Value, frozen=True):
    asks_a_second: float = 20.0
    asks_at_once: int = 60
    rooms_an_hour: float = 60.0
    rooms_at_once: int = 30
    connections: int = 64
    """Open at the same time from one address."""
    stalled_after: float = 10.0
    """Seconds a message may take to leave before its reader counts as gone."""


NO_LIMITS = Limits(1e9, 1_000_000_000, 1e9, 1_000_000_000, 1_000_000_000)
"""For benchmarks and load tests."""


class Bucket:
    """A token bucket: `size` at once, `rate` a second in the long run."""

    def __init__(self, rate: float, size: int, now: float) -> None:
        self._rate = rate
        self._size = size
        self._level = float(size)
        self._at = now

    def take(self, now: float) -> bool:
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Addresses:
    """Rooms and connections by address; the oldest are forgotten, so that memory stays bounded."""

    MOST = 10_000

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._rooms: OrderedDict[str, Bucket] = OrderedDict()
        self._open: dict[str, int] = {}

    def may_open_room(self, address: str, now: float) -> bool:
        bucket = self._rooms.pop(address, None) or Bucket(
            self._limits.rooms_an_hour / 3600, self._limits.rooms_at_once, now
        )
        self._rooms[address] = bucket
        if len(self._rooms) > self.MOST:
            self._rooms.popitem(last=False)
        return bucket.take(now)

    def connect(self, address: str) -> bool:
        number = self._open.get(address, 0)
        if number >= self._limits.connections:
            return False
        self._open[address] = number + 1
        return True

    def disconnect(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    @property
    def connections(self) -> int:
        return sum(self._open.values())
