"""Nothing on any screen is in a language that the visitor has not chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESK, PHONE, Open
from tests.web.tongue import foreign, words
from tests.web.tour import PARTS, Tour

NAMES = words(
    [
        "Anna An Béla Bé Cili Ci Dani Da Ada Ad",
        "Parlour parlour verify jsonl PDF QR",
        "English Français Magyar Deutsch Español",
    ]
)
"""Players and their initials, what is called the same everywhere, and the languages by their own
names."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize("lang", ["de", "hu"])
@pytest.mark.parametrize("part", PARTS)
def test_every_word_is_of_the_language(visit: Open, part: str, lang: str) -> None:
    found: dict[str, str] = {}

    def read(name: str, page: Page) -> None:
        own = page.viewport_size
        assert own is not None
        for size in (DESK, PHONE) if own == DESK else (own,):
            page.set_viewport_size(size)
            strange = foreign(page, lang, NAMES)
            found.update({word: f"{name}: {text}" for word, text in strange.items()})
        page.set_viewport_size(own)

    tour = Tour(visit, read, lang)
    PARTS[part](tour)
    assert found == {}
    assert not any(tour.complaints)
