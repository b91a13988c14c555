"""What one may do, as sentences: for faces without pictures, and for what a person types.

A play is told by the message `<game>-play-<type>`, whose variables are its fields and what the
function `offered` of the game's `words/told.py` adds; several of one type are told together under
`<game>-plays-<type>`.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct, inspect, to_builtins

from parlour.core.game import AnyGame
from parlour.text import knows, say
from parlour.text.news import Field, fields_of, kebab, told_of
from parlour.text.notation import typed
from parlour.text.tell import Teller

FEW = 12
"""So many plays are listed at once; more are listed by type."""


class Offer(NamedTuple):
    """A legal play and its sentence."""

    play: Any
    words: str


class Group(NamedTuple):
    """The plays of one type."""

    title: str
    offers: tuple[Offer, ...]


def groups(teller: Teller, view: Any, legal: Sequence[Any]) -> tuple[Group, ...]:
    """The plays by type, in the order of the game."""
    found: dict[type, list[Offer]] = {}
    for play in legal:
        found.setdefault(type(play), []).append(Offer(play, words(teller, view, play)))
    return tuple(
        Group(title(teller, kind) if offers[1:] else offers[0].words, tuple(offers))
        for kind, offers in found.items()
    )


def listed(found: tuple[Group, ...]) -> tuple[Offer | Group, ...]:
    """All plays, or, where they are many, their types."""
    offers = tuple(offer for group in found for offer in group.offers)
    return found if len(offers) > FEW else offers


def title(teller: Teller, kind: type) -> str:
    """What plays of a type have in common."""
    message = f"{teller.game.name}-plays-{kebab(kind.__name__)}"
    return say(teller.lang, message) if knows(message, teller.lang) else kind.__name__


def words(teller: Teller, view: Any, play: Struct) -> str:
    """A play as a sentence; without one, as it is typed."""
    message = f"{teller.game.name}-play-{kebab(type(play).__name__)}"
    if not knows(message, teller.lang):
        return f"{type(play).__name__} {typed(play)}".rstrip()
    about = teller.about(fields(teller.game, type(play)), to_builtins(play), None)
    offered = getattr(told_of(teller.game.name), "offered", None)
    more = offered(view, play) if offered else {}
    told = say(teller.lang, message, **about | more)
    return told[:1].upper() + told[1:]


def fields(game: AnyGame, kind: type) -> tuple[Field, ...]:
    return play_fields(game.name, kind)


@cache
def play_fields(game: str, kind: type) -> tuple[Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return fields_of(game, info)


def find(typed_words: str, offers: Sequence[Offer]) -> tuple[Offer, ...]:
    """The offers that a person can mean: each typed word begins a word of the sentence. Of several,
    the one with just the typed numbers is meant: `keep 5 5` does not keep a third five."""
    wanted = tokens(typed_words)
    found = tuple(offer for offer in offers if wanted and has_all(tokens(offer.words), wanted))
    exact = [offer for offer in found if numbers(named(offer.words)) == numbers(typed_words)]
    return (exact[0],) if len(exact) == 1 else found


def has_all(there: list[str], wanted: Sequence[str]) -> bool:
    """Each word is there once for each time it is wanted; 1 does not mean 10."""
    for word in wanted:
        whole = word.isdigit()
        begins = (one for one in there if one == word or (not whole and one.startswith(word)))
        match = next(begins, None)
        if match is None:
            return False
        there.remove(match)
    return True


def named(sentence: str) -> str:
    """Without what the play would bring, which stands behind a colon."""
    return sentence.rpartition(":")[0] or sentence


def numbers(text: str) -> list[str]:
    return sorted(filter(str.isdigit, tokens(text)))


def tokens(text: str) -> list[str]:
    """Words and numbers, without accents and case; suits of cards are words too."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(char for char in bare if not unicodedata.combining(char))
    return re.findall(r"\d+|[^\W\d_]+|[♠♥♦♣]", letters)


def mine(game: AnyGame, lang: str, view: Any, seat: int) -> str:
    """What a player has before them, as the game's `words/told.py` tells it."""
    tell = getattr(told_of(game.name), "mine", None)
    return str(tell(lang, view, seat)) if tell else ""
