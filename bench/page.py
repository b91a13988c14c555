"""What a slow phone feels: a tap until it is painted, and the longest task, in every game.

    python bench/page.py [--before REV] [--taps 30] [--json]

Chromium with the screen of a phone, its processor slowed down four times. A tap is timed by the
browser itself (Event Timing): from the finger to the next frame that is painted, by the clock. A
task is one of the page's main thread, from when the table stands, and is measured by the time that
thread has had of the processor, slowed down as it is (`tdur` of the browser's own trace): what
others do on the machine is not in it. Both versions are measured in turn in one run, the older in a
work tree of its own.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import common
import server
from msgspec import json
from playwright.sync_api import Browser, Locator, Page, ViewportSize, sync_playwright

PHONE: ViewportSize = {"width": 360, "height": 640}
SLOWER = 4
LONG = 100
"""Milliseconds that a task may take, and a tap."""
BEFORE = common.BENCH / ".before"
PATIENCE = 60_000
TASK = "ThreadControllerImpl::RunTask"
REST = 2_000
"""Milliseconds until the page has loaded what it wants for the table."""

OBSERVED = """
window.taps = [];
new PerformanceObserver((list) => list.getEntries().forEach((one) => {
  if (['pointerup', 'click'].includes(one.name)) taps.push([one.interactionId, one.duration]);
})).observe({ type: 'event', buffered: true, durationThreshold: 16 });
"""


def main() -> None:
    common.be_ours()
    common.say(f"bench: {common.machine()}, processor slowed {SLOWER} times for the page")
    args = arguments()
    versions = {"now": common.ROOT}
    if args.before:
        versions[args.before] = work_tree(args.before)
    for root in versions.values():
        subprocess.run([sys.executable, root / "tools" / "build_client.py"], check=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        rows = [
            measure(browser, version, root, game, args.taps)
            for game in args.game or GAMES
            for version, root in reversed(versions.items())
        ]
        browser.close()
    common.report(rows, rows[0], as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--before", metavar="REV", help="an older commit to measure beside")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this one")
    parser.add_argument("--taps", type=int, default=30, help="in each game")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def chromium() -> str | None:
    sys.path.insert(0, str(common.ROOT))
    from tests.conftest import find_browser

    return find_browser()


FLAGS = ("--headless", "--no-sandbox", "--disable-gpu")


def work_tree(rev: str) -> Path:
    """The older version, made on first use."""
    git = ("git", "-C", str(common.ROOT))
    sha = subprocess.run(
        [*git, "rev-parse", "--short=12", rev], check=True, capture_output=True, text=True
    ).stdout.strip()
    root = BEFORE / sha
    if not root.exists():
        subprocess.run(
            [*git, "worktree", "add", "--detach", str(root), sha], check=True, stdout=sys.stderr
        )
    return root


@contextmanager
def serving(root: Path) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        port = server.free_port()
        options = ("--port", str(port), "--data", data, "--no-open")
        process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", "--host", "127.0.0.1", *options],
            env={**os.environ, "PYTHONPATH": str(root / "src"), "PARLOUR_BOT_PACE": "0"},
            stdout=sys.stderr,
        )
        try:
            server.await_port(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def measure(browser: Browser, version: str, root: Path, game: str, wanted: int) -> dict[str, Any]:
    common.say(f"bench: {game}, {version}")
    with serving(root) as address:
        context = browser.new_context(
            base_url=address, viewport=PHONE, locale="en-GB", service_workers="block"
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(OBSERVED)
        sit_down(page, game, room_of(address, game))
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.wait_for_timeout(REST)
        browser.start_tracing(page=page, categories=["toplevel"])
        for what in GAMES[game](page):
            if what.count():
                what.click(force=True)
            if page.evaluate("() => taps.length") >= 2 * wanted:
                break
        page.wait_for_timeout(500)  # the last tap is told after it is painted
        tasks = tasks_in(browser.stop_tracing())
        waits = sorted(dict(page.evaluate("() => taps")).values())
        context.close()
    return {
        "game": game,
        "version": version,
        "taps": len(waits),
        "tap to paint, ms": statistics.median(waits),
        "95th": waits[int(0.95 * (len(waits) - 1))],
        "longest task": max(tasks, default=0),
        f"tasks over {LONG}": sum(length > LONG for length in tasks),
    }


def tasks_in(trace: bytes) -> list[float]:
    """Milliseconds of the processor, of every task of the main thread of a page."""
    events = json.decode(trace)["traceEvents"]
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) in pages and "tdur" in event
    ]


def room_of(address: str, game: str) -> str:
    """A new room, with the game's usual options."""
    request = Request(
        f"{address}/api/rooms",
        json.encode({"game": game}),
        {"Content-Type": "application/json"},
    )
    with urlopen(request) as answer:
        code: str = json.decode(answer.read())["room"]
    return code


def sit_down(page: Page, game: str, code: str) -> None:
    page.goto(f"/t/{code}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Add a bot", exact=True).click()
    page.locator("dialog .level, dialog .stack button").first.click()
    page.locator("dialog").wait_for(state="hidden")
    page.get_by_role("button", name="Start the game", exact=True).click()
    page.locator("main .play, .play").first.wait_for()


# What is tapped in each game, one thing after the other, for as long as it runs; what is not there
# just then is left out.


def kniffel(page: Page) -> Iterator[Locator]:
    box = page.get_by_role("button", name=re.compile(r"write \d+ points?$"))
    dice = page.get_by_role("group", name="Dice", exact=True).get_by_role("button")
    while not page.locator(".result").count():
        page.locator('.roll[aria-disabled="false"], .result').first.wait_for()
        yield page.locator('.roll[aria-disabled="false"]')
        box.or_(page.locator(".result")).first.wait_for()
        yield dice.first
        yield dice.nth(2)
        yield box.last
        if page.locator(".doubt").count():
            yield box.last
        box.first.wait_for(state="hidden")


def cartino(page: Page) -> Iterator[Locator]:
    able = page.locator('[data-place]:not([aria-disabled="true"])')
    ready = page.locator('.main[aria-disabled="false"]')
    while not page.locator(".result").count():
        able.or_(ready).or_(page.locator(".result")).first.wait_for()
        yield able.first
        yield page.locator(".half.open").first
        yield ready


def poker_champ(page: Page) -> Iterator[Locator]:
    while not page.locator(".result").count():
        page.locator(".bet:enabled, .result").first.wait_for()
        yield page.locator(".bet:enabled")
        yield page.locator(".round button").first
        page.keyboard.press("Escape")


def pokino(page: Page) -> Iterator[Locator]:
    cells = page.locator(".board button")
    cells.first.wait_for()
    while not page.locator(".result").count():
        for number in range(cells.count()):
            yield cells.nth(number)


GAMES: Mapping[str, Callable[[Page], Iterator[Locator]]] = {
    "pokino": pokino,
    "cartino": cartino,
    "poker_champ": poker_champ,
    "kniffel": kniffel,
}

if __name__ == "__main__":
    main()
