"""A film told as its changes is the same film."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import json

from parlour.core import log
from parlour.core.changes import change, changes
from parlour.core.game import Tagged, Value
from parlour.games import GAMES
from tests.core.test_frames import LOGS, simulated

encode = json.Encoder(order="deterministic").encode
"""As the server writes: equal sets are written alike."""


class Cup(Value, frozen=True):
    counters: int
    owner: str | None = None


class Shelf(Value, frozen=True):
    cups: tuple[Cup, ...]
    sizes: frozenset[int] = frozenset()


class Heard(Tagged, frozen=True, omit_defaults=True):
    to: int | None = None


def changed(old: Any, told: Any) -> Any:
    """As the page does it."""
    if isinstance(told, list):
        return told[0]
    if isinstance(told, int | float):
        return old + told
    if isinstance(old, list):
        return edited(old, told)
    return old | {name: changed(old[name], part) for name, part in told.items()}


def edited(old: list[Any], told: dict[str, Any]) -> list[Any]:
    fresh = [*old]
    for place, part in told.items():
        start, _, stop = place.partition(":")
        if stop:
            fresh[int(start) : int(stop)] = part[0]
        else:
            fresh[int(start)] = changed(old[int(start)], part)
    return fresh


def unfolded(lines: Iterable[Any]) -> list[Any]:
    values = [None]
    for told in lines:
        values.append(changed(values[-1], told))
    return values[1:]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (None, 1, [1]),
        (1, 1, None),
        (1, 3, 2),
        (1, True, [True]),
        (2.5, 1.25, -1.25),
        (0.0, 1 / 3, [1 / 3]),
        (1, None, [None]),
        (Cup(1), Cup(1), None),
        (Cup(1), Cup(2), {"counters": 1}),
        (Cup(1, "a"), Cup(1), {"owner": [None]}),
        (Shelf((Cup(1),)), Shelf((Cup(1), Cup(2))), {"cups": {"1:1": [(Cup(2),)]}}),
        (Shelf((Cup(1), Cup(2))), Shelf((Cup(1), Cup(3))), {"cups": {"1": {"counters": 1}}}),
        (Shelf((Cup(1), Cup(2))), Shelf((Cup(1),)), {"cups": {"1:2": [()]}}),
        (Shelf((Cup(1), Cup(2))), Shelf((Cup(2),)), {"cups": {"0:1": [()]}}),
        (Shelf((Cup(1), Cup(1))), Shelf((Cup(1),)), {"cups": {"1:2": [()]}}),
        (Shelf((Cup(1), Cup(2))), Shelf((Cup(3),)), {"cups": [(Cup(3),)]}),
        (("a", "z"), ("a", "b", "c", "z"), {"1:1": [("b", "c")]}),
        (Shelf((), frozenset({1})), Shelf((), frozenset({2})), {"sizes": [frozenset({2})]}),
        (Heard(), Heard(1), [Heard(1)]),
        (Heard(), Cup(1), [Cup(1)]),
    ],
)
def test_what_has_changed(old: object, new: object, told: object) -> None:
    assert change(old, new) == told


@pytest.mark.parametrize("number", range(LOGS))
@pytest.mark.parametrize("name", GAMES)
def test_changes_make_every_frame_again(name: str, number: int) -> None:
    played = simulated(GAMES[name], number)
    for seat in (None, *range(len(played.header.seats))):
        frames = list(log.frames(played, GAMES, seat))
        lines = json.decode(encode(list(changes(frames))))
        assert unfolded(lines) == json.decode(encode(frames))
