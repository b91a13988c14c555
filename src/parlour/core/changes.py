"""What has changed from one value to the next: for a film, whose frames are nearly all alike.

A change is `[value]`, "it is now this", or an object that names the parts of the old value, fields
or places in a list, that have changed: `{"frame": {"seq": [18], "view": {"cups": {"2": [24]}}}}`.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct


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
    if names := fields_of(new.__class__):
        pairs = [(name, getattr(old, name), getattr(new, name)) for name in names]
    elif type(new) is tuple and len(old) <= len(new):
        pairs = [(str(at), was, new[at]) for at, was in enumerate(old)]
    else:
        return [new]
    parts = {
        name: part
        for name, was, now in pairs
        if was is not now and (part := change(was, now)) is not None
    }
    if not names:
        parts |= {str(at): [new[at]] for at in range(len(old), len(new))}
    return parts


@cache
def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of what is written as an object that always has the same ones."""
    if not issubclass(kind, Struct):
        return ()
    config = kind.__struct_config__
    return () if config.array_like or config.omit_defaults else kind.__struct_fields__
