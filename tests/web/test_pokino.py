"""Pokino in real Chromium: four people and a bot, from the lobby to the end of a last round."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Page, WebSocket, expect

from parlour.games.pokino.boards import PRIZES
from parlour.games.pokino.calls import see
from parlour.games.pokino.model import View
from parlour.games.pokino.sets import boards_made_from, written
from parlour.kit.cards import Card
from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest, settle

NAMES = {
    "centre": "Centre",
    "corner": "Corner",
    "stamp": "Stamp",
    "poker": "Poker",
    "full": "Full",
    "pokino": "Pokino",
}
RANKS = {1: "ace", 10: "jack", 11: "knight", 12: "king"}
SUITS = {"o": "coins", "c": "cups", "e": "swords", "b": "clubs"}


def name_of(card: Card) -> str:
    return f"{RANKS.get(card.rank, card.rank)} of {SUITS[card.suit]}"


class Player:
    """A guest whose frames we can read, as a person reads the table."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.page = guest, guest.page
        self.frame: dict[str, Any] = {}
        self.frames: dict[int | None, dict[str, Any]] = {}
        """By seat, on a device that several share."""
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        told = json.decode(text)
        for one in told if isinstance(told, list) else [told]:
            if one.get("type") == "Framed":
                self.frame = one["frame"]
                self.frames[self.frame["seat"]] = self.frame

    @property
    def view(self) -> View:
        view: View = json.decode(json.encode(self.frame["view"]), type=View)
        return view

    @property
    def seat(self) -> int:
        return int(self.frame["seat"])

    def legal(self, kind: str) -> list[dict[str, Any]]:
        return [play for play in self.frame["legal"] if play["type"] == kind]

    def mark(self) -> None:
        """Whatever has been called and is on the board."""
        for play in self.legal("Mark"):
            card = Card(play["card"])
            self.page.get_by_role("button", name=name_of(card), exact=True).click()
            marked = self.page.get_by_role("button", name=f"{name_of(card)}, marked", exact=True)
            expect(marked).to_be_visible()

    def call(self, prize: str) -> None:
        self.page.locator(f'[data-prize="{prize}"]').click()
        self.until(lambda: prize not in self.callable())

    def callable(self) -> set[str]:
        return {play["prizes"][0] for play in self.legal("Call") if len(play["prizes"]) == 1}

    def agree_to_stop(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Make this the last round")).click()
        self.until(lambda: not self.legal("Finish"))

    def catch_up(self, seq: int) -> None:
        self.until(lambda: self.frame.get("seq", -1) >= seq)

    def until(self, happened: Callable[[], bool]) -> None:
        """However long the server takes."""
        while not happened():
            self.page.wait_for_timeout(20)


def open_options(player: Player) -> Page:
    player.page.locator("summary").filter(has_text="Rules and options").click()
    return player.page


class Evening:
    """The table as the test sees it."""

    def __init__(self, visit: Open) -> None:
        self.visit = visit
        anna = Player(visit("Anna", PHONE))
        self.invite = anna.guest.start_table("Pokino")
        anna.guest.add_bot("Dreamy")
        self.people = [anna]
        for name in ("Béla", "Cili", "Dani"):
            player = Player(visit(name, DESK))
            player.guest.sit_down(self.invite)
            self.people.append(player)
        self.thief = self.people[2]
        self.victims: set[int] = set()
        self.stolen = self.came_back = False

    def begin(self) -> None:
        anna = self.people[0]
        open_options(anna).get_by_label("Who calls").select_option(label="The dealer, by hand")
        anna.guest.shoot("pokino-lobby")
        anna.guest.press("Start the game")
        for player in self.people:
            expect(player.page.get_by_role("region", name="The card on the table")).to_be_visible()
        self.settle()

    @property
    def view(self) -> View:
        return self.people[0].view

    def settle(self) -> None:
        """Everyone has seen what the first has seen, and nothing new comes."""
        seq = -1
        while seq != self.people[0].frame.get("seq", -2):
            seq = self.people[0].frame.get("seq", -2)
            self.people[0].page.wait_for_timeout(120)
        for player in self.people:
            player.catch_up(seq)

    def dealer(self) -> Player | None:
        dealer = self.view.dealer
        return next((player for player in self.people if player.seat == dealer), None)

    def play(self) -> None:
        """Until the session is over."""
        while not self.people[0].frame.get("scores"):
            if self.view.phase == "round":
                self.one_card()
            dealer = self.dealer()
            if dealer is None:
                self.people[0].page.wait_for_timeout(100)
            elif self.people[0].frame.get("scores") is None:
                self.turn(dealer)
            self.settle()

    def turn(self, dealer: Player) -> None:
        seq = dealer.frame["seq"]
        dealer.page.get_by_role("button", name=re.compile("^(Deal|Next card|Pay out)$")).click()
        dealer.until(lambda: dealer.frame["seq"] > seq)

    def one_card(self) -> None:
        """All mark; whoever has something calls it, but the first prize of a victim is left to
        the thief."""
        for player in self.people:
            if self.dealer() is not None:
                player.mark()
        self.settle()
        self.steal()
        for player in self.people:
            for prize in self.prizes(player):
                player.call(prize)
        self.settle()
        if "pokino" in {claim.prize for claim in self.view.claims} and not self.view.last:
            self.make_it_the_last()
        if len(self.view.called) > 8 and not self.came_back and self.dealer() is not None:
            self.comes_back()

    def prizes(self, player: Player) -> list[str]:
        """What this player will call now."""
        single = player.callable()
        if single and player is not self.thief and not self.stolen:
            self.victims.add(player.seat)
        held_back = player.seat in self.victims and not self.stolen
        return [] if held_back else sorted(single)

    def steal(self) -> None:
        chances = [p for p in self.thief.legal("Steal") if p["owner"] in self.victims]
        if not chances or self.stolen:
            return
        page, prize = self.thief.page, chances[0]["prize"]
        owner = next(p for p in self.people if p.seat == chances[0]["owner"]).guest.name
        self.thief.guest.press("Steal")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=owner).click()
        self.thief.guest.shoot("pokino-steal")
        dialog.get_by_role("button", name=NAMES[prize], exact=True).click()
        expect(dialog).to_be_hidden()
        self.thief.until(lambda: chances[0] not in self.thief.legal("Steal"))
        self.settle()
        self.stolen = any(claim.by == self.thief.seat for claim in self.view.claims)
        if self.stolen:
            sentence = f"You steal {NAMES[prize]} from {owner}."
            expect(page.get_by_text(sentence).first).to_be_visible()

    def make_it_the_last(self) -> None:
        for player in self.people[:3]:
            self.settle()
            if player.legal("Finish"):
                player.agree_to_stop()
        self.settle()
        assert self.view.last
        self.people[1].guest.shoot("pokino-last-round")

    def comes_back(self) -> None:
        """Dani's page is closed in the middle of the round, and opened again."""
        dani = self.people[3]
        marks = self.view.players[dani.seat].marks
        kept = dani.page.context.storage_state()
        dani.page.context.close()
        again = Player(self.visit("Dani", DESK, storage=kept))
        again.page.goto(self.invite)
        expect(again.page.get_by_role("region", name="The card on the table")).to_be_visible()
        self.people[3] = again
        self.settle()
        assert again.view.players[again.seat].marks == marks
        self.came_back = True


