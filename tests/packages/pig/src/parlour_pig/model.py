"""The words of Pig."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import BySeat, Leave, News, Seat, Tagged, Value
from parlour.kit.dice import Face


class Options(Value, frozen=True):
    goal: Annotated[int, Meta(ge=10, le=1000)] = 100
    """PG-R4: who holds with so many points wins."""


class State(Value, frozen=True):
    options: Options
    points: BySeat[int]
    """What is safe."""
    seat: Seat = 0
    """Whose turn it is."""
    turn: int = 0
    """The points of this turn, which a 1 takes away."""
    rolls: int = 0
    """How often the die has fallen in this game."""
    face: Face | None = None
    """What it shows; None before the first roll."""
    rolling: bool = False
    """True while the die is in the air: nobody can hold."""
    left: frozenset[Seat] = frozenset()


# What a player does


class Roll(Tagged, frozen=True):
    rolls: int
    """As many as the player had seen: a late click cannot roll twice."""


class Hold(Tagged, frozen=True):
    rolls: int


Play: TypeAlias = Roll | Hold | Leave


# What the house is due for, and what it draws


class Toss(Tagged, frozen=True):
    number: int


class Rolled(Tagged, frozen=True):
    face: Face


# What the table hears


class DieFell(News, frozen=True):
    seat: Seat
    face: Face
    turn: int


class TurnLost(News, frozen=True):
    seat: Seat
    points: int


class Held(News, frozen=True):
    seat: Seat
    points: int
    total: int


class Won(News, frozen=True):
    seat: Seat


class WentAway(News, frozen=True):
    seat: Seat


NewsItem: TypeAlias = DieFell | TurnLost | Held | Won | WentAway


# What a seat sees


class View(Value, frozen=True):
    options: Options
    points: BySeat[int]
    seat: Seat
    turn: int
    rolls: int
    face: Face | None
    rolling: bool
    left: tuple[Seat, ...]


class Refusal(StrEnum):
    NOT_YOUR_TURN = "not-your-turn"
    DICE_HAVE_CHANGED = "dice-have-changed"
    DIE_IN_THE_AIR = "pig-die-in-the-air"
    NOTHING_TO_HOLD = "pig-nothing-to-hold"
    NOT_THAT_DIE = "pig-not-that-die"
