"""parlour simulate: what bots score in many games."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import click
import msgspec
from msgspec import json

from parlour import __version__
from parlour.commands.games import game_called, title
from parlour.commands.options import chosen_options
from parlour.commands.speech import language, tell, words
from parlour.library import play
from parlour.study.many import Progress
from parlour.study.plans import planned
from parlour.study.result import Result
from parlour.study.shards import Plan, played
from parlour.study.stats import QUANTILES, Summary
from parlour.text.layout import Cell, table
from parlour.text.playthrough import recorded
from parlour.text.progress import Teller


class Many(click.IntRange):
    """A whole number that may be written as 1e6."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        text = str(value).replace("_", "")
        digits, e, zeros = text.lower().partition("e")
        if e and digits.isdecimal() and zeros.isdecimal() and len(zeros) < 3:
            value = int(digits) * 10 ** int(zeros)
        return super().convert(value, param, ctx)


AT_LEAST_ONE = Many(min=1)
JOBS = click.IntRange(min=0)
NAMES = ("Anna", "Béla", "Cili", "Dani", "Emma", "Feri", "Gabi", "Hugo", "Ilka", "Jani")
"""Who plays a game that is written down."""

option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="Option of the game; NAME=@FILE takes the value from a file.",
)
seed_option = click.option("--seed", type=int, help="The same seed gives the same games.")
jobs_option = click.option("--jobs", type=JOBS, default=0, help="Processes; 0: one a core.")
on_option = click.option(
    "--on",
    "place",
    default="local",
    show_default=True,
    metavar="PLACE",
    help="Where: local, dask, ray, or dask=ADDRESS of a cluster.",
)


@click.command()
@click.argument("game")
@click.option("--games", "number", type=AT_LEAST_ONE, default=100, show_default=True)
@click.option(
    "--seats",
    metavar="BOT,BOT,…",
    help="A bot a seat, by level or as FILE.py:NAME; by default one of each level.",
)
@seed_option
@option_option
@jobs_option
@on_option
@click.option("--save-logs", "logs", metavar="DIR", help="Write every game into this folder.")
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep what is done in this file, and go on from it.",
)
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
    place: str,
    logs: str | None,
    resume: Path | None,
    as_json: bool,
    playthrough: bool,
    times: bool,
) -> None:
    """Let bots play many games of GAME and sum up their scores.

    `parlour GAME` lists the options of a game with what they may be.
    """
    chosen = chosen_options(game_called(game), options)
    plan = planned(game, named(seats), seed=seed, options=chosen, logs=logs)
    if playthrough:
        click.echo(written_down(plan), nl=False)
        return
    began = perf_counter()
    result = play(plan, number, jobs, place, resume, teller())
    seconds = perf_counter() - began
    if as_json:
        spent = {"seconds": seconds, "games_per_second": number / seconds} if times else {}
        click.echo(json.encode(facts(result) | spent))
    else:
        show(result)
        tell("cli-speed", rate=words("cli-decimal", n=number / seconds))


def named(bots: str | None) -> list[str] | None:
    return None if bots is None else [bot.strip() for bot in bots.split(",")]


def teller() -> Callable[[Progress], None]:
    told = Teller(language())
    return lambda one: told(one.done, one.games, one.rate)


def written_down(plan: Plan) -> str:
    """The first game, for a person to check and for the tests to keep."""
    more = (f"Player {number}" for number in range(len(NAMES) + 1, len(plan.bots) + 1))
    names = (*NAMES, *more)[: len(plan.bots)]
    return recorded(plan.record, names, plan.options, played(plan, 0).moves)


def facts(result: Result) -> dict[str, Any]:
    plan = result.plan
    return {
        "parlour": __version__,
        "game": plan.record.name,
        "options": plan.options,
        "games": result.games,
        "seed": plan.seed,
        "seats": [
            {"bot": bot} | msgspec.structs.asdict(seat)
            for bot, seat in zip(result.names, result.seats, strict=True)
        ],
    }


def show(result: Result) -> None:
    name = title(result.plan.record)
    tell("cli-simulated", game=name, games=result.games, seed=str(result.seed))
    head = [words(f"cli-column-{name}") for name in ("bot", "mean", "wins", "least")]
    marks = [words("cli-column-median") if q == 50 else f"{q} %" for q in QUANTILES]
    rows = [row(bot, seat) for bot, seat in zip(result.names, result.seats, strict=True)]
    click.echo(table([[*head, *marks, words("cli-column-most")], *rows]))


def row(bot: str, seat: Summary) -> list[Cell]:
    mean = words("cli-decimal", n=seat.mean)
    if seat.error is not None:
        mean += " ± " + words("cli-decimal", n=seat.error)
    wins = share(seat.wins, seat.wins_error)
    return [bot, mean, wins, seat.least, *seat.quantiles.values(), seat.most]


def share(value: float, error: float | None) -> str:
    told = words("cli-percent", n=100 * value)
    return told if error is None else f"{told} ± " + words("cli-decimal", n=100 * error)
