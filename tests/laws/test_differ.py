"""A failing law names the field that differs."""

from typing import Any

import pytest

from parlour.core.game import Value
from tests.laws.differ import assert_same, difference


class Hand(Value, frozen=True):
    cards: tuple[str, ...]
    owner: int | None = None


class Table(Value, frozen=True):
    hands: tuple[Hand, ...]
    counts: dict[str, int]


TABLE = Table((Hand(("As",)), Hand(("7d", "2c"), 1)), {"chips": 12})


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Table(TABLE.hands, {"chips": 11}), "counts['chips']: 12 is not 11"),
        (Table(TABLE.hands, {}), "counts['chips']: 12 is not 'nothing'"),
        (
            Table(TABLE.hands[:1], {}),
            "hands[1]: Hand(cards=('7d', '2c'), owner=1) is not 'nothing'",
        ),
        (Table((Hand(("Ks",)), TABLE.hands[1]), {}), "hands[0].cards[0]: 'As' is not 'Ks'"),
        (Table((TABLE.hands[0], Hand(("7d", "2c"))), {}), "hands[1].owner: 1 is not None"),
        (7, f"the whole: {TABLE!r} is not 7"),
    ],
)
def test_the_first_difference_is_named(other: Any, said: str) -> None:
    assert difference(TABLE, other) == said
    with pytest.raises(AssertionError) as failed:
        assert_same(TABLE, other)
    assert said in str(failed.value)


def test_alike() -> None:
    assert_same(TABLE, Table(TABLE.hands, {"chips": 12}))
