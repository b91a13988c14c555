"""Pig is the game of docs/adding-a-game.md: the page quotes it word for word. It is no part of
Parlour, and all of it is found once it is installed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.games import GAMES
from tests.installed import PIG, environment

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"```(?:python|toml|ftl|markdown|text|ts|svelte)\n(.*?)```", PAGE, re.DOTALL)
FILES = [
    path.read_text(encoding="utf-8")
    for path in PIG.rglob("*")
    if path.suffix in (".py", ".toml", ".ftl", ".md", ".txt", ".ts", ".svelte")
]


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: block.split("\n")[0][:40])
def test_the_page_quotes_the_game(block: str) -> None:
    assert any(block in text for text in FILES)


def test_every_block_of_the_page_but_the_first_is_quoted() -> None:
    """The first shows the tree."""
    fences = re.findall(r"^```(.*)$", PAGE, re.MULTILINE)[::2]
    assert fences[0] == ""
    assert len(fences) - 1 == len(QUOTED)


def run(site: Path, *args: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *args],
        cwd=cwd,
        env=environment(site) | {"PYTHONIOENCODING": "utf-8", "PARLOUR_LANG": "en"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def parlour(site: Path, *args: str) -> str:
    done = run(site, "-m", "parlour", *args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_no_part_of_parlour() -> None:
    assert "pig" not in GAMES


def test_the_command_line_knows_it(pig_site: Path) -> None:
    *told, goal = parlour(pig_site, "pig").splitlines()
    assert told[0] == "Pig (pig)"
    assert goal == "    goal=100  10 to 1000"
    assert "\n".join(told[:-1]) in parlour(pig_site, "games")
    assert "  pig " in parlour(pig_site, "--help")
    assert parlour(pig_site, "--lang", "de", "pig").startswith("Schweinchen (pig)\n")


def test_its_own_command(pig_site: Path) -> None:
    told = "Holding at 20: 62.5% of turns are lost, and a turn brings 8.1 points on average.\n"
    assert parlour(pig_site, "pig", "chances") == told
    wrong = run(pig_site, "-m", "parlour", "pig", "odds")
    assert (wrong.returncode, wrong.stderr) == (2, "Pig has no command odds. It has: chances.\n")


def test_it_brings_no_paper_and_says_so(pig_site: Path) -> None:
    done = run(pig_site, "-m", "parlour", "print", "pig")
    assert (done.returncode, done.stderr) == (1, "Pig has nothing to print.\n")


def test_its_bots_play(pig_site: Path) -> None:
    assert "steady" in parlour(pig_site, "simulate", "pig", "--games", "5", "--seed", "1")


def test_its_emblem_is_drawn_when_the_server_starts(pig_site: Path) -> None:
    code = "from parlour.art.gallery import added, built; print([*added()], 'pig' in built())"
    assert run(pig_site, "-c", code).stdout == "['pig'] False\n"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tests and pages of Parlour, with those of Pig in their places."""
    folder = tmp_path_factory.mktemp("tree")
    for name in ("tests", "docs", "tools"):
        skipped = shutil.ignore_patterns("__pycache__", "pig", "test_pig.py")
        shutil.copytree(ROOT / name, folder / name, ignore=skipped)
    for name in ("tests", "docs"):
        shutil.copytree(PIG / name, folder / name, dirs_exist_ok=True)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.mark.parametrize(
    "tests",
    [
        ("tests/games/pig",),
        ("tests/laws", "-k", "pig"),
        ("tests/games/test_playthroughs.py", "-k", "pig/"),
        ("tests/test_games.py", "-k", "pig"),
        ("tests/test_clauses.py", "-k", "pig"),
    ],
    ids=lambda tests: tests[0],
)
def test_what_proves_every_game_proves_pig(
    pig_site: Path, tree: Path, tests: tuple[str, ...]
) -> None:
    """Found by name: no file of Parlour was touched for it."""
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:playwright")
    done = run(pig_site, "-m", "pytest", *options, *tests, cwd=tree)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert re.search(r"\d+ passed|100%", done.stdout), "no test was found by its name"
