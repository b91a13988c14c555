"""parlour poker_champ odds"""

import json

import pytest
from click.testing import CliRunner, Result

from parlour.cli import parlour


def run(*args: str) -> Result:
    return CliRunner().invoke(parlour, ["--lang", "en", "poker_champ", "odds", *args])


def test_a_table_of_chances() -> None:
    done = run("As Kd", "--board", "2c 7d Th", "--backs", "SL SM, A HL")
    assert done.exit_code == 0
    assert "SL SM  45.53 %   0.13 %  45.59 %" in done.output
    assert "Exact: 130032 ways" in done.output


def test_as_json() -> None:
    done = run("As Kd", "--board", "2c 7d Th 9s", "--backs", "SL SM", "--json")
    found = json.loads(done.output)
    assert found["exact"] is True
    assert sum(seat["equity"] for seat in found["seats"]) == pytest.approx(1)


def test_before_the_flop_the_error_is_told() -> None:
    done = run("As Kd", "--backs", "SL SM", "--samples", "20000", "--seed", "3")
    assert done.exit_code == 0
    assert "20000 deals at random; standard error of the first share 0.3" in done.output


def test_both_paths_say_the_same() -> None:
    asked = ("As Kd", "--board", "2c 7d Th 9s", "--backs", "SL SM", "--dead", "A CS")
    assert run(*asked, "--path", "numpy").output == run(*asked, "--path", "numba").output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("As Kx", "--backs", "SL SM"), "Kx is not a card"),
        (("As As", "--backs", "SL SM"), "The card As is there twice"),
        (("As Kd",), "Say what the others show"),
        (("As Kd", "--backs", "SL ZZ"), "ZZ is not a back"),
        (("As Kd", "--backs", "A A, A A"), "not that many cards with the back A"),
        (("As Kd", "--backs", "SL SM", "--board", "2c"), "not 1"),
    ],
)
def test_bad_questions_get_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    done = run(*args)
    assert done.exit_code != 0
    assert sentence in done.output
