"""Own bots on the command line, games that are kept, and the ladder."""

import json
from itertools import count
from pathlib import Path

import pytest

from parlour.text import languages, say
from parlour.text.progress import Teller
from tests.cli.played import run
from tests.study import players

MINE = f"{players.FILE}:first"
FEW = ("simulate", "kniffel", "--seats", f"{MINE},beginner", "--seed", "4", "--jobs", "1")


def test_a_bot_of_ones_own_sits_at_the_table() -> None:
    told = json.loads(run(*FEW, "--games", "1e1", "--json").stdout)
    assert [seat["bot"] for seat in told["seats"]] == ["first", "beginner"]
    assert told["games"] == 10
    assert told["seats"][0]["wins_error"] > 0


def test_games_are_written_down_and_can_be_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    assert run(*FEW, "--games", "2", "--save-logs", str(folder)).exit_code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["kniffel-4-0.jsonl", "kniffel-4-1.jsonl"]
    assert run("replay", str(files[0])).stdout.startswith("Kniffel: first, beginner\n")


def test_what_was_done_is_gone_on_from(tmp_path: Path) -> None:
    file = str(tmp_path / "kept.json")
    run(*FEW, "--games", "3", "--resume", file)
    more = run(*FEW, "--games", "8", "--resume", file, "--json")
    assert more.stdout == run(*FEW, "--games", "8", "--json").stdout
    other = run(*FEW, "--games", "8", "--seed", "5", "--resume", file)
    assert (other.exit_code, other.stderr) == (
        2,
        say("en", "study-other-checkpoint", path=file) + "\n",
    )


@pytest.mark.parametrize("lang", languages())
def test_the_ladder_speaks(lang: str) -> None:
    bots = f"{MINE},beginner"
    told = run("ladder", "kniffel", "--bots", bots, "--games", "6", "--sizes", "2,3", lang=lang)
    assert told.exit_code == 0, told.stderr
    lines = told.stdout.splitlines()
    assert len(lines) == 9
    assert lines[1].split()[1:] == ["first", "beginner"]
    assert lines[-1] == say(lang, "study-ladder-note", games=6)


def test_the_ladder_for_programs() -> None:
    args = ("ladder", "kniffel", "--bots", f"{MINE},beginner", "--games", "4", "--seed", "1")
    told = json.loads(run(*args, "--json").stdout)
    assert [(rung["bot"], rung["others"]) for rung in told["rungs"]] == [
        ("first", "beginner"),
        ("beginner", "first"),
    ]
    low, high = told["rungs"][0]["interval"]
    assert low <= told["rungs"][0]["wins"] <= high


MIXES = ("ladder", "kniffel", "--mixes", "--bots", f"{MINE},beginner", "--seed", "1")


@pytest.mark.parametrize("lang", languages())
def test_mixes_of_levels_at_one_table(lang: str) -> None:
    told = run(*MIXES, "--games", "6", "--sizes", "2,3", lang=lang)
    assert told.exit_code == 0, told.stderr
    lines = told.stdout.splitlines()
    assert len(lines) == 8
    assert lines[1].endswith(say(lang, "study-mixes-lead"))
    assert [line.split(" ±")[0].split()[:2] for line in lines[5:7]] == [["2", "x"], ["1", "x"]]


def test_mixes_for_programs() -> None:
    told = json.loads(run(*MIXES, "--games", "40", "--sizes", "3", "--json").stdout)
    two, one = told["mixes"]
    assert two["bots"] == ["first", "first", "beginner"]
    assert one["bots"] == ["first", "beginner", "beginner"]
    for mix in (two, one):
        first, beginner = (mix["levels"][level]["wins"] for level in ("first", "beginner"))
        won = [mix["levels"][bot]["wins"] for bot in mix["bots"]]
        assert sum(won) == pytest.approx(1)
        assert mix["least"]["lead"] == pytest.approx(beginner - first)
        low, high = mix["least"]["interval"]
        assert low < mix["least"]["lead"] < high


def test_two_players_share_what_there_is_to_win() -> None:
    args = ("ladder", "kniffel", "--bots", f"{MINE},beginner", "--games", "4", "--seed", "1")
    one, other = json.loads(run(*args, "--json").stdout)["rungs"]
    assert one["wins"] + other["wins"] == 1
    assert (one["games"], other["games"]) == (4, 4)


