"""What can be printed: the things of each game, found in its `paper.py`."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import msgspec

from parlour.core.game import Illegal, Value
from parlour.core.log import Log
from parlour.games import GAMES, PACKAGES
from parlour.printing.alignment import alignment
from parlour.printing.leaf import Leaf
from parlour.printing.page import Item, Page, tinted
from parlour.printing.press import pdf
from parlour.printing.refusal import Refusal
from parlour.printing.sheets import strip
from parlour.printing.wish import Wish
from parlour.text import knows, say

Draw: TypeAlias = Callable[[Wish], Sequence[Leaf]]


class NoChoices(Value, frozen=True):
    """For a game that lets people choose nothing of its own."""


class OnPaper(NamedTuple):
    """What a game prints."""

    things: Mapping[str, Draw]
    """In the order of the box."""
    choices: type[Value] = NoChoices
    points: Callable[[Any], Sequence[int]] | None = None
    """What everybody has, by seat, from what everybody sees: the curves of a keepsake."""
    judged: Callable[[Wish, Log, Any, int], str] | None = None
    """What luck and skill did for a seat in a finished game, in a sentence; the view is the last
    that everybody saw."""


class Printed(NamedTuple):
    title: str
    pages: tuple[Page, ...]
    two_sided: bool
    """Some of it has backs, so somebody must be told what to do with them."""

    def pdf(self, lang: str) -> bytes:
        return pdf(self.title, lang, self.pages)


def on_paper(game: str) -> OnPaper | None:
    """`PAPER` of the game's `paper.py`; None: this game prints nothing."""
    module = f"{PACKAGES[game]}.paper"
    if find_spec(module) is None:
        return None
    found: OnPaper = import_module(module).PAPER
    return found


def must_print(game: str) -> OnPaper:
    found = on_paper(game)
    if found is None:
        raise Illegal(Refusal.NOTHING_ON_PAPER, game=game_title(game, "en"))
    return found


def chosen(game: str, texts: Mapping[str, str]) -> Value:
    """The choices that these texts stand for; `Illegal` names the first that stands for none."""
    kind = must_print(game).choices
    for name, text in texts.items():
        try:
            msgspec.convert({name: text}, kind, strict=False)
        except msgspec.ValidationError:
            known = ", ".join(field.name for field in msgspec.structs.fields(kind))
            raise Illegal(Refusal.BAD_CHOICE, choice=f"{name}={text}", choices=known) from None
    return msgspec.convert(dict(texts), kind, strict=False)


def printed(game: str, thing: str | None, wish: Wish) -> Printed:
    """The pages of one thing, or of the whole box."""
    box = must_print(game)
    if thing is not None and thing not in box.things:
        raise Illegal(Refusal.NO_SUCH_THING, thing=thing, things=", ".join(box.things))
    wanted = box.things if thing is None else {thing: box.things[thing]}
    filled = msgspec.structs.replace(wish, choices=wish.choices or box.choices())
    pages: list[Page] = []
    two_sided = False
    for name, draw in wanted.items():
        leaves = draw(filled)
        two_sided |= any(leaf.two_sided for leaf in leaves)
        title = f"{game_title(game, wish.lang)} · {thing_title(game, name, wish.lang)}"
        pages += finished(leaves, filled, title)
    named = "" if thing is None else f": {thing_title(game, thing, wish.lang)}"
    return Printed(game_title(game, wish.lang) + named, tuple(pages), two_sided)


ALONE: Mapping[str, Draw] = {"test-page": alignment}
"""What belongs to no game."""


def alone(thing: str, wish: Wish) -> Printed:
    title = say(wish.lang, f"paper-{thing}")
    return Printed(title, tuple(finished(ALONE[thing](wish), wish, title)), two_sided=False)


def finished(leaves: Sequence[Leaf], wish: Wish, title: str) -> list[Page]:
    """Leaves with ruler and caption, in the ink that is wished."""
    numbers, pages = count(1), sum(leaf.strip_upright is not None for leaf in leaves)
    made = []
    for leaf in leaves:
        edge: list[Item] = []
        if leaf.strip_upright is not None:
            about: dict[str, Any] = {"title": title, "page": next(numbers), "pages": pages}
            caption = say(wish.lang, "paper-caption", **about)
            edge = strip(leaf.sheet, caption, upright=leaf.strip_upright)
        items = [tinted(item, wish.ink) for item in (*leaf.items, *edge)]
        made.append(Page(leaf.sheet.width, leaf.sheet.height, tuple(items)))
    return made


def game_title(game: str, lang: str) -> str:
    name = f"{game}-name"
    return say(lang, name) if knows(name) else GAMES[game].name


def thing_title(game: str, thing: str, lang: str) -> str:
    name = f"{game}-paper-{thing}"
    return say(lang, name) if knows(name) else thing
