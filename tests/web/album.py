"""Pictures of every screen, to be looked at: `python -m tests.web.album FOLDER` walks the tour and
writes them with `index.html`, which shows them side by side.

    --part kniffel --lang de --size 360x640 --scheme dark     only these; each may be repeated
    --letters 130                                             with larger letters
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.conftest import FLAGS, find_browser
from tests.web.conftest import DESK, PATIENCE, USUAL, Open, serving
from tests.web.guest import Guest, settle
from tests.web.tour import PARTS, TV, Tour

SIZES = ("360x640", "375x553", "390x844", "740x360", "820x1180", "1280x800")
SCHEMES = ("light", "dark")


class Album:
    """Called at every stop, at one of its sizes and in one light after the other."""

    def __init__(self, folder: Path, lang: str, asked: argparse.Namespace) -> None:
        self.folder, self.lang, self.asked = folder, lang, asked
        self.taken: list[tuple[str, list[str]]] = []

    def __call__(self, name: str, page: Page) -> None:
        own = page.viewport_size
        assert own is not None
        sizes = [own] if own == TV else [size_of(text) for text in self.asked.size]
        if self.asked.letters != 100:
            page.evaluate(f"document.documentElement.style.fontSize = '{self.asked.letters}%'")
        shots = [self.shoot(name, page, size, how) for size in sizes for how in self.asked.scheme]
        self.taken.append((f"{self.lang} {name}", shots))
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.set_viewport_size(own)
        settle(page)

    def shoot(self, name: str, page: Page, size: ViewportSize, scheme: Any) -> str:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        settle(page)
        file = f"{self.lang}-{name}-{size['width']}x{size['height']}-{scheme}.png"
        page.screenshot(path=self.folder / file)
        return file


def size_of(text: str) -> ViewportSize:
    width, height = map(int, text.split("x"))
    return {"width": width, "height": height}


@contextmanager
def house() -> Iterator[Open]:
    """A server, a browser, and a door to both."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), os.environ) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))

        def come(name: str, viewport: ViewportSize = DESK, **more: Any) -> Guest:
            context = browser.new_context(base_url=server, viewport=viewport, **{**USUAL, **more})
            context.set_default_timeout(PATIENCE)
            return Guest(context.new_page(), name, [])

        yield come
        browser.close()


def sheet(taken: Sequence[tuple[str, list[str]]]) -> str:
    """All of them on one page."""
    rows = "".join(
        f"<h2>{escape(name)}</h2><p>"
        + "".join(f'<a href="{file}"><img src="{file}" height="320" alt=""></a> ' for file in files)
        for name, files in taken
    )
    return f'<!doctype html><meta charset="utf-8"><title>Parlour</title>{rows}\n'


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", action="append", choices=list(PARTS))
    parser.add_argument("--lang", action="append")
    parser.add_argument("--size", action="append")
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    parser.add_argument("--letters", type=int, default=100)
    asked = parser.parse_args()
    asked.size, asked.scheme = asked.size or SIZES, asked.scheme or SCHEMES
    asked.folder.mkdir(parents=True, exist_ok=True)
    taken = []
    for lang in asked.lang or ("de", "hu"):
        for part in asked.part or PARTS:
            album = Album(asked.folder, lang, asked)
            with house() as come:
                PARTS[part](Tour(come, album, lang))
            taken += album.taken
    (asked.folder / "index.html").write_text(sheet(taken), encoding="utf-8")


if __name__ == "__main__":
    main()
