"""A codec for any game, read off its types: what a fifth game has before it writes its own."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect as types

from parlour.core.game import AnyGame, Codec, Seat

MOST = 16
"""Entries that are told of a tuple without an end."""
MOST_PLAYS = 1 << 16
BASIC = 100.0
"""Numbers without bounds are told in parts of it."""

Number = Callable[[Any], list[float]]


class Unbounded(Exception):
    """A type whose values cannot be listed."""


def codec_of(game: AnyGame) -> Codec[Any, Any]:
    """The game's own codec, else one read off its types."""
    if game.codec is not None:
        return game.codec
    flat = Flat(game.types.view)
    encoder = Encoder(game.types.play)
    return Codec(
        plays=len(numbered(game.types.play)),
        encode=encoder,
        width=flat.width,
        observe=flat.observe,
    )


class Flat:
    """Tells a view entry after entry. No closure, so that it travels."""

    def __init__(self, view: Any) -> None:
        self._view = view

    def width(self, seats: int) -> int:
        return 1 + told_by(self._view)[0]

    def observe(self, view: Any, seat: Seat) -> list[float]:
        return [seat / 64, *told_by(self._view)[1](view)]


class Encoder:
    """Numbers for all plays of a union, whatever turn or deal they answer."""

    def __init__(self, play: Any) -> None:
        self._play = play

    def __call__(self, play: Any) -> int:
        fields = _said(self._play)[type(play)]
        return numbered(self._play)[type(play), *[getattr(play, name) for name in fields]]


@cache
def numbered(play: Any) -> dict[tuple[Any, ...], int]:
    found: dict[tuple[Any, ...], int] = {}
    for kind, fields in _said(play).items():
        for values in product(*fields.values()):
            found[kind, *values] = len(found)
            if len(found) > MOST_PLAYS:
                raise Unbounded(kind)
    return found


@cache
def _said(play: Any) -> dict[type, dict[str, list[Any]]]:
    """By kind of play: the fields that can be listed, with their values. A number without bounds
    says what the play answers."""
    told: dict[type, dict[str, list[Any]]] = {}
    for kind in members(types.type_info(play)):
        assert isinstance(kind, types.StructType)
        if kind.cls.__name__ in ("Leave", "Join"):
            continue
        told[kind.cls] = {}
        for field in kind.fields:
            try:
                told[kind.cls][field.name] = listed(field.type)
            except Unbounded:
                if not isinstance(field.type, types.IntType):
                    raise
    return told


def members(kind: types.Type) -> tuple[types.Type, ...]:
    return kind.types if isinstance(kind, types.UnionType) else (kind,)


def plain(kind: types.Type) -> types.Type:
    return kind.type if isinstance(kind, types.Metadata) else kind


def listed(kind: types.Type) -> list[Any]:
    """Every value of a type."""
    match plain(kind):
        case types.BoolType():
            return [False, True]
        case types.NoneType():
            return [None]
        case types.EnumType(cls=cls):
            return list(cls)
        case types.LiteralType(values=values):
            return list(values)
        case types.UnionType(types=kinds):
            return [value for one in kinds for value in listed(one)]
        case types.IntType() as number:
            return [*bounds(number)]
        case types.FrozenSetType(item_type=item):
            some = listed(item)
            bounded(2, len(some))
            return [
                frozenset(value for place, value in enumerate(some) if mask >> place & 1)
                for mask in range(1 << len(some))
            ]
        case types.VarTupleType(item_type=item, max_length=int(most)) as row:
            least = row.min_length or 0
            items = listed(item)
            bounded(len(items), most)
            return [c for size in range(least, most + 1) for c in product(items, repeat=size)]
        case other:
            raise Unbounded(other)


def bounded(base: int, power: int) -> None:
    """So many combinations can be listed, or `Unbounded`."""
    if power > 64 or base**power > MOST_PLAYS:
        raise Unbounded(base, power)


def bounds(number: types.IntType) -> range:
    low = number.ge if number.ge is not None else number.gt and number.gt + 1
    high = number.le if number.le is not None else number.lt and number.lt - 1
    if low is None or high is None:
        raise Unbounded(number)
    return range(int(low), int(high) + 1)


