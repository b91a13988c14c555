"""What a game is: pure functions over frozen values.

Nothing here does I/O, reads a clock or owns a random generator.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=63, extra={"told": "seat"})]
T = TypeVar("T")
BySeat: TypeAlias = Annotated[tuple[T, ...], Meta(extra={"told": "by-seat"})]
"""One entry for each seat."""

O = TypeVar("O")  # options
S = TypeVar("S")  # state
P = TypeVar("P")  # what a player may do
D = TypeVar("D")  # what the house may draw
N = TypeVar("N", bound="News")
V = TypeVar("V")  # what one seat sees
A = TypeVar("A", covariant=True)  # what the house can be due for


class Value(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of everything that is stored or sent."""


class Tagged(Value, frozen=True, tag=True):
    """Base of plays, draws and what alarms are for: members of a tagged union."""


class News(Tagged, frozen=True, kw_only=True, omit_defaults=True):
    """Base of what the table hears after a move."""

    to: Seat | None = None
    """The only seat that may hear it; None is everybody."""


class Leave(Tagged, frozen=True):
    """A player gets up for good. Every game takes this play from every seat until it is over;
    `legal` does not list it, because it is no move of the game."""


class Join(Tagged, frozen=True):
    """Somebody new sits down where one has left. A game takes newcomers if this is one of its
    plays; like leaving it is no move of the game."""


class Alarm(Value, Generic[A], frozen=True):
    """A wish to let the house draw `after` seconds from when `what` first appeared."""

    what: A
    """A frozen value of the game. An alarm for an equal value keeps its time; so a value says all
    that makes it another alarm: `Patience(turn=7)`."""
    after: float = 0.0


Outcomes: TypeAlias = tuple[tuple[D, int], ...]
"""What the house may draw, each draw once with its weight: its probability is its weight divided by
the sum of all weights."""

MOST_OUTCOMES = 10_000
"""No list of outcomes is longer; where it would be, a game says None."""


def alike(draws: Iterable[D]) -> Outcomes[D]:
    """Each of these is as likely as any other."""
    return tuple([(draw, 1) for draw in draws])


def unlisted(state: object, due: object) -> None:
    """For a game that never lists what the house may draw."""


class TableRefusal(StrEnum):
    """What is refused in every game; each has its own codes beside these."""

    NO_SUCH_SEAT = "no-such-seat"
    GAME_OVER = "game-over"
    ALREADY_LEFT = "already-left"
    SEATS_DO_NOT_FIT = "seats-do-not-fit"
    HOUSE_DRAWS = "house-draws"
    NOTHING_AWAITED = "nothing-awaited"
    OTHER_DRAW_AWAITED = "other-draw-awaited"


def why_not_leave(*, over: bool, left: bool) -> TableRefusal | None:
    """Every game lets everybody leave, once, until it is over."""
    if over:
        return TableRefusal.GAME_OVER
    return TableRefusal.ALREADY_LEFT if left else None


