"""Imports point one way: core, kit, games, what adapts them, and the command line on top."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "parlour"

GAMES = {"core", "kit", "exact", "games"}
ADAPTER = {*GAMES, "text", "art", "study"}
MAY_IMPORT = {
    "core": set(),
    "kit": {"core"},
    "exact": set(),
    "games": {"core", "kit", "exact"},
    "art": set(),
    "text": GAMES,
    "study": GAMES,
    "learn": ADAPTER,
    "server": ADAPTER,
    "terminal": ADAPTER,
    "printing": ADAPTER,
}
"""By folder: which others it may import. Whatever is not named here (cli, commands) is on top."""

RULES = {"__init__", "model", "presets", "rules", "view"}
"""The files of a game that are played from; solvers and kernels beside them may want numpy."""

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


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(place(path)))
def test_imports_point_one_way(path):
    here = place(path)[0]
    if here not in MAY_IMPORT:
        return
    layers = {parts[0] for parts in ours(path)} - {here, "__version__"}
    assert layers <= MAY_IMPORT[here]


def test_core_kit_and_rules_need_nothing_but_msgspec():
    for path in FILES:
        layer, name = place(path)[0], place(path)[-1]
        if layer in ("core", "kit") or (layer == "games" and name in RULES):
            assert theirs(path) <= {"msgspec"}, path


def test_the_games_load_without_numpy():
    code = "import sys, parlour.games; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_games_do_not_import_each_other():
    for path in FILES:
        where = place(path)
        if where[0] == "games" and len(where) > 2:
            for parts in ours(path):
                assert parts[0] != "games" or parts[1] == where[1], path


def test_text_knows_the_words_of_a_game_and_not_its_rules():
    for path in FILES:
        if place(path)[0] == "text":
            for parts in ours(path):
                assert parts[0] != "games" or parts[2] in ("model", "layout", "boards"), path


def test_nobody_imports_the_command_line():
    for path in FILES:
        if place(path)[0] in MAY_IMPORT:
            assert not {parts[0] for parts in ours(path)} & {"cli", "commands"}
