"""parlour backup and parlour restore, and a sentence for each failure."""

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
    assert run("backup", copy, "--data", data) == (0, say("en", "cli-backed-up", file=str(copy)))
    code, told = run("restore", copy, "--data", data)
    aside = say("en", "cli-set-aside", file=str(data / f"{NAME}.old1"))
    assert (code, told) == (0, say("en", "cli-restored", folder=str(data)) + "\n" + aside)
    code, told = run("restore", copy, "--data", tmp_path / "new")
    assert (code, told) == (0, say("en", "cli-restored", folder=str(tmp_path / "new")))


def test_what_goes_wrong_is_a_sentence_in_every_language(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    for lang in languages():
        told = say(lang, "cli-trouble-no-store", about=str(missing))
        assert run("backup", tmp_path / "copy", "--data", missing, lang=lang) == (1, told)
        told = say(lang, "cli-trouble-no-backup", about=str(missing))
        assert run("restore", missing, "--data", tmp_path, lang=lang) == (1, told)
