"""A phone that lies on its side: nothing lies on anything else, and the pieces use the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import PHONE, Open
from tests.web.crowd import crowded
from tests.web.guest import Guest, settle
from tests.web.tour import QUICK, Tour

SIDE: ViewportSize = {"width": 740, "height": 360}
NARROW: ViewportSize = {"width": 320, "height": 568}

WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"
WHOLE = "one => one.scrollHeight <= one.clientHeight"


def test_cards_of_poker_champ_use_the_cloth(visit: Open) -> None:
    """One's own cards were 54 px wide, and those of the board 40."""
    anna = visit("Anna", SIDE)
    anna.start_table("Poker Champ")
    anna.add_bot("Steady")
    anna.press("Start the game")
    own = anna.page.locator(".mine .hand img")
    expect(own).to_have_count(2)
    settle(anna.page)
    assert min(own.evaluate_all(WIDTHS)) >= 75
    assert min(anna.page.locator(".board .cards").evaluate_all(WIDTHS)) >= 5 * 50
    assert anna.page.locator(".felt").evaluate(WHOLE)


def test_who_watches_poker_champ_sees_one_table(visit: Open) -> None:
    """The board stood beside two seats as high as the cloth."""
    anna, ben = visit("Anna"), visit("Ben", SIDE)
    invite = anna.start_table("Poker Champ")
    anna.add_bot("Steady")
    anna.press("Start the game")
    expect(anna.page.locator(".mine")).to_be_visible()
    ben.page.goto(invite)
    ben.press("Just watch")
    settle(ben.page)
    cloth, board = (ben.page.locator(one).bounding_box() for one in (".cloth", ".board"))
    assert cloth is not None
    assert board is not None
    assert board["width"] >= 0.95 * cloth["width"]
    assert ben.page.locator(".felt").evaluate(WHOLE)


def test_the_words_of_pokino_stay_in_their_frame_during_a_pause(visit: Open) -> None:
    """The six cups lay on them."""
    tour = Tour(visit, lambda *_: None, "de", SIDE)
    tour.start_table("pokino")
    tour.ask({"type": "AddBot", "level": "sharp"})
    tour.press("start")
    words = tour.page.locator(".felted .words > :is(h2, p)")
    expect(words).to_have_count(2)
    tour.ask({"type": "Pause"})
    expect(tour.page.locator(".strip")).to_be_visible()
    settle(tour.page)
    felt, cup = (tour.page.locator(one).first.bounding_box() for one in (".felted", ".cup"))
    assert felt is not None
    assert cup is not None
    bottom = felt["y"] + felt["height"]
    assert bottom <= cup["y"]
    for box in (one.bounding_box() for one in words.all()):
        assert box is not None
        assert felt["y"] <= box["y"]
        assert box["y"] + box["height"] <= bottom


@pytest.mark.parametrize("lang", ["hu", "es"])
def test_chances_of_pokino_stand_in_columns_of_one_width(visit: Open, lang: str) -> None:
    """Their bars are compared, yet a column was as wide as its word."""
    tour = Tour(visit, lambda *_: None, lang)
    tour.start_table("pokino")
    tour.ask({"type": "Configure", "game": "pokino", "options": QUICK["pokino"]})
    other = tour.bela()
    tour.press("start")
    tour.turn_card(tour.page, other)
    tour.press("pokino-odds")
    columns = tour.page.locator("dialog thead th")
    expect(columns).to_have_count(6)
    for viewport in (SIDE, PHONE, NARROW):
        tour.page.set_viewport_size(viewport)
        settle(tour.page)
        widths: list[float] = columns.evaluate_all(WIDTHS)
        assert max(widths) - min(widths) <= 6, widths
        assert crowded(tour.page) == []


def test_what_can_be_done_after_a_game_of_two_is_in_sight(visit: Open) -> None:
    """Most of it was below the edge, beside an empty half."""
    tour = Tour(visit, lambda *_: None, size=SIDE)
    tour.start_table("pokino")
    Guest(tour.page, "Anna", []).add_player("Ada")
    tour.ask({"type": "Configure", "game": "pokino", "options": QUICK["pokino"]})
    tour.press("start")
    tour.deal_on(tour.page)
    settle(tour.page)
    for one in tour.page.locator(".result .button").all():
        expect(one).to_be_in_viewport(ratio=0.99)
    ranks, rest = (tour.page.locator(one).bounding_box() for one in (".ranks ol", ".rest"))
    assert ranks is not None
    assert rest is not None
    assert ranks["y"] + ranks["height"] <= rest["y"]


def test_a_refusal_stays_in_sight_when_the_phone_is_turned(visit: Open) -> None:
    tour = Tour(visit, lambda *_: None, size=SIDE)
    tour.start_table("pokino")
    Guest(tour.page, "Anna", []).add_player("Ada")
    tour.ask({"type": "Configure", "game": "pokino", "options": QUICK["pokino"]})
    tour.press("start")
    tour.turn_card(tour.page)
    tour.page.locator("[data-prize]").last.click()
    note = tour.page.locator(".note")
    expect(note).to_be_visible()
    tour.page.set_viewport_size(PHONE)
    settle(tour.page)
    assert crowded(tour.page) == []
    expect(note).to_be_in_viewport(ratio=0.99)
