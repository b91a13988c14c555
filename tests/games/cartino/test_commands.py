"""parlour cartino layout, and Cartino's logs in words."""

import json
from pathlib import Path

import pytest
from click.testing import Result

from parlour.games.cartino.layout import ours, read
from parlour.games.cartino.model import Corners
from parlour.text import languages, say
from tests.cli.played import run

OURS = """
# the board as we think it was
10♣ 9♣ 8♣ 7♣ | 7♠ 8♠ 9♠ 10♠
J♣ Q♣ K♣ A♣ | A♠ K♠ Q♠ J♠
J♥ Q♥ K♥ A♥ | A♦ K♦ Q♦ J♦
10♥ 9♥ 8♥ 7♥ | 7♦ 8♦ 9♦ 10♦
"""
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7"]
BY_SUIT = "\n".join(" ".join(f"{r}{s}" for r in RANKS) for s in "CSHD")


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return tmp_path / "board.txt"


def check(board: Path, text: str, *more: str) -> Result:
    board.write_text(text, encoding="utf-8")
    return run("cartino", "layout", "--check", str(board), *more)


def test_ours_is_shown() -> None:
    assert read(run("cartino", "layout").stdout) == ours(Corners.CSHD).fields
    other = run("cartino", "layout", "--corners", "CDHS").stdout
    assert read(other) == ours(Corners.CDHS).fields


@pytest.mark.parametrize("lang", languages())
def test_a_good_board(board: Path, lang: str) -> None:
    board.write_text(OURS, encoding="utf-8")
    told = run("--lang", lang, "cartino", "layout", "--check", str(board))
    assert told.exit_code == 0
    assert len(told.stdout.splitlines()) == 7
    assert told.stdout.splitlines()[-1] == say(lang, "cartino-layout-good")


def test_a_good_board_as_an_option(board: Path) -> None:
    assert tuple(json.loads(check(board, OURS, "--json").stdout)) == ours(Corners.CSHD).fields
    played = run("simulate", "cartino", "--games", "1", "--seed", "1", "--option",
                 f"layout=@{board}", "--seats", "greedy,greedy", "--json")  # fmt: skip
    assert played.exit_code == 0


def test_a_board_that_contradicts_the_rulebook(board: Path) -> None:
    told = check(board, BY_SUIT)
    assert told.exit_code == 1
    assert told.stdout.count("fails: ") == 2
    assert told.stderr.strip() == say("en", "cartino-layout-bad")
    quiet = check(board, BY_SUIT, "--json")
    assert (quiet.exit_code, quiet.stdout) == (1, "")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("9♣ ", "", "9♣ is missing. A board has each of the 32 cards once."),
        ("9♣ ", "8♣ ", "Line 3: 8♣ is there a second time."),
        (
            "9♣ ",
            "\x1b[2J ",
            "Line 3: \ufffd[2J is no card of Cartino. Write cards like 10♣ or 10C.",
        ),
        ("7♣ |", "7♣\n", "Line 3: a row has eight cards."),
    ],
)
def test_a_text_that_is_no_board(board: Path, old: str, new: str, sentence: str) -> None:
    told = check(board, OURS.replace(old, new, 1))
    assert told.exit_code == 1
    assert told.stderr.strip() == sentence


def test_files_that_are_none(board: Path) -> None:
    board.write_bytes(b"\xff\xfe\x00")
    told = run("cartino", "layout", "--check", str(board))
    assert told.stderr.strip() == f"{board} is not a text file."
    assert run("cartino", "layout", "--check", str(board.parent)).exit_code == 1
    assert "no file" in run("cartino", "layout", "--check", str(board) + "x").stderr


def test_an_unfit_layout_as_an_option() -> None:
    told = run("simulate", "cartino", "--games", "1", "--option", "layout=7D")
    assert told.exit_code == 1
    assert told.stderr.strip() == "8♦ is missing. A board has each of the 32 cards once."
