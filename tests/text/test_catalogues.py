"""Five languages, one set of messages: complete, alike, and the same in Python and browser."""

import re
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour import text
from parlour.core import game as core
from parlour.core import log
from parlour.games import GAMES
from parlour.games.kniffel.model import Box, Extra, Joker, Options, Preset, Start
from parlour.printing.refusal import Refusal as Unprinted
from parlour.server import wire
from parlour.server.store import Trouble
from tests.text.browser import browser, needs_node
from tests.text.catalogue import Value, messages, samples, variables

OTHERS = [lang for lang in text.languages() if lang != "en"]

SOURCES = {lang: text.sources(lang) for lang in text.languages()}
PARSED = {
    lang: {name: messages(source) for name, source in files.items()}
    for lang, files in SOURCES.items()
}
ENGLISH = [(name, key) for name, found in PARSED["en"].items() for key in found]


def test_five_languages() -> None:
    assert text.languages() == ("en", "fr", "hu", "de", "es")
    assert {f"{name}.ftl" for name in GAMES} <= set(SOURCES["en"])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", PARSED["en"])
def test_same_ids_and_variables(lang: str, name: str) -> None:
    english, theirs = PARSED["en"][name], PARSED[lang].get(name, {})
    assert set(theirs) == set(english)
    for key, message in english.items():
        assert set(variables(theirs[key])) == set(variables(message)), key
        assert attributes(theirs[key]) == attributes(message), key


@pytest.mark.parametrize("lang", OTHERS)
def test_no_file_without_its_english(lang: str) -> None:
    assert set(PARSED[lang]) <= set(PARSED["en"])


def test_no_id_in_two_files() -> None:
    ids = [key for _, key in ENGLISH]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("lang", text.languages())
def test_every_message_formats(lang: str) -> None:
    for key, attribute, values in cases_of(lang):
        formatted, problems = python_text(lang, key, attribute, values)
        assert not problems, (key, values, problems)
        assert formatted.strip(), (key, values)
        assert "{" not in formatted, (key, values)


GENERAL: tuple[type[StrEnum], ...] = (core.TableRefusal, log.Fault, wire.Refusal, Unprinted)


def test_every_refusal_has_its_sentence_at_home() -> None:
    """A code of one game in the words of that game; what more than one refuses, with the rest."""
    codes = [{code.value for code in refusals} for refusals in GENERAL]
    owners = Counter(code.value for game in GAMES.values() for code in game.refusals)
    general = set().union(*codes) | {code for code, games in owners.items() if games > 1}
    assert refused_in("refusals.ftl") == general | {"unknown"}
    for name, game in GAMES.items():
        assert refused_in(f"{name}.ftl") == {code.value for code in game.refusals} - general


def refused_in(file: str) -> set[str]:
    ids = PARSED["en"][file]
    return {key.removeprefix("refused-") for key in ids if key.startswith("refused-")}


def test_every_trouble_has_its_sentence() -> None:
    assert [code for code in Trouble if not text.knows(f"cli-trouble-{code}")] == []


def test_every_game_has_a_name_and_its_bots() -> None:
    for game in GAMES.values():
        assert text.knows(f"{game.name}-name")
        assert text.knows(f"{game.name}-tagline")
        for bot in game.bots:
            assert text.knows(f"{game.name}-bot-{bot}"), bot
            assert text.knows(f"{game.name}-bot-{bot}-help"), bot


def test_kniffel_is_complete() -> None:
    things = [f"box-{box}" for box in Box] + [
        f"option-{name}" for name in Options.__struct_fields__
    ]
    things += [f"preset-{preset}" for preset in Preset]
    things += [f"joker-{joker}" for joker in Joker] + [f"extra-{extra}" for extra in Extra]
    things += [f"start-{start}" for start in Start]
    wanted = {f"kniffel-{thing}{more}" for thing in things for more in ("", "-help")}
    wanted |= {f"kniffel-rules-{number}{part}" for number in range(1, 9) for part in ("", "-title")}
    assert wanted <= set(PARSED["en"]["kniffel.ftl"])


def test_calm() -> None:
    """No exclamation marks except for the shouts of the games."""
    for lang, files in SOURCES.items():
        for name, source in files.items():
            calm = re.sub(r"^#.*$", "", source, flags=re.MULTILINE)
            calm = calm.replace("KNIFFEL!", "").replace("POKINO!", "")
            assert "!" not in calm, f"{lang}/{name}"


def test_french_spaces() -> None:
    """A line must not break before a colon, and something is between it and its word."""
    for source in SOURCES["fr"].values():
        assert not re.findall(r".* [:;?%»].*", source)
        assert not re.findall(r".*\}[:;?].*", source)


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_left_in_english(lang: str) -> None:
    """Single words may be the same; three in a row are a translation that was forgotten."""
    left = [
        key
        for (name, key) in ENGLISH
        if PARSED[lang][name][key].equals(PARSED["en"][name][key])
        and len(re.findall(r"[^\W\d_]{3,}", own_words(PARSED["en"][name][key]))) > 2
    ]
    assert left == []


def own_words(message: ast.Message) -> str:
    """Without what is put in."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Texts().visit(message)
    return " ".join(found)


@needs_node
def test_same_text_in_the_browser() -> None:
    """fluent.runtime and @fluent/bundle agree on every message in every language."""
    cases = [(lang, *case) for lang in text.languages() for case in cases_of(lang)]
    here = [python_text(*case)[0] for case in cases]
    there = browser(cases).texts
    assert [pair for pair in zip(cases, here, there, strict=True) if pair[1] != pair[2]] == []


def cases_of(lang: str) -> Iterator[tuple[str, str, dict[str, Value]]]:
    for found in PARSED[lang].values():
        for key, message in found.items():
            for values in samples(message):
                if message.value:
                    yield key, "", values
                for attribute in attributes(message):
                    yield key, attribute, values


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


def python_text(
    lang: str, key: str, attribute: str, values: dict[str, Value]
) -> tuple[str, list[Exception]]:
    bundle = text.catalogue(lang)
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    formatted, problems = bundle.format_pattern(pattern, values)
    return str(formatted), problems
