"""Pig, the game of docs/adding-a-game.md, comes by entry point with its words and its emblem. It is
played on the plain face."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.installed import environment
from tests.web.conftest import DESK, PHONE, Open, serving
from tests.web.guest import Guest


@pytest.fixture(scope="module")
def server(client: None, pig_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a machine where Pig is installed too."""
    with serving(tmp_path_factory.mktemp("house"), environment(pig_site)) as address:
        yield address


def sit_down_to_ten(guest: Guest) -> None:
    guest.start_table("Pig")
    guest.page.get_by_text("Rules and options").click()
    goal = guest.page.get_by_label("Goal", exact=True)
    goal.select_option("10")
    expect(guest.page.get_by_text("Goal: 10 points")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_pig_is_played_to_its_end(visit: Open, viewport: ViewportSize) -> None:
    anna = visit("Anna", viewport)
    sit_down_to_ten(anna)
    anna.add_bot("Timid")
    anna.shoot(f"pig-lobby-{viewport['width']}")
    anna.press("Start the game")
    expect(anna.page.get_by_role("heading", name="Your move")).to_be_visible()
    expect(anna.page.locator('img[src="/art/pig.svg"]').first).to_be_visible()
    anna.fits()
    anna.is_accessible()
    anna.shoot(f"pig-table-{viewport['width']}")
    play_out(anna)
    expect(anna.result).to_contain_text("Anna")
    if viewport == DESK:
        expect(anna.page.get_by_text("You hold").first).to_be_visible()
    anna.shoot(f"pig-result-{viewport['width']}")
    assert anna.complaints == []


def test_pig_with_a_real_die(visit: Open) -> None:
    """The plain face lists what can have come."""
    anna = visit("Anna", PHONE)
    sit_down_to_ten(anna)
    anna.add_player("Ben")
    anna.page.get_by_role("switch", name="Our own dice or cards").check()
    anna.press("Start the game")
    anna.press("Roll")
    expect(anna.page.get_by_role("heading", name="What came? Enter it")).to_be_visible()
    faces = anna.page.get_by_role("region", name="What you can do").get_by_role("button")
    expect(faces).to_have_count(6)
    anna.shoot("pig-by-hand")
    faces.nth(4).click()
    expect(anna.page.get_by_text("rolls 5").first).to_be_attached()
    assert anna.complaints == []


def play_out(guest: Guest) -> None:
    """Roll, and hold whatever it brings."""
    roll = guest.page.get_by_role("button", name="Roll", exact=True)
    hold = guest.page.get_by_role("button", name="Hold", exact=True)
    seen = guest.page.get_by_role("region", name="The table")
    while True:
        roll.or_(guest.result).first.wait_for()
        if guest.result.is_visible():
            return
        before = seen.inner_text()
        (hold if hold.is_visible() else roll).click()
        expect(seen).not_to_have_text(before, use_inner_text=True)


def test_pig_speaks_the_players_language(visit: Open) -> None:
    anna = visit("Anna", locale="de-DE")
    anna.page.goto("/")
    card = anna.page.get_by_role("article", name="Schweinchen", exact=True)
    expect(card.get_by_role("button", name="Gegen Bots spielen")).to_be_visible()
    assert anna.complaints == []
