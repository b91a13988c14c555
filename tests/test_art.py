"""The drawings: each has a name of its own, and every card shows what it is."""

from parlour.art.gallery import built, pictures_of
from parlour.games import GAMES


def test_no_drawing_takes_the_name_of_another() -> None:
    """The 2 of clubs and the 2 of cups are both `2c`."""
    drawn = built()
    for name in GAMES:
        assert pictures_of(name).items() <= drawn.items()
    assert drawn["card-2c"] != drawn["spanish-2c"]
