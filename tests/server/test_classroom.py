"""Lessons come from the server, frames and all, so that the page can give them without a room."""

from pathlib import Path

import pytest
from msgspec import convert, json

from parlour.games import GAMES
from parlour.lessons.lesson import Step, lessons_of
from tests.server.player import house, scene


@scene
async def test_every_lesson_of_every_game(folder: Path) -> None:
    async with house(folder) as tables:
        shown = {game["name"]: game for game in json.decode((await tables.get("/api/games"))[1])}
        for game in GAMES:
            assert shown[game]["lessons"] == list(lessons_of(game))
            for name in lessons_of(game):
                status, body = await tables.get(f"/api/learn/{game}/{name}")
                lesson = json.decode(body)
                steps = convert(lesson["steps"], tuple[Step, ...])
                assert (status, lesson["game"]) == (200, game)
                assert all(step.frame < len(lesson["frames"]) for step in steps)


@scene
async def test_puzzles_come_the_same_way(folder: Path) -> None:
    async with house(folder) as tables:
        status, body = await tables.get("/api/learn/kniffel/puzzles")
        assert (status, len(json.decode(body)["puzzles"])) == (200, 30)
        status, body = await tables.get("/api/learn/pokino/puzzles")
        assert (status, json.decode(body)["code"]) == (404, "no-such-lesson")


@scene
async def test_a_lesson_is_asked_for_once(folder: Path) -> None:
    async with house(folder) as tables:
        address = f"{tables.url}/api/learn/kniffel/lesson"
        async with tables.client.get(address) as first:
            tag = first.headers["ETag"]
        async with tables.client.get(address, headers={"If-None-Match": tag}) as again:
            assert (again.status, await again.read()) == (304, b"")


@pytest.mark.parametrize(
    "path", ["nim/lesson", "kniffel/lesson99", "kniffel/words", "..%2f/lesson"]
)
def test_no_such_lesson(path: str, tmp_path: Path) -> None:
    @scene
    async def asked(folder: Path) -> None:
        async with house(folder) as tables:
            status, body = await tables.get(f"/api/learn/{path}")
            assert (status, json.decode(body)["code"]) == (404, "no-such-lesson")

    asked(tmp_path)


@scene
async def test_the_page_of_a_lesson_is_the_client(folder: Path) -> None:
    async with house(folder) as tables:
        assert await tables.get("/learn/kniffel") == await tables.get("/")
