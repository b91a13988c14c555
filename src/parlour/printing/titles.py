"""The head of a page that is a thing by itself."""

from parlour.printing.page import MARGIN, Item, Words
from parlour.printing.sheets import STRIP
from parlour.printing.wish import Wish

TOP = MARGIN + STRIP + 3
"""Where such a page begins, below ruler and caption."""
HEAD = 12.0
"""How much of it the head takes."""


def heading(wish: Wish, game: str, thing: str, width: float) -> Item:
    told = f"{wish.words(f'{game}-name')}: {wish.words(f'{game}-paper-{thing}')}"
    return Words(MARGIN, TOP, width - 2 * MARGIN, HEAD - 2, told, 20, face="serif", title=True)
