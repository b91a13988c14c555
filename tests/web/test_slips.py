"""Slips of the finger: what was not meant is not done, or is asked about on the spot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest


def plays_of(page: Page) -> list[str]:
    """What the page sends as plays, from now on."""
    sent: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on(
            "framesent",
            lambda frame: sent.append(str(frame)) if '"type":"Act"' in str(frame) else None,
        )

    page.on("websocket", hear)
    return sent


def tap(guest: Guest, selector: str) -> None:
    """At once, whatever state the button is in: as a hasty finger does."""
    guest.page.locator(selector).evaluate("button => button.click()")


HASTY = """([sign, button, key]) => {
  const watch = new MutationObserver(() => {
    const seen = document.querySelector(sign);
    if (!seen || (sign === button && !seen.textContent.includes('2 left'))) return;
    watch.disconnect();
    document.querySelector(button).click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    window.tapped = true;
  });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  watch.observe(document.body, all);
}"""
"""A finger and a key that come in the moment the sign is seen; a busy machine cannot delay them."""
TAPPED = """async () => {
  while (!window.tapped) await new Promise((then) => setTimeout(then, 20));
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_second_tap_on_roll_while_the_dice_tumble_is_ignored(visit: Open, motion: str) -> None:
    anna = visit("Anna", PHONE, reduced_motion=motion)
    sent = plays_of(anna.page)
    anna.start_table()
    anna.begin()
    anna.page.evaluate(HASTY, [".roll", ".roll", "r"])
    anna.roll.click()
    anna.page.evaluate(TAPPED)
    assert len(sent) == 1
    expect(anna.roll).to_be_enabled()
    anna.roll.click()
    expect(anna.roll).to_have_text("Roll (1 left)")
    assert len(sent) == 2


def test_whoever_keeps_a_die_has_seen_the_roll(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.begin()
    anna.roll.click()
    anna.boxes.first.wait_for()
    tap(anna, ".die >> nth=0")
    tap(anna, ".roll")
    expect(anna.roll).to_have_text("Roll (1 left)")


def test_the_bet_of_a_new_step_is_deaf_at_first(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    sent = plays_of(anna.page)
    anna.start_table("Poker Champ")
    anna.add_bot("Steady")
    anna.press("Start the game")
    bet = anna.page.locator(".bet")
    expect(bet).to_be_enabled()
    # The step is new as soon as one may fold.
    anna.page.evaluate(HASTY, ['.fold[aria-disabled="false"]', ".bet", "b"])
    bet.click()
    anna.page.evaluate(TAPPED)
    assert len(sent) == 1
    expect(bet).to_be_enabled()
    bet.click()
    while len(sent) == 1:  # the bot may answer at once, so that no step is seen to wait
        anna.page.wait_for_timeout(20)
    assert len(sent) == 2


@pytest.mark.parametrize("viewport", [PHONE, DESK])
def test_a_zero_where_another_box_pays_is_asked_about(visit: Open, viewport: dict) -> None:  # type: ignore[type-arg]
    anna = visit("Anna", viewport)
    sent = plays_of(anna.page)
    anna.start_table()
    anna.begin()
    anna.throw()
    zero = anna.page.get_by_role("button", name=re.compile("write 0 points$")).first
    zero.click()
    expect(anna.page.get_by_text("Tap it again to write the zero.")).to_be_visible()
    anna.fits()
    assert len(sent) == 1
    zero.click()
    expect(anna.boxes).to_have_count(0)
    assert len(sent) == 2


def test_one_switch_turns_the_questions_off(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.press("Settings")
    asked = anna.page.get_by_role("group", name="Ask before a likely slip")
    asked.get_by_role("radio", name="Off").check()
    anna.press("Close")
    anna.begin()
    anna.throw()
    anna.page.get_by_role("button", name=re.compile("write 0 points$")).first.click()
    expect(anna.boxes).to_have_count(0)


TELLS = """() => {
  const early = [];
  window.early = early;
  window.told = 0;
  new MutationObserver(() => {
    const log = document.querySelector('.log ol')?.textContent ?? '';
    const aloud = [...document.querySelectorAll('[role=status]')].map((e) => e.textContent).join();
    if (!/Your roll 1/.test(log + aloud)) return;
    window.told += 1;
    const dice = [...document.querySelectorAll('.piece')];
    if (dice.some((die) => die.getAnimations().length)) early.push(log);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_the_log_does_not_tell_dice_that_still_tumble(visit: Open) -> None:
    anna = visit("Anna", DESK, reduced_motion="no-preference")
    anna.start_table()
    anna.begin()
    anna.page.evaluate(TELLS)
    anna.roll.click()
    expect(anna.page.get_by_role("region", name="What happened")).to_contain_text("Your roll 1")
    assert anna.page.evaluate("window.early") == []


def test_a_refusal_is_said_at_the_finger_and_leads_to_the_rule(visit: Open) -> None:
    anna, bela = visit("Anna", PHONE), visit("Béla", PHONE)
    invite = anna.start_table("Pokino")
    bela.sit_down(invite)
    anna.press("Start the game")
    cell = anna.page.get_by_role("group", name=re.compile("^Your board")).get_by_role("button")
    expect(anna.page.get_by_alt_text(re.compile(" of "))).not_to_have_count(0)
    waiting = cell.filter(has_not=anna.page.locator(".marker")).last
    waiting.click()
    note = anna.page.get_by_role("alert").filter(has_text="called yet")
    expect(note).to_be_visible()
    finger, said = waiting.bounding_box(), note.bounding_box()
    assert finger is not None
    assert said is not None
    assert abs(said["y"] + said["height"] - finger["y"]) < 80
    anna.fits()
    note.get_by_role("button", name="Why?").click()
    heading = anna.page.get_by_role("dialog").get_by_role("heading", name="A round", exact=True)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_a_refusal_stands_above_a_dialog(visit: Open) -> None:
    anna, bela = visit("Anna", PHONE), visit("Béla")
    invite = anna.start_table("Cartino")
    anna.add_bot("Greedy")
    anna.add_bot("Greedy")
    anna.press("Add a player here")
    anna.page.get_by_label("Name", exact=True).fill("Cili")
    # The last seat is taken while she still looks at the dialog.
    bela.sit_down(invite)
    anna.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    note = anna.page.get_by_role("alert").filter(has_text=re.compile("."))
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
