"""parlour games: what can be played here."""

from typing import Any

import click
from msgspec import json

from parlour.commands.speech import Misused, words
from parlour.core.described import options_of
from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.text import knows


@click.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def games(as_json: bool) -> None:
    """List the games, with their seats and bots."""
    if as_json:
        click.echo(json.encode([facts(game) for game in GAMES.values()]))
        return
    for game in GAMES.values():
        show(game)


def show(game: AnyGame) -> None:
    seats = game.seats(game.types.options())
    names = ", ".join(
        f"{bot} ({words(label)})" if knows(label := f"{game.name}-bot-{bot}") else bot
        for bot in game.bots
    )
    click.echo(f"{title(game)} ({game.name})")
    if knows(f"{game.name}-tagline"):
        click.echo("  " + words(f"{game.name}-tagline"))
    click.echo("  " + words("cli-seats", fewest=seats[0], most=seats[-1]))
    click.echo("  " + words("cli-bots", bots=names))


def facts(game: AnyGame) -> dict[str, Any]:
    seats = game.seats(game.types.options())
    return {
        "name": game.name,
        "title": title(game),
        "rules": game.rules,
        "seats": {"fewest": seats[0], "most": seats[-1]},
        "bots": list(game.bots),
        "options": options_of(game),
    }


def title(game: AnyGame) -> str:
    return words(f"{game.name}-name") if knows(f"{game.name}-name") else game.name


def game_called(name: str) -> AnyGame:
    if name not in GAMES:
        raise Misused("cli-no-such-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
