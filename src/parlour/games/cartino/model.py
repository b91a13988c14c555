"""The words of Cartino: options, state, plays, draws, news, view. No rules in here."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import BySeat, Leave, News, Seat, Tagged, Value


class Suit(StrEnum):
    """From weak to strong (CA-R3)."""

    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    CLUBS = "C"


class Rank(StrEnum):
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class Pawn(StrEnum):
    """From the weakest to the strongest, and the joker. A set has two of each."""

    D7 = "D7"
    D8 = "D8"
    D9 = "D9"
    D10 = "D10"
    DJ = "DJ"
    DQ = "DQ"
    DK = "DK"
    DA = "DA"
    H7 = "H7"
    H8 = "H8"
    H9 = "H9"
    H10 = "H10"
    HJ = "HJ"
    HQ = "HQ"
    HK = "HK"
    HA = "HA"
    S7 = "S7"
    S8 = "S8"
    S9 = "S9"
    S10 = "S10"
    SJ = "SJ"
    SQ = "SQ"
    SK = "SK"
    SA = "SA"
    C7 = "C7"
    C8 = "C8"
    C9 = "C9"
    C10 = "C10"
    CJ = "CJ"
    CQ = "CQ"
    CK = "CK"
    CA = "CA"
    JOKER = "joker"

    @property
    def suit(self) -> Suit:
        """Not for the joker: it takes that of the field it lies on."""
        return Suit(self.value[0])

    @property
    def rank(self) -> Rank:
        return Rank(self.value[1:])


class Corners(StrEnum):
    """The suits in the corners: top left, top right, bottom left, bottom right.

    Every other arrangement is one of these, mirrored.
    """

    CSHD = "CSHD"
    CSDH = "CSDH"
    CHSD = "CHSD"
    CHDS = "CHDS"
    CDSH = "CDSH"
    CDHS = "CDHS"


Half: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
"""Half of a field: row times eight plus column in a square of eight by eight."""
Pawns: TypeAlias = Annotated[tuple[Pawn, ...], Meta(max_length=66)]
"""Always from the weakest to the strongest, so that equal handfuls are equal."""
Fields: TypeAlias = Annotated[tuple[Pawn, ...], Meta(max_length=32)]
"""Whose field is where, row by row."""


class Options(Value, frozen=True):
    corners: Corners = Corners.CSHD
    layout: Annotated[str, Meta(max_length=4000)] | None = None
    """CA-P4: a board of one's own, as text; None: ours."""
    must_connect: bool = False
    """CA-Q3: a player who can touch a lying pawn must."""
    joker_to_hand: bool = False
    """CA-Q5: a replaced joker goes to the replacer instead of leaving the game."""
    replacing_scores: bool = True
    """CA-Q5"""
    replacing_later: bool = False
    """CA-Q5: a joker can be replaced only from the next turn on."""
    taking_back: bool = True
    """CA-Q10: until the turn is ended; without it, what lies, lies."""
    patience: Annotated[int, Meta(ge=5, le=600)] | None = None
    """CA-P1: seconds for a turn; None: as long as people like."""


class Laying(Value, frozen=True):
    """One pawn laid in a turn."""

    pawn: Pawn
    half: Half
    points: int
    replaced: bool = False
    """It took the place of a joker."""


Board: TypeAlias = tuple[Pawn | None, ...]
"""What lies on each half."""


class State(Value, frozen=True):
    options: Options
    bag: Pawns
    """What is in it, not in which order: the house draws only when somebody draws."""
    hands: tuple[Pawns, ...]
    board: Board
    points: tuple[int, ...]
    lasts: tuple[tuple[Laying, ...], ...]
    """What each seat laid in its last turn."""
    drawn: tuple[Pawns, ...]
    """What each seat drew after it."""
    removed: int = 0
    """Jokers that have left the game."""
    seat: Seat = 0
    turn: int = 0
    """Counts from 1; 0 until the hands are dealt."""
    laid: tuple[Laying, ...] = ()
    """In this turn, and not taken back."""
    owed: int = 0
    """How many pawns the player who has just ended a turn has yet to draw."""
    passes: int = 0
    """How many have passed since somebody last laid a pawn."""
    over: bool = False
    left: frozenset[Seat] = frozenset()


class Lay(Tagged, frozen=True):
    """`turn` and `laid` say which board the player has seen: how many pawns laid, in which turn."""

    turn: int
    laid: int
    pawn: Pawn
    half: Half


class TakeBack(Tagged, frozen=True):
    """Take back what was laid in this turn, the last first, until `keep` pawns are left."""

    turn: int
    laid: int
    keep: int = 0


class EndTurn(Tagged, frozen=True):
    turn: int
    laid: int


class Pass(Tagged, frozen=True):
    """Only for a player who cannot lay anything (CA-Q6)."""

    turn: int


