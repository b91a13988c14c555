"""GET /api/games: what the home page offers."""

from pathlib import Path

from msgspec import json

from parlour.games import GAMES
from parlour.server.rest import GameShown
from tests.server.player import house, scene


@scene
async def test_all_games_are_told_with_their_options(folder: Path) -> None:
    async with house(folder) as tables:
        status, body = await tables.get("/api/games")
        assert status == 200
        shown = json.decode(body, type=tuple[GameShown, ...])
    assert {game.name for game in shown} == set(GAMES)
    first = shown[0]
    assert (first.name, first.fewest, first.most) == ("kniffel", 1, 8)
    assert first.bots == tuple(GAMES["kniffel"].bots)
    assert [option.name for option in first.options][:2] == ["preset", "joker"]


@scene
async def test_a_browser_that_has_the_list_is_not_sent_it_again(folder: Path) -> None:
    async with house(folder) as tables:
        async with tables.client.get(f"{tables.url}/api/games") as answer:
            assert answer.content_type == "application/json"
            known = {"If-None-Match": answer.headers["ETag"]}
        async with tables.client.get(f"{tables.url}/api/games", headers=known) as again:
            assert again.status == 304
