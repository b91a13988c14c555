"""What travels over the socket; `rest` has what is asked outside it. docs/protocol.md tells the
same for people.

A client asks (`Ask`), the server tells (`Tell`). Every ask has an id of the client's choosing and
is answered by `Done`, `Seated`, a `Framed` that names the id, or `Refused`. A play that is sent
again with the same id is answered again and never made twice.
"""

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw, field

from parlour.core.game import Frame, Seat, Tagged, Value
from parlour.core.log import Drawer

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

Match: TypeAlias = int | None
"""The game that an ask is for, as `Framed` numbers it: one that comes too late is not meant for the
next. None: the one that is being played, whichever that is."""


class Asked(Tagged, frozen=True, kw_only=True):
    """Base of all asks of a client."""

    id: Id


class Hello(Asked, frozen=True, kw_only=True):
    """The first message of every connection, new or resumed: look at this room, with the seats
    whose tokens this device holds."""

    room: Code
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    last_seq: int | None = None
    """Nothing needs it; pages of an earlier version, which stay open through a deploy, send it."""
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
    """A bot plays on for a player who is away (the host asks); None: the player is back. At the
    end of a game everybody who is here is back."""

    seat: Seat
    level: Word | None = None


class Configure(Asked, frozen=True, kw_only=True):
    """Change the table between two games. What is left out stays as it is, so that two changes on
    their way do not undo each other; another game begins with what is usual for it."""

    game: Word
    options: Raw
    """Those that change, in an object."""
    coach: bool | None = None
    """Whether the coach may be asked during the game."""
    chance: Drawer | None = None
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
    match: Match = None


class Deal(Asked, frozen=True, kw_only=True):
    """What the players have thrown or drawn themselves, as `frame.awaits` asks for it."""

    number: int
    draw: Raw
    match: Match = None


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
    ANOTHER_GAME = "another-game"
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
