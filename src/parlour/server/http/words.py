"""What the page says: the words of one language, and how the news of each game is told."""

import hashlib

from aiohttp import web
from msgspec import json

from parlour.core.game import Illegal, Value
from parlour.server.wire import Refusal
from parlour.text import languages, sources
from parlour.text.news import Telling, tellings

ELSEWHERE = {"cli.ftl"}
"""Words the page never needs."""


class Words(Value, frozen=True):
    ftl: tuple[str, ...]
    told: dict[str, Telling]


class Wordbook:
    """The answers to `GET /words/<language>`, made once and kept in memory."""

    def __init__(self) -> None:
        self._bodies = {lang: body_of(lang) for lang in languages()}

    def answer(self, request: web.Request) -> web.Response:
        body = self._bodies.get(request.match_info["lang"])
        if body is None:
            raise Illegal(Refusal.NO_SUCH_LANGUAGE)
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        headers = {"ETag": tag, "Cache-Control": "no-cache"}
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        return web.Response(body=body, content_type="application/json", headers=headers)


def body_of(lang: str) -> bytes:
    found = sources(lang)
    ftl = tuple(text for name, text in found.items() if name not in ELSEWHERE)
    return json.encode(Words(ftl, tellings()), order="deterministic")
