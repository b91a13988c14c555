"""Bots in files of their own: how they are found and read, and what can be wrong there."""

from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.study.bots import with_bots
from parlour.study.trouble import Amiss
from tests.study.players import first

QUICK: dict[str, Any] = {"games": 1, "seed": 3, "jobs": 1, "progress": False}
FIRST = "def mine(frame, rng): return frame.legal[0]\n"
LAST = "def mine(frame, rng): return frame.legal[-1]\n"


def told(file: Path) -> str:
    with pytest.raises(parlour.Misuse) as misuse:
        parlour.simulate("kniffel", [f"{file}:mine"], **QUICK)
    return str(misuse.value)


def test_a_file_that_cannot_be_run(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("1 / 0")
    assert told(file) == f"{file} cannot be run: ZeroDivisionError: division by zero"


def test_a_file_that_needs_what_is_not_installed(tmp_path: Path) -> None:
    file = tmp_path / "needs.py"
    file.write_text("import no_such_package\n" + FIRST)
    error = "ModuleNotFoundError: No module named 'no_such_package'"
    assert told(file) == f"{file} cannot be run: {error}"


def test_a_file_that_needs_a_file_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "weighs.py"
    file.write_text("open('no-such.weights')\n" + FIRST)
    error = "FileNotFoundError: [Errno 2] No such file or directory: 'no-such.weights'"
    assert told(file) == f"{file} cannot be run: {error}"


def test_a_file_that_ends_the_program(tmp_path: Path) -> None:
    file = tmp_path / "exits.py"
    file.write_text("import sys\nsys.exit(0)\n")
    assert told(file) == f"{file} cannot be run: SystemExit: 0"


def test_a_file_finds_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "a_neighbour.py").write_text("def choose(frame): return frame.legal[0]")
    own = "import a_neighbour\ndef mine(frame, rng): return a_neighbour.choose(frame)\n"
    (tmp_path / "bot.py").write_text(own)
    result = parlour.simulate("kniffel", [f"{tmp_path}/bot.py:mine"], **QUICK)
    assert result.names == ("mine",)


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    """As in a notebook, where one goes on with the same Python."""
    own = tmp_path / "bot.py"
    own.write_text(FIRST)
    before = parlour.simulate("kniffel", [f"{own}:mine"], **QUICK)
    own.write_text(LAST)
    after = parlour.simulate("kniffel", [f"{own}:mine"], **QUICK)
    assert before.part == parlour.simulate("kniffel", [first], **QUICK).part
    assert after.part != before.part


def test_a_bot_that_has_changed_does_not_go_on_from_what_it_was(tmp_path: Path) -> None:
    own, file = tmp_path / "bot.py", tmp_path / "kept.json"
    own.write_text(FIRST)
    parlour.simulate("kniffel", [f"{own}:mine"], resume=file, **QUICK)
    own.write_text(LAST)
    with pytest.raises(parlour.Misuse, match="other bots"):
        parlour.simulate("kniffel", [f"{own}:mine"], resume=file, **{**QUICK, "games": 2})


TAKEN = {"kniffel": GAMES["kniffel"]}


@pytest.mark.parametrize("where", ["{0}:steady", "kniffel={0}:steady"])
def test_a_bot_at_a_table_of_the_house_has_a_name_of_its_own(tmp_path: Path, where: str) -> None:
    """Else it would take the place of a level, and nobody could tell."""
    own = tmp_path / "bot.py"
    own.write_text(FIRST.replace("mine", "steady"))
    with pytest.raises(Amiss) as amiss:
        with_bots(TAKEN, [where.format(own)])
    assert (amiss.value.message, amiss.value.about["bot"]) == ("study-bot-name-taken", "steady")


def test_two_bots_of_one_name(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.py").write_text(FIRST)
    one, two = (f"{tmp_path / name}.py:mine" for name in ("one", "two"))
    with pytest.raises(Amiss) as amiss:
        with_bots(TAKEN, [one, two])
    assert amiss.value.message == "study-bot-name-taken"
    games: dict[str, AnyGame] = {**TAKEN, "pokino": GAMES["pokino"]}
    assert "mine" in with_bots(games, [f"kniffel={one}", f"pokino={two}"])["pokino"].bots
