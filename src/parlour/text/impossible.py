"""What one may not do now, and why: found by trying plays on a table that could be this one."""

from collections.abc import Iterator, Sequence
from itertools import islice, product
from random import Random
from typing import Any, NamedTuple, get_args

from msgspec import Struct, inspect
from msgspec.structs import fields

from parlour.core.game import AnyGame, Illegal, Join, Leave, Seat
from parlour.text.news import telling

MOST = 3000
"""Plays of one type that are tried."""
STALE = "-changed"
"""So ends the code of a play that was meant for another table; it says nothing of this one."""


class Impossible(NamedTuple):
    play: Any
    code: str
    chapter: int
    """Of the rules, which has the reason."""
    about: dict[str, str | int]


def impossible(game: AnyGame, view: Any, seat: Seat, legal: Sequence[Any]) -> list[Impossible]:
    """For each type of play the refusals it meets, each once, with the first play that meets it.
    The hidden part of the state is imagined: what is legal never depends on it."""
    state, why = game.imagine(view, Random(0)), telling(game).why
    found: dict[tuple[type, str], Impossible] = {}
    for kind in kinds_of(game):
        for play in islice(plays(kind, view, legal), MOST):
            if play in legal:
                continue
            try:
                game.apply(state, seat, play)
            except Illegal as no:
                if no.code in why and not no.code.endswith(STALE):
                    told = Impossible(play, no.code, why[no.code], no.about)
                    found.setdefault((kind, no.code), told)
    return list(found.values())


def kinds_of(game: AnyGame) -> tuple[type[Struct], ...]:
    """The types of plays, without sitting down and getting up."""
    kinds = get_args(game.types.play) or (game.types.play,)
    return tuple(kind for kind in kinds if kind not in (Leave, Join))


def plays(kind: type[Struct], view: Any, legal: Sequence[Any]) -> Iterator[Any]:
    """Plays of this type that answer to what lies on the table."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    names = [field.name for field in fields(kind)]
    values = [values_of(field.type, field.name, view, legal) for field in info.fields]
    for chosen in product(*values):
        yield kind(**dict(zip(names, chosen, strict=True)))


def values_of(kind: inspect.Type, name: str, view: Any, legal: Sequence[Any]) -> list[Any]:
    match kind:
        case inspect.Metadata(type=inner):
            return values_of(inner, name, view, legal)
        case inspect.EnumType(cls=cls):
            return list(cls)
        case inspect.BoolType():
            return [False, True]
        case inspect.IntType(ge=int(first), le=int(last)):
            return list(range(first, last + 1))
        case inspect.IntType():
            return [now(name, view, legal)]
        case inspect.UnionType():
            return [None]
        case inspect.FrozenSetType(item_type=item):
            return [frozenset({one}) for one in values_of(item, name, view, legal)]
        case _:
            return [()]


def now(name: str, view: Any, legal: Sequence[Any]) -> int:
    """What a number of a play says of the table: which round, which roll."""
    shown = [getattr(one, name) for one in (view, *legal) if hasattr(one, name)]
    told = shown[0] if shown else 0
    return told if isinstance(told, int) else len(told)
