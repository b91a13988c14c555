"""Replays over HTTP: of a room's finished games, and of a log that somebody brings along."""

import asyncio
import logging
from collections import OrderedDict

from aiohttp import web
from msgspec import ValidationError, convert

from parlour.core.game import Illegal
from parlour.core.log import Fault
from parlour.server.journal import journal
from parlour.server.replays import ANSWERS, MOST_BYTES, Asked, unpacked
from parlour.server.rooms.match import finished_log
from parlour.server.rooms.played import find_played
from parlour.server.store import Store
from parlour.server.thinkers.pool import Thinkers
from parlour.server.thinkers.questions import Declined, Failed, Rehearsal
from parlour.server.wire import Refusal

MOST_WAITING = 16
"""Answers that may be in the making at the same time; more are refused."""
MOST_KEPT = 8 << 20
"""Bytes of answers that are kept, in case somebody else asks for the same."""

FRAMES = "{what:frames}"
COACH = "{what:" + "|".join(sorted({*ANSWERS} - {"frames"})) + "}"
"""The last part of an address: what only reads a game, and what makes its coach think."""


class Replays:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._waiting = 0
        self._kept = Kept(MOST_KEPT)

    async def of_room(self, request: web.Request) -> web.Response:
        """A game that is over. Whatever is asked about another, there is none such."""
        told, asked = request.match_info, asked_in(request)
        played = await find_played(self._store, told["code"], int(told["match"]))
        key = (played.place, told["what"], asked)
        body = self._kept.get(key)
        if body is None:
            text = await finished_log(self._store, played.place)
            body = await self._work(
                played.place, Rehearsal(told["what"], text, asked, brought=False)
            )
            self._kept.put(key, body)
        return await answer(request, body)

    async def of_file(self, request: web.Request) -> web.Response:
        """A log in the body of the request; it is not kept."""
        asked, text = asked_in(request), await body_of(request)
        question = Rehearsal(request.match_info["what"], text, asked, brought=True)
        body = await self._work(None, question)
        return await answer(request, body)

    async def _work(self, place: int | None, question: Rehearsal) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Illegal(Refusal.TOO_FAST)
        self._waiting += 1
        try:
            return await rehearse(self._thinkers, place, question)
        finally:
            self._waiting -= 1


async def rehearse(thinkers: Thinkers, place: int | None, question: Rehearsal) -> bytes:
    """The answer, from another process. Each game of a room has a line of its own there, and what
    people bring (None) has one."""
    answer = await thinkers.answer(("replay", place), question)
    if isinstance(answer, Declined):
        raise Illegal(answer.code, **answer.about)
    if isinstance(answer, Failed):
        fault = answer.fault
        journal("replay-failed", logging.ERROR, error=fault.error, place=fault.place)
        raise Illegal(Refusal.SERVER_BROKE)
    body: bytes = answer.what
    return body


class Kept:
    """The answers asked for last, by what was asked; a bounded number of bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._bodies: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        if key in self._bodies:
            self._bodies.move_to_end(key)
        return self._bodies.get(key)

    def put(self, key: object, body: bytes) -> None:
        self._size += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self._size > self._most:
            self._size -= len(self._bodies.popitem(last=False)[1])


def asked_in(request: web.Request) -> Asked:
    try:
        return convert(dict(request.query), type=Asked, strict=False)
    except ValidationError:
        raise Illegal(Refusal.BAD_MESSAGE) from None


async def body_of(request: web.Request) -> bytes:
    """The whole body, as far as a log can be that long."""
    text = bytearray()
    async for chunk in request.content.iter_any():
        text += chunk
        if len(text) > MOST_BYTES:
            raise Illegal(Fault.TOO_LARGE)
    return bytes(text)


async def answer(request: web.Request, body: bytes) -> web.Response:
    """Packed, for those who take it; for others it is unpacked off the event loop."""
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(unpacked, body)
    return web.Response(body=body, content_type="application/jsonl", headers=headers)
