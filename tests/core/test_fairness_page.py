"""docs/verify.py, the checker for people who do not want to believe ours, agrees with ours."""

import runpy
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.core import log
from parlour.core.proof import verify
from parlour.games import GAMES
from tests.core.test_proof import FORGED, PROMISE
from tests.laws.cases import CASES, header_of, play

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "docs" / "verify.py"
LOGS = sorted((ROOT / "tests" / "logs" / "format2").glob("*.jsonl"))
check = runpy.run_path(str(PROGRAM))["check"]
GAMES_PLAYED = 6


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_it_believes_a_fair_log(path: Path) -> None:
    draws, checked = check(path.read_bytes())
    assert draws == verify(log.read(path.read_bytes(), GAMES), GAMES).draws
    untold = path.read_bytes().count(b'"Closed"') + path.read_bytes().count(b'"GraceOver"')
    assert checked == draws - untold


@pytest.mark.parametrize("number", range(GAMES_PLAYED))
@pytest.mark.parametrize("game", GAMES)
def test_it_accuses_nobody(game: str, number: int) -> None:
    """Random games with random options, people leaving and clocks running out."""
    case, rng = CASES[game], Random(number)
    seats = case.game.seats(case.plain)
    played = play(case, case.plain, rng.randint(seats[0], min(4, seats[-1])), rng.getrandbits(32))
    header = header_of(case.game, played.table.options, played.names, played.seed)
    text = log.write(header, played.table.moves, played.seed)
    draws, checked = check(text, header.commitment, played.names[0])
    assert 0 <= checked <= draws == played.table.draws


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_it_does_not_believe_another_name(path: Path) -> None:
    text = path.read_bytes().replace("Béla".encode(), b"Bela", 1)
    with pytest.raises(AssertionError, match="did not fall like that"):
        check(text)


BLIND = {"cut and sealed anew", "cut before its first move", "without its seal"}
"""A cut needs the rules to be seen, and so does an end; the digest of the log names it."""


@pytest.mark.parametrize("name", sorted(FORGED.keys() - BLIND))
def test_it_refuses_what_ours_refuses(name: str) -> None:
    text, _ = FORGED[name]
    refusal: Any = (AssertionError, ValueError)
    with pytest.raises(refusal):
        check(text(), PROMISE, "one")


def test_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, PROGRAM, LOGS[0]], capture_output=True, text=True, check=False
    )
    assert done.stdout == "28 of 28 draws checked, and all of them had to fall as they did.\n"
