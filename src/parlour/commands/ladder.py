"""parlour ladder: which level is better, at tables of any size."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from pathlib import Path
from typing import Any, NamedTuple

import click
from msgspec import json

from parlour.commands.games import game_called, title
from parlour.commands.options import chosen_options
from parlour.commands.simulate import (
    AT_LEAST_ONE,
    jobs_option,
    named,
    on_option,
    option_option,
    seed_option,
    share,
)
from parlour.commands.speech import Misused, language, tell, words
from parlour.library import play
from parlour.study.bots import name_of
from parlour.study.ladder import Mix, Rung, mix_plans, mixed, rung_plans, rungs
from parlour.study.many import Progress
from parlour.study.plans import seed_of
from parlour.study.result import Estimate, Result
from parlour.study.shards import Plan
from parlour.study.stats import SURE
from parlour.study.trouble import Amiss
from parlour.text.layout import Cell, table
from parlour.text.progress import Teller


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
    help="At each table, rounded up to all seatings.",
)
@seed_option
@option_option
@jobs_option
@on_option
@click.option("--mixes", is_flag=True, help="Every mix of levels at one table.")
@click.option(
    "--resume",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep what is done in this folder, a file a table, and go on from it.",
)
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
    resume: Path | None,
    as_json: bool,
) -> None:
    """How the bots of GAME fare against each other, at tables of any size.

    Every deal is played in all seatings, so that neither seat nor luck favours anybody.
    """
    record = game_called(game)
    chosen = chosen_options(record, options)
    players = rivals(named(bots) or record.bots)
    seed, kind, teller = seed_of(seed), MIXES if mixes else RUNGS, Teller(language())
    plans = {size: [*kind.plans(game, players, size, seed, chosen)] for size in sizes_of(sizes)}
    results = played([*chain(*plans.values())], number, jobs, place, resume, teller)
    found = []
    for seats, those in plans.items():
        here = [one for result in islice(results, len(those)) for one in kind.told(result)]
        found += here
        if not as_json:
            teller.clear()
            fair = words("cli-percent", n=100 / seats)
            tell(kind.title, game=title(record), seats=seats, seed=str(seed), fair=fair)
            click.echo(table(kind.rows(here)))
    if as_json:
        rows = [kind.facts(one) for one in found]
        click.echo(json.encode({"game": game, "seed": seed, kind.name: rows}))
    else:
        tell("study-ladder-note", games=number)


def rivals(bots: Iterable[str]) -> list[str]:
    """Each of them once; the ladder tells them apart by their names."""
    players = unique(bots)
    if len(players) < 2:
        raise Amiss("study-ladder-alone")
    ((name, times),) = Counter(map(name_of, players)).most_common(1)
    if times > 1:
        raise Amiss("study-ladder-namesakes", bot=name)
    return players


def played(
    plans: Sequence[Plan],
    number: int,
    jobs: int,
    place: str,
    resume: Path | None,
    teller: Teller,
) -> Iterator[Result]:
    """At least so many games of each, one after the other; progress is that of all."""
    rounds, before = [-(-number // plan.turns) for plan in plans], 0
    whole = sum(times * plan.turns for times, plan in zip(rounds, plans, strict=True))
    for times, plan in zip(rounds, plans, strict=True):
        on_progress = partial(on_the_way, teller, before, whole)
        yield play(plan, times, jobs, place, kept_in(resume, plan), on_progress)
        before += times * plan.turns


def kept_in(folder: Path | None, plan: Plan) -> Path | None:
    """The file of a table in the folder from which a ladder goes on."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{'-'.join((plan.record.name, *plan.names))}.json"


def on_the_way(teller: Teller, before: int, whole: int, progress: Progress) -> None:
    teller(before + progress.done, whole, progress.rate)


def sizes_of(text: str) -> list[int]:
    sizes = [int(part) for part in text.split(",") if part.strip().isdecimal()]
    if not sizes or len(sizes) != text.count(",") + 1 or min(sizes) < 2:
        raise Misused("cli-usage-bad-value", name="--sizes", expects="2,3,4")
    return sizes


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
        "games": rung.games,
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
    about = {"seats": mix.seats, "bots": mix.bots, "games": mix.games}
    return {**about, "levels": wins, "least": lead}


class Kind(NamedTuple):
    """What a ladder is made of, and how it is told."""

    name: str
    title: str
    plans: Callable[..., Iterator[Plan]]
    told: Callable[[Result], Iterator[Any]]
    rows: Callable[[Sequence[Any]], list[list[Cell]]]
    facts: Callable[[Any], dict[str, Any]]


RUNGS = Kind("rungs", "study-ladder", rung_plans, rungs, rung_rows, rung_facts)
MIXES = Kind("mixes", "study-mixes", mix_plans, mixed, mix_rows, mix_facts)
