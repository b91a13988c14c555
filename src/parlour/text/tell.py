"""One teller for all games: news as sentences. The page's `tell.ts` does the same, step by step.

A message is named after its news, and its variables are the fields. Beside the message

- `-you` is its form for the seat it is about, `-owner-you` its form for the seat in `owner`, and
  `-winners-you` for one of several in `winners`, where `$winners-others` are the rest;
- `-nobody` is its form where there is no such seat;
- `-extra` is a further sentence, told where the field `extra` is not 0, false, None or empty; of a
  tuple by seat it is told for each seat whose entry is not.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from msgspec import json, to_builtins
from msgspec.inspect import StructType, type_info

from parlour.core.game import AnyGame, News, Seat
from parlour.text import knows, listed, say
from parlour.text.news import Field, Kind, NewsKind, Plain, Spoken, fields_of, telling, told_of
from parlour.text.notation import value_typed

Values: TypeAlias = Mapping[str, Any]
"""A struct as JSON has it: fields with their default value are left out."""
About: TypeAlias = dict[str, Plain]
"""The variables of a message."""


@dataclass(frozen=True)
class Teller:
    """Tells a game to one listener."""

    game: AnyGame
    lang: str
    names: Sequence[str]
    options: Any = None
    seat: Seat | None = None
    """The listener's; None for a spectator, and for a device that several seats share."""

    def tell(self, item: News) -> tuple[str, ...]:
        """No sentence about what somebody else hears; the bare news if there are no words."""
        news, kind = to_builtins(item), telling(self.game).news[type(item).__name__]
        seat = about_whom(kind, news)
        if item.to not in (None, self.seat) or (kind.unheard and self.is_you(seat)):
            return ()
        message = self.form(kind, news, kind.message, seat)
        if not knows(message, self.lang):
            return (json.encode(item).decode(),)
        first = say(self.lang, message, **self.about(kind.fields, news, seat))
        return (first, *self.further(kind, news, seat))

    def further(self, kind: NewsKind, news: Values, seat: Seat | None) -> Iterator[str]:
        for field in kind.fields:
            message, value = f"{kind.message}-{field.name}", news.get(field.name, field.default)
            if not value or field.kind is Kind.SEAT or not knows(message, self.lang):
                continue
            seats = [at for at, entry in enumerate(value) if entry] if field.by_seat else [seat]
            for whose in seats:
                form = self.form(kind, news, message, whose)
                yield say(self.lang, form, **self.about(kind.fields, news, whose))

    def form(self, kind: NewsKind, news: Values, message: str, seat: Seat | None) -> str:
        """The form of a message for this listener."""
        seats = [field for field in kind.fields if field.kind is Kind.SEAT]
        forms = [
            *(["you"] if self.is_you(seat) else []),
            *(f"{field.name}-you" for field in seats if self.is_among(news.get(field.name))),
            *(["nobody"] if seat is None else []),
        ]
        found = (f"{message}-{form}" for form in forms if knows(f"{message}-{form}", self.lang))
        return next(found, message)

    def is_you(self, seat: Seat | None) -> bool:
        return seat is not None and seat == self.seat

    def is_among(self, seats: Seat | Sequence[Seat] | None) -> bool:
        return self.is_you(seats) if isinstance(seats, int | None) else self.seat in seats

    # The variables of a message

    def about(self, fields: Sequence[Field], values: Values, seat: Seat | None) -> About:
        """The options, the fields, and who it is about."""
        told = dict(self.plain_options)
        for field in fields:
            value = values.get(field.name, field.default)
            if field.by_seat:
                value = value[seat] if seat is not None and seat < len(value) else None
            told |= self.many(field, value or ()) if field.many else self.one(field, value)
        return {**told, "name": self.name(seat)}

    @cached_property
    def plain_options(self) -> Mapping[str, Plain]:
        """Every option that is a word, a number or a flag."""
        options = to_builtins(self.options) or {}
        return {
            name: flag(value) if isinstance(value, bool) else value
            for name, value in options.items()
            if isinstance(value, str | int | float)
        }

    def one(self, field: Field, value: Any) -> About:
        told: About = {field.name: self.word(field, value)}
        return {**told, f"{field.name}-value": value or ""} if field.kind is Kind.ENUM else told

    def many(self, field: Field, values: Sequence[Any]) -> About:
        words = [str(self.word(field, value)) for value in values]
        is_list = field.kind is Kind.SEAT
        told: About = {
            field.name: listed(self.lang, words) if is_list else field.between.join(words),
            f"{field.name}-count": len(values),
        }
        if is_list:
            others = [self.name(seat) for seat in values if seat != self.seat]
            told[f"{field.name}-others"] = listed(self.lang, others)
        return {**told, f"{field.name}-sum": sum(values)} if field.kind is Kind.NUMBER else told

    def word(self, field: Field, value: Any) -> Plain:
        if value is None:
            return ""
        match field.kind:
            case Kind.SEAT:
                return self.name(value)
            case Kind.FLAG:
                return flag(value)
            case Kind.PLACE:
                return int(value) + 1
            case Kind.ENUM:
                return self.member(field, value)
            case Kind.STRUCT:
                return self.struct(field.of, value)
            case Kind.NUMBER:
                return value if isinstance(value, int) else float(value)
            case Kind.TEXT:
                return str(value)

    def name(self, seat: Seat | None) -> str:
        return self.names[seat] if seat is not None and seat < len(self.names) else ""

    def member(self, field: Field, value: str) -> str:
        """A member of an enum: by its own message; else by its sign, or alone by its parts."""
        if knows(f"{field.of}-{value}", self.lang):
            return say(self.lang, f"{field.of}-{value}", **self.plain_options)
        spoken = telling(self.game).enums.get(field.of, Spoken())
        sign, parts = spoken.signs.get(value), spoken.parts.get(value)
        if parts is None or (field.many and sign):
            return sign or value
        return say(self.lang, spoken.message, **parts)

    def struct(self, of: str, values: Values) -> str:
        """By the message that has its name."""
        if not knows(of, self.lang):
            return ""
        fields = telling(self.game).structs[of]
        seat = next((values[field.name] for field in fields if field.kind is Kind.SEAT), None)
        form = f"{of}-you" if self.is_you(seat) and knows(f"{of}-you", self.lang) else of
        return say(self.lang, form, **self.about(fields, values, seat))


