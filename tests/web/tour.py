"""A walk past every screen, in any language: whoever judges a screen is called at each stop.

Everything is pressed by the name it has in the visitor's language, found by the message's id.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

from parlour.games import GAMES
from parlour.lessons.puzzles import puzzles_of
from parlour.text import say
from tests.web.conftest import DESK, PHONE, Open
from tests.web.line import Line

See = Callable[[str, Page], None]
"""Told the name of a screen, and the page that shows it."""

TV: ViewportSize = {"width": 1920, "height": 1080}
QUICK: Mapping[str, Mapping[str, Any]] = {
    "kniffel": {},
    "cartino": {},
    "poker_champ": {"pause": 0},
    "pokino": {"pace": None, "rounds": 1, "auto_mark": True, "auto_call": True},
}
"""Options with which a game can be brought to its end at once."""
BOTS_PATIENCE = 300_000
"""Milliseconds for a whole game between bots; on a busy machine that can be minutes."""

ASK = """([code, wishes]) => new Promise((done, fail) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  const tokens = JSON.parse(localStorage.getItem(`parlour.seats.${code}`) ?? '[]');
  const asks = [{ type: 'Hello', room: code, tokens, screen: false }, ...wishes];
  const next = () => {
    const ask = asks.shift();
    if (ask) socket.send(JSON.stringify({ ...ask, id: `tour-${asks.length}` }));
    else { socket.close(); done(); }
  };
  socket.onopen = next;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'Refused') fail(new Error(data));
    if (told.id === `tour-${asks.length}`) next();
  };
})"""
"""A second window of the same visitor, which asks for this and that and goes again."""


@dataclass
class Tour:
    visit: Open
    see: See
    lang: str = "en"
    size: ViewportSize = field(default_factory=lambda: DESK)
    complaints: list[list[str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page = self.comes(self.size)
        self.line = Line(self.page)
        self.code = ""

    def comes(self, size: ViewportSize) -> Page:
        guest = self.visit("", size, locale=self.lang)
        self.complaints.append(guest.complaints)
        return guest.page

    # Words and fingers

    def say(self, message: str, **values: str | int) -> str:
        return say(self.lang, message, **values)

    def button(self, message: str, page: Page | None = None, **values: str | int) -> Locator:
        name = self.say(message, **values)
        return (page or self.page).get_by_role("button", name=name, exact=True)

    def press(self, message: str, page: Page | None = None, **values: str | int) -> None:
        self.button(message, page, **values).first.click()

    def stop(self, name: str, page: Page | None = None) -> None:
        self.see(name, page or self.page)

    def dialog(self, name: str, page: Page | None = None) -> None:
        """Look at the dialog that is open, and put it away."""
        here = page or self.page
        expect(here.locator("dialog[open]").last).to_be_visible()
        self.stop(name, here)
        while here.locator("dialog[open]").count():
            here.keyboard.press("Escape")

    # Getting to the table

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.locator("article.game")).to_have_count(len(GAMES))
        self.stop("home")
        self.press("settings")
        self.dialog("settings")
        for game in GAMES:
            self.card(game).locator("button.icon").click()
            self.dialog(f"rules-{game}")
        self.card("pokino").locator("button.icon").click()
        self.press("print")
        self.dialog("print")
        self.card("kniffel").get_by_role("button", name=self.say("home-together")).click()
        self.press("home-start")
        expect(self.page.get_by_role("alert").first).to_be_visible()
        self.dialog("name")
        self.page.goto("/t/ZZZZZZ")
        expect(self.page.get_by_role("heading", name=self.say("gone-title"))).to_be_visible()
        self.stop("gone")
        self.page.goto("/replay")
        self.stop("bring")
        tv = self.comes(TV)
        tv.goto("/tv")
        expect(tv.locator(".page.screen")).to_be_visible()
        self.stop("tv-lobby", tv)

    def card(self, game: str) -> Locator:
        return self.page.locator(f"article[data-game={game}]")

    def start_table(self, game: str) -> None:
        self.page.goto("/")
        self.card(game).get_by_role("button", name=self.say("home-together")).click()
        self.page.locator("dialog .input").fill("Anna")
        self.press("home-start")
        expect(self.page.locator("li .who")).to_have_count(1)
        self.code = self.page.url.rpartition("/")[2]

    def lobby(self) -> None:
        """All that can be opened before a game begins."""
        self.start_table("kniffel")
        self.stop("lobby-alone")
        self.press("add-bot")
        expect(self.page.locator("dialog .level").first).to_be_visible()
        self.stop("add-bot")
        self.page.locator("dialog .level").first.click()
        expect(self.page.locator("li .who")).to_have_count(2)
        self.press("add-player")
        self.dialog("add-player")
        self.press("seat-rename", name="Anna")
        self.dialog("rename")
        self.press("fair-title")
        self.dialog("fair")
        for game in GAMES:
            group = self.page.get_by_role("group", name=self.say("next-games"))
            group.locator(f"button[data-game={game}]").click()
            expect(self.page.locator(f".page[data-game={game}]")).to_be_visible()
            self.page.locator("details:not([open]) > summary").first.click()
            self.stop(f"lobby-{game}")
        guest = self.comes(PHONE)
        guest.goto(f"/t/{self.code}")
        expect(guest.locator("form .input")).to_be_visible()
        self.stop("invited", guest)

    def ask(self, *wishes: Mapping[str, Any], page: Page | None = None) -> None:
        (page or self.page).evaluate(ASK, [self.code, wishes])

    # At the table

    def game(self, game: str) -> None:
        """From the first move to the replay, with everything that can be opened on the way."""
        self.start_table(game)
        self.ask({"type": "Configure", "game": game, "options": QUICK[game], "coach": True})
        company = self.bela() if game == "pokino" else None
        if not company:
            self.ask({"type": "AddBot", "level": next(iter(GAMES[game].bots))})
        tv = self.comes(TV)
        tv.goto(f"/t/{self.code}?screen")
        self.press("start")
        PLAY[game](self, company)
        expect(tv.locator(f".table.screen[data-game={game}] .play")).to_be_visible()
        self.stop(f"{game}-tv", tv)
        self.menu(game)
        self.late(game)
        self.breaks(game, tv)
        if company:
            self.deal_on(company)
        else:
            self.stand_in(game)
        self.ends(game, tv)

    def bela(self) -> Page:
        page = self.comes(DESK)
        page.goto(f"/t/{self.code}")
        page.locator("form .input").fill("Béla")
        page.locator("form .primary").click()
        expect(self.page.locator("li .who")).to_have_count(2)
        return page

    def menu(self, game: str) -> None:
        self.press("menu")
        self.stop(f"{game}-menu")
        for panel in ("how-to-play", "log", "invite", "fair-title", "settings", "leave"):
            self.press(panel)
            self.dialog(f"{game}-{panel}")
            self.press("menu")
        self.dialog(f"{game}-menu-again")

    def late(self, game: str) -> None:
        """Somebody comes to a running game."""
        guest = self.comes(PHONE)
        guest.goto(f"/t/{self.code}")
        expect(guest.locator(".table .play")).to_be_visible()
        if guest.locator("dialog[open]").count():
            self.dialog(f"{game}-late", guest)
        self.stop(f"{game}-watched", guest)
        guest.close()

    def breaks(self, game: str, tv: Page) -> None:
        self.ask({"type": "Pause"})
        for page, name in ((self.page, "paused"), (tv, "paused-tv")):
            expect(page.locator(".strip")).to_be_visible()
            self.stop(f"{game}-{name}", page)
        self.press("go-on")
        expect(self.page.locator(".strip")).to_have_count(0)
        self.line.cut()
        lost = self.page.get_by_text(self.say("link-lost"))
        expect(lost).to_be_visible()
        self.stop(f"{game}-lost")
        self.line.mend()
        expect(lost).to_have_count(0)

    def stand_in(self, game: str) -> None:
        """A bot plays on, so that the game comes to its end."""
        self.page.locator("header li button").filter(has_text="Anna").click()
        expect(self.page.locator("dialog[open]")).to_be_visible()
        self.stop(f"{game}-person")
        self.page.locator("dialog .stack .button").first.click()

    def deal_on(self, other: Page) -> None:
        """To the last card of Pokino, where a bot would take its time."""
        while not self.page.locator("section.result").count():
            for page in (self.page, other):
                page.keyboard.press("d")

    def ends(self, game: str, tv: Page) -> None:
        expect(self.page.locator("section.result")).to_be_visible(timeout=BOTS_PATIENCE)
        # Whoever still wanted a card was told that the game is over.
        expect(self.page.get_by_role("alert").filter(has_text=re.compile("."))).to_have_count(0)
        self.stop(f"{game}-result")
        expect(tv.locator("section.result")).to_be_visible()
        self.stop(f"{game}-result-tv", tv)
        if self.button("review").count():
            self.press("review")
            expect(self.page.get_by_text(self.say("review-thinking"))).to_have_count(0)
            self.dialog(f"{game}-review")
        self.press("fair-title")
        self.dialog(f"{game}-fair-over")
        self.replay(game)
        self.page.goto(f"/t/{self.code}")
        self.press("to-lobby")
        expect(self.page.locator(".page[data-game]")).to_be_visible()
        self.stop(f"{game}-lobby-again")
        self.page.goto("/")
        expect(self.page.locator("article.game")).to_have_count(len(GAMES))
        self.stop(f"{game}-home-again")

    def replay(self, game: str) -> None:
        self.page.get_by_role("link", name=self.say("replay"), exact=True).click()
        expect(self.page.locator(".replay[data-move]")).to_be_visible()
        self.page.evaluate("location.hash = '#12'")
        expect(self.page.locator(".replay[data-move='12']")).to_be_visible()
        self.stop(f"{game}-replay")
        self.press("menu")
        self.stop(f"{game}-replay-menu")
        self.press("replay-share")
        self.dialog(f"{game}-replay-share")
        self.press("menu")
        self.page.locator("dialog .sealed").click()
        self.dialog(f"{game}-replay-seal")
        self.page.set_viewport_size(PHONE)  # a larger window lists the moments beside the game
        self.press("replay-moments")
        self.dialog(f"{game}-replay-moments")
        self.page.set_viewport_size(self.size)

    # The four games

    def kniffel(self, _: Page | None) -> None:
        page = self.page
        page.locator('.roll[aria-disabled="false"]').wait_for()
        self.stop("kniffel-turn")
        page.locator(".roll").click()
        page.locator("button.line, button.cell, td button").first.wait_for()
        self.stop("kniffel-rolled")
        self.coach("kniffel", page.locator(".coach .more, .coachline button, button.coach"))
        if (everyone := self.button("kniffel-sheet-all")).count():
            everyone.click()
            self.stop("kniffel-everyone")
            self.press("back")

    def cartino(self, _: Page | None) -> None:
        page = self.page
        able = page.locator('[data-place]:not([aria-disabled="true"])').first
        able.wait_for()
        self.stop("cartino-turn")
        able.click()
        self.stop("cartino-lifted")
        page.keyboard.press("Escape")
        self.coach("cartino", page.locator(".words button.coach"))

    def poker_champ(self, _: Page | None) -> None:
        page = self.page
        expect(page.locator(".bet")).to_be_enabled()
        self.stop("poker_champ-turn")
        page.locator(".round button").first.click()
        self.dialog("poker_champ-behind")
        self.coach("poker_champ", None)

    def pokino(self, other: Page | None) -> None:
        assert other is not None
        page = self.page
        expect(page.locator(".play .stage h2")).to_be_visible()
        self.stop("pokino-between")
        for _ in range(7):
            self.turn_card(page, other)
        self.stop("pokino-card")
        for name in ("pokino-steal", "pokino-boards-all"):
            self.press(name)
            self.dialog(name)
        self.press("pokino-odds")
        expect(page.locator("dialog table")).to_be_visible()
        self.dialog("pokino-odds")
        self.press("pokino-check")
        self.dialog("pokino-check")
        page.locator("[data-prize]").first.click()
        expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()
        self.stop("pokino-refused")

    def turn_card(self, *players: Page) -> None:
        """By whoever deals; before the first card they deal."""
        names = "|".join(map(self.say, ("pokino-deal", "pokino-turn")))
        turn = [one.get_by_role("button", name=re.compile(f"^({names})$")) for one in players]
        status = self.page.locator(".stage h2")
        before = status.inner_text()
        while not any(one.count() for one in turn):
            self.page.wait_for_timeout(20)
        next(one for one in turn if one.count()).click()
        expect(status).not_to_have_text(before)

    def coach(self, game: str, more: Locator | None) -> None:
        """What it says in one line, and all of it."""
        self.press("menu")
        self.page.get_by_role("switch", name=self.say("coach")).click()
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_text(self.say("coach-thinking"))).to_have_count(0)
        self.stop(f"{game}-coached")
        if more and more.count():
            more.first.click()
            self.dialog(f"{game}-coach-choices")

    # Learning

    def learns(self, game: str) -> None:
        self.page.goto(f"/learn/{game}")
        expect(self.page.locator("main[data-step]")).to_be_visible()
        self.stop(f"{game}-lesson")
        if not puzzles_of(game):
            return
        self.page.goto(f"/learn/{game}/puzzles")
        expect(self.page.locator("h1")).to_have_count(1)
        self.stop(f"{game}-puzzles")


PLAY: Mapping[str, Callable[[Tour, Page | None], None]] = {
    "kniffel": Tour.kniffel,
    "cartino": Tour.cartino,
    "poker_champ": Tour.poker_champ,
    "pokino": Tour.pokino,
}

PARTS: Mapping[str, Callable[[Tour], None]] = {
    "home": Tour.home,
    "lobby": Tour.lobby,
    **{game: partial(Tour.game, game=game) for game in GAMES},
    **{f"learn-{game}": partial(Tour.learns, game=game) for game in GAMES},
}
"""What one test walks through; together they are all screens."""
