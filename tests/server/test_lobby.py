"""Rooms are opened when somebody comes and leave nothing behind when there is none."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from parlour.core.game import Illegal
from parlour.games import GAMES
from parlour.server.rooms.lobby import Lobby
from parlour.server.services import Services
from parlour.server.store.sqlite import SqliteStore
from tests.server.player import scene


@scene
async def test_wrong_codes_leave_nothing_behind(folder: Path) -> None:
    store = SqliteStore(folder)
    lobby = Lobby(Services(GAMES, store, ThreadPoolExecutor(1), 0.0, str))
    for number in range(1000):
        with pytest.raises(Illegal, match="no-such-room"):
            await lobby.open(f"WRONG{number}")
    assert (lobby.rooms, len(lobby._opening)) == (0, 0)
    await store.close()


@scene
async def test_a_room_that_many_enter_at_once_is_opened_once(folder: Path) -> None:
    store = SqliteStore(folder)
    lobby = Lobby(Services(GAMES, store, ThreadPoolExecutor(1), 0.0, str))
    code = await lobby.make("kniffel")
    rooms = await asyncio.gather(*[lobby.open(code.lower()) for _ in range(20)])
    assert (len(set(rooms)), lobby.rooms, len(lobby._opening)) == (1, 1, 0)
    await lobby.close()
    await store.close()