def test_PK_R9_PK_Q20_four_people_and_a_bot_play_to_the_end_of_a_last_round(visit: Open) -> None:
    evening = Evening(visit)
    evening.begin()
    evening.people[0].guest.fits()
    evening.people[0].guest.is_accessible()
    evening.play()
    view = evening.view
    assert view.phase == "over"
    assert sum(player.balance for player in view.players) == 5 * 30
    assert sum(view.cups) == 0
    assert evening.came_back
    if evening.stolen:
        assert view.players[evening.thief.seat].tally.stolen >= 1
    for player in evening.people:
        expect(player.guest.result).to_be_visible()
        player.guest.fits()
        assert player.guest.complaints == []
    evening.people[0].guest.shoot("pokino-result-phone")
    evening.people[1].guest.shoot("pokino-result-desk")
    assert set(view.paid) <= set(PRIZES)
    assert see(view.boards[0], view.called).known


def test_a_round_by_keyboard_and_with_help(visit: Open) -> None:
    anna = Player(visit("Anna", DESK))
    anna.guest.start_table("Pokino")
    anna.guest.add_bot("Dreamy")
    open_options(anna).get_by_label("Who calls").select_option(label="The house, every 3 seconds")
    anna.page.get_by_label("Help").select_option(label="On")
    anna.guest.press("Start the game")
    stage = anna.page.get_by_role("region", name="The card on the table")
    expect(stage).to_be_visible()
    while not anna.frame.get("legal") or not anna.legal("Mark"):
        anna.page.wait_for_timeout(50)
    lit = anna.page.get_by_role("button", name=re.compile(", called$")).first
    lit.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name=re.compile(", marked$")).first).to_be_visible()
    anna.page.keyboard.press("6")
    refused = anna.page.get_by_text("The cards for that prize have not all been called.")
    expect(refused).to_be_visible()
    anna.page.keyboard.press("k")
    expect(anna.page.get_by_role("dialog", name="Checking card")).to_be_visible()
    anna.guest.is_accessible()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Chances").click()
    chances = anna.page.get_by_role("dialog", name="Chances")
    expect(chances.get_by_role("row")).to_have_count(3)
    anna.guest.is_accessible()
    anna.guest.shoot("pokino-chances")
    assert anna.guest.complaints == []


