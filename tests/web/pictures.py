"""The README's picture of each game, a desk by day beside a phone in the evening:
`python -m tests.web.pictures docs/img` takes them anew. ImageMagick makes a third of them:
`mogrify +dither -colors 256 docs/img/*.png`.
"""

from __future__ import annotations

import re
import sys
from base64 import b64encode
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import expect

from parlour.games import GAMES
from tests.web import test_evening
from tests.web.album import house
from tests.web.conftest import PHONE, Open
from tests.web.guest import Guest, settle
from tests.web.tour import Tour

SHEET = """<!doctype html><style>
  body { display: flex; gap: 24px; justify-content: center; margin: 0; padding: 24px;
    background: #efe6d3; }
  img { height: 448px; border-radius: 10px; box-shadow: 2px 4px 14px rgb(42 29 21 / 0.28); }
</style>"""
WIDTH, HEIGHT = 1120, 496


def writes_the_most(guest: Guest) -> bool:
    if not guest.may_roll():
        return False
    guest.throw()
    points = [int(re.findall(r"\d+", one)[-1]) for one in guest.boxes.all_inner_texts()]
    guest.boxes.nth(points.index(max(points))).click()
    guest.boxes.first.wait_for(state="hidden")
    return True


def lays_a_pawn(guest: Guest) -> bool:
    """And has seen that the turn went on."""
    laid = test_evening.lays_a_pawn(guest)
    if laid:
        expect(guest.page.locator('[data-place][aria-disabled="false"]')).to_have_count(0)
    return laid


def sees_nine_cards(guest: Guest) -> bool:
    turn = guest.page.get_by_role("button", name=re.compile("^(Deal|Next card)$"))
    if turn.count():
        turn.click()
    return guest.page.locator(".stage h2", has_text=re.compile(r"card\s(9|\d\d)", re.I)).count() > 0


class Scene(NamedTuple):
    moves: Callable[[Guest], bool]
    times: int
    """So often has everybody moved."""
    options: Mapping[str, Any] = {}
    last: Callable[[Guest], None] = lambda _: None
    """What Anna does before the picture is taken."""
    scale: float = 1


SCENES: Mapping[str, Scene] = {
    "kniffel": Scene(writes_the_most, 5, last=Guest.throw, scale=1.5),
    "cartino": Scene(lays_a_pawn, 4),
    "poker_champ": Scene(test_evening.bets, 1, {"pause": 0}),
    "pokino": Scene(sees_nine_cards, 1, {"pace": None, "auto_mark": True}),
}


def play(game: str, come: Open) -> tuple[Guest, Guest]:
    """Anna at her desk and Ben with his phone, in the middle of a game with a bot."""
    scene = SCENES[game]
    tour = Tour(come, lambda *_: None)
    tour.start_table(game)
    anna, ben = Guest(tour.page, "Anna", []), come("Ben", PHONE, color_scheme="dark")
    ben.sit_down(anna.page.url)
    tour.ask(
        {"type": "Configure", "game": game, "options": scene.options},
        {"type": "AddBot", "level": next(iter(GAMES[game].bots))},
    )
    tour.press("start")
    for _ in range(scene.times):
        waiting = [anna, ben]
        while waiting:
            waiting = [guest for guest in waiting if not scene.moves(guest)]
            anna.page.wait_for_timeout(50)  # lets the pages hear the server
    scene.last(anna)
    return anna, ben


def picture(game: str, file: Path) -> None:
    with house() as come:
        shots = []
        for guest in play(game, come):
            expect(guest.page.locator(".table .play")).to_be_visible()
            settle(guest.page)
            shots.append(b64encode(guest.page.screenshot()).decode())
        size = {"width": WIDTH, "height": HEIGHT}
        sheet = come("", size, device_scale_factor=SCENES[game].scale).page
        images = "".join(f'<img src="data:image/png;base64,{shot}">' for shot in shots)
        sheet.set_content(SHEET + images)
        sheet.wait_for_function("[...document.images].every((one) => one.complete)")
        sheet.screenshot(path=file)


if __name__ == "__main__":
    for game in SCENES:
        picture(game, Path(sys.argv[1]) / f"{game}.png")
