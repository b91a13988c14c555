"""docs/glossary.md calls the boxes what the program calls them."""

import re
from pathlib import Path

import pytest

from parlour.games.kniffel.model import Box
from parlour.text import say

ROOT = Path(__file__).resolve().parents[3]
ROWS = {
    code: names.split(" | ")
    for code, names in re.findall(
        r"^\| `([a-z-]+)` \| (.*) \|$",
        (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}


def test_every_box_is_there() -> None:
    assert list(ROWS) == [box.value for box in Box]


@pytest.mark.parametrize(("column", "language"), list(enumerate(["en", "fr", "hu", "de", "es"])))
def test_boxes_are_called_what_the_program_calls_them(column: int, language: str) -> None:
    names = {code: say(language, f"kniffel-box-{code}", preset="kniffel") for code in ROWS}
    assert {code: row[column] for code, row in ROWS.items()} == names
