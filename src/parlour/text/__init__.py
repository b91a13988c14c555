"""One catalogue of messages for every face, in five languages: `<language>/*.ftl`.

Fluent files, read here by fluent.runtime and in the browser by @fluent/bundle; tests hold the two
to the same text. Whatever happens, somebody gets a sentence: nothing in here raises.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from parlour.games import GAMES, home

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "hu", "de", "es")
FALLBACK = "en"

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language: the first that is set decides."""


def languages() -> tuple[str, ...]:
    return LANGUAGES


def pick(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else PARLOUR_LANG, else the system's, else English."""
    system = next(filter(None, map(environ.get, LOCALE)), None)
    for name in (wanted, environ.get("PARLOUR_LANG"), system):
        lang = (name or "").replace("-", "_").partition("_")[0].lower()
        if lang in LANGUAGES:
            return lang
    return FALLBACK


def say(lang: str, message: str, /, **variables: str | int | float) -> str:
    """The message in this language, else in English, else its bare id."""
    for name in (lang, FALLBACK):
        bundle = catalogue(name)
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
            return str(bundle.format_pattern(pattern, variables)[0])
    return message


def knows(message: str, lang: str = FALLBACK) -> bool:
    return any(catalogue(name).has_message(message) for name in (lang, FALLBACK))


def told(lang: str, about: Mapping[str, str | int]) -> dict[str, str | int]:
    """What a sentence is about, with a game by the name people know."""
    name = f"{about.get('game')}-name"
    return {**about, "game": say(lang, name)} if knows(name) else dict(about)


def listed(lang: str, words: Sequence[str]) -> str:
    """Anna, Béla and Cili"""
    *some, last = words or ("",)
    return say(lang, "list-and", some=", ".join(some), last=last) if some else last


@cache
def catalogue(lang: str) -> "FluentBundle":
    """All messages of a language; of a language we do not have, none."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang if lang in LANGUAGES else FALLBACK], use_isolating=False)
    for text in sources(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def sources(lang: str) -> dict[str, str]:
    """The text of each file of a language, and of each game's words."""
    if lang not in LANGUAGES:
        return {}
    folder = files(__name__) / lang
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    ours = {file.name: file.read_text("utf-8") for file in found if file.name.endswith(".ftl")}
    theirs = {f"{name}.ftl": words_of(name, lang) for name in GAMES}
    return ours | {name: text for name, text in theirs.items() if text}


def words_of(game: str, lang: str) -> str:
    """What lies beside the record of a game, in English where a language is missing."""
    words = home(game).joinpath("words")
    found = (words.joinpath(f"{name}.ftl") for name in (lang, FALLBACK))
    return next((file.read_text("utf-8") for file in found if file.is_file()), "")
