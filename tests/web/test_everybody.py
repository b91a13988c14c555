"""For everybody: every screen of an evening is looked at in four languages, by day and in the
evening, with large letters and from close by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import DESK, PHONE, Open
from tests.web.crowd import crowded
from tests.web.guest import findings, settle
from tests.web.tongue import foreign
from tests.web.tour import PARTS, Tour

Judge = Callable[[Page, str], list[str]]
"""Told the page and its language, says what is wrong."""


def axe(page: Page, lang: str) -> list[str]:
    return findings(page)


def words(page: Page, lang: str) -> list[str]:
    return [f"no word of {lang}: {word!r} in {text!r}" for word, text in foreign(page, lang)]


def room(page: Page, lang: str) -> list[str]:
    return crowded(page)


@dataclass(frozen=True)
class Look:
    """How somebody looks at a screen, and what is judged then."""

    size: ViewportSize
    judges: tuple[Judge, ...]
    scheme: Literal["light", "dark"] = "light"
    letters: int = 100
    """The size of letters in percent, as set in the browser."""

    def sized(self, page: Page) -> None:
        page.set_viewport_size(self.size)
        page.emulate_media(color_scheme=self.scheme)
        page.evaluate(f"document.documentElement.style.fontSize = '{self.letters}%'")
        settle(page)


HALF: ViewportSize = {"width": DESK["width"] // 2, "height": DESK["height"] // 2}
"""What a desk shows at 200 %."""

WORDS = (Look(DESK, (words,)), Look(PHONE, (words,)))
LOOKS: Mapping[str, tuple[Look, ...]] = {
    "de": (*WORDS, Look(PHONE, (room,), letters=130), Look(HALF, (room,))),
    "hu": (Look(DESK, (words, axe)), Look(PHONE, (words, axe), "dark")),
    "fr": WORDS,
    "es": WORDS,
}
"""One walk a language: colours and the order of headings are the same in all, and German words are
the longest."""


@dataclass
class Audit:
    lang: str
    found: dict[str, list[str]] = field(default_factory=dict)
    """The same finding is told once, with all places where it is found."""

    def __call__(self, name: str, page: Page) -> None:
        own = page.viewport_size
        assert own is not None
        for look in self.looks(own):
            look.sized(page)
            for judge in look.judges:
                for one in judge(page, self.lang):
                    self.found.setdefault(one, []).append(name)
        Look(own, ()).sized(page)  # or the next button pressed is one of the phone's

    def looks(self, own: ViewportSize) -> tuple[Look, ...]:
        """A desk is looked at as a phone too; a phone and a shared screen stay what they are."""
        looks = LOOKS[self.lang]
        if own == DESK:
            return looks
        if own == PHONE:
            return tuple(look for look in looks if look.size == PHONE)
        return tuple(replace(look, size=own) for look in looks if room not in look.judges)

    def report(self) -> str:
        return "\n\n".join(f"{what}\n  on {sorted(set(at))}" for what, at in self.found.items())


@pytest.mark.parametrize("lang", LOOKS)
@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_wrong_on_any_screen(visit: Open, part: str, lang: str) -> None:
    audit = Audit(lang)
    tour = Tour(visit, audit, lang)
    PARTS[part](tour)
    assert not audit.found, audit.report()
    assert not any(tour.complaints)
