"""Pokino's paper, rendered and looked at."""

import pytest

from parlour.printing.page import Picture
from parlour.printing.sheets import Paper
from parlour.printing.wish import Size, Wish
from parlour.text import languages, say
from tests.printing.paper import paper

PAGES = {
    "boards": 10,
    "checking-card": 1,
    "callers-list": 1,
    "cards": 10,
    "cup-labels": 1,
    "counters": 2,
}


@pytest.mark.parametrize(("thing", "pages"), PAGES.items())
def test_pages_and_sizes(thing: str, pages: int) -> None:
    for kind, size in ((Paper.A4, {210.0, 297.0}), (Paper.LETTER, {215.9, 279.4})):
        made = paper("pokino", thing, Wish(paper=kind))
        assert len(made) == pages
        assert {*made.size(0)} == size


@pytest.mark.parametrize("lang", languages())
def test_the_boards_speak_the_language(lang: str) -> None:
    made = paper("pokino", "boards", Wish(lang=lang))
    assert say(lang, "pokino-cli-board", board=7) in made.text(6)
    for prize in ("centre", "corner", "stamp", "poker", "full", "pokino"):
        assert say(lang, f"pokino-prize-{prize}") in made.text(0)


@pytest.mark.parametrize("size", Size)
def test_every_board_has_25_cards(size: Size) -> None:
    made = paper("pokino", "boards", Wish(size=size)).made
    shown = [item.alt for page in made.pages for item in page.items if isinstance(item, Picture)]
    assert len(shown) == 250
    for first in range(0, 250, 25):
        assert len(set(shown[first : first + 25])) == 25


def test_a_board_shows_25_cards_in_ink() -> None:
    """Every cell of the rendered board holds something that is neither white nor frame."""
    pixels = paper("pokino", "boards").pixels(2, dots=4).astype(int)
    left, top = (210 - 180) / 2, 14 + 18
    for row in range(5):
        for column in range(5):
            x, y = round(4 * (left + 36 * column + 6)), round(4 * (top + 36 * row + 6))
            cell = pixels[y : y + 96, x : x + 96]
            assert 0.05 < (cell.min(axis=2) < 128).mean() < 0.95


def test_sets_by_seed_and_ones_own_can_be_printed() -> None:
    ours, other = paper("pokino", "boards"), paper("pokino", "boards", Wish(), set="7")
    assert ours.bytes != other.bytes


def test_the_same_wish_gives_the_same_bytes() -> None:
    made = paper("pokino", "cards")
    assert made.made.pdf("en") == made.bytes
    assert b"pdfaid:part" in made.bytes
    assert b"pdfuaid:part" in made.bytes
