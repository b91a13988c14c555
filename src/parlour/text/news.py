"""What the teller knows of each kind of news, derived from its struct. The page gets the same.

A field is told by its type. What a type alone does not say stands in its `Meta(extra=...)`:
`{"told": "seat"}` for a seat, `{"told": "place"}` for what is counted from 0 and told from 1,
`{"told": "by-seat"}` for a tuple with an entry for each seat, `{"between": "-"}` for what stands
between several of them, and `{"of": "refused"}` for an enum whose messages are named otherwise.
"""

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from msgspec import inspect

from parlour.core.game import AnyGame, News, Value
from parlour.games import GAMES, PACKAGES, home

Plain: TypeAlias = str | int | float
"""What a variable of a message can be."""


class Kind(StrEnum):
    NUMBER = "number"
    PLACE = "place"
    FLAG = "flag"
    TEXT = "text"
    SEAT = "seat"
    ENUM = "enum"
    STRUCT = "struct"


class Field(Value, frozen=True, omit_defaults=True):
    name: str
    kind: Kind
    of: str = ""
    """How the messages of an enum or a struct begin, such as `kniffel-box`."""
    many: bool = False
    between: str = ", "
    """What stands between many."""
    by_seat: bool = False
    default: bool | int | str | None = None


class NewsKind(Value, frozen=True, omit_defaults=True):
    message: str
    """`kniffel-news-dice-fell`"""
    fields: tuple[Field, ...]
    actor: str
    """The field with the seat it is about, which is `$name` in the message."""
    unheard: bool = False
    """Its actor is told something else instead."""


class Spoken(Value, frozen=True, omit_defaults=True):
    """How the members of an enum are told that have no message of their own."""

    signs: Mapping[str, str] = {}
    """Short, such as K♠."""
    message: str = ""
    """For one that stands alone, with `parts` as its variables."""
    parts: Mapping[str, Mapping[str, Plain]] = {}


class Telling(Value, frozen=True):
    """All the teller knows of one game, apart from its messages."""

    news: Mapping[str, NewsKind]
    structs: Mapping[str, tuple[Field, ...]]
    enums: Mapping[str, Spoken]
    why: Mapping[str, int] = {}
    """By the code of a refusal: the chapter of the rules that has its reason."""


class Told(Value, frozen=True):
    """What a game adds in `words/told.py`, as `TOLD`: the exceptions."""

    spoken: Mapping[type[StrEnum], Spoken] = {}
    unheard: tuple[type[News], ...] = ()
    chapters: Mapping[int, tuple[StrEnum, ...]] = {}
    """By chapter of the rules: the refusals whose reason it has."""


def tellings() -> dict[str, Telling]:
    return {name: telling(game) for name, game in GAMES.items()}


def telling(game: AnyGame) -> Telling:
    return derive(game.name, game.types.news)


def told_of(name: str) -> ModuleType | None:
    """The `words/told.py` beside a game's record, if it has one."""
    if name not in PACKAGES or not home(name).joinpath("words", "told.py").is_file():
        return None
    return import_module(f"{PACKAGES[name]}.words.told")


@cache
def derive(game: str, news: Any) -> Telling:
    """`news`: the type or union of types of a game's news."""
    told: Told = getattr(told_of(game), "TOLD", Told())
    info = inspect.type_info(news)
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    structs = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
    return Telling(
        news={str(kind.tag): news_kind(game, kind, told) for kind in structs},
        structs={
            stem(game, kind.cls): fields_of(game, kind)
            for struct in structs
            for kind in inner_structs(struct)
        },
        enums={stem(game, enum): spoken for enum, spoken in told.spoken.items()},
        why={code.value: chapter for chapter, codes in told.chapters.items() for code in codes},
    )


def news_kind(game: str, kind: inspect.StructType, told: Told) -> NewsKind:
    fields = fields_of(game, kind)
    return NewsKind(
        message=f"{game}-news-{kebab(kind.cls.__name__)}",
        fields=fields,
        actor=actor_of(fields),
        unheard=kind.cls in told.unheard,
    )


def actor_of(fields: tuple[Field, ...]) -> str:
    """The first seat, else the first seats, else the only seat that hears it."""
    seats = [field for field in fields if field.kind is Kind.SEAT and field.name != "to"]
    return next((field.name for field in sorted(seats, key=lambda field: field.many)), "to")


def fields_of(game: str, kind: inspect.StructType) -> tuple[Field, ...]:
    return tuple(filter(None, (field_of(game, field) for field in kind.fields)))


def field_of(game: str, field: inspect.Field) -> Field | None:
    """None: the teller has no way to tell it."""
    inner, marks = bare(field.type)
    if by_seat := marks.get("told") == "by-seat":
        inner, marks = bare(entries(inner))
    between = marks.get("between", ", ")
    if many := isinstance(inner, MANY):
        inner, marks = bare(entries(inner))
    kind = kind_of(inner, marks)
    if kind is None:
        return None
    of = marks.get("of", stem(game, inner.cls)) if isinstance(inner, NAMED) else ""
    default = field.default if isinstance(field.default, bool | int | str) else None
    return Field(field.encode_name, kind, of, many, between, by_seat, default)


MANY = inspect.VarTupleType | inspect.FrozenSetType
NAMED = inspect.EnumType | inspect.StructType

KINDS: dict[type[inspect.Type], Kind] = {
    inspect.IntType: Kind.NUMBER,
    inspect.FloatType: Kind.NUMBER,
    inspect.BoolType: Kind.FLAG,
    inspect.StrType: Kind.TEXT,
    inspect.EnumType: Kind.ENUM,
    inspect.StructType: Kind.STRUCT,
}


def kind_of(inner: inspect.Type, marks: Mapping[str, Any]) -> Kind | None:
    if marks.get("told") in (Kind.SEAT, Kind.PLACE):
        return Kind(marks["told"])
    return KINDS.get(type(inner))


def bare(kind: inspect.Type) -> tuple[inspect.Type, Mapping[str, Any]]:
    """The type without its marks, and without None where that is its only other choice."""
    match kind:
        case inspect.Metadata(type=inner, extra=extra):
            inner, marks = bare(inner)
            return inner, {**marks, **(extra or {})}
        case inspect.UnionType(types=(inner, inspect.NoneType())):
            return bare(inner)
        case _:
            return kind, {}


def entries(kind: inspect.Type) -> inspect.Type:
    assert isinstance(kind, MANY)
    return kind.item_type


def inner_structs(struct: inspect.StructType) -> Iterator[inspect.StructType]:
    for field in struct.fields:
        inner, _ = bare(field.type)
        while isinstance(inner, MANY):
            inner, _ = bare(entries(inner))
        if isinstance(inner, inspect.StructType):
            yield from inner_structs(inner)
            yield inner


def stem(game: str, cls: type) -> str:
    return f"{game}-{kebab(cls.__name__)}"


def kebab(name: str) -> str:
    """`DiceFell` is `dice-fell`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
