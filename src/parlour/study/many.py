"""Many games, on one core or several. Game number k depends on the seed and k alone, so that the
result is the same whatever the number of processes."""

import hashlib
import multiprocessing
import signal
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, NamedTuple

from parlour.core.fair import seeded
from parlour.core.table import AnyTable
from parlour.games import GAMES
from parlour.study.simulate import play_out

LONGEST_SHARE = 64
"""Games handed to a process at a time: few enough that the progress bar moves."""


class Plan(NamedTuple):
    game: str
    options: Any
    """The game's own options."""
    bots: tuple[str, ...]
    seed: int


def play_many(plan: Plan, games: int, jobs: int = 1) -> Iterator[tuple[int, ...]]:
    """The scores of every game, in order."""
    jobs = min(jobs, games)
    play = partial(play_one, plan)
    if jobs == 1:
        yield from map(play, range(games))
        return
    share = max(1, min(LONGEST_SHARE, games // (4 * jobs)))
    with multiprocessing.Pool(jobs, initializer=leave_interrupts_alone) as pool:
        yield from pool.imap(play, range(games), share)


def play_one(plan: Plan, number: int) -> tuple[int, ...]:
    scores = played(plan, number).scores
    assert scores is not None
    return scores


def played(plan: Plan, number: int) -> AnyTable:
    """The table at the end of game number `number`."""
    game = GAMES[plan.game]
    key = hashlib.sha256(f"{plan.seed} {number}".encode()).digest()
    bots = [game.bots[bot] for bot in plan.bots]
    chance, rng = seeded(int.from_bytes(key[:16])), Random(int.from_bytes(key[16:]))
    return play_out(game, plan.options, bots, chance, rng)


def leave_interrupts_alone() -> None:
    """Ctrl+C is handled by the parent process alone; it ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
