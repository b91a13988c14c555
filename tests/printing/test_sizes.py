"""What a ruler held against the rendered page would find."""

import numpy as np
import pytest
from numpy.typing import NDArray

from parlour.printing.deck import Deck, Grid, grid_of
from parlour.printing.page import MARGIN
from parlour.printing.sheets import BLEED, STRIP, Paper
from parlour.printing.wish import Backs, Wish
from tests.printing.paper import paper

DOTS = 20
"""A millimetre."""
STRIP_ENDS = MARGIN + STRIP + 0.3
"""To the left of this there may be a ruler."""
every_paper = pytest.mark.parametrize("kind", Paper)
every_pack = pytest.mark.parametrize("game", ["pokino", "poker_champ"])
every_back = pytest.mark.parametrize("backs", Backs)


def spread(inked: NDArray[np.bool_]) -> tuple[float, float]:
    """Where the first and the last of these dots lie, in millimetres."""
    found = np.flatnonzero(inked)
    return found[0] / DOTS, found[-1] / DOTS


def cards_on(kind: Paper, backs: Backs) -> Grid:
    return grid_of(Deck(63, 88, 4, []), Wish(paper=kind, backs=backs))


@every_paper
@pytest.mark.parametrize(
    ("game", "thing", "upright"),
    [("pokino", "boards", False), ("cartino", "pawns", False), ("pokino", "cards", True)],
)
def test_the_ruler_is_50_mm_long(kind: Paper, game: str, thing: str, upright: bool) -> None:
    pixels = paper(game, thing, Wish(paper=kind)).pixels(0, DOTS).min(axis=2) < 128
    if upright and cards_on(kind, Backs.FOLD).strip_upright:
        pixels = pixels.T
    base = pixels[11 * DOTS - 4 : 11 * DOTS + 4, : 58 * DOTS].any(axis=0)
    first, last = spread(base)
    assert last - first == pytest.approx(50, abs=0.2)


@every_pack
@every_paper
@every_back
def test_backs_lie_behind_their_fronts(game: str, kind: Paper, backs: Backs) -> None:
    """The ground of a row of backs begins and ends 2 mm beyond the cuts through its fronts."""
    made, grid = paper(game, "cards", Wish(paper=kind, backs=backs)), cards_on(kind, backs)
    pixels = made.pixels(1 if backs is Backs.DUPLEX else 0, DOTS).min(axis=2) < 200
    top = grid.top if backs is Backs.DUPLEX else grid.sheet.height - grid.top - 88 * grid.rows
    row = pixels[round(DOTS * (top + 10)) : round(DOTS * (top + 14))].any(axis=0)
    row[: round(DOTS * STRIP_ENDS)] = False
    left, right = spread(row)
    cut = (grid.sheet.width - 4 * 63) / 2
    assert left == pytest.approx(cut - BLEED, abs=0.1)
    assert right == pytest.approx(cut + 4 * 63 + BLEED, abs=0.1)


@every_pack
@every_paper
@every_back
def test_no_white_at_the_cut_of_a_back(game: str, kind: Paper, backs: Backs) -> None:
    """1.5 mm inside and outside of the outer cuts there is ground, not paper."""
    made, grid = paper(game, "cards", Wish(paper=kind, backs=backs)), cards_on(kind, backs)
    pixels = made.pixels(1 if backs is Backs.DUPLEX else 0, DOTS).min(axis=2)
    left, right = grid.left, grid.left + 4 * 63
    high = 88 * grid.rows
    top = grid.top if backs is Backs.DUPLEX else grid.sheet.height - grid.top - high
    bottom = top + high
    for off in (-1.5, -0.7, 0, 0.7, 1.5):
        for x in (left + off, right - off):
            assert pixels[round(top * DOTS) : round(bottom * DOTS), round(x * DOTS)].max() < 250
        for y in (top + off, bottom - off):
            assert pixels[round(y * DOTS), round(left * DOTS) : round(right * DOTS)].max() < 250
