"""Getting to the table: few taps, tables that are remembered, one room for all games."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from parlour.games import GAMES
from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest

COUNT_TAPS = "addEventListener('pointerdown', () => (window.taps = (window.taps ?? 0) + 1), true)"


def counting(guest: Guest) -> Guest:
    """Taps are counted from here on, as long as the page is not left."""
    guest.page.add_init_script(COUNT_TAPS)
    return guest


def taps(guest: Guest) -> int:
    count: int = guest.page.evaluate("window.taps ?? 0")
    return count


def card(guest: Guest, game: str) -> Locator:
    return guest.page.get_by_role("article", name=game, exact=True)


def test_cards_tell_players_and_minutes(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.page.goto("/")
    expect(anna.page.get_by_role("article")).to_have_count(len(GAMES))
    for told in anna.page.get_by_role("article").all():
        expect(told).to_contain_text(re.compile(r"\d players · .*\d min"))


def test_a_desk_shows_every_game_without_scrolling(visit: Open) -> None:
    anna = visit("Anna", DESK)
    anna.page.goto("/")
    expect(anna.page.get_by_role("article")).to_have_count(len(GAMES))
    for game in anna.page.get_by_role("article").all():
        expect(game).to_be_in_viewport(ratio=1)
    anna.fits_across()


def test_two_taps_to_the_first_roll_alone(visit: Open) -> None:
    anna = counting(visit("Anna", PHONE))
    anna.page.goto("/")
    anna.is_accessible()
    anna.shoot("home-phone")
    card(anna, "Kniffel").get_by_role("button", name="Play against bots").click()
    anna.page.locator('.roll[aria-disabled="false"]').wait_for()
    anna.throw()
    assert taps(anna) == 2
    assert not anna.complaints


def test_two_taps_to_the_first_card_alone(visit: Open) -> None:
    for game in ("Pokino", "Poker Champ", "Cartino"):
        anna = counting(visit("Anna", PHONE))
        anna.page.goto("/")
        card(anna, game).get_by_role("button", name="Play against bots").click()
        anna.page.locator("main .play").wait_for()
        assert taps(anna) == 1, game
        assert not anna.complaints


def test_three_taps_and_a_name_with_others_and_one_scan_as_a_guest(visit: Open) -> None:
    anna, ben = counting(visit("Anna", PHONE)), counting(visit("Ben", PHONE))
    anna.page.goto("/")
    card(anna, "Kniffel").get_by_role("button", name="With others").click()
    anna.page.get_by_label("Your name").press_sequentially("Anna")
    anna.press("Start a table")
    invite = anna.page.get_by_label("Link to this table").input_value()
    ben.page.goto(invite)  # one scan
    ben.page.get_by_label("Your name").press_sequentially("Ben")
    ben.page.keyboard.press("Enter")
    expect(anna.seat("Ben")).to_be_visible()
    anna.begin()
    expect(ben.roll).to_be_visible()
    assert (taps(anna), taps(ben)) == (3, 0)


def test_a_name_is_asked_for_once(visit: Open) -> None:
    anna = visit("Anna")
    anna.page.goto("/")
    card(anna, "Pokino").get_by_role("button", name="With others").click()
    anna.press("Start a table")
    expect(anna.page.get_by_text("Enter a name first.")).to_be_visible()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.press("Start a table")
    expect(anna.seat("Anna")).to_be_visible()
    anna.page.goto("/")
    card(anna, "Pokino").get_by_role("button", name="With others").click()
    expect(anna.seat("Anna")).to_be_visible()


def test_home_remembers_your_tables(visit: Open) -> None:
    anna, ben = visit("Anna", PHONE), visit("Ben")
    ben.sit_down(anna.start_table())
    anna.page.goto("/")
    mine = anna.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_contain_text("Kniffel")
    expect(mine).to_contain_text("Anna and Ben")
    expect(mine).to_contain_text("Not begun yet")
    mine.get_by_role("link").click()
    anna.begin()
    anna.page.goto("/")
    bens = ben.roll.get_attribute("aria-disabled") == "false"
    expect(mine).to_contain_text("Ben to play" if bens else "It is your turn")
    anna.is_accessible()


def test_a_table_that_is_over_is_put_away(visit: Open) -> None:
    anna = visit("Anna")
    anna.start_table()
    anna.begin()
    anna.finish_alone()
    anna.page.goto("/")
    mine = anna.page.get_by_role("region", name="Your tables")
    expect(mine).to_contain_text("Finished")
    mine.get_by_role("button", name="Put away Kniffel").click()
    expect(mine).to_have_count(0)
    anna.page.reload()
    expect(card(anna, "Kniffel")).to_be_visible()
    expect(mine).to_have_count(0)


def test_the_room_changes_games_and_lists_what_was_played(visit: Open) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    ben.sit_down(anna.start_table())
    ben.page.get_by_role("button", name="Ben: stand up").click()
    anna.begin()
    anna.finish_alone()
    anna.press("Change the table")
    expect(ben.page.get_by_role("group", name="Which game?")).to_have_count(0)
    anna.page.get_by_role("group", name="Which game?").get_by_role("button", name="Cartino").click()
    for guest in (anna, ben):
        expect(guest.page.get_by_role("heading", name="Cartino", level=1)).to_be_visible()
        played = guest.page.get_by_role("region", name="Played so far").get_by_role("listitem")
        expect(played).to_contain_text("Kniffel")
        expect(played).to_contain_text("1. Anna")
    expect(anna.seat("Anna")).to_contain_text("1 win")
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("link", name="Save the log of game 1").click()
    assert saving.value.suggested_filename.endswith("-1.jsonl")
    anna.is_accessible()
    assert not anna.complaints


def test_a_computer_of_its_own_says_that_only_it_can_join(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    assert "127.0.0.1" in anna.start_table()
    expect(anna.page.get_by_text("Only this computer can join.")).to_be_visible()
    expect(anna.page.get_by_role("img", name="QR code")).to_have_count(0)


CHANGE_BOTH = """(fields) => {
  for (const [field, value] of fields) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}"""


def test_two_settings_changed_at_once_both_count(visit: Open) -> None:
    """Before the first answer is back."""
    anna, ben = visit("Anna"), visit("Ben")
    ben.page.goto(anna.start_table())
    for guest in (anna, ben):
        guest.page.get_by_text("Rules and options").first.click()
    wanted = {"Rules": "yatzy", "Games": "3"}
    fields = [
        [anna.page.get_by_label(name, exact=True).element_handle(), value]
        for name, value in wanted.items()
    ]
    anna.page.evaluate(CHANGE_BOTH, fields)
    for name, value in wanted.items():
        expect(ben.page.get_by_label(name, exact=True)).to_have_value(value)
