"""After a game the page checks its log by itself, with what this device has kept."""

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Open


def test_the_page_checks_the_game_by_itself(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.begin()
    anna.finish_alone()
    anna.page.get_by_role("button", name="Is it fair?").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=3)).to_have_text(
        "Checked on this device: nobody could choose what fell."
    )
    marks = dialog.locator(".seal li")
    expect(marks).to_have_count(6)
    expect(dialog.get_by_text("digits are in it.")).to_be_visible()
    expect(dialog.locator(".seal code")).to_contain_text("--mine")
    anna.shoot("fair-phone")
    anna.fits()
    anna.is_accessible()

    anna.page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((key) => key.startsWith('parlour.fair.'));
          const lie = '"promise":"' + '0'.repeat(64);
          const kept = localStorage.getItem(key).replace(/"promise":"[0-9a-f]{64}/g, lie);
          localStorage.setItem(key, kept);
        }"""
    )
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Is it fair?").click()
    expect(dialog.get_by_role("heading", level=3)).to_contain_text("Something does not fit.")
    anna.shoot("fair-broken")
