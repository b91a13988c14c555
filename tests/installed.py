"""Games that other packages bring, and the environment in which Parlour finds them."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

PIG = Path(__file__).resolve().parent / "packages" / "pig"


def pip_install(project: Path, site: Path) -> None:
    """Build a project and install it there, with the metadata that names its entry points. Nothing
    is downloaded."""
    quiet = ("--quiet", "--disable-pip-version-check", "--root-user-action=ignore")
    offline = ("--no-index", "--no-deps", "--no-build-isolation")
    where = ("--target", str(site), str(project))
    command = [sys.executable, "-m", "pip", "install", *quiet, *offline, *where]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)


def install(site: Path, game: str, files: Mapping[str, str]) -> dict[str, str]:
    """Write these files as pip would leave them: a package called like the game, with an underscore
    for a hyphen, and its entry point. The environment that finds it."""
    package = game.replace("-", "_")
    for name, text in files.items():
        path = site / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    about = site / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[parlour.games]\n{game} = {package}\n")
    return environment(site)


def pig(site: Path) -> dict[str, str]:
    """The game of docs/adding-a-game.md, used in place: the environment that finds it."""
    found = install(site, "pig", {})
    about = site / "pig-1.0.dist-info"
    (about / "entry_points.txt").write_text("[parlour.games]\npig = parlour_pig\n")
    found["PYTHONPATH"] += os.pathsep + str(PIG / "src")
    return found


def environment(site: Path) -> dict[str, str]:
    """Of a process that finds what is installed there."""
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
