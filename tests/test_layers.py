"""Imports point one way: core, kit, games, what adapts them, and the command line on top.

Inside a game the name of a file says on which floor it stands.
"""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "parlour"

GAMES = {"core", "kit", "exact", "games"}
ADAPTER = {*GAMES, "text", "art", "study", "lessons"}
MAY_IMPORT = {
    "core": set[str](),
    "kit": {"core", "exact"},
    "exact": {"core"},
    "games": {"core", "kit", "exact"},
    "art": {"games"},
    "text": GAMES,
    "study": GAMES,
    "lessons": {*GAMES, "text", "study"},
    "library": ADAPTER,
    "logs": {*ADAPTER, "library"},
    "learn": {*ADAPTER, "library"},
    "server": {*ADAPTER, "printing"},
    "terminal": {*ADAPTER, "server"},
    "printing": ADAPTER,
}
"""By folder: which others it may import. Whatever is not named here (cli, commands) is on top."""

FLOORS = {
    "exact": 1,
    "codec": 1,
    "kernel": 1,
    "bots": 2,
    "coach": 2,
    "shark": 2,
    "lookahead": 2,
    "master": 2,
    "turns": 2,
    "__init__": 3,
    "words": 4,
    "art": 4,
    "paper": 5,
    "commands": 6,
}
"""By first name below a game's folder; any other file is on the ground floor, with the rules."""
GROUND, RECORD, WORDS, PAPER, COMMANDS = 0, 3, 4, 5, 6

NUMBERS = {("kit", "ranks"), ("kit", "ranks_numba")}
"""The files of the kit that want numpy."""

FILES = sorted(SOURCE.rglob("*.py"))


def place(path: Path) -> tuple[str, ...]:
    """`("games", "kniffel", "rules")`"""
    return path.relative_to(SOURCE).with_suffix("").parts


def imported(path: Path) -> Iterator[tuple[str, ...]]:
    """Every module a file imports, wherever in the file, as its parts."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (tuple(name.name.split(".")) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            module = tuple((node.module or "").split("."))
            yield from ((*module, name.name) for name in node.names)


def ours(path: Path) -> Iterator[tuple[str, ...]]:
    """The parts after `parlour` of what a file imports of ours."""
    yield from (parts[1:] for parts in imported(path) if parts[0] == "parlour")


def theirs(path: Path) -> set[str]:
    tops = {parts[0] for parts in imported(path)}
    return tops - set(sys.stdlib_module_names) - {"parlour", "__future__"}


def floor(path: Path) -> int | None:
    """The floor of a game's file; None outside the games."""
    match place(path):
        case ("games", _, name, *_):
            return FLOORS.get(name, GROUND)
        case _:
            return None


def allowed(path: Path) -> set[str] | None:
    """The folders a file may import from; None: all."""
    upstairs = {
        WORDS: {*GAMES, "text", "art"},
        PAPER: {*GAMES, "text", "art", "printing"},
        COMMANDS: None,
    }
    here = floor(path)
    return upstairs[here] if here in upstairs else MAY_IMPORT.get(place(path)[0])


every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(place(path)))


@every_file
def test_imports_point_one_way(path: Path) -> None:
    may = allowed(path)
    if may is not None:
        layers = {parts[0] for parts in ours(path)} - {place(path)[0], "__version__"}
        assert layers <= may


@every_file
def test_inside_a_game_imports_point_down(path: Path) -> None:
    here = floor(path)
    if here is None:
        return
    for parts in ours(path):
        if parts[0] == "games" and len(parts) > 2:
            assert parts[1] == place(path)[1], "games do not import each other"
            assert FLOORS.get(parts[2], GROUND) <= here, f"{parts[2]} stands above"


@every_file
def test_core_kit_and_rules_need_nothing_but_msgspec(path: Path) -> None:
    ground = place(path)[0] in ("core", "kit") or floor(path) in (GROUND, RECORD)
    if ground and place(path) not in NUMBERS:
        assert theirs(path) <= {"msgspec"}


def test_the_games_load_without_numpy() -> None:
    code = "import sys, parlour.games; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_coverage_gate_leaves_out_what_stands_above_the_ground_floor() -> None:
    project = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    omitted = project["tool"]["coverage"]["run"]["omit"]
    names = {path.split("/")[4].rstrip("*") for path in omitted if "/games/" in path}
    assert names | {"__init__"} == set(FLOORS)


def test_nobody_imports_the_command_line() -> None:
    for path in FILES:
        if allowed(path) is not None:
            assert not {parts[0] for parts in ours(path)} & {"cli", "commands"}


def test_no_import_cycle() -> None:
    """Not even through an import inside a function."""
    modules = {".".join(module(path)): path for path in FILES}
    edges = {
        name: {
            found
            for parts in ours(path)
            if (found := known(modules, parts)) is not None and found != name
        }
        for name, path in modules.items()
    }
    assert in_circles(edges) == {}


def in_circles(edges: dict[str, set[str]]) -> dict[str, set[str]]:
    """What is left when, again and again, all go that import none or are imported by none."""
    imported_ones = set().union(*edges.values())
    left = {
        name: imports & edges.keys()
        for name, imports in edges.items()
        if imports & edges.keys() and name in imported_ones
    }
    return left if left == edges else in_circles(left)


def module(path: Path) -> tuple[str, ...]:
    here = place(path)
    return here[:-1] if here[-1] == "__init__" else here


def known(modules: dict[str, Path], parts: tuple[str, ...]) -> str | None:
    """The module that an import reads: `a.b.c`, or `a.b` where c is a name in it."""
    return next(
        (name for n in (0, 1) if (name := ".".join(parts[: len(parts) - n])) in modules), None
    )