def test_a_ladder_goes_on_from_its_folder(tmp_path: Path) -> None:
    at_once = run(*MIXES, "--sizes", "2,3", "--games", "12", "--json").stdout
    kept = (*MIXES, "--sizes", "2,3", "--resume", str(tmp_path / "kept"))
    assert run(*kept, "--games", "6").exit_code == 0
    assert sorted(file.name for file in (tmp_path / "kept").iterdir()) == [
        "kniffel-first-beginner-beginner.json",
        "kniffel-first-beginner.json",
        "kniffel-first-first-beginner.json",
    ]
    assert run(*kept, "--games", "12", "--json").stdout == at_once


@pytest.mark.parametrize("lang", languages())
def test_a_ladder_that_has_played_more_already(lang: str, tmp_path: Path) -> None:
    kept = (*MIXES, "--sizes", "2", "--resume", str(tmp_path))
    assert run(*kept, "--games", "6").exit_code == 0
    told = run(*kept, "--games", "4", lang=lang)
    path = tmp_path / "kniffel-first-beginner.json"
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == say(lang, "study-longer-checkpoint", path=str(path), games=6) + "\n"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("bots", ["beginner", "beginner,beginner"])
def test_nobody_to_compare_with(bots: str, lang: str) -> None:
    told = run("ladder", "kniffel", "--bots", bots, lang=lang)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == say(lang, "study-ladder-alone") + "\n"


@pytest.mark.parametrize("lang", languages())
def test_two_of_one_name_cannot_be_told_apart(lang: str) -> None:
    told = run("ladder", "kniffel", "--bots", f"{MINE},tests.study.players:first", lang=lang)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == say(lang, "study-ladder-namesakes", bot="first") + "\n"


@pytest.mark.parametrize("sizes", ["", "1", "two", "2,,3", "9"])
def test_no_such_size(sizes: str) -> None:
    told = run("ladder", "kniffel", "--bots", f"{MINE},beginner", "--sizes", sizes)
    assert told.exit_code == 2
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("bot", "message", "about"),
    [
        ("mine", "study-bot-form", {"text": "mine"}),
        ("no.py:mine", "study-bot-no-home", {"home": "no.py"}),
        ("chess=no.py:mine", "cli-no-such-game", {"game": "chess"}),
        (
            f"kniffel={players.FILE}:genius",
            "study-bot-not-there",
            {"home": str(players.FILE), "bot": "genius"},
        ),
    ],
)
def test_serving_a_bot_that_is_none(
    bot: str, message: str, about: dict[str, str], lang: str
) -> None:
    told = run("serve", "--bot", bot, lang=lang)
    games = "cartino, kniffel, poker_champ, pokino"
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr == say(lang, message, games=games, **about) + "\n"


class Page:
    """Something to write on that is no terminal, or is one."""

    def __init__(self, *, terminal: bool) -> None:
        self.terminal = terminal
        self.text = ""

    def isatty(self) -> bool:
        return self.terminal

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        """Nothing waits."""


def test_progress_is_written_over_in_a_terminal_and_rare_elsewhere() -> None:
    here, there = Page(terminal=True), Page(terminal=False)
    for page in (here, there):
        tell = Teller("en", page)  # type: ignore[arg-type]  # all of it that is needed
        tell(1, 4, 2.0)
        tell(4, 4, 2000.0)
    assert here.text == "\rPlaying: 100%, 2000 games per second, 0:00:00 left\n"
    assert there.text == ""


def test_progress_of_slow_games_is_told_by_the_minute() -> None:
    page = Page(terminal=True)
    Teller("de", page)(1, 1, 0.05)  # type: ignore[arg-type]  # all of it that is needed
    assert page.text == "\rEs wird gespielt: 100 %, 3,0 Spiele pro Minute, noch 0:00:00\n"


def test_what_is_written_below_progress_has_the_line_to_itself() -> None:
    page = Page(terminal=True)
    tell = Teller("en", page, count().__next__)  # type: ignore[arg-type]  # all of it that is needed
    tell(1, 4, 2.0)
    tell.clear()
    line = "Playing: 25%, 2.0 games per second, 0:00:02 left"
    assert page.text == f"\r{line}\r{' ' * len(line)}\r"
    tell(4, 4, 2.0)
    told = page.text
    tell.clear()
    assert page.text == told
