"""parlour pokino: boards, odds, rounds; and its logs in words."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec import Raw, json

from parlour.cli import parlour
from parlour.core import log
from parlour.games.pokino.boards import OURS, Board
from tests.games.pokino.loaded import CENTRE, LoadedTable, way


def run(*args: str) -> Result:
    return CliRunner().invoke(parlour, ["--lang", "en", *args])


def text_of(boards: tuple[Board, ...]) -> str:
    return "\n\n".join(
        "\n".join(" ".join(board[at : at + 5]) for at in range(0, 25, 5)) for board in boards
    )


def game_log(table: LoadedTable, game: str = "pokino") -> bytes:
    options = Raw(json.encode(table.state.options))
    head = log.Header(log.FORMAT, game, 1, options, ("Anna", "Béla", "Cili"))
    return log.write(head, table.table.moves)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    table = LoadedTable()
    table.turn(way(0, CENTRE)[0])
    path = tmp_path / "pokino.jsonl"
    path.write_bytes(game_log(table))
    return path


def test_our_boards() -> None:
    result = run("pokino", "boards", "--no-edges")
    assert result.exit_code == 0
    assert "Board 10" in result.output
    assert "exactly the same chances" in result.output


def test_another_set() -> None:
    assert run("pokino", "boards", "--set", "5", "--no-edges").output.startswith("Set 5")


def test_how_even_they_are() -> None:
    lines = run("pokino", "boards").output.splitlines()
    assert [line.split()[0] for line in lines[-5:]] == ["1-2", "1-3", "1-4", "1-5", "Worst"]


def test_a_new_set_can_be_made_again() -> None:
    one, two = (run("pokino", "boards", "--new", "3", "--steps", "1", "--no-edges") for _ in "ab")
    assert one.output == two.output
    assert one.output.startswith("Step 0:")


def test_a_set_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "boards.txt"
    path.write_text(text_of(OURS))
    result = run("pokino", "boards", "--check", str(path), "--no-edges")
    assert result.exit_code == 0
    assert result.output.startswith("The boards are proper")
    path.write_text(text_of((OURS[1], OURS[0], *OURS[2:])))
    assert (
        "some may be better" in run("pokino", "boards", "--check", str(path), "--no-edges").output
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A set has ten boards."),
        ("7c 8c 1o 2o 3o", "Line 1 should be five cards"),
        ("7c 1o 2o 3o", "Line 1 should be"),
        (text_of((OURS[0][:20], *OURS[1:])), "a board has 25 cards"),
        (text_of((*OURS[:9], OURS[0])), "Board 10 has the same four of a kind"),
    ],
)
def test_boards_with_a_wrong_structure(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "boards.txt"
    path.write_text(text)
    result = run("pokino", "boards", "--check", str(path))
    assert result.exit_code == 1
    assert sentence in result.output


def test_odds(played: Path) -> None:
    result = run("pokino", "odds", str(played))
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith("After 1 cards of round 1")
    assert lines[2].split()[:2] == ["Anna", "100.0"]
    found = json.decode(run("pokino", "odds", str(played), "--json").output)
    assert len(found["chances"]) == 3


def test_no_odds(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(game_log(LoadedTable()))
    assert "between two rounds" in run("pokino", "odds", str(path)).output
    path.write_bytes(b'{"format":1,"game":"kniffel","rules":1,"options":{},"seats":["A"]}\n')
    result = run("pokino", "odds", str(path))
    assert (result.exit_code, "not of Pokino" in result.output) == (2, True)


def test_PK_T2_rounds_tells_how_long_rounds_are() -> None:
    lines = run("pokino", "rounds", "--rounds", "2000").output.splitlines()
    assert [line.split()[0] for line in lines[-4:]] == ["2", "4", "6", "10"]
    found = json.decode(run("pokino", "rounds", "--seed", "1", "--json").output)
    assert found[0]["cards"] == pytest.approx(21.3, rel=0.03)


def test_replay_tells_the_round(played: Path) -> None:
    output = run("replay", str(played)).output
    assert "Anna deals first." in output
    assert "Card 1: " in output


def test_PK_Q2_what_is_found_is_saved_checked_and_played(tmp_path: Path) -> None:
    path = str(tmp_path / "boards.txt")
    made = run("pokino", "boards", "--new", "3", "--steps", "0", "--no-edges", "--save", path)
    assert made.exit_code == 0
    checked = run("pokino", "boards", "--check", path, "--no-edges")
    assert "exactly the same chances" in checked.output
    few = ("--games", "1", "--option", "rounds=1", "--json")
    played = run("simulate", "pokino", "--option", f"own=@{path}", *few)
    assert json.decode(played.output)["options"]["own"] == Path(path).read_text()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (text_of(OURS[:9]), "A set has ten boards."),
        (text_of((*OURS[:9], OURS[0])), "Board 10 has the same four of a kind"),
        ("\xff", "is not a text file"),
        ("x" * 3001, "the option does not take this value"),
    ],
)
def test_PK_Q2_boards_that_cannot_be_played(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "boards.txt"
    path.write_text(text, encoding="latin-1")
    result = run("simulate", "pokino", "--games", "1", "--option", f"own=@{path}")
    assert result.exit_code in (1, 2)
    assert sentence in result.output


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    result = run("simulate", "pokino", "--option", f"own=@{tmp_path / 'none.txt'}")
    assert (result.exit_code, "There is no file" in result.output) == (1, True)
