"""The games of this server, for the home page: ours first, and first those that need fewest."""

from collections.abc import Collection

from msgspec import json

from parlour.core.described import fields_by_seat, options_of, seat_fields, takes_newcomers
from parlour.core.game import AnyGame
from parlour.games import GAMES, is_ours
from parlour.server.wire import GameShown

PLAIN_EMBLEM = "/art/game.svg"


def shelf(pictures: Collection[str]) -> bytes:
    """All games as JSON. `pictures` are the paths that the page can load."""
    shown = [game_shown(game, pictures) for game in GAMES.values()]
    shown.sort(key=lambda game: (not is_ours(game.name), game.fewest, -game.most))
    return json.encode(shown)


def game_shown(game: AnyGame, pictures: Collection[str]) -> GameShown:
    seats = game.seats(game.types.options())
    emblem = f"/art/{game.name}.svg"
    return GameShown(
        name=game.name,
        fewest=seats[0],
        most=seats[-1],
        bots=tuple(game.bots),
        joins=takes_newcomers(game),
        emblem=emblem if emblem in pictures else PLAIN_EMBLEM,
        options=options_of(game),
        seat_fields=seat_fields(game),
        by_seat=fields_by_seat(game),
    )
