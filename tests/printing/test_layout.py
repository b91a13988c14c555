"""What holds for every page of every game, before typst has seen it and after."""

from itertools import product

import pytest

from parlour.games import GAMES
from parlour.printing.page import MARGIN, Line, Page, Picture, Words, box_of
from parlour.printing.sheets import UPRIGHT, Paper
from parlour.printing.things import on_paper, printed, thing_title
from parlour.printing.wish import Backs, Size, Wish
from tests.printing.paper import paper

THINGS = [(game, thing) for game in GAMES if (box := on_paper(game)) for thing in box.things]
every_thing = pytest.mark.parametrize(("game", "thing"), THINGS)
WISHES = [
    Wish(paper=paper, size=size, backs=backs) for paper, size, backs in product(Paper, Size, Backs)
]


@every_thing
def test_everything_stays_within_the_margins(game: str, thing: str) -> None:
    for wish in WISHES:
        for page in printed(game, thing, wish).pages:
            for item in page.items:
                left, top, right, bottom = box_of(item)
                assert left >= MARGIN - 0.01, item
                assert top >= MARGIN - 0.01, item
                assert right <= page.width - MARGIN + 0.01, item
                assert bottom <= page.height - MARGIN + 0.01, item


@every_thing
def test_every_page_is_of_the_paper_asked_for(game: str, thing: str) -> None:
    for wish in WISHES:
        upright = UPRIGHT[wish.paper]
        for page in printed(game, thing, wish).pages:
            assert {page.width, page.height} == {upright.width, upright.height}


@every_thing
def test_every_front_page_bears_a_ruler_of_50_mm(game: str, thing: str) -> None:
    for wish in WISHES:
        pages = printed(game, thing, wish).pages
        rulers = [
            item
            for page in pages
            for item in page.items
            if isinstance(item, Line) and abs(item.to_x - item.x) + abs(item.to_y - item.y) == 50
        ]
        assert len(rulers) >= len(pages) / 2


@every_thing
def test_what_is_printed_stays_within_the_margins(game: str, thing: str) -> None:
    """Every letter too: a word that was turned about a wrong middle has left its page."""
    for kind in Paper:
        made, dots = paper(game, thing, Wish(paper=kind)), 4
        for page in range(len(made)):
            pixels, rim = made.pixels(page, dots), round(dots * (MARGIN - 0.5))
            inner = pixels[rim:-rim, rim:-rim]
            assert (255 - pixels.astype(int)).sum() == (255 - inner.astype(int)).sum()
            if is_front(made.made.pages[page]):
                assert thing_title(game, thing, "en") in made.text(page)


def is_front(page: Page) -> bool:
    return any(isinstance(item, Words) and "50 mm" in item.text for item in page.items)


@every_thing
def test_pictures_have_other_words_in_every_language(game: str, thing: str) -> None:
    def told(lang: str) -> list[str]:
        pages = printed(game, thing, Wish(lang=lang)).pages
        items = [item for page in pages for item in page.items]
        return [item.alt for item in items if isinstance(item, Picture) and item.alt]

    english = told("en")
    for lang in ("fr", "hu", "de", "es"):
        other = told(lang)
        assert len(other) == len(english)
        assert not english or other != english
