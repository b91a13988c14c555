"""parlour kniffel coach: boxes go by their names, except where one has to type them."""

import pytest
from click.testing import CliRunner

from parlour.cli import parlour


@pytest.mark.parametrize(
    ("lang", "sheet", "told"),
    [
        ("en", "sixes=6,sixes=12", "The box Sixes is given twice."),
        ("hu", "sixes=7", "Semmilyen dobás nem ér 7 pontot ebben a rubrikában: Hatosok."),
        ("de", "sixes=7", "Keine Würfel zählen im Feld Sechser 7 Punkte."),
        ("es", "six=6", "Esta hoja no tiene la casilla six."),
    ],
)
def test_a_box_is_named(lang: str, sheet: str, told: str) -> None:
    asked = ["--lang", lang, "kniffel", "coach", "--sheet", sheet, "--dice", "1,1,2,3,4"]
    done = CliRunner().invoke(parlour, asked)
    assert done.exit_code == 1
    assert told in done.output
