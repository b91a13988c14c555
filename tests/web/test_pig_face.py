"""Pig as a folder of Parlour, with a face of its own: one folder is added in Python and one in the
page, and the client is built with them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import build_client
import pytest
from playwright.sync_api import expect

from tests.installed import PIG
from tests.web.conftest import PHONE, ROOT, Open, serving


@pytest.fixture(scope="module")
def tree(client: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of Parlour with two more folders."""
    folder = tmp_path_factory.mktemp("tree")
    for name in ("src", "web", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=made)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    game = folder / "src" / "parlour" / "games" / "pig"
    shutil.copytree(PIG / "src" / "parlour_pig", game)
    for file in game.glob("*.py"):
        text = file.read_text(encoding="utf-8").replace("parlour_pig", "parlour.games.pig")
        file.write_text(text, encoding="utf-8")
    face = folder / "web" / "src" / "games" / "pig"
    shutil.copytree(PIG / "web" / "src" / "games" / "pig", face)
    run(folder, sys.executable, "tools/wire_types.py")
    return folder


def made(folder: str, names: list[str]) -> set[str]:
    """What is built, and so is built anew."""
    here = Path(folder).relative_to(ROOT)
    paths = {name: (here / name).as_posix() for name in names}
    built = {"web/node_modules", "web/art", "web/public/art", "src/parlour/static"}
    return {name for name, path in paths.items() if path in built or name == "__pycache__"}


def run(folder: Path, *command: str, cwd: str = ".", **more: str) -> None:
    done = subprocess.run(
        command,
        cwd=folder / cwd,
        env=environ(folder) | more,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def environ(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder / "src")}


@pytest.fixture(scope="module")
def server(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    run(tree, sys.executable, "tools/build_client.py")
    with serving(tmp_path_factory.mktemp("house"), environ(tree)) as address:
        yield address


@pytest.mark.parametrize(
    "check",
    [
        ("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        ("eslint", "--max-warnings", "0", "src/games/pig"),
        ("prettier", "--check", "src/games/pig", "!**/*.gen.ts"),
    ],
    ids=lambda check: check[0],
)
def test_the_checks_of_the_page_pass(tree: Path, check: tuple[str, ...]) -> None:
    npm = build_client.find_npm()
    run(tree, *npm.command, "exec", "--", *check, cwd="web", PATH=npm.path)


def test_it_is_played_on_its_own_face(visit: Open) -> None:
    anna = visit("Anna", PHONE)
    anna.start_table("Pig")
    anna.add_bot("Steady")
    anna.press("Start the game")
    table = anna.page.get_by_role("region", name="Pig")
    expect(table).to_contain_text("This turn: 0")
    anna.press("Roll")
    expect(table.locator('img[src^="/art/die-"]')).to_be_visible()
    anna.fits()
    anna.is_accessible()
    anna.shoot("pig-face-360")
    assert anna.complaints == []
