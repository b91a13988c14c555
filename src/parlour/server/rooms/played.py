"""Finished games, read from the store alone: looking at one opens no room."""

from msgspec import json

from parlour.core.game import Illegal
from parlour.server.rooms.match import finished_log
from parlour.server.rooms.seats import Played, RoomKept
from parlour.server.store import Store
from parlour.server.wire import Refusal


async def find_played(store: Store, code: str, match: int) -> Played:
    """The finished match of this number; `Illegal` if there is none, or it is still played."""
    doc = await store.load_room(code.strip().upper())
    if doc is None:
        raise Illegal(Refusal.NO_SUCH_ROOM)
    for played in json.decode(doc, type=RoomKept).played:
        if played.match == match:
            return played
    raise Illegal(Refusal.NO_GAME)


async def log_of(store: Store, code: str, match: int) -> bytes:
    """The log of a finished match, sealed with its seed."""
    return await finished_log(store, (await find_played(store, code, match)).place)
