"""People react to each other, each in their own language; words only where the host allows them."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, expect

from tests.web.conftest import PHONE, Open
from tests.web.guest import Guest

TV = {"width": 1920, "height": 1080}


def hold(*guests: Guest) -> None:
    """From now on nothing goes away by itself on their pages."""
    for guest in guests:
        guest.page.clock.install()
        guest.page.clock.pause_at(guest.page.evaluate("Date.now() + 1000"))


def bubble(guest: Guest, text: str) -> Locator:
    return guest.page.locator(".said .bubble").filter(has_text=text)


def react(guest: Guest, name: str) -> None:
    guest.press("React")
    guest.page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_each_reads_a_reaction_in_their_own_language(visit: Open) -> None:
    anna, bela = visit("Anna"), visit("Béla", PHONE, locale="hu-HU")
    invite = anna.start_table()
    expect(anna.page.get_by_role("button", name="React")).to_have_count(0)  # nobody to tell
    bela.page.goto(invite)
    bela.page.get_by_label("Neved").fill("Béla")
    bela.press("Leülök")
    hold(anna, bela)
    react(anna, "Well played")
    expect(bubble(bela, "Szépen játszottál")).to_be_visible()
    expect(bubble(anna, "Well played")).to_be_visible()
    expect(bela.page.get_by_role("log").filter(has_text="Anna: Szépen játszottál")).to_be_attached()
    for guest in (anna, bela):
        guest.page.clock.run_for(6_000)
        expect(guest.page.locator(".said .bubble")).to_have_count(0)
    anna.begin()
    tv = visit("TV", TV)
    tv.page.goto(f"{invite}?screen")
    expect(tv.page.get_by_role("list", name="Players")).to_be_visible()
    hold(tv)
    bela.press("Reagálás")
    bela.shoot("talk-sheet")
    bela.page.get_by_role("button", name="Szív").click()
    for guest, heart in ((anna, "A heart"), (bela, "Szív"), (tv, "A heart")):
        expect(guest.page.get_by_role("log").filter(has_text=f"Béla: {heart}")).to_be_attached()
        shown = bubble(guest, "Béla").locator("img")
        assert shown.evaluate("(img) => img.decode().then(() => img.naturalWidth > 0)")
        guest.shoot(f"talk-{guest.name}")
    large = bubble(tv, "Béla").locator("img").bounding_box()
    small = bubble(bela, "Béla").locator("img").bounding_box()
    assert large
    assert small
    assert large["width"] >= 3 * small["width"]
    bela.fits()
    assert not [*anna.complaints, *bela.complaints, *tv.complaints]


def test_a_reaction_stands_beside_the_name_of_its_sender(visit: Open) -> None:
    anna, ben = visit("Anna", PHONE), visit("Ben", PHONE)
    ben.sit_down(anna.start_table())
    anna.begin()
    hold(ben)
    react(anna, "So close")
    react(ben, "One moment, please")
    expect(bubble(ben, "So close")).to_be_visible()
    expect(bubble(ben, "One moment")).to_be_visible()
    ben.shoot("talk-beside")
    ben.page.screenshot()  # waits for the fonts and a frame; the page's own clock stands still
    boxes = [bubble(ben, text).bounding_box() for text in ("So close", "One moment")]
    first, second = (box for box in boxes if box)
    name = ben.seat("Anna").bounding_box()
    assert name
    assert 0 <= first["y"] - name["y"] - name["height"] < 8
    assert apart(first, second) or apart(second, first), "never one over another"


def apart(one: FloatRect, two: FloatRect) -> bool:
    return one["x"] + one["width"] <= two["x"] or one["y"] + one["height"] <= two["y"]


def test_words_of_ones_own_are_the_hosts_to_allow_and_can_be_muted(visit: Open) -> None:
    anna, ben = visit("Anna"), visit("Ben", PHONE)
    ben.sit_down(anna.start_table())
    ben.press("React")
    own = ben.page.get_by_label("In your own words")
    expect(own).to_have_count(0)
    ben.is_accessible()
    expect(ben.page.get_by_role("switch", name="People may write")).to_have_count(0)
    hold(anna, ben)
    anna.press("React")
    anna.page.get_by_role("switch", name="People may write their own words").check()
    own.fill("<b>Look</b> at that")
    ben.shoot("talk-words")
    ben.press("Send")
    expect(bubble(ben, "<b>Look</b> at that")).to_be_visible()
    expect(bubble(anna, "<b>Look</b> at that")).to_be_visible()
    anna.page.get_by_role("switch", name="Show what others say").uncheck()
    anna.press("Close")
    react(ben, "Sorry")
    expect(bubble(ben, "Sorry")).to_be_visible()
    anna.begin()
    expect(bubble(anna, "Sorry")).to_have_count(0)
    assert not [*anna.complaints, *ben.complaints]


def test_one_person_can_be_muted(visit: Open) -> None:
    anna, ben, cara = visit("Anna"), visit("Ben", PHONE), visit("Cara")
    invite = anna.start_table()
    ben.sit_down(invite)
    cara.sit_down(invite)
    anna.begin()
    anna.page.get_by_role("list", name="Players").get_by_role("button", name="Ben").click()
    anna.press("Mute Ben")
    anna.press("Close")
    hold(anna, cara)
    react(ben, "Sorry")
    expect(bubble(cara, "Sorry")).to_be_visible()
    react(cara, "Thank you")
    expect(bubble(anna, "Thank you")).to_be_visible()
    expect(bubble(anna, "Sorry")).to_have_count(0)


def test_who_sends_too_many_is_told(visit: Open) -> None:
    anna, ben = visit("Anna"), visit("Ben", PHONE)
    ben.sit_down(anna.start_table())
    told = ben.page.get_by_text("That was too fast.")
    for _ in range(20):
        react(ben, "Laughter")
        if told.count():
            break
    expect(told.first).to_be_visible()
