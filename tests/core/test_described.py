"""Options and seats are read off the types of a game."""

from enum import IntEnum, StrEnum
from typing import Annotated, Literal

import pytest
from msgspec import Meta, inspect

from parlour.core.described import (
    AnyOption,
    Count,
    Flag,
    OneOf,
    Text,
    Thing,
    fields_by_seat,
    option,
    options_of,
    seat_fields,
    takes_newcomers,
)
from parlour.core.game import AnyGame, Value
from parlour.games import GAMES
from tests.games import high_die


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Size(IntEnum):
    SMALL = 1


class Options(Value, frozen=True):
    plain: bool = True
    maybe: bool | None = None
    between: Annotated[int, Meta(ge=2, le=9)] = 3
    inside: Annotated[int, Meta(gt=2, lt=9)] | None = None
    any_number: int = 0
    colour: Colour = Colour.BLUE
    side: Literal["left", "right"] = "left"
    note: Annotated[str, Meta(max_length=90)] | None = None
    size: Size = Size.SMALL
    cards: tuple[int, ...] | None = None


EXPECTED: list[AnyOption] = [
    Flag(name="plain", default=True),
    Flag(name="maybe", default=None, optional=True),
    Count(name="between", default=3, least=2, most=9),
    Count(name="inside", default=None, optional=True, least=3, most=8),
    Count(name="any_number", default=0),
    OneOf(name="colour", default="blue", values=("red", "blue")),
    OneOf(name="side", default="left", values=("left", "right")),
    Text(name="note", default=None, optional=True, longest=90),
    Thing(name="size", default=1),
    Thing(name="cards", default=None, optional=True),
]


def test_an_option_is_what_its_type_says() -> None:
    info = inspect.type_info(Options)
    assert isinstance(info, inspect.StructType)
    defaults = [expected.default for expected in EXPECTED]
    assert list(map(option, info.fields, defaults)) == EXPECTED


def test_options_come_in_the_order_of_the_struct() -> None:
    assert [known.name for known in options_of(GAMES["kniffel"])][:3] == [
        "preset",
        "joker",
        "extra",
    ]


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_default_is_among_what_is_offered(game: AnyGame) -> None:
    for known in options_of(game):
        match known:
            case Count(default=int(default), least=least, most=most):
                assert least is None or least <= default
                assert most is None or default <= most
            case OneOf(default=str(default), values=values):
                assert default in values


def test_seats_are_found_by_their_type() -> None:
    """A place on Cartino's board is a number from 0 to 63 too, but no seat."""
    assert "half" not in seat_fields(GAMES["cartino"])
    assert {"seat", "finisher"} <= set(seat_fields(GAMES["cartino"]))
    assert {"winners", "dealer"} <= set(seat_fields(GAMES["poker_champ"]))


def test_what_each_seat_has_is_found_by_its_length() -> None:
    assert fields_by_seat(high_die.GAME) == ("dice", "decided")
    assert fields_by_seat(GAMES["kniffel"]) == ("sheets",)


def test_newcomers_are_taken_where_joining_is_a_play() -> None:
    assert [game.name for game in GAMES.values() if takes_newcomers(game)] == ["pokino"]
