"""The words of Kniffel: options, state, plays, draws, news, view. No rules in here."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta
from msgspec.structs import force_setattr

from parlour.core.game import Leave, News, Seat, Tagged, Value
from parlour.kit.dice import ASCENDING, Dice


class Box(StrEnum):
    ONES = "ones"
    TWOS = "twos"
    THREES = "threes"
    FOURS = "fours"
    FIVES = "fives"
    SIXES = "sixes"
    ONE_PAIR = "one-pair"
    TWO_PAIRS = "two-pairs"
    THREE_OF_A_KIND = "three-of-a-kind"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full-house"
    SMALL_STRAIGHT = "small-straight"
    LARGE_STRAIGHT = "large-straight"
    KNIFFEL = "kniffel"
    CHANCE = "chance"


class Preset(StrEnum):
    KNIFFEL = "kniffel"
    SCHMIDT = "schmidt"
    YAHTZEE = "yahtzee"
    PLAIN = "plain"
    YATZY = "yatzy"
    FORCED_ORDER = "forced_order"


class Joker(StrEnum):
    """How a further Kniffel may be used (KN-R12, KN-Q5)."""

    FORCED = "forced"
    FORCED_WITH_50 = "forced-with-50"
    """Its own upper box comes first only while the Kniffel box holds points."""
    LOWER = "lower"
    """Its own upper box never comes first; a joker goes into the lower part."""
    FREE = "free"
    EARNED = "earned"
    """As forced, but only if the Kniffel box holds points."""
    NONE = "none"


class Extra(StrEnum):
    """What a further Kniffel earns on top (KN-R13, KN-Q6)."""

    EVERY = "every"
    SECOND = "second"
    UPPER = "upper"
    """Schmidt: less, and only while its upper box is open."""
    NONE = "none"


class Start(StrEnum):
    """Who begins (KN-R2, KN-Q9)."""

    ROLLED = "rolled"
    """Rolled for once; in a series the start then moves clockwise."""
    EVERY_GAME = "every-game"
    """Rolled for before every game of a series."""
    CHOSEN = "chosen"
    """One place begins; in a series the start then moves clockwise."""


class Options(Value, frozen=True):
    preset: Preset = Preset.KNIFFEL
    joker: Joker | None = None
    """None: as the preset has it."""
    extra: Extra | None = None
    games: Annotated[int, Meta(ge=1, le=12)] = 1
    """KN-Q9: a series of so many games, with running totals."""
    start: Start = Start.ROLLED
    place: Annotated[int, Meta(ge=1, le=10)] = 1
    """KN-Q9: which place begins, counted from 1, if `start` is chosen."""
    patience: Annotated[int, Meta(ge=5, le=600)] | None = None
    """KN-P1: seconds to think before each roll or entry; None: as long as people like."""


Sheet: TypeAlias = tuple[int | None, ...]
"""Points by box, in the order of the preset's boxes; None while the box is open."""


class State(Value, frozen=True):
    options: Options
    sheets: tuple[Sheet, ...]
    extras: tuple[int, ...]
    """Points for further Kniffels, by seat."""
    past: tuple[int, ...]
    """Totals of the earlier games of the series, by seat."""
    contenders: tuple[Seat, ...]
    """Who still rolls for the start; empty once somebody has begun."""
    first: Seat = 0
    seat: Seat = 0
    dice: Dice = ()
    roll: int = 0
    """How many rolls of this turn have been made."""
    rolling: bool = False
    """True while the dice are in the air: only the house can move."""
    game: int = 1
    left: frozenset[Seat] = frozenset()


class Roll(Tagged, frozen=True):
    """Roll all dice but those kept. `roll` says how many rolls the player has seen this turn."""

    roll: int
    keep: Dice = ()

    def __post_init__(self) -> None:
        """Kept dice are a multiset: in whatever order they come, they go up."""
        if self.keep not in ASCENDING:
            force_setattr(self, "keep", tuple(sorted(self.keep)))


class Write(Tagged, frozen=True):
    roll: int
    box: Box


Play: TypeAlias = Roll | Write | Leave


class StartRolled(Tagged, frozen=True):
    """One throw for each contender, in their order."""

    throws: Annotated[tuple[Dice, ...], Meta(max_length=16)]


class Rolled(Tagged, frozen=True):
    """All five dice after the roll."""

    dice: Dice


class TimeUp(Tagged, frozen=True):
    """The turn took too long."""


Draw: TypeAlias = StartRolled | Rolled | TimeUp


class ThrowForStart(Tagged, frozen=True):
    """All contenders throw."""


class ThrowDice(Tagged, frozen=True):
    """The player whose turn it is has shaken the cup."""


class Patience(Tagged, frozen=True):
    """KN-P1: for one decision."""

    game: int
    seat: Seat
    written: int
    """How many boxes of the seat's sheet are filled."""
    roll: int


Due: TypeAlias = ThrowForStart | ThrowDice | Patience
"""What the house can be due for."""


class ThrewForStart(News, frozen=True):
    seat: Seat
    dice: Dice


class Begins(News, frozen=True):
    seat: Seat
    game: int


class DiceFell(News, frozen=True):
    seat: Seat
    roll: int
    kept: Dice
    dice: Dice


class Wrote(News, frozen=True):
    seat: Seat
    box: Box
    points: int
    extra: int
    dice: Dice
    clock: bool = False
    """It was the clock, not the player, that wrote."""


class BonusEarned(News, frozen=True):
    """The upper part has just reached its goal."""

    seat: Seat
    points: int


class GameEnded(News, frozen=True):
    game: int
    totals: tuple[int, ...]


class WentAway(News, frozen=True):
    seat: Seat


NewsItem: TypeAlias = ThrewForStart | Begins | DiceFell | Wrote | BonusEarned | GameEnded | WentAway


class SheetView(Value, frozen=True):
    points: Sheet
    upper: int
    bonus: int
    """KN-R5, once earned."""
    extra: int
    total: int
    past: int


class View(Value, frozen=True):
    """Kniffel hides nothing but the future (KN-I3)."""

    options: Options
    boxes: tuple[Box, ...]
    upper_goal: int
    upper_bonus: int
    sheets: tuple[SheetView, ...]
    offers: tuple[int | None, ...]
    """What the dice on the table would write in each box; None where they may not be written."""
    seat: Seat | None
    """Whose turn it is; None before the start is settled and after the end."""
    dice: Dice
    roll: int
    rolling: bool
    game: int
    first: Seat
    contenders: tuple[Seat, ...]
    left: frozenset[Seat]


class Refusal(StrEnum):
    NOT_YOUR_TURN = "not-your-turn"
    DICE_IN_THE_AIR = "dice-in-the-air"
    DICE_HAVE_CHANGED = "dice-have-changed"
    NO_ROLLS_LEFT = "no-rolls-left"
    NOT_THOSE_DICE = "not-those-dice"
    KEEPING_ALL = "keeping-all"
    ROLL_FIRST = "roll-first"
    NO_SUCH_BOX = "no-such-box"
    BOX_TAKEN = "box-taken"
    UPPER_BOX_FIRST = "upper-box-first"
    LOWER_BOX_FIRST = "lower-box-first"
    IN_ORDER = "in-order"
    OPTIONS_DO_NOT_FIT = "options-do-not-fit"
    NO_SUCH_PLACE = "no-such-place"
    NO_COACH = "no-coach"
