"""A real server and real Chromium pages."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, StorageState, ViewportSize, expect

from tests.web.guest import Guest

ROOT = Path(__file__).resolve().parents[2]
PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}

# A busy machine is no reason to fail.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)

USUAL = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
"""A device; what a browser keeps for later is looked at in `test_offline` alone."""

Open = Callable[..., Guest]


@pytest.fixture(scope="session")
def client() -> None:
    """The browser client, built from these sources."""
    subprocess.run([sys.executable, ROOT / "tools" / "build_client.py"], check=True)


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a house of its own, where bots do not dawdle.

    One a module: from one address it takes only so many new tables an hour.
    """
    with serving(tmp_path_factory.mktemp("house"), os.environ) as address:
        yield address


@contextmanager
def serving(
    data: Path, environ: Mapping[str, str], port: int = 0, more: tuple[str, ...] = ()
) -> Iterator[str]:
    port = port or free_port()
    options = ["--here-only", "--no-open", "--port", str(port), "--data", str(data), *more]
    command = ["-m", "parlour", "serve", *options]
    with subprocess.Popen(
        [sys.executable, *command], env={**environ, "PARLOUR_BOT_PACE": "0"}
    ) as process:
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{address}/healthz", process)
            yield address
        finally:
            process.terminate()


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    while server.poll() is None:
        try:
            with urlopen(url):
                return
        except URLError:
            time.sleep(0.05)
    pytest.fail(f"nobody answers at {url}")


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Open]:
    """Somebody with a device of their own comes to the house."""
    contexts = []

    def come(
        name: str,
        viewport: ViewportSize = DESK,
        storage: StorageState | None = None,
        **more: Any,
    ) -> Guest:
        context = browser.new_context(
            base_url=server,
            viewport=viewport,
            storage_state=storage,
            has_touch=viewport["width"] < 700,
            **{**USUAL, **more},
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        return Guest(page, name, watch(page))

    yield come
    for context in contexts:
        context.close()


def watch(page: Page) -> list[str]:
    """What the page complains about; a broken Content-Security-Policy is told there too."""
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))

    def hear(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    page.on("console", hear)
    return complaints
