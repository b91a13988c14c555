"""The routes of the server: HTTP requests, WebSocket handshakes, and the checks of both."""

import asyncio
from io import BytesIO

import segno
from aiohttp import WSCloseCode, web
from aiohttp.typedefs import Handler
from msgspec import json

from parlour import __version__
from parlour.core.game import Illegal
from parlour.core.log import UNREADABLE
from parlour.server import wire
from parlour.server.http.pages import HEADERS, Pages
from parlour.server.http.words import Wordbook
from parlour.server.link.connection import Connection
from parlour.server.link.limits import Addresses
from parlour.server.link.socket import handshake
from parlour.server.rooms.lobby import Lobby
from parlour.server.settings import Settings
from parlour.server.store import Store, StoreFailed
from parlour.server.wire import Refusal

STATUS: dict[str, int] = {
    Refusal.FOREIGN_ORIGIN: 403,
    Refusal.TOO_MANY_ROOMS: 429,
    Refusal.TOO_MANY_CONNECTIONS: 429,
    Refusal.NO_SUCH_ROOM: 404,
    Refusal.NO_SUCH_GAME: 404,
    Refusal.NO_SUCH_LANGUAGE: 404,
    Refusal.NO_GAME: 404,
    Refusal.GAME_RUNNING: 409,
}

encode = json.Encoder().encode


class Routes:
    def __init__(self, settings: Settings, lobby: Lobby, store: Store) -> None:
        self._settings = settings
        self._lobby = lobby
        self._store = store
        self._addresses = Addresses(settings.limits)
        self._pages = Pages()
        self._wordbook = Wordbook()
        self._connections: set[Connection] = set()
        self._loop = asyncio.get_running_loop()
        self._next_look: asyncio.TimerHandle
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
                web.get("/words/{lang}", self._words),
                web.get("/ws", self._socket),
                web.get("/{path:.*}", self._page),
            ]
        )
        app.on_response_prepare.append(add_headers)
        app.on_startup.append(self._open)
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

    async def _words(self, request: web.Request) -> web.Response:
        return self._wordbook.answer(request)

    async def _health(self, request: web.Request) -> web.Response:
        await self._store.ready()
        facts = {"rooms": self._lobby.rooms, "connections": self._addresses.connections}
        return answer({"status": "ok", "version": __version__, **facts})

    async def _make_room(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        if not self._addresses.may_open_room(self._address(request), self._loop.time()):
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

    async def _socket(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        greeting = handshake(request)
        address = self._address(request)
        transport = request.transport
        assert transport is not None
        if not self._addresses.connect(address):
            raise Illegal(Refusal.TOO_MANY_CONNECTIONS)

        def ended(connection: Connection) -> None:
            self._connections.discard(connection)
            self._addresses.disconnect(address)

        connection = Connection(self._lobby, self._settings.limits, transport, ended)
        self._connections.add(connection)
        connection.socket.take_over(request, greeting)
        return web.Response()  # goes nowhere: aiohttp has lost this connection

    async def _open(self, app: web.Application) -> None:
        self._look_round()

    def _look_round(self) -> None:
        for connection in list(self._connections):
            connection.socket.look()
        self._next_look = self._loop.call_later(self._settings.look_every, self._look_round)

    async def _say_goodbye(self, app: web.Application) -> None:
        self._next_look.cancel()
        for connection in list(self._connections):
            connection.socket.close(WSCloseCode.GOING_AWAY)
            connection.socket.hang_up()

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
