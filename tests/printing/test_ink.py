"""Little ink is less ink; black is black alone, and still tells suits and classes apart."""

import numpy as np
import pytest

from parlour.printing.ink import Ink, black_svg, pale_svg
from parlour.printing.page import Picture
from parlour.printing.things import printed
from parlour.printing.wish import Wish
from tests.printing.paper import paper
from tests.printing.test_layout import every_thing


@every_thing
def test_low_ink_is_less_and_black_has_no_colour(game: str, thing: str) -> None:
    full, low, black = (paper(game, thing, Wish(ink=ink)).pixels(0, 3).astype(int) for ink in Ink)
    assert (255 - low).sum() <= (255 - full).sum()
    assert np.ptp(black, axis=2).max() == 0


@pytest.mark.parametrize(("game", "thing"), [("pokino", "cards"), ("poker_champ", "cards")])
def test_in_black_no_two_cards_look_alike(game: str, thing: str) -> None:
    pages = printed(game, thing, Wish(ink=Ink.BLACK)).pages
    faces = {
        (item.alt, item.svg)
        for page in pages
        for item in page.items
        if isinstance(item, Picture) and item.alt
    }
    assert len({svg for _, svg in faces}) == len(faces)


def test_lines_stay_and_fills_turn_pale() -> None:
    drawn = '<path d="M0 0" fill="#e8932a" stroke="#2a1d15"/>'
    assert pale_svg(drawn) == '<path d="M0 0" fill="#f9e1c3" stroke="#2a1d15"/>'
    assert black_svg(drawn) == '<path d="M0 0" fill="#ffffff" stroke="#000000"/>'


def test_shadows_and_gleams_are_left_out_in_black() -> None:
    assert black_svg('<path d="M0 0" fill="#2a1d15" opacity=".16"/>') == ""
