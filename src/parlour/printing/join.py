"""A board too large for one sheet: two leaves, cut at the join and glued with a flap."""

from collections.abc import Sequence

from parlour.printing.leaf import Leaf
from parlour.printing.page import MARGIN, Item, Line
from parlour.printing.sheets import Sheet

FLAP = 8.0


def halves(
    sheet: Sheet,
    head: Sequence[Item],
    left: Sequence[Item],
    right: Sequence[Item],
    width: float,
    top: float,
    height: float,
) -> list[Leaf]:
    """Both begin at the margin. The left one is `width` wide and keeps a flap beyond the cut; the
    right one is cut at the margin and glued onto the flap."""
    cut, end = MARGIN + width, top + height
    marks = [Line(cut, top, cut, end, dashed=True), Line(cut + FLAP, top, cut + FLAP, end)]
    slants: list[Item] = [
        Line(cut, top + at, cut + FLAP, top + at + FLAP) for at in range(0, int(height - FLAP), 8)
    ]
    seam = Line(MARGIN, top, MARGIN, end)
    return [Leaf(sheet, (*head, *left, *marks, *slants)), Leaf(sheet, (*right, seam))]
