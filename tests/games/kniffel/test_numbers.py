"""Kniffel: facts about one turn that need no full solution."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from parlour.games.kniffel.exact.pars import par
from parlour.games.kniffel.model import Box, Preset
from parlour.games.kniffel.presets import PRESETS
from parlour.games.kniffel.rules import DICE
from parlour.kit.dice import FACES, Dice, handfuls, parts

BOOK = PRESETS[Preset.KNIFFEL]


def best_keep(by_keep: Mapping[Dice, Any]) -> dict[Dice, Any]:
    """What every roll is worth, when the best part of it is kept; keeping all five is scoring."""
    return {
        dice: max([by_keep[keep] for keep in parts(dice) if keep in by_keep])
        for dice in handfuls(DICE)
    }


def one_roll_back(worth: Mapping[Dice, Any]) -> dict[Dice, Any]:
    """The mean worth of every keep: that of five dice as given, that of fewer by adding one die."""
    means = dict(worth)
    for number in range(DICE - 1, -1, -1):
        for keep in handfuls(number):
            means[keep] = sum([means[tuple(sorted((*keep, face)))] for face in FACES]) / 6
    return means


def last_box(box: Box) -> Fraction:
    """The exact mean of a turn in which this box is the only one open."""
    place = BOOK.place[box]
    worth: dict[Dice, Any] = {dice: Fraction(points[place]) for dice, points in BOOK.points.items()}
    for _ in range(3):
        worth = one_roll_back(best_keep(worth))
    found: Fraction = worth[()]
    return found


def test_KN_T3_the_last_box_is_kniffel() -> None:
    assert last_box(Box.KNIFFEL) / 50 == Fraction(347897, 7558272)
    assert float(last_box(Box.KNIFFEL)) == pytest.approx(2.301432126, abs=5e-10)


def test_KN_T3_the_last_box_is_chance() -> None:
    assert last_box(Box.CHANCE) == Fraction(70, 3)


@pytest.mark.parametrize("face", range(1, 7))
def test_KN_T3_the_last_box_is_an_upper_one(face: int) -> None:
    """Each die shows the number after at most three tries with probability 91/216."""
    assert last_box(list(Box)[face - 1]) == 5 * face * Fraction(91, 216)


def test_KN_T3_one_throw_of_five() -> None:
    """6 of 7776 throws are a Kniffel, 240 a large straight."""
    for box, ways in ((Box.KNIFFEL, 6 * 50), (Box.LARGE_STRAIGHT, 240 * 40)):
        place = BOOK.place[box]
        worth = {dice: Fraction(points[place]) for dice, points in BOOK.points.items()}
        assert one_roll_back(worth)[()] == Fraction(ways, 7776)


@pytest.mark.parametrize("box", BOOK.boxes[6:])
def test_par_is_the_mean_of_a_turn(box: Box) -> None:
    assert par(BOOK, box) == pytest.approx(float(last_box(box)))


def test_more_rolls_are_never_worse() -> None:
    worth = {dice: float(points[-1]) for dice, points in BOOK.points.items()}
    better = best_keep(one_roll_back(worth))
    assert all(better[dice] >= worth[dice] for dice in handfuls(5))
