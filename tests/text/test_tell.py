"""One teller: every kind of news of every game, to everybody, alike in Python and in the page."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import convert, inspect, to_builtins

from parlour import text
from parlour.games import GAMES
from parlour.text.news import Field, Kind, kebab, telling
from parlour.text.tell import Teller, board
from tests.games import high_die
from tests.text.browser import browser, needs_node

NAMES = ("Anna", "Béla", "Cili")
LISTENERS = (None, 0, 2)
"""A spectator, and two of the three who play."""
TIMES = 12
"""How often each kind of news is made up."""

NUMBERS = (0, 1, 2, 5, 21, 1234)


def some(kind: inspect.Type, rng: Random) -> Any:
    """A value of this type, as JSON. Whatever has an entry for each seat has three."""
    match kind:
        case inspect.Metadata(type=inner, extra={"told": "seat"}):
            return rng.randrange(len(NAMES))
        case inspect.Metadata(type=inner, extra={"told": "by-seat"}):
            assert isinstance(inner, inspect.VarTupleType)
            return [some(inner.item_type, rng) for _ in NAMES]
        case inspect.Metadata(type=inner):
            return some(inner, rng)
        case inspect.UnionType(types=types):
            return some(rng.choice(types), rng)
        case inspect.VarTupleType(item_type=item, max_length=most):
            return [some(item, rng) for _ in range(rng.randint(0, min(most or 3, 3)))]
        case inspect.IntType(ge=ge, le=le):
            fits = [n for n in NUMBERS if (ge is None or n >= ge) and (le is None or n <= le)]
            return rng.choice(fits)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.EnumType(cls=cls):
            return rng.choice(list(cls)).value
        case inspect.NoneType():
            return None
        case inspect.StructType(tag=tag, fields=fields):
            made = {field.encode_name: some(field.type, rng) for field in fields}
            return made if tag is None else {"type": tag, **made}
    raise NotImplementedError(kind)


def news_of(name: str) -> Iterator[Any]:
    """Each kind of news some times, and once as nobody's secret."""
    rng = Random(name)
    union = inspect.type_info(GAMES[name].types.news)
    assert isinstance(union, inspect.UnionType)
    for kind in union.types:
        for _ in range(TIMES):
            made = some(kind, rng)
            yield convert(made, type=GAMES[name].types.news)
            yield convert({**made, "to": None}, type=GAMES[name].types.news)


@needs_node
def test_the_page_tells_the_same() -> None:
    told, heard = list[list[str]](), list[Any]()
    for lang in text.languages():
        for name, game in GAMES.items():
            options = game.types.options()
            for item in news_of(name):
                for seat in LISTENERS:
                    told.append(list(Teller(GAMES[name], lang, NAMES, options, seat).tell(item)))
                    heard.append((lang, name, NAMES, seat, to_builtins(options), to_builtins(item)))
    there = browser(heard=heard).told
    assert [case for case in zip(heard, told, there, strict=True) if case[1] != case[2]] == []


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_news_has_its_sentence(name: str, lang: str) -> None:
    for item in news_of(name):
        for sentence in Teller(GAMES[name], lang, NAMES, seat=item.to).tell(item):
            assert not sentence.startswith("{"), "a message is missing"
            assert not re.search(rf"{name}-[a-z]|\$", sentence)


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_called_by_their_own_name(name: str, lang: str) -> None:
    """Whoever takes part in it is told "you"; the others and a spectator are told the name."""
    game, options = GAMES[name], GAMES[name].types.options()
    for item in news_of(name):
        if not takes_each_seat_once(name, item):
            continue
        aloud = Teller(game, lang, NAMES, options).tell(item)
        for seat, own in enumerate(NAMES):
            heard = Teller(game, lang, NAMES, options, seat).tell(item)
            assert not [sentence for sentence in heard if own in sentence], (item, heard)
            assert heard != aloud or not [sentence for sentence in aloud if own in sentence], item


def takes_each_seat_once(name: str, item: Any) -> bool:
    """Nobody gives anything to themselves."""
    values = to_builtins(item)
    named = list[int]()
    for field in telling(GAMES[name]).news[type(item).__name__].fields:
        value = values.get(field.name)
        if field.kind is Kind.SEAT and value is not None:
            named += value if field.many else [value]
        if field.kind is Kind.STRUCT and field.many:
            named += [one["seat"] for one in value or () if "seat" in one]
    return len(set(named)) == len(named)


@pytest.mark.parametrize("name", GAMES)
def test_no_message_tells_news_that_there_is_not(name: str) -> None:
    kinds = telling(GAMES[name]).news.values()
    forms = {"you", "nobody"}
    known = {
        message + form
        for kind in kinds
        for message in (
            kind.message,
            *(f"{kind.message}-{field.name}" for field in kind.fields),
        )
        for form in (
            "",
            *(f"-{form}" for form in forms),
            *(f"-{field.name}-you" for field in kind.fields if field.kind is Kind.SEAT),
        )
    }
    words = re.findall(rf"^({name}-news-[\w-]+) =", text.words_of(name, "en"), re.MULTILINE)
    assert set(words) <= known


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_leads_to_a_chapter_of_the_rules(name: str) -> None:
    why = telling(GAMES[name]).why
    assert set(why) == {code.value for code in GAMES[name].refusals}
    assert all(text.knows(f"{name}-rules-{chapter}") for chapter in why.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_is_told_to_its_seat_alone(name: str) -> None:
    for item in news_of(name):
        if item.to is not None:
            for seat in {None, 0, 1, 2} - {item.to}:
                assert Teller(GAMES[name], "en", NAMES, seat=seat).tell(item) == ()


def test_names_come_from_types() -> None:
    assert kebab("DiceFell") == "dice-fell"
    assert telling(high_die.GAME).news["Looked"].message == "high-die-news-looked"


def test_a_game_without_words_is_told_bare() -> None:
    item = high_die.Decided(seat=1)
    assert Teller(high_die.GAME, "fr", NAMES).tell(item) == ('{"type":"Decided","seat":1}',)
    view = high_die.GAME.view(high_die.GAME.start(high_die.Options(), 3), None)
    assert board(high_die.GAME, "fr", view, NAMES) == (
        "seat: -\ndice: [0,0,0]\nagain: null\ndecided: [false,false,false]\nfalls: 0"
    )


def test_a_field_is_told_by_its_type() -> None:
    wrote = {field.name: field for field in telling(GAMES["kniffel"]).news["Wrote"].fields}
    assert wrote["seat"] == Field("seat", Kind.SEAT)
    assert wrote["box"] == Field("box", Kind.ENUM, "kniffel-box")
    assert wrote["dice"] == Field("dice", Kind.NUMBER, many=True, between="-")
    assert wrote["clock"] == Field("clock", Kind.FLAG, default=False)
    ended = {field.name: field for field in telling(GAMES["cartino"]).news["GameEnded"].fields}
    assert ended["hands"] == Field("hands", Kind.ENUM, "cartino-pawn", many=True, by_seat=True)
    took = {field.name: field for field in telling(GAMES["pokino"]).news["TookBoard"].fields}
    assert took["board"].kind is Kind.PLACE


def test_names_are_listed() -> None:
    assert [text.listed("en", NAMES[:n]) for n in range(4)] == [
        "",
        "Anna",
        "Anna and Béla",
        "Anna, Béla and Cili",
    ]
    assert text.listed("fr", NAMES) == "Anna, Béla et Cili"
