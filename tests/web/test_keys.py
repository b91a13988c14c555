"""Without a mouse: where the focus goes, and how pieces are moved by keys alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.learner import ByKeys
from tests.web.test_browser import tab_to
from tests.web.test_pokino import Player, name_of, open_options


def test_after_each_change_of_page_the_heading_has_the_focus(visit: Open) -> None:
    anna = visit("Anna")
    anna.start_table()
    expect(anna.page.get_by_role("heading", name="Kniffel", level=1)).to_be_focused()
    anna.begin()
    expect(anna.page.get_by_role("heading", name="Kniffel", level=1)).to_be_focused()
    anna.press("Menu")
    anna.page.get_by_role("dialog").get_by_role("link", name="Home").click()
    expect(anna.page.get_by_role("heading", name="Parlour", level=1)).to_be_focused()


def test_a_pawn_is_laid_by_keys_and_only_open_places_are_walked(visit: Open) -> None:
    anna = visit("Anna")
    anna.start_table("Cartino")
    anna.add_bot("Greedy")
    anna.press("Start the game")
    able = anna.page.locator('[data-place]:not([aria-disabled="true"])').first
    able.wait_for()
    anna.page.keyboard.press(str(able.get_attribute("aria-keyshortcuts")))
    board = anna.page.get_by_role("group", name="Board")
    board.locator('button[tabindex="0"]').focus()
    walked = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "End", "Home"):
        anna.page.keyboard.press(key)
        walked.add(anna.page.evaluate("document.activeElement.getAttribute('aria-disabled')"))
    assert walked == {"false"}
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name=re.compile(r"^End turn \(\+"))).to_be_enabled()


def test_a_bet_is_made_by_keys(visit: Open) -> None:
    anna = visit("Anna")
    anna.start_table("Poker Champ")
    anna.add_bot("Steady")
    anna.press("Start the game")
    expect(anna.page.locator(".bet")).to_be_enabled()
    tab_to(anna, "Bet 1")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("You bet 1 chip.").first).to_be_visible()


def test_a_card_is_marked_and_a_prize_called_by_keys(visit: Open) -> None:
    anna, bela = pokino_by_hand(visit)
    while not anna.callable():
        next_card(anna, bela)
        for play in anna.legal("Mark"):
            mark(anna, play["card"])
    prize = min(anna.callable())
    ByKeys(anna.page, {"steps": []}).touch(anna.page.locator(f'[data-prize="{prize}"]'))
    anna.until(lambda: prize not in anna.callable())
    assert (prize, anna.seat) in {(claim.prize, claim.by) for claim in anna.view.claims}
    assert anna.guest.complaints == []


def mark(player: Player, card: str) -> None:
    """Tab leads to the board, arrows to the card."""
    keys, board = player.page.keyboard, player.page.locator(f".board:has([data-at='cell:{card}'])")
    for _ in range(60):
        if board.first.evaluate("(one) => one.contains(document.activeElement)"):
            break
        keys.press("Tab")
    cell = board.first.locator(f"[data-at='cell:{card}']")
    at = cell.evaluate(
        "(one) => [...one.closest('.board').querySelectorAll('button')].indexOf(one)"
    )
    for key in [
        *["ArrowUp", "ArrowLeft"] * 4,
        *["ArrowDown"] * (at // 5),
        *["ArrowRight"] * (at % 5),
    ]:
        keys.press(key)
    keys.press("Enter")
    expect(cell).to_have_accessible_name(re.compile("marked$"))


HEARD = """() => {
  window.heard = [];
  for (const live of document.querySelectorAll('[aria-live], [role=status], [role=alert]'))
    new MutationObserver(() => window.heard.push(live.textContent))
      .observe(live, { childList: true, subtree: true, characterData: true });
}"""


def test_the_card_that_is_called_is_announced_once(visit: Open) -> None:
    anna, bela = pokino_by_hand(visit)
    next_card(anna, bela)
    anna.page.evaluate(HEARD)
    for _ in range(3):
        anna.page.evaluate("window.heard.length = 0")
        next_card(anna, bela)
        expect(anna.page.locator(".stage h2")).to_contain_text(f"{len(anna.view.called)}:")
        card = name_of(anna.view.called[-1])
        heard = [text.count(card) for text in anna.page.evaluate("window.heard") if card in text]
        assert heard == [1], anna.page.evaluate("window.heard")


def pokino_by_hand(visit: Open) -> tuple[Player, Player]:
    """A table at which nothing happens until somebody turns a card."""
    anna, bela = Player(visit("Anna")), Player(visit("Béla"))
    bela.guest.sit_down(anna.guest.start_table("Pokino"))
    open_options(anna).get_by_label("Who calls").select_option(label="The dealer, by hand")
    anna.guest.press("Start the game")
    anna.page.locator(".stage h2").wait_for()
    return anna, bela


def next_card(*players: Player) -> None:
    """By whoever deals."""
    first = players[0]
    first.until(lambda: any(player.frame and player.legal("Turn") for player in players))
    dealer = next(player for player in players if player.legal("Turn"))
    seen = first.view.called
    dealer.page.keyboard.press("d")
    first.until(lambda: first.view.called != seen)
