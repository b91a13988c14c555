"""The way from a worker to the database, and what may befall both.

`Way.connect` stands where `asyncpg.connect` does. Its connections raise asyncpg's own exceptions,
so that what the production code makes of them is what is tested.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import asyncpg

from tests.town.simulation.clock import Loop, World
from tests.town.simulation.postgres import Server
from tests.town.simulation.statements import understood

NEAR, FAR = 0.0002, 0.003
"""Seconds that a message is on its way, at least and at most."""
BREAKS: tuple[type[Exception], ...] = (
    asyncpg.AdminShutdownError,
    asyncpg.ConnectionDoesNotExistError,
    asyncpg.InternalClientError,
    ConnectionResetError,
)
"""What asyncpg may say of a connection that breaks while it waits."""
LATE = 0.5
"""Seconds, at most, after which a server still takes up what came before the connection broke: its
process was not given a processor."""


class Database:
    def __init__(self, world: World, *, has_standby: bool) -> None:
        self._world = world
        self._has_standby = has_standby
        self.server = Server(world, [], has_standby=has_standby)
        self.is_up = True
        self.delay = 0.0
        """Seconds that every message takes longer."""
        self.lost: dict[str, float] = {}
        """Plays that are gone with a failover, and when."""
        self.sessions: dict[Session, None] = {}
        self._ambush: tuple[str, asyncio.Future[Session]] | None = None

    async def ambush(self, part: str, seconds: float) -> "Session | None":
        """Wait until a statement with this part is on its way, but not for longer."""
        caught: asyncio.Future[Session] = self._world.nature.create_future()
        self._ambush = part, caught
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                return await caught
        return None

    def passes(self, session: "Session", query: str) -> None:
        if self._ambush is not None and self._ambush[0] in query:
            (_, caught), self._ambush = self._ambush, None
            if not caught.done():
                caught.set_result(session)

    def stop(self) -> None:
        """It ends, and with it everything that was under way."""
        self.is_up = False
        self.server.loop.kill()
        self.break_all()

    def start(self, kept: int) -> None:
        """It comes up with this much of its log."""
        wal = self.server.wal[:kept]
        self.server = Server(self._world, wal, has_standby=self._has_standby)
        self.is_up = True

    def recovered(self) -> int:
        """How much of the log a crash leaves: what was flushed, and perhaps more."""
        return self._world.chance.randint(self.server.flushed, len(self.server.wal))

    def promoted(self) -> int:
        """How much the synchronous standby has."""
        return self._world.chance.randint(self.server.copied, len(self.server.wal))

    def left_behind(self, seconds: float) -> int:
        """How much an asynchronous standby has that is so far behind; the rest is lost."""
        until = self._world.now - seconds
        return self.without(len([record for record in self.server.wal if record.at > until]))

    def without(self, records: int) -> int:
        """How much a standby has that lacks so many of the last."""
        kept = max(0, len(self.server.wal) - records)
        gone = [change for record in self.server.wal[kept:] for change in record.changes]
        steps = [change.row for change in gone if change.table == "step" and change.row is not None]
        self.lost |= {ask: self._world.now for _, ask in steps}
        return kept

    def break_all(self) -> None:
        for session in list(self.sessions):
            session.break_off()


class Way:
    """From one process to the database and back."""

    def __init__(self, world: World, database: Database, loop: Loop) -> None:
        self.world = world
        self.database = database
        self.loop = loop
        self._held: list[Callable[[], None]] | None = None
        """While nothing passes: what has been sent."""
        self._sessions: list[Session] = []
        loop.at_end.append(self.reset)

    def hold(self) -> None:
        """Nothing passes, and nobody is told."""
        self._held = []

    def let(self) -> None:
        held, self._held = self._held or [], None
        for act in held:
            self.send(act)

    def reset(self) -> None:
        """All connections break."""
        for session in self._sessions:
            session.break_off()

    def send(self, act: Callable[[], None]) -> None:
        """To either end."""
        if self._held is not None:
            self._held.append(act)
        else:
            delay = self.database.delay + self.world.chance.uniform(NEAR, FAR)
            self.world.later(delay, act)

    async def connect(
        self,
        dsn: str,
        *,
        timeout: float,  # noqa: ASYNC109 - as asyncpg has it
        command_timeout: float,
        server_settings: Mapping[str, str],
        target_session_attrs: str,
    ) -> "Session":
        met: asyncio.Future[bool] = self.loop.create_future()
        self.send(lambda: self.send(partial(self._meet, met, self.database.is_up)))
        async with asyncio.timeout(timeout):
            if not await met:
                raise ConnectionRefusedError("the database is not up")
        session = Session(self, command_timeout, server_settings)
        self._sessions.append(session)
        return session

    def _meet(self, met: "asyncio.Future[bool]", is_up: bool) -> None:
        if not met.done():
            met.set_result(is_up)


class Session:
    """A connection, as asyncpg shows it."""

    def __init__(self, way: Way, patience: float, settings: Mapping[str, str]) -> None:
        self._way = way
        self._patience = patience
        self._is_synchronous = settings.get("synchronous_commit") != "off"
        self._server = way.database.server
        self._is_open = True
        self._answer: asyncio.Future[Any] | None = None
        way.database.sessions[self] = None

    async def execute(self, query: str, *values: Any) -> Any:
        """Whatever the statement gives: its status, a value or rows."""
        if not self._is_open or self._server is not self._way.database.server:
            raise asyncpg.InterfaceError("connection is closed")
        statement = understood(query)
        answer = self._answer = self._way.loop.create_future()
        self._way.send(lambda: self._begin(lambda tx: statement(tx, *values), answer))
        self._way.database.passes(self, query)
        async with asyncio.timeout(self._patience):
            result = await answer
        self._note(query, result)
        if isinstance(result, Exception):
            raise result
        return result

    fetch = fetchrow = fetchval = execute

    def terminate(self) -> None:
        self._is_open = False
        self._way.database.sessions.pop(self, None)

    async def close(self, *, timeout: float) -> None:  # noqa: ASYNC109 - as asyncpg has it
        self.terminate()

    def break_off(self) -> None:
        """Whoever waits is told that it broke, if anything passes; the server has done what it was
        asked, or not."""
        if self._is_open:
            self.terminate()
            if self._answer is not None:
                told = self._way.world.chance.choice(BREAKS)("the connection broke")
                self._way.send(partial(self._end, self._answer, told))

    def _begin(self, statement: Callable[..., Any], answer: "asyncio.Future[Any]") -> None:
        """At the server. What has come over a connection that is broken by now is done too."""
        if self._is_open:
            self._run(statement, answer)
        else:
            world = self._way.world
            world.later(world.chance.uniform(0.0, LATE), self._run, statement, answer)

    def _run(self, statement: Callable[..., Any], answer: "asyncio.Future[Any]") -> None:
        server = self._server
        if not server.loop.is_dead:
            way = self._way
            server.run(
                statement,
                self._is_synchronous,
                lambda result: way.send(partial(self._end, answer, result)),
            )

    def _end(self, answer: "asyncio.Future[Any]", result: Any) -> None:
        if not (answer.done() or self._way.loop.is_dead):
            answer.set_result(result)

    def _note(self, query: str, result: Any) -> None:
        shown = len(result) if isinstance(result, list) else type(result).__name__
        self._way.world.note(self._way.loop.name, f"{query.split()[0]} {len(query)} {shown}")
