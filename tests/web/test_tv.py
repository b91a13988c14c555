"""The shared screen: read from three metres, scanned from the sofa, and one button."""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Page, expect

from parlour.games import GAMES
from tests.web.conftest import Open, serving
from tests.web.crowd import crowded
from tests.web.guest import Guest, settle
from tests.web.tour import BOTS_PATIENCE, TV, Tour

PUBLIC = "https://games.example"
"""An address that others can reach, so that there is a code to scan."""

LEAST: Mapping[str, Mapping[str, int]] = {
    "kniffel": {".dice .lift, .dice .gap": 258},
    "poker_champ": {".board .cards > :not(.hidden)": 230, ".round .cards > img": 160},
    "pokino": {".stage img.face": 424},
    "cartino": {
        ".left img": 60,
        ".half .print": 60,
        ".cell:not(.start)": 80,
        ".track .counter": 45,
    },
}
"""How wide a piece is at least, in pixels, with three players: twice what it once was."""
MOST = {"kniffel": 8, "poker_champ": 6, "pokino": 10, "cartino": 4}
"""So many sit down at most; then pieces may be smaller, but all of them are in sight."""

CALM: Mapping[str, Mapping[str, int]] = {
    "kniffel": {},
    "cartino": {},
    "poker_champ": {},
    "pokino": {"pace": 60},
}
"""Options with which a table stays as it is while one looks at it."""

WIDTHS = "pieces => pieces.map(piece => piece.getBoundingClientRect().width)"
LETTERS = "texts => texts.map(text => parseFloat(getComputedStyle(text).fontSize))"
OUT_OF_SIGHT = """pieces => pieces.filter(piece => {
  const { left, top, right, bottom } = piece.getBoundingClientRect();
  const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return !whole || !piece.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
}).length"""
"""Cut off by the edge of the screen, or below something else."""

