"""Handfuls of dice."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from parlour.core.fair import Seeded
from parlour.kit.dice import handful, handfuls, is_part, parts, rethrow, throw, throws


@pytest.mark.parametrize(("number", "count"), [(0, 1), (1, 6), (2, 21), (4, 126), (5, 252)])
def test_handfuls_are_all_and_in_order(number: int, count: int) -> None:
    assert len(handfuls(number)) == count
    assert set(handfuls(number)) == {
        tuple(sorted(dice)) for dice in product(range(1, 7), repeat=number)
    }


@pytest.mark.parametrize("number", range(6))
def test_throws_count_every_order(number: int) -> None:
    every = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=number))
    assert dict(throws(number)) == every


@pytest.mark.parametrize(
    ("dice", "picked"),
    [
        ((), [()]),
        ((2, 2), [(), (2,), (2, 2)]),
        ((1, 1, 6), [(), (1,), (6,), (1, 1), (1, 6), (1, 1, 6)]),
    ],
)
def test_parts(dice: tuple[int, ...], picked: list[Any] | list[tuple[()]]) -> None:
    assert list(parts(dice)) == picked
    assert all(is_part(part, dice) for part in picked)


def test_five_different_dice_have_32_parts() -> None:
    assert len(parts((1, 2, 3, 4, 5))) == 32


@pytest.mark.parametrize("part", [(3,), (1, 1), (6, 1), (1, 6, 6)])
def test_no_part(part: tuple[int, ...]) -> None:
    assert not is_part(part, (1, 6))


def test_throws() -> None:
    rng = Seeded(5)
    for _ in range(100):
        dice = throw(rng, 5)
        assert dice in handfuls(5)
        kept = dice[1:4]
        assert is_part(kept, rethrow(rng, kept, 5))
    assert throw(rng, 0) == ()
    assert rethrow(rng, (1, 2, 3, 4, 6), 5) == (1, 2, 3, 4, 6)


def test_a_handful_lies_in_any_order() -> None:
    assert handful((6, 1, 3, 1)) == handful([1, 1, 6, 3]) == (1, 1, 3, 6)
