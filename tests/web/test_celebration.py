"""The end is a celebration on every screen, and leads on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest


def test_the_end_is_celebrated_on_every_screen_and_leads_on(visit: Open) -> None:
    anna, tv = visit("Anna", PHONE), visit("TV", DESK)
    invite = anna.start_table()
    anna.add_bot()
    tv.page.goto(f"{invite}?screen")
    anna.begin()
    anna.finish_alone()
    for guest in (anna, tv):
        expect(guest.result.locator(".cheer")).to_have_count(1)
        expect(guest.result.locator(".step")).to_have_count(2)
        guest.fits()
    # The best moment in one sentence: as told to her, and as told to all.
    dice = re.compile(r"^(Won|Lost) by \d+: your dice were \d+ (better|worse), your play \d+ ")
    expect(anna.result.locator(".moment")).to_have_text(dice)
    expect(tv.result.locator(".moment")).to_have_text(re.compile(r" was \d+ ahead of "))
    anna.is_accessible()
    expect(anna.result.get_by_role("link", name="Replay")).to_be_visible()
    expect(anna.result.get_by_role("link", name="Enough for today")).to_be_visible()
    anna.press("Now Cartino")
    expect(anna.page.get_by_role("heading", name="Cartino", level=1)).to_be_visible()


def test_a_game_that_was_over_before_is_not_celebrated_again(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.add_bot()
    anna.begin()
    anna.finish_alone()
    anna.page.reload()
    expect(anna.result).to_be_visible()
    expect(anna.result.locator(".cheer")).to_have_count(0)


TURNS = 13
TAPE = """() => {
  class Tape extends OfflineAudioContext {
    constructor() { super(1, 88200, 44100); window.tape = this; }
    resume() { return Promise.resolve(); }
  }
  window.AudioContext = Tape;
}"""
"""What is to be heard is kept; its clock stands still, so that all sounds begin together."""
AFTERWARDS = """async () => {
  const sound = (await window.tape.startRendering()).getChannelData(0);
  return sound.slice(0.75 * 44100).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
}"""
"""Only a fanfare is longer than dice, pen and knocks."""


def switch_sound(guest: Guest, to: str) -> None:
    guest.press("Menu")
    guest.press("Settings")
    sound = guest.page.get_by_role("group", name="Sound", exact=True)
    sound.get_by_label(to).check()
    guest.press("Close")


def test_a_fanfare_sounds_at_the_end(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.page.add_init_script(f"({TAPE})()")
    anna.start_table()
    anna.begin()
    switch_sound(anna, "Off")
    for _ in range(TURNS - 1):
        anna.can_go_on.wait_for()
        anna.throw()
        anna.write()
    assert not anna.page.evaluate("window.tape")
    switch_sound(anna, "On")
    anna.finish_alone()
    expect(anna.result.locator(".cheer")).to_have_count(1)
    assert 0.3 <= anna.page.evaluate(AFTERWARDS) <= 1
