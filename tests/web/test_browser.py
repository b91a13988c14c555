"""The page in real Chromium, against a real server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest

TEXT = Path(__file__).resolve().parents[2] / "src" / "parlour" / "text"
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET: ViewportSize = {"width": 768, "height": 1024}


def test_two_people_and_a_bot_play_a_whole_game(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    invite = anna.start_table()
    anna.add_bot()
    anna.shoot("lobby-phone")
    bela = visit("Béla", DESK)
    bela.sit_down(invite)
    bela.shoot("lobby-desk")
    anna.begin()
    expect(bela.roll).to_be_visible()

    turns = 0
    left_once = False
    while not anna.result.is_visible():
        player = whose_turn(anna, bela)
        if player is None:
            continue
        turns += 1
        player.throw()
        player.fits()
        if turns > 6 and player is anna and not left_once:
            player = anna = comes_back(visit, anna, bela, invite)
            left_once = True
        if turns in (9, 10):
            player.shoot(f"table-{player.name}")
        player.write()
    expect(bela.result).to_be_visible()
    anna.shoot("result-phone")
    bela.shoot("result-desk")
    assert turns == 26
    assert anna.complaints == bela.complaints == []

    with anna.page.expect_download() as saving:
        anna.page.get_by_role("link", name="Save the log").click()
    assert saving.value.path().read_text().count("\n") > 26 * 2
    anna.press("Play again")
    expect(bela.status).to_be_visible()


def whose_turn(*players: Guest) -> Guest | None:
    for player in players:
        if player.may_roll():
            return player
    players[0].page.wait_for_timeout(20)
    return None


def comes_back(visit: Open, anna: Guest, bela: Guest, invite: str) -> Guest:
    """Her page is closed in the middle of her turn, and opened again from what it kept."""
    dice, status = anna.dice(), anna.status.inner_text()
    kept = anna.page.context.storage_state()
    anna.page.context.close()
    expect(bela.status).to_have_text("Anna is away")
    again = visit("Anna", PHONE, storage=kept)
    again.page.goto(invite)
    expect(again.status).to_have_text(status)
    assert sorted(again.dice()) == sorted(dice)
    expect(bela.status).to_have_text("Anna is thinking")
    return again


def test_a_host_lets_a_bot_play_for_somebody_away(visit: Open) -> None:
    anna, bela = visit("Anna"), visit("Béla")
    invite = anna.start_table()
    bela.sit_down(invite)
    anna.begin()
    while not bela.may_roll():
        if anna.may_roll():
            anna.throw()
            anna.write()
        anna.page.wait_for_timeout(20)
    kept = bela.page.context.storage_state()
    bela.page.context.close()
    anna.press("Let a bot play")
    anna.can_go_on.wait_for()

    bela = visit("Béla", storage=kept)
    bela.page.goto(invite)
    bela.press("I am back")
    expect(bela.page.get_by_text("A bot is playing for Béla.")).to_have_count(0)


def test_two_share_one_device(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.add_player("Béla")
    anna.begin()
    order = []
    for _ in range(4):
        expect(anna.status).to_have_text(re.compile("^Pass to "))
        order.append(anna.status.inner_text())
        anna.throw()
        anna.write()
    assert order[0] != order[1]
    assert order[:2] == order[2:]


def test_a_whole_game_by_keyboard(visit: Open) -> None:
    anna = visit("Anna")
    keys = anna.page.keyboard
    anna.page.goto("/")
    tab_to(anna, "With others")
    keys.press("Enter")
    keys.type("Anna")
    keys.press("Enter")
    expect(anna.seat("Anna")).to_be_visible()
    tab_to(anna, "Start the game")
    keys.press("Enter")
    expect(anna.roll).to_be_visible()
    tab_to(anna, "Roll")
    for turn in range(13):
        keys.press("Enter")
        anna.boxes.first.wait_for()
        if turn % 3 == 0:
            keys.press("1")
            keys.press("4")
            assert [die.endswith("kept") for die in anna.dice()] == [
                True, False, False, True, False
            ]  # fmt: skip
            keys.press("r")
            expect(anna.roll).to_have_text("Roll (1 left)")
        if turn % 3 == 1:
            tab_to(anna, "Die ", back=True)
            keys.press("End")
            keys.press("ArrowLeft")
            keys.press("Space")
            assert anna.dice()[3].endswith("kept")
            tab_to(anna, "Roll")
        tab_to(anna, "write")
        keys.press("ArrowDown")
        keys.press("Enter")
        if anna.page.locator(".doubt").count():
            keys.press("Enter")
        anna.boxes.first.wait_for(state="hidden")
    expect(anna.result).to_be_visible()
    tab_to(anna, "Play again")
    keys.press("Enter")
    expect(anna.roll).to_be_visible()
    assert anna.complaints == []


def tab_to(guest: Guest, name: str, *, back: bool = False) -> None:
    """Tab until the focus is on something of that name, as somebody without a mouse would."""
    for _ in range(40):
        named = guest.page.evaluate(
            "() => { const e = document.activeElement; if (e === document.body) return '';"
            " return [e.getAttribute('aria-label'), e.labels?.[0]?.textContent, e.textContent]"
            ".filter(Boolean)[0]?.trim() ?? '' }"
        )
        if name in named:
            return
        guest.page.keyboard.press("Shift+Tab" if back else "Tab")
    pytest.fail(f"no key leads to {name!r}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(visit: Open, scheme: str) -> None:
    anna = visit("Anna", color_scheme=scheme)
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="Parlour")).to_be_visible()
    anna.is_accessible()
    anna.shoot(f"home-{scheme}")
    anna.start_table()
    anna.add_bot()
    anna.page.get_by_text("Rules and options").click()
    anna.is_accessible()
    anna.shoot(f"lobby-{scheme}")
    anna.begin()
    anna.can_go_on.wait_for()
    anna.throw()
    anna.is_accessible()
    anna.shoot(f"table-{scheme}")
    anna.page.set_viewport_size(PHONE)
    anna.is_accessible()
    anna.press("Everyone")
    anna.is_accessible()
    anna.press("Back")
    anna.write()
    anna.finish_alone()
    anna.is_accessible()
    anna.shoot(f"result-{scheme}")


@pytest.mark.parametrize("game", ["Kniffel", "Cartino", "Poker Champ", "Pokino"])
def test_the_rules_tell_the_book_from_our_rulings(visit: Open, game: str) -> None:
    anna = visit("Anna", PHONE)
    anna.page.goto("/")
    anna.press(f"How to play: {game}")
    rules = anna.page.get_by_role("dialog")
    expect(rules.get_by_text("marks our own ruling")).to_be_visible()
    assert rules.get_by_role("img", name="House ruling").count() > 5
    expect(rules).not_to_contain_text("~")
    anna.is_accessible()


def test_a_place_at_the_table_is_chosen_to_begin(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.add_bot()
    anna.add_player("Béla")
    anna.page.get_by_text("Rules and options").click()
    expect(anna.page.get_by_label("Place that begins")).to_have_count(0)
    anna.page.get_by_label("Who begins").select_option("A chosen place")
    anna.page.get_by_label("Place that begins").select_option("3")
    anna.is_accessible()
    anna.shoot("lobby-start")
    anna.begin()
    expect(anna.page.get_by_text("Béla").first).to_be_visible()
    expect(anna.roll).to_be_enabled()


@pytest.mark.parametrize("viewport", [PHONE, LANDSCAPE, TABLET, DESK], ids=lambda v: v["width"])
def test_nothing_hangs_over_with_ten_players(visit: Open, viewport: ViewportSize) -> None:
    anna = visit("Anna-Mária Hosszúnevű", viewport)
    anna.start_table()
    anna.page.get_by_text("Rules and options").click()
    anna.page.get_by_label("Rules", exact=True).select_option("yahtzee")
    for _ in range(9):
        anna.add_bot("Beginner")
    overhang = "() => document.documentElement.scrollWidth - innerWidth"
    assert anna.page.evaluate(overhang) <= 0
    anna.begin()
    anna.can_go_on.wait_for()
    anna.throw()
    anna.fits()
    anna.shoot(f"ten-{viewport['width']}")
    assert anna.boxes.count() == 13


@pytest.mark.parametrize("language", ["en", "fr", "hu", "de", "es"])
def test_every_language_is_complete(visit: Open, language: str) -> None:
    anna = visit("Ő", PHONE, locale=language)
    page = anna.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    seen = [page.inner_text("body")]
    page.locator(".game .icon").first.click()
    seen.append(page.inner_text("dialog"))
    put_away(page)
    page.locator("header .button").click()
    seen.append(page.inner_text("dialog"))
    put_away(page)
    page.locator(".game .doors .button:not(.primary)").first.click()
    page.locator("dialog .input").fill("Ő")
    page.locator("dialog .primary").click()
    page.locator("summary").click()
    page.locator(".add .button").first.click()
    seen.append(page.inner_text("body"))
    page.locator(".level").first.click()
    expect(page.locator("li .who")).to_have_count(2)
    page.locator("footer .primary").click()
    anna.can_go_on.wait_for()
    page.locator(".roll").click()
    page.locator("button.line").first.wait_for()
    seen.append(page.inner_text("body"))
    page.locator("button.line").first.click()
    anna.can_go_on.wait_for()
    page.locator("header > .button").click()
    seen.append(page.inner_text("dialog"))
    page.locator("dialog .wrong").click()
    page.locator("dialog .wrong").click()
    expect(page.locator(".result")).to_be_visible()
    seen.append(page.inner_text("body"))
    anna.shoot(f"result-{language}")
    assert raw_ids(" ".join(seen)) == set()
    assert anna.complaints == []


def put_away(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def raw_ids(shown: str) -> set[str]:
    files = (TEXT / "en").glob("*.ftl")
    known = {
        found
        for file in files
        for found in re.findall(r"^([a-z][\w-]*-[\w-]+) =", file.read_text(), re.M)
    }
    return known & set(re.findall(r"[a-z][\w-]*-[\w-]+", shown))


def test_a_shared_screen_has_no_control_but_full_screen(visit: Open) -> None:
    anna, screen = visit("Anna", PHONE), visit("", {"width": 1920, "height": 1080})
    invite = anna.start_table()
    anna.add_bot()
    screen.page.goto(f"{invite}?screen")
    expect(screen.page.get_by_text("At the table")).to_be_visible()
    expect(screen.page.get_by_role("button")).to_have_count(1)
    expect(screen.page.get_by_role("button", name="Full screen")).to_be_visible()
    expect(screen.page.get_by_text("Only this computer can join.")).to_be_visible()
    screen.fits()
    screen.is_accessible()
    anna.begin()
    anna.can_go_on.wait_for()
    anna.throw()
    expect(screen.page.get_by_text("Anna is thinking").first).to_be_visible()
    assert screen.roll.count() == 0
    screen.fits()
    screen.shoot("screen")


def test_a_link_to_nowhere_says_so(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.page.goto("/t/ZZZZZZ")
    expect(anna.page.get_by_role("heading", name="No table here")).to_be_visible()
    expect(anna.page.get_by_text("There is no such table.")).to_be_visible()
    anna.page.get_by_role("link", name="To the home page").click()
    expect(anna.page.get_by_role("article", name="Kniffel")).to_be_visible()