class Illegal(Exception):
    """A move or a table the rules refuse; `code` is for programs and translators, never prose."""

    def __init__(self, code: StrEnum, **about: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.about = about
        """What the sentence of the code names."""


class Rng(Protocol):
    """All that a draw may ask of chance."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as any other."""


class Awaited(Value, Generic[D], frozen=True):
    """Where chance comes from the players: the draw that they make now."""

    number: int
    """How many they have made before; the answer names it, so that none is given twice."""
    kind: str
    """The type of the draw."""
    draws: tuple[D, ...] = ()
    """All there are, where they are few."""


class Frame(Value, Generic[V, P, N], frozen=True):
    """All that one seat (None: a spectator) learns; browser, terminal and bot get the same."""

    seq: int
    """How many moves the table has seen."""
    seat: Seat | None
    view: V
    legal: tuple[P, ...]
    news: tuple[N, ...]
    rings_in: float | None
    """Seconds until the house acts; None while it waits for the players."""
    scores: tuple[int, ...] | None
    """Set when the game is over."""
    awaits: Awaited[Any] | None = None
    """`Any`, because bots, which are given frames, never draw."""


class Choice(Value, Generic[P], frozen=True):
    """What a bot wants to do, and how long a person would take over it."""

    play: P
    after: float = 0.0


Bot: TypeAlias = Callable[[Frame[V, P, N], Random], Choice[P] | None]
"""A bot is a client: it sees frames, and now and then wants something."""


@dataclass(frozen=True, kw_only=True)
class Types:
    """A game's types as values, for decoders and the schema.

    `Any`, because a union is not a `type` and no annotation can say "a type or a union".
    """

    options: Any
    play: Any
    draw: Any
    news: Any
    view: Any


@dataclass(frozen=True, kw_only=True)
class Coach(Generic[O, V]):
    """What a game can say about decisions. It may think for seconds the first time."""

    advice: Any
    review: Any
    """The types of what the two functions give."""
    advise: Callable[[V, Seat], Any]
    """What the seat could do now, from what it sees alone; `Illegal` if there is nothing to say."""
    look_back: Callable[[O, int, Sequence[Any], Seat], Any]
    """What this seat did well and badly in a finished game, from all its moves."""
    cost: Callable[[Any, Any], float | None] | None = None
    """What a legal play gives away by an advice, against the best; None: nothing to compare."""


@dataclass(frozen=True, kw_only=True)
class Codec(Generic[V, P]):
    """A game in numbers, for learners. It sees a view and never a state, so that no secret can get
    into a tensor."""

    plays: int
    """How many different plays there are. What a play answers (its turn, its deal) is left out."""
    encode: Callable[[P], int]
    """The number of a play, below `plays`; no two legal plays of a position share one."""
    width: Callable[[int], int]
    """How many numbers an observation has, by the number of seats."""
    observe: Callable[[V, Seat], Sequence[float]]
    """What a seat sees, mostly between -1 and 1, with itself in the first place."""


Upgrades: TypeAlias = Mapping[int, Callable[[list[Any]], list[Any]]]
"""Steps from one version of a log to the next. A step gets lines of plain JSON and may raise
LookupError, TypeError or ValueError where no such version can have written them."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, P, D, N, V]):
    """A game is this record of functions; `games/<name>/__init__.py` fills it in."""

    name: str
    rules: int
    """The version of the rules; a log says by which it was played."""
    types: Types
    refusals: type[StrEnum]
    bots: Mapping[str, Bot[V, P, N]]
    """From the weakest to the strongest."""

    seats: Callable[[O], range]
    start: Callable[[O, int], S]
    scores: Callable[[S], tuple[int, ...] | None]

    legal: Callable[[S, Seat], tuple[P, ...]]
    apply: Callable[[S, Seat, P], tuple[S, tuple[N, ...]]]

    alarms: Callable[[S], tuple[Alarm[Any], ...]]
    """`Any`, because only the game looks into what its alarms are for: a table compares these
    values and hands them back to `draw`."""
    draw: Callable[[S, Any, Rng], D]
    outcomes: Callable[[S, Any], Outcomes[D] | None] = unlisted
    """All that `draw` may give here, with its exact probability, for solvers and learners; None
    where there are more than `MOST_OUTCOMES`."""
    deal: Callable[[S, D], tuple[S, tuple[N, ...]]]

    view: Callable[[S, Seat | None], V]
    is_open: bool = False
    """Nothing is hidden from anybody: one view serves all seats."""
    by_hand: bool = False
    """People may bring their own dice or cards and tell the table what came. Only an open game can
    say so: in another, they would see what they tell."""
    imagine: Callable[[V, Random], S]

    coach: Coach[O, V] | None = None
    codec: Codec[V, P] | None = None
    """None: learners get one that is read off the types."""
    upgrades: Upgrades = field(default_factory=dict)
    """By rules version: turns the decoded lines of such a log into those of the next version."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
AnyFrame: TypeAlias = Frame[Any, Any, Any]
"""For code that serves every game and looks into none."""
