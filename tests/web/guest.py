"""Somebody at a screen: what they see and press, in their words."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WRITE = re.compile(r"write \d+ points?$")

SETTLED = """async () => {
  const frame = () => new Promise((then) => {
    requestAnimationFrame(then);
    setTimeout(then, 100);  // a window that is covered draws nothing
  });
  const drawn = () => frame().then(frame);
  const ending = () => document.getAnimations()
    .filter((one) => one.playState === 'running')
    .filter((one) => one.effect.getComputedTiming().endTime <= 4000);
  await drawn();
  for (let round = 0; round < 8 && ending().length; round++) {
    const over = Promise.allSettled(ending().map((one) => one.finished));
    await Promise.race([over, new Promise((then) => setTimeout(then, 700))]);
    await drawn();
  }
}"""
"""Waits for every transition and animation that ends soon; a clock does not. One may set off
another, and one that is out of sight may never end."""


JUDGED = """async () => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return (await axe.run(dialog ?? document, { resultTypes: ['violations'] })).violations;
}"""


def settle(page: Page) -> None:
    """Wait until the page is drawn as it is meant to be; clocks and endless animations aside."""
    page.evaluate(SETTLED)


def findings(page: Page) -> list[str]:
    """What axe has to say against the page as it is; while a dialog is open, against that."""
    settle(page)  # a colour on its way to another is no colour of ours
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(JUDGED)
    return [
        f"{rule['id']}: {node['html'][:160]}: {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


A_MOMENT = 2_000
"""Milliseconds in which what can be tapped is tapped."""


def tapped(offer: Locator) -> bool:
    """Whether there was something to tap. What is offered may go at any moment: then one looks
    again."""
    if not offer.count():
        return False
    try:
        offer.click(timeout=A_MOMENT)
    except Late:
        return False
    return True


@dataclass
class Guest:
    page: Page
    name: str
    complaints: list[str]

    # Coming to a table

    def start_table(self, game: str = "Kniffel") -> str:
        """From the home page to a table of one's own; its invite link."""
        self.page.goto("/")
        card = self.page.get_by_role("article", name=game, exact=True)
        card.get_by_role("button", name="With others").click()
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Start a table")
        expect(self.seat(self.name)).to_be_visible()
        return self.page.get_by_label("Link to this table").input_value()

    def sit_down(self, invite: str) -> None:
        self.page.goto(invite)
        self.page.get_by_label("Your name").fill(self.name)
        self.press("Sit down")
        expect(self.seat(self.name)).to_be_visible()

    def add_bot(self, level: str = "Steady") -> None:
        self.press("Add a bot")
        self.page.get_by_role("button", name=level).click()
        expect(self.page.get_by_text(f"Bot: {level}").last).to_be_visible()

    def add_player(self, name: str) -> None:
        self.press("Add a player here")
        self.page.get_by_label("Name", exact=True).fill(name)
        self.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(self.seat(name)).to_be_visible()

    def seat(self, name: str) -> Locator:
        return self.page.get_by_role("listitem").filter(has_text=name).first

    def begin(self) -> None:
        self.press("Start the game")
        expect(self.roll).to_be_visible()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    # At the table

    @property
    def roll(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^(Roll|Choose a box)"))

    @property
    def status(self) -> Locator:
        return self.page.get_by_role("region", name="Dice on the table").get_by_role("heading")

    @property
    def boxes(self) -> Locator:
        """The boxes in which one may write now."""
        return self.page.get_by_role("button", name=WRITE)

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result")

    def dice(self) -> list[str]:
        names = self.page.get_by_role("group", name="Dice", exact=True).get_by_role("button")
        return [die.get_attribute("aria-label") or "" for die in names.all()]

    def may_roll(self) -> bool:
        return self.page.locator('.roll[aria-disabled="false"]').count() > 0

    @property
    def can_go_on(self) -> Locator:
        return self.page.locator('.roll[aria-disabled="false"], .result')

    def throw(self) -> None:
        self.roll.click()
        self.boxes.first.wait_for()

    def write(self) -> None:
        self.boxes.last.click()
        if self.page.locator(".doubt").count():
            self.boxes.last.click()
        self.boxes.first.wait_for(state="hidden")

    def finish_alone(self) -> None:
        """Play to the end, when only bots and seats of this device are left."""
        while True:
            self.can_go_on.wait_for()
            if self.result.is_visible():
                return
            self.throw()
            self.write()

    # What a good page owes

    def fits(self) -> None:
        """Nothing hangs over the side, and the page does not scroll."""
        over = self.page.evaluate(
            "() => { const e = document.documentElement;"
            " return [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight] }"
        )
        assert max(over) <= 0, f"the page overflows by {over}"

    def fits_across(self) -> None:
        """Nothing hangs over the side, on a page that may be longer than the screen."""
        over = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert over <= 0, f"the page is {over} px too wide"

    def is_accessible(self) -> None:
        assert not (found := findings(self.page)), found

    def shoot(self, name: str) -> None:
        if folder := os.environ.get("PARLOUR_SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")
