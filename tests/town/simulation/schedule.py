"""One schedule: a town, what befalls it, and what is true afterwards; all from one seed."""

import asyncio
import gc
import logging
import random
import sys
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from parlour.server.store import Buried
from tests.town.simulation.checks import violations
from tests.town.simulation.clock import World
from tests.town.simulation.faults import befall
from tests.town.simulation.town import Town, plays_of

CALM = 0.5
"""Seconds before the first fault."""
HEALS = 60.0
"""Seconds in which, after the last, people play again at every table."""


class Outcome(NamedTuple):
    seed: int
    faults: Counter[str]
    events: Counter[str]
    """What the journal tells."""
    plays: int
    """Acknowledged."""
    lost: int
    """Of those, gone with a failover that loses something."""
    connections: int
    """Lost."""
    seconds: float
    """On the simulated clock."""
    violations: list[str]
    digest: str
    """Of the trace: the same for the same seed."""
    trace: list[str]


def run(seed: int, *, keeps_trace: bool = False) -> Outcome:
    with entropy(seed), without_garbage():
        return lived(World(seed, keeps_trace=keeps_trace), seed)


def lived(world: World, seed: int) -> Outcome:
    with journal(world) as events:
        asyncio._set_running_loop(world.nature)  # for what is made before the first turn
        town = Town(world)
        asyncio._set_running_loop(None)
        story = world.nature.create_task(act(town))
        world.run(story)
        found = violations(town, story.result())
        return Outcome(
            seed=seed,
            faults=town.done,
            events=events,
            plays=sum(map(plays_of, town.tables)),
            lost=sum(len(person.taken_back) for person in town.people),
            connections=sum(person.lost for person in town.people),
            seconds=world.now,
            violations=found,
            digest=world.digest,
            trace=world.trace or [],
        )


async def act(town: Town) -> bool:
    """Whether all tables are played at in the end."""
    await town.open()
    await asyncio.sleep(CALM)
    await befall(town)
    return await town.more(3, HEALS)


@contextmanager
def entropy(seed: int) -> Iterator[None]:
    """The system's chance, from which tokens, codes and seeds come, is drawn from the seed too; as
    madsim does it for `getrandom`."""
    system, own = random._urandom, random.Random(seed)  # type: ignore[attr-defined]
    random._urandom = own.randbytes  # type: ignore[attr-defined]
    state = random.getstate()
    random.seed(seed)
    try:
        yield
    finally:
        random._urandom = system  # type: ignore[attr-defined]
        random.setstate(state)


@contextmanager
def without_garbage() -> Iterator[None]:
    """What a killed process leaves behind must not end in the middle of something: when it is
    collected, its coroutines run their `finally`. That is done afterwards, and what they complain
    about, without a loop, concerns nobody."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
        with warnings.catch_warnings(action="ignore"):
            gc.collect()
        sys.unraisablehook = hook
        gc.enable()
        gc.unfreeze()


class Ear(logging.Handler):
    """Hears the journal. A trace in it is a fault of ours, unless a buried worker writes it."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world
        self.events: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        event = record.getMessage()
        self.events[event] += 1
        self._world.note("journal", event)
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, Buried):
            self._world.faults.append(f"{event}: {error!r}")


@contextmanager
def journal(world: World) -> Iterator[Counter[str]]:
    ear, logger = Ear(world), logging.getLogger("parlour")
    propagates, logger.propagate = logger.propagate, False
    logger.addHandler(ear)
    try:
        yield ear.events
    finally:
        logger.removeHandler(ear)
        logger.propagate = propagates
