"""The routes of the server: HTTP requests, WebSocket handshakes, and the checks of both."""

import asyncio
import logging
import re
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from aiohttp import web
from aiohttp.typedefs import Handler
from msgspec import json

from parlour import __version__
from parlour.core.game import Illegal
from parlour.core.log import UNREADABLE, Fault
from parlour.printing.refusal import Refusal as Unprinted
from parlour.server import rest, wire
from parlour.server.admin.facts import Watch
from parlour.server.http import replays
from parlour.server.http.caller import Caller
from parlour.server.http.classroom import lesson
from parlour.server.http.drawings import Drawings, qr_code
from parlour.server.http.headers import HEADERS, HEADERS_OF_PARTS, PARTS
from parlour.server.http.prints import Prints
from parlour.server.http.words import Wordbook
from parlour.server.link.connection import Connection, House
from parlour.server.link.handshake import greeting
from parlour.server.link.limits import address_of
from parlour.server.link.rounds import Rounds
from parlour.server.rooms.played import log_of
from parlour.server.settings import Settings
from parlour.server.store import Store, StoreFailed
from parlour.server.thinkers.pool import Thinkers
from parlour.server.wire import Refusal

if TYPE_CHECKING:
    from parlour.server.http.pages import Pages

STATUS: dict[str, int] = {
    Refusal.FOREIGN_ORIGIN: 403,
    Refusal.TOO_FAST: 429,
    Refusal.TOO_MANY_ROOMS: 429,
    Refusal.TOO_MANY_GUESSES: 429,
    Refusal.TOO_MANY_CONNECTIONS: 429,
    Refusal.NO_SUCH_PAGE: 404,
    Refusal.NO_SUCH_ROOM: 404,
    Refusal.NO_SUCH_GAME: 404,
    Refusal.NO_SUCH_LANGUAGE: 404,
    Refusal.NO_SUCH_LESSON: 404,
    Refusal.NO_GAME: 404,
    Refusal.GAME_RUNNING: 409,
    Refusal.TOO_FAST: 429,
    Refusal.REPLAY_TOO_LONG: 413,
    Refusal.SERVER_BROKE: 500,
    Fault.TOO_LARGE: 413,
    Unprinted.NOTHING_ON_PAPER: 404,
    Unprinted.NO_SUCH_THING: 404,
    Unprinted.NO_PRESS: 501,
    Unprinted.NO_FONTS: 501,
}
MOST_FORWARDED = 200
"""Letters of a header that are told to whoever sent it."""
CODE = re.compile(r"[0-9A-Za-z]{1,12}")

T = TypeVar("T")

encode = json.Encoder().encode


class Route(NamedTuple):
    method: str
    path: str
    budget: str
    """The row of `link.budgets` that a request is charged to, beside that of all requests."""
    handler: Handler


