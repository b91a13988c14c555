"""The first lesson of each game on the full screen, by keys; and its screens as text."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot

from parlour.games import GAMES
from parlour.terminal.choices import Choices
from parlour.terminal.lesson import LessonScreen, first_lesson
from parlour.terminal.screen import FullScreen
from parlour.text import say
from parlour.text.plays import Group

HERE = Path(__file__).parent / "screens"
SMALL, LARGE = (80, 24), (120, 40)
SCREENS = [
    *((game, "en", SMALL, step) for game in GAMES for step in (0, 3)),
    *((game, "de", LARGE, 2) for game in GAMES),
    *((game, "hu", SMALL, 4) for game in GAMES),
]


class Alone(App[None]):
    """A lesson with no table behind it."""

    CSS = FullScreen.CSS

    def __init__(self, game: str, lang: str) -> None:
        super().__init__()
        lesson = first_lesson(game)
        assert lesson is not None
        self.lesson = lesson
        self.room = LessonScreen(lesson, lang)

    def on_mount(self) -> None:
        self.push_screen(self.room)

    @property
    def text(self) -> str:
        lines = self.screen._compositor.render_strips()
        return "\n".join(line.text.rstrip() for line in lines)


@asynccontextmanager
async def learning(
    game: str, lang: str, size: tuple[int, int]
) -> AsyncIterator[tuple[Alone, "Pilot[None]"]]:
    app = Alone(game, lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


async def do_step(app: Alone, pilot: "Pilot[None]") -> None:
    """By keys: what the step asks for, the mistake first where there is one."""
    step = app.lesson.steps[app.room._at]
    choices = app.room.query_one(Choices)
    if step.mistake is not None:
        await choose(choices, pilot, step.mistake)
        assert say(app.room._lang, f"refused-{step.code}").split()[0] in app.text
        await choose(choices, pilot, None)
    else:
        await choose(choices, pilot, step.asked)


async def choose(choices: Choices, pilot: "Pilot[None]", play: object) -> None:
    for _ in range(2):  # perhaps in a group of its kind
        for at, entry in enumerate(choices.menu):
            offers = entry.offers if isinstance(entry, Group) else (entry,)
            if play in [offer.play for offer in offers]:
                await pilot.press("home", *["down"] * at, "enter")
                await pilot.pause()
                break
        if not isinstance(entry, Group) or len(entry.offers) == 1:
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_finished_by_keys(game: str) -> None:
    async def learn() -> None:
        async with learning(game, "en", SMALL) as (app, pilot):
            for number in range(len(app.lesson.steps)):
                assert app.room._at == number
                await do_step(app, pilot)
            assert app.screen is not app.room, "back where one came from"

    asyncio.run(learn())


def test_a_legal_play_that_is_not_meant_goes_nowhere() -> None:
    async def learn() -> None:
        async with learning("poker_champ", "en", SMALL) as (app, pilot):
            while app.lesson.steps[app.room._at].say != "fold":
                await do_step(app, pilot)
            choices = app.room.query_one(Choices)
            asked = app.lesson.steps[app.room._at].asked
            bet = next(play for play in app.room._frame.legal if play != asked)
            for told in ("allowed too", "Not quite", "Best: Fold"):
                await choose(choices, pilot, bet)
                assert told in app.text
            assert app.lesson.steps[app.room._at].say == "fold"

    asyncio.run(learn())


@pytest.mark.parametrize(("game", "lang", "size", "step"), SCREENS)
@pytest.mark.parametrize("colour", [True, False], ids=["colour", "none"])
def test_screens_as_text(
    game: str,
    lang: str,
    size: tuple[int, int],
    step: int,
    *,
    colour: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`PARLOUR_SCREENS=write` writes them anew; colour changes no letter."""
    if not colour:
        monkeypatch.setenv("NO_COLOR", "1")

    async def look() -> str:
        async with learning(game, lang, size) as (app, pilot):
            for _ in range(step):
                await do_step(app, pilot)
            return app.text

    shown = asyncio.run(look()).rstrip() + "\n"
    assert all(len(line) <= size[0] for line in shown.split("\n"))
    file = HERE / f"{game}-{lang}-{size[0]}-{step}.txt"
    if os.environ.get("PARLOUR_SCREENS") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")
