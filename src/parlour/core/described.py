"""What can be read off a game's types: its options with bounds and defaults, and where seats stand.

The page and the command line are told this, so that neither knows it a second time.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias, get_args

import msgspec
from msgspec import inspect

from parlour.core.game import AnyGame, Join, Tagged


class Option(Tagged, frozen=True, kw_only=True):
    """Base of the options of a game, as a form can offer them."""

    name: str
    default: Any
    optional: bool = False
    """It may be left open: None."""


class Flag(Option, frozen=True, kw_only=True):
    """Yes or no."""


class Count(Option, frozen=True, kw_only=True):
    least: int | None = None
    most: int | None = None


class OneOf(Option, frozen=True, kw_only=True):
    values: tuple[str, ...]


class Text(Option, frozen=True, kw_only=True):
    """A text of the players' own, such as boards they made."""

    longest: int | None = None


class Thing(Option, frozen=True, kw_only=True):
    """Anything else: only the game itself can make a form for it."""


AnyOption: TypeAlias = Flag | Count | OneOf | Text | Thing


def options_of(game: AnyGame) -> tuple[AnyOption, ...]:
    """In the order of the struct."""
    info = inspect.type_info(game.types.options)
    assert isinstance(info, inspect.StructType)
    plain = msgspec.to_builtins(game.types.options())
    return tuple(option(field, plain[field.encode_name]) for field in info.fields)


def option(field: inspect.Field, default: Any) -> AnyOption:
    kinds = [kind for kind in members(field.type) if not isinstance(kind, inspect.NoneType)]
    optional = len(kinds) < len(members(field.type))
    about = {"name": field.encode_name, "default": default, "optional": optional}
    match kinds:
        case [inspect.BoolType()]:
            return Flag(**about)
        case [inspect.IntType() as whole]:
            return Count(**about, least=least(whole), most=most(whole))
        case [inspect.EnumType() | inspect.LiteralType() as closed] if words := words_of(closed):
            return OneOf(**about, values=words)
        case [inspect.StrType(max_length=longest)]:
            return Text(**about, longest=longest)
        case _:
            return Thing(**about)


def members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """The members of a union; of another type, itself."""
    kind = bare(kind)
    return tuple(map(bare, kind.types)) if isinstance(kind, inspect.UnionType) else (kind,)


def bare(kind: inspect.Type) -> inspect.Type:
    return bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def least(whole: inspect.IntType) -> int | None:
    return whole.ge if whole.gt is None else whole.gt + 1


def most(whole: inspect.IntType) -> int | None:
    return whole.le if whole.lt is None else whole.lt - 1


def words_of(closed: inspect.EnumType | inspect.LiteralType) -> tuple[str, ...]:
    """The values of a closed set of words; none where some value is no word."""
    if isinstance(closed, inspect.EnumType):
        values = tuple(member.value for member in closed.cls)
    else:
        values = tuple(closed.values)
    return values if all(isinstance(value, str) for value in values) else ()


def seat_fields(game: AnyGame) -> tuple[str, ...]:
    """The fields of plays, news and views that name a seat, or several."""
    types = game.types
    found = {
        field.encode_name
        for kind in (types.play, types.news, types.view)
        for struct in structs(inspect.type_info(kind))
        for field in struct.fields
        if names_seats(field.type)
    }
    return tuple(sorted(found))


def names_seats(kind: inspect.Type) -> bool:
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            return (extra or {}).get("told") == "seat" or names_seats(inner)
        case inspect.UnionType(types=kinds):
            return any(map(names_seats, kinds))
        case inspect.CollectionType(item_type=item):
            return names_seats(item)
        case _:
            return False


def structs(kind: inspect.Type, *inside: type) -> Iterator[inspect.StructType]:
    """Every struct that a type mentions; one that holds itself is entered once."""
    for member in members(kind):
        match member:
            case inspect.StructType(cls=cls, fields=fields) if cls not in inside:
                yield member
                for field in fields:
                    yield from structs(field.type, *inside, cls)
            case inspect.CollectionType(item_type=item):
                yield from structs(item, *inside)


def fields_by_seat(game: AnyGame) -> tuple[str, ...]:
    """The fields of a view that hold one item for each seat: as long as the table is wide,
    whatever its width."""
    options = game.types.options()
    widths = (game.seats(options)[0], game.seats(options)[-1])
    views = [msgspec.to_builtins(game.view(game.start(options, n), None)) for n in widths]
    return tuple(
        name
        for name in views[0]
        if all(
            isinstance(view[name], list | tuple) and len(view[name]) == width
            for view, width in zip(views, widths, strict=True)
        )
    )


def takes_newcomers(game: AnyGame) -> bool:
    """Somebody new may sit down where one has left."""
    return Join in get_args(game.types.play)
