"""A whole evening in one room: six people, five screens and all four games."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.cli.played import run
from tests.web.conftest import PHONE, Open
from tests.web.guest import Guest, tapped
from tests.web.line import Line

TV = {"width": 1920, "height": 1080}
PATIENCE = 90_000
"""Bots alone play so fast that the pages have their hands full."""
PLAYED = ("Kniffel", "Poker Champ", "Pokino", "Cartino")

HELPED = {
    "Who calls": "The dealer, by hand",
    "Rounds": "1 round",
    "Mark by itself": "On",
    "Call by itself": "On",
}


class Evening:
    """Anna and Béla have a phone each, Cili and Dani share one, Edit watches, Ada is a bot."""

    def __init__(self, visit: Open) -> None:
        self.tv = visit("TV", TV)
        self.anna, self.bela, self.cili, self.edit = (
            visit(name, PHONE) for name in ("Anna", "Béla", "Cili", "Edit")
        )
        self.line = Line(self.bela.page)
        self.devices = (self.tv, self.anna, self.bela, self.cili, self.edit)
        self.seats = {
            "Anna": self.anna,
            "Béla": self.bela,
            "Cili": self.cili,
            "Dani": self.cili,
        }
        """The people at the table, each with the device they play on."""

    def arrive(self) -> None:
        """The screen makes the room; the first phone is the host."""
        self.tv.page.goto("/tv")
        invite = self.tv.page.locator(".address").inner_text()
        for guest in (self.anna, self.bela, self.cili):
            guest.sit_down(invite)
        self.cili.add_player("Dani")
        self.edit.page.goto(invite)
        self.edit.press("Just watch")
        expect(self.anna.seat("Dani")).to_be_visible()
        self.anna.add_bot("Beginner")

    def choose(self, game: str, **options: str) -> None:
        games = self.anna.page.get_by_role("group", name="Which game?")
        games.get_by_role("button", name=game).click()
        for device in self.devices:
            expect(device.page.get_by_role("heading", name=game, level=1)).to_be_visible()
        if options:
            self.anna.page.get_by_text("Rules and options").first.click()
        for label, choice in options.items():
            field = self.anna.page.get_by_label(label, exact=True)
            field.select_option(label=choice)
            expect(field.locator("option:checked")).to_have_text(choice)

    def begin(self) -> None:
        self.anna.page.get_by_role("button", name=re.compile("^Start the ")).click()
        for device in self.devices:
            expect(device.page.locator(".table .play")).to_be_visible()

    def everybody(self, moves: Callable[[Guest], bool]) -> None:
        """Each person moves once, as their turn comes."""
        waiting = list(self.seats.values())
        for _ in range(3000):
            waiting = [device for device in waiting if not moves(device)]
            if not waiting:
                return
            self.anna.page.wait_for_timeout(20)  # lets the pages hear the server
        pytest.fail(f"in vain for {[device.name for device in waiting]}")

    def let_bots_finish(self) -> None:
        for name, device in self.seats.items():
            disc(device, name).click()
            stand_in = device.page.get_by_role("button", name=re.compile("^Let the bot play"))
            stand_in.first.click(timeout=PATIENCE)
            expect(device.page.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
        self.celebrate()
        for name, device in self.seats.items():
            expect(device.page.get_by_text(f"A bot is playing for {name}.")).to_have_count(0)

    def turn_every_card(self) -> None:
        """A bot would take its time over dealing."""
        while not self.anna.result.is_visible():
            for device in self.seats.values():
                device.page.keyboard.press("d")
        self.celebrate()

    def celebrate(self) -> None:
        for device in self.devices:
            expect(device.result).to_be_visible(timeout=PATIENCE)

    # What happens on the way

    def pause(self) -> None:
        self.bela.press("Menu")
        self.bela.press("Pause")
        told = [one.page.get_by_text("Béla has paused the game.") for one in self.devices]
        for one in told:
            expect(one).to_be_visible()
        self.anna.press("Go on")
        for one in told:
            expect(one).to_have_count(0)

    def lose_the_connection(self) -> None:
        self.line.cut()
        lost = self.bela.page.get_by_text("The connection is lost. Trying again")
        expect(lost).to_be_visible()
        expect(disc(self.anna, "Béla")).to_have_accessible_name(re.compile("away$"))
        self.line.mend()
        expect(lost).to_have_count(0)
        expect(disc(self.anna, "Béla")).not_to_have_accessible_name(re.compile("away$"))

    def leave_and_take_over(self) -> None:
        """Béla leaves; Edit, who has watched so far, plays on in his place."""
        self.bela.press("Menu")
        self.bela.press("Leave the game")
        self.bela.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
        told = self.bela.page.get_by_text("You have left the game and are watching now.")
        expect(told).to_be_visible()
        disc(self.edit, "Béla").click()
        self.edit.page.get_by_label("Your name").fill("Edit")
        self.edit.press("Take the seat of Béla")
        expect(disc(self.anna, "Edit")).to_be_visible()
        del self.seats["Béla"]
        self.seats["Edit"] = self.edit

    def logs(self, folder: Path) -> list[Path]:
        """Every game of the evening, saved from its list in the lobby."""
        saved = []
        for number in range(len(PLAYED), 0, -1):
            link = self.anna.page.get_by_role("link", name=f"Save the log of game {number}")
            with self.anna.page.expect_download() as saving:
                link.click()
            saving.value.save_as(folder / f"{number}.jsonl")
            saved.append(folder / f"{number}.jsonl")
        return saved[::-1]


def disc(guest: Guest, name: str) -> Locator:
    """Somebody in the strip of people."""
    people = guest.page.get_by_role("list", name="Players")
    return people.get_by_role("button", name=re.compile(f"^{name},"))


def writes_a_box(guest: Guest) -> bool:
    if not guest.may_roll():
        return False
    guest.throw()
    guest.write()
    return True


UNCOVERED = ".game:not([inert])"
"""A cover may come at any moment, over what is already offered to the next player."""


def uncovers(guest: Guest) -> None:
    """On a device that is handed round."""
    show = guest.page.get_by_role("button", name=re.compile("^I am (?!back)"))
    tapped(show)


def bets(guest: Guest) -> bool:
    uncovers(guest)
    return tapped(guest.page.locator(f'{UNCOVERED} .bet[aria-disabled="false"]'))


def turns_a_card(guest: Guest) -> bool:
    """Whoever deals; the others have looked at the card."""
    turn = guest.page.get_by_role("button", name=re.compile("^(Deal|Next card)$"))
    tapped(turn)
    return guest.page.locator(".stage h2", has_text=re.compile(r"card\s\d+", re.I)).count() > 0


def lays_a_pawn(guest: Guest) -> bool:
    uncovers(guest)
    able = guest.page.locator(f'{UNCOVERED} [data-place][aria-disabled="false"]')
    if not able.count():
        return False
    able.first.click()
    guest.page.get_by_role("button", name=re.compile(r"lay here for \d+$")).first.click()
    guest.page.locator('.main[aria-disabled="false"]').click()
    return True


def test_six_people_play_four_games_in_one_room(visit: Open, tmp_path: Path) -> None:
    evening = Evening(visit)
    evening.arrive()

    evening.choose("Kniffel")
    evening.begin()
    evening.everybody(writes_a_box)
    evening.pause()
    evening.let_bots_finish()

    evening.choose("Poker Champ", Pause="0 seconds")
    evening.begin()
    evening.everybody(bets)
    evening.lose_the_connection()
    evening.let_bots_finish()

    evening.choose("Pokino", **HELPED)
    evening.anna.press("Remove Ada")
    evening.begin()
    evening.everybody(turns_a_card)
    evening.leave_and_take_over()
    evening.turn_every_card()

    evening.choose("Cartino")
    evening.begin()
    evening.everybody(lays_a_pawn)
    evening.let_bots_finish()

    evening.anna.press("Change the table")
    played = evening.anna.page.get_by_role("region", name="Played so far").get_by_role("listitem")
    expect(played).to_have_count(len(PLAYED))
    for number, log in enumerate(evening.logs(tmp_path)):
        expect(played.nth(-1 - number)).to_contain_text(PLAYED[number])
        checked = run("verify", str(log))
        assert checked.exit_code == 0, checked.output
    for device in evening.devices:
        assert device.complaints == []
