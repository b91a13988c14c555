"""The drawings: each has a name of its own, and every card shows what it is."""

from parlour.art import french, spanish
from parlour.art.__main__ import drawings


def test_no_drawing_takes_the_name_of_another() -> None:
    """The 2 of clubs and the 2 of cups are both `2c`."""
    drawn = drawings()
    for part in (french, spanish):
        for name, svg in part.pictures().items():
            assert drawn[name] == svg
    assert drawn["card-2c"] != drawn["spanish-2c"]
