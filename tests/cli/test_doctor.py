"""parlour doctor: a line for each thing it looks at, in every language, and an exit code."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from parlour.cli import parlour
from parlour.commands.doctor import shown
from parlour.server.doctor import Finding
from parlour.text import knows, languages, say

LOOKED_AT = {
    "files": {"most": "1 024"},
    "clock": {},
    "disk": {"ms": "2"},
    "append": {"ms": "2"},
    "backup": {"hours": "3"},
    "sync": {"settings": "fsync"},
    "standby": {"number": "1"},
    "clocks": {"seconds": "0.1"},
    "proxy": {"address": "203.0.113.9"},
}
ONLY_AMISS: dict[str, dict[str, str]] = {
    "backup-none": {},
    "standby-none": {},
    "proxy-away": {"url": "https://games.example"},
    "proxy-status": {"url": "https://games.example", "status": "403"},
    "proxy-socket": {"url": "https://games.example"},
    "proxy-believes": {},
    "proxy-unread": {},
}


def run(*words: object, lang: str = "en") -> tuple[int, list[str]]:
    result = CliRunner().invoke(parlour, ["--lang", lang, "doctor", *map(str, words)])
    return result.exit_code, result.output.splitlines()


@pytest.mark.parametrize("lang", languages())
def test_every_finding_has_its_sentences(lang: str) -> None:
    for name, about in (LOOKED_AT | ONLY_AMISS).items():
        assert say(lang, f"cli-doctor-{name}-look", **about)
    for name, about in LOOKED_AT.items():
        assert knows(f"cli-doctor-{name}")
        assert say(lang, f"cli-doctor-{name}", **about)


def test_a_line_says_whether_it_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(Finding("disk", True, {"ms": "2"}))
    assert not shown(Finding("backup-none", False, {}))
    well, amiss = capsys.readouterr().out.splitlines()
    assert well.startswith("ok         Disk:")
    assert amiss.startswith("look here  Backup:")


@pytest.mark.parametrize("lang", languages())
def test_a_folder(tmp_path: Path, lang: str) -> None:
    code, lines = run("--data", tmp_path, lang=lang)
    assert code == 1, "there is no backup"
    assert len(lines) == 6
    assert lines[-1] == say(lang, "cli-doctor-no-url")


def test_a_database_and_the_way_in(database: str) -> None:
    code, lines = run("--database", database, "--url", "http://127.0.0.1:9")
    assert (code, len(lines)) == (1, 8)
    assert say("en", "cli-doctor-sync-look", settings="fsync") in lines[2]
    assert "http://127.0.0.1:9" in lines[-1]


def test_a_town_has_a_folder_too(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the settings of the server, what the server uses is looked at: the database."""
    monkeypatch.setenv("PARLOUR_DATABASE", database)
    _, lines = run("--data", tmp_path)
    assert say("en", "cli-doctor-sync-look", settings="fsync") in lines[2]


def test_no_such_database() -> None:
    code, lines = run("--database", "postgresql://anna:hush-hush@127.0.0.1:9/parlour")
    told = say("en", "cli-trouble-database-away", about="127.0.0.1:9/parlour")
    assert (code, lines[-1]) == (1, told)
