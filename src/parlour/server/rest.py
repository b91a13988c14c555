"""What is asked and answered over plain HTTP, beside the socket."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, field

from parlour.core.described import AnyOption
from parlour.core.game import Frame, Seat, Value
from parlour.lessons.lesson import LessonShown
from parlour.lessons.puzzles import PuzzlesShown
from parlour.server.wire import Code, Pass, Phase, Token, Word
from parlour.study.decisions import Decision


class GameShown(Value, frozen=True):
    """A game that this server serves, in the answer to GET /api/games."""

    name: str
    fewest: int
    most: int
    """Seats, with the options as they are at first."""
    bots: tuple[str, ...]
    """From the weakest to the strongest."""
    joins: bool
    """Somebody new may take a chair that was left, in the middle of the game."""
    by_hand: bool
    """People may bring their own dice or cards."""
    hides: bool
    """Hands are hidden: a device that several share is covered between two turns."""
    emblem: str
    """Where its picture is."""
    options: tuple[AnyOption, ...]
    seat_fields: tuple[str, ...]
    """The fields of plays, news and views that name a seat, or several."""
    by_seat: tuple[str, ...]
    """The fields of a view that hold one item for each seat."""
    lessons: tuple[str, ...]
    """By the names under which they can be asked for; the first for those who know nothing yet."""
    puzzles: bool
    """It has puzzles beside its lessons."""
    figures: tuple[str, ...]
    """The passages of the rules that have a picture: `4-2` is the second of the fourth chapter."""
    paper: tuple[str, ...]
    """What can be printed of it."""
    paper_choices: tuple[str, ...]
    """What can be chosen for that; some are called like options of the table."""


class NewRoom(Value, frozen=True):
    """The body of POST /api/rooms."""

    game: Word


class RoomMade(Value, frozen=True):
    room: str


class Wrong(Value, frozen=True, omit_defaults=True):
    """The answer to a request that is refused."""

    code: str
    about: dict[str, str | int] = field(default_factory=dict)
    """What the sentence of the code names, such as the line of a file."""


class Checked(Value, frozen=True, omit_defaults=True):
    """What the seal of a log proves, computed anew by the server."""

    draws: int
    """So many draws follow from the seed, unless the players drew themselves."""
    by_players: bool = False
    bound: bool = False
    """The draws depend on the whole first line of the log, and contributions were pledged."""
    withheld: int = 0
    """Contributions that were pledged and not revealed."""
    commitment: str = ""
    contributions: tuple[str, ...] = ()
    """As the log has them: a device that was at the table has kept the first and knows its own."""
    fault: str = ""
    """Why nothing is proved; empty if all is."""
    line: int = 0


class Replay(Value, frozen=True):
    """A finished game shown again: the first line of an answer about frames."""

    game: str
    options: Any
    names: tuple[str, ...]
    seat: Seat | None
    """Through whose eyes; None is a spectator."""
    coach: bool
    """Whether the coach of this game can weigh decisions."""
    checked: Checked


class Shown(Value, frozen=True):
    """Each further line: the frame after a move, and who made it; sent as what has changed."""

    frame: Frame[Any, Any, Any]
    by: Seat | None
    """None: the house, and before the first move."""
    at: float
    """Seconds since the table was laid."""
    moments: tuple[Any, ...]
    """The news that people want to find again."""


class Weighed(Value, frozen=True):
    """What the coach says of one position."""

    advice: Any
    costs: tuple[float | None, ...]
    """What each legal play gives away, in their order; None: nothing to compare."""
    cost: float | None
    """What the play that was made gave away."""


class DeviceLink(Value, frozen=True):
    """The body of POST /api/rooms/CODE/qr.svg: an invite with a code for a second device, which is
    never part of an address that a server sees."""

    at: Annotated[int, Meta(ge=0)]
    code: Pass


class HeldTable(Value, frozen=True):
    """A room in which a device has seats."""

    room: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)]


HeldTables: TypeAlias = Annotated[tuple[HeldTable, ...], Meta(max_length=24)]
"""The body of POST /api/tables. Tokens are never part of an address, which may be written down."""


class TableShown(Value, frozen=True):
    """A table of this device, seen from its home page; POST /api/tables answers with a list. Rooms
    that are gone, or in which none of the tokens fits, are left out."""

    room: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    """By seat; empty where nobody sits."""
    yours: tuple[Seat, ...]
    turn: tuple[Seat, ...]
    """The seats that can act."""


HTTP = (
    GameShown,
    NewRoom,
    RoomMade,
    DeviceLink,
    HeldTable,
    TableShown,
    Wrong,
    Replay,
    Shown,
    Weighed,
    Decision,
    LessonShown,
    PuzzlesShown,
)
"""What is asked and answered outside the socket."""
