"""The command as a whole: languages, help, misuse, bugs, and what can be played."""

import json
import subprocess
import sys

import click
import pytest

from parlour import __version__
from parlour.cli import VERBS, parlour
from parlour.commands.group import commands_of
from parlour.core.described import options_of
from parlour.games import GAMES, PACKAGES
from parlour.text import languages, say
from tests.cli.played import command, environment, run, run_alone

EVERYTHING = (*VERBS, *GAMES)


def test_version() -> None:
    assert run("--version").stdout == f"parlour {__version__}\n"
    assert run_alone("--version").stdout == f"parlour {__version__}\n"


def test_help_names_every_command() -> None:
    told = run("--help")
    assert told.exit_code == 0
    for name in EVERYTHING:
        assert f"  {name} " in told.stdout
        assert run(name, "--help").exit_code == 0


@pytest.mark.parametrize("lang", languages())
def test_games(lang: str) -> None:
    told = run("--lang", lang, "games").stdout
    assert "Kniffel (kniffel)" in told.splitlines()
    assert say(lang, "kniffel-tagline") in told
    assert say(lang, "cli-seats", fewest=1, most=8) in told
    assert f"steady ({say(lang, 'kniffel-bot-steady')})" in told


def test_games_as_json() -> None:
    (kniffel,) = (
        game for game in json.loads(run("games", "--json").stdout) if game["name"] == "kniffel"
    )
    assert kniffel["seats"] == {"fewest": 1, "most": 8}
    assert kniffel["bots"] == ["beginner", "steady", "expert", "winner"]
    assert kniffel["title"] == "Kniffel"
    games = {"type": "Count", "name": "games", "default": 1, "optional": False}
    assert {**games, "least": 1, "most": 12} in kniffel["options"]


def test_help_loads_neither_solvers_nor_server_nor_commands_of_games() -> None:
    code = (
        "import sys\n"
        "from parlour.cli import parlour\n"
        "parlour(['--help'], standalone_mode=False)\n"
        "print(*sys.modules, file=sys.stderr)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(told.stderr.split())
    assert not loaded & {"numpy", "numba", "aiohttp"}
    assert not loaded & {f"{package}.commands" for package in PACKAGES.values()}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_alone_is_told_as_among_all_and_with_its_options(name: str) -> None:
    told = run(name)
    assert told.exit_code == 0
    about, _, options = told.stdout.partition("  " + say("en", "cli-options") + "\n")
    assert about.splitlines()[0].endswith(f"({name})")
    assert about in run("games").stdout
    named = [line.split("=")[0].strip() for line in options.splitlines()]
    assert named == [option.name for option in options_of(GAMES[name])]


def test_options_are_told_with_their_defaults_and_bounds() -> None:
    lines = run("kniffel").stdout.splitlines()
    assert "    preset=kniffel  kniffel, schmidt, yahtzee, plain, yatzy, forced_order" in lines
    assert "    games=1         1 to 12" in lines
    assert "    patience=null   5 to 600, or null" in lines
    assert "    steals=true      true, false" in run("pokino").stdout.splitlines()


@pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("kniffel", {"solve", "coach"}),
        ("poker_champ", {"odds"}),
        ("pokino", {"boards", "odds", "rounds"}),
        ("cartino", {"layout"}),
    ],
)
def test_commands_of_a_game(game: str, verbs: set[str]) -> None:
    assert set(commands_of(game).found()) == verbs
    for verb in verbs:
        assert run(game, verb, "--help").exit_code == 0


MISUSES = {
    ("--frob",): ("cli-usage-no-such-option", {"name": "--frob"}),
    ("games", "--frob"): ("cli-usage-no-such-option", {"name": "--frob"}),
    ("replay",): ("cli-usage-missing", {"name": "LOG"}),
    ("games", "extra"): ("cli-usage", {}),
    ("serve", "--port"): ("cli-usage-option", {"name": "--port"}),
    ("serve", "--port", "99999"): (
        "cli-usage-bad-value",
        {"name": "--port", "expects": "0 … 65535"},
    ),
    ("serve", "--here-only", "--lan"): ("cli-here-only", {"name": "--lan"}),
    ("serve", "--here-only", "--host", "::1"): ("cli-here-only", {"name": "--host"}),
    ("serve", "--origin", "games.example"): ("cli-bad-origin", {"origin": "games.example"}),
    ("--lang", "tlh"): ("cli-usage-bad-value", {"name": "--lang", "expects": "en|fr|hu|de|es"}),
    ("kniffel", "frob"): (
        "cli-usage-no-such-verb",
        {"name": "frob", "game": "Kniffel", "names": "solve, coach"},
    ),
    ("kniffel", "--frob"): ("cli-usage-no-such-option", {"name": "--frob"}),
    ("solve", "kniffel"): (
        "cli-usage-no-such-command",
        {"name": "solve", "names": ", ".join(EVERYTHING)},
    ),
    ("frob",): (
        "cli-usage-no-such-command",
        {"name": "frob", "names": ", ".join(EVERYTHING)},
    ),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("args", MISUSES, ids=" ".join)
def test_misuse(args: tuple[str, ...], lang: str) -> None:
    message, about = MISUSES[args]
    told = run(*args, lang=lang)
    assert (told.exit_code, told.stdout) == (2, "")
    assert told.stderr.splitlines()[0] == say(lang, message, **about)
    assert "Traceback" not in told.stderr


@pytest.fixture
def bug(monkeypatch: pytest.MonkeyPatch) -> str:
    @click.command()
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(parlour.commands, "broken", broken)
    return "broken"


def test_a_bug_is_polite(bug: str) -> None:
    told = run(bug, lang="fr")
    assert told.exit_code == 1
    assert told.stderr == say("fr", "cli-bug", error="ZeroDivisionError") + "\n"


def test_a_bug_shows_itself_when_asked(bug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DEBUG", "1")
    assert isinstance(run(bug).exception, ZeroDivisionError)


def test_other_system_errors_are_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command()
    def full() -> None:
        raise OSError(28, "No space left on device", "disk")

    monkeypatch.setitem(parlour.commands, "full", full)
    assert run("full").stderr == "The system says: No space left on device (disk)\n"


def test_a_terminal_without_our_letters() -> None:
    ascii_only = environment("hu") | {"PYTHONIOENCODING": "ascii"}
    told = subprocess.run(command("games"), env=ascii_only, capture_output=True, check=False)
    assert (told.returncode, told.stderr) == (0, b"")
