"""Counting against the budgets: rates by token bucket, for one connection, address or the house."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from msgspec.structs import fields

from parlour.core.game import Illegal
from parlour.server.link.budgets import Budget, Budgets, Row

MOST_KEYS = 10_000
"""Addresses that a meter remembers; it forgets first the one that has been quiet longest."""


class Bucket:
    """A token bucket: `at_once` at first, `a_second` in the long run."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, budget: Budget, now: float) -> None:
        self._rate = budget.a_second or 0.0
        self._size = float(budget.at_once)
        self._level = self._size
        self._at = now

    def left(self, now: float) -> float:
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level

    def take(self, now: float, number: int = 1) -> bool:
        if self.left(now) < number:
            return False
        self._level -= number
        return True


class Meter:
    """The buckets of one budget, by key; memory stays bounded."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._budget, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket


class Ledger:
    """What every address, and all together, have used of each budget that is a rate."""

    def __init__(self, budgets: Budgets, clock: Callable[[], float]) -> None:
        self._rows: dict[str, Row] = {f.name: getattr(budgets, f.name) for f in fields(budgets)}
        self._by_address = meters({name: row.address for name, row in self._rows.items()})
        self._in_all = meters({name: row.house for name, row in self._rows.items()})
        self._metered = self._by_address.keys() | self._in_all.keys()
        self._clock = clock

    def charge(self, name: str, address: str) -> None:
        """One more of this row, or `Illegal` with its code."""
        if name not in self._metered:
            return
        now = self._clock()
        if not all(bucket.take(now) for bucket in self._buckets(name, address, now)):
            raise Illegal(self._rows[name].answer)

    def must_have(self, name: str, address: str) -> None:
        """`Illegal` if the budget is used up; nothing is charged."""
        now = self._clock()
        if any(bucket.left(now) < 1 for bucket in self._buckets(name, address, now)):
            raise Illegal(self._rows[name].answer)

    def _buckets(self, name: str, address: str, now: float) -> list[Bucket]:
        kept = (self._by_address.get(name), address), (self._in_all.get(name), "")
        return [meter.of(key, now) for meter, key in kept if meter is not None]


class Purse:
    """What one connection has used of each budget, from its first use."""

    __slots__ = ("_buckets", "_budgets")

    def __init__(self, budgets: Budgets) -> None:
        self._budgets = budgets
        self._buckets: dict[str, Bucket] = {}

    def charge(self, name: str, now: float) -> None:
        """One more of this row, or `Illegal` with its code."""
        row: Row = getattr(self._budgets, name)
        if row.connection is None:
            return
        if name not in self._buckets:
            self._buckets[name] = Bucket(row.connection, now)
        if not self._buckets[name].take(now):
            raise Illegal(row.answer)


def meters(budgets: dict[str, Budget | None]) -> dict[str, Meter]:
    rates = {name: b for name, b in budgets.items() if b is not None and b.a_second is not None}
    return {name: Meter(budget) for name, budget in rates.items()}


def address_of(told: str) -> str:
    """The address that is counted: of IPv6 the /64 that one customer gets; "" if it is none."""
    try:
        address = ip_address(told.partition("%")[0])
    except ValueError:
        return ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
