"""Which language, and what happens when a message is missing."""

import pytest

from parlour.text import pick, say
from parlour.text.layout import harmless, table


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        (None, {}, "en"),
        ("fr", {"PARLOUR_LANG": "de", "LANG": "hu_HU.UTF-8"}, "fr"),
        (None, {"PARLOUR_LANG": "de", "LANG": "hu_HU.UTF-8"}, "de"),
        (None, {"LANG": "hu_HU.UTF-8"}, "hu"),
        (None, {"LC_MESSAGES": "es_MX", "LANG": "hu_HU.UTF-8"}, "es"),
        (None, {"LC_ALL": "C.UTF-8", "LC_MESSAGES": "es", "LANG": "hu"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de"}, "de"),
        (None, {"PARLOUR_LANG": "tlh", "LANG": "es_ES@euro"}, "es"),
        ("DE-at", {}, "de"),
        ("", {"LANG": "pt_BR"}, "en"),
    ],
)
def test_pick(wanted: str | None, environ: dict[str, str], lang: str) -> None:
    assert pick(wanted, environ) == lang


def test_each_language_speaks() -> None:
    said = [say(lang, "refused-box-taken") for lang in ("en", "fr", "hu", "de", "es")]
    assert said == [
        "This box is filled already.",
        "Cette case est déjà remplie.",
        "Ez a rubrika már ki van töltve.",
        "Dieses Feld ist schon gefüllt.",
        "Esta casilla ya está ocupada.",
    ]


def test_plurals() -> None:
    def wrote(lang: str, points: int) -> str:
        return say(lang, "kniffel-news-wrote", name="Zoé", points=points, box="?")

    assert wrote("en", 1) == "Zoé writes 1 point: ?."
    assert wrote("en", 22) == "Zoé writes 22 points: ?."
    assert say("fr", "points", points=0) == "0 point"
    assert wrote("hu", 22) == "Zoé 22 pontot ír be: ?."


def test_numbers_are_not_grouped() -> None:
    assert say("en", "cli-winner", name="A", points=12345) == "A wins with 12345 points."


def test_never_raises() -> None:
    assert say("tlh", "refused-game-over") == "This game is over."
    assert say("fr", "no-such-message") == "no-such-message"
    assert say("fr", "") == ""
    assert say("de", "kniffel-news-begins", game=1) == "name fängt an."
    assert say("de", "kniffel-news-begins", name="A", game="many") != ""


def test_rules_are_paragraphs_and_lists() -> None:
    for lang in ("en", "fr", "hu", "de", "es"):
        lower = say(lang, "kniffel-rules-4")
        assert len([line for line in lower.split("\n") if line.startswith("- ")]) == 7
        assert len(lower.split("\n\n")) == 2
        for number in range(1, 9):
            assert not any(
                line != line.strip() for line in say(lang, f"kniffel-rules-{number}").split("\n")
            )


def test_table_lines_up() -> None:
    assert table([("", "A", "日本"), ("Ones", 3, None), ("Chance", 17, 5)]) == (
        "         A  日本\nOnes     3\nChance  17     5"
    )


def test_names_cannot_steer_the_terminal() -> None:
    assert harmless("A\x1b[2Jb\u202ec\n") == "A\ufffd[2Jb\ufffdc\ufffd"
