"""What the page says: its own words, those of each game apart, and how a game's news is told."""

import re

from aiohttp import web
from msgspec import json

from parlour.core.game import Illegal, Value
from parlour.games import GAMES
from parlour.server.http.sent import Sent, answer, sent
from parlour.server.wire import Refusal
from parlour.text import languages, sources, words_of
from parlour.text.news import Telling, telling

ELSEWHERE = {"cli.ftl", "cli-lessons.ftl", "paper.ftl", "terminal.ftl"}
"""Words the page never needs."""
SHELF = ("name", "tagline", "length")
"""What is told of a game before it is opened, by how its messages end."""


class Words(Value, frozen=True):
    ftl: tuple[str, ...]
    told: dict[str, Telling]


class Wordbook:
    """The answers to `GET /words/<language>` and `GET /words/<language>/<game>`, made once and kept
    in memory."""

    def __init__(self) -> None:
        self._page = {lang: written(words_of_page(lang)) for lang in languages()}
        self._games = {
            (lang, game): written(words_of_game(lang, game))
            for lang in languages()
            for game in GAMES
        }

    def of_page(self, request: web.Request) -> web.Response:
        words = self._page.get(request.match_info["lang"])
        if words is None:
            raise Illegal(Refusal.NO_SUCH_LANGUAGE)
        return answer(request, words)

    def of_game(self, request: web.Request) -> web.Response:
        lang, game = request.match_info["lang"], request.match_info["game"]
        if lang not in self._page:
            raise Illegal(Refusal.NO_SUCH_LANGUAGE)
        if game not in GAMES:
            raise Illegal(Refusal.NO_SUCH_GAME)
        return answer(request, self._games[lang, game])


def written(words: Words) -> Sent:
    return sent(json.encode(words, order="deterministic"), "application/json")


def words_of_page(lang: str) -> Words:
    theirs = {f"{game}.ftl" for game in GAMES}
    ours = [text for name, text in sources(lang).items() if name not in ELSEWHERE | theirs]
    return Words((*ours, *(on_shelf(game, words_of(game, lang)) for game in GAMES)), {})


def on_shelf(game: str, words: str) -> str:
    """A message is a line that begins with its name, and the lines below it that are indented."""
    wanted = re.compile(rf"^{re.escape(game)}-(?:{'|'.join(SHELF)}) =.*\n(?:[ \t]+.*\n)*", re.M)
    return "".join(wanted.findall(words + "\n"))


def words_of_game(lang: str, game: str) -> Words:
    return Words((words_of(game, lang),), {game: telling(GAMES[game])})
