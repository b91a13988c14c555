"""The lessons as the page shows them: frames that were played before, with words between."""

from functools import cache

from aiohttp import web
from msgspec import json

from parlour.core.game import Illegal
from parlour.games import GAMES
from parlour.lessons import puzzles
from parlour.lessons.lesson import lessons_of, read, shown
from parlour.server.http.sent import Sent, answer, sent
from parlour.server.wire import Refusal


async def lesson(request: web.Request) -> web.Response:
    """The answer to `GET /api/learn/<game>/<lesson>`."""
    about = request.match_info
    return answer(request, made(about["game"], about["lesson"]))


@cache
def made(game: str, name: str) -> Sent:
    """Each is made when it is first asked for."""
    texts = lessons_of(game) if game in GAMES else {}
    if name in texts:
        return sent(json.encode(shown(read(texts[name]))), "application/json")
    if texts and name == "puzzles" and (text := puzzles.puzzles_of(game)):
        return sent(json.encode(puzzles.shown(game, text)), "application/json")
    raise Illegal(Refusal.NO_SUCH_LESSON)