GREY = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const shot = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(shot.width, shot.height).getContext('2d');
  canvas.drawImage(shot, 0, 0);
  const { data } = canvas.getImageData(0, 0, shot.width, shot.height);
  let grey = '';
  for (let at = 1; at < data.length; at += 4) grey += String.fromCharCode(data[at]);
  return btoa(grey);
}"""
"""The browser unpacks its own screenshot: one byte a pixel."""


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    house = tmp_path_factory.mktemp("house")
    with serving(house, os.environ, more=("--origin", PUBLIC)) as address:
        yield address


def table(visit: Open, game: str, players: int) -> tuple[Tour, Guest]:
    """Anna and bots at a table, and the screen beside it."""
    tour, tv = Tour(visit, lambda *_: None), visit("TV", TV)
    tour.start_table(game)
    bot = {"type": "AddBot", "level": next(iter(GAMES[game].bots))}
    tour.ask({"type": "Configure", "game": game, "options": CALM[game]}, *[bot] * (players - 1))
    tv.page.goto(f"/t/{tour.code}?screen")
    expect(tv.page.locator("li .who")).to_have_count(players)
    return tour, tv


def begin(tour: Tour, tv: Page, game: str) -> None:
    tour.press("start")
    expect(tv.locator(f".table.screen[data-game={game}] .play")).to_be_visible()
    for pieces in LEAST[game]:
        expect(tv.locator(pieces).first).to_be_visible()
    settle(tv)


@pytest.mark.parametrize("game", LEAST)
def test_pieces_are_read_from_three_metres(visit: Open, game: str) -> None:
    tour, tv = table(visit, game, 3)
    begin(tour, tv.page, game)
    for pieces, least in LEAST[game].items():
        widths: list[float] = tv.page.locator(pieces).evaluate_all(WIDTHS)
        assert min(widths) >= least, f"{pieces}: {widths}"
    is_whole(tv, game)
    tv.shoot(f"tv-{game}-3")


@pytest.mark.parametrize("game", LEAST)
def test_a_full_table_is_in_sight_as_a_whole(visit: Open, game: str) -> None:
    tour, tv = table(visit, game, MOST[game])
    begin(tour, tv.page, game)
    is_whole(tv, game)
    tv.shoot(f"tv-{game}-full")


def is_whole(tv: Guest, game: str) -> None:
    """Nothing is cut off or lies on something else, the page does not scroll; there is no log,
    and no control but for full screen."""
    tv.fits()
    expect(tv.page.locator("button:not([aria-disabled=true])")).to_have_count(1)
    expect(tv.page.get_by_role("region", name="What happened")).to_have_count(0)
    assert crowded(tv.page) == []
    for pieces in (*LEAST[game], ".felted"):
        assert tv.page.locator(pieces).evaluate_all(OUT_OF_SIGHT) == 0, pieces


def test_ten_people_are_read_before_the_game(visit: Open) -> None:
    """Who sits, how to come, and what is waited for: all of it in sight, nothing to press."""
    _, tv = table(visit, "pokino", 10)
    tv.fits()
    assert crowded(tv.page) == []
    assert tv.page.locator("li .who, .qr").evaluate_all(OUT_OF_SIGHT) == 0
    expect(tv.page.get_by_role("heading", name="Come and watch")).to_be_visible()
    expect(tv.page.get_by_text("Anna will start the game.")).to_be_in_viewport(ratio=1)
    letters: list[float] = tv.page.locator("li .name").evaluate_all(LETTERS)
    assert min(letters) >= 36, letters
    tv.is_accessible()
    tv.shoot("tv-lobby")


def test_the_code_in_the_corner_can_be_scanned_while_a_seat_can_be_taken(visit: Open) -> None:
    tour, tv = table(visit, "kniffel", 2)
    expect(tv.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert scanned(tv.page) == [f"{PUBLIC}/t/{tour.code}"]
    begin(tour, tv.page, "kniffel")
    assert scanned(tv.page) == [f"{PUBLIC}/t/{tour.code}"]
    expect(tv.page.locator(".join").get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)
    assert tv.complaints == []


def scanned(page: Page) -> list[str]:
    """What the camera of a phone reads off the screen."""
    page.wait_for_function("[...document.images].every((one) => one.complete)")
    settle(page)
    shot = b64decode(page.evaluate(GREY, b64encode(page.screenshot()).decode()))
    grey = np.frombuffer(shot, np.uint8).reshape(TV["height"], TV["width"])
    return [code.text for code in zxingcpp.read_barcodes(grey)]


def test_a_result_is_worth_a_photograph(visit: Open) -> None:
    """As large as four in the list allow, and all of it in sight."""
    tour, tv = table(visit, "kniffel", 4)
    begin(tour, tv.page, "kniffel")
    tour.stand_in("kniffel")
    expect(tv.result).to_be_visible(timeout=BOTS_PATIENCE)
    settle(tv.page)
    discs: list[float] = tv.result.locator(".podium .disc").evaluate_all(WIDTHS)
    assert max(discs) >= 140, discs
    # A disc may have the colour of the felt.
    rims = tv.result.locator(".disc .face").evaluate_all(
        "faces => faces.map((face) => getComputedStyle(face).outlineColor)"
    )
    assert set(rims) == {"rgb(255, 250, 240)"}
    assert tv.result.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    tv.fits()
    tv.shoot("tv-result")


def test_one_button_gives_it_the_whole_glass_and_goes(visit: Open) -> None:
    tour, tv = table(visit, "kniffel", 2)
    buttons = tv.page.get_by_role("button")
    fill = tv.page.get_by_role("button", name="Full screen")
    expect(fill).to_be_visible()
    expect(buttons).to_have_count(1)
    fill.click()
    expect(fill).to_have_count(0)
    assert tv.page.evaluate("document.fullscreenElement === document.documentElement")
    begin(tour, tv.page, "kniffel")
    expect(fill).to_have_count(0)
    tv.page.evaluate("document.exitFullscreen()")
    expect(fill).to_be_visible()
    tv.is_accessible()


def test_a_browser_without_a_full_screen_shows_no_button(visit: Open) -> None:
    tv = visit("TV", TV)
    tv.page.add_init_script(
        "Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false })"
    )
    tv.page.goto("/tv")
    expect(tv.page.locator(".page.screen")).to_be_visible()
    expect(tv.page.get_by_role("button")).to_have_count(0)
