"""Somebody who does what a lesson asks for, by pressing what is lit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

Play = dict[str, Any]

OUT_OF_SIGHT = """names => names.filter(name => {
  const seen = [...document.querySelectorAll(`main [data-at~="${CSS.escape(name)}"]`)].some(one => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (right - left < 8 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return false;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at !== null && (one.contains(at) || at.contains(one)) && !at.closest('.strip');
  });
  return !seen;
})"""


class Learner:
    def __init__(self, page: Page, lesson: dict[str, Any]) -> None:
        self.page = page
        self.steps = lesson["steps"]

    def reach(self, step: dict[str, Any]) -> None:
        """Wait until the words of this step are said."""
        expect(self.page.locator(f"main[data-step='{step['say']}']")).to_be_visible()

    def do(self, step: dict[str, Any]) -> None:
        if step["mistake"] is not None:
            # What the rules do not offer is greyed, and can be pressed all the same.
            meant = self.at(step["at"][-1]).first
            expect(meant).to_be_in_viewport()
            self.touch(meant, force=True)
            expect(self.page.locator(".strip .answer")).to_be_visible()
        if step["asked"] is None:
            self.touch(self.page.locator(".strip .next"))
        else:
            self.play(step["asked"])

    def play(self, play: Play) -> None:
        HANDS[play["type"]](self, play)

    def at(self, name: str) -> Locator:
        return self.page.locator(f"main [data-at~='{name}']")

    def out_of_sight(self, step: dict[str, Any]) -> list[str]:
        """What this step names and nobody can see, once everything lies where it belongs."""
        try:
            self.page.wait_for_function(f"names => !({OUT_OF_SIGHT})(names).length", arg=step["at"])
        except TooLate:
            found: list[str] = self.page.evaluate(OUT_OF_SIGHT, step["at"])
            return found
        return []

    def roll(self, play: Play) -> None:
        for face in sorted(set(play["keep"])):
            dice = self.at(f"die:{face}")
            for place in range(play["keep"].count(face)):
                if dice.nth(place).get_attribute("aria-pressed") != "true":
                    self.touch(dice.nth(place))
        self.press("act:roll")

    def lay(self, play: Play) -> None:
        self.press(f"pawn:{play['pawn']}")
        self.press(f"half:{play['half']}")

    def steal(self, play: Play) -> None:
        self.press("act:steal")
        dialog = self.page.locator("dialog")
        self.touch(dialog.locator(f"[data-at='seat:{play['owner']}']"))
        self.touch(dialog.locator(f"[data-at='prize:{play['prize']}']"))

    def write(self, play: Play) -> None:
        self.touch(self.at(f"box:{play['box']}").get_by_role("button"))

    def press(self, name: str) -> None:
        self.touch(self.at(name).first)

    def touch(self, thing: Locator, *, force: bool = False) -> None:
        thing.click(force=force)


LISTEN = """() => {
  window.heard = [];
  const live = document.querySelector('.strip [aria-live=polite]');
  const hear = what => () => window.heard.push(what);
  const all = { childList: true, subtree: true, characterData: true };
  const watch = new MutationObserver(hear('words'));
  watch.observe(live, all);
  addEventListener('focusin', () => {
    if (watch.takeRecords().length) hear('words')();
    hear('focus')();
  });
  addEventListener('keydown', hear('key'), true);
}"""
IS_ON = """thing => {
  const control = thing.matches('button') ? thing : thing.querySelector('button');
  return (control ?? thing) === document.activeElement;
}"""
MOST_KEYS = 60
ROWS = COLUMNS = 8
"""Of the largest board; a list is walked through on the way along the first row."""


class ByKeys(Learner):
    """Presses keys alone: Tab to a group, arrows in it, Enter."""

    def touch(self, thing: Locator, *, force: bool = False) -> None:
        expect(thing).to_be_visible()
        if not force:
            expect(thing).to_be_enabled()
        for key in ["", *["Tab"] * MOST_KEYS]:
            if key:
                self.page.keyboard.press(key)
            if self.is_on(thing) or self.walks_to(thing):
                self.page.keyboard.press("Enter")
                return
        raise AssertionError(f"no key leads to {thing}")

    def is_on(self, thing: Locator) -> bool:
        found: bool = thing.evaluate(IS_ON)
        return found

    def walks_to(self, thing: Locator) -> bool:
        """The thing is in the group that has the focus, one of whose buttons is a tab stop."""
        if not thing.evaluate("""thing => {
          const here = document.activeElement, group = here.closest('[role=group], table, ul, ol');
          return here !== document.body && (group?.contains(thing) ?? false) && here.tabIndex === 0;
        }"""):
            return False
        for row in range(ROWS):
            for key in [
                "Home",
                *["ArrowDown"] * row,
                *["ArrowRight"] * (COLUMNS if row else MOST_KEYS),
            ]:
                self.page.keyboard.press(key)
                if self.is_on(thing):
                    return True
        return False

    def settle(self) -> None:
        """Wait until the focus is where the finger belongs."""
        self.page.wait_for_function(
            """() => document.activeElement.closest('.strip .primary, main .meant')
              ?? document.activeElement.querySelector('main .meant')"""
        )

    def listen(self) -> None:
        self.page.evaluate(LISTEN)

    def heard(self) -> list[list[str]]:
        """What came after each key, since it was asked last: words, and the focus that moves."""
        found = " ".join(self.page.evaluate("() => heard.splice(0)"))
        return [part.split() for part in found.split("key")]


HANDS: dict[str, Callable[[Learner, Play], None]] = {
    "Roll": Learner.roll,
    "Write": Learner.write,
    "Mark": lambda me, play: me.press(f"cell:{play['card']}"),
    "Call": lambda me, play: me.press(f"prize:{play['prizes'][0]}"),
    "Steal": Learner.steal,
    "Finish": lambda me, play: me.press("act:finish"),
    "Lay": Learner.lay,
    "EndTurn": lambda me, play: me.press("act:end"),
    "Bet": lambda me, play: me.press("act:bet"),
    "Fold": lambda me, play: me.press("act:fold"),
}
