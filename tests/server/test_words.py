"""What the page says comes from the server: a language at a time, for every game it knows."""

import re
from pathlib import Path

from msgspec import json

from parlour.games import GAMES
from parlour.server.http.words import Words, on_shelf
from parlour.text import languages, words_of
from tests.server.player import house, scene


@scene
async def test_every_language_has_the_words_of_every_game(folder: Path) -> None:
    async with house(folder) as tables:
        for lang in languages():
            for game in GAMES:
                status, body = await tables.get(f"/words/{lang}/{game}")
                words = json.decode(body, type=Words)
                assert status == 200
                assert words.ftl == (words_of(game, lang),)
                assert set(words.told) == {game}


@scene
async def test_the_page_knows_of_a_game_what_stands_on_its_card(folder: Path) -> None:
    async with house(folder) as tables:
        _, body = await tables.get("/words/hu")
    said = "\n".join(json.decode(body, type=Words).ftl)
    ids = set(re.findall(r"^([a-z][\w-]*) =", said, re.M))
    assert {name for name in ids if name.startswith("kniffel-")} == {
        "kniffel-name",
        "kniffel-tagline",
        "kniffel-length",
    }
    assert "home-alone" in ids


def test_a_message_on_the_shelf_may_take_several_lines() -> None:
    text = "pig-name = Pig\npig-tagline =\n    Roll on,\n    or hold\npig-hold = Hold\n"
    assert on_shelf("pig", text) == "pig-name = Pig\npig-tagline =\n    Roll on,\n    or hold\n"


@scene
async def test_words_are_asked_for_once(folder: Path) -> None:
    async with house(folder) as tables:
        async with tables.client.get(f"{tables.url}/words/en") as first:
            tag = first.headers["ETag"]
        seen = {"If-None-Match": tag}
        async with tables.client.get(f"{tables.url}/words/en", headers=seen) as again:
            assert (again.status, await again.read()) == (304, b"")
        async with tables.client.get(f"{tables.url}/words/fr", headers=seen) as other:
            assert other.status == 200


@scene
async def test_an_unknown_language(folder: Path) -> None:
    async with house(folder) as tables:
        for lang in ("tlh", "en.ftl", "EN", "%2e%2e%2fen"):
            status, _ = await tables.get(f"/words/{lang}")
            assert status == 404
        assert await tables.get("/words/tlh") == (404, b'{"code":"no-such-language"}')
        assert await tables.get("/words/tlh/pokino") == (404, b'{"code":"no-such-language"}')


@scene
async def test_an_unknown_game(folder: Path) -> None:
    async with house(folder) as tables:
        assert await tables.get("/words/en/chess") == (404, b'{"code":"no-such-game"}')
