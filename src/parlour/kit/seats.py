"""What is kept by seat, and the way round a table. Seats are numbered clockwise."""

from collections.abc import Iterable
from typing import TypeVar

from parlour.core.game import Seat

T = TypeVar("T")


def clockwise(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats of a table, from the one after `seat` to `seat` itself."""
    return (*range(seat + 1, seats), *range(seat + 1))


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same items, with this one at `index`."""
    return (*items[:index], item, *items[index + 1 :])


def drop(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    """The same items, without the one at `index`."""
    return (*items[:index], *items[index + 1 :])


def without(items: tuple[T, ...], taken: Iterable[T]) -> tuple[T, ...]:
    """The same items, without one of each of those taken."""
    rest = list(items)
    for item in taken:
        rest.remove(item)
    return tuple(rest)
