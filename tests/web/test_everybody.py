"""For everybody: a machine that knows the rules of accessible pages looks at every screen."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import findings, settle
from tests.web.tour import PARTS, Tour

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
"""Sizes and lights go together: both have the same colours, whatever the size."""


class Audit:
    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def __call__(self, name: str, page: Page) -> None:
        own = page.viewport_size
        assert own is not None
        sizes = (DESK, PHONE) if own == DESK else (own, own)
        for size, scheme in zip(sizes, SCHEMES, strict=True):
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=scheme)
            self.note(name, findings(page))
        page.set_viewport_size(own)
        settle(page)  # or the next button pressed is one of the phone's

    def note(self, name: str, found: list[str]) -> None:
        """The same finding is told once, with all places where it is found."""
        for one in found:
            self.found.setdefault(one, []).append(name)

    def report(self) -> str:
        return "\n\n".join(f"{what}\n  on {sorted(set(at))}" for what, at in self.found.items())


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_found_on_any_screen(visit: Open, part: str) -> None:
    judge = Audit()
    tour = Tour(visit, judge)
    PARTS[part](tour)
    assert not judge.found, judge.report()
    assert not any(tour.complaints)
