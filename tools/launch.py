"""What ./parlour does: make .venv, install, build the client, then become the program.

Each step leaves a stamp of what it was made from and is skipped while the stamp holds, so a later
start needs no network and costs a few file reads. Standard library only.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import build_client
from build_client import ROOT, BuildError, say

ENV = ROOT / ".venv"
PYTHON = ENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = ROOT / "requirements"

INSTALL = ("install", "--quiet", "--retries", "2")

NAMES = {
    "run": "the Python packages",
    "dev": "the developers' packages",
    "node": "Node",
    "print": "what paper needs",
    "terminal": "what a full screen needs",
    "town": "what PostgreSQL needs",
    "many": "what many machines need",
    "ray": "Ray",
    "openspiel": "OpenSpiel",
}
"""What each lock installs."""

EXTRAS = {
    "print": {"print", "serve"},
    "terminal": {"play", "join", "resume"},
    "town": {"--database", "move"},
    "many": {"--on"},
    "ray": {"ray", "tests/study/test_ray.py"},
    "openspiel": {"tests/learn/test_openspiel.py"},
}
"""By extra: the words of a command that want it. The page of `serve` has a button for paper."""

LARGE = {"ray", "openspiel"}
"""Some 200 MB each, for a few tests: dev.txt goes without them."""

PACKAGE = (ROOT / "pyproject.toml", ROOT / "src" / "parlour" / "__init__.py")
"""What the metadata of the installed package is made from; its code is used in place."""


def main(args: list[str]) -> NoReturn:
    # Paths of another environment would shadow what is installed here.
    for name in ("PYTHONPATH", "PYTHONHOME"):
        os.environ.pop(name, None)
    testing = args[:1] == ["test"]
    try:
        with one_at_a_time():
            prepare("dev" if testing else "run")
            words = {part for word in args or ["serve"] for part in word.split("=")}
            if os.environ.get("PARLOUR_DATABASE"):
                words.add("--database")
            for extra, commands in EXTRAS.items():
                if commands & words:
                    prepare_extra(extra, insist=testing or extra in args)
        if testing:
            become(ROOT / "tools" / "check.py", *args[1:])
        # -P: what lies in the folder one happens to be in is not imported.
        become("-P", "-m", "parlour", *(args or ["serve"]))
    except (BuildError, OSError, subprocess.SubprocessError) as error:
        sys.exit(f"Parlour: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


def prepare(lock: str) -> None:
    make_env()
    fresh = install_requirements(lock)
    fresh |= install_package()
    if fresh:
        look_over()
    stale = not build_client.is_fresh()
    # The checks of the web sources need Node even when the client is fresh.
    if (stale or lock == "dev") and not build_client.machine_npm():
        install_requirements("node")
    if stale:
        build_in_env()


def prepare_extra(extra: str, *, insist: bool) -> None:
    """Where an extra cannot be had all else works, and the program says why not. It is tried once,
    and again when somebody asks for just this."""
    tried, want = stamp_of(f"{extra}-tried"), fingerprint(REQUIREMENTS / f"{extra}.txt")
    if extra not in LARGE and is_installed("dev"):  # dev.txt pins it too
        return
    if holds(tried, want) and not insist:
        return
    tried.write_text(want)
    with contextlib.suppress(BuildError):
        install_requirements(extra)


def build_in_env() -> None:
    # By the Python of .venv, which can import the package with Node if one was installed.
    code = subprocess.run([PYTHON, ROOT / "tools" / "build_client.py"], check=False).returncode
    if code:
        sys.exit(code)


def make_env() -> None:
    mark = ENV / ".made"
    if PYTHON.exists() and mark.exists():
        return
    if not (PYTHON.exists() and is_sound()):
        if not importlib.util.find_spec("ensurepip"):  # Debian ships it apart
            raise BuildError(
                "Python's venv module is missing;"
                " on Debian or Ubuntu: sudo apt install python3-venv"
            )
        say("making .venv")
        venv.create(ENV, with_pip=True, clear=True)
    mark.touch()


def is_sound() -> bool:
    """Whether a .venv we did not finish making can be used all the same."""
    test = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([PYTHON, "-c", test], capture_output=True, check=False).returncode == 0


def install_requirements(lock: str) -> bool:
    """True if anything had to be installed."""
    # dev.txt pins all of run.txt, at the same versions.
    if is_installed(lock) or (lock == "run" and is_installed("dev")):
        return False
    say(f"installing {NAMES[lock]}")
    # A lock is complete, so nothing is resolved: pip would look for what is newest today.
    pip(*INSTALL, "--no-deps", "--require-hashes", "-r", REQUIREMENTS / f"{lock}.txt")
    stamp_of(lock).write_text(fingerprint(REQUIREMENTS / f"{lock}.txt"))
    return True


def is_installed(lock: str) -> bool:
    return holds(stamp_of(lock), fingerprint(REQUIREMENTS / f"{lock}.txt"))


def install_package() -> bool:
    """True if it had to be installed."""
    if holds(stamp_of("package"), fingerprint(*PACKAGE)):
        return False
    pip(*INSTALL, "--no-build-isolation", "--no-deps", "--editable", ROOT)
    stamp_of("package").write_text(fingerprint(*PACKAGE))
    return True


def look_over() -> None:
    """Nothing was resolved, so ask once whether all that was installed fits together."""
    pip("check", complaint="the Python packages do not fit together")


def pip(*args: str | Path, complaint: str = "the Python packages could not be installed") -> None:
    command = [PYTHON, "-m", "pip", *args]
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    build_client.check(done, complaint)


def stamp_of(step: str) -> Path:
    return ENV / f".{step}.stamp"


def holds(stamp: Path, want: str) -> bool:
    return stamp.exists() and stamp.read_text() == want


def fingerprint(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two terminals must not install into the same folder at once."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another ./parlour to finish installing")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def become(*args: str | Path) -> NoReturn:
    command = [str(PYTHON), *map(str, args)]
    if os.name == "nt":  # there exec returns to the shell at once
        sys.exit(subprocess.run(command, check=False).returncode)
    sys.stdout.flush()
    os.execv(PYTHON, command)
