"""Text for a terminal of eighty columns: no line is longer, and no byte steers the terminal."""

import re
from collections.abc import Callable, Sequence
from textwrap import wrap

import segno

from parlour.text import knows, say
from parlour.text.layout import harmless, width

WIDTH = 80
NAMES = (24, 16, 12, 9, 7, 5, 4, 3)
"""How long names may be, until a table fits."""


def lines(text: str, columns: int = WIDTH) -> list[str]:
    """The lines of a text, those that are too long broken between words."""
    return [
        part
        for line in text.split("\n")
        for part in ([line] if width(line) <= columns else wrap(line, columns) or [""])
    ]


def safe(text: str) -> str:
    return "\n".join(map(harmless, text.split("\n")))


def fitted(draw: Callable[[Sequence[str]], str], names: Sequence[str], columns: int = WIDTH) -> str:
    """What is drawn with these names, shortened as far as the width asks for and as it helps."""
    drawn = [draw([clipped(name, most) for name in names]) for most in NAMES]
    widths = [max(map(width, one.split("\n"))) for one in drawn]
    wanted = max(columns, min(widths))
    return next(one for one, wide in zip(drawn, widths, strict=True) if wide <= wanted)


def clipped(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def qr_code(text: str) -> str:
    """Two rows of the code in one line of half blocks; dark on light, as phones like it."""
    rows = [[*map(bool, row)] for row in segno.make(text, error="l").matrix_iter(border=2)]
    pairs = zip(rows[::2], [*rows[1::2], [False] * len(rows[0])], strict=False)
    blocks = {(False, False): "█", (True, False): "▄", (False, True): "▀", (True, True): " "}
    return "\n".join(
        "".join(blocks[upper, lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs
    )


def chapters_of(game: str, lang: str) -> list[tuple[str, str]]:
    """The rules: the heading and the text of each chapter."""
    found: list[tuple[str, str]] = []
    while knows(stem := f"{game}-rules-{len(found) + 1}", lang):
        found.append((prose(say(lang, f"{stem}-title")), prose(say(lang, stem))))
    return found


def prose(text: str) -> str:
    """Rules without the marks of our rulings: ~KN-Q1 …~"""
    return re.sub(r"~(?:[A-Z]{2}-[A-Z0-9]+ )*|~", "", text)
