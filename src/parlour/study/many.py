"""Many games on any kind of workers: handed out in pieces, merged as they come, kept on the way."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from parlour.study.kept import Kept
from parlour.study.shards import Piece, Plan, Played
from parlour.study.trouble import Amiss
from parlour.study.workers import Workers, opened

A_WHILE = 0.5
"""Seconds that a piece should take: worth sending, and short enough to see it move."""
SAVE_EVERY = 5.0
MOST_DEATHS = 3
"""So many deaths of workers without a piece in between, and it is the games that kill them."""


class Progress(NamedTuple):
    done: int
    games: int
    rate: float
    """Games in a second, in this run."""

    @property
    def left(self) -> float | None:
        """Seconds, as it goes now."""
        return (self.games - self.done) / self.rate if self.rate else None


OnProgress = Callable[[Progress], None]


def play_many(
    plan: Plan,
    rounds: int,
    *,
    jobs: int = 1,
    place: str = "local",
    resume: Path | None = None,
    on_progress: OnProgress = lambda _: None,
) -> Kept:
    """Play rounds 0 to `rounds`, all that are not yet in the file `resume`."""
    kept = Kept(plan)
    if resume is not None:
        kept.load(resume, rounds)
    if plan.logs is not None:
        Path(plan.logs).mkdir(parents=True, exist_ok=True)
    saved = monotonic()
    try:
        with opened(plan, place, min(jobs, rounds)) as workers:
            for progress in played(plan, rounds, workers, kept):
                on_progress(progress)
                if resume is not None and monotonic() - saved > SAVE_EVERY:
                    kept.save(resume)
                    saved = monotonic()
    finally:
        if resume is not None:
            kept.save(resume)
    return kept


def played(plan: Plan, rounds: int, workers: Workers, kept: Kept) -> Iterator[Progress]:
    """Keep all workers busy until nothing is missing."""
    pieces = Pieces(kept.missing(rounds), workers.jobs)
    running: dict[Future[Played], Piece] = {}
    began, before, deaths = monotonic(), kept.part.rounds, 0
    while True:
        try:
            while len(running) < 2 * workers.jobs and (piece := pieces.take()):
                running[submitted(workers, piece)] = piece
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                told = future.result()
                kept.add(piece := running.pop(future), told)
                pieces.learn(piece, told.seconds)
                deaths = 0
        except workers.lost:
            deaths += 1
            if deaths > MOST_DEATHS:
                raise Amiss("study-workers-die") from None
            pieces.give_back([*running.values()])
            running.clear()
            workers.renew()
        rate = (kept.part.rounds - before) * plan.turns / max(monotonic() - began, 1e-9)
        yield Progress(kept.part.rounds * plan.turns, rounds * plan.turns, rate)


def submitted(workers: Workers, piece: Piece) -> "Future[Played]":
    """Where workers have died in the meantime, the piece is lost like all that they played."""
    try:
        return workers.submit(piece)
    except workers.lost as error:
        lost: Future[Played] = Future()
        lost.set_exception(error)
        return lost


class Pieces:
    """What is to be played, cut so that each piece takes a while."""

    def __init__(self, missing: Iterator[Piece], jobs: int) -> None:
        self._missing = missing
        self._jobs = jobs
        self._size = 1

    def take(self) -> Piece | None:
        whole = next(self._missing, None)
        if whole is None:
            return None
        size = min(self._size, max(1, (whole.last - whole.first) // (2 * self._jobs)))
        cut = min(whole.last, whole.first + size)
        if cut < whole.last:
            self._missing = chain([Piece(cut, whole.last)], self._missing)
        return Piece(whole.first, cut)

    def learn(self, piece: Piece, seconds: float) -> None:
        """How long a piece took; the next are longer, at most twice as long."""
        played = piece.last - piece.first
        self._size = max(1, min(2 * played, int(A_WHILE * played / max(seconds, 1e-6))))

    def give_back(self, pieces: list[Piece]) -> None:
        self._missing = chain(sorted(pieces), self._missing)
