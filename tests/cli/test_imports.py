"""A command imports what it needs, and no more: what it costs to start is felt at every restart."""

import gc
import os
import subprocess
import sys

import pytest

from parlour.cli import VERBS, parlour
from parlour.commands.imports import CERTIFICATES, importing, without_certificates

ASKED = """
import sys
from click.testing import CliRunner
from parlour.cli import parlour
result = CliRunner().invoke(parlour, sys.argv[2:])
assert result.exit_code == 0, result.output
found = set(sys.argv[1].split(",")) & set(sys.modules)
sys.exit(", ".join(sorted(found)))
"""


def imported(unwanted: str, *command: str) -> str:
    """Which of these modules a command imports."""
    run = subprocess.run(
        [sys.executable, "-c", ASKED, unwanted, *command],
        check=False,
        capture_output=True,
        text=True,
    )
    return run.stderr.strip()


@pytest.mark.parametrize("command", [["--help"], ["--version"], ["games"], ["serve", "--help"]])
def test_help_needs_neither_server_nor_numbers(command: list[str]) -> None:
    assert imported("aiohttp,numpy,numba,uvloop,segno", *command) == ""


def test_the_server_needs_no_numbers_and_draws_nothing_before_it_is_asked() -> None:
    code = "import sys, parlour.server.app; sys.exit(', '.join({wanted} & set(sys.modules)))"
    wanted = {"numpy", "numba", "segno", "scipy", "fluent", "babel"}
    run = subprocess.run(
        [sys.executable, "-c", code.format(wanted=wanted)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.stderr.strip() == ""


def test_every_verb_is_found_in_its_module() -> None:
    context = parlour.make_context("parlour", ["games"])
    for name in VERBS:
        found = parlour.get_command(context, name)
        assert found is not None
        assert found.name == name


def test_garbage_is_collected_again_after_importing() -> None:
    with importing():
        assert not gc.isenabled()
    assert gc.isenabled()
    gc.unfreeze()


def test_certificates_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    file, folder = CERTIFICATES
    monkeypatch.setenv(file, "mine")
    monkeypatch.delenv(folder, raising=False)
    with without_certificates():
        assert [os.environ[name] for name in CERTIFICATES] == [os.devnull] * 2
    assert (os.environ[file], folder in os.environ) == ("mine", False)
