"""Poker Champ in real Chromium: two people, four bots, a whole game, and somebody comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest

LANDSCAPE: ViewportSize = {"width": 640, "height": 360}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DECIDE = '.bet[aria-disabled="false"], .result'


def test_six_seats_finish_a_basic_game(visit: Open) -> None:
    """Two browsers, four bots; one of the two reconnects in the middle of a step."""
    anna = visit("Anna", PHONE)
    invite = anna.start_table("Poker Champ")
    set_option(anna, "Pause", "0 seconds")
    bela = visit("Béla", DESK)
    bela.sit_down(invite)
    for level in ("Beginner", "Steady", "Beginner", "Steady"):
        anna.add_bot(level)
    anna.press("Start the game")
    expect(cards_of(bela)).to_be_visible()
    every_size_fits(anna)
    everything_on_the_cloth(bela)
    anna.shoot("poker-first-step-phone")
    bela.shoot("poker-first-step-desk")

    play_to_the_flop(anna, bela)
    comes_back(anna)
    bela.shoot("poker-flop-desk")
    play_until(lambda: anna.result.is_visible(), anna, bela)
    expect(bela.result).to_be_visible()
    anna.fits()
    anna.shoot("poker-result-phone")
    bela.shoot("poker-result-desk")
    assert anna.complaints == bela.complaints == []


def every_size_fits(guest: Guest) -> None:
    for viewport in (LANDSCAPE, TABLET, PHONE):
        guest.page.set_viewport_size(viewport)
        guest.page.wait_for_timeout(200)  # until the page has taken its new size
        everything_on_the_cloth(guest)
    for language in ("de", "hu", "fr", "es", "en"):
        guest.page.evaluate("one => localStorage.setItem('parlour.language', one)", f'"{language}"')
        guest.page.reload()
        guest.page.locator(".felt .mine").wait_for()
        everything_on_the_cloth(guest)


def play_until(stop: Callable[[], bool], *players: Guest) -> None:
    """Whoever may bet bets, until then."""
    for _ in range(4000):
        if stop():
            return
        for player in players:
            if may_bet(player):
                bet(player)
        players[0].page.wait_for_timeout(5)  # lets the page hear the server
    pytest.fail("the game does not get there")


def play_to_the_flop(anna: Guest, bela: Guest) -> None:
    """Until Anna has to decide after the flop."""
    play_until(lambda: may_bet(anna) and step_of(anna) > 1, anna, bela)


def comes_back(anna: Guest) -> None:
    """Her page is loaded again while she has to decide."""
    before = own_cards(anna)
    anna.page.reload()
    expect(cards_of(anna)).to_be_visible()
    expect(anna.page.locator(DECIDE).first).to_be_visible()
    assert own_cards(anna) == before
    anna.shoot("poker-reconnected-phone")


def everything_on_the_cloth(guest: Guest) -> None:
    """No place hides another, and what one can do is in reach."""
    guest.fits()
    boxes = guest.page.evaluate(
        """() => [...document.querySelectorAll('.felt .seat, .felt .board, .felt .mine')].map(
            (e) => { const r = e.getBoundingClientRect();
                     return [r.left, r.top, r.right, r.bottom, e.scrollWidth - e.clientWidth] })"""
    )
    width, height = guest.page.evaluate("() => [innerWidth, innerHeight]")
    assert len(boxes) == 7
    for n, (left, top, right, bottom, over) in enumerate(boxes):
        assert min(left, top, width - right, height - bottom, -over) >= 0
        for other in boxes[:n]:
            apart = left >= other[2] - 1 or right <= other[0] + 1
            assert apart or top >= other[3] - 1 or bottom <= other[1] + 1


def set_option(guest: Guest, label: str, choice: str) -> None:
    options = guest.page.get_by_label(label, exact=True)
    if not options.is_visible():
        guest.page.get_by_text("Rules and options").first.click()
    options.select_option(label=choice)


def cards_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="Your cards")


def own_cards(guest: Guest) -> list[str]:
    return [
        image.get_attribute("alt") or ""
        for image in cards_of(guest).get_by_role("img", name=re.compile(" of ")).all()
    ]


def step_of(guest: Guest) -> int:
    shown = guest.page.get_by_role("region", name="Community cards").locator(".cards img").count()
    return {0: 1, 3: 2, 4: 3, 5: 4}.get(shown, 0)


def may_bet(guest: Guest) -> bool:
    return guest.page.locator('.bet[aria-disabled="false"]').count() > 0


def bet(guest: Guest) -> None:
    guest.page.keyboard.press("b")


def test_two_share_one_device_and_hide_their_cards(visit: Open) -> None:
    """A cover with the next player's name between two turns; no key goes through."""
    anna = visit("Anna", PHONE)
    anna.start_table("Poker Champ")
    anna.add_player("Béla")
    anna.press("Start the game")
    closed = ", ".join(f".mine .hand img[alt^='{back}']" for back in ("L,", "M,", "S,", "an ace"))
    backs = anna.page.locator(closed)
    bet = anna.page.locator(".bet")
    for name in ("Anna", "Béla", "Anna"):
        show = anna.page.get_by_role("button", name=f"I am {name}", exact=True)
        expect(show).to_be_focused()
        expect(anna.page.get_by_role("heading", name=f"{name} is next")).to_be_visible()
        expect(backs).to_have_count(2)
        anna.page.keyboard.press("b")
        expect(bet).to_have_attribute("aria-disabled", "false")
        anna.shoot("poker-cover")
        anna.fits()
        anna.is_accessible()
        show.click()
        expect(backs).to_have_count(0)
        bet.click()
