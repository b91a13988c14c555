"""The simulated town: a database, workers that are replaced when they end, and tables at which
people play."""

import asyncio
from collections import Counter
from typing import Any, NamedTuple

from msgspec import json

from parlour.server.store.postgres.line import Line
from parlour.server.town.supervisor import GONE
from tests.town.simulation.clock import Loop, World
from tests.town.simulation.database import Database, Way
from tests.town.simulation.people import Person
from tests.town.simulation.worker import PLAYED, Doors, Worker


class Kind(NamedTuple):
    """What is played at a table, and by whom."""

    game: str
    people: int
    bots: int
    options: dict[str, Any]


KINDS = (
    Kind("kniffel", 1, 1, {"patience": 5}),
    Kind("kniffel", 2, 0, {"patience": 5}),
    Kind("high-die", 2, 1, {}),
)
"""With a bot and a clock; without a bot, where plays take the quick way; and a short game, after
which the next one begins."""


class Town:
    def __init__(self, world: World) -> None:
        chance = world.chance
        self.world = world
        self.chance = chance
        self.has_standby = chance.random() < 0.4
        self.database = Database(world, has_standby=self.has_standby)
        self.workers: list[Worker] = []
        """All there were."""
        self.tables: list[list[Person]] = []
        self.done: Counter[str] = Counter()
        """Faults, by name."""
        self.restarting = asyncio.Lock()
        self.opened_at = 0.0
        """When the tables were set, which no fault undoes."""
        self._doors: Doors = {}
        self._wanted = chance.choice((2, 2, 3))
        self._people = world.process("people")
        self._way = Way(world, self.database, world.nature)

    @property
    def people(self) -> list[Person]:
        return [person for table in self.tables for person in table]

    def living(self) -> list[Worker]:
        return [worker for worker in self.workers if not worker.loop.is_dead]

    def listening(self) -> list[Worker]:
        """Where a connection is taken: a stopped one listens too."""
        return [worker for worker in self.workers if worker.listens]

    def start_worker(self) -> Worker:
        worker = Worker(self.world, self.database, len(self.workers), self._doors)
        self.workers.append(worker)
        worker.loop.at_end.append(lambda: self._ended(worker))
        return worker

    async def open(self) -> None:
        """Workers and tables, before anything goes wrong."""
        for _ in range(self._wanted):
            self.start_worker()
        while len(self.listening()) < self._wanted:  # noqa: ASYNC110 - nothing tells when
            await asyncio.sleep(0.05)
        for number in range(2):
            kind = self.chance.choice(KINDS)
            names = [f"person-{number}-{seat}" for seat in range(kind.people)]
            self.tables.append([self._person(name) for name in names])
            await self._on_their_own(self._set_table(self.tables[-1], kind))
        self.opened_at = self.world.now
        for person in self.people:
            self._people.create_task(person.play())

    async def more(self, plays: int, limit: float) -> bool:
        """Whether, in so many seconds, every table sees so many more plays acknowledged."""
        give_up = self.world.now + limit
        goals = [plays_of(table) + plays for table in self.tables]
        while any(plays_of(t) < goal for t, goal in zip(self.tables, goals, strict=True)):
            if self.world.now > give_up:
                return False
            await asyncio.sleep(0.1)
        return True

    async def bury(self, worker: Worker) -> None:
        """As the supervisor does it when a child has died."""
        line = Line("", connect=self._way.connect)
        await line.do(lambda db: db.execute(GONE, worker.number))

    def _person(self, name: str) -> Person:
        return Person(self.world, self._people, name, self.listening, self.is_buried)

    def is_buried(self, process: Loop | None) -> bool:
        """A zombie shows, until it hears of it, rooms as they were."""
        alive = self.database.server.tables["worker"]
        return process not in [worker.loop for worker in self.workers if (worker.number,) in alive]

    async def _set_table(self, people: list[Person], kind: Kind) -> None:
        await people[0].make(kind.game)
        for person in people:
            await person.sit(people[0].code)
        game = PLAYED[kind.game]
        options = game.types.options(**kind.options)
        level = next(iter(game.bots))
        await people[0].prepare(kind.bots, level, kind.game, json.decode(json.encode(options)))

    async def _on_their_own(self, act: Any) -> None:
        """In the process of the people; wait until it is done."""
        done = asyncio.get_running_loop().create_future()
        self._people.create_task(act).add_done_callback(lambda task: done.set_result(task.result()))
        await done

    def _ended(self, worker: Worker) -> None:
        self.world.note(worker.name, "ends")
        if worker.is_wanted:
            self.world.later(self.chance.uniform(0.2, 1.5), self.start_worker)


def plays_of(table: list[Person]) -> int:
    return sum(len(person.told) for person in table)
