"""Coming late, leaving early, and handing the host's role on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Open
from tests.web.guest import Guest

LATE = "A game is being played"


def disc(guest: Guest, name: str) -> None:
    """Press somebody in the strip of people."""
    guest.page.get_by_role("list", name="Players").get_by_role("button", name=name).click()


def test_the_host_hands_the_role_on_in_the_lobby(visit: Open) -> None:
    anna, ben = visit("Anna"), visit("Ben", PHONE)
    ben.sit_down(anna.start_table())
    expect(ben.page.get_by_role("button", name="Make Anna the host")).to_have_count(0)
    anna.press("Make Ben the host")
    for guest in (anna, ben):
        expect(guest.seat("Ben")).to_contain_text("Host")
        expect(guest.seat("Anna")).not_to_contain_text("Host")
    ben.begin()
    expect(anna.roll).to_be_visible()


def test_the_host_hands_the_role_on_during_a_game(visit: Open) -> None:
    anna, ben = visit("Anna"), visit("Ben", PHONE)
    ben.sit_down(anna.start_table())
    anna.begin()
    disc(anna, "Ben")
    anna.shoot("guests-hand-over")
    anna.press("Make Ben the host")
    disc(ben, "Ben")
    expect(ben.page.get_by_role("dialog")).to_contain_text("Host")
    ben.shoot("guests-host")
    disc(anna, "Ben")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Host")
    expect(anna.page.get_by_role("button", name="Make Ben the host")).to_have_count(0)
    assert not anna.complaints


def test_whoever_leaves_a_game_is_told_that_they_watch(visit: Open) -> None:
    anna, ben, cara = visit("Anna"), visit("Ben", PHONE), visit("Cara")
    invite = anna.start_table()
    ben.sit_down(invite)
    cara.sit_down(invite)
    anna.begin()
    ben.press("Menu")
    ben.press("Leave the game")
    ben.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    told = ben.page.get_by_text("You have left the game and are watching now.")
    expect(told).to_be_visible()
    ben.shoot("guests-left")
    ben.fits()
    ben.is_accessible()
    ben.press("Close")
    expect(told).to_have_count(0)
    expect(ben.page.get_by_text("You are watching.", exact=True)).to_be_visible()


def test_who_comes_late_takes_the_seat_of_a_bot_or_watches(visit: Open) -> None:
    anna, ben, cara = visit("Anna"), visit("Ben", PHONE), visit("Cara")
    invite = anna.start_table()
    anna.add_bot()
    anna.begin()
    expect(anna.page.get_by_role("dialog", name=LATE)).to_have_count(0)
    for guest in (ben, cara):
        guest.page.goto(invite)
        expect(guest.page.get_by_role("dialog", name=LATE)).to_be_visible()
    ben.is_accessible()
    ben.shoot("guests-late")
    cara.press("Just watch")
    expect(cara.page.get_by_role("dialog")).to_have_count(0)
    cara.page.reload()
    expect(cara.page.get_by_role("list", name="Players")).to_be_visible()
    expect(cara.page.get_by_role("dialog")).to_have_count(0)  # they have said so
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take the seat of").click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    for guest in (anna, ben, cara):
        expect(guest.seat("Ben")).to_be_visible()
    assert not ben.complaints


def test_a_watcher_takes_a_seat_by_name(visit: Open) -> None:
    anna, ben = visit("Anna"), visit("Ben", PHONE)
    invite = anna.start_table()
    anna.add_bot()
    anna.begin()
    ben.page.goto(invite)
    ben.press("Just watch")
    disc(ben, "Ada")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Take the seat of Ada")
    for guest in (anna, ben):
        expect(guest.seat("Ben")).to_be_visible()


def test_a_bot_that_stands_in_goes_with_the_game_or_is_told_in_the_lobby(visit: Open) -> None:
    anna, ben = visit("Anna"), visit("Ben", PHONE)
    ben.sit_down(anna.start_table())
    anna.begin()
    disc(ben, "Ben")
    ben.page.get_by_role("button", name="Let the bot play").first.click()
    expect(ben.page.get_by_text("A bot is playing for Ben.")).to_be_visible()
    ben.page.goto("about:blank")
    disc(anna, "Anna")
    anna.page.get_by_role("button", name="Let the bot play").first.click()
    expect(anna.result).to_be_visible()
    anna.press("Change the table")
    playing = "A bot is playing for this player."
    expect(anna.seat("Ben")).to_contain_text(playing)
    expect(anna.seat("Anna")).not_to_contain_text(playing)
    ben.page.go_back()
    ben.press("Change the table")
    expect(ben.seat("Ben")).to_contain_text(playing)
    ben.shoot("guests-stood-in")
    ben.fits_across()
    ben.press("I am back")
    expect(anna.seat("Ben")).not_to_contain_text(playing)
