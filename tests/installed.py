"""A game that another package brings, as pip would leave it: a package and its entry point."""

import os
from collections.abc import Mapping
from pathlib import Path


def install(folder: Path, game: str, files: Mapping[str, str]) -> dict[str, str]:
    """Put the files of a game's package there; the environment in which Parlour finds it.

    The package is called like the game, with an underscore for a hyphen.
    """
    package = game.replace("-", "_")
    for name, text in files.items():
        path = folder / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[parlour.games]\n{game} = {package}\n")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
