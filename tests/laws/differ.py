"""Where two values differ, so that a failing law names the field."""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

from msgspec import Struct

MISSING = "nothing"


def assert_same(one: Any, other: Any) -> None:
    assert one == other, difference(one, other)


def difference(one: Any, other: Any) -> str:
    """The first place at which they differ: `hands[0][2]: 'As' is not '7d'`."""
    return next(differences(one, other, ""), "they look alike")


def differences(one: Any, other: Any, at: str) -> Iterator[str]:
    if type(one) is type(other) and (pairs := parts(one, other)) is not None:
        for name, mine, theirs in pairs:
            yield from differences(mine, theirs, at + name)
    elif one != other:
        yield f"{at.removeprefix('.') or 'the whole'}: {one!r} is not {other!r}"


def parts(one: Any, other: Any) -> Iterable[tuple[str, Any, Any]] | None:
    """What the two consist of, part by part with its name; None where they have no parts."""
    match one:
        case Struct():
            fields = one.__struct_fields__
            return [(f".{name}", getattr(one, name), getattr(other, name)) for name in fields]
        case tuple() | list():
            pairs = enumerate(zip_longest(one, other, fillvalue=MISSING))
            return [(f"[{place}]", mine, theirs) for place, (mine, theirs) in pairs]
        case dict():
            keys = [*one, *(key for key in other if key not in one)]
            return [(f"[{k!r}]", one.get(k, MISSING), other.get(k, MISSING)) for k in keys]
        case _:
            return None
