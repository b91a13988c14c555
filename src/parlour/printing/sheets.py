"""Sheets of paper, and what stands at the edge of each: ruler, caption, crop marks."""

from collections.abc import Sequence
from enum import StrEnum

from parlour.core.game import Value
from parlour.printing.page import HAIR, MARGIN, Item, Line, Words

BLEED = 2.0
"""How far a back goes on beyond the cut, for hands that cut beside the line."""
MARK = 2.0
"""The length of a crop mark; it begins where the bleed ends."""
AROUND = BLEED + MARK

STRIP = 4.0
"""The height of the line with ruler and caption."""
RULER = 50.0
CAPTION = 150.0
"""How long a caption beside a page may be."""


class Paper(StrEnum):
    A4 = "a4"
    LETTER = "letter"


class Sheet(Value, frozen=True):
    """A sheet as it lies on the table."""

    width: float
    height: float

    @property
    def inner_width(self) -> float:
        return self.width - 2 * MARGIN

    @property
    def inner_height(self) -> float:
        return self.height - 2 * MARGIN

    @property
    def upright(self) -> bool:
        return self.height > self.width


UPRIGHT = {Paper.A4: Sheet(210, 297), Paper.LETTER: Sheet(215.9, 279.4)}
ACROSS = {paper: Sheet(sheet.height, sheet.width) for paper, sheet in UPRIGHT.items()}


def ruler(x: float, y: float, *, upright: bool = False) -> list[Item]:
    """Fifty millimetres, to be held against a real ruler."""
    lines = [((0.0, STRIP), (RULER, STRIP))]
    lines += [
        ((float(at), STRIP), (float(at), STRIP - (3 if at % 10 == 0 else 2 if at % 5 == 0 else 1)))
        for at in range(int(RULER) + 1)
    ]
    if upright:
        return [Line(x + b, y + a, x + d, y + c) for (a, b), (c, d) in lines]
    return [Line(x + a, y + b, x + c, y + d) for (a, b), (c, d) in lines]


def strip(sheet: Sheet, caption: str, *, upright: bool = False) -> list[Item]:
    """The ruler and a caption, along the upper edge, or the left one from top to bottom."""
    start = MARGIN + RULER + 3
    if upright:
        long = min(sheet.height - MARGIN - start, CAPTION)
        middle_x, middle_y = MARGIN + STRIP / 2, start + long / 2
        told = Words(middle_x - long / 2, middle_y - STRIP / 2, long, STRIP, caption, 8, turn=90)
    else:
        told = Words(start, MARGIN, sheet.width - MARGIN - start, STRIP, caption, 8)
    return [*ruler(MARGIN, MARGIN, upright=upright), told]


def crop_marks(xs: Sequence[float], ys: Sequence[float]) -> list[Item]:
    """At both ends of every cut through a block: `xs` and `ys` are where the cuts are."""
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    marks: list[Item] = []
    for x in xs:
        marks += [Line(x, top - AROUND, x, top - BLEED, HAIR)]
        marks += [Line(x, bottom + BLEED, x, bottom + AROUND, HAIR)]
    for y in ys:
        marks += [Line(left - AROUND, y, left - BLEED, y, HAIR)]
        marks += [Line(right + BLEED, y, right + AROUND, y, HAIR)]
    return marks
