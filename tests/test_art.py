"""The drawings: each has a name of its own, and every card shows what it is."""

from parlour.art.gallery import built, pictures_of, sheets
from parlour.games import GAMES


def test_no_drawing_takes_the_name_of_another() -> None:
    """The 2 of clubs and the 2 of cups are both `2c`."""
    drawn = built()
    for name in GAMES:
        assert pictures_of(name).items() <= drawn.items()
    assert drawn["card-2c"] != drawn["spanish-2c"]


def test_every_drawing_is_on_one_sheet() -> None:
    on_sheets = [pair for sheet in sheets().values() for pair in sheet.items()]
    assert len(on_sheets) == len(built())
    assert dict(on_sheets) == built()
    assert {"parlour", "die-6", "pokino"} <= sheets()["house"].keys()
    assert all(name.startswith("rule-pokino-") for name in sheets()["rules-pokino"])
