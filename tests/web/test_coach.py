"""The coach in the page: advice while one plays, and the review after the game."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest
from tests.web.test_evening import disc

FIRST_TIME = 120_000
"""The tables are computed once; that may take a while."""
VERDICT = re.compile(r"Coach: (the best there was|\u2212\d+\.\d\d points)\.")


def test_advice_comes_and_goes(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.begin()
    anna.throw()
    expect(line(anna)).to_have_count(0)
    anna.press("Coach")
    expect(line(anna)).to_be_visible(timeout=FIRST_TIME)
    assert stars(anna) > 0
    anna.fits()
    anna.is_accessible()
    anna.shoot("coach-phone")

    line(anna).click()
    sheet = anna.page.get_by_role("dialog", name="Coach")
    expect(sheet).to_contain_text(re.compile(r"Worth \d+\.\d\d points with best play"))
    expect(sheet).to_contain_text(re.compile(r"Chance of the upper bonus: \d+\.\d%"))
    expect(sheet.get_by_role("table").nth(1).locator("tbody tr")).to_have_count(13)
    sheet.get_by_role("button", name=re.compile("ways to keep$")).click()
    anna.is_accessible()
    anna.press("Close")

    anna.boxes.last.click()
    expect(anna.page.locator(".tray").get_by_text(VERDICT)).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="Coach", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    open_menu(anna)
    switch = anna.page.get_by_role("switch", name="Coach")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    anna.press("Close")
    anna.throw()
    expect(line(anna)).to_have_count(0)
    assert stars(anna) == 0
    assert anna.complaints == []


def test_what_a_decision_cost_is_in_the_log(visit: Open) -> None:
    anna = visit("Anna", DESK)
    anna.start_table()
    anna.begin()
    anna.press("Coach")
    anna.throw()
    expect(line(anna)).to_be_visible(timeout=FIRST_TIME)
    anna.page.keyboard.press("1")
    anna.roll.click()
    told = anna.page.get_by_role("region", name="What happened").get_by_role("listitem").first
    expect(told).to_have_text(re.compile(r"^Your roll 2: [\d-]+\. " + VERDICT.pattern))
    expect(line(anna)).to_be_visible()
    anna.shoot("coach-desk")


def test_a_bot_that_stands_in_asks_no_coach(visit: Open) -> None:
    anna = visit("Anna", DESK)
    sent: list[str | bytes] = []

    def send(frame: str | bytes) -> None:  # what is built in cannot listen
        sent.append(frame)

    anna.page.on("websocket", lambda socket: socket.on("framesent", send))
    anna.start_table()
    anna.begin()
    anna.press("Coach")
    anna.throw()
    expect(line(anna)).to_be_visible(timeout=FIRST_TIME)
    asked = advice_asked(sent)
    assert asked > 0
    disc(anna, "Anna").click()
    anna.page.get_by_role("button", name=re.compile("^Let the bot play")).first.click()
    expect(anna.result).to_be_visible(timeout=FIRST_TIME)
    assert advice_asked(sent) == asked


def advice_asked(sent: list[str | bytes]) -> int:
    return sum('"Advise"' in str(frame) for frame in sent)


def test_where_the_game_may_end(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.begin()
    for _ in range(7):
        anna.throw()
        anna.write()
    anna.press("Coach")
    expect(line(anna)).to_be_visible(timeout=FIRST_TIME)
    line(anna).click()
    sheet = anna.page.get_by_role("dialog", name="Coach")
    expect(sheet.get_by_role("img", name=re.compile("most likely around"))).to_be_visible()
    anna.is_accessible()
    anna.shoot("coach-bands")


def test_the_table_may_forbid_it(visit: Open) -> None:
    anna, bela = visit("Anna"), visit("Béla", PHONE)
    bela.sit_down(anna.start_table())
    options = [guest.page.get_by_text("Rules and options") for guest in (anna, bela)]
    for one in options:
        one.click()
    assert allowed(bela).is_disabled()
    allowed(anna).uncheck()
    for guest in (anna, bela):
        expect(guest.page.get_by_text("Kniffel · 1 game · no coach")).to_be_visible()
    anna.page.get_by_label("Games", exact=True).select_option("2")
    expect(bela.page.get_by_text("Kniffel · 2 games · no coach")).to_be_visible()
    anna.shoot("coach-option")
    anna.is_accessible()
    anna.begin()
    for guest in (anna, bela):
        expect(guest.roll).to_be_visible()
        expect(guest.page.get_by_role("button", name="Coach", exact=True)).to_have_count(0)
        open_menu(guest)
        expect(guest.page.get_by_role("switch", name="Coach")).to_have_count(0)


def test_allowing_it_again_keeps_the_options(visit: Open) -> None:
    anna = visit("Anna")
    anna.start_table()
    anna.page.get_by_text("Rules and options").click()
    anna.page.get_by_label("Games", exact=True).select_option("3")
    allowed(anna).uncheck()
    expect(anna.page.get_by_text("Kniffel · 3 games · no coach")).to_be_visible()
    allowed(anna).check()
    expect(anna.page.get_by_text("Kniffel · 3 games", exact=True)).to_be_visible()


def test_a_review_after_the_game(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.add_bot()
    anna.begin()
    anna.finish_alone()
    anna.press("Review")
    review = anna.page.get_by_role("dialog", name="Review")
    graph = review.get_by_role("img", name=re.compile("^Expected total of Anna: 254.59 at the"))
    expect(graph).to_be_visible(timeout=FIRST_TIME)
    expect(review.locator("path.line")).to_have_count(2)
    told = {
        term.inner_text(): float(term.locator("+ dd").inner_text().replace("\N{MINUS SIGN}", "-"))
        for term in review.get_by_role("term").all()
    }
    parts = told["Expected at the start"] + told["Luck of the dice"] + told["Given away"]
    assert abs(parts - told["Total"]) < 0.02
    expect(review.get_by_text(re.compile("^Better: "))).to_have_count(5)
    review.get_by_text("All turns as a table").click()
    expect(review.get_by_role("row")).to_have_count(14)
    anna.is_accessible()
    anna.fits()
    anna.shoot("review-phone")
    bot = review.get_by_label("Whose game?").locator("option").all_inner_texts()
    review.get_by_label("Whose game?").select_option(next(name for name in bot if name != "Anna"))
    expect(graph).to_have_count(0)
    assert anna.complaints == []


def line(guest: Guest) -> Locator:
    """What the coach says is best."""
    return guest.page.get_by_role("button", name=re.compile("^Coach .* Show every choice$"))


def stars(guest: Guest) -> int:
    marked = [name for name in guest.dice() if name.endswith(", best kept")]
    return len(marked) + guest.page.get_by_role("button", name=re.compile("^Best: ")).count()


def allowed(guest: Guest) -> Locator:
    return guest.page.get_by_role("switch", name="Allow the coach")


def open_menu(guest: Guest) -> None:
    guest.press("Menu")
