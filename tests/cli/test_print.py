"""parlour print: what it lists, writes and refuses."""

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from parlour.cli import parlour
from parlour.text import languages, say

LOG = Path(__file__).parent.parent / "logs" / "format2" / "kniffel_three_seats.jsonl"


def run(*args: str) -> Result:
    return CliRunner().invoke(parlour, args)


def test_list_tells_every_thing_of_every_game() -> None:
    told = run("--lang", "en", "print", "--list").output
    for thing in ("callers-list", "pawns", "information", "strategy"):
        assert thing in told
    assert "preset, games, large, names" in told
    assert run("--lang", "en", "print").output == told


def test_one_thing_as_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "boards.pdf"
    asked = ["pokino", "boards", "--paper", "letter", "--lang", "de", "--ink", "low"]
    told = run("--lang", "en", "print", *asked, "-o", str(file))
    assert told.output == f"{file} is written: 10 pages on LETTER. Print them at 100 %.\n"
    assert file.read_bytes().startswith(b"%PDF-")


def test_cards_come_with_what_to_do_with_their_backs(tmp_path: Path) -> None:
    file = str(tmp_path / "cards.pdf")
    for backs in ("fold", "duplex"):
        told = run("--lang", "en", "print", "poker_champ", "cards", "--backs", backs, "-o", file)
        assert say("en", f"paper-how-{backs}") in told.output


def test_the_keepsake_of_a_log(tmp_path: Path) -> None:
    told = run("--lang", "en", "print", "keepsake", str(LOG), "-o", str(tmp_path / "k.pdf"))
    assert told.output.endswith("1 page on A4. Print it at 100 %.\n")


def test_standard_output_takes_a_pdf() -> None:
    assert run("print", "test-page", "-o", "-").stdout_bytes.startswith(b"%PDF-")


def test_boards_of_ones_own_come_from_a_file(tmp_path: Path) -> None:
    own, file = str(tmp_path / "own.txt"), str(tmp_path / "own.pdf")
    assert run("pokino", "boards", "--set", "3", "--no-edges", "--save", own).exit_code == 0
    assert run("print", "pokino", "boards", "--option", f"own=@{own}", "-o", file).exit_code == 0


BAD = {
    ("pokino", "hats"): "There is no hats to print.",
    ("chess",): "Parlour knows no game called chess.",
    ("pokino", "--paper", "a7"): "--paper does not take this value. It takes: a4|letter",
    ("pokino", "boards", "--option", "set=x"): "set=x cannot be chosen.",
    ("pokino", "boards", "--option", "hats=1"): "hats=1 cannot be chosen.",
    ("pokino", "boards", "--option", "set"): "write an option as name=value",
    ("pokino", "cards", "--shift-back", "3"): "3 is no shift",
    ("pokino", "cards", "--shift-back", "3,99"): "3,99 is no shift",
    ("pokino", "boards", "-o", "/nowhere/x.pdf"): "/nowhere/x.pdf cannot be written",
    ("keepsake",): "LOG is missing.",
    ("keepsake", "/nowhere/x"): "There is no file /nowhere/x.",
}


@pytest.mark.parametrize(("asked", "told"), BAD.items(), ids=lambda part: " ".join(part)[:40])
def test_what_cannot_be_is_a_sentence(asked: tuple[str, ...], told: str) -> None:
    result = run("--lang", "en", "print", *asked)
    assert result.exit_code in (1, 2)
    assert told in result.output
    assert "Traceback" not in result.output


NO_TYPST = """
import sys
sys.modules["typst"] = None  # as if it were not installed
from parlour.cli import main
sys.argv = ["parlour", "--lang", {lang!r}, "print", "pokino", "cup-labels"]
main()
"""


@pytest.mark.parametrize("lang", languages())
def test_without_the_extra_there_is_a_sentence(lang: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_TYPST.format(lang=lang)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (1, say(lang, "refused-no-press"))
    assert not list(tmp_path.iterdir())
