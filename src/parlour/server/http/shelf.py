"""The games of this server, for the home page: ours first, and first those that need fewest."""

from collections.abc import Collection

from msgspec import json
from msgspec.structs import fields

from parlour.core.described import fields_by_seat, options_of, seat_fields, takes_newcomers
from parlour.core.game import AnyGame
from parlour.games import GAMES, is_ours
from parlour.lessons.lesson import lessons_of
from parlour.lessons.puzzles import puzzles_of
from parlour.printing.things import on_paper
from parlour.server.rest import GameShown

PLAIN_EMBLEM = "/art/game.svg"


def shelf(pictures: Collection[str]) -> bytes:
    """All games as JSON. `pictures` are the paths that the page can load."""
    shown = [game_shown(game, pictures) for game in GAMES.values()]
    shown.sort(key=lambda game: (not is_ours(game.name), game.fewest, -game.most))
    return json.encode(shown)


def game_shown(game: AnyGame, pictures: Collection[str]) -> GameShown:
    seats = game.seats(game.types.options())
    emblem = f"/art/{game.name}.svg"
    box = on_paper(game.name)
    return GameShown(
        name=game.name,
        fewest=seats[0],
        most=seats[-1],
        bots=tuple(game.bots),
        joins=takes_newcomers(game),
        by_hand=game.by_hand,
        hides=not game.is_open,
        emblem=emblem if emblem in pictures else PLAIN_EMBLEM,
        options=options_of(game),
        seat_fields=seat_fields(game),
        by_seat=fields_by_seat(game),
        lessons=tuple(lessons_of(game.name)),
        puzzles=bool(puzzles_of(game.name)),
        figures=figures_of(game.name, pictures),
        paper=tuple(box.things) if box else (),
        paper_choices=tuple(field.name for field in fields(box.choices)) if box else (),
    )


def figures_of(game: str, pictures: Collection[str]) -> tuple[str, ...]:
    start, end = f"/art/rule-{game}-", ".svg"
    named = sorted(path for path in pictures if path.startswith(start) and path.endswith(end))
    return tuple(path.removeprefix(start).removesuffix(end) for path in named)
