"""As an app on a phone: the house without a network, a new version of it, and its icons."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from parlour.games import GAMES
from parlour.lessons.lesson import lessons_of
from parlour.text import say
from tests.web.conftest import PATIENCE, PHONE, ROOT, free_port, serving
from tests.web.guest import Guest

KEPT = """async () => {
  const found = await Promise.all((await caches.keys()).map(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return [name, requests.map(({ url }) => url.replace(location.origin, ''))];
  }));
  return Object.fromEntries(found);
}"""
"""The paths in each cache."""

FOR_ALL = re.compile(r"/|/assets/[^/]+|/words/.+|/api/games|/api/learn/.+|/art/[^/]+\.svg")
"""What may be kept: the same for everybody, and no secret."""

SIZE = """(path) => new Promise((done) => {
  const image = new Image();
  image.onload = () => done([image.naturalWidth, image.naturalHeight]);
  image.src = path;
})"""


@contextmanager
def phone(browser: Browser, address: str, lang: str = "de") -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport=PHONE, locale=lang)
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def is_home(page: Page) -> None:
    page.goto("/")
    expect(page.locator("article.game")).to_have_count(len(GAMES))


def until(page: Page, is_so: str) -> None:
    """Wait for what the browser only promises to tell."""
    page.evaluate(f"""async () => {{
      while (!(await ({is_so})())) await new Promise((then) => setTimeout(then, 50));
    }}""")


def wait_until_kept(page: Page, lang: str) -> None:
    said = ["/api/games", f"/words/{lang}"]
    for game in GAMES:
        said += [f"/words/{lang}/{game}"]
        said += [f"/api/learn/{game}/{lesson}" for lesson in lessons_of(game)]
    until(
        page,
        f"""async () => {{
      const kept = await Promise.all({said}.map((path) => caches.match(path)));
      return kept.every(Boolean);
    }}""",
    )


def shells(page: Page) -> list[str]:
    return sorted(name for name in page.evaluate(KEPT) if name != "said")


@pytest.mark.usefixtures("client")
def test_home_rules_and_lessons_open_without_a_network(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with phone(browser, f"http://127.0.0.1:{port}") as page:
        with serving(tmp_path, os.environ, port):
            is_home(page)
            wait_until_kept(page, "de")
        is_home(page)  # and from here on nobody serves
        for game in GAMES:
            page.locator(f"article[data-game={game}] button.icon").click()
            expect(page.locator("dialog section").first).to_be_visible()
            expect(page.locator("dialog h3").first).to_have_text(say("de", f"{game}-rules-1-title"))
            page.keyboard.press("Escape")
            page.goto(f"/learn/{game}")
            expect(page.locator("main[data-step]")).to_be_visible()
            is_home(page)
        page.get_by_role("button", name=say("de", "home-alone")).first.click()
        expect(page.get_by_text(say("de", "notice-no-server"))).to_be_visible()


@pytest.mark.usefixtures("client")
def test_nothing_of_a_room_is_kept(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, os.environ) as address, phone(browser, address, "en") as page:
        is_home(page)
        wait_until_kept(page, "en")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        anna = Guest(page, "Anna", [])
        anna.start_table()
        anna.begin()
        anna.throw()
        page.goto("/replay")
        is_home(page)
        kept = [path for paths in page.evaluate(KEPT).values() for path in paths]
        assert [path for path in kept if not FOR_ALL.fullmatch(path)] == []
        assert len(shells(page)) == 1


@pytest.mark.usefixtures("client")
def test_a_new_version_takes_over(browser: Browser, tmp_path: Path) -> None:
    """At once where there is a network; what is kept is exchanged when the last page is closed."""
    port = free_port()
    with phone(browser, f"http://127.0.0.1:{port}") as page:
        with serving(tmp_path / "data", os.environ, port):
            is_home(page)
            wait_until_kept(page, "de")
            (old,) = shells(page)
        newer = {**os.environ, "PYTHONPATH": str(next_version(tmp_path, old))}
        with serving(tmp_path / "data", newer, port):
            is_home(page)
            expect(page.locator("meta[name=generator]")).to_have_attribute("content", "newer")
            until(page, "async () => (await navigator.serviceWorker.getRegistration()).waiting")
            assert shells(page) == sorted((old, f"{old}-newer")), "a page of the old one is open"
            page.goto("about:blank")
        page.goto("/")
        until(page, f"async () => !(await caches.has({old!r}))")
        expect(page.locator("meta[name=generator]")).to_have_attribute("content", "newer")
        is_home(page)
        assert shells(page) == [f"{old}-newer"]


def next_version(folder: Path, old: str) -> Path:
    """A copy of the program with another page."""
    made = folder / "newer"
    shutil.copytree(ROOT / "src", made)
    static = made / "parlour" / "static"
    for name, find, put in (
        ("index.html", "<title>", '<meta name="generator" content="newer" /><title>'),
        ("sw.js", old, f"{old}-newer"),
    ):
        file = static / name
        text = file.read_text(encoding="utf-8")
        assert find in text
        file.write_text(text.replace(find, put), encoding="utf-8")
        for form in static.glob(f"{name}.*"):
            form.unlink()
    return made


def test_the_manifest_is_complete(page: Page, server: str) -> None:
    page.goto(server)
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((one) => one.json())")
    assert {"id", "name", "short_name", "start_url", "scope", "display"} <= manifest.keys()
    purposes = set()
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            width, height = map(int, icon["sizes"].split("x"))
            assert page.evaluate(SIZE, icon["src"]) == [width, height]
            purposes.add((icon.get("purpose", "any"), width))
    assert purposes == {(kind, size) for kind in ("any", "maskable") for size in (192, 512)}
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.evaluate(SIZE, touch) == [180, 180]
    told = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    errors = {error["errorId"] for error in told["installabilityErrors"]}
    assert errors == {"in-incognito"}, "a test's own browser is; nothing else is in the way"


def test_on_plain_http_the_page_says_that_it_cannot_be_installed(page: Page, server: str) -> None:
    home = "http://parlour.test"  # stands for an address of the home network

    def lead_here(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(home, server)))

    page.route(f"{home}/**", lead_here)
    for address, says in ((server, 0), (home, 1)):
        page.goto(address)
        page.get_by_role("button", name="Settings").click()
        expect(page.locator("dialog fieldset").first).to_be_visible()
        expect(page.get_by_text(say("en", "install-not-here"))).to_have_count(says)
        assert page.evaluate("'serviceWorker' in navigator") is not bool(says)
