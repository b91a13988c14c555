"""What has changed from one value to the next: for a film, whose frames are nearly all alike.

A change is `[value]`, "it is now this"; a number, "it is so much more"; or an object that names the
parts of the old value that have changed, fields or places in a list, or the places `from:to` where
others lie now: `{"frame": {"seq": 1, "legal": {"2:5": [[]]}, "view": {"cups": {"2": 24}}}}`.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, takewhile
from typing import Any

from msgspec import Struct

DIGITS = 6
"""Of a step between two numbers, after the point."""


def changes(values: Iterable[Any]) -> Iterator[Any]:
    """Each value as what it changes of the one before; the first is new as a whole."""
    old = None
    for new in values:
        yield change(old, new)
        old = new


def change(old: Any, new: Any) -> Any | None:
    """None: nothing has changed."""
    if type(old) is not type(new):
        return [new]
    if old == new:
        return None
    if type(new) in (int, float):
        return more(old, new)
    if names := fields_of(new.__class__):
        return parts((name, getattr(old, name), getattr(new, name)) for name in names)
    if type(new) is tuple:
        return places(old, new)
    return [new]


def more(old: float, new: float) -> Any:
    """Steps repeat themselves, numbers do not. A step that does not lead to just that number, since
    it is rounded, is none."""
    step = round(new - old, DIGITS)
    return step if old + step == new else [new]


def parts(pairs: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
    return {
        name: part
        for name, was, now in pairs
        if was is not now and (part := change(was, now)) is not None
    }


def places(old: tuple[Any, ...], new: tuple[Any, ...]) -> Any:
    """What is alike at both ends stays where it is."""
    if len(old) == len(new):
        return parts((str(at), was, new[at]) for at, was in enumerate(old))
    head = alike(zip(old, new, strict=False))
    rest = min(len(old), len(new)) - head
    tail = alike(islice(zip(reversed(old), reversed(new), strict=False), rest))
    if head + tail == 0:
        return [new]
    return {f"{head}:{len(old) - tail}": [new[head : len(new) - tail]]}


def alike(pairs: Iterable[tuple[Any, Any]]) -> int:
    """How many pairs are, before the first that is not."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


@cache
def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of what is written as an object that always has the same ones."""
    if not issubclass(kind, Struct):
        return ()
    config = kind.__struct_config__
    return () if config.array_like or config.omit_defaults else kind.__struct_fields__
