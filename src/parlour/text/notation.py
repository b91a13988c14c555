"""Values as a person types them: `patience=30 preset=yatzy keep=[5,5,5]`.

A value is JSON, or a bare word where JSON would be a string in quotes.
"""

from json import JSONDecodeError, JSONDecoder
from typing import Any

import msgspec
from msgspec import Struct, json

START_OF_JSON = ("[", "{", '"')


def typed(struct: Struct, *, without: Struct | None = None) -> str:
    """The fields that are not as `without` says, or else as the type says by default."""
    plain = msgspec.to_builtins(struct, order="deterministic")
    usual = defaults(type(struct)) if without is None else msgspec.to_builtins(without)
    told = {field.encode_name for field in msgspec.structs.fields(struct)}
    fields = {name: plain[name] for name in plain if name in told}
    return " ".join(
        f"{name}={value_typed(value)}"
        for name, value in fields.items()
        if name not in usual or usual[name] != value
    )


def defaults(kind: type[Struct]) -> dict[str, Any]:
    found = {
        field.encode_name: field.default_factory()
        if field.default_factory is not msgspec.NODEFAULT
        else field.default
        for field in msgspec.structs.fields(kind)
        if not field.required
    }
    plain: dict[str, Any] = msgspec.to_builtins(found, order="deterministic")
    return plain


def value_typed(value: Any) -> str:
    if isinstance(value, str) and is_word(value):
        return value
    return json.encode(value, order="deterministic").decode()


def is_word(text: str) -> bool:
    """Would be read back as this very text."""
    unbroken = text.split() == [text] and not text.startswith(START_OF_JSON)
    return unbroken and value_of(text) == text


def value_of(text: str) -> Any:
    """A number, true, false, null, a list or an object; anything else is a word."""
    try:
        return json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


def read_fields(text: str) -> dict[str, Any]:
    """The fields of a text, or ValueError with the part that is none."""
    fields: dict[str, Any] = {}
    while text := text.strip():
        name, equals, rest = text.partition("=")
        if not equals or not name.isidentifier():
            raise ValueError(text)
        fields[name], text = first_value(rest)
    return fields


def first_value(text: str) -> tuple[Any, str]:
    """The value a text begins with, and what comes after it."""
    if not text.startswith(START_OF_JSON):
        word, _, rest = text.partition(" ")
        return value_of(word), rest
    try:
        value, end = JSONDecoder().raw_decode(text)
    except (JSONDecodeError, RecursionError):
        raise ValueError(text) from None
    return value, text[end:]