Play: TypeAlias = Lay | TakeBack | EndTurn | Pass | Leave


class Dealt(Tagged, frozen=True):
    """A hand a seat, and which seat begins: lots decide between equals."""

    hands: Annotated[tuple[Pawns, ...], Meta(max_length=4)]
    first: Seat


class Drawn(Tagged, frozen=True):
    """From the bag, for the player who has just ended a turn."""

    pawns: Pawns


class TimeUp(Tagged, frozen=True):
    """The turn took too long."""


Draw: TypeAlias = Dealt | Drawn | TimeUp


class DealHands(Tagged, frozen=True):
    """CA-R3: before the first turn."""


class FillHand(Tagged, frozen=True):
    """CA-R6: from the bag, after a turn."""


class Patience(Tagged, frozen=True):
    """CA-P1: for one turn."""

    turn: int


Due: TypeAlias = DealHands | FillHand | Patience
"""What the house can be due for."""


class Begins(News, frozen=True):
    seat: Seat


class PawnLaid(News, frozen=True):
    seat: Seat
    pawn: Pawn
    half: Half
    points: int
    touched: tuple[Half, ...]
    """Where its points come from."""
    field: Pawn
    """Whose field it is: what a joker stands for."""
    replaced: bool = False
    clock: bool = False
    """It was the clock, not the player, that laid it."""


class TookBack(News, frozen=True):
    seat: Seat
    halves: tuple[Half, ...]
    """The last laid first."""


class TurnEnded(News, frozen=True):
    seat: Seat
    laid: int
    points: int
    """Of the pawns laid, without the bonus."""
    bonus: int
    """CA-R8"""
    clock: bool = False


class Passed(News, frozen=True):
    seat: Seat
    clock: bool = False


class Drew(News, frozen=True):
    """Everyone sees how many."""

    seat: Seat
    number: int


class Took(News, frozen=True):
    """Only the player who drew sees what."""

    pawns: Pawns


class GameEnded(News, frozen=True):
    finisher: Seat | None
    """The player who laid the last pawn; None: no player could go on."""
    bonus: int
    """CA-R11, for the finisher."""
    hands: BySeat[Pawns]
    deductions: BySeat[int]
    totals: BySeat[int]


class WentAway(News, frozen=True):
    seat: Seat
    deduction: int


NewsItem: TypeAlias = (
    Begins | PawnLaid | TookBack | TurnEnded | Passed | Drew | Took | GameEnded | WentAway
)


class SeatView(Value, frozen=True):
    points: int
    chips: int
    """CA-R10: worth 20 each."""
    track: int
    """Where the counting pawn stands: 1 to 19; 0 beside the track."""
    pawns: int
    """How many are in the hand."""
    last: tuple[Laying, ...]


class View(Value, frozen=True):
    """CA-I2: one's own hand, and of the others' and the bag no more than how many."""

    options: Options
    you: Seat | None
    fields: Fields
    values: tuple[int, ...]
    """By field."""
    board: Board
    worth: tuple[int, ...]
    """What a pawn laid on each half now would score."""
    hand: Pawns
    drawn: Pawns
    """What came into the hand last."""
    shown: tuple[Pawns, ...]
    """All hands, once the game is over."""
    seats: tuple[SeatView, ...]
    bag: int
    removed: int
    seat: Seat | None
    """Whose turn it is; None before the hands are dealt and after the end."""
    turn: int
    suit: Suit | None
    """That of the turn, once a pawn is laid."""
    laid: tuple[Laying, ...]
    owed: int
    passes: int
    left: frozenset[Seat]


class Refusal(StrEnum):
    NOT_YOUR_TURN = "not-your-turn"
    BAG_FIRST = "bag-first"
    BOARD_HAS_CHANGED = "board-has-changed"
    NOT_IN_HAND = "not-in-hand"
    NOT_ITS_FIELD = "not-its-field"
    HALF_TAKEN = "half-taken"
    OTHER_JOKER = "other-joker"
    JOKER_JUST_LAID = "joker-just-laid"
    ONE_SUIT = "one-suit"
    MUST_CONNECT = "must-connect"
    NOTHING_LAID = "nothing-laid"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    WHAT_LIES_LIES = "what-lies-lies"
    CAN_LAY = "can-lay"
    NOT_THOSE_PAWNS = "not-those-pawns"
    LAYOUT_NO_SUCH_CARD = "layout-no-such-card"
    LAYOUT_CARD_TWICE = "layout-card-twice"
    LAYOUT_CARD_MISSING = "layout-card-missing"
    LAYOUT_NOT_EIGHT_FIELDS = "layout-not-eight-fields"
    LAYOUT_BREAKS_EXAMPLE = "layout-breaks-example"
