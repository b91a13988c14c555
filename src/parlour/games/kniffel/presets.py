"""The sheets people play on: each preset is a table of boxes with their scoring functions."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, partial
from types import MappingProxyType
from typing import TypeAlias

from parlour.core.game import Illegal
from parlour.games.kniffel.model import Box, Extra, Joker, Options, Preset, Refusal
from parlour.kit.dice import FACES, Dice, handfuls

Score: TypeAlias = Callable[[Dice], int]

UPPER = (Box.ONES, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES, Box.SIXES)
UPPER_GOAL = 63


def faces(face: int, dice: Dice) -> int:
    """KN-R4"""
    return face * dice.count(face)


def alike(number: int, dice: Dice) -> int:
    """KN-R6: all five dice count."""
    return sum(dice) if most(dice) >= number else 0


def only_alike(number: int, dice: Dice) -> int:
    """Yatzy: only the equal dice count, the highest of them."""
    return number * max((face for face in dice if dice.count(face) >= number), default=0)


def two_pairs(dice: Dice) -> int:
    pairs = [face for face in FACES if dice.count(face) >= 2]
    return 2 * sum(pairs) if len(pairs) == 2 else 0


def full_house(points: int | None, dice: Dice) -> int:
    """KN-R7, KN-Q3: five of a kind is none; without fixed points the dice count."""
    if sorted(Counter(dice).values()) != [2, 3]:
        return 0
    return sum(dice) if points is None else points


def straight(length: int, points: int, dice: Dice) -> int:
    """KN-R8, KN-R9"""
    runs = (range(first, first + length) for first in range(1, 8 - length))
    return points if any(set(run) <= set(dice) for run in runs) else 0


def exactly(run: Dice, points: int, dice: Dice) -> int:
    return points if dice == run else 0


def kniffel(dice: Dice) -> int:
    """KN-R10"""
    return 50 if most(dice) == 5 else 0


def most(dice: Dice) -> int:
    return max(map(dice.count, dice))


UPPER_PART: dict[Box, Score] = {
    box: partial(faces, face) for face, box in zip(FACES, UPPER, strict=True)
}

LOWER_PART: dict[Box, Score] = {
    Box.THREE_OF_A_KIND: partial(alike, 3),
    Box.FOUR_OF_A_KIND: partial(alike, 4),
    Box.FULL_HOUSE: partial(full_house, 25),
    Box.SMALL_STRAIGHT: partial(straight, 4, 30),
    Box.LARGE_STRAIGHT: partial(straight, 5, 40),
    Box.KNIFFEL: kniffel,
    Box.CHANCE: sum,
}

YATZY_PART: dict[Box, Score] = {
    Box.ONE_PAIR: partial(only_alike, 2),
    Box.TWO_PAIRS: two_pairs,
    Box.THREE_OF_A_KIND: partial(only_alike, 3),
    Box.FOUR_OF_A_KIND: partial(only_alike, 4),
    Box.SMALL_STRAIGHT: partial(exactly, (1, 2, 3, 4, 5), 15),
    Box.LARGE_STRAIGHT: partial(exactly, (2, 3, 4, 5, 6), 20),
    Box.FULL_HOUSE: partial(full_house, None),
    Box.CHANCE: sum,
    Box.KNIFFEL: kniffel,
}

JOKER_POINTS = {Box.FULL_HOUSE: 25, Box.SMALL_STRAIGHT: 30, Box.LARGE_STRAIGHT: 40}
"""KN-R12: what a joker is worth where it would otherwise be worth nothing."""


@dataclass(frozen=True)
class JokerRule:
    """KN-Q5: what binds a further Kniffel. Each first if the Kniffel box holds a zero, then if it
    holds points."""

    upper_first: tuple[bool, bool]
    lower_first: tuple[bool, bool]
    """Once its own upper box is filled."""
    counts: tuple[bool, bool]
    """It may stand for anything then."""


ALWAYS, NEVER, WITH_POINTS = (True, True), (False, False), (False, True)

JOKERS = {
    Joker.FORCED: JokerRule(ALWAYS, ALWAYS, ALWAYS),
    Joker.FORCED_WITH_50: JokerRule(WITH_POINTS, ALWAYS, ALWAYS),
    Joker.LOWER: JokerRule(NEVER, ALWAYS, ALWAYS),
    Joker.FREE: JokerRule(NEVER, NEVER, ALWAYS),
    Joker.EARNED: JokerRule(WITH_POINTS, WITH_POINTS, WITH_POINTS),
    Joker.NONE: JokerRule(NEVER, NEVER, NEVER),
}

EXTRA_POINTS = {Extra.EVERY: 100, Extra.SECOND: 100, Extra.UPPER: 50, Extra.NONE: 0}


@dataclass(frozen=True, eq=False)
class Rules:
    """One way to play, as data. Equal only to itself, so that it is a quick cache key."""

    scoring: Mapping[Box, Score]
    upper_bonus: int = 35
    joker: Joker = Joker.FORCED
    joker_points: Mapping[Box, int] = field(default_factory=lambda: JOKER_POINTS)
    extra: Extra = Extra.EVERY
    in_order: bool = False
    seats: range = range(1, 9)

    boxes: tuple[Box, ...] = field(init=False)
    place: Mapping[Box, int] = field(init=False)
    """Where on the sheet a box is."""

    def __post_init__(self) -> None:
        boxes = tuple(self.scoring)
        object.__setattr__(self, "boxes", boxes)
        object.__setattr__(self, "place", {box: place for place, box in enumerate(boxes)})

    @cached_property
    def points(self) -> Mapping[Dice, tuple[int, ...]]:
        """What every roll is worth in every box, in the order of the boxes."""
        return {dice: tuple(f(dice) for f in self.scoring.values()) for dice in handfuls(5)}


BY_THE_BOOK = Rules(UPPER_PART | LOWER_PART)

PRESETS: Mapping[Preset, Rules] = MappingProxyType(
    {
        Preset.KNIFFEL: BY_THE_BOOK,
        Preset.SCHMIDT: replace(BY_THE_BOOK, extra=Extra.UPPER),
        Preset.YAHTZEE: replace(BY_THE_BOOK, seats=range(2, 11)),
        Preset.PLAIN: replace(BY_THE_BOOK, joker=Joker.NONE, extra=Extra.NONE),
        Preset.YATZY: Rules(
            UPPER_PART | YATZY_PART,
            upper_bonus=50,
            joker=Joker.NONE,
            joker_points={},
            extra=Extra.NONE,
        ),
        Preset.FORCED_ORDER: replace(BY_THE_BOOK, in_order=True),
    }
)
"""KN-Q8"""


def rules_of(options: Options) -> Rules:
    """The preset with what the table has switched."""
    if options.joker is None and options.extra is None:
        return PRESETS[options.preset]
    return _switched(options.preset, options.joker, options.extra)


@cache
def _switched(preset: Preset, joker: Joker | None, extra: Extra | None) -> Rules:
    rules = PRESETS[preset]
    if not rules.joker_points:  # a sheet that knows no joker takes neither switch
        raise Illegal(Refusal.OPTIONS_DO_NOT_FIT)
    return replace(rules, joker=joker or rules.joker, extra=extra or rules.extra)
