"""The options of a game on the command line: told, and read, as its struct describes them."""

from collections.abc import Sequence
from typing import Any, assert_never

import click
import msgspec

from parlour.commands.files import text_in
from parlour.commands.games import title
from parlour.commands.speech import Misused, words
from parlour.core.described import AnyOption, Count, Flag, OneOf, Text, Thing, options_of
from parlour.core.game import AnyGame
from parlour.text.layout import width
from parlour.text.notation import value_of, value_typed

NONE = "null"


def tell_options(game: AnyGame) -> None:
    """Each with its default, and what else it may be."""
    known = options_of(game)
    if not known:
        return
    click.echo("  " + words("cli-options"))
    typed = [f"{option.name}={value_typed(option.default)}" for option in known]
    widest = max(map(width, typed))
    for option, text in zip(known, typed, strict=True):
        click.echo(f"    {text.ljust(widest)}  {allowed(option)}")


def allowed(option: AnyOption) -> str:
    """What an option may be, in words."""
    values = words_for(option)
    return words("cli-option-open", allowed=values) if option.optional else values


def words_for(option: AnyOption) -> str:
    match option:
        case Flag():
            return "true, false"
        case Count(least=int(least), most=int(most)):
            return words("cli-option-between", least=least, most=most)
        case Count(least=int(least)):
            return words("cli-option-least", least=least)
        case Count():
            return words("cli-option-number")
        case OneOf(values=values):
            return ", ".join(values)
        case Text():
            return words("cli-option-text")
        case Thing():
            return words("cli-option-thing")
        case _:
            assert_never(option)


def chosen_options(game: AnyGame, texts: Sequence[str]) -> Any:
    """The options of the game, each of them checked alone so that the complaint can name it."""
    kind = game.types.options
    known = {option.name: option for option in options_of(game)}
    chosen: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Misused("cli-option-form", text=text)
        if name not in known:
            names = ", ".join(known)
            raise Misused("cli-no-such-option", game=title(game), option=name, options=names)
        content = text_in(value[1:]) if value.startswith("@") else value
        try:
            chosen[name] = read_option(kind, known[name], content)
        except msgspec.ValidationError:
            takes = allowed(known[name])
            raise Misused("cli-bad-option", option=name, value=value, allowed=takes) from None
    return msgspec.convert(chosen, kind)


def read_option(kind: Any, option: AnyOption, text: str) -> Any:
    """The value that a text stands for, as plain JSON; ValidationError if the option takes none
    such."""
    value = None if option.optional and text == NONE else plain_value(option, text)
    made = msgspec.convert({option.name: value}, kind, strict=isinstance(option, Thing))
    return msgspec.to_builtins(made)[option.name]


def plain_value(option: AnyOption, text: str) -> Any:
    """Words and texts are what they are, even where they look like a number."""
    return value_of(text) if isinstance(option, Thing) else text
