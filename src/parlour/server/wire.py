"""What travels over the socket. docs/protocol.md tells the same for people.

A client asks (`Ask`), the server tells (`Tell`). Every ask has an id of the client's choosing and
is answered by `Done`, `Seated`, a `Framed` that names the id, or `Refused`. A play that is sent
again with the same id is answered again and never made twice.
"""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, field

from parlour.core.described import AnyOption
from parlour.core.game import Frame, Seat, Tagged, Value

MOST_BYTES = 16 * 1024

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12)]
"""The short name of a room, as it stands in the invite link."""
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""The secret that makes a seat yours. It is told once, to the client that sat down."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Word: TypeAlias = Annotated[str, Meta(max_length=32)]
Contribution: TypeAlias = Annotated[str, Meta(max_length=64)]
"""What a seat adds to the dice, so that the house cannot have chosen them."""


class Asked(Tagged, frozen=True, kw_only=True):
    """Base of all asks of a client."""

    id: Id


class Hello(Asked, frozen=True, kw_only=True):
    """The first message of every connection, new or resumed: look at this room, with the seats
    whose tokens this device holds."""

    room: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    last_seq: int | None = None
    """The newest frame the client has seen, for the server's log; it gets a whole frame anyway."""


class Sit(Asked, frozen=True, kw_only=True):
    """Take a free seat (any, if none is named), or during a game the seat of a bot. One connection
    may take several: a hot seat."""

    name: Name
    contribution: Contribution = ""
    seat: Seat | None = None


class Contribute(Asked, frozen=True, kw_only=True):
    """Add to the chance of the next game, for every seat this connection holds. Clients send it
    whenever they see a new commitment, so that the house has bound itself before it knows this."""

    commitment: Annotated[str, Meta(max_length=64)]
    contribution: Contribution


class AddBot(Asked, frozen=True, kw_only=True):
    level: Word
    seat: Seat | None = None


class Rename(Asked, frozen=True, kw_only=True):
    seat: Seat
    name: Name


class StandUp(Asked, frozen=True, kw_only=True):
    """Give up one's own seat; the host may also clear another. During a game its player leaves."""

    seat: Seat


class StandIn(Asked, frozen=True, kw_only=True):
    """A bot plays on for a player who is away (the host asks); None: the player is back."""

    seat: Seat
    level: Word | None = None


class Configure(Asked, frozen=True, kw_only=True):
    """Choose the game and its options, between two games."""

    game: Word
    options: Raw
    coach: bool = True
    """Whether the coach may be asked during the game."""


class Start(Asked, frozen=True, kw_only=True):
    """Begin the game, or the next one."""


class Act(Asked, frozen=True, kw_only=True):
    """A play of the game, for a seat this connection holds."""

    seat: Seat
    play: Raw


class Advise(Asked, frozen=True, kw_only=True):
    """What would the coach do? During a game, for a seat this connection holds."""

    seat: Seat


class LookBack(Asked, frozen=True, kw_only=True):
    """What did this seat do well and badly? After a game."""

    seat: Seat


class Ping(Asked, frozen=True, kw_only=True):
    """Are you still there?"""


PlainAsk: TypeAlias = Contribute | AddBot | Rename | StandUp | StandIn | Configure | Start
"""What a room answers with a plain `Done`."""
RoomAsk: TypeAlias = Sit | PlainAsk | Act | Advise | LookBack
Ask: TypeAlias = Hello | RoomAsk | Ping


class Kind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class Phase(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class SeatShown(Value, frozen=True):
    kind: Kind
    name: str = ""
    level: str | None = None
    """The bot that sits here, or that stands in for the person."""
    online: bool = False
    wins: int = 0
    """Games won in this room; a tie counts for all seats that share it."""


class RoomShown(Tagged, frozen=True):
    """The room as everyone in it sees it, and which seats are yours."""

    code: str
    game: str
    options: Any
    phase: Phase
    seats: tuple[SeatShown, ...]
    fewest: int
    most: int
    levels: tuple[str, ...]
    host: Seat | None
    """The seat that may configure, start and clear seats: the first person who is online."""
    yours: tuple[Seat, ...]
    invite: str
    commitment: str
    """SHA-256 of the seed of the next game, or of the one being played."""
    match: int
    """How many games have been started in this room."""
    coach: bool
    """Whether this game has a coach and the table lets it speak."""


class Framed(Tagged, frozen=True):
    """What one of your seats (None: a spectator) sees now."""

    match: int
    frame: Frame[Any, Any, Any]
    done: tuple[str, ...] = ()
    """The ids of your plays that this frame shows."""
    before: tuple[Any, ...] = ()
    """To a client that has just come: the news of before, the oldest first."""


class Seated(Tagged, frozen=True):
    id: str
    seat: Seat
    token: str


class Done(Tagged, frozen=True):
    id: str


class Refused(Tagged, frozen=True, omit_defaults=True):
    id: str | None
    code: str
    about: dict[str, str | int] = field(default_factory=dict)
    """What the sentence of the code names, such as the line of a file."""


class Advised(Tagged, frozen=True):
    id: str
    seq: int
    """The frame it is about."""
    seat: Seat
    advice: Any
    costs: tuple[float | None, ...]
    """What each legal play of that frame gives away, in their order; None: nothing to compare.
    Empty for a game without such figures."""


class Reviewed(Tagged, frozen=True):
    id: str
    match: int
    seat: Seat
    review: Any


class Pong(Tagged, frozen=True):
    id: str


Tell: TypeAlias = RoomShown | Framed | Seated | Done | Advised | Reviewed | Refused | Pong


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
    emblem: str
    """Where its picture is."""
    options: tuple[AnyOption, ...]
    seat_fields: tuple[str, ...]
    """The fields of plays, news and views that name a seat, or several."""
    by_seat: tuple[str, ...]
    """The fields of a view that hold one item for each seat."""


class NewRoom(Value, frozen=True):
    """The body of POST /api/rooms."""

    game: Word


class RoomMade(Value, frozen=True):
    room: str


HTTP = (GameShown, NewRoom, RoomMade)
"""What is asked and answered outside the socket."""


class Refusal(StrEnum):
    """What the server refuses; games and the table have their own codes."""

    BAD_MESSAGE = "bad-message"
    TOO_FAST = "too-fast"
    HELLO_FIRST = "hello-first"
    FOREIGN_ORIGIN = "foreign-origin"
    TOO_MANY_ROOMS = "too-many-rooms"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_LANGUAGE = "no-such-language"
    NO_SUCH_ROOM = "no-such-room"
    NO_SUCH_BOT = "no-such-bot"
    WRONG_TOKEN = "wrong-token"
    NAME_MISSING = "name-missing"
    ROOM_FULL = "room-full"
    SEAT_TAKEN = "seat-taken"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_THE_HOST = "not-the-host"
    BAD_OPTIONS = "bad-options"
    GAME_RUNNING = "game-running"
    NO_GAME = "no-game"
    NO_COACH = "no-coach"
    COACH_IS_THINKING = "coach-is-thinking"
    TOO_FEW = "too-few"
    STORE_FAILED = "store-failed"
    STOPPING = "stopping"
