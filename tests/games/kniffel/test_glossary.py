"""docs/glossary.md calls the boxes what the program calls them."""

import re
from pathlib import Path

import pytest

from parlour.games.kniffel.model import Box

ROOT = Path(__file__).resolve().parents[3]
WORDS = ROOT / "src" / "parlour" / "games" / "kniffel" / "words"
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
    words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    names = dict(re.findall(r"^kniffel-box-([a-z-]+) = (.*)$", words, re.MULTILINE))
    assert {code: row[column] for code, row in ROWS.items()} == {code: names[code] for code in ROWS}
