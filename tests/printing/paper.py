"""A printed file, looked at: its text, its pixels, its sizes in millimetres."""

from functools import cache

import numpy as np
import pypdfium2 as pdfium
from msgspec.structs import replace
from numpy.typing import NDArray

from parlour.printing.things import Printed, chosen, printed
from parlour.printing.wish import Wish

PLAIN = Wish()
POINT = 25.4 / 72
"""In millimetres."""


class Paper:
    def __init__(self, made: Printed, lang: str) -> None:
        self.made = made
        self.bytes = made.pdf(lang)
        self._pdf = pdfium.PdfDocument(self.bytes)

    def __len__(self) -> int:
        return len(self._pdf)

    def size(self, page: int) -> tuple[float, float]:
        width, height = self._pdf[page].get_size()
        return round(width * POINT, 1), round(height * POINT, 1)

    def text(self, page: int | None = None) -> str:
        pages = range(len(self)) if page is None else (page,)
        found = [self._pdf[number].get_textpage().get_text_bounded() for number in pages]
        return " ".join(" ".join(found).split())

    def pixels(self, page: int, dots: int = 10) -> NDArray[np.uint8]:
        """So many dots a millimetre: rows of red, green and blue."""
        made = self._pdf[page].render(scale=dots * POINT, rev_byteorder=True)
        return np.asarray(made.to_numpy()[:, :, :3])


@cache
def paper(game: str, thing: str | None, wish: Wish = PLAIN, **choices: str) -> Paper:
    filled = replace(wish, choices=chosen(game, choices))
    return Paper(printed(game, thing, filled), wish.lang)
