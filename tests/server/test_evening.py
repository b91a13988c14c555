"""An evening in one room: three kinds of game, and every log of it is there at the end."""

from pathlib import Path
from typing import Any

from parlour.core import log
from parlour.core.proof import verify
from parlour.games import GAMES
from tests.server.player import house, scene

EVENING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("kniffel", {}),
    ("cartino", {}),
    ("poker_champ", {"pause": 0}),
)


@scene
async def test_every_log_of_an_evening_is_reachable_and_verifies(folder: Path) -> None:
    async with house(folder) as tables:
        code = await tables.make()
        anna, _ = await tables.sit(code, "Anna")
        await anna.ask("AddBot", level="beginner")
        for number, (game, options) in enumerate(EVENING, 1):
            assert (await anna.ask("Configure", game=game, options=options))["type"] == "Done"
            assert (await anna.ask("Start"))["type"] == "Done"
            level = anna.room["seats"][1]["level"]
            assert (await anna.ask("StandIn", seat=0, level=level))["type"] == "Done"
            while len(anna.room["played"]) < number:
                await anna.hear()
        assert [one["game"] for one in anna.room["played"]] == [game for game, _ in EVENING]
        for number, (game, _) in enumerate(EVENING, 1):
            text = log.read(await tables.log(code, number), GAMES)
            assert (text.header.game, text.header.seats) == (game, ("Anna", "Ada"))
            assert verify(text, GAMES).draws > 5
