"""The town, broken on purpose: each mutant takes away one thing on which it rests, in the text of a
production statement or in a method. A simulation that does not notice would prove nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from parlour.server.rooms import lobby, match
from parlour.server.store import Buried, Conflict, StoreFailed, postgres
from parlour.server.store.postgres import appends, line
from parlour.server.town import leaving, workers
from tests.town.simulation.schedule import run

MOST_SCHEDULES = 400


class Mutant(NamedTuple):
    place: Any
    name: str
    instead: Any


def without(text: str, clause: str) -> str:
    assert clause in text
    return text.replace(clause, "")


class Careless(appends.Appends):
    """Every step counts as kept, whoever has written there."""

    async def _alone(self, job: appends.Job) -> Exception | None:
        told = await super()._alone(job)
        return None if isinstance(told, Conflict) else told


class Unburied(appends.Appends):
    """A worker that is told of its burial takes it for success."""

    async def _alone(self, job: appends.Job) -> Exception | None:
        told = await super()._alone(job)
        return None if isinstance(told, Buried) else told


class Forgetful(appends.Appends):
    """After a lost connection nobody looks whether the step was kept."""

    async def _look(self, job: appends.Job, db: Any) -> tuple[bool, bool, int]:
        lives, _, last = await super()._look(job, db)
        return lives, False, last


class Hasty(appends.Appends):
    """A play is acknowledged while it is still being written."""

    def put(self, *step: Any) -> Any:
        written = super().put(*step)
        written.add_done_callback(lambda done: done.exception())
        answer = self._loop.create_future()
        answer.set_result(None)
        return answer


class Once(line.Line):
    """What was asked over a connection that is lost is not asked again."""

    async def _do(self, act: Any) -> Any:
        try:
            async with self._lock:
                return await self._attempt(act)
        except line.Lost:
            self._drop()
            raise StoreFailed("lost") from None


async def give_first(house: Any, member: Any, room: Any, places: Any) -> None:
    """The room is given away before it is closed."""
    heir = member.workers.preferred(room.code)
    await member.store.give(room.code, heir)
    guests = [connection for connection in house.connections if connection.room is room]
    for connection in guests:
        connection.socket.freeze()
    await house.lobby.release(room)
    for connection in guests:
        await leaving.carry(connection, heir)


def never_done(self: match.Match, seat: int | None, ask: str) -> bool:
    return False


async def trust(self: lobby.Lobby) -> None:
    """The database has come back, and nobody looks whose rooms they are."""


FOLLOWS = """
WHERE CASE WHEN p < 0 THEN (SELECT true FROM laid WHERE id = l)
      ELSE (SELECT true FROM step o WHERE o.laid = l AND o.seq = p) END"""
IS_LAID = "(SELECT true FROM laid WHERE id = l)"
STANDS = """
  AND ($6::int4 < 0 OR EXISTS (SELECT FROM step WHERE laid = $5::int8 AND seq = $6))"""
SAME = " AND lines = $4 AND ask = $5"
AS_READ = " AND doc IN ($3, $4)"
UNFENCED = appends.APPEND.replace("FROM me, unnest", "FROM unnest")
OVERWRITES = "ON CONFLICT DO UPDATE"

MUTANTS: dict[str, Mutant] = {
    "steps are not fenced": Mutant(appends, "APPEND", UNFENCED),
    "a step may follow nothing": Mutant(appends, "APPEND", without(appends.APPEND, FOLLOWS)),
    "a first step needs no table": Mutant(
        appends, "APPEND", appends.APPEND.replace(IS_LAID, "true")
    ),
    "a step replaces another": Mutant(appends, "APPEND", appends.APPEND + OVERWRITES),
    "steps are not fenced and replace others": Mutant(appends, "APPEND", UNFENCED + OVERWRITES),
    "whatever stands there was kept": Mutant(appends, "LOOK", without(appends.LOOK, SAME)),
    "nobody looks whether it was kept": Mutant(postgres, "Appends", Forgetful),
    "a conflict counts as kept": Mutant(postgres, "Appends", Careless),
    "a burial counts as kept": Mutant(postgres, "Appends", Unburied),
    "acknowledged before it is kept": Mutant(postgres, "Appends", Hasty),
    "what was lost is not asked again": Mutant(postgres, "Line", Once),
    "rooms are saved blindly": Mutant(postgres, "SAVE", without(postgres.SAVE, AS_READ)),
    "a room may tell of steps that are lost": Mutant(
        postgres, "SAVE", without(postgres.SAVE, STANDS)
    ),
    "nobody looks whose rooms they are": Mutant(lobby.Lobby, "recall", trust),
    "everybody is suspected at once": Mutant(workers, "STILL", 1),
    "a room is given before it is closed": Mutant(leaving, "move", give_first),
    "a play sent again is made again": Mutant(match.Match, "has_done", never_done),
    "a timeout is an error of ours": Mutant(line, "LOST", (OSError,)),
}


@contextmanager
def broken(mutant: Mutant) -> Iterator[None]:
    """The one place where tests change production code under its feet: that is what a mutant is."""
    whole = getattr(mutant.place, mutant.name)
    setattr(mutant.place, mutant.name, mutant.instead)
    try:
        yield
    finally:
        setattr(mutant.place, mutant.name, whole)


def found_after(name: str, most: int, first: int = 0) -> tuple[int, str] | None:
    """How many schedules it takes until something is noticed, and what; None if nothing is."""
    with broken(MUTANTS[name]):
        for number, seed in enumerate(range(first, first + most), start=1):
            if found := run(seed).violations:
                return number, found[0]
    return None
