"""A gate on the way to the database, which can be held, slowed down and cut."""

import asyncio
import socket
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
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.setblocking(False)
        self.port: int = self._listener.getsockname()[1]

    def open(self) -> None:
        """Not by `asyncio.start_server`, which leaves a socket open that it accepts while it is
        being closed."""
        self._loop.add_reader(self._listener, self._accept)

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
        if not self._is_closed:
            self._loop.remove_reader(self._listener)
            self._listener.close()
        self.cut()
        self.let()  # whatever was held goes nowhere
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def _is_closed(self) -> bool:
        return self._listener.fileno() < 0

    def _accept(self) -> None:
        with suppress(BlockingIOError):
            client, _ = self._listener.accept()
            client.setblocking(False)
            task = self._loop.create_task(self._pass(client))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass(self, client: socket.socket) -> None:
        reader, writer = await asyncio.open_connection(sock=client)
        try:
            back, forth = await asyncio.open_unix_connection(self._path)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, forth}
        self._writers |= ends
        if self._is_closed:  # meanwhile
            self.cut()
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
    gate.open()
    name = database.partition("?")[0].rpartition("/")[2]
    return gate, f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{gate.port}/{name}"
