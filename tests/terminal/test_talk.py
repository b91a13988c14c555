"""Reactions of others at the table are told in a sentence."""

import asyncio
from pathlib import Path

from parlour.games import GAMES
from parlour.server import wire
from parlour.server.app import open_house
from parlour.server.settings import Settings
from parlour.terminal.evening import entered, new_room
from parlour.terminal.plain import Happened
from parlour.terminal.visit import Told, Visit


def test_what_others_say_is_told_in_ones_own_language(tmp_path: Path) -> None:
    async def meet() -> None:
        inbox: asyncio.Queue[Happened] = asyncio.Queue()
        async with open_house(Settings(data=tmp_path, port=0)) as settings:
            code = await new_room(settings.local_url, "kniffel")
            visit = Visit(settings.local_url, code, "", GAMES, "de", inbox.put_nowait)
            await entered(visit, inbox)
            await visit.sit("Anna")
            await visit._ask(wire.React, seat=0, sign=wire.Sign.WELL_PLAYED)
            await visit._ask(wire.AllowRemarks, allowed=True)
            await visit._ask(wire.Remark, seat=0, text="Na so was")
            told = [await sentence(inbox), await sentence(inbox)]
            await visit.close()
        assert told == ["Anna: Gut gespielt", "Anna: Na so was"]

    asyncio.run(meet())


async def sentence(inbox: "asyncio.Queue[Happened]") -> str:
    while not isinstance(happened := await inbox.get(), Told):
        pass
    return happened.sentences[0]
