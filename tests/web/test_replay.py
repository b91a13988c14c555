"""A game shown again in the page: from a file, and from a room."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Locator, ViewportSize, expect

from parlour.core import log
from parlour.games import GAMES
from parlour.lessons.puzzles import made, shown
from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest, settle
from tests.web.learner import Learner
from tests.web.tour import QUICK, Tour

LOGS = Path(__file__).resolve().parents[1] / "logs"
KNIFFEL = LOGS / "v1" / "kniffel_start_rolled_every_game.jsonl"
POKER_CHAMP = LOGS / "format2" / "poker_champ_four_seats.jsonl"
SHORT: ViewportSize = {"width": 375, "height": 553}
SIDE: ViewportSize = {"width": 740, "height": 360}
FIRST_TIME = 120_000
"""The coach's tables are computed once; that may take a while."""


def bring(guest: Guest, file: Path) -> None:
    guest.page.goto("/replay")
    guest.page.set_input_files("input[type=file]", file)


def watch(guest: Guest, file: Path) -> None:
    bring(guest, file)
    expect(film(guest)).to_be_visible()


def film(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="The film")


def at(guest: Guest, move: int) -> None:
    expect(guest.page.locator("[data-move]")).to_have_attribute("data-move", str(move))


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_finger_meets_every_button_of_the_film(visit: Open, size: ViewportSize) -> None:
    anna = visit("Anna", size)
    watch(anna, KNIFFEL)
    for button in film(anna).get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, (button, box)


def test_a_film_moves_by_buttons_keys_and_its_address(visit: Open) -> None:
    anna = visit("Anna", DESK)
    watch(anna, KNIFFEL)
    at(anna, 0)
    anna.press("One step on")
    at(anna, 1)
    anna.page.keyboard.press("ArrowRight")
    at(anna, 3)  # the roll, and how the dice fell
    anna.page.keyboard.press("ArrowLeft")
    at(anna, 1)
    anna.page.keyboard.press("ArrowDown")
    turn = int(anna.page.locator("[data-move]").get_attribute("data-move") or 0)
    assert turn > 3
    anna.press("One turn back")
    at(anna, 1)
    anna.page.keyboard.press("End")
    expect(anna.result).to_be_visible()
    anna.press("Watch from the start")
    at(anna, 0)
    anna.page.evaluate("location.hash = '#17'")
    at(anna, 17)
    slider = film(anna).get_by_role("slider", name="Move")
    slider.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(anna.page).to_have_url(re.compile(r"/replay#(18|19)$"))
    anna.press("Speed: 1 times. Change")
    anna.press("Play")
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
    before = int(slider.input_value())
    expect(slider).not_to_have_value(str(before))
    anna.page.keyboard.press("Home")
    at(anna, 0)
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert anna.complaints == []


def test_moments_and_the_coach_through_somebodys_eyes(visit: Open) -> None:
    anna = visit("Anna", DESK)
    watch(anna, KNIFFEL)
    moments = anna.page.get_by_role("region", name="Moments")
    moments.get_by_role("button", name=re.compile("Anna writes 50 points: Kniffel")).click()
    at(anna, 210)
    anna.press("Through the eyes of Béla")
    expect(anna.page).to_have_url(re.compile(r"\?seat=2#210$"))
    dearest = moments.get_by_role("button", name=re.compile(r"Béla.*\u2212\d"))
    expect(dearest).to_have_count(5, timeout=FIRST_TIME)
    dearest.first.click()
    anna.press("Menu")
    anna.page.get_by_role("switch", name="Coach").click()
    anna.page.keyboard.press("Escape")
    expect(film(anna).get_by_text(re.compile("Béla now. Coach: \u2212"))).to_be_visible()
    anna.boxes.last.click()
    expect(anna.page.get_by_text("This game is over: here one can only watch.")).to_be_visible()
    anna.press("Spectator")
    expect(anna.page).to_have_url(re.compile(r"/replay#\d+$"))
    assert anna.complaints == []


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_dearest_decisions_are_made_again(visit: Open, size: ViewportSize) -> None:
    anna = visit("Anna", size)
    watch(anna, KNIFFEL)
    anna.press("Through the eyes of Béla")
    if size is PHONE:
        anna.press("Moments")
    again = anna.page.get_by_role("button", name="Decide the dearest again")
    expect(again).to_be_enabled(timeout=FIRST_TIME)
    again.click()
    strip = anna.page.get_by_role("region", name="The lesson")
    learner = Learner(anna.page, {"steps": []})
    for number, play in enumerate(best_plays(KNIFFEL, seat=1), start=1):
        expect(strip).to_contain_text(f"Puzzle {number} of 3", timeout=FIRST_TIME)
        learner.play(play)
        expect(strip).to_contain_text("The best there is.")
        strip.get_by_role("button", name="Next").click()
    expect(film(anna)).to_be_visible()
    expect(anna.page).to_have_url(re.compile(r"\?seat=2$"))
    assert anna.complaints == []


