"""What a device says, and when: one's turn, the caller's voice, the pause."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest

LISTEN = """() => {
  window.knocks = 0;
  window.spoken = [];
  navigator.vibrate = () => { window.knocks += 1; return true; };
  const voices = ['en-GB', 'de_DE'].map((lang) => ({ lang }));
  speechSynthesis.getVoices = () => voices;
  speechSynthesis.speak = (said) => window.spoken.push([said.lang, said.text]);
}"""


def listen(page: Page) -> None:
    page.add_init_script(f"({LISTEN})()")


def test_a_turn_is_called_when_it_becomes_one_s_own(visit: Open) -> None:
    anna, bela, tv = visit("Anna", PHONE), visit("Béla"), visit("TV")
    for guest in (anna, bela, tv):
        listen(guest.page)
    invite = anna.start_table()
    bela.sit_down(invite)
    tv.page.goto(f"{invite}?screen")
    anna.begin()
    turns = {anna.name: 0, bela.name: 0}
    for _ in range(4):
        player = next_to_move(anna, bela)
        turns[player.name] += 1
        expect(player.page).to_have_title(re.compile("^● "))
        assert "parlour-turn" in str(player.page.locator("link[rel=icon]").get_attribute("href"))
        player.throw()
        player.write()
        expect(player.page).to_have_title(re.compile("^(?!●)"))
    turns[next_to_move(anna, bela).name] += 1
    for guest in (anna, bela):
        assert guest.page.evaluate("window.knocks") == turns[guest.name]
    assert tv.page.evaluate("window.knocks") == 0
    expect(tv.page).to_have_title(re.compile("^(?!●)"))


AWAKE = """() => {
  window.locks = 0;
  const lock = { release: async () => void (window.locks -= 1) };
  const request = async () => ((window.locks += 1), lock);
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}"""


def test_the_screen_stays_awake_while_one_plays(visit: Open) -> None:
    anna, tv = visit("Anna", PHONE), visit("TV")
    for guest in (anna, tv):
        guest.page.add_init_script(f"({AWAKE})()")
    invite = anna.start_table()
    tv.page.goto(f"{invite}?screen")
    assert anna.page.evaluate("window.locks") == 0
    anna.begin()
    anna.page.wait_for_function("window.locks === 1")
    anna.finish_alone()
    anna.page.wait_for_function("window.locks === 0")
    assert tv.page.evaluate("window.locks") == 0


LOUD = """() => {
  class Recorder extends OfflineAudioContext {
    constructor() { super(1, 44100, 44100); window.tape = this; }
    resume() { return Promise.resolve(); }
  }
  window.AudioContext = Recorder;
}"""
PEAK = """async () => {
  const sound = await window.tape.startRendering();
  return sound.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
}"""


@pytest.mark.parametrize(("volume", "softest", "loudest"), [("1", 0.3, 1.0), ("0.1", 0.01, 0.2)])
def test_one_volume_holds_for_all_sounds(
    visit: Open, volume: str, softest: float, loudest: float
) -> None:
    """A full table is heard in a room, and a soft one is soft."""
    anna = visit("Anna", PHONE)
    anna.page.add_init_script(f"({LOUD})()")
    anna.page.goto("/")
    anna.press("Settings")
    anna.page.get_by_label("Loudness").fill(volume)  # it knocks as it would at a turn
    anna.page.wait_for_function("window.tape")
    assert softest < anna.page.evaluate(PEAK) <= loudest


def next_to_move(*players: Guest) -> Guest:
    while True:
        for player in players:
            if player.may_roll():
                return player
        players[0].page.wait_for_timeout(20)


def test_one_device_speaks_for_the_room(visit: Open) -> None:
    anna, bela = visit("Anna", PHONE), visit("Béla", PHONE, locale="de-DE")
    tv = visit("TV", DESK, locale="fr-FR")
    for guest in (anna, bela, tv):
        listen(guest.page)
    invite = anna.start_table("Pokino")
    bela.page.goto(invite)
    bela.page.locator("form input").fill("Béla")
    bela.page.locator("form .primary").click()
    expect(anna.seat("Béla")).to_be_visible()
    anna.press("Settings")
    anna.page.get_by_label("Caller's voice").select_option("de")
    anna.press("Close")
    anna.press("Start the game")
    while anna.page.evaluate("window.spoken.length") < 2:
        anna.page.wait_for_timeout(50)
    said = anna.page.evaluate("window.spoken.slice(0, 2).map(([lang]) => lang)")
    assert said == ["en-GB", "de-DE"]
    # The shared screen takes over; it has no French voice, so it is silent.
    tv.page.goto(f"{invite}?screen")
    expect(tv.page.get_by_role("heading", level=2).first).to_be_visible()
    before = anna.page.evaluate("window.spoken.length")
    card = anna.page.locator(".stage h2").inner_text()
    expect(anna.page.locator(".stage h2")).not_to_have_text(card)
    assert anna.page.evaluate("window.spoken.length") <= before + 2
    assert bela.page.evaluate("window.spoken.length") == 0
    assert tv.page.evaluate("window.spoken.length") == 0


def test_anybody_pauses_and_anybody_goes_on(visit: Open) -> None:
    anna, bela, tv = visit("Anna", PHONE), visit("Béla", PHONE), visit("TV", DESK)
    invite = anna.start_table()
    bela.sit_down(invite)
    anna.begin()
    tv.page.goto(f"{invite}?screen")
    bela.press("Menu")
    bela.press("Pause")
    for guest in (anna, bela, tv):
        expect(guest.page.get_by_text("Béla has paused the game.")).to_be_visible()
    anna.fits()
    expect(tv.page.get_by_role("button", name="Go on")).to_have_count(0)
    anna.page.reload()
    anna.press("Go on")
    for guest in (anna, bela, tv):
        expect(guest.page.get_by_text("Béla has paused the game.")).to_have_count(0)
    player = next_to_move(anna, bela)
    player.throw()