def about_whom(kind: NewsKind, news: Values) -> Seat | None:
    """The seat it is about; of several seats, only one that is alone."""
    seat: Any = news.get(kind.actor)
    if isinstance(seat, list | tuple):
        seat = seat[0] if len(seat) == 1 else None
    return None if seat is None else int(seat)


def flag(value: bool) -> str:
    """As messages choose by it."""
    return "true" if value else "false"


def board(game: AnyGame, lang: str, view: Any, names: Sequence[str]) -> str:
    """The table as text: as the game's `words/told.py` draws it, else a line a field."""
    draw = getattr(told_of(game.name), "board", None)
    return str(draw(lang, view, names)) if draw else plain_board(game, lang, view, names)


def plain_board(game: AnyGame, lang: str, view: Any, names: Sequence[str]) -> str:
    """What the fields are called is in the words: `pig-view-points`."""
    kind = type_info(type(view))
    assert isinstance(kind, StructType)
    fields = {field.name: field for field in fields_of(game.name, kind)}
    lines = []
    for name, value in to_builtins(view, order="deterministic").items():
        message = f"{game.name}-view-{name}"
        label = say(lang, message) if knows(message, lang) else name
        if name != "options":
            lines.append(f"{label}: {cell(fields.get(name), value, names)}")
    return "\n".join(lines)


def cell(field: Field | None, value: Any, names: Sequence[str]) -> str:
    if field is not None and field.by_seat:
        pairs = zip(names, value, strict=True)
        return ", ".join(f"{name} {value_typed(one)}" for name, one in pairs)
    if field is not None and field.kind is Kind.SEAT:
        seats = value if field.many else [] if value is None else [value]
        return ", ".join(names[seat] for seat in seats) or "-"
    return value_typed(value)
