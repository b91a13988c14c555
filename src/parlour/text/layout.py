"""Plain text in columns."""

import unicodedata
from collections.abc import Sequence

Cell = str | int | None

WIDEST = 24


def table(rows: Sequence[Sequence[Cell]]) -> str:
    """The first column to the left, the others to the right; None is an empty cell."""
    cells = [["" if cell is None else clip(str(cell)) for cell in row] for row in rows]
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    return "\n".join(line(row, widths) for row in cells)


def line(row: Sequence[str], widths: Sequence[int]) -> str:
    gaps = [" " * (most - width(cell)) for cell, most in zip(row, widths, strict=True)]
    first, *others = zip(row, gaps, strict=True)
    return "  ".join(["".join(first), *(gap + cell for cell, gap in others)]).rstrip()


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(
        0 if unicodedata.combining(char) else 1 + (unicodedata.east_asian_width(char) in "WF")
        for char in text
    )


def clip(text: str) -> str:
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def harmless(text: str) -> str:
    """A stranger's text without anything that could steer a terminal."""
    return "".join(char if char.isprintable() else "\ufffd" for char in text)
