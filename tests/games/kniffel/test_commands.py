"""`parlour kniffel solve` and `parlour kniffel coach`."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from msgspec import json

from parlour.cli import parlour
from parlour.games.kniffel.commands import coach, solve


def run(command: click.Command, *args: str) -> Result:
    return CliRunner().invoke(command, args)


def test_solve_prints_the_published_value() -> None:
    assert run(solve).stdout == "254.5877287345\n"
    found = json.decode(run(solve, "--json").stdout)
    assert found["expected"] == pytest.approx(254.587728734495, abs=1e-9)
    assert found["joker"] == "forced"


def test_solve_by_other_rules() -> None:
    found = json.decode(run(solve, "--preset", "forced_order", "--json", "--details").stdout)
    assert found["expected"] == pytest.approx(130.285971940571, abs=1e-9)
    assert found["details"]["bonus"] == pytest.approx(0.044, abs=1e-3)
    shown = run(solve, "--preset", "forced_order", "--details", "--target", "250")
    assert "0.3" in shown.stdout
    assert "Chance" in shown.stdout


def test_coach_on_the_command_line() -> None:
    position = ("--sheet", "ones=3,sixes=18,kniffel=50", "--dice", "2,2,5,5,6", "--rolls-left", "1")
    found = json.decode(run(coach, *position, "--json").stdout)
    assert found["keeps"][0]["keep"] == [5, 5]
    assert found["value"] == pytest.approx(293.8664587, abs=1e-6)
    assert 0.5 < found["bonus"] < 0.6
    assert "Keep 5 5" in run(coach, *position).stdout


SENTENCES = [
    (("--sheet", "ones=7"), "No dice are worth 7 points in the box Ones."),
    (("--sheet", "ones"), "ones is not a box and its points. Write a sheet like ones=3,sixes=18"),
    (("--sheet", "ones=1,ones=2"), "The box Ones is given twice."),
    (("--sheet", "ones=99999999999"), "ones=99999999999 is not a box"),
    (("--sheet", "pairs=2"), "This sheet has no box pairs. It has: ones, twos,"),
    (("--dice", "1,2,3,4"), "1,2,3,4 are not five dice. Write them like 2,2,5,5,6"),
    (("--dice", "1,2,3,4,9"), "1,2,3,4,9 are not five dice."),
    (("--dice", "1,2,3,4,5", "--rolls-left", "3"), "With dice on the table 0, 1 or 2 rolls"),
    (("--sheet", "kniffel=50", "--extra-points", "100"), "No game leads to this sheet with 100"),
    (("--preset", "yatzy", "--joker", "free"), "The sheet yatzy knows no joker"),
]


@pytest.mark.parametrize(("args", "sentence"), SENTENCES)
def test_bad_input_is_answered_with_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    result = run(coach, *args)
    assert result.exit_code == 1
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_it_goes_on_without_a_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    result = run(solve, "--preset", "forced_order", "--path", "numpy")
    assert "130.2859719406\n" in result.stdout
    assert "cannot be written" in result.stderr


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
    """By its name, except where one has to type it."""
    asked = ["--lang", lang, "kniffel", "coach", "--sheet", sheet, "--dice", "1,1,2,3,4"]
    done = CliRunner().invoke(parlour, asked)
    assert done.exit_code == 1
    assert told in done.output
