"""What the page says comes from the server: a language at a time, for every game it knows."""

from pathlib import Path

from msgspec import json

from parlour.games import GAMES
from parlour.server.http.words import Words
from parlour.text import languages, words_of
from tests.server.player import house, scene


@scene
async def test_every_language_has_the_words_of_every_game(folder: Path) -> None:
    async with house(folder) as tables:
        for lang in languages():
            status, body = await tables.get(f"/words/{lang}")
            words = json.decode(body, type=Words)
            assert status == 200
            assert {words_of(game, lang) for game in GAMES} <= set(words.ftl)
            assert set(words.told) == set(GAMES)


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
