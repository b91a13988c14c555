"""The rules in the game tell the rulebook from our rulings, which stand between tildes.

"The highest sum begins. ~KN-Q1 Those who tie throw again.~"
"""

import re
from pathlib import Path

import pytest

from parlour import text
from parlour.games import GAMES

RULES = Path(__file__).parents[2] / "docs" / "rules"
MARKED = re.compile(r"~((?:[A-Z]{2}-[A-Z]\d+ )+)([^~]+)~")
CHAPTERS = range(1, 13)


def chapters(lang: str, game: str) -> list[str]:
    """Titles and texts of the rules, in their order."""
    ids = [f"{game}-rules-{n}{part}" for n in CHAPTERS for part in ("-title", "")]
    return [text.say(lang, found) for found in ids if text.knows(found)]


def paragraphs(chapter: str) -> list[str]:
    return [line for line in chapter.split("\n") if line.strip()]


def clauses(paragraph: str) -> list[list[str]]:
    return [ids.split() for ids, _ in MARKED.findall(paragraph)]


def ours(game: str) -> set[str]:
    """The clauses of docs/rules that are rulings (Q) or additions (P)."""
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]{2}-[QP]\d+)\*\*", page, re.MULTILINE))


every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", text.languages())


@every_game
@every_language
def test_every_mark_is_closed_and_names_a_ruling_of_ours(game: str, lang: str) -> None:
    for chapter in chapters(lang, game):
        for paragraph in paragraphs(chapter):
            assert "~" not in MARKED.sub("", paragraph), paragraph
            assert {c for ids in clauses(paragraph) for c in ids} <= ours(game), paragraph


@every_game
@every_language
def test_all_languages_mark_the_same_paragraphs(game: str, lang: str) -> None:
    def marks(one: str) -> list[list[list[list[str]]]]:
        return [[clauses(p) for p in paragraphs(chapter)] for chapter in chapters(one, game)]

    assert marks(lang) == marks("en")


@every_game
def test_every_page_marks_some_ruling(game: str) -> None:
    """Each of our games has rulings in docs/rules, and players meet the most of them."""
    marked = {c for chapter in chapters("en", game) for ids in clauses(chapter) for c in ids}
    assert bool(marked) == bool(ours(game))
