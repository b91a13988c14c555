"""Kniffel in words: the sheets as a table. The general teller tells all of its news."""

from collections.abc import Sequence

from parlour.games.kniffel.model import View
from parlour.text import say
from parlour.text.layout import table


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """The sheets side by side; the sums of a series only if it is one."""
    sheets, preset = view.sheets, view.options.preset.value
    rows = [
        (say(lang, f"kniffel-box-{box}", preset=preset), *(sheet.points[place] for sheet in sheets))
        for place, box in enumerate(view.boxes)
    ]
    sums = {
        "bonus": [sheet.bonus for sheet in sheets],
        "extra": [sheet.extra for sheet in sheets],
        "total": [sheet.total for sheet in sheets],
    }
    if view.options.games > 1:
        sums["past"] = [sheet.past for sheet in sheets]
        sums["series"] = [sheet.past + sheet.total for sheet in sheets]
    rows += [(say(lang, f"kniffel-sheet-{name}"), *values) for name, values in sums.items()]
    return table([("", *names), *rows])
