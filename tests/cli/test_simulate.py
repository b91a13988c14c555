"""parlour simulate: the same seed gives the same bytes, whatever the number of processes."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from parlour.commands.options import chosen_options
from parlour.games import GAMES
from parlour.study.stats import counted, summarize
from parlour.text import languages, say
from parlour.text.playthrough import read, write
from tests.cli.played import command, environment, run, run_alone
from tests.study import players

FEW = ("simulate", "kniffel", "--seats", "beginner,beginner", "--seed", "4")


def test_table_of_results() -> None:
    told = run(*FEW, "--games", "12")
    lines = told.stdout.splitlines()
    assert told.exit_code == 0
    assert told.stderr == ""
    assert lines[0] == "Kniffel: 12 games, seed 4"
    assert lines[1].split()[:3] == ["Bot", "Mean", "Wins"]
    assert all("±" in line and "%" in line for line in lines[2:4])
    assert lines[4].endswith("games per second")


@pytest.mark.parametrize("lang", languages())
def test_speaks(lang: str) -> None:
    told = run("--lang", lang, *FEW, "--games", "1").stdout
    assert say(lang, "cli-simulated", game="Kniffel", games=1, seed="4") in told
    assert say(lang, "cli-column-median") in told


def test_json_is_the_same_bytes_for_the_same_seed() -> None:
    one = run_alone(*FEW, "--games", "9", "--json")
    two = run_alone(*FEW, "--games", "9", "--json", "--jobs", "2", lang="hu")
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    assert one.stdout != run(*FEW, "--games", "9", "--json", "--seed", "5").stdout


def test_json() -> None:
    told = json.loads(run(*FEW, "--games", "5", "--option", "preset=yatzy", "--json").stdout)
    assert told["options"]["preset"] == "yatzy"
    assert (told["game"], told["games"], told["seed"]) == ("kniffel", 5, 4)
    assert [seat["bot"] for seat in told["seats"]] == ["beginner", "beginner"]
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(1)
    assert "seconds" not in told
    assert json.loads(run(*FEW, "--games", "1", "--json", "--times").stdout)["seconds"] > 0


def test_seed_is_told_so_that_it_can_be_repeated() -> None:
    once = run("simulate", "kniffel", "--seats", "beginner", "--games", "2", "--json").stdout
    seed = str(json.loads(once)["seed"])
    again = run(
        "simulate", "kniffel", "--seats", "beginner", "--games", "2", "--json", "--seed", seed
    )
    assert again.stdout == once


def test_one_of_each_bot_by_default() -> None:
    told = json.loads(run("simulate", "kniffel", "--games", "1", "--seed", "1", "--json").stdout)
    assert [seat["bot"] for seat in told["seats"]] == ["beginner", "steady", "expert", "winner"]


def test_a_game_is_written_down_and_can_be_read() -> None:
    asked = (*FEW, "--option", "patience=30", "--playthrough")
    told = run(*asked)
    assert told.exit_code == 0
    head = ["game: kniffel", "players: Anna, Béla", "options: patience=30", ""]
    assert told.stdout.splitlines()[:4] == head
    assert write(read(told.stdout, GAMES)) == told.stdout == run(*asked).stdout
    one = json.loads(run(*FEW, "--option", "patience=30", "--games", "1", "--json").stdout)
    scores = [round(seat["mean"]) for seat in one["seats"]]
    assert told.stdout.endswith(f"\nscores: Anna {scores[0]}, Béla {scores[1]}\n")


MISUSES: dict[tuple[str, ...], tuple[str, dict[str, Any]]] = {
    ("kniffel", "--games", "0"): ("cli-usage-bad-value", {"name": "--games", "expects": "≥ 1"}),
    ("kniffel", "--games", "many"): ("cli-usage-bad-value", {"name": "--games", "expects": "≥ 1"}),
    (): ("cli-usage-missing", {"name": "GAME"}),
    ("chess",): ("cli-no-such-game", {"game": "chess", "games": ", ".join(GAMES)}),
    ("kniffel", "--seats", "steady,genius"): (
        "cli-no-such-bot",
        {"game": "Kniffel", "bot": "genius", "bots": "beginner, steady, expert, winner"},
    ),
    ("kniffel", "--seats", ",".join(["steady"] * 9)): (
        "cli-wrong-seats",
        {"game": "Kniffel", "fewest": 1, "most": 8, "seats": 9},
    ),
    ("kniffel", "--seats", "steady", "--option", "preset=yahtzee"): (
        "cli-wrong-seats",
        {"game": "Kniffel", "fewest": 2, "most": 10, "seats": 1},
    ),
    ("kniffel", "--option", "yatzy"): ("cli-option-form", {"text": "yatzy"}),
    ("kniffel", "--option", "colour=red"): (
        "cli-no-such-option",
        {
            "game": "Kniffel",
            "option": "colour",
            "options": "preset, joker, extra, games, start, place, patience",
        },
    ),
    ("pokino", "--option", "help=\x1b"): (
        "cli-bad-option",
        {"option": "help", "value": "\ufffd", "allowed": "true, false"},
    ),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("args", MISUSES)
def test_misuse(args: tuple[str, ...], lang: str) -> None:
    message, about = MISUSES[args]
    told = run("simulate", *args, lang=lang)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.splitlines()[0] == say(lang, message, **about)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("value", ["0", "13", "1.5", "many", "", "null"])
def test_an_option_that_is_out_of_bounds(value: str, lang: str) -> None:
    told = run("simulate", "kniffel", "--option", f"games={value}", lang=lang)
    takes = say(lang, "cli-option-between", least=1, most=12)
    assert told.exit_code == 2
    assert told.stderr.splitlines()[0] == say(
        lang, "cli-bad-option", option="games", value=value, allowed=takes
    )


@pytest.mark.parametrize(
    ("game", "text", "value"),
    [
        ("kniffel", "patience=30", 30),
        ("kniffel", "patience=null", None),
        ("kniffel", "joker=none", "none"),
        ("kniffel", "joker=null", None),
        ("pokino", "help=true", True),
        ("pokino", "steals=false", False),
        ("pokino", "own=null", None),
    ],
)
def test_options_are_read_as_their_struct_has_them(game: str, text: str, value: object) -> None:
    chosen = chosen_options(GAMES[game], [text])
    assert msgspec.to_builtins(chosen)[text.partition("=")[0]] == value


def test_a_text_is_not_read_as_anything_else() -> None:
    assert chosen_options(GAMES["pokino"], ["own=7"]).own == "7"


def test_options_that_do_not_go_together() -> None:
    told = run("simulate", "kniffel", "--option", "preset=yatzy", "--option", "joker=free")
    assert told.exit_code == 1
    assert told.stderr == say("en", "refused-options-do-not-fit") + "\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no such terminals")
def test_progress_only_in_a_terminal() -> None:
    ours, theirs = os.openpty()
    told = subprocess.run(
        command(*FEW, "--games", "5", "--json"),
        env=environment() | {"TERM": "xterm"},
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
    )
    shown = os.read(ours, 65536).decode()
    os.close(ours)
    os.close(theirs)
    assert "Playing" in shown
    assert "100%" in shown
    assert json.loads(told.stdout)["games"] == 5


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to a single process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt(jobs: str, tmp_path: Path) -> None:
    """Stopped when it has begun to play."""
    with playing(jobs, tmp_path / "logs") as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err.strip()) == (130, "", "Stopped.")


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT to a single process")
def test_interrupting_a_bot_that_thinks_for_ever(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    seats = f"{players.FILE}:thinks_for_ever,beginner"
    with subprocess.Popen(
        command("simulate", "kniffel", "--seats", seats, "--jobs", "2"),
        env=environment() | {players.GIVEN_UP: str(begun)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while not begun.exists():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert (process.returncode, out, err.strip()) == (130, "", "Stopped.")


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_workers_end_with_a_run_that_is_killed(tmp_path: Path) -> None:
    with playing("2", tmp_path / "logs") as process:
        process.kill()
        process.communicate(timeout=300)  # its workers have the other end of these pipes


@contextmanager
def playing(jobs: str, logs: Path) -> Iterator["subprocess.Popen[str]"]:
    """A long run that has begun to play."""
    with subprocess.Popen(
        command(*FEW, "--games", "1000000", "--jobs", jobs, "--save-logs", str(logs)),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while not (logs.is_dir() and any(logs.iterdir())):
            assert process.poll() is None
            sleep(0.01)
        yield process


def test_summary_by_hand() -> None:
    games = [(100, 50), (200, 250), (300, 300), (400, 0)]
    anna, bela = summarize(counted([[game] for game in games], 2))
    assert (anna.mean, anna.least, anna.most) == (250.0, 100, 400)
    assert anna.quantiles == {5: 100, 25: 100, 50: 200, 75: 300, 95: 400}
    assert anna.deviation == pytest.approx(129.0994)
    assert anna.error == pytest.approx(64.5497)
    assert (anna.wins, bela.wins) == (0.625, 0.375)
    (alone,) = summarize(counted([[(7,)]], 1))
    assert (alone.mean, alone.deviation, alone.error, alone.wins) == (7.0, None, None, 1.0)
