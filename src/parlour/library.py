"""What `import parlour` offers: many games, tournaments, and all that goes wrong as a sentence."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.core.game import AnyGame, Illegal
from parlour.study import tournament as tournaments
from parlour.study.bots import Player
from parlour.study.many import Progress, play_many
from parlour.study.plans import many, planned
from parlour.study.result import Result, result_of
from parlour.study.shards import Plan
from parlour.study.tournament import Tournament
from parlour.study.trouble import Amiss
from parlour.study.workers import cores
from parlour.text import knows, pick, say, told
from parlour.text.progress import Teller


class Misuse(ValueError):
    """Something that was asked for cannot be done; its text is a sentence."""


@contextmanager
def sentences() -> Iterator[None]:
    try:
        yield
    except Amiss as amiss:
        raise Misuse(sentence(pick(), amiss)) from amiss.__cause__
    except Illegal as illegal:
        code = f"refused-{illegal.code.value}"
        raise Misuse(
            say(pick(), code if knows(code) else "refused-unknown", **illegal.about)
        ) from None


def sentence(lang: str, amiss: Amiss) -> str:
    return say(lang, amiss.message, **told(lang, amiss.about))


def simulate(
    game: str | AnyGame,
    bots: Sequence[Player] | None = None,
    games: int = 1000,
    *,
    seed: int | None = None,
    options: Any = None,
    jobs: int | None = None,
    on: str = "local",
    rows: bool = True,
    save_logs: str | Path | None = None,
    resume: str | Path | None = None,
    progress: bool = True,
) -> Result:
    """Many games between bots; a bot is a level's name, a function, or `FILE.py:NAME`.

    The same seed gives the same result whatever the number of `jobs` (all cores) and wherever they
    are (`on`: local, dask, ray). `rows` keeps the scores of every game for `columns()`; `save_logs`
    writes every game into a folder; `resume` names a file from which a simulation goes on.
    """
    with sentences():
        plan = planned(
            game,
            bots,
            seed=seed,
            options=options,
            rows=rows and resume is None,
            logs=None if save_logs is None else str(save_logs),
        )
        file = None if resume is None else Path(resume)
        return play(plan, many(games), jobs, on, file, teller(progress))


def tournament(
    game: str | AnyGame,
    bots: Mapping[str, Player] | Sequence[str],
    games: int = 1000,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Any = None,
    jobs: int | None = None,
    on: str = "local",
    progress: bool = True,
) -> Tournament:
    """Who plays better: every deal is played in all seatings. Bots come with names of your own, or
    are levels of the game."""
    entrants = dict(bots) if isinstance(bots, Mapping) else {bot: bot for bot in bots}
    with sentences():

        def run(plan: Plan, rounds: int) -> Result:
            return play(plan, rounds, jobs, on, None, teller(progress))

        return tournaments.tournament(
            game, entrants, many(games), run, seed=seed, options=options, seats=seats
        )


def play(
    plan: Plan,
    rounds: int,
    jobs: int | None,
    place: str,
    resume: Path | None,
    on_progress: Callable[[Progress], None],
) -> Result:
    """Play so many rounds of a plan on all cores, or on so many."""
    number = jobs or cores()
    kept = play_many(plan, rounds, jobs=number, place=place, resume=resume, on_progress=on_progress)
    return result_of(plan, kept)


def teller(wanted: bool) -> Callable[[Progress], None]:
    if not wanted:
        return lambda _: None
    tell = Teller(pick())
    return lambda one: tell(one.done, one.games, one.rate)
