"""Solved tables on disk: found again, never trusted blindly, never needed."""

import logging
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner
from msgspec import json

from parlour.exact import kept
from parlour.games.kniffel.commands import coach, solve
from parlour.games.kniffel.exact import kernel
from parlour.games.kniffel.exact.cache import fetch, keep
from parlour.games.kniffel.exact.trouble import Trouble
from parlour.games.kniffel.model import Options, Preset
from parlour.games.kniffel.presets import rules_of

TABLES = kernel.tables(rules_of(Options(Preset.FORCED_ORDER)))
NUMBERS = np.arange(24.0).reshape(2, 3, 4)


@pytest.fixture
def notices(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return []


def test_kept_and_found(notices: Any) -> None:
    assert fetch("values", TABLES, notices.append) is None
    keep("values", TABLES, NUMBERS, notices.append)
    assert np.array_equal(fetch("values", TABLES, notices.append), NUMBERS)
    other = kernel.tables(rules_of(Options(Preset.PLAIN)))
    assert fetch("values", other, notices.append) is None
    assert fetch("bonus", TABLES, notices.append) is None
    assert notices == []


def flipped(text: bytes) -> bytes:
    return text[:-5] + bytes([text[-5] ^ 1]) + text[-4:]


DAMAGE = {
    "a bit": flipped,
    "cut short": lambda text: text[:-8],
    "too long": lambda text: text + b"12345678",
    "empty": lambda text: b"",
    "no label": lambda text: text.partition(b"\n")[2],
    "other rules": lambda text: text.replace(b'"rules":1', b'"rules":9', 1),
    "other format": lambda text: text.replace(b'"format":1', b'"format":9', 1),
    "other shape": lambda text: text.replace(b"[2,3,4]", b"[2,3,5]", 1),
    "a number as label": lambda text: b"7\n" + text.partition(b"\n")[2],
    "not text": lambda text: b"\xff\xfe\n" + text,
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_noticed(notices: Any, name: str) -> None:
    keep("values", TABLES, NUMBERS, notices.append)
    (path,) = kept.folder().iterdir()
    path.write_bytes(DAMAGE[name](path.read_bytes()))
    assert fetch("values", TABLES, notices.append) is None
    (notice,) = notices
    assert notice.code is Trouble.CACHE_DAMAGED
    assert notice.about == {"path": str(path)}
    keep("values", TABLES, NUMBERS, notices.append)
    assert np.array_equal(fetch("values", TABLES, notices.append), NUMBERS)


def test_an_unwritable_folder_is_noticed(
    notices: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    keep("values", TABLES, NUMBERS, notices.append)
    assert [notice.code for notice in notices] == [Trouble.CACHE_UNWRITABLE]
    assert fetch("values", TABLES, notices.append) is None


def test_by_default_a_notice_is_logged(
    caplog: Any, notices: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with caplog.at_level(logging.WARNING):
        keep("values", TABLES, NUMBERS)
    assert "coach-cache-unwritable" in caplog.text


def test_where_each_system_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    home = {"HOME": "/home/ann", "LOCALAPPDATA": "C:/ann"}
    assert kept.folder({"XDG_CACHE_HOME": "/tmp/x"}).as_posix() == "/tmp/x/parlour"
    for platform, path in (
        ("linux", "/home/ann/.cache/parlour"),
        ("darwin", "/home/ann/Library/Caches/parlour"),
        ("win32", "C:/ann/parlour"),
    ):
        monkeypatch.setattr(kept.sys, "platform", platform)
        assert kept.folder(home).as_posix() == path


# On the command line


def run(command, *args: str):
    return CliRunner().invoke(command, ["kniffel", *args])


def test_solve_prints_the_published_value() -> None:
    assert run(solve).stdout == "254.587728734495\n"
    found = json.decode(run(solve, "--json").stdout)
    assert found["expected"] == pytest.approx(254.587728734495, abs=1e-9)
    assert found["joker"] == "forced"


def test_solve_by_other_rules() -> None:
    found = json.decode(run(solve, "--preset", "forced_order", "--json", "--details").stdout)
    assert found["expected"] == pytest.approx(130.285971940571, abs=1e-9)
    assert found["details"]["bonus"] == pytest.approx(0.044, abs=1e-3)
    shown = run(solve, "--preset", "forced_order", "--details", "--target", "250")
    assert "0.3" in shown.stdout
    assert "Chance" in shown.stdout


def test_coach_on_the_command_line() -> None:
    position = ("--sheet", "ones=3,sixes=18,kniffel=50", "--dice", "2,2,5,5,6", "--rolls-left", "1")
    found = json.decode(run(coach, *position, "--json").stdout)
    assert found["keeps"][0]["keep"] == [5, 5]
    assert found["value"] == pytest.approx(293.8664587, abs=1e-6)
    assert 0.5 < found["bonus"] < 0.6
    assert "Keep 5 5" in run(coach, *position).stdout


SENTENCES = [
    (("--sheet", "ones=7"), "No dice are worth 7 points in the box Ones."),
    (("--sheet", "ones"), "ones is not a box and its points. Write a sheet like ones=3,sixes=18"),
    (("--sheet", "ones=1,ones=2"), "The box Ones is given twice."),
    (("--sheet", "ones=99999999999"), "ones=99999999999 is not a box"),
    (("--sheet", "pairs=2"), "This sheet has no box pairs. It has: ones, twos,"),
    (("--dice", "1,2,3,4"), "1,2,3,4 are not five dice. Write them like 2,2,5,5,6"),
    (("--dice", "1,2,3,4,9"), "1,2,3,4,9 are not five dice."),
    (("--dice", "1,2,3,4,5", "--rolls-left", "3"), "With dice on the table 0, 1 or 2 rolls"),
    (("--sheet", "kniffel=50", "--extra-points", "100"), "No game leads to this sheet with 100"),
    (("--preset", "yatzy", "--joker", "free"), "The sheet yatzy knows no joker"),
]


@pytest.mark.parametrize(("args", "sentence"), SENTENCES)
def test_bad_input_is_answered_with_a_sentence(args: tuple[str, ...], sentence: str) -> None:
    result = run(coach, *args)
    assert result.exit_code == 1
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_it_goes_on_without_a_cache(
    notices: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    result = run(solve, "--preset", "forced_order", "--path", "numpy")
    assert "130.285971940571" in result.stdout
    assert "cannot be written" in result.stderr