def best_plays(file: Path, seat: int) -> list[dict[str, Any]]:
    """The plays that solve what a log makes a seat decide again."""
    read = log.read(file.read_bytes(), GAMES)
    found = shown(read.header.game, made(read, GAMES, seat, 3)).puzzles
    return [json.decode(json.encode(one.frame.legal[one.costs.index(0)])) for one in found]


@pytest.mark.parametrize(
    "name", ["v1/kniffel_three_seats", "v2/pokino_four_seats", "v1/cartino_three_seats"]
)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_each_game_is_shown_by_its_own_face(visit: Open, name: str, size: object) -> None:
    anna = visit("Anna", size)
    watch(anna, LOGS / f"{name}.jsonl")
    game, end = film_of(name)
    for move in (end // 2, end):
        anna.page.evaluate(f"location.hash = '#{move}'")
        at(anna, move)
        anna.fits()
        anna.is_accessible()
    anna.press("Through the eyes of Béla")
    anna.page.keyboard.press("ArrowLeft")
    anna.fits()
    anna.is_accessible()
    anna.shoot(f"replay-{game}-{'phone' if size is PHONE else 'desk'}")
    assert anna.complaints == []


def film_of(name: str) -> tuple[str, int]:
    read = log.read((LOGS / f"{name}.jsonl").read_bytes(), GAMES)
    return read.header.game, len(read.moves)


def test_the_seal_is_told_and_the_log_can_be_saved(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    watch(anna, KNIFFEL)
    anna.press("Menu")
    anna.page.get_by_role(
        "button", name=re.compile("^Checked: every card and every throw follows")
    ).click()
    seal = anna.page.get_by_role("dialog", name="The seal")
    expect(seal).to_contain_text("all 145 sums again")
    anna.is_accessible()
    anna.shoot("replay-seal-phone")
    with anna.page.expect_download() as saving:
        seal.get_by_role("link", name="Save the log").click()
    assert saving.value.path().read_bytes() == KNIFFEL.read_bytes()
    assert anna.complaints == []


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-GB", "Line 9: the rules do not allow this move."),
        ("fr-FR", "Ligne 9\u00a0: la règle ne permet pas ce coup."),
        ("hu-HU", "9. sor: a szabályok nem engedik ezt a lépést."),
        ("de-DE", "Zeile 9: Diesen Zug erlauben die Regeln nicht."),
        ("es-ES", "Línea 9: las reglas no permiten esta jugada."),
    ],
)
def test_a_damaged_file_says_the_line_and_why(
    visit: Open, tmp_path: Path, locale: str, sentence: str
) -> None:
    lines = KNIFFEL.read_bytes().splitlines()
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(b"\n".join([*lines[:8], *lines[9:]]))
    anna = visit("Anna", PHONE, locale=locale)
    bring(anna, damaged)
    expect(anna.page.get_by_role("alert")).to_contain_text(sentence)
    anna.page.set_input_files("input[type=file]", KNIFFEL)
    expect(anna.page.locator("[data-move]")).to_be_visible()


