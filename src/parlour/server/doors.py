"""The doors of the house: what is asked over HTTP and WebSocket, and who may come in."""

import asyncio
from io import BytesIO
from typing import Any

import segno
from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.typedefs import Handler
from msgspec import json

from parlour import __version__
from parlour.core.game import Illegal
from parlour.core.log import UNREADABLE
from parlour.server import wire
from parlour.server.house import Guest
from parlour.server.limits import Addresses, Bucket
from parlour.server.lobby import Lobby
from parlour.server.pages import HEADERS, Pages
from parlour.server.room import Room
from parlour.server.settings import Settings
from parlour.server.store import Store, StoreFailed
from parlour.server.wire import Refusal

HEARTBEAT = 20.0
"""Seconds between pings; a peer that leaves one unanswered for half that time is gone."""
MOST_TOO_FAST = 200
"""How many asks too many are answered before the connection is closed."""

STATUS: dict[str, int] = {
    Refusal.FOREIGN_ORIGIN: 403,
    Refusal.TOO_MANY_ROOMS: 429,
    Refusal.TOO_MANY_CONNECTIONS: 429,
    Refusal.NO_SUCH_ROOM: 404,
    Refusal.NO_SUCH_GAME: 404,
    Refusal.NO_GAME: 404,
    Refusal.GAME_RUNNING: 409,
}

decode_ask = json.Decoder(wire.Ask).decode
encode = json.Encoder().encode


class Doors:
    def __init__(self, settings: Settings, lobby: Lobby, store: Store) -> None:
        self._settings = settings
        self._lobby = lobby
        self._store = store
        self._addresses = Addresses(settings.limits)
        self._pages = Pages()
        self._sockets: set[web.WebSocketResponse] = set()
        self._now = asyncio.get_running_loop().time
        self._origins = settings.allowed_origins()
        self._hosts = {origin.partition("://")[2] for origin in self._origins}

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self._refuse], client_max_size=wire.MOST_BYTES)
        app.add_routes(
            [
                web.get("/healthz", self._health),
                web.post("/api/rooms", self._make_room),
                web.get("/api/rooms/{code}/log", self._log),
                web.get("/api/rooms/{code}/qr.svg", self._qr),
                web.get("/ws", self._socket),
                web.get("/{path:.*}", self._page),
            ]
        )
        app.on_response_prepare.append(add_headers)
        app.on_shutdown.append(self._say_goodbye)
        return app

    @web.middleware
    async def _refuse(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Check the address people came by; a refusal becomes an answer with its code."""
        try:
            if request.host not in self._hosts:
                raise Illegal(Refusal.FOREIGN_ORIGIN)
            return await handler(request)
        except Illegal as illegal:
            return answer({"code": illegal.code}, STATUS.get(illegal.code, 400))
        except StoreFailed:
            return answer({"code": Refusal.STORE_FAILED}, 503)

    async def _page(self, request: web.Request) -> web.Response:
        return self._pages.answer(request)

    async def _health(self, request: web.Request) -> web.Response:
        await self._store.ready()
        facts = {"rooms": self._lobby.rooms, "connections": self._addresses.connections}
        return answer({"status": "ok", "version": __version__, **facts})

    async def _make_room(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        if not self._addresses.may_open_room(self._address(request), self._now()):
            raise Illegal(Refusal.TOO_MANY_ROOMS)
        try:
            asked = json.decode(await request.read(), type=wire.NewRoom)
        except UNREADABLE:
            raise Illegal(Refusal.BAD_MESSAGE) from None
        return answer(wire.RoomMade(await self._lobby.make(asked.game)), 201)

    async def _log(self, request: web.Request) -> web.Response:
        code = request.match_info["code"]
        body = await (await self._lobby.open(code)).finished_log()
        headers = {"Content-Disposition": f'attachment; filename="parlour-{code}.jsonl"'}
        return web.Response(body=body, content_type="application/jsonl", headers=headers)

    async def _qr(self, request: web.Request) -> web.Response:
        out = BytesIO()
        made = segno.make(self._settings.invite(request.match_info["code"][:12]), error="m")
        made.save(out, kind="svg", border=2, scale=8, dark="#2a1a12", light="#fffaf0")
        return web.Response(body=out.getvalue(), content_type="image/svg+xml")

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        self._must_be_ours(request)
        address = self._address(request)
        if not self._addresses.connect(address):
            raise Illegal(Refusal.TOO_MANY_CONNECTIONS)
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT,
            max_msg_size=wire.MOST_BYTES,
            compress=False,
        )
        try:
            await socket.prepare(request)
            self._sockets.add(socket)
            await self._visit(socket, request)
        finally:
            self._sockets.discard(socket)
            self._addresses.disconnect(address)
        return socket

    async def _visit(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        """One connection, from its first message to its last."""
        transport = request.transport
        assert transport is not None
        guest = Guest(transport, self._settings.limits.stalled_after)
        room: Room | None = None
        try:
            async for ask in self._asks(socket, guest):
                if isinstance(ask, wire.Ping):
                    guest.tell(wire.Pong(ask.id))
                elif isinstance(ask, wire.Hello):
                    room = await self._enter(guest, ask, room)
                elif room is None:
                    guest.tell(wire.Refused(ask.id, Refusal.HELLO_FIRST))
                else:
                    room.ask(guest, ask)
        finally:
            if room is not None:
                self._lobby.leave(guest, room)

    async def _asks(self, socket: web.WebSocketResponse, guest: Guest) -> Any:
        """The messages that decode and do not come too fast; the others are refused here."""
        limits = self._settings.limits
        bucket = Bucket(limits.asks_a_second, limits.asks_at_once, self._now())
        too_fast = 0
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            if not bucket.take(self._now()):
                too_fast += 1
                guest.tell(wire.Refused(None, Refusal.TOO_FAST))
                if too_fast > MOST_TOO_FAST:
                    await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                    break
                continue
            try:
                yield decode_ask(message.data)
            except UNREADABLE:
                guest.tell(wire.Refused(None, Refusal.BAD_MESSAGE))

    async def _enter(self, guest: Guest, hello: wire.Hello, room: Room | None) -> Room | None:
        if room is not None:
            self._lobby.leave(guest, room)
        try:
            return await self._lobby.enter(guest, hello)
        except Illegal as illegal:
            guest.tell(wire.Refused(hello.id, illegal.code))
        except StoreFailed:
            guest.tell(wire.Refused(hello.id, Refusal.STORE_FAILED))
        return None

    async def _say_goodbye(self, app: web.Application) -> None:
        closing = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in set(self._sockets)]
        await asyncio.gather(*closing, return_exceptions=True)

    def _must_be_ours(self, request: web.Request) -> None:
        """Programs send no Origin; a browser always does, and only our own page may talk to us."""
        origin = request.headers.get("Origin")
        if origin is not None and origin not in self._origins:
            raise Illegal(Refusal.FOREIGN_ORIGIN)

    def _address(self, request: web.Request) -> str:
        if self._settings.behind_proxy:
            told = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
            if told:
                return told[:64]
        return request.remote or ""


async def add_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


def answer(body: object, status: int = 200) -> web.Response:
    return web.Response(body=encode(body), status=status, content_type="application/json")
