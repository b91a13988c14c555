"""Tuples by seat."""

import pytest

from parlour.kit.seats import clockwise, drop, put, without


@pytest.mark.parametrize(
    ("seat", "seats", "order"),
    [(0, 1, (0,)), (0, 3, (1, 2, 0)), (1, 3, (2, 0, 1)), (2, 3, (0, 1, 2))],
)
def test_clockwise_ends_where_it_began(seat: int, seats: int, order: tuple[int, ...]) -> None:
    assert clockwise(seat, seats) == order


def test_one_place_changes() -> None:
    assert put(("a", "b", "c"), 2, "d") == ("a", "b", "d")
    assert put(("a", "b", "c"), 0, "d") == ("d", "b", "c")
    assert drop(("a", "b", "c"), 1) == ("a", "c")
    assert drop((), 1) == ()


def test_what_is_taken_is_taken_once() -> None:
    assert without((1, 2, 2, 3), [2]) == (1, 2, 3)
    assert without((1, 2, 2, 3), [3, 2, 2]) == (1,)
    with pytest.raises(ValueError, match="not in list"):
        without((1,), [1, 1])
