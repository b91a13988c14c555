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
from parlour.core.log import Drawer
from parlour.lessons.lesson import LessonShown
from parlour.lessons.puzzles import PuzzlesShown
from parlour.study.decisions import Decision

MOST_BYTES = 16 * 1024

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]+$")]
Code: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12)]
"""The short name of a room, as it stands in the invite link."""
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""The secret that makes a seat yours. It is told once, to the client that sat down."""
Pass: TypeAlias = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{20}$")]
"""What brings a second device to a seat: used once, and good for a short while."""
MOST_NAME = 24
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Word: TypeAlias = Annotated[str, Meta(max_length=32)]
MOST_REMARK = 80
Remarked: TypeAlias = Annotated[str, Meta(min_length=1, max_length=MOST_REMARK)]
Contribution: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""What a seat adds to the dice, so that nobody can have chosen them."""
Sha256: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


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
    screen: bool = False
    """A shared screen, which belongs to nobody and is seen and heard by all."""


class Sit(Asked, frozen=True, kw_only=True):
    """Take a free seat (any, if none is named), or during a game the seat of a bot. One connection
    may take several: a hot seat."""

    name: Name
    seat: Seat | None = None


class Pledge(Asked, frozen=True, kw_only=True):
    """Bind oneself to a contribution to the next game, for every seat this connection holds.
    Clients send it whenever they see a new commitment, and again after every `Hello`."""

    commitment: Sha256
    """What the house has bound itself to; with another one, the pledge comes too late."""
    pledge: Sha256
    """The hash of the contribution."""


class Reveal(Asked, frozen=True, kw_only=True):
    """The contribution itself: the answer to `Drafted`, once that shows one's pledge."""

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
    chance: Drawer = Drawer.HOUSE
    """The players may bring their own dice or cards, in games that can be played by hand."""


class Start(Asked, frozen=True, kw_only=True):
    """Begin the game, or the next one."""


class Pause(Asked, frozen=True, kw_only=True):
    """The table stands still, its clock and its bots too, until somebody at it asks to go on."""


class GoOn(Asked, frozen=True, kw_only=True):
    """The pause is over."""


class HandOver(Asked, frozen=True, kw_only=True):
    """Make the person in this seat the host."""

    seat: Seat


class AddDevice(Asked, frozen=True, kw_only=True):
    """A code with which a second device comes to this seat; one of the tokens is the seat's."""

    seat: Seat
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)]


class UseCode(Asked, frozen=True, kw_only=True):
    """I am the second device. Answered with `Seated`."""

    code: Pass


class Sign(StrEnum):
    """A reaction that all see alike, or read in their own language."""

    BRAVO = "bravo"
    LAUGH = "laugh"
    WOW = "wow"
    TEARS = "tears"
    HEART = "heart"
    LUCK = "luck"

    WELL_PLAYED = "well-played"
    SO_CLOSE = "so-close"
    THANK_YOU = "thank-you"
    SORRY = "sorry"
    ONE_MOMENT = "one-moment"
    YOUR_TURN = "your-turn"
    ONE_MORE = "one-more"
    GOOD_NIGHT = "good-night"


class React(Asked, frozen=True, kw_only=True):
    """Show everybody in the room a sign, for a seat this connection holds. It is kept nowhere."""

    seat: Seat
    sign: Sign


class Remark(Asked, frozen=True, kw_only=True):
    """The same in words of one's own, where the host allows them."""

    seat: Seat
    text: Remarked


class AllowRemarks(Asked, frozen=True, kw_only=True):
    """Whether people at this table may write words of their own to each other."""

    allowed: bool


class Act(Asked, frozen=True, kw_only=True):
    """A play of the game, for a seat this connection holds."""

    seat: Seat
    play: Raw


class Deal(Asked, frozen=True, kw_only=True):
    """What the players have thrown or drawn themselves, as `frame.awaits` asks for it."""

    number: int
    draw: Raw


class Advise(Asked, frozen=True, kw_only=True):
    """What would the coach do? During a game, for a seat this connection holds."""

    seat: Seat


class LookBack(Asked, frozen=True, kw_only=True):
    """What did this seat do well and badly? After a game."""

    seat: Seat


class Ping(Asked, frozen=True, kw_only=True):
    """Are you still there?"""


