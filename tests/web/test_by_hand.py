"""Dice and cards from the real table, tapped into the page."""

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.conftest import Open
from tests.web.guest import Guest, settle, tapped

PHONE = ViewportSize(width=360, height=640)


def own_chance(anna: Guest, what: str) -> None:
    anna.page.get_by_role("heading", name="Rules and options").click()
    switch = anna.page.get_by_role("switch", name=what)
    switch.check()
    expect(switch).to_be_checked()


def tap(page: Page, *faces: int) -> None:
    for face in faces:
        page.get_by_role("button", name=f"A die shows {face}").click()


def right(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^That.s right$"))


def tell(page: Page) -> None:
    """The dice lie there as they were tapped, and the table knows them."""
    right(page).click()
    expect(page.get_by_role("group", name="The dice that were thrown")).to_have_count(0)


def test_a_game_of_kniffel_with_dice_that_are_tapped_in(visit: Open) -> None:
    """Anna throws real dice against a bot: for the start, her own, only those thrown again, and
    the bot's. A wrong tap is taken back; keys do it too."""
    anna = visit("Anna", PHONE)
    anna.start_table()
    anna.add_bot("Beginner")
    own_chance(anna, "Our own dice")
    anna.press("Start the game")
    page = anna.page
    expect(page.get_by_text("Anna throws all five for the start.")).to_be_visible()
    tap(page, 6, 6, 6, 6, 5)
    expect(page.get_by_text("Do these dice lie on your table?")).to_be_visible()
    anna.fits()
    anna.shoot("by-hand-start")
    right(page).click()
    expect(page.get_by_text(re.compile("throws all five for the start"))).not_to_contain_text(
        "Anna"
    )
    page.keyboard.type("111116")  # the sixth is one too many
    page.keyboard.press("Enter")

    expect(anna.status).to_have_text("Your roll")
    anna.roll.click()
    expect(anna.status).to_have_text("Throw 5 dice and tap them in")
    tap(page, 3, 3, 5, 6, 2)
    page.get_by_role("button", name="Take back").click()
    tap(page, 1)
    page.get_by_role("button", name=re.compile("^Die 4: 6")).click()
    tap(page, 3)
    anna.fits()
    anna.is_accessible()
    anna.shoot("by-hand-pad")
    tell(page)
    for die in page.get_by_role("button", name=re.compile("^Die .: 3")).all():
        die.click()
    anna.roll.click()
    expect(anna.status).to_have_text("Throw 2 dice and tap them in")
    tap(page, 3)
    expect(page.get_by_role("button", name="One die to tap")).to_be_visible()
    tap(page, 6)
    tell(page)
    page.get_by_role("button", name=re.compile("^Threes")).click()
    expect(page.get_by_text(re.compile("Anna.* 12"))).not_to_have_count(0)
    expect(anna.status).to_contain_text("throws 5 dice")
    tap(page, 1, 2, 3, 4, 5)
    right(page).click()
    anna.fits()
    assert anna.complaints == []


def seat_row(page: Page, number: int) -> Locator:
    return page.get_by_role("dialog").get_by_role("listitem").nth(number)


def turn_until(page: Page, cards: list[str]) -> None:
    """Tap these cards as they come from the real pack."""
    for card in cards:
        dialog = page.get_by_role("dialog")
        while not tapped(dialog.get_by_role("button", name=card, exact=True)):
            tapped(page.get_by_role("button", name=re.compile("^(Next card|Deal)")))
            settle(page)
        right_card = dialog.get_by_role("button", name=re.compile("That.s right$"))
        right_card.click()
        expect(dialog).to_have_count(0)


def test_a_paper_night_with_a_real_pack(visit: Open) -> None:
    """Boards 7 and 3 on paper, the host taps what was turned and who shouts; the big screen calls.
    A wrong shout is told with the cards that are missing, a good one is paid."""
    anna = visit("Anna", PHONE)
    anna.start_table("Pokino")
    page = anna.page
    anna.press("Set up a paper night")
    seat_row(page, 0).get_by_label("Board").select_option("7")
    seat_row(page, 1).get_by_label("Name").fill("Grandma")
    seat_row(page, 1).get_by_label("Board").select_option("3")
    anna.press("Add a player")
    seat_row(page, 2).get_by_label("Name").fill("Ben")
    page.get_by_role("switch", name="We turn our own pack").check()
    anna.shoot("night-setup")
    page.get_by_role("dialog").get_by_role("button", name="Ready").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    for name in ("Anna", "Grandma", "Ben"):
        expect(anna.seat(name)).to_be_visible()

    tv = visit("TV", ViewportSize(width=1920, height=1080))
    tv.page.goto(page.url + "?screen")
    anna.press("Start the game")
    page.get_by_label("Who deals first?").select_option("Grandma")
    anna.press("Deal")

    cards = poker_of_board_7()
    turn_until(page, cards[:3])
    page.get_by_role("button", name="Board 7, Anna").click()
    page.get_by_role("button", name=re.compile("^Poker")).click()
    wrong = page.get_by_text("Anna has no Poker on board 7 yet.")
    expect(wrong).to_contain_text(cards[3])
    anna.fits()
    anna.is_accessible()
    anna.shoot("night-wrong")
    turn_until(page, cards[3:])
    page.get_by_role("button", name="Board 7, Anna").click()
    page.get_by_role("button", name=re.compile("^Poker")).click()
    expect(page.get_by_text("Poker for Anna: all its cards have been called.")).to_be_visible()
    anna.shoot("night-good")
    expect(tv.page.get_by_text("Anna calls Poker")).not_to_have_count(0)
    tv.shoot("night-tv")
    tv.fits()
    assert anna.complaints == tv.complaints == []


def poker_of_board_7() -> list[str]:
    from parlour.games.pokino.boards import OURS, Prize, ways
    from parlour.text import say

    board = OURS[6]
    (way,) = ways(board)[Prize.POKER]
    four = [board[cell] for cell in range(25) if way >> cell & 1]
    return [say("en", "pokino-card", rank=card.rank, suit=card.suit.value) for card in four]