class Shared:
    """A device on which two players have their boards, both in sight."""

    def __init__(self, device: Player) -> None:
        self.device, self.page = device, device.page
        self.called: set[int] = set()

    def look_at(self, name: str) -> None:
        button = self.page.get_by_role("button", name=name, exact=True)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")

    def legal(self, seat: int, kind: str) -> list[dict[str, Any]]:
        return [play for play in self.device.frames[seat]["legal"] if play["type"] == kind]

    def turn(self) -> None:
        """Whoever deals, and whichever board is in sight."""
        seq = self.device.frame["seq"]
        self.page.get_by_role("button", name=re.compile("^(Deal|Next card|Pay out)$")).click()
        self.device.until(lambda: self.device.frame["seq"] > seq)
        self.catch_up()

    def catch_up(self) -> None:
        frames = self.device.frames
        self.device.until(lambda: len({frame["seq"] for frame in frames.values()}) == 1)

    def until_gone(self, seat: int, play: dict[str, Any]) -> None:
        """The table has taken it, so it is not offered again."""
        self.device.until(lambda: play not in self.device.frames[seat]["legal"])

    def mark(self, seat: int) -> None:
        for play in self.legal(seat, "Mark"):
            name = name_of(Card(play["card"]))
            board = self.page.locator(f'[data-at="board:{seat}"]')
            board.get_by_role("button", name=name, exact=True).click()
            marked = board.get_by_role("button", name=f"{name}, marked", exact=True)
            expect(marked).to_be_visible()
            self.until_gone(seat, play)
        self.catch_up()

    def call(self, seat: int) -> None:
        """The first prize that can be called; one is enough for the evening."""
        calls = [play for play in self.legal(seat, "Call") if len(play["prizes"]) == 1]
        if calls and seat not in self.called:
            self.page.locator(f'[data-prize="{calls[0]["prizes"][0]}"]').click()
            self.until_gone(seat, calls[0])
            claims = self.device.view.claims
            assert seat in {claim.by for claim in claims if claim.by == claim.owner}
            self.called.add(seat)
        self.catch_up()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_two_on_one_device_mark_and_call_on_their_own_boards(
    visit: Open, size: dict[str, int]
) -> None:
    device = Player(visit("Anna", size))
    device.guest.start_table("Pokino")
    device.guest.add_player("Béla")
    calls = open_options(device).get_by_label("Who calls").locator("option:checked")
    expect(calls).to_have_text("The dealer, by hand")  # two boards want the time of four hands
    device.guest.press("Start the game")
    shared = Shared(device)
    device.until(lambda: {0, 1} <= device.frames.keys() and device.view.phase == "between")
    shared.catch_up()
    while shared.called != {0, 1}:
        shared.turn()
        for seat, name in enumerate(("Anna", "Béla")):
            shared.look_at(name)
            shared.mark(seat)
            shared.call(seat)
    device.guest.fits()
    device.guest.is_accessible()
    device.guest.shoot(f"pokino-one-device-{size['width']}")
    assert device.guest.complaints == []