Preparation: TypeAlias = AddBot | Configure | Start
Talk: TypeAlias = React | Remark
Seating: TypeAlias = Pledge | Rename | StandUp | StandIn | HandOver
PlainAsk: TypeAlias = Seating | Pause | GoOn | Talk | AllowRemarks | Preparation
"""What a room answers with a plain `Done`."""
Device: TypeAlias = AddDevice | UseCode
RoomAsk: TypeAlias = Sit | Device | PlainAsk | Act | Deal | Advise | LookBack
Ask: TypeAlias = Hello | RoomAsk | Reveal | Ping


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


class PlayedShown(Value, frozen=True):
    """A finished game of this room. Its log: GET /api/rooms/CODE/games/MATCH/log."""

    match: int
    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    at: int
    """When it ended, in seconds of Unix time."""


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
    """The seat that may configure, start and clear seats; None in a room without people."""
    yours: tuple[Seat, ...]
    invites: tuple[str, ...]
    """Links to this room, one for each address of the server, the best first. Their QR codes:
    GET /api/rooms/CODE/qr.svg?at=0, 1, …"""
    commitment: str
    """SHA-256 of the seed of the next game, or of the one being played."""
    match: int
    """How many games have been started in this room."""
    coach: bool
    """Whether this game has a coach and the table lets it speak."""
    chance: Drawer = Drawer.HOUSE
    """Who throws the dice and draws the cards of the next game, or of the one being played."""
    paused: str | None = None
    """The name of the person who has asked for a pause; the clock stands still and nobody acts."""
    played: tuple[PlayedShown, ...] = ()
    """The finished games, the newest last."""
    screen: bool = False
    """A shared screen is here: it speaks for the room."""
    remarks: bool = False
    """Whether people may write words of their own to each other."""


class Reacted(Tagged, frozen=True):
    """Somebody at the table reacts. It is told once, and missing it is harmless."""

    seat: Seat
    sign: Sign | None
    text: str = ""
    """Where there is no sign: one line in words of their own."""


class Drafted(Tagged, frozen=True):
    """A game is about to start. This is the first line of its log, in which the contributions are
    still missing; whoever sees their own pledge in it answers with `Reveal`, at once."""

    header: Any


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


class DeviceCode(Tagged, frozen=True):
    id: str
    code: str
    lasts: int
    """Seconds in which it must be used. A new one for the same seat takes its place."""


class DeviceAdded(Tagged, frozen=True):
    """To the other devices of the seat: the code has been used."""

    seat: Seat


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


Answer: TypeAlias = Seated | DeviceCode | Done | Advised | Reviewed | Refused | Pong
Tell: TypeAlias = RoomShown | Drafted | Framed | Reacted | DeviceAdded | Answer


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


class Refusal(StrEnum):
    """What the server refuses; games and the table have their own codes."""

    BAD_MESSAGE = "bad-message"
    TOO_FAST = "too-fast"
    HELLO_FIRST = "hello-first"
    FOREIGN_ORIGIN = "foreign-origin"
    TOO_MANY_ROOMS = "too-many-rooms"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_GUESSES = "too-many-guesses"
    HOUSE_FULL = "house-full"
    NO_SUCH_PAGE = "no-such-page"
    SERVER_BROKE = "server-broke"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_LANGUAGE = "no-such-language"
    NO_SUCH_LESSON = "no-such-lesson"
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
    NOT_BY_HAND = "not-by-hand"
    COACH_IS_THINKING = "coach-is-thinking"
    TOO_FEW = "too-few"
    REPLAY_TOO_LONG = "replay-too-long"
    STORE_FAILED = "store-failed"
    ROOM_BROKEN = "room-broken"
    TOO_MANY_SPECTATORS = "too-many-spectators"
    ONE_SEAT_EACH = "one-seat-each"
    PLAYER_IS_HERE = "player-is-here"
    NOBODY_THERE = "nobody-there"
    NOT_AT_THE_TABLE = "not-at-the-table"
    PAUSED = "paused"
    REMARKS_OFF = "remarks-off"
    CODE_NOT_VALID = "code-not-valid"
    COACH_IS_BUSY = "coach-is-busy"
    STOPPING = "stopping"
