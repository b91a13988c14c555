"""A page that shows by how much a printer's two sides are off."""

from parlour.printing.leaf import Leaf
from parlour.printing.page import MARGIN, Item, Line, Words
from parlour.printing.sheets import ACROSS
from parlour.printing.wish import Wish

ARM = 40.0


def alignment(wish: Wish) -> list[Leaf]:
    """Two crosses, one on each side: the first with scales, the second where it comes to lie."""
    sheet = ACROSS[wish.paper]
    x, y = sheet.width / 2, sheet.height / 2
    told = Words(MARGIN + 20, 24, sheet.inner_width - 40, 34, wish.words("paper-test-front"), 12,
                 breaks=True)  # fmt: skip
    front = (told, *cross(x, y, dashed=False), *scales(x, y))
    shift_x, shift_y = wish.shift
    name = Words(x + 20, y + 50, 60, 8, wish.words("paper-test-back"), 12)
    back = (*cross(x + shift_x, y + shift_y, dashed=True), name)
    return [Leaf(sheet, front), Leaf(sheet, back, None)]


def cross(x: float, y: float, *, dashed: bool) -> list[Item]:
    return [
        Line(x - ARM, y, x + ARM, y, 0.2, dashed=dashed),
        Line(x, y - ARM, x, y + ARM, 0.2, dashed=dashed),
    ]


def scales(x: float, y: float) -> list[Item]:
    """Millimetres to the right and down, ten each way, with the tens and fives named."""
    items: list[Item] = []
    for at in range(-10, 11):
        tick = 3 if at % 5 == 0 else 1.5
        items += [
            Line(x + at, y - tick, x + at, y + tick),
            Line(x - tick, y + at, x + tick, y + at),
        ]
        if at % 5 == 0 and at:
            items += [Words(x + at - 3, y + 3.5, 6, 3, f"{at:+d}", 7, "center")]
            items += [Words(x + 3.5, y + at - 1.5, 6, 3, f"{at:+d}", 7)]
    return items
