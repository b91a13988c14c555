"""Whole games over a pipe, in words."""

import json
import signal
import sys
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

from parlour.text import say
from tests.cli.played import run_alone
from tests.terminal.plain import WHICH, YOURS, at_pipe, code_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses signals")


def first() -> Callable[[], str]:
    """The first of whatever is listed."""
    return lambda: "1"


def lay_and_end() -> Callable[[], str]:
    """Cartino: lay one pawn, end the turn; pass where nothing goes."""
    return cycle(["1", "end turn", "pass"]).__next__


def roll_and_write() -> Callable[[], str]:
    return cycle(["roll", "write", "1"]).__next__


GAMES = {
    "kniffel": (roll_and_write, []),
    "cartino": (lay_and_end, []),
    "poker_champ": (first, ["--option", "pause=0"]),
    "pokino": (first, ["--option", "pace=null", "--option", "pause=0", "--option", "rounds=1"]),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(tmp_path: Path, game: str) -> None:
    choose, options = GAMES[game]
    with at_pipe(tmp_path, "play", game, "--here-only", "--name", "Anna", *options) as anna:
        anna.hear()
        assert anna.play_on(choose())
        anna.leave()
    assert any("win" in line for line in anna.told)


@pytest.mark.parametrize("stop", [signal.SIGKILL, signal.SIGTERM])
def test_resume_continues_at_the_same_move(tmp_path: Path, stop: signal.Signals) -> None:
    choose = roll_and_write()
    with at_pipe(tmp_path, "play", "kniffel", "--here-only", "--name", "Anna") as anna:
        code = code_in(anna.hear())
        anna.play_on(choose, turns=6)
        anna.until(YOURS)
        anna.type("roll")
        rolled = anna.hear()
        while not rolled.startswith("On the table"):
            rolled = anna.hear()
        anna.process.send_signal(stop)
        anna.process.wait(30)
    with at_pipe(tmp_path, "resume", "--here-only") as anna:
        assert code_in(anna.hear()) == code
        while (line := anna.hear()) != rolled:
            assert not line.startswith("On the table"), line
        assert anna.until(YOURS, WHICH) == YOURS
        anna.type("write")
        assert anna.play_on(cycle(["1", "roll", "write"]).__next__)


def test_words_of_all_kinds(tmp_path: Path) -> None:
    with at_pipe(tmp_path, "play", "kniffel", "--here-only", "--name", "Anna") as anna:
        anna.until(YOURS)
        for typed, told in {
            "help": say("en", "terminal-help").splitlines()[0],
            "99": say("en", "terminal-no-such-number", number=99),
            "rules": "1. Aim and start",
            "Write roll=0 box=ones": say("en", "refused-roll-first"),
            "coach": say("en", "terminal-coach-none"),
        }.items():
            anna.type(typed)
            anna.until(told)
        anna.type("roll")
        anna.until(YOURS)
        anna.type("coach")
        while not (line := anna.hear()).startswith("Best: "):
            assert not line.startswith("Then: ")
        anna.type("rules 1")
        while (line := anna.hear()) != "Aim and start":
            pass
        assert "~" not in anna.hear()
        anna.type("dance")
        while "dance" not in anna.hear():
            pass
        anna.type("invite")
        while "/t/" not in (line := anna.hear()):
            pass
        assert line.startswith("http://127.0.0.1")


def test_ctrl_c_asks_first(tmp_path: Path) -> None:
    with at_pipe(tmp_path, "play", "kniffel", "--here-only", "--name", "Anna") as anna:
        anna.until(YOURS)
        anna.process.send_signal(signal.SIGINT)
        anna.until(say("en", "terminal-leave"))
        anna.process.send_signal(signal.SIGINT)
        anna.until(say("en", "terminal-kept"))
        assert anna.process.wait(30) == 0


def test_without_bots_the_table_waits_for_people(tmp_path: Path) -> None:
    alone = ["--here-only", "--name", "Anna", "--bots", ""]
    with at_pipe(tmp_path, "play", "cartino", *alone) as anna:
        code_in(anna.hear())
        anna.until(say("en", "terminal-lobby", names="Anna"))
        anna.leave()


def test_the_end_of_the_input_leaves(tmp_path: Path) -> None:
    with at_pipe(tmp_path, "play", "kniffel", "--here-only", "--name", "Anna") as anna:
        assert anna.process.stdin
        anna.process.stdin.close()
        anna.until(say("en", "terminal-kept"))
        assert anna.process.wait(30) == 0


def test_only_the_owner_reads_the_tokens(tmp_path: Path) -> None:
    with at_pipe(tmp_path, "play", "kniffel", "--here-only", "--name", "Anna") as anna:
        anna.until(YOURS)
    kept = tmp_path / "visited.json"
    assert kept.stat().st_mode & 0o077 == 0
    (visit,) = json.loads(kept.read_text())
    assert (visit["game"], visit["name"]) == ("kniffel", "Anna")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["resume"], say("en", "terminal-no-visits")),
        (["join", "nowhere"], say("en", "terminal-bad-address", address="nowhere")),
        (
            ["join", "http://127.0.0.1:9/t/BCDFGH"],
            say("en", "terminal-unreachable", url="http://127.0.0.1:9"),
        ),
        (["play", "kniffel", "--bots", "nobody"], "nobody"),
        (["play", "chess"], "chess"),
    ],
)
def test_a_sentence_for_each_mistake(tmp_path: Path, args: list[str], told: str) -> None:
    done = run_alone(*args, "--data", str(tmp_path))
    assert done.returncode in (1, 2)
    assert told in done.stderr
    assert "Traceback" not in done.stderr
