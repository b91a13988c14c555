"""A game that brings no page of its own is played on the plain one. It is installed by its entry
point, and has no words either."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.installed import install
from tests.web.conftest import DESK, PHONE, ROOT, Open, serving
from tests.web.guest import Guest

HIGH_DIE = ROOT / "tests" / "games" / "high_die" / "__init__.py"


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a machine where High Die is installed too."""
    text = HIGH_DIE.read_text(encoding="utf-8")
    environ = install(tmp_path_factory.mktemp("site"), "high-die", {"__init__.py": text})
    with serving(tmp_path_factory.mktemp("house"), environ) as address:
        yield address


def board(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The table")


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_a_game_without_a_page_is_played_to_its_end(visit: Open, viewport: ViewportSize) -> None:
    anna = visit("Anna", viewport)
    anna.start_table("High die")
    anna.add_bot("Careful")
    anna.shoot(f"plain-lobby-{viewport['width']}")
    anna.press("Start the game")
    expect(anna.page.get_by_role("heading", name="Your move")).to_be_visible()
    expect(board(anna)).to_contain_text("Falls")
    expect(board(anna).get_by_role("row", name="Anna")).to_be_visible()
    anna.fits()
    anna.is_accessible()
    anna.shoot(f"plain-table-{viewport['width']}")
    anna.press("Again: no")
    expect(anna.result).to_contain_text("Anna")
    anna.fits()
    anna.is_accessible()
    anna.shoot(f"plain-result-{viewport['width']}")
    assert anna.complaints == []


def test_its_options_are_offered_and_taken(visit: Open) -> None:
    anna = visit("Anna")
    anna.start_table("High die")
    anna.page.get_by_text("Rules and options").click()
    faces = anna.page.get_by_label("Faces", exact=True)
    expect(faces).to_have_value("6")
    assert faces.locator("option").all_inner_texts() == [str(n) for n in range(2, 21)]
    faces.select_option("20")
    expect(anna.page.get_by_text("Faces: 20")).to_be_visible()
    anna.page.reload()
    expect(anna.page.get_by_text("Faces: 20")).to_be_visible()
    assert anna.complaints == []
