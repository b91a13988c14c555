"""Little ink is less ink; black is black alone, and still tells suits and classes apart."""

import numpy as np
import pytest

from parlour.printing.ink import Ink, black_svg, pale_svg
from parlour.printing.page import Picture
from parlour.printing.things import printed
from parlour.printing.wish import Wish
from tests.printing.paper import paper
from tests.printing.test_layout import THINGS, every_thing


@every_thing
def test_low_ink_is_less_and_black_has_no_colour(game: str, thing: str) -> None:
    full, low, black = (paper(game, thing, Wish(ink=ink)).pixels(0, 3).astype(int) for ink in Ink)
    assert (255 - low).sum() <= (255 - full).sum()
    assert np.ptp(black, axis=2).max() == 0


def test_low_ink_takes_at_most_a_quarter_of_the_ink() -> None:
    """Over all pages of all boxes; those of letters alone have little to save."""

    def covered(ink: Ink) -> float:
        """The ink of everything, in pages of solid black."""
        made = [paper(game, thing, Wish(ink=ink)) for game, thing in THINGS]
        pages = [one.pixels(page, 6) for one in made for page in range(len(one))]
        return sum(1 - float(pixels.mean()) / 255 for pixels in pages)

    assert covered(Ink.LOW) <= covered(Ink.COLOUR) / 4


@pytest.mark.parametrize("ink", [Ink.LOW, Ink.BLACK])
def test_without_colour_the_red_suits_are_hollow(ink: Ink) -> None:
    """The middle of an ace: ink for clubs and spades, paper for diamonds and hearts."""
    made = paper("poker_champ", "cards", Wish(ink=ink))
    dots, (width, height) = 4, made.size(12)
    pixels = made.pixels(12, dots)
    y = round(dots * (height / 2 - 4 - 44))
    middles = [pixels[y, round(dots * (width / 2 + (n - 1.5) * 63))] for n in range(4)]
    assert [bool(middle.min() < 250) for middle in middles] == [True, False, False, True]


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


def test_fills_turn_pale_and_their_outlines_with_them() -> None:
    drawn = '<path d="M0 0" fill="#e8932a" stroke="#2a1d15"/>'
    assert pale_svg(drawn) == '<path d="M0 0" fill="#fef9f2" stroke="#9f9996"/>'
    assert black_svg(drawn) == '<path d="M0 0" fill="#ffffff" stroke="#000000"/>'


def test_shadows_and_gleams_are_left_out_in_black() -> None:
    assert black_svg('<path d="M0 0" fill="#2a1d15" opacity=".16"/>') == ""
