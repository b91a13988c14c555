"""A gate on the way to the database, which can be held, slowed down and cut."""

import asyncio
from contextlib import suppress
from pathlib import Path

from tests.postgres import PASSWORD, USER, Cluster


class Gate:
    """Passes bytes between a loopback port and PostgreSQL's Unix socket."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_open = asyncio.Event()
        self._is_open.set()
        self._delay = 0.0
        self._is_shut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def hold(self) -> None:
        """Nothing passes, and nobody is told; until `let`."""
        self._is_open.clear()

    def let(self) -> None:
        self._is_open.set()

    def slow(self, seconds: float) -> None:
        """Every piece takes so long in each direction."""
        self._delay = seconds

    def cut(self) -> None:
        """All connections are reset."""
        for writer in self._writers:
            writer.transport.abort()

    async def close(self) -> None:
        assert self._server is not None
        self._is_shut = True
        self._server.close()
        self.cut()
        self.let()  # whatever was held goes nowhere
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_shut:  # while this one was being accepted
            writer.transport.abort()
            return
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            back, forth = await asyncio.open_unix_connection(self._path)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, forth}
        self._writers |= ends
        with suppress(OSError):
            await asyncio.gather(self._pump(reader, forth), self._pump(back, writer))
        self._writers -= ends
        for end in ends:
            end.transport.abort()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            await asyncio.sleep(self._delay)
            await self._is_open.wait()
            target.write(data)
            await target.drain()
        raise ConnectionResetError


async def gated(cluster: Cluster, database: str) -> tuple[Gate, str]:
    """A gate before the database, and how to reach it through the gate."""
    gate = Gate(cluster.folder / ".s.PGSQL.5432")
    await gate.open()
    name = database.partition("?")[0].rpartition("/")[2]
    return gate, f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{gate.port}/{name}"
