"""parlour simulate, and parlour ladder: what bots score in many games, and which is better."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import click
import msgspec
from msgspec import json

from parlour import __version__
from parlour.commands.games import game_called, title
from parlour.commands.options import chosen_options
from parlour.commands.speech import Misused, language, tell, words
from parlour.library import play
from parlour.study.many import Progress
from parlour.study.plans import planned
from parlour.study.result import Estimate, Result
from parlour.study.shards import Plan, played
from parlour.study.stats import QUANTILES, SURE, Summary
from parlour.study.tournament import Mix, Rung
from parlour.study.tournament import ladder as rungs_of
from parlour.study.tournament import mixes as mixes_of
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


@click.command()
@click.argument("game")
@click.option("--bots", metavar="BOT,BOT,…", help="By level or as FILE.py:NAME; by default all.")
@click.option(
    "--sizes", metavar="N,N,…", default="2", show_default=True, help="Players at a table."
)
@click.option(
    "--games",
    "number",
    type=AT_LEAST_ONE,
    default=200,
    show_default=True,
    help="For each pair of bots, rounded up to all seatings.",
)
@seed_option
@option_option
@jobs_option
@on_option
@click.option("--mixes", is_flag=True, help="Every mix of levels at one table.")
@click.option("--json", "as_json", is_flag=True, help="As JSON, for programs.")
def ladder(
    game: str,
    bots: str | None,
    sizes: str,
    number: int,
    seed: int | None,
    options: tuple[str, ...],
    jobs: int,
    place: str,
    mixes: bool,
    as_json: bool,
) -> None:
    """How the bots of GAME fare against each other, at tables of any size.

    Every deal is played in all seatings, so that neither seat nor luck favours anybody.
    """
    record = game_called(game)
    chosen = chosen_options(record, options)
    players = named(bots) or list(record.bots)
    wanted = sizes_of(sizes)
    first = planned(game, [players[0]] * wanted[0], seed=seed, options=chosen)

    def run(plan: Plan, rounds: int) -> Result:
        return play(plan, rounds, jobs, place, None, teller())

    kind = MIXES if mixes else RUNGS
    found = list(kind.of(game, players, wanted, number, run, seed=first.seed, options=chosen))
    if as_json:
        rows = [kind.facts(one) for one in found]
        click.echo(json.encode({"game": game, "seed": first.seed, kind.name: rows}))
        return
    for seats in wanted:
        fair = words("cli-percent", n=100 / seats)
        tell(kind.title, game=title(record), seats=seats, seed=str(first.seed), fair=fair)
        click.echo(table(kind.rows([one for one in found if one.seats == seats])))
    tell("study-ladder-note", games=number)


def named(bots: str | None) -> list[str] | None:
    return None if bots is None else [bot.strip() for bot in bots.split(",")]


def sizes_of(text: str) -> list[int]:
    sizes = [int(part) for part in text.split(",") if part.strip().isdecimal()]
    if not sizes or len(sizes) != text.count(",") + 1 or min(sizes) < 2:
        raise Misused("cli-usage-bad-value", name="--sizes", expects="2,3,4")
    return sizes


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


def rung_rows(rungs: Sequence[Rung]) -> list[list[Cell]]:
    bots = unique([rung.bot for rung in rungs])
    won = {(rung.bot, rung.others): interval(rung.wins) for rung in rungs}
    head: list[Cell] = [words("cli-column-bot"), *bots]
    rows: list[list[Cell]] = [
        [bot, *[won.get((bot, other), "-") for other in bots]] for bot in bots
    ]
    return [head, *rows]


def unique(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))


def interval(wins: Estimate) -> str:
    return share(wins, SURE * wins.error)


def rung_facts(rung: Rung) -> dict[str, Any]:
    return {
        "seats": rung.seats,
        "bot": rung.bot,
        "others": rung.others,
        **estimated("wins", rung.wins),
    }


def estimated(name: str, share: Estimate) -> dict[str, Any]:
    return {name: float(share), "error": share.error, "interval": share.share}


def mix_rows(mixes: Sequence[Mix]) -> list[list[Cell]]:
    levels = unique([level for mix in mixes for level in mix.wins])
    head: list[Cell] = [*levels, words("study-mixes-lead")]
    return [head, *[[*cells(mix, levels), interval(mix.lead)] for mix in mixes]]


def cells(mix: Mix, levels: Sequence[str]) -> list[Cell]:
    """By level: how many sit there, and how often one of them wins."""
    return [
        f"{mix.bots.count(level)} x {interval(mix.wins[level])}" if level in mix.wins else "-"
        for level in levels
    ]


def mix_facts(mix: Mix) -> dict[str, Any]:
    wins = {level: estimated("wins", won) for level, won in mix.wins.items()}
    lead = {"lead": float(mix.lead), "error": mix.lead.error, "interval": mix.lead.interval}
    return {"seats": mix.seats, "bots": mix.bots, "levels": wins, "least": lead}


class Kind(NamedTuple):
    """What a ladder is made of, and how it is told."""

    name: str
    title: str
    of: Callable[..., Iterator[Any]]
    rows: Callable[[Sequence[Any]], list[list[Cell]]]
    facts: Callable[[Any], dict[str, Any]]


RUNGS = Kind("rungs", "study-ladder", rungs_of, rung_rows, rung_facts)
MIXES = Kind("mixes", "study-mixes", mixes_of, mix_rows, mix_facts)
