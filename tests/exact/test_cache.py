"""Solved tables on disk: found again, never trusted blindly, never needed."""

import logging
import os
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from parlour.exact import kept
from parlour.exact.cache import MOST_FILES, Entry, Floats, fetch, keep
from parlour.exact.trouble import Trouble, Unsolvable

TABLES = (np.arange(5), np.ones((2, 2)))
ENTRY = Entry("kniffel", 1, "values", TABLES)
NUMBERS = np.arange(24.0).reshape(2, 3, 4)


@pytest.fixture
def notices(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Unsolvable]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return []


def same(found: Floats | None) -> bool:
    return found is not None and np.array_equal(found, NUMBERS)


def test_kept_and_found(notices: list[Unsolvable]) -> None:
    assert fetch(ENTRY, notices.append) is None
    keep(ENTRY, NUMBERS, notices.append)
    assert same(fetch(ENTRY, notices.append))
    assert notices == []


@pytest.mark.parametrize(
    "other",
    [
        ENTRY._replace(game="cartino"),
        ENTRY._replace(rules=2),
        ENTRY._replace(what="bonus"),
        ENTRY._replace(tables=(np.arange(5), np.zeros((2, 2)))),
    ],
)
def test_nothing_else_is_found(notices: list[Unsolvable], other: Entry) -> None:
    keep(ENTRY, NUMBERS, notices.append)
    assert fetch(other, notices.append) is None
    assert notices == []


def flipped(text: bytes) -> bytes:
    return text[:-5] + bytes([text[-5] ^ 1]) + text[-4:]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
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
def test_damage_is_noticed(notices: list[Unsolvable], name: str) -> None:
    keep(ENTRY, NUMBERS, notices.append)
    (path,) = kept.folder().iterdir()
    path.write_bytes(DAMAGE[name](path.read_bytes()))
    assert fetch(ENTRY, notices.append) is None
    (notice,) = notices
    assert notice.code is Trouble.CACHE_DAMAGED
    assert notice.about == {"path": str(path)}
    keep(ENTRY, NUMBERS, notices.append)
    assert same(fetch(ENTRY, notices.append))


def test_an_unwritable_folder_is_noticed(
    notices: list[Unsolvable], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    keep(ENTRY, NUMBERS, notices.append)
    assert [notice.code for notice in notices] == [Trouble.CACHE_UNWRITABLE]
    assert fetch(ENTRY, notices.append) is None


def test_by_default_a_notice_is_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    with caplog.at_level(logging.WARNING):
        keep(ENTRY, NUMBERS)
    assert "exact-cache-unwritable" in caplog.text


@pytest.mark.parametrize(
    ("platform", "path"),
    [
        ("linux", "/home/ann/.cache/parlour"),
        ("darwin", "/home/ann/Library/Caches/parlour"),
        ("win32", "C:/ann/parlour"),
    ],
)
def test_where_each_system_keeps_it(platform: str, path: str) -> None:
    home = {"HOME": "/home/ann", "LOCALAPPDATA": "C:/ann"}
    assert kept.folder(home, platform).as_posix() == path
    assert kept.folder(home | {"XDG_CACHE_HOME": "/tmp/x"}, platform) == Path("/tmp/x/parlour")


def test_of_too_many_files_those_used_longest_ago_go(
    notices: list[Unsolvable], tmp_path: Path
) -> None:
    entries = [ENTRY._replace(rules=number) for number in range(MOST_FILES + 3)]
    for age, entry in enumerate(entries):
        keep(entry, NUMBERS, notices.append)
        newest = max((tmp_path / "parlour").iterdir(), key=lambda file: file.stat().st_mtime)
        os.utime(newest, (age, age))
        fetch(entries[0], notices.append)  # used all the time
    keep(ENTRY._replace(game="cartino"), NUMBERS, notices.append)
    assert len(list((tmp_path / "parlour").iterdir())) == MOST_FILES
    assert same(fetch(entries[0], notices.append))
    assert fetch(entries[1], notices.append) is None