class Routes:
    def __init__(
        self, settings: Settings, house: House, store: Store, thinkers: Thinkers, watch: Watch
    ) -> None:
        self._settings = settings
        self._watch = watch
        self._house = house
        self._store = store
        self._pages: asyncio.Future[Pages] | None = None
        self._wordbook = Wordbook()
        self._replays = replays.Replays(store, thinkers)
        self._prints = Prints(store)
        self._drawings = Drawings(qr_code)
        self._rounds = Rounds(settings.look_every)
        self.sockets = self._rounds.sockets
        self._origins = settings.allowed_origins()
        self._hosts = {origin.partition("://")[2] for origin in self._origins}

    def all(self) -> tuple[Route, ...]:
        games = r"/api/rooms/{code}/games/{match:\d{1,9}}"
        return (
            Route("GET", "/healthz", "requests", self._health),
            Route("GET", "/readyz", "requests", self._ready),
            Route("POST", "/api/rooms", "rooms", self._make_room),
            Route("POST", "/api/tables", "glances", self._tables),
            Route("GET", f"{games}/log", "readings", self._log),
            Route("GET", f"{games}/{replays.FRAMES}", "readings", self._replays.of_room),
            Route("GET", f"{games}/{replays.COACH}", "thoughts", self._replays.of_room),
            Route("POST", f"/api/replay/{replays.FRAMES}", "readings", self._replay_file),
            Route("POST", f"/api/replay/{replays.COACH}", "thoughts", self._replay_file),
            Route("GET", f"{games}/keepsake.pdf", "prints", self._prints.keepsake),
            Route("GET", "/print/{game}/{thing}.pdf", "prints", self._prints.of_game),
            Route("GET", "/api/rooms/{code}/qr.svg", "drawings", self._qr),
            Route("POST", "/api/rooms/{code}/qr.svg", "drawings", self._device_qr),
            Route("GET", "/api/learn/{game}/{lesson}", "requests", lesson),
            Route("GET", "/words/{lang}", "requests", self._words),
            Route("GET", "/words/{lang}/{game}", "requests", self._words_of_game),
            Route("GET", "/ws", "handshakes", self._socket),
            Route("GET", f"/ws/{{room:{CODE.pattern}}}", "handshakes", self._socket),
            Route("GET", "/{path:.*}", "requests", self._page),
        )

    def app(self) -> web.Application:
        app = web.Application(middlewares=[self._refuse], client_max_size=wire.MOST_BYTES)
        for route in self.all():
            add = app.router.add_get if route.method == "GET" else app.router.add_post
            add(route.path, self._charged(route))
        app.on_response_prepare.append(add_headers)
        app.on_shutdown.append(self._say_goodbye)
        app.on_cleanup.append(self._prints.close)
        return app

    def _charged(self, route: Route) -> Handler:
        async def handler(request: web.Request) -> web.StreamResponse:
            if route.budget != "requests":
                self._house.ledger.charge(route.budget, self._address(request))
            if "code" in request.match_info:
                return await self._of_room(request, route.handler)
            return await route.handler(request)

        return handler

    async def _of_room(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Whatever is asked of a room; a code that there is not counts as a guess."""
        ledger, address = self._house.ledger, self._address(request)
        ledger.must_have("guesses", address)
        try:
            if not CODE.fullmatch(request.match_info["code"]):
                raise Illegal(Refusal.NO_SUCH_ROOM)
            return await handler(request)
        except Illegal as illegal:
            if illegal.code is Refusal.NO_SUCH_ROOM:
                ledger.charge("guesses", address)
            raise

    @web.middleware
    async def _refuse(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Check the address people came by; whatever goes wrong becomes an answer with a code."""
        assert isinstance(request.protocol, Caller)
        request.protocol.called()
        try:
            self._house.ledger.charge("requests", self._address(request))
            if request.headers.get("Host") not in self._hosts:
                raise Illegal(Refusal.FOREIGN_ORIGIN)
            return await handler(request)
        except Illegal as illegal:
            told = rest.Wrong(illegal.code, illegal.about)
            return answer(told, STATUS.get(illegal.code, 400))
        except (web.RequestPayloadError, TimeoutError):  # a body that is broken, or does not come
            return answer({"code": Refusal.BAD_MESSAGE}, 400)
        except StoreFailed:
            return answer({"code": Refusal.STORE_FAILED}, 503)
        except web.HTTPException as error:
            error.body = encode({"code": Refusal.BAD_MESSAGE})
            error.content_type = "application/json"
            raise
        except Exception:
            logging.getLogger("parlour").exception("request-broke")
            return answer({"code": Refusal.SERVER_BROKE}, 500)

    async def _page(self, request: web.Request) -> web.Response:
        if self._pages is None:
            self._pages = asyncio.get_running_loop().run_in_executor(None, pages)
        return (await asyncio.shield(self._pages)).answer(request)

    async def _words(self, request: web.Request) -> web.Response:
        return self._wordbook.of_page(request)

    async def _words_of_game(self, request: web.Request) -> web.Response:
        return self._wordbook.of_game(request)

    async def _health(self, request: web.Request) -> web.Response:
        """The event loop runs, or nobody would answer."""
        facts = {"rooms": self._house.lobby.rooms, "connections": len(self._rounds.sockets)}
        return answer({"status": "ok", "version": __version__, **facts, **self._seen(request)})

    async def _ready(self, request: web.Request) -> web.Response:
        """Whether people should be sent here."""
        if not await self._watch.is_ready():
            raise StoreFailed("not for guests, at the moment")
        return answer({"status": "ready"})

    def _seen(self, request: web.Request) -> dict[str, str | bool]:
        """From where the caller seems to come: `parlour doctor` finds a proxy's faults by it."""
        forwarded = ",".join(request.headers.getall("X-Forwarded-For", ()))
        told = {"address": self._address(request), "forwarded": forwarded[:MOST_FORWARDED]}
        return {**told, "behind_proxy": self._settings.behind_proxy}

    async def _make_room(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        asked = await self._body(request, rest.NewRoom)
        return answer(rest.RoomMade(await self._house.lobby.make(asked.game)), 201)

    async def _tables(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        asked = await self._body(request, rest.HeldTables)
        shown = [await self._house.lobby.glance(held) for held in asked]
        return answer([table for table in shown if table is not None])

    async def _log(self, request: web.Request) -> web.Response:
        code, match = request.match_info["code"].upper(), int(request.match_info["match"])
        body = await log_of(self._store, code, match)
        headers = {"Content-Disposition": f'attachment; filename="parlour-{code}-{match}.jsonl"'}
        return web.Response(body=body, content_type="application/jsonl", headers=headers)

    async def _replay_file(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        return await self._replays.of_file(request)

    async def _qr(self, request: web.Request) -> web.Response:
        return await self._draw(request, request.query.get("at", "0"), "")

    async def _device_qr(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        link = await self._body(request, rest.DeviceLink)
        return await self._draw(request, str(link.at), f"#me={link.code}")

    async def _draw(self, request: web.Request, at: str, fragment: str) -> web.Response:
        """The QR code of one of the links to a room."""
        invites = self._settings.invites(request.match_info["code"].upper())
        if at not in map(str, range(len(invites))):
            raise Illegal(Refusal.BAD_MESSAGE)
        body = await self._drawings.of(invites[int(at)] + fragment)
        return web.Response(body=body, content_type="image/svg+xml")

    async def _socket(self, request: web.Request) -> web.Response:
        self._must_be_ours(request)
        if not self._house.is_open():
            raise StoreFailed("not for guests, at the moment")
        answer, caller = greeting(request), request.protocol
        assert isinstance(caller, Caller)
        link = caller.called()
        if not self._house.door.name(link, self._address(request)):
            raise Illegal(Refusal.TOO_MANY_CONNECTIONS)
        connection = Connection(self._house, link, self.sockets)
        connection.socket.take_over(caller, answer)
        caller.hand_over()
        return web.Response()  # goes nowhere: aiohttp has lost this connection

    async def _say_goodbye(self, app: web.Application) -> None:
        self._rounds.end()
        self._drawings.close()

    async def _body(self, request: web.Request, kind: type[T]) -> T:
        """What a request brings, if it comes in time."""
        async with asyncio.timeout(self._settings.deadlines.request):
            text = await request.read()
        try:
            return json.decode(text, type=kind)
        except UNREADABLE:
            raise Illegal(Refusal.BAD_MESSAGE) from None

    def _must_be_ours(self, request: web.Request) -> None:
        """Programs send no Origin; a browser always does, and only our own page may talk to us."""
        origin = request.headers.get("Origin")
        if origin is not None and origin not in self._origins:
            raise Illegal(Refusal.FOREIGN_ORIGIN)

    def _address(self, request: web.Request) -> str:
        """Where a request comes from. A proxy adds its client to the end of the last line."""
        peer = request.remote or ""
        if self._settings.behind_proxy:
            told = ",".join(request.headers.getall("X-Forwarded-For", ())).rpartition(",")[2]
            return address_of(told.strip()) or address_of(peer)
        return address_of(peer)


def pages() -> "Pages":
    """Read beside the loop when the first is asked for, with lessons and paper: whoever comes back
    to a table after a restart does not wait for them."""
    from parlour.server.http.pages import Pages

    return Pages()


async def add_headers(request: web.BaseRequest, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS_OF_PARTS if response.content_type in PARTS else HEADERS)


def answer(body: object, status: int = 200) -> web.Response:
    return web.Response(body=encode(body), status=status, content_type="application/json")
