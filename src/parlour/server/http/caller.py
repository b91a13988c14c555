"""One HTTP connection as aiohttp has it, with our door before it and our words where it fails."""

import asyncio
import logging
from typing import Any, cast

from aiohttp import web
from aiohttp.web_protocol import RequestHandler
from msgspec import json

from parlour.server.http.headers import HEADERS
from parlour.server.journal import journal
from parlour.server.link.budgets import Deadlines
from parlour.server.link.door import Door, Link
from parlour.server.link.limits import address_of
from parlour.server.wire import Refusal


class Caller(RequestHandler):
    __slots__ = ("_door", "_is_proxied", "_patience", "link")

    def __init__(
        self, manager: web.Server, door: Door, deadlines: Deadlines, is_proxied: bool
    ) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(
            manager,
            loop=loop,
            access_log=cast(Any, None),
            keepalive_timeout=deadlines.request,  # until the head of a request has come, too
            auto_decompress=False,  # a small body stays small
        )
        self._door = door
        self._patience = deadlines.answer
        self._is_proxied = is_proxied
        self.link: Link | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername") or ("",)
        address = "" if self._is_proxied else address_of(str(peer[0]))
        self.link = self._door.open(transport, address)
        if self.link is None:
            transport.write(NO_PLACE)
            transport.close()
            self.close()
        else:
            super().connection_made(transport)
            self.link.wait(self._patience)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self.link is not None:
            self.link.gone()
        super().connection_lost(exc)

    def called(self) -> Link:
        """A request has come: its client has time to take the answer."""
        assert self.link is not None
        self.link.wait(self._patience)
        return self.link

    def hand_over(self) -> None:
        """The rest is a WebSocket, and ours: to aiohttp, the connection is lost."""
        self.link = None
        self.transport = None
        self.connection_lost(None)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """To what is no HTTP: one line in the journal, and an answer like all others."""
        journal("bad-request", logging.WARNING, status=status, why=type(exc).__name__)
        body = json.encode({"code": Refusal.BAD_MESSAGE})
        response = web.Response(
            status=status, body=body, content_type="application/json", headers=HEADERS
        )
        response.force_close()
        return response


def _no_place() -> bytes:
    body = json.encode({"code": Refusal.TOO_MANY_CONNECTIONS})
    told: dict[str, Any] = {
        **HEADERS,
        "Content-Type": "application/json",
        "Content-Length": len(body),
        "Connection": "close",
    }
    lines = ["HTTP/1.1 503 Service Unavailable", *(f"{name}: {told[name]}" for name in told)]
    return "\r\n".join([*lines, "", ""]).encode() + body


NO_PLACE = _no_place()
"""To a connection for which nobody makes room, whatever it would have asked."""
