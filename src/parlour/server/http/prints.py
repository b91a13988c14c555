"""Games on paper over HTTP: made one at a time, off the event loop, and kept for the next."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec
from aiohttp import web

from parlour.core.game import Illegal
from parlour.core.log import Damaged
from parlour.games import GAMES
from parlour.printing.wish import Wish
from parlour.server.http.replays import Kept
from parlour.server.rooms.match import finished_log
from parlour.server.rooms.played import find_played
from parlour.server.store import Store
from parlour.server.wire import Refusal
from parlour.text import languages

BOX = "box"
"""All things of a game in one file."""
MOST_WAITING = 4
"""Files that may be in the making or wait for it; more are refused."""
MOST_KEPT = 16 << 20
"""Bytes of files that are kept."""


class Prints:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._press = ThreadPoolExecutor(1, "press")
        self._waiting = 0
        self._kept = Kept(MOST_KEPT)

    async def of_game(self, request: web.Request) -> web.Response:
        """`GET /print/<game>/<thing>.pdf`"""
        game, thing = request.match_info["game"], request.match_info["thing"]
        if game not in GAMES:
            raise Illegal(Refusal.NO_SUCH_GAME)
        wish, rest = wish_in(request)
        work = partial(thing_made, game, thing, wish, rest)
        body = await self._made((game, thing, wish, *sorted(rest.items())), work)
        return answer(body, f"parlour-{game}-{thing}.pdf")

    async def keepsake(self, request: web.Request) -> web.Response:
        """Of a finished game of a room."""
        told = request.match_info
        played = await find_played(self._store, told["code"], int(told["match"]))
        wish, _ = wish_in(request)
        text = await finished_log(self._store, played.place)
        body = await self._made((played.place, wish), partial(keepsake_made, text, wish))
        return answer(body, f"parlour-{told['code'].upper()}-{told['match']}.pdf")

    async def _made(self, key: object, work: Callable[[], bytes]) -> bytes:
        body = self._kept.get(key)
        if body is not None:
            return body
        if self._waiting >= MOST_WAITING:
            raise Illegal(Refusal.TOO_FAST)
        self._waiting += 1
        try:
            body = await asyncio.get_running_loop().run_in_executor(self._press, work)
        finally:
            self._waiting -= 1
        self._kept.put(key, body)
        return body

    async def close(self, app: web.Application) -> None:
        self._press.shutdown(wait=False, cancel_futures=True)


def wish_in(request: web.Request) -> tuple[Wish, dict[str, str]]:
    """How it shall be printed, and what the game lets people choose beside."""
    known = {"lang", "paper", "ink", "size", "backs"}
    asked: dict[str, object] = {
        name: value for name, value in request.query.items() if name in known
    }
    if "shift" in request.query:
        asked["shift"] = request.query["shift"].split(",")
    rest = {name: value for name, value in request.query.items() if name not in {*known, "shift"}}
    try:
        wish = msgspec.convert(asked, Wish, strict=False)
    except msgspec.ValidationError:
        raise Illegal(Refusal.BAD_MESSAGE) from None
    if wish.lang not in languages():
        raise Illegal(Refusal.NO_SUCH_LANGUAGE)
    return wish, rest


def thing_made(game: str, thing: str, wish: Wish, rest: dict[str, str]) -> bytes:
    from parlour.printing.things import chosen, printed  # with all the art, when first asked

    filled = msgspec.structs.replace(wish, choices=chosen(game, rest))
    return printed(game, None if thing == BOX else thing, filled).pdf(wish.lang)


def keepsake_made(text: bytes, wish: Wish) -> bytes:
    from parlour.printing.keepsake import keepsake

    try:
        return keepsake(text, wish).pdf(wish.lang)
    except Damaged as damaged:
        raise Illegal(damaged.fault, line=damaged.line) from None


def answer(body: bytes, name: str) -> web.Response:
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Cache-Control": "no-cache"}
    return web.Response(body=body, content_type="application/pdf", headers=headers)
