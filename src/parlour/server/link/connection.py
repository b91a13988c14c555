"""One connection, from its first message to its last."""

import asyncio
from collections.abc import Callable

from aiohttp import WSCloseCode
from msgspec import json

from parlour.core.game import Illegal
from parlour.core.log import UNREADABLE
from parlour.server import wire
from parlour.server.link.guest import Guest
from parlour.server.link.limits import Bucket, Limits
from parlour.server.link.socket import Socket
from parlour.server.rooms.lobby import Lobby
from parlour.server.rooms.room import Room
from parlour.server.store import StoreFailed
from parlour.server.wire import Refusal

MOST_TOO_FAST = 200
"""How many asks too many are answered before the connection is closed."""

decode = json.Decoder(wire.Ask).decode


class Connection:
    def __init__(
        self,
        lobby: Lobby,
        limits: Limits,
        transport: asyncio.Transport,
        ended: Callable[["Connection"], None],
    ) -> None:
        self.socket = Socket(transport, self._heard, self._gone)
        self._lobby = lobby
        self._ended = ended
        self._guest = Guest(self.socket, limits.stalled_after)
        self._room: Room | None = None
        self._entering: asyncio.Task[None] | None = None
        self._now = asyncio.get_running_loop().time
        self._bucket = Bucket(limits.asks_a_second, limits.asks_at_once, self._now())
        self._too_fast = 0

    def _heard(self, text: bytes) -> None:
        """Asks that decode and keep the rate limit go to the room; all else is refused here."""
        guest = self._guest
        if not self._bucket.take(self._now()):
            self._slow_down()
            return
        try:
            ask = decode(text)
        except UNREADABLE:
            guest.tell(wire.Refused(None, Refusal.BAD_MESSAGE))
            return
        if isinstance(ask, wire.Ping):
            guest.tell(wire.Pong(ask.id))
        elif isinstance(ask, wire.Hello):
            self.socket.hold()
            self._entering = asyncio.create_task(self._enter(ask))
        elif self._room is None:
            guest.tell(wire.Refused(ask.id, Refusal.HELLO_FIRST))
        else:
            self._room.ask(guest, ask)

    def _slow_down(self) -> None:
        self._too_fast += 1
        self._guest.tell(wire.Refused(None, Refusal.TOO_FAST))
        if self._too_fast > MOST_TOO_FAST:
            self.socket.close(WSCloseCode.POLICY_VIOLATION)

    async def _enter(self, hello: wire.Hello) -> None:
        """Go to the room, which may have to be read from the store first."""
        self._leave()
        try:
            self._room = await self._lobby.enter(self._guest, hello)
        except Illegal as illegal:
            self._guest.tell(wire.Refused(hello.id, illegal.code))
        except StoreFailed:
            self._guest.tell(wire.Refused(hello.id, Refusal.STORE_FAILED))
        self._entering = None
        if self.socket.transport.is_closing():
            self._leave()
        else:
            self.socket.go_on()

    def _leave(self) -> None:
        if self._room is not None:
            self._lobby.leave(self._guest, self._room)
            self._room = None

    def _gone(self) -> None:
        if self._entering is None:
            self._leave()
        self._ended(self)
