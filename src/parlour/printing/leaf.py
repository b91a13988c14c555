"""A leaf: what a thing puts on a sheet, before the ruler and the caption are added."""

from typing import NamedTuple

from parlour.printing.page import Item
from parlour.printing.sheets import STRIP, Sheet


class Leaf(NamedTuple):
    sheet: Sheet
    items: tuple[Item, ...]
    strip_upright: bool | None = False
    """Whether ruler and caption stand along the left edge; None: there are none."""
    two_sided: bool = False


def fitting(room: float) -> bool:
    """Whether ruler and caption find so much room enough."""
    return room >= STRIP
