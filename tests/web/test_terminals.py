"""One table, three ways to sit at it: a browser, a terminal in words and one with a full screen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from parlour.games import GAMES
from parlour.terminal.evening import entered
from parlour.terminal.plain import Happened
from parlour.terminal.screen import FullScreen
from parlour.terminal.visit import Visit
from tests.terminal.plain import Person, at_pipe
from tests.terminal.test_plain import first, lay_and_end, roll_and_write
from tests.terminal.test_screen import SIZE, Table
from tests.web.conftest import Open
from tests.web.guest import Guest, tapped
from tests.web.test_evening import HELPED, bets, lays_a_pawn, writes_a_box


class Play(NamedTuple):
    """How a game is played on each side."""

    title: str
    moves: Callable[[Guest], bool]
    types: Callable[[], Callable[[], str]]
    options: Mapping[str, str] = {}


def lays_or_passes(guest: Guest) -> bool:
    able = guest.page.locator('[data-place][aria-disabled="false"]')
    done = guest.page.locator('.main[aria-disabled="false"]')
    if not able.count() and tapped(done):
        return True
    return lays_a_pawn(guest)


def deals(guest: Guest) -> bool:
    guest.page.keyboard.press("d")
    return True


PLAYS = {
    "kniffel": Play("Kniffel", writes_a_box, roll_and_write),
    "cartino": Play("Cartino", lays_or_passes, lay_and_end),
    "poker_champ": Play("Poker Champ", bets, first, {"Pause": "0 seconds"}),
    "pokino": Play("Pokino", deals, first, HELPED),
}


@pytest.mark.parametrize("game", PLAYS)
def test_a_whole_game_with_a_browser_and_two_terminals(
    visit: Open, tmp_path: Path, game: str
) -> None:
    play = PLAYS[game]
    cili = visit("Cili")
    invite = cili.start_table(play.title)
    choose(cili, play.options)
    left = Event()
    with (
        ThreadPoolExecutor() as pool,
        at_pipe(tmp_path, "join", invite, "--name", "Anna") as anna,
        closing_time(left),
    ):
        in_words = pool.submit(by_pipe, anna, play)
        on_screen = pool.submit(asyncio.run, by_keys(invite, "Béla", left))
        for name in ("Anna", "Béla"):
            expect(cili.seat(name)).to_be_visible()
        cili.page.get_by_role("button", name=re.compile("^Start the ")).click()
        while not cili.result.is_visible():
            play.moves(cili)
            cili.page.wait_for_timeout(20)  # lets the page hear the server
        told, shown = in_words.result(60), on_screen.result(60)
    for name in ("Anna", "Béla", "Cili"):
        expect(cili.result).to_contain_text(name)
    assert any("win" in line for line in told)
    assert "win" in shown
    assert cili.complaints == []


def choose(guest: Guest, options: Mapping[str, str]) -> None:
    if options:
        guest.page.get_by_text("Rules and options").first.click()
    for label, choice in options.items():
        field = guest.page.get_by_label(label, exact=True)
        field.select_option(label=choice)
        expect(field.locator("option:checked")).to_have_text(choice)


def by_pipe(anna: Person, play: Play) -> list[str]:
    """Anna plays to the end, and what she was told."""
    assert anna.play_on(play.types())
    anna.leave()
    return anna.told


@contextmanager
def closing_time(left: Event) -> Iterator[None]:
    """Whatever happens, nobody is left playing."""
    try:
        yield
    finally:
        left.set()


async def by_keys(invite: str, name: str, left: Event) -> str:
    """Somebody plays to the end on a full screen, and what it shows then."""
    url, code = invite.split("/t/")
    inbox: asyncio.Queue[Happened] = asyncio.Queue()
    visit = Visit(url, code, "", GAMES, "en", inbox.put_nowait)
    await entered(visit, inbox)
    await visit.sit(name)
    app = FullScreen(visit, inbox)
    async with app.run_test(size=SIZE) as pilot:
        table = Table(visit, app, pilot)
        while not (table.over or left.is_set()):
            await table.choose()
            await pilot.pause(0.01)
        await pilot.pause()
        shown = table.text
    await visit.close()
    return shown
