"""Fronts and backs lie behind each other, and no mistake of the printer gives a wrong back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.printing.deck import Card, Deck, grid_of, spots
from parlour.printing.page import Words
from parlour.printing.sheets import Paper
from parlour.printing.wish import Backs, Wish

papers = st.sampled_from(Paper)


def plain(width: float, height: float, columns: int, number: int) -> Deck:
    return Deck(width, height, columns, [Card((Words(0, 0, 9, 9, str(n)),)) for n in range(number)])


@given(papers, st.floats(20, 63), st.floats(20, 88), st.integers(1, 4), st.integers(1, 60))
def test_a_folded_back_lies_behind_its_front(
    paper: Paper, width: float, height: float, columns: int, number: int
) -> None:
    deck, wish = plain(width, height, columns, number), Wish(paper=paper)
    grid = grid_of(deck, wish)
    fold = grid.sheet.height / 2
    for spot in spots(deck, wish, grid, range(min(number, grid.holds(deck)))):
        assert spot.back_page == 0
        assert abs(spot.front[0] - spot.back[0]) < 0.1
        # As far below the fold as the front is above it.
        assert abs((fold - spot.front[1]) - (spot.back[1] + height - fold)) < 0.1


@given(papers, st.floats(20, 63), st.floats(20, 88), st.integers(1, 4))
def test_a_duplex_back_lies_behind_its_front(
    paper: Paper, width: float, height: float, columns: int
) -> None:
    deck = plain(width, height, columns, 8)
    wish = Wish(paper=paper, backs=Backs.DUPLEX, shift=(0.5, -1.0))
    grid = grid_of(deck, wish)
    for spot in spots(deck, wish, grid, range(min(8, grid.holds(deck)))):
        assert spot.back_page == 1
        mirrored = grid.sheet.width - spot.front[0] - width
        assert abs(mirrored + 0.5 - spot.back[0]) < 0.1
        assert abs(spot.front[1] - 1.0 - spot.back[1]) < 0.1


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize(("size", "rows"), [((63, 88), 1), ((44, 62), 2)])
def test_how_many_cards_a_folded_sheet_takes(
    paper: Paper, size: tuple[float, float], rows: int
) -> None:
    deck = plain(*size, 4, 52)
    grid = grid_of(deck, Wish(paper=paper))
    assert (grid.rows, grid.sheet.upright) == (rows, rows == 2)
