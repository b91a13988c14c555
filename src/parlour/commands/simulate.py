"""parlour simulate: what bots score in many games."""

import os
import secrets
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import click
import msgspec
from msgspec import json

from parlour import __version__
from parlour.commands.games import game_called, title
from parlour.commands.options import chosen_options
from parlour.commands.speech import Misused, tell, words
from parlour.core.game import AnyGame
from parlour.study.many import Plan, play_many, played
from parlour.study.stats import QUANTILES, Summary, summarize
from parlour.text.layout import Cell, table
from parlour.text.playthrough import recorded

AT_LEAST_ONE = click.IntRange(min=1)
NAMES = ("Anna", "Béla", "Cili", "Dani", "Emma", "Feri", "Gabi", "Hugo", "Ilka", "Jani")
"""Who plays a game that is written down."""


@click.command()
@click.argument("game")
@click.option("--games", "number", type=AT_LEAST_ONE, default=100, show_default=True)
@click.option("--seats", metavar="BOT,BOT,…", help="A bot a seat; by default one of each.")
@click.option("--seed", type=int, help="The same seed gives the same games.")
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Option of the game; NAME=@FILE takes the value from a file.",
)
@click.option("--jobs", type=click.IntRange(min=0), default=1, help="Processes; 0: one a core.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
@click.option("--playthrough", is_flag=True, help="Write down the first game, move by move.")
@click.option("--times", is_flag=True, help="With --json: also how long it took.")
def simulate(
    game: str,
    number: int,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    jobs: int,
    as_json: bool,
    playthrough: bool,
    times: bool,
) -> None:
    """Let bots play many games of GAME and sum up their scores.

    `parlour GAME` lists the options of a game with what they may be.
    """
    plan = planned(game_called(game), seats, seed, options)
    if playthrough:
        click.echo(written_down(plan), nl=False)
        return
    began = perf_counter()
    results = play(plan, number, jobs or os.cpu_count() or 1)
    seconds = perf_counter() - began
    if as_json:
        spent = {"seconds": seconds, "games_per_second": number / seconds} if times else {}
        click.echo(json.encode(facts(plan, number, summarize(results)) | spent))
    else:
        show(plan, number, summarize(results))
        tell("cli-speed", rate=words("cli-decimal", n=number / seconds))


def planned(game: AnyGame, seats: str | None, seed: int | None, options: Sequence[str]) -> Plan:
    chosen = chosen_options(game, options)
    bots = tuple(game.bots) if seats is None else tuple(map(str.strip, seats.split(",")))
    for bot in bots:
        if bot not in game.bots:
            known = ", ".join(game.bots)
            raise Misused("cli-no-such-bot", game=title(game), bot=bot, bots=known)
    fitting = game.seats(chosen)
    if len(bots) not in fitting:
        fewest, most = fitting[0], fitting[-1]
        about: dict[str, Any] = {"fewest": fewest, "most": most, "seats": len(bots)}
        raise Misused("cli-wrong-seats", game=title(game), **about)
    return Plan(game.name, chosen, bots, secrets.randbits(32) if seed is None else seed)


def written_down(plan: Plan) -> str:
    """The first game, for a person to check and for the tests to keep."""
    game = game_called(plan.game)
    more = (f"Player {number}" for number in range(len(NAMES) + 1, len(plan.bots) + 1))
    names = (*NAMES, *more)[: len(plan.bots)]
    return recorded(game, names, plan.options, played(plan, 0).moves)


def play(plan: Plan, number: int, jobs: int) -> list[tuple[int, ...]]:
    """All scores, with a progress bar where somebody watches."""
    played = play_many(plan, number, jobs)
    if not sys.stderr.isatty():
        return list(played)
    with click.progressbar(played, number, words("cli-progress"), file=sys.stderr) as bar:
        return list(bar)


def facts(plan: Plan, number: int, seats: Sequence[Summary]) -> dict[str, Any]:
    return {
        "parlour": __version__,
        "game": plan.game,
        "options": plan.options,
        "games": number,
        "seed": plan.seed,
        "seats": [
            {"bot": bot} | msgspec.structs.asdict(seat)
            for bot, seat in zip(plan.bots, seats, strict=True)
        ],
    }


def show(plan: Plan, number: int, seats: Sequence[Summary]) -> None:
    name = title(game_called(plan.game))
    tell("cli-simulated", game=name, games=number, seed=str(plan.seed))
    head = [words(f"cli-column-{name}") for name in ("bot", "mean", "wins", "least")]
    marks = [words("cli-column-median") if q == 50 else f"{q} %" for q in QUANTILES]
    rows = [row(bot, seat) for bot, seat in zip(plan.bots, seats, strict=True)]
    click.echo(table([[*head, *marks, words("cli-column-most")], *rows]))


def row(bot: str, seat: Summary) -> list[Cell]:
    mean = words("cli-decimal", n=seat.mean)
    if seat.error is not None:
        mean += " ± " + words("cli-decimal", n=seat.error)
    wins = words("cli-percent", n=100 * seat.wins)
    return [bot, mean, wins, seat.least, *seat.quantiles.values(), seat.most]