def test_a_game_of_a_room_is_found_by_its_address(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    invite = anna.start_table()
    code = invite.rpartition("/")[2]
    anna.begin()
    anna.page.goto(f"/replay/{code}/1")
    expect(anna.page.get_by_role("alert")).to_be_visible()  # it is still played
    anna.page.goto(invite)
    anna.finish_alone()
    anna.page.get_by_role("link", name="Replay", exact=True).click()
    expect(anna.page).to_have_url(re.compile(rf"/replay/{code}/1\?seat=1$"))
    anna.page.goto(f"/replay/{code}/1?seat=1#20")
    at(anna, 20)
    anna.press("Menu")
    there = "Checked: every card and every throw was decided before the game, and nobody could"
    anna.page.get_by_role("button", name=re.compile(f"^{there}")).click()
    expect(anna.page.get_by_text("This device was at the table.")).to_be_visible()
    anna.shoot("replay-witness-phone")
    anna.press("Close")
    anna.press("Menu")
    anna.press("Share this move")
    link = anna.page.get_by_label("Share this move", exact=True).last.input_value()
    assert link.endswith(f"/replay/{code}/1?seat=1#20")
    bela = visit("Béla", DESK)
    bela.page.goto(link)
    at(bela, 20)
    expect(bela.page.get_by_role("button", name="Through the eyes of Anna")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(bela.page.get_by_text("follows from the secret number sealed")).to_be_visible()
    bela.page.get_by_role("link", name="Back").click()
    expect(bela.page).to_have_url(invite)


def test_a_poker_champ_evening_and_few_mistakes(visit: Open) -> None:
    anna = visit("Anna", DESK)
    watch(anna, POKER_CHAMP)
    moments = anna.page.get_by_role("region", name="Moments")
    anna.press("Through the eyes of Dani")
    expect(moments.get_by_text("Nothing else was given away.")).to_be_visible(timeout=FIRST_TIME)
    dearest = moments.get_by_role("button", name=re.compile(r"\u2212\d"))
    expect(dearest).to_have_count(2)
    dearest.first.click()
    at(anna, 7)
    anna.press("Menu")
    anna.page.get_by_role("switch", name="Coach").click()
    anna.page.keyboard.press("Escape")
    expect(film(anna).get_by_text(re.compile("Dani now. Coach: \u2212"))).to_be_visible()
    anna.press("Decide the dearest again")
    strip = anna.page.get_by_role("region", name="The lesson")
    learner = Learner(anna.page, {"steps": []})
    plays = best_plays(POKER_CHAMP, seat=3)
    for number, play in enumerate(plays, start=1):
        expect(strip).to_contain_text(f"Puzzle {number} of {len(plays)}", timeout=FIRST_TIME)
        learner.play(play)
        expect(strip).to_contain_text("The best there is.")
        strip.get_by_role("button", name="Next").click()
    expect(film(anna)).to_be_visible()
    anna.page.keyboard.press("End")
    expect(anna.result).to_be_visible()
    assert anna.complaints == []


def test_a_game_without_weighed_plays_says_so(visit: Open) -> None:
    anna = visit("Anna", DESK)
    watch(anna, LOGS / "v2" / "pokino_four_seats.jsonl")
    expect(anna.page.get_by_text("No coach weighs the plays of Pokino")).to_be_visible()
    anna.page.goto("/learn/pokino/puzzles")
    expect(anna.page.get_by_text("There are no puzzles for Pokino")).to_be_visible()
    anna.page.goto("/learn/kniffel/lesson9")
    expect(anna.page.get_by_text("There is no such lesson")).to_be_visible()


def test_a_film_on_a_phone_leaves_its_room_to_the_game(visit: Open) -> None:
    """There was a button to roll where nobody can roll, and half a sheet above it."""
    anna = visit("Anna", PHONE)
    watch(anna, KNIFFEL)
    anna.page.evaluate("location.hash = '#12'")
    at(anna, 12)
    expect(anna.roll).to_have_count(0)
    pad = anna.page.locator(".pad")
    assert pad.evaluate("pad => pad.scrollHeight - pad.clientHeight") <= 0
    anna.fits()


def test_a_film_of_pokino_shows_the_board_and_offers_no_theft(visit: Open) -> None:
    """The board was 160 px wide, above a button to steal."""
    anna = visit("Anna", PHONE)
    watch(anna, LOGS / "v2" / "pokino_four_seats.jsonl")
    anna.press("Through the eyes of Anna")
    anna.page.evaluate("location.hash = '#12'")
    at(anna, 12)
    board = anna.page.get_by_role("group", name=re.compile("^Your board"))
    box = board.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    expect(anna.page.get_by_role("button", name="All boards")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Steal")).to_have_count(0)
    expect(anna.page.get_by_text("Touch a cup")).to_have_count(0)
    anna.fits()


def test_a_list_of_moments_fades_where_it_goes_on(visit: Open) -> None:
    """It ended in half a line; its last one is clear of the fading."""
    anna = visit("Anna", {"width": 1280, "height": 600})
    watch(anna, POKER_CHAMP)
    moments = anna.page.get_by_role("region", name="Moments")
    last = moments.locator("> :last-child")
    last.scroll_into_view_if_needed()
    scroll = anna.page.locator("aside .fading")
    assert scroll.evaluate("one => one.scrollHeight > one.clientHeight")
    scroll.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    box, frame = last.bounding_box(), scroll.bounding_box()
    assert box is not None
    assert frame is not None
    assert box["y"] + box["height"] <= frame["y"] + frame["height"] - 23


@pytest.mark.parametrize("size", [PHONE, SHORT, SIDE], ids=["phone", "short", "side"])
def test_a_film_of_poker_champ_shows_the_pot_and_asks_for_no_bet(
    visit: Open, size: ViewportSize
) -> None:
    """One's own cards lay on the board, above two buttons that decide nothing."""
    anna = visit("Anna", size)
    watch(anna, POKER_CHAMP)
    anna.press("Through the eyes of Dani")
    anna.page.evaluate("location.hash = '#7'")
    at(anna, 7)
    expect(anna.page.locator(".mine .large")).to_have_count(2)
    expect(anna.page.locator(".mine").get_by_role("button")).to_have_count(0)
    settle(anna.page)
    pot, mine = (anna.page.locator(one).bounding_box() for one in (".pot .chips", ".mine"))
    assert pot is not None
    assert mine is not None
    assert pot["x"] + pot["width"] <= mine["x"] or pot["y"] + pot["height"] <= mine["y"]
    felt = anna.page.locator(".felt")
    assert felt.evaluate("felt => felt.scrollHeight - felt.clientHeight") <= 0


def test_a_film_of_cartino_shows_the_board_and_no_buttons_of_a_turn(visit: Open) -> None:
    """The board was 280 px wide, above a button that ends nobody's turn."""
    anna = visit("Anna", PHONE)
    watch(anna, LOGS / "v1" / "cartino_three_seats.jsonl")
    anna.press("Through the eyes of Anna")
    anna.page.evaluate("location.hash = '#12'")
    at(anna, 12)
    board = anna.page.locator(".board")
    expect(board).to_be_visible()
    assert board.evaluate("board => board.offsetWidth") >= 320
    expect(anna.page.get_by_role("button", name="End turn")).to_have_count(0)
    anna.fits()


def test_people_in_a_film_wear_the_letters_they_had_at_the_table(visit: Open) -> None:
    """Anna and Ada both wore an A."""
    tour = Tour(visit, lambda *_: None, size=PHONE)
    tour.start_table("pokino")
    Guest(tour.page, "Anna", []).add_player("Ada")
    tour.ask({"type": "Configure", "game": "pokino", "options": QUICK["pokino"]})
    tour.press("start")
    tour.deal_on(tour.page)
    tour.page.get_by_role("link", name="Replay", exact=True).click()
    expect(tour.page.locator(".eyes .face")).to_have_text(["An", "Ad"])
