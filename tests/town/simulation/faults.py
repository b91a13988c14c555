"""What may befall the simulated town. Each fault takes its time, heals by itself, and may come in
the middle of another."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.town.simulation.town import Town
from tests.town.simulation.worker import Worker

MOST_FAULTS = 4
OVER = 6.0
"""Seconds over which they begin."""
DELICATE = ("INSERT INTO step", "UPDATE room SET doc", "INSERT INTO laid", "claim(", "SET owner")
"""Parts of the statements in the middle of which something happens on purpose."""
CLAIMED = "SET touched = now() WHERE code"
"""What is asked next when a room has been claimed."""
AMBUSH = 3.0
"""Seconds until such a statement comes, or none does."""


def victim(town: Town) -> Worker | None:
    there = town.listening()
    return town.chance.choice(there) if there else None


async def kill(town: Town) -> None:
    """kill -9; the others find out by themselves."""
    if worker := victim(town):
        worker.loop.kill()


async def kill_supervised(town: Town) -> None:
    """kill -9, and its supervisor deletes its row."""
    if worker := victim(town):
        worker.loop.kill()
        await asyncio.sleep(town.chance.uniform(0.0, 0.3))
        await town.bury(worker)


async def stop(town: Town) -> None:
    """SIGSTOP, and SIGCONT: if it was buried meanwhile, a zombie comes back."""
    if worker := victim(town):
        worker.loop.is_stopped = True
        await asyncio.sleep(town.chance.uniform(0.2, 5.0))
        worker.loop.is_stopped = False


async def cut_off(town: Town) -> None:
    """Nothing passes between a worker and the database; late, it arrives, or connections break."""
    if worker := victim(town):
        worker.way.hold()
        await asyncio.sleep(town.chance.uniform(0.2, 8.0))
        if town.chance.random() < 0.5:
            worker.way.reset()
        worker.way.let()


async def lose_answers(town: Town) -> None:
    """Connections to the database break, again and again, before or after the commit."""
    for _ in range(town.chance.randint(1, 12)):
        if worker := victim(town):
            worker.way.reset()
        await asyncio.sleep(town.chance.expovariate(8.0))


async def slow_database(town: Town) -> None:
    """0.8 s there and back: nobody is buried."""
    town.database.delay = 0.4
    await asyncio.sleep(town.chance.uniform(0.5, 3.0))
    town.database.delay = 0.0


async def restart(town: Town) -> None:
    """A fast shutdown: everything is on the disk."""
    await down(town, lambda: len(town.database.server.wal))


async def crash(town: Town) -> None:
    """What nobody waited for may be gone."""
    await down(town, town.database.recovered)


async def failover(town: Town) -> None:
    """To the synchronous standby; without one, it is a crash."""
    await down(town, town.database.promoted if town.has_standby else town.database.recovered)


async def lossy_failover(town: Town) -> None:
    """To a standby that is behind: the last plays are lost, though they were acknowledged."""
    behind = town.chance.uniform(0.0, min(1.5, town.world.now - town.opened_at))
    await down(town, lambda: town.database.left_behind(behind))


async def break_in(town: Town) -> None:
    """A connection breaks with a statement on its way. It is asked again, and the server takes up
    the first one late."""
    if session := await town.database.ambush(town.chance.choice(DELICATE), AMBUSH):
        session.break_off()


async def fail_over_in(town: Town) -> None:
    """In the middle of a statement, to a standby that lacks the last few records."""
    if await town.database.ambush(town.chance.choice(DELICATE), AMBUSH):
        await asyncio.sleep(town.chance.uniform(0.0, 0.05))
        await down(town, lambda: town.database.without(town.chance.randint(0, 3)))


async def forget_owner(town: Town) -> None:
    """A room has a new owner, of whom the database that takes over knows nothing, and somebody
    comes again: two workers may take themselves for its owner."""
    claimed = asyncio.ensure_future(town.database.ambush(CLAIMED, AMBUSH))
    await kill_supervised(town)
    if await claimed:
        await down(town, lambda: town.database.without(town.chance.randint(1, 3)))
        await cut_person(town)


async def down(town: Town, kept: Callable[[], int]) -> None:
    async with town.restarting:
        rest = kept()
        town.database.stop()
        await asyncio.sleep(town.chance.uniform(0.05, 1.5))
        town.database.start(rest)


async def deploy(town: Town) -> None:
    """A new worker comes, and an old one gives it its rooms with everybody in them."""
    new, old = town.start_worker(), victim(town)
    while not (new.listens or new.loop.is_dead):  # noqa: ASYNC110 - nothing tells when
        await asyncio.sleep(0.05)
    if old is not None and old.listens and old is not new:
        old.leave()


async def cut_person(town: Town) -> None:
    """Somebody's connection breaks, perhaps with an answer on its way."""
    for _ in range(town.chance.randint(1, 4)):
        if call := town.chance.choice(town.people).call:
            call.hang_up()
        await asyncio.sleep(town.chance.uniform(0.0, 0.5))


FAULTS: dict[str, Callable[[Town], Awaitable[None]]] = {
    "kill -9, alone": kill,
    "kill -9, supervised": kill_supervised,
    "stop and back": stop,
    "cut off from the database": cut_off,
    "answers of the database lost": lose_answers,
    "slow database": slow_database,
    "database restarted": restart,
    "database crashed": crash,
    "failover, synchronous": failover,
    "failover, behind": lossy_failover,
    "failover in mid-statement": fail_over_in,
    "failover, an owner forgotten": forget_owner,
    "a statement taken up late": break_in,
    "rolling give": deploy,
    "a person's connection broken": cut_person,
}


async def befall(town: Town) -> None:
    """Some of them, drawn from the seed, until the last is over."""
    number = town.chance.randint(1, MOST_FAULTS)
    names = [town.chance.choice(tuple(FAULTS)) for _ in range(number)]
    await asyncio.gather(*[one(town, name, town.chance.uniform(0.0, OVER)) for name in names])


async def one(town: Town, name: str, after: float) -> None:
    await asyncio.sleep(after)
    town.done[name] += 1
    town.world.note("fate", name)
    await FAULTS[name](town)
