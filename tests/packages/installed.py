"""Packages with a game, built and installed for real, without an index."""

import os
import subprocess
import sys
from pathlib import Path

PACKAGES = Path(__file__).resolve().parent
PIG = PACKAGES / "pig"


def install(package: Path, site: Path) -> None:
    """Into a folder of its own, with the metadata in which entry points are found."""
    quiet = ("--quiet", "--disable-pip-version-check", "--root-user-action=ignore")
    offline = ("--no-index", "--no-deps", "--no-build-isolation")
    where = ("--target", str(site), str(package))
    command = [sys.executable, "-m", "pip", "install", *quiet, *offline, *where]
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL)


def environment(site: Path, **more: str) -> dict[str, str]:
    """Of a process that finds what is installed there."""
    return {**os.environ, "PYTHONPATH": str(site), "PARLOUR_LANG": "en", **more}
