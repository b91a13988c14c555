"""What the pages weigh on the wire: every byte that the browser has received is added up."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, Response

from tests.web.conftest import PHONE

HOME_KB = 90
"""Script and style until the home page stands."""
POKINO_KB = 200
"""Everything until the first screen of Pokino."""

DRAWN = "() => [...document.images].every((image) => image.complete && image.naturalWidth)"


class Wire:
    """All that a page has asked for and received."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._kinds: dict[str, str] = {}
        self._sizes: dict[str, float] = {}
        self._open: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.responseReceived", self._responded)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")

    def _asked(self, told: dict[str, Any]) -> None:
        self._open.add(told["requestId"])

    def _responded(self, told: dict[str, Any]) -> None:
        self._kinds[told["requestId"]] = told["type"]

    def _finished(self, told: dict[str, Any]) -> None:
        self._open.discard(told["requestId"])
        self._sizes[told["requestId"]] = told["encodedDataLength"] / 1000

    def rest(self) -> None:
        """Wait until all that is shown has come."""
        self._page.wait_for_function(DRAWN)
        self._page.evaluate("() => document.fonts.ready.then(() => null)")
        while self._open:
            self._page.evaluate("() => new Promise(requestAnimationFrame)")

    def kb(self) -> dict[str, float]:
        by_kind: dict[str, float] = {}
        for key, size in self._sizes.items():
            kind = self._kinds.get(key, "?")
            by_kind[kind] = by_kind.get(kind, 0) + size
        return by_kind


def test_first_loads_are_light(browser: Browser, server: str) -> None:
    context = browser.new_context(
        base_url=server, viewport=PHONE, locale="en-GB", service_workers="block"
    )
    page = context.new_page()
    wire = Wire(page)
    page.goto("/")
    card = page.get_by_role("article", name="Pokino")
    card.wait_for()
    wire.rest()
    home = wire.kb()
    assert 10 < home["Script"] + home["Stylesheet"] <= HOME_KB, home
    card.get_by_role("button", name="Play against bots").click()
    page.locator("main .play .face").nth(24).wait_for()
    wire.rest()
    assert sum(wire.kb().values()) <= POKINO_KB, wire.kb()
    context.close()


def test_text_is_compressed_and_what_has_a_hash_is_kept_for_good(page: Page, server: str) -> None:
    came: list[Response] = []
    page.on("response", lambda answer: came.append(answer))
    page.goto(server)
    card = page.get_by_role("article", name="Poker Champ")
    card.get_by_role("button", name="How to play").click()
    page.locator("dialog section").first.wait_for()
    page.goto(f"{server}/learn/poker_champ")
    page.locator("main .play").wait_for()
    ours = [answer for answer in came if answer.url.startswith(server) and answer.status == 200]
    kinds = {"/assets/": "immutable", "/words/": "no-cache", "/api/games": "no-cache"}
    for answer in ours:
        path = answer.url.removeprefix(server)
        start = next((start for start in kinds if path.startswith(start)), None)
        assert start is None or kinds[start] in answer.headers["cache-control"], path
        if not path.endswith(".woff2") and int(answer.headers["content-length"]) >= 1000:
            assert answer.headers.get("content-encoding") in ("br", "gzip"), path
    paths = {answer.url.removeprefix(server) for answer in ours}
    assert "/words/en/poker_champ" in paths
    assert not any(path.startswith("/art/card") for path in paths), "each picture by itself"
