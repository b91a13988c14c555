"""The server from its start to its end: sockets, signals, settings of the interpreter."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from msgspec.structs import replace

from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.server.http.routes import Routes
from parlour.server.journal import journal, start_journal
from parlour.server.rooms.lobby import Lobby
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, Store, Trouble
from parlour.server.store.sqlite import SqliteStore

if sys.platform == "win32":
    import asyncio as loops
else:
    import uvloop as loops

ON_LISTEN = {errno.EADDRINUSE: Trouble.PORT_IN_USE, errno.EACCES: Trouble.PORT_FORBIDDEN}


def serve(settings: Settings, on_open: Callable[[Settings], None]) -> None:
    """Serve until told to stop by Ctrl+C or SIGTERM; `CannotOpen` says why not."""
    start_journal(settings.log_level)
    with asyncio.Runner(loop_factory=loops.new_event_loop) as runner:
        runner.run(_serve(settings, on_open))


async def _serve(settings: Settings, on_open: Callable[[Settings], None]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with open_house(settings) as opened:
        on_open(opened)
        tune()
        await stop.wait()
        journal("stopping")


@asynccontextmanager
async def open_house(
    settings: Settings,
    games: Mapping[str, AnyGame] = GAMES,
    open_store: Callable[[Path], Store] = SqliteStore,
) -> AsyncIterator[Settings]:
    """The whole server, open inside the `with`; the settings it gives name the port in use."""
    listener = listen(settings)
    settings = replace(settings, port=listener.getsockname()[1])
    try:
        store = open_store(settings.data)
    except CannotOpen:
        listener.close()
        raise
    thinkers = ThreadPoolExecutor(2, "thinker")
    lobby = Lobby(
        Services(games, store, thinkers, settings.pace, settings.invite, settings.close_after)
    )
    runner = web.AppRunner(
        Routes(settings, lobby, store).app(), access_log=None, shutdown_timeout=2.0
    )
    await runner.setup()
    await web.SockSite(runner, listener).start()
    journal("open", port=settings.port)
    try:
        yield settings
    finally:
        await runner.cleanup()
        await lobby.close()
        thinkers.shutdown(wait=False, cancel_futures=True)
        await store.close()


def listen(settings: Settings) -> socket.socket:
    try:
        return socket.create_server((settings.listens_on, settings.port), backlog=1024)
    except OSError as error:
        trouble = ON_LISTEN.get(error.errno or 0, Trouble.NO_SUCH_ADDRESS)
        raise CannotOpen(trouble, f"{settings.host}:{settings.port}") from error


def tune() -> None:
    """Python's garbage collector, as it is set by default, stops a busy server for hundreds of
    milliseconds: freeze the objects there are now, and collect more rarely. And a busy event loop
    hands the interpreter's lock to the store's thread after one millisecond instead of five."""
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
