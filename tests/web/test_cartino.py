"""Cartino in real Chromium: a phone, a desktop and the master round one table."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.conftest import DESK, PHONE, Open
from tests.web.guest import Guest

LAY = re.compile(r"lay here for \d+$")
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}


@dataclass
class Player:
    """A guest at a table of Cartino."""

    guest: Guest

    @property
    def rack(self) -> Locator:
        return self.guest.page.get_by_role("group", name="Your pawns")

    @property
    def liftable(self) -> Locator:
        return self.rack.locator('[aria-disabled="false"]')

    @property
    def board(self) -> Locator:
        return self.guest.page.get_by_role("group", name="Board", exact=True)

    @property
    def places(self) -> Locator:
        return self.board.get_by_role("button", name=LAY)

    @property
    def end(self) -> Locator:
        return self.guest.page.get_by_role("button", name=re.compile("^(End turn|Pass)"))

    @property
    def can_end(self) -> Locator:
        return self.guest.page.locator('.main[aria-disabled="false"]')

    @property
    def over(self) -> Locator:
        return self.guest.page.get_by_role("region", name="Result")

    def may_act(self) -> bool:
        return self.liftable.count() > 0 or self.can_end.count() > 0

    def hand(self) -> list[str]:
        return [
            piece.get_attribute("aria-label") or "" for piece in self.rack.locator("button").all()
        ]

    def laid(self) -> int:
        return self.board.locator(".half.mine").count()

    def lay(self) -> None:
        """Lift a pawn, put it on the first place that glows."""
        before = self.laid()
        self.liftable.first.click()
        self.places.first.click()
        expect(self.board.locator(".half.mine")).to_have_count(before + 1)

    def finish(self) -> None:
        self.can_end.click()
        expect(self.can_end).to_have_count(0)

    def turn(self) -> None:
        if self.liftable.count():
            self.lay()
        self.finish()


def sit(visit: Open, *names: tuple[str, ViewportSize]) -> tuple[str, list[Player]]:
    """The first starts a table of Cartino, the others come; the invite link and all of them."""
    first, *others = (visit(name, viewport) for name, viewport in names)
    invite = first.start_table("Cartino")
    for other in others:
        other.sit_down(invite)
    return invite, [Player(first), *map(Player, others)]


def begin(host: Player) -> None:
    host.guest.press("Start the game")
    expect(host.end).to_be_visible()


def whose_turn(*players: Player) -> Player | None:
    for player in players:
        if player.may_act():
            return player
    players[0].guest.page.wait_for_timeout(20)
    return None


def test_a_phone_a_desktop_and_the_master_play_a_whole_game(visit: Open) -> None:
    invite, (anna, bela) = sit(visit, ("Anna", PHONE), ("Béla", DESK))
    anna.guest.add_bot("Master")
    begin(anna)
    expect(bela.end).to_be_visible()

    turns, came_back = 0, False
    while not anna.over.is_visible():
        player = whose_turn(anna, bela)
        if player is None:
            continue
        turns += 1
        player.guest.fits()
        if turns > 5 and player is anna and not came_back and anna.liftable.count():
            player = anna = comes_back(visit, anna, invite)
            came_back = True
            anna.guest.shoot("cartino-phone")
            anna.finish()
            continue
        if turns == 9:
            bela.guest.shoot("cartino-desk")
        player.turn()
    expect(bela.over).to_be_visible()
    anna.guest.fits()
    anna.guest.shoot("cartino-result-phone")
    assert came_back
    assert turns > 10
    assert anna.guest.complaints == bela.guest.complaints == []

    anna.guest.press("Board")
    expect(anna.board).to_be_visible()
    anna.guest.fits()
    anna.guest.press("Back")
    anna.guest.press("Review")
    expect(anna.guest.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    anna.guest.is_accessible()
    with bela.guest.page.expect_download() as saving:
        bela.guest.page.get_by_role("link", name="Save the log").click()
    assert '"Dealt"' in saving.value.path().read_text()


def comes_back(visit: Open, anna: Player, invite: str) -> Player:
    """Her page is closed in the middle of her turn; what she has laid still lies there."""
    anna.lay()
    hand, places = anna.hand(), anna.places.count()
    kept = anna.guest.page.context.storage_state()
    anna.guest.page.context.close()
    again = Player(visit("Anna", PHONE, storage=kept))
    again.guest.page.goto(invite)
    expect(again.board.locator(".half.mine")).to_have_count(1)
    assert again.hand() == hand
    assert again.places.count() == places
    again.guest.press("Take back")
    expect(again.board.locator(".half.mine")).to_have_count(0)
    again.lay()
    return again


def test_hands_stay_hidden(visit: Open) -> None:
    """Nothing the server ever sends to one tells what the other holds."""
    heard: list[str] = []
    _, (anna, bela) = sit(visit, ("Anna", DESK), ("Béla", DESK))
    bela.guest.page.close()
    kept = bela.guest.page.context
    page = kept.new_page()
    page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(str(text)))
    )
    page.goto(anna.guest.page.url)
    bela = Player(Guest(page, "Béla", []))
    begin(anna)
    expect(bela.end).to_be_visible()
    expect(bela.rack.locator("button")).to_have_count(5)
    frames = [text for text in heard if '"Framed"' in text]
    assert frames
    assert all(text.count('"Took"') <= 1 for text in frames)
    assert all('"hands"' not in text for text in frames)


def test_lift_carry_and_take_back(visit: Open) -> None:
    _, (anna,) = sit(visit, ("Anna", DESK))
    anna.guest.add_bot("Greedy")
    begin(anna)
    anna.liftable.first.wait_for()
    page = anna.guest.page

    # A tap lifts, a second puts it down again.
    anna.liftable.first.click()
    expect(anna.liftable.first).to_have_attribute("aria-pressed", "true")
    anna.liftable.first.click()
    expect(anna.liftable.first).to_have_attribute("aria-pressed", "false")

    # Carried beside the board it goes back; carried to its place it lies there.
    start = centre(anna.liftable.first)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] - 40, steps=4)
    end = centre(anna.places.first)
    page.mouse.move(*end, steps=6)
    page.mouse.up()
    expect(anna.board.locator(".half.mine")).to_have_count(1)

    # A tap on what lies takes it back.
    anna.board.locator(".half.mine").click()
    expect(anna.board.locator(".half.mine")).to_have_count(0)
    assert anna.guest.complaints == []


def centre(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_by_keyboard(visit: Open) -> None:
    _, (anna,) = sit(visit, ("Anna", DESK))
    anna.guest.add_bot("Greedy")
    begin(anna)
    keys = anna.guest.page.keyboard
    for _ in range(2):
        anna.liftable.first.wait_for()
        place = anna.liftable.first.get_attribute("data-place") or "0"
        keys.press(str(int(place) + 1))
        anna.board.get_by_role("button").first.focus()
        walk_to_the_first(anna)
        keys.press("Enter")
        expect(anna.board.locator(".half.mine")).to_have_count(1)
        keys.press("Backspace")
        expect(anna.board.locator(".half.mine")).to_have_count(0)
        keys.press(str(int(place) + 1))
        anna.board.get_by_role("button").first.focus()
        walk_to_the_first(anna)
        keys.press("Enter")
        expect(anna.can_end).to_have_count(1)
        keys.press("e")
        expect(anna.can_end).to_have_count(0)


def walk_to_the_first(anna: Player) -> None:
    """Of the open places, from wherever one stands on the board."""
    anna.guest.page.keyboard.press("Home")
    expect(anna.places.first).to_be_focused()


def test_the_coach_shows_the_best_turn(visit: Open) -> None:
    _, (anna,) = sit(visit, ("Anna", PHONE))
    anna.guest.add_bot("Greedy")
    begin(anna)
    anna.liftable.first.wait_for()
    anna.guest.press("Coach")
    best = anna.guest.page.get_by_role("button", name=re.compile(r"^The best turn earns \d+ point"))
    dialog = anna.guest.page.get_by_role("dialog", name="Coach")
    for turn in range(2):
        best.click()
        expect(dialog).to_contain_text(re.compile(r"The best turn earns \d+ points? at once"))
        if turn:
            expect(dialog).to_contain_text("In your last turn you earned")
        anna.guest.is_accessible()
        anna.guest.press("Close")
        expect(anna.board.locator(".step").first).to_be_visible()
        anna.guest.fits()
        anna.turn()
    anna.liftable.first.wait_for()
    anna.guest.press("Coach")
    expect(best).to_have_count(0)
    expect(anna.board.locator(".step")).to_have_count(0)


def test_two_share_one_device_and_hide_their_hands(visit: Open) -> None:
    _, (anna,) = sit(visit, ("Anna", PHONE))
    anna.guest.add_player("Béla")
    begin(anna)
    for _ in range(3):
        show = anna.guest.page.get_by_role("button", name=re.compile("^I am (Anna|Béla)$"))
        expect(show).to_be_visible()
        expect(anna.rack).to_have_count(0)
        anna.guest.shoot("cartino-cover")
        # Where the covered pawns would fit tells what they are.
        places = anna.board.locator(".open")
        expect(places).to_have_count(0)
        show.click()
        expect(places.or_(anna.guest.page.get_by_role("button", name="Pass"))).not_to_have_count(0)
        # Whoever has said "I am" holds it already.
        expect(anna.guest.page.locator(".words h2")).not_to_contain_text("Pass to")
        anna.turn()


def test_every_size_and_both_lights_are_accessible(visit: Open) -> None:
    _, (anna,) = sit(visit, ("Anna", PHONE))
    anna.guest.add_bot("Master")
    anna.guest.is_accessible()
    begin(anna)
    for viewport in (PHONE, LANDSCAPE, DESK):
        anna.guest.page.set_viewport_size(viewport)
        for light in ("light", "dark"):
            anna.guest.page.emulate_media(color_scheme=light)
            anna.liftable.first.wait_for()
            anna.liftable.first.click()
            anna.guest.fits()
            anna.guest.is_accessible()
            anna.guest.page.keyboard.press("Escape")
        anna.turn()


TURNED = """
10♦ 9♦ 8♦ 7♦ 7♥ 8♥ 9♥ 10♥
J♦ Q♦ K♦ A♦ A♥ K♥ Q♥ J♥
J♠ Q♠ K♠ A♠ A♣ K♣ Q♣ J♣
10♠ 9♠ 8♠ 7♠ 7♣ 8♣ 9♣ 10♣
"""


def test_CA_P4_a_board_of_ones_own_is_checked_in_the_lobby_and_played_on(visit: Open) -> None:
    anna = visit("Anna", DESK)
    anna.start_table("Cartino")
    anna.page.get_by_text("Rules and options").click()
    board = anna.page.get_by_label("Your own board")
    for wrong, sentence in (
        (TURNED.replace("9♦", "6♦"), "Line 2: 6♦ is no card of Cartino."),
        (TURNED.replace("9♦ ", ""), "9♦ is missing."),
        (TURNED.replace("8♠", "xx").replace("J♠", "8♠").replace("xx", "J♠"), "contradicts example"),
    ):
        board.fill(wrong)
        anna.press("Use this")
        expect(anna.page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    board.fill(TURNED)
    anna.press("Use this")
    expect(anna.page.get_by_role("button", name="Do without")).to_be_visible()
    anna.page.get_by_label("Taking back").select_option("What lies, lies")
    anna.add_bot("Beginner")
    anna.press("Start the game")
    corner = Player(anna).board.get_by_role("button").first
    expect(corner).to_have_accessible_name(re.compile("^10 of diamonds"))
    expect(anna.page.get_by_role("button", name="Take back")).to_have_count(0)
    assert anna.complaints == []


def test_a_score_of_several_chips_is_one_line(visit: Open) -> None:
    """Beside a name of four letters it took two."""
    anna = visit("Anna", DESK, locale="es")
    anna.page.goto("/learn/cartino/puzzles")
    scores = anna.page.locator(".track .more")
    expect(scores.last).to_contain_text("chips")
    high = scores.evaluate_all(
        "all => all.map((one) => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight))"
    )
    assert max(high) < 1.5, high
