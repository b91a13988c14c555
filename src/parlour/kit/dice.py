"""Handfuls of dice: multisets, always in ascending order, so that equal handfuls are equal."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Annotated, TypeAlias

from msgspec import Meta

from parlour.core.game import Rng

FACES = range(1, 7)

Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Dice: TypeAlias = Annotated[tuple[Face, ...], Meta(max_length=5, extra={"between": "-"})]
"""Faces 1 to 6 in ascending order, five dice at the most."""


def handful(faces: Iterable[int]) -> Dice:
    """Dice that lie on a table in any order."""
    return tuple(sorted(faces))


def throw(rng: Rng, number: int) -> Dice:
    return rethrow(rng, (), number)


def rethrow(rng: Rng, kept: Dice, number: int) -> Dice:
    """Leave `kept` on the table and throw the other dice of `number`."""
    return tuple(sorted([*kept, *[1 + rng.below(6) for _ in range(number - len(kept))]]))


@cache
def handfuls(number: int) -> tuple[Dice, ...]:
    """All multisets of `number` dice."""
    return tuple(combinations_with_replacement(FACES, number))


ASCENDING = frozenset(dice for number in range(6) for dice in handfuls(number))
"""All multisets of up to five dice, as they are written."""


@cache
def throws(number: int) -> tuple[tuple[Dice, int], ...]:
    """All multisets of `number` dice, each with how many of the 6 ** number throws show it."""
    return tuple((dice, orders(dice)) for dice in handfuls(number))


def orders(dice: Dice) -> int:
    """In how many orders these dice can lie: the multinomial coefficient."""
    return factorial(len(dice)) // prod(factorial(dice.count(face)) for face in FACES)


@cache
def picks(dice: Dice) -> frozenset[Dice]:
    """All sub-multisets of these dice."""
    return frozenset(part for size in range(len(dice) + 1) for part in combinations(dice, size))


@cache
def parts(dice: Dice) -> tuple[Dice, ...]:
    """The same in order, from none of them to all."""
    return tuple(sorted(picks(dice), key=lambda part: (len(part), part)))


def is_part(part: Dice, dice: Dice) -> bool:
    return part in picks(dice)
