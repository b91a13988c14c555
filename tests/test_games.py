"""Everything that belongs to a game is there, and is found by its name. Where something is missing,
a sentence says what to write."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.art.gallery import pictures_of
from parlour.games import GAMES, home
from parlour.text import languages
from tests.text.catalogue import messages

ROOT = Path(__file__).resolve().parent.parent

every_game = pytest.mark.parametrize("name", GAMES)


def lacks_rules_page(root: Path, name: str) -> str:
    page = root / "docs" / "rules" / f"{name}.md"
    if not page.is_file():
        return f"write docs/rules/{name}.md: the rules of {name}, one id a clause"
    if "<!-- clauses" not in page.read_text(encoding="utf-8"):
        return f"end docs/rules/{name}.md with the table that tools/clauses.py --write fills in"
    return ""


def lacks_playthrough(root: Path, name: str) -> str:
    folder = root / "tests" / "games" / name / "playthroughs"
    if list(folder.glob("*.txt")):
        return ""
    command = f"parlour simulate {name} --playthrough --seed 1"
    return f"write a game down: {command} > tests/games/{name}/playthroughs/first.txt, and check it"


def lacks_laws(root: Path, name: str) -> str:
    if (root / "tests" / "games" / name / "laws.py").is_file():
        return ""
    return f"write tests/games/{name}/laws.py: what the laws cannot know of {name}"


def lacks_words(folder: Path, name: str) -> str:
    """`folder` is that of the game's words."""
    missing = [lang for lang in languages() if not (folder / f"{lang}.ftl").is_file()]
    if missing:
        files = ", ".join(f"words/{lang}.ftl" for lang in missing)
        return f"write {files} beside the record of {name}"
    for lang in languages():
        found = messages((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
        wanted = [each for each in wanted_words(name) if each not in found]
        if wanted:
            return f"write in words/{lang}.ftl of {name}: {', '.join(wanted)}"
    return ""


def wanted_words(name: str) -> list[str]:
    """The least that a face needs to offer a game."""
    bots = [f"{name}-bot-{bot}{part}" for bot in GAMES[name].bots for part in ("", "-help")]
    return [f"{name}-{each}" for each in ("name", "tagline", "rules-1", "rules-1-title")] + bots


@every_game
def test_it_has_a_rules_page(name: str) -> None:
    assert lacks_rules_page(ROOT, name) == ""


@every_game
def test_it_has_a_playthrough(name: str) -> None:
    assert lacks_playthrough(ROOT, name) == ""


@every_game
def test_it_tells_the_laws_what_they_cannot_know(name: str) -> None:
    assert lacks_laws(ROOT, name) == ""


@every_game
def test_it_has_words(name: str) -> None:
    assert lacks_words(Path(str(home(name).joinpath("words"))), name) == ""


@every_game
def test_it_has_an_emblem(name: str) -> None:
    lacking = f"draw {name}.svg: pictures() in art.py beside the record of {name}"
    assert name in pictures_of(name), lacking


@pytest.mark.parametrize(
    ("lacks", "path", "sentence"),
    [
        (lacks_rules_page, "docs/rules/kniffel.md", "write docs/rules/kniffel.md"),
        (lacks_playthrough, "tests/games/kniffel/playthroughs", "parlour simulate kniffel"),
        (lacks_laws, "tests/games/kniffel/laws.py", "write tests/games/kniffel/laws.py"),
    ],
)
def test_what_is_missing_is_said(
    tmp_path: Path, lacks: Callable[[Path, str], str], path: str, sentence: str
) -> None:
    there, copy = ROOT / path, tmp_path / path
    copy.parent.mkdir(parents=True)
    if there.is_dir():
        shutil.copytree(there, copy)
    else:
        shutil.copy(there, copy)
    assert lacks(tmp_path, "kniffel") == ""
    shutil.move(copy, tmp_path / "elsewhere")
    assert sentence in lacks(tmp_path, "kniffel")


def test_a_page_without_its_table_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "docs" / "rules" / "kniffel.md"
    page.parent.mkdir(parents=True)
    page.write_text("# Kniffel\n")
    assert "tools/clauses.py" in lacks_rules_page(tmp_path, "kniffel")


def test_missing_words_are_said(tmp_path: Path) -> None:
    words = tmp_path / "words"
    shutil.copytree(str(home("kniffel").joinpath("words")), words)
    assert lacks_words(words, "kniffel") == ""
    german = words / "de.ftl"
    told = german.read_text(encoding="utf-8")
    german.write_text(told.replace("kniffel-tagline", "kniffel-line"), encoding="utf-8")
    assert lacks_words(words, "kniffel") == "write in words/de.ftl of kniffel: kniffel-tagline"
    german.unlink()
    assert lacks_words(words, "kniffel") == "write words/de.ftl beside the record of kniffel"
