"""Values as a person types them."""

from typing import Any

import pytest
from msgspec import Struct

from parlour.text.notation import read_fields, typed, value_of, value_typed


class Thing(Struct):
    name: str
    size: int = 3
    parts: tuple[str, ...] = ()
    colours: frozenset[str] = frozenset()
    more: list[int] = []


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (7, "7"),
        (-0.5, "-0.5"),
        (None, "null"),
        (True, "true"),
        ("full-house", "full-house"),
        ("10♣", "10♣"),
        ("7d", "7d"),
        ("7", '"7"'),
        ("true", '"true"'),
        ("two words", '"two words"'),
        ("", '""'),
        ("[", '"["'),
        ([1, None, "a b"], '[1,null,"a b"]'),
        ({"a": [2]}, '{"a":[2]}'),
    ],
)
def test_there_and_back(value: Any, text: str) -> None:
    assert value_typed(value) == text
    assert read_fields(f"one={text} two={text}") == {"one": value, "two": value}


def test_what_is_as_usual_is_left_out() -> None:
    assert typed(Thing("x")) == "name=x"
    thing = Thing("x", 4, ("a", "b"), frozenset("cba"), [1])
    assert typed(thing) == 'name=x size=4 parts=["a","b"] colours=["a","b","c"] more=[1]'
    assert typed(thing, without=Thing("x", 4)) == 'parts=["a","b"] colours=["a","b","c"] more=[1]'


@pytest.mark.parametrize("text", ["word", "a=1 word", "1a=1", 'a="', "a=[1", "a=[1]b", "=1"])
def test_what_is_no_field(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_fields(text)


def test_nothing_raises_however_deep() -> None:
    deep = "[" * 100_000
    assert value_of(deep) == deep
    with pytest.raises(ValueError, match=r"\["):
        read_fields(f"a={deep}")