SIZES = ((360, 640), (375, 553), (390, 844), (740, 360), (1280, 800))
FINGER = 44
"""Pixels, at least, of what is pressed: a cell of the large board, and a small one to choose it."""

BOXES = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"


@pytest.mark.parametrize("others", [["Béla"], ["Béla", "Zoé"]], ids=["two", "three"])
def test_all_boards_of_one_device_are_in_sight_and_wait_for_the_dealer(
    visit: Open, others: list[str]
) -> None:
    device = Player(visit("Anna", DESK))
    device.guest.start_table("Kniffel")
    for name in others:
        device.guest.add_player(name)
    games = device.page.get_by_role("group", name="Which game?")
    games.get_by_role("button", name="Pokino").click()
    calls = open_options(device).get_by_label("Who calls").locator("option:checked")
    expect(calls).to_have_text("The dealer, by hand")
    device.guest.press("Start the game")
    boards = device.page.locator('[data-at^="board:"]')
    expect(boards).to_have_count(len(others) + 1)
    device.until(lambda: len(device.frames) == len(others) + 1)
    shared = Shared(device)
    shared.turn()
    for width, height in SIZES:
        device.page.set_viewport_size({"width": width, "height": height})
        settle(device.page)
        device.guest.fits()
        boxes = boards.evaluate_all(BOXES)
        assert all(box["right"] <= width and box["bottom"] <= height for box in boxes)
        assert not any(
            one["x"] < two["right"]
            and two["x"] < one["right"]
            and one["y"] < two["bottom"]
            and two["y"] < one["bottom"]
            for one, two in combinations(boxes, 2)
        )
        for seat, name in enumerate(["Anna", *others]):
            shared.look_at(name)
            settle(device.page)
            cells = boards.nth(seat).locator("button").evaluate_all(BOXES)
            names = device.page.locator(".one > [aria-pressed=false]").evaluate_all(BOXES)
            pressed = cells + names
            assert min(min(box["width"], box["height"]) for box in pressed) >= FINGER
        device.guest.shoot(f"pokino-{len(boxes)}-boards-{width}")
    device.guest.is_accessible()
    assert device.guest.complaints == []


def test_PK_Q2_own_boards_are_uploaded_checked_and_played(visit: Open, tmp_path: Path) -> None:
    own = boards_made_from(77)
    bad, good = tmp_path / "bad.txt", tmp_path / "good.txt"
    bad.write_text(written((*own[:9], own[0])), encoding="utf-8")
    good.write_text(written(own), encoding="utf-8")
    anna = Player(visit("Anna", PHONE))
    anna.guest.start_table("Pokino")
    anna.guest.add_bot("Dreamy")
    page = open_options(anna)
    page.get_by_label("Choose a file").set_input_files(bad)
    wrong = page.get_by_text("Board 10 has the same four of a kind as one before.")
    expect(wrong).to_be_visible()
    anna.guest.is_accessible()
    wrong.scroll_into_view_if_needed()
    anna.guest.shoot("pokino-upload-bad")
    page.get_by_label("Choose a file").set_input_files(good)
    expect(page.get_by_role("button", name="Do without")).to_be_visible()
    expect(wrong).to_have_count(0)
    anna.page.set_viewport_size(DESK)
    anna.guest.shoot("pokino-upload-good")
    anna.guest.press("Start the game")
    anna.until(lambda: anna.frame.get("view", {}).get("phase") == "between")
    assert anna.view.boards == own
    assert anna.guest.complaints == []
