"""Pokino says what its cups want."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import PHONE, Open
from tests.web.guest import Guest, settle

PRIZES = ["Centre", "Corner", "Stamp", "Poker", "Full", "Pokino"]


def at_pokino(visit: Open, **more: str) -> Guest:
    anna, bela = visit("Anna", PHONE, **more), visit("Béla")
    invite = anna.start_table("Pokino")
    bela.sit_down(invite)
    anna.press("Start the game")
    return anna


def board(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name=re.compile("^Your board"))


def cup(guest: Guest, prize: str) -> Locator:
    return guest.page.get_by_role("button", name=re.compile(rf"{prize} cup|Call {prize}"))


def test_every_cup_shows_its_pattern_and_what_is_missing(visit: Open) -> None:
    anna = at_pokino(visit)
    # The wait before the first card is used to explain.
    expect(anna.page.get_by_text("hold a cup to see the cards it wants")).to_be_visible()
    cups = anna.page.locator(".cup")
    expect(cups).to_have_count(6)
    wanted = [one.locator("rect.want").count() for one in cups.all()]
    assert wanted == [1, 4, 4, 4, 5, 5]
    expect(anna.page.get_by_text("Tap it if you have it")).to_be_visible()
    expect(cups.nth(0)).to_contain_text("1 to go")
    expect(cups.nth(5)).to_contain_text("5 to go")
    anna.fits()


def test_touching_a_cup_lights_its_cells(visit: Open) -> None:
    anna = at_pokino(visit)
    corner = anna.page.locator('[data-prize="corner"]')
    corner.dispatch_event("pointerdown")
    lit = board(anna).locator("button.wanted")
    expect(lit).to_have_count(4)
    cells = (
        board(anna)
        .locator("button")
        .evaluate_all("all => all.flatMap((one, i) => one.matches('.wanted') ? [i] : [])")
    )
    assert cells == [0, 4, 20, 24]
    # Not every browser gives a touched button the focus, which it would lose elsewhere.
    board(anna).locator("button").nth(7).dispatch_event("pointerdown")
    expect(lit).to_have_count(0)


ROOM = """() => ['.own', '.mini'].map((name) => {
  const { width, height } = document.querySelector(name).getBoundingClientRect();
  return [width, height];
})"""


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (740, 360), (820, 1180), (1280, 800)], ids=str
)
def test_who_watches_sees_the_boards_as_large_as_they_can_be(
    visit: Open, width: int, height: int
) -> None:
    anna = at_pokino(visit)
    eve = visit("Eve", {"width": width, "height": height})
    eve.page.goto(anna.page.url)
    expect(eve.page.locator(".mini")).to_have_count(2)
    settle(eve.page)
    (across, down), (side, _) = eve.page.evaluate(ROOM)
    gaps, names = 12, 2 * 32
    assert side >= max(min((across - gaps) / 2, down - names), min(across, (down - names) / 2)) - 4
    eve.fits()


@pytest.mark.parametrize("card", ["tile-10o", "tile-10e", "tile-12c", "tile-12b"])
def test_the_number_of_a_figure_stands_clear_of_its_head(visit: Open, card: str) -> None:
    anna = visit("Anna")
    anna.page.goto("/")
    touching = anna.page.evaluate(
        """async (card) => {
          const art = document.createElement('div');
          art.style.cssText = 'position:fixed;inset:0;width:400px;height:400px';
          art.innerHTML = await (await fetch(`/art/${card}.svg`)).text();
          document.body.append(art);
          const box = (e) => e.getBoundingClientRect();
          const number = box(art.querySelector('text'));
          const [ground, ...drawn] = art.querySelectorAll('path, circle, ellipse, rect');
          return drawn.map(box).filter((one) => one.left < number.right - 4 &&
            one.top < number.bottom - 20 && one.bottom > number.top + 20).length;
        }""",
        card,
    )
    assert touching == 0