@cache
def told_by(view: Any) -> tuple[int, Number]:
    return teller(types.type_info(view))


def teller(kind: types.Type) -> tuple[int, Number]:
    """How many numbers tell a value of this type, and which."""
    match plain(kind):
        case types.BoolType() | types.IntType() | types.FloatType() as number:
            return 1, scaled(number)
        case types.NoneType():
            return 0, lambda _: []
        case types.EnumType(cls=cls):
            return one_hot(list(cls))
        case types.LiteralType(values=values):
            return one_hot(list(values))
        case types.FrozenSetType(item_type=item) | types.SetType(item_type=item):
            return in_set(item)
        case (
            types.VarTupleType(item_type=item, max_length=most)
            | types.ListType(item_type=item, max_length=most)
        ):
            return row(item, min(MOST, most or MOST) if most != 0 else 0)
        case types.TupleType(item_types=items):
            return joined([teller(item) for item in items])
        case types.StructType(fields=fields):
            return struct([field.name for field in fields if field.name != "options"], kind)
        case types.UnionType(types=some):
            return union(some)
        case _:
            return 0, lambda _: []  # a text says nothing to a learner


def scaled(kind: types.Type) -> Number:
    most = BASIC
    if isinstance(kind, types.BoolType):
        most = 1.0
    elif isinstance(kind, types.IntType) and kind.le is not None:
        most = max(1.0, float(kind.le))
    return lambda value: [max(-1.0, min(1.0, float(value) / most))]


def one_hot(values: list[Any]) -> tuple[int, Number]:
    return len(values), lambda value: [float(value == one) for one in values]


def in_set(item: types.Type) -> tuple[int, Number]:
    """Which values are in it; where they cannot be listed, how many."""
    try:
        values = listed(item)
    except Unbounded:
        return 1, lambda some: [min(1.0, len(some) / MOST)]
    return len(values), lambda some: [float(value in some) for value in values]


def row(item: types.Type, most: int) -> tuple[int, Number]:
    """Entry after entry, each with whether it is there."""
    size, tell = teller(item)
    nothing = [0.0] * (size + 1)

    def told(values: Sequence[Any]) -> list[float]:
        seen: list[float] = []
        for value in values[:most]:
            seen += [1.0, *tell(value)]
        return seen + nothing * (most - min(most, len(values)))

    return most * (size + 1), told


def joined(parts: list[tuple[int, Number]]) -> tuple[int, Number]:
    def told(values: Sequence[Any]) -> list[float]:
        return [n for (_, tell), value in zip(parts, values, strict=True) for n in tell(value)]

    return sum([size for size, _ in parts]), told


def struct(names: list[str], kind: types.Type) -> tuple[int, Number]:
    struct_type = plain(kind)
    assert isinstance(struct_type, types.StructType)
    by_name = {field.name: teller(field.type) for field in struct_type.fields}
    size, tell = joined([by_name[name] for name in names])
    return size, lambda value: tell([getattr(value, name) for name in names])


def union(some: tuple[types.Type, ...]) -> tuple[int, Number]:
    """One flag a member, and what the member that it is tells."""
    parts = [teller(one) for one in some]
    total = len(parts) + sum([size for size, _ in parts])

    def told(value: Any) -> list[float]:
        place = next(n for n, one in enumerate(some) if fits(value, one))
        seen = [float(n == place) for n in range(len(parts))]
        for number, (size, tell) in enumerate(parts):
            seen += tell(value) if number == place else [0.0] * size
        return seen

    return total, told


def fits(value: Any, kind: types.Type) -> bool:
    match plain(kind):
        case types.NoneType():
            return value is None
        case types.BoolType():
            return isinstance(value, bool)
        case types.IntType() | types.FloatType():
            return isinstance(value, int | float) and not isinstance(value, bool)
        case types.EnumType(cls=cls) | types.StructType(cls=cls):
            return isinstance(value, cls)
        case types.StrType():
            return isinstance(value, str)
        case _:
            return isinstance(value, tuple | frozenset | msgspec.Struct)
