"""Whole games on the full screen, by keys; and what the screen shows."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import convert
from textual.pilot import Pilot

from parlour.games import GAMES
from parlour.server.app import open_house
from parlour.server.settings import Settings
from parlour.terminal.choices import Choices
from parlour.terminal.evening import entered, new_room
from parlour.terminal.plain import Happened
from parlour.terminal.screen import FullScreen
from parlour.terminal.visit import Visit
from parlour.text import LANGUAGES, say

SIZE = (80, 24)
OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "kniffel": {},
    "cartino": {},
    "poker_champ": {"pause": 0},
    "pokino": {"pace": None, "pause": 0, "rounds": 1},
}
LAST = ("EndTurn", "Turn")
"""Plays that bring a game on."""


class Table(NamedTuple):
    visit: Visit
    app: FullScreen
    pilot: "Pilot[None]"

    @property
    def text(self) -> str:
        """All that the terminal shows."""
        lines = self.app.screen._compositor.render_strips()
        return "\n".join(line.text for line in lines)

    @property
    def listed(self) -> bool:
        """What can be done stands on the screen."""
        choices = self.choices
        return bool(choices.menu) and choices.entry(choices.menu[0]).split()[0] in self.text

    @property
    def choices(self) -> Choices:
        return self.app.screen.query_one(Choices)

    @property
    def points(self) -> int:
        """What stands on one's own sheet of Kniffel."""
        assert self.visit.frame is not None
        assert self.visit.seat is not None
        return int(self.visit.frame.view.sheets[self.visit.seat].total)

    @property
    def over(self) -> bool:
        return bool(self.visit.frame and self.visit.frame.scores)

    async def choose(self) -> None:
        """By keys: what brings the game on, else the first of the list."""
        await self.pilot.pause()
        kinds = [type(getattr(entry, "play", None)).__name__ for entry in self.choices.menu]
        down = next((kinds.index(kind) for kind in LAST if kind in kinds), 0)
        await self.pilot.press(*["down"] * down, "enter")
        await self.pilot.pause()


@asynccontextmanager
async def at_table(folder: Path, game: str, lang: str = "en") -> AsyncIterator[Table]:
    inbox: asyncio.Queue[Happened] = asyncio.Queue()
    async with open_house(Settings(data=folder, port=0, pace=0.0)) as settings:
        code = await new_room(settings.local_url, game)
        visit = Visit(settings.local_url, code, "", GAMES, lang, inbox.put_nowait)
        await entered(visit, inbox)
        await visit.sit("Anna")
        await visit.configure(convert(OPTIONS[game], GAMES[game].types.options))
        await visit.add_bot(next(iter(GAMES[game].bots)))
        await visit.start()
        app = FullScreen(visit, inbox)
        async with app.run_test(size=SIZE) as pilot:
            yield Table(visit, app, pilot)
        await visit.close()


@pytest.mark.parametrize("game", OPTIONS)
def test_a_whole_game(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with at_table(tmp_path, game) as table:
            while not table.over:
                await table.choose()
            await table.pilot.pause()
            assert "win" in table.text

    asyncio.run(play())


async def until_asked(table: Table) -> None:
    await table.pilot.pause()
    while not table.choices.menu:
        await table.pilot.pause(0.01)


SHOWN = {*((game, "en") for game in OPTIONS), *(("cartino", lang) for lang in LANGUAGES)}


@pytest.mark.parametrize(("game", "lang"), sorted(SHOWN))
def test_what_is_shown(tmp_path: Path, game: str, lang: str) -> None:
    """The game, whose move it is, the names, what can be done, and the keys; all in sight."""

    async def look() -> None:
        async with at_table(tmp_path, game, lang) as table:
            keys = [say(lang, f"terminal-do-{name}") for name in ("words", "coach", "quit")]
            wanted = [say(lang, f"{game}-name"), say(lang, "plain-status-yours"), "Anna", *keys]
            while not all(one in table.text for one in wanted) or not table.listed:
                await table.pilot.pause(0.01)
            assert all(len(line) <= SIZE[0] for line in table.text.split("\n"))

    asyncio.run(look())


def test_words_coach_rules_and_a_refusal(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_table(tmp_path, "kniffel") as table:
            await until_asked(table)
            await table.pilot.press("slash", *"roll", "enter")
            while "On the table" not in table.text:
                await table.pilot.pause(0.01)
            await table.pilot.press("c")
            while "Best: " not in table.text:
                await table.pilot.pause(0.01)
            await table.pilot.press("slash", *"dance", "enter")
            await table.pilot.pause()
            assert "“dance”" in table.text
            await table.pilot.press("r")
            await table.pilot.pause()
            assert "AIM AND START" in table.text
            await table.pilot.press("escape")
            await table.pilot.press("slash", *"write", "space", *"chance", "enter")
            while not table.points:
                await table.pilot.pause(0.01)
            await table.pilot.press("q")
        assert table.app.return_code == 0

    asyncio.run(play())


def test_ctrl_c_closes_a_page_then_asks_then_leaves(tmp_path: Path) -> None:
    async def leave() -> None:
        async with at_table(tmp_path, "kniffel") as table:
            await until_asked(table)
            await table.pilot.press("r")
            await table.pilot.pause()
            assert "AIM AND START" in table.text
            await table.pilot.press("ctrl+c")
            await table.pilot.pause()
            assert "AIM AND START" not in table.text
            await table.pilot.press("ctrl+c")
            await table.pilot.pause()
            assert say("en", "terminal-leave") in table.text
            assert "ctrl+q" not in table.text  # Textual's own answer
            await table.pilot.press("ctrl+c")
        assert table.app.return_code == 0

    asyncio.run(leave())


def test_why_something_cannot_be_played(tmp_path: Path) -> None:
    async def ask() -> None:
        async with at_table(tmp_path, "kniffel") as table:
            await until_asked(table)
            await table.pilot.press("question_mark")
            await table.pilot.pause()
            assert "Not possible now" in table.text
            assert say("en", "refused-roll-first") in " ".join(table.text.split())

    asyncio.run(ask())


def test_a_lesson_and_back_to_the_table(tmp_path: Path) -> None:
    async def learn() -> None:
        async with at_table(tmp_path, "kniffel") as table:
            await until_asked(table)
            await table.pilot.press("l")
            await table.pilot.pause()
            assert "Learn Kniffel" in table.text
            await table.pilot.press("c", "enter")
            await table.pilot.pause()
            assert "Step 2 of 12" in table.text
            await table.pilot.press("escape")
            await table.pilot.pause()
            assert table.visit.code in table.text

    asyncio.run(learn())
