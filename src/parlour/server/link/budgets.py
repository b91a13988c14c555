"""What a stranger can cause, how much of it, and what answers more: the one table of budgets.

`docs/security.md` shows it to people, and a test holds the two together. A new route or ask names
its row here, or gets one.
"""

from enum import StrEnum

from msgspec.structs import asdict, replace

from parlour.core.game import Value
from parlour.server.wire import MOST_BYTES, Refusal

MOST_SPECTATORS, MOST_DEVICES = 200, 200
"""Connections in one room, without a seat and with one."""


class End(StrEnum):
    """What happens where there is nobody to be told a sentence."""

    HASTY = "closed with 1008"
    TOO_BIG = "closed with 1009; over HTTP, status 413"
    OLDEST = "the oldest makes room"
    LEFT_OUT = "left out, and their number told"


class Budget(Value, frozen=True):
    """So many at once. Of a rate, `a_second` come back; without one, each comes back as it ends."""

    at_once: int
    a_second: float | None = None


class Row(Value, frozen=True):
    """One thing to be counted, and where. None: not counted there; another row bounds it."""

    what: str
    answer: Refusal | End
    connection: Budget | None = None
    address: Budget | None = None
    room: Budget | None = None
    house: Budget | None = None


class Budgets(Value, frozen=True):
    sockets: Row = Row(
        "TCP connections, from the moment they are accepted",
        Refusal.TOO_MANY_CONNECTIONS,
        address=Budget(256),
        house=Budget(20_000),
    )
    guests: Row = Row(
        "people in rooms who have shown no token",
        Refusal.HOUSE_FULL,
        address=Budget(64),
        house=Budget(16_000),
    )
    spectators: Row = Row(
        "connections in one room that have no seat",
        Refusal.TOO_MANY_SPECTATORS,
        room=Budget(MOST_SPECTATORS),
    )
    devices: Row = Row(
        "connections in one room that have a seat",
        End.OLDEST,
        room=Budget(MOST_DEVICES),
    )
    handshakes: Row = Row(
        "WebSocket handshakes",
        Refusal.TOO_FAST,
        address=Budget(256, 8.0),
        house=Budget(8_000, 500.0),
    )
    frames: Row = Row(
        "WebSocket frames of any kind; each kB in one counts as one more",
        End.HASTY,
        connection=Budget(240, 60.0),
    )
    messages: Row = Row(
        "bytes of one message, or of the body of one request",
        End.TOO_BIG,
        connection=Budget(MOST_BYTES),
    )
    asks: Row = Row(
        "asks",
        Refusal.TOO_FAST,
        connection=Budget(60, 20.0),
        address=Budget(1_200, 400.0),
    )
    names: Row = Row(
        "asks that sit down, rename or add a device",
        Refusal.TOO_FAST,
        connection=Budget(24, 0.5),
    )
    reactions: Row = Row(
        "reactions and remarks",
        Refusal.TOO_FAST,
        connection=Budget(8, 0.5),
        address=Budget(80, 5.0),
    )
    thoughts: Row = Row(
        "asks that make the coach think",
        Refusal.TOO_FAST,
        connection=Budget(30, 1.0),
        address=Budget(120, 4.0),
    )
    guesses: Row = Row(
        "codes of rooms that there are not",
        Refusal.TOO_MANY_GUESSES,
        address=Budget(30, 0.2),
        house=Budget(2_000, 20.0),
    )
    rooms: Row = Row(
        "new rooms",
        Refusal.TOO_MANY_ROOMS,
        address=Budget(30, 1 / 60),
        house=Budget(2_000, 1.0),
    )
    requests: Row = Row(
        "HTTP requests of any kind",
        Refusal.TOO_FAST,
        address=Budget(1_000, 100.0),
        house=Budget(10_000, 2_000.0),
    )
    readings: Row = Row(
        "requests that read a finished game",
        Refusal.TOO_FAST,
        address=Budget(30, 1.0),
        house=Budget(200, 20.0),
    )
    glances: Row = Row(
        "looks at the tables at which a device has seats",
        Refusal.TOO_FAST,
        address=Budget(120, 4.0),
        house=Budget(2_000, 100.0),
    )
    drawings: Row = Row(
        "requests that draw something, such as a QR code",
        Refusal.TOO_FAST,
        address=Budget(40, 2.0),
        house=Budget(200, 20.0),
    )
    prints: Row = Row(
        "requests that put something on paper",
        Refusal.TOO_FAST,
        address=Budget(20, 0.5),
        house=Budget(60, 2.0),
    )
    lines: Row = Row(
        "lines of the journal",
        End.LEFT_OUT,
        house=Budget(500, 20.0),
    )


class Deadlines(Value, frozen=True):
    """Seconds."""

    request: float = 10.0
    """From the first moment of a connection, or from its last answer, to a whole request."""
    answer: float = 60.0
    """Until a client has taken the answer to its request."""
    hello: float = 15.0
    """From a WebSocket handshake until its client is in a room."""
    reader: float = 10.0
    """A message may take so long to leave before its reader counts as gone."""


BUDGETS = Budgets()
UNLIMITED = Budgets(
    **{
        name: replace(row, connection=None, address=None, room=None, house=None)
        for name, row in asdict(BUDGETS).items()
    }
)
"""For load tests, whose thousand players all come from one address."""
