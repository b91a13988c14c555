"""What the house keeps and writes about itself tells strangers nothing."""

import logging
from pathlib import Path

import pytest
from msgspec import json

from parlour.server.journal import JsonLines, Throttle, alias, keep_aliases
from parlour.server.link.budgets import Budget
from tests.server.player import house, scene


def rights(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


@scene
async def test_only_the_owner_reads_what_is_kept(folder: Path) -> None:
    data = folder / "new" / "data"
    async with house(data) as tables:
        await tables.make()
        assert rights(data) == "0o700"
        files = {file.name: rights(file) for file in data.iterdir()}
    assert files == dict.fromkeys(files, "0o600")
    assert {"parlour.db", "parlour.db-wal", "journal.key"} <= files.keys()


@scene
async def test_what_an_older_version_has_left_open_is_closed(folder: Path) -> None:
    for name in ("parlour.db", "something else"):
        (folder / name).touch(0o644)
    folder.chmod(0o755)  # noqa: ASYNC240 - a test waits for nobody
    async with house(folder):
        assert rights(folder / "parlour.db") == "0o600"
    assert (rights(folder), rights(folder / "something else")) == ("0o755", "0o644")


def test_an_alias_takes_the_key_of_this_house(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
    keep_aliases(one)
    here = alias("BCDFGH")
    assert alias("BCDFGH") == here != alias("BCDFGJ")
    keep_aliases(other)
    assert (other / "journal.key").read_bytes() == (one / "journal.key").read_bytes()
    (other / "journal.key").write_bytes(b"another secret, which nobody else has")
    keep_aliases(other)
    assert alias("BCDFGH") != here
    keep_aliases(one)
    assert alias("BCDFGH") == here, "a restart changes nothing"


def test_a_key_that_was_never_written_is_no_key(tmp_path: Path) -> None:
    before = alias("BCDFGH")
    (tmp_path / "journal.key").touch()
    keep_aliases(tmp_path)
    assert alias("BCDFGH") == before


@pytest.fixture
def record() -> logging.LogRecord:
    return logging.LogRecord("x", logging.INFO, "file", 1, "event", (), None)


def test_lines_beyond_their_budget_are_counted(record: logging.LogRecord) -> None:
    now = [0.0]
    throttle = Throttle(Budget(2, 1.0), lambda: now[0])
    assert [throttle.filter(record) for _ in range(5)] == [True, True, False, False, False]
    now[0] = 1.0
    assert throttle.filter(record)
    assert json.decode(JsonLines().format(record))["left_out"] == 3
    now[0] = 2.0
    later = logging.LogRecord("x", logging.INFO, "file", 1, "event", (), None)
    assert throttle.filter(later)
    assert "left_out" not in json.decode(JsonLines().format(later))


def test_a_trace_has_an_end(record: logging.LogRecord) -> None:
    try:
        raise LookupError("x" * 100_000)
    except LookupError as error:
        record.exc_info = (type(error), error, None)
    assert len(JsonLines().format(record)) < 5000
