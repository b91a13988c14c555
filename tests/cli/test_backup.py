"""parlour backup and parlour restore, and a sentence for each failure."""

from contextlib import closing
from pathlib import Path

from click.testing import CliRunner

from parlour.cli import parlour
from parlour.server.store.sqlite import NAME, connect
from parlour.text import languages, say


def run(*words: object, lang: str = "en") -> tuple[int, str]:
    result = CliRunner().invoke(parlour, ["--lang", lang, *map(str, words)])
    return result.exit_code, result.output.strip()


def test_there_and_back(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    connect(data).close()
    proved = say("en", "cli-replayed", games="0")
    code, told = run("backup", copy, "--data", data)
    assert (code, told) == (0, say("en", "cli-backed-up", file=str(copy)) + "\n" + proved)
    code, told = run("restore", copy, "--data", data)
    aside = say("en", "cli-set-aside", file=str(data / f"{NAME}.old1"))
    restored = say("en", "cli-restored", folder=str(data))
    assert (code, told.splitlines()) == (0, [restored, aside, proved])
    code, told = run("restore", copy, "--data", tmp_path / "new")
    restored = say("en", "cli-restored", folder=str(tmp_path / "new"))
    assert (code, told.splitlines()) == (0, [restored, proved])


def test_to_a_database_and_back(tmp_path: Path, database: str) -> None:
    data, back, copy = tmp_path / "data", tmp_path / "back", tmp_path / "copy"
    connect(data).close()
    name = database.partition("?")[0].rpartition("/")[2]
    proved = say("en", "cli-replayed", games="0")
    moved = say("en", "cli-moved", rooms="0", place=name)
    there = run("move", "database", "--data", data, "--database", database)
    assert there == (0, f"{moved}\n{proved}")
    moved = say("en", "cli-moved", rooms="0", place=str(back))
    assert run("move", "folder", "--data", back, "--database", database)[1] == f"{moved}\n{proved}"
    assert run("backup", copy, "--database", database)[0] == 0
    restored = say("en", "cli-restored", folder=name)
    assert run("restore", copy, "--database", database) == (0, f"{restored}\n{proved}")
    assert run("move", "database", "--data", data) == (1, say("en", "cli-move-wants-database"))


def test_a_game_that_cannot_be_replayed_is_named_in_every_language(tmp_path: Path) -> None:
    with closing(connect(tmp_path)) as db:
        db.execute("INSERT INTO laid VALUES (1, 'BROKEN', '{', '')")
    for lang in languages():
        code, told = run("backup", tmp_path / lang, "--data", tmp_path, lang=lang)
        sorry = say(lang, "cli-not-replayed", number="1", games="1", rooms="BROKEN")
        assert (code, told.splitlines()[-1]) == (1, sorry)


def test_what_goes_wrong_is_a_sentence_in_every_language(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    for lang in languages():
        told = say(lang, "cli-trouble-no-store", about=str(missing))
        assert run("backup", tmp_path / "copy", "--data", missing, lang=lang) == (1, told)
        told = say(lang, "cli-trouble-no-backup", about=str(missing))
        assert run("restore", missing, "--data", tmp_path, lang=lang) == (1, told)
