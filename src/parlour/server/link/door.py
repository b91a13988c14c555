"""Who is connected: every socket that was accepted, and until when it may wait.

A connection has proved nothing until its client is in a room. When no place is free, be it in the
house or for one address, the connection that has waited longest makes room for the next. So people
who come back find a place, however many others stand on the doorstep and say nothing.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator

from parlour.server.link.budgets import Row

KEPT = 5
"""One place in so many is kept for players who show a token."""


class Link:
    """One accepted socket, from its first moment to its last, whoever speaks over it."""

    __slots__ = ("_deadline", "_door", "address", "is_guest", "transport")

    def __init__(self, door: "Door", transport: asyncio.Transport) -> None:
        self._door = door
        self._deadline: asyncio.TimerHandle | None = None
        self.transport = transport
        self.address = ""
        """Empty as long as it is unknown: behind a proxy, until a request tells."""
        self.is_guest = False
        """Its client is in a room without having shown a token."""

    def wait(self, seconds: float) -> None:
        """It has so many seconds from now, and makes room if somebody else needs its place."""
        self.prove()
        if self._door.lets_wait(self):
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(seconds, self.transport.abort)

    def prove(self) -> None:
        """Its client has come in, and may stay."""
        self._door.no_longer_waits(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def gone(self) -> None:
        self.prove()
        self._door.forget(self)


class Door:
    def __init__(self, sockets: Row, guests: Row, places: int) -> None:
        """`places` is how many sockets the system lets this process have."""
        self._sockets = Tally(sockets, places)
        self._guests = Tally(guests, places - places // KEPT)
        self._links: set[Link] = set()
        self._waiting: dict[str, dict[Link, None]] = {}
        """By address, and of all under no address: the one that has waited longest comes first."""

    def __len__(self) -> int:
        return len(self._links)

    def open(self, transport: asyncio.Transport, address: str) -> Link | None:
        """Let a connection in; None if nobody makes room for it."""
        if not self._has_room(""):
            return None
        link = Link(self, transport)
        self._links.add(link)
        self._sockets.add("")
        if self.name(link, address):
            return link
        self.forget(link)
        return None

    def name(self, link: Link, address: str) -> bool:
        """It is known where a link comes from; False if too many come from there."""
        if link.address == address:
            return True
        if not self._has_room(address):
            return False
        self.no_longer_waits(link)
        self._sockets.add(address)
        link.address = address
        return True

    def admit(self, link: Link) -> bool:
        """Somebody without a token comes into a room, if there is a place."""
        if any(self._guests.is_full(key) for key in keys(link)):
            return False
        link.is_guest = True
        for key in keys(link):
            self._guests.add(key)
        return True

    def release(self, link: Link) -> None:
        """They have left the room, or sat down in it."""
        if link.is_guest:
            link.is_guest = False
            for key in keys(link):
                self._guests.remove(key)

    def forget(self, link: Link) -> None:
        if link in self._links:
            self._links.discard(link)
            self.release(link)
            for key in keys(link):
                self._sockets.remove(key)

    def lets_wait(self, link: Link) -> bool:
        """Whether it is still here."""
        if link in self._links:
            for key in keys(link):
                self._waiting.setdefault(key, {})[link] = None
        return link in self._links

    def no_longer_waits(self, link: Link) -> None:
        for key in keys(link):
            waiting = self._waiting.get(key, {})
            if waiting.pop(link, link) is None and not waiting:
                del self._waiting[key]

    def _has_room(self, address: str) -> bool:
        """There is a place, or the one that has waited longest has made room."""
        if not self._sockets.is_full(address):
            return True
        for link in self._waiting.get(address, ()):
            link.gone()
            link.transport.abort()
            return True
        return False


class Tally:
    """How many there are now, by address, and in all under no address."""

    def __init__(self, row: Row, places: int) -> None:
        self._most = row.address.at_once if row.address else places
        self._most_in_all = min(row.house.at_once, places) if row.house else places
        self._number: Counter[str] = Counter()

    def is_full(self, key: str) -> bool:
        return self._number[key] >= (self._most if key else self._most_in_all)

    def add(self, key: str) -> None:
        self._number[key] += 1

    def remove(self, key: str) -> None:
        self._number[key] -= 1
        if not self._number[key]:
            del self._number[key]


def keys(link: Link) -> Iterator[str]:
    yield ""
    if link.address:
        yield link.address
