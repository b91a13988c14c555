"""What goes along with a socket that is carried to another process."""

from typing import NamedTuple

from parlour.server.rooms.visit import Visit


class Parcel(NamedTuple):
    address: str
    """Where the client comes from."""
    rest: bytes
    """Received bytes that have not been taken yet."""
    begun: bytes | None
    """A fragmented message, as far as it has come."""
    visit: Visit | None
    """Where the client is, or wants to be."""
