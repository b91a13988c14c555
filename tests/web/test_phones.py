"""Small screens: everything in sight, nothing cut, everybody with a name."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from parlour.games import GAMES
from parlour.text import say
from tests.web.conftest import PHONE, Open
from tests.web.guest import settle
from tests.web.tour import Tour

NARROW: ViewportSize = {"width": 320, "height": 568}
SHORT: list[ViewportSize] = [{"width": 375, "height": 553}, NARROW]
SIDE: ViewportSize = {"width": 740, "height": 360}
"""A phone that lies on its side."""


@pytest.mark.parametrize("viewport", SHORT)
def test_the_whole_sheet_of_kniffel_and_its_button_are_in_sight(
    visit: Open, viewport: ViewportSize
) -> None:
    anna = visit("Anna", viewport)
    anna.start_table()
    anna.begin()
    anna.throw()
    for language in ("en", "de", "hu"):
        anna.page.evaluate("one => localStorage.setItem('parlour.language', one)", f'"{language}"')
        anna.page.reload()
        pad = anna.page.locator(".pad")
        pad.wait_for()
        assert pad.evaluate("pad => pad.scrollHeight - pad.clientHeight") <= 0
        for line in pad.locator("li").all():
            expect(line).to_be_in_viewport(ratio=0.99)
        expect(anna.page.locator(".roll")).to_be_in_viewport(ratio=0.99)
        hint = anna.page.locator(".tray p")
        assert hint.evaluate("hint => hint.scrollWidth <= hint.clientWidth"), language
        anna.fits()


@pytest.mark.parametrize("viewport", [*SHORT, PHONE])
def test_the_whole_sheet_of_kniffel_stays_in_sight_during_a_pause(
    visit: Open, viewport: ViewportSize
) -> None:
    anna = visit("Anna", viewport)
    anna.start_table()
    anna.begin()
    anna.throw()
    anna.press("Menu")
    anna.press("Pause")
    expect(anna.page.get_by_role("button", name="Go on")).to_be_visible()
    pad = anna.page.locator(".pad")
    assert pad.evaluate("pad => pad.scrollHeight - pad.clientHeight") <= 0
    # What a box pays stays inside its line.
    for offer in pad.locator(".offer").all():
        assert offer.evaluate("one => one.offsetHeight < one.closest('li').offsetHeight")
    anna.fits()


LINES = """(one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


@pytest.mark.parametrize("game", ["Kniffel", "Cartino", "Pokino"])
def test_the_name_of_a_game_is_not_torn(visit: Open, game: str) -> None:
    """Above a lobby on the narrowest phone it read "Kniffe" and "l"."""
    anna, ben = visit("Anna", NARROW), visit("Ben")
    ben.sit_down(anna.start_table(game))
    expect(anna.page.get_by_role("button", name="React")).to_be_visible()
    assert anna.page.get_by_role("heading", level=1).evaluate(LINES) == 1
    choice = anna.page.get_by_role("group", name="Which game?").get_by_role("button")
    assert len({round(one["y"]) for one in map(Locator.bounding_box, choice.all()) if one}) == 1


def test_a_table_s_link_is_offered_under_one_heading(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.begin()
    anna.press("Menu")
    anna.press("Invite")
    expect(anna.page.get_by_role("dialog").get_by_role("heading")).to_have_count(1)


def test_what_lies_at_the_edges_of_the_home_page_lies_as_far_in(visit: Open) -> None:
    """The settings were 14 px further from their edge than the emblem is from its own."""
    anna = visit("Anna", PHONE)
    anna.page.goto("/")
    boxes = [
        anna.page.locator(place).bounding_box()
        for place in ("header", "header > img", "header .button")
    ]
    header, emblem, settings = (box for box in boxes if box)
    left = emblem["x"] - header["x"]
    right = header["x"] + header["width"] - settings["x"] - settings["width"]
    assert abs(left - right) <= 1


def test_a_lesson_is_opened_by_a_thumb(visit: Open) -> None:
    """Its link is a line of text; what answers a touch is 44 px high."""
    anna = visit("Anna", PHONE)
    anna.page.goto("/")
    link = anna.page.get_by_role("link", name="Learn in two minutes").first
    expect(link).to_be_visible()
    high = link.evaluate(
        """(link) => {
          const { left, top } = link.getBoundingClientRect();
          const at = (y) => link.contains(document.elementFromPoint(left + 20, top + y));
          return Array.from({ length: 90 }, (_, i) => i - 30).filter(at).length;
        }"""
    )
    assert high >= 44


@pytest.mark.parametrize("viewport", [PHONE, NARROW])
def test_the_pattern_of_a_cup_keeps_clear_of_its_rim(visit: Open, viewport: ViewportSize) -> None:
    anna = visit("Anna", viewport)
    anna.start_table("Pokino")
    anna.add_bot()
    anna.press("Start the game")
    cups = anna.page.locator(".cup")
    cups.first.wait_for()
    for part in (".pattern", ".pot"):
        clear = cups.evaluate_all(
            """(cups, part) => cups.map((cup) => {
              const parts = [cup, cup.querySelector(part)];
              const [rim, one] = parts.map((part) => part.getBoundingClientRect());
              return Math.min(one.left - rim.left, rim.right - one.right);
            })""",
            part,
        )
        assert min(clear) >= 3, part


def test_a_box_explains_itself_on_a_long_press(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.begin()
    anna.throw()
    box = anna.page.get_by_role("button", name="Chance: write").or_(
        anna.page.locator("button.line").last
    )
    box.last.hover()
    anna.page.mouse.down()
    expect(anna.page.get_by_role("dialog", name="Chance")).to_be_visible()
    anna.page.mouse.up()
    # It was no tap: nothing is written.
    anna.press("Close")
    expect(anna.boxes.last).to_be_visible()


def test_six_people_keep_their_names_and_bots_their_badge(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    for name in ("Ada", "Béla", "Maximiliane Wolkenstein"):
        anna.add_player(name)
    anna.add_bot()
    anna.begin()
    people = anna.page.get_by_role("list", name="Players")
    for name in ("Anna", "Ada", "Béla", "Maximil…"):
        chip = people.locator(".name", has_text=name)
        expect(chip).to_have_count(1)
        assert chip.evaluate("one => one.scrollWidth <= one.clientWidth"), name
    discs = people.locator(".face").all_inner_texts()
    assert len(set(discs)) == len(discs)
    expect(people.locator(".badge")).to_have_count(1)
    anna.page.evaluate("document.documentElement.style.fontSize = '130%'")
    chips = [one.bounding_box() for one in people.get_by_role("button").all()]
    for left, right in pairwise(chips):
        assert left is not None
        assert right is not None
        assert left["x"] + left["width"] <= right["x"] + 1
    anna.fits()


def test_three_people_keep_their_names(visit: Open) -> None:
    """Beside the buttons for reactions and the menu."""
    anna, ben = visit("Anna", PHONE), visit("Ben", PHONE)
    ben.sit_down(anna.start_table())
    anna.add_bot()
    anna.begin()
    expect(ben.page.get_by_role("button", name="React")).to_be_visible()
    for guest in (anna, ben):
        names = guest.page.get_by_role("list", name="Players").locator(".name")
        expect(names).to_have_count(3)
        assert names.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
        guest.fits()


def test_a_tap_on_a_back_shows_what_it_can_be(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table("Poker Champ")
    anna.add_bot("Steady")
    anna.add_player("Béla")
    anna.press("Start the game")
    anna.page.get_by_role("button", name=re.compile("^I am ")).click()  # whose turn it is
    expect(anna.page.get_by_text("M: nine to six")).to_be_visible()
    look = anna.page.get_by_role("button", name="What Ada can have")
    look.click()
    shown = anna.page.get_by_role("dialog").locator("section")
    expect(shown).to_have_count(2)
    expect(shown.first.locator("li")).to_have_count(4)
    anna.press("Close")
    heading = anna.page.get_by_role("region", name="Community cards").get_by_role("heading")
    expect(heading).not_to_contain_text("fold")


WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"


def test_cards_of_poker_champ_use_the_cloth(visit: Open) -> None:
    """One's own cards and the backs were 54 and 32 px wide, the board 45, and a seat 224."""
    anna = visit("Anna", PHONE)
    anna.start_table("Poker Champ")
    anna.add_bot("Steady")
    anna.press("Start the game")
    expect(anna.page.locator(".mine .hand img")).to_have_count(2)
    settle(anna.page)
    wide = {
        place: min(anna.page.locator(place).evaluate_all(WIDTHS))
        for place in (".mine .hand img", ".round .cards img", ".board .cards", ".round .seat")
    }
    assert wide[".mine .hand img"] >= 1.5 * 54
    assert wide[".round .cards img"] >= 1.5 * 32
    cloth = min(anna.page.locator(".cloth").evaluate_all(WIDTHS))
    assert wide[".round .seat"] == cloth
    assert wide[".board .cards"] >= 0.98 * cloth  # five side by side can be no larger


@pytest.mark.parametrize("viewport", SHORT)
def test_the_whole_menu_of_a_game_is_in_sight(visit: Open, viewport: ViewportSize) -> None:
    """With the coach in it, the way home was out of sight."""
    tour = Tour(visit, lambda *_: None, "fr", viewport)
    tour.start_table("kniffel")
    tour.press("start")
    tour.press("menu")
    tour.page.get_by_role("switch", name=tour.say("coach")).wait_for()
    settle(tour.page)
    home = tour.page.get_by_role("dialog").get_by_role("link", name=tour.say("home"))
    expect(home).to_be_in_viewport(ratio=1)


WHOLE = """(all) => all.every((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return one.contains(seen) && one.scrollWidth <= one.clientWidth;
})"""


CLEAR = """(all) => all.every((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const felt = one.closest('.felted').getBoundingClientRect();
  const mine = document.querySelector('.mine')?.getBoundingClientRect();
  const apart = !mine || bottom <= mine.top || right <= mine.left;
  return apart && left >= felt.left && top >= felt.top && bottom <= felt.bottom;
})"""
"""In its frame, and not below one's own cards; in a pause nothing can be pointed at."""


@pytest.mark.parametrize(
    ("game", "parts"), [("poker_champ", ".pot > span, .paint"), ("pokino", ".cup .name")]
)
@pytest.mark.parametrize("lang", ["es", "fr", "de"])
def test_nothing_is_cut_off_on_the_narrowest_phone(
    visit: Open, game: str, parts: str, lang: str
) -> None:
    tour = Tour(visit, lambda *_: None, lang, NARROW)
    tour.start_table(game)
    tour.ask({"type": "AddBot", "level": next(iter(GAMES[game].bots))})
    tour.press("start")
    expect(tour.page.locator(parts).first).to_be_visible()
    settle(tour.page)
    assert tour.page.locator(parts).evaluate_all(WHOLE)


@pytest.mark.parametrize("viewport", [SHORT[0], PHONE, SIDE])
def test_the_pot_stays_in_sight_beside_the_coach_and_in_a_pause(
    visit: Open, viewport: ViewportSize
) -> None:
    """One's own cards lay on it."""
    tour = Tour(visit, lambda *_: None, "de", viewport)
    tour.start_table("poker_champ")
    tour.ask({"type": "AddBot", "level": "steady"})
    tour.press("start")
    tour.press("menu")
    tour.page.get_by_role("switch", name=tour.say("coach")).click()
    tour.page.keyboard.press("Escape")
    pot = tour.page.locator(".pot > span")
    expect(tour.page.locator(".mine .coach")).to_be_visible()
    settle(tour.page)
    assert pot.evaluate_all(WHOLE)
    tour.ask({"type": "Pause"})
    expect(tour.page.locator(".strip")).to_be_visible()
    settle(tour.page)
    assert pot.evaluate_all(CLEAR)


def test_the_print_of_cartino_s_board_can_be_read(visit: Open) -> None:
    """It was 14 px high; two figures stay inside their ring."""
    anna = visit("Anna", PHONE)
    anna.start_table("Cartino")
    anna.add_bot("Greedy")
    anna.press("Start the game")
    prints = anna.page.locator(".print:not(.ten)")
    prints.first.wait_for()
    sizes = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    assert min(prints.evaluate_all(sizes)) >= 18
    half = min(anna.page.locator(".half").evaluate_all(WIDTHS))
    assert max(anna.page.locator(".print").evaluate_all(WIDTHS)) <= 0.75 * half


def test_points_of_cartino_are_told_in_words(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table("Cartino")
    anna.add_bot("Greedy")
    anna.press("Start the game")
    expect(anna.page.locator(".track .more").first).to_have_text("0 points")
    told = say("en", "cartino-in-words", points=22, chips=1, track=2)
    assert told == "22 points: one chip and 2"
    anna.fits()


def test_places_of_cartino_glow_by_what_they_are_worth(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table("Cartino")
    anna.add_bot("Greedy")
    anna.press("Start the game")
    pawns = anna.page.locator('[data-place][aria-disabled="false"]')
    pawns.first.wait_for()
    pawns.first.click()
    glows = anna.page.locator(".half.open").evaluate_all(
        """all => all.map((one) => [
          Number(/ (\\d+)$/.exec(one.ariaLabel)[1]), Number(one.style.getPropertyValue('--worth')),
        ])"""
    )
    assert glows
    most = max([1, *(worth for worth, _ in glows)])
    assert all(abs(glow - worth / most) < 0.01 for worth, glow in glows)
