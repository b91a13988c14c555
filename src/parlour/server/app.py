"""The server from its start to its end: sockets, signals, settings of the interpreter."""

import asyncio
import dataclasses
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, NamedTuple

from aiohttp import web
from msgspec.structs import replace

from parlour.core.game import AnyGame
from parlour.games import GAMES
from parlour.server.admin.facts import Facts, Watch
from parlour.server.admin.pages import open_admin
from parlour.server.http.caller import Caller
from parlour.server.http.routes import Routes
from parlour.server.journal import journal, keep_aliases, start_journal
from parlour.server.link.connection import House
from parlour.server.link.door import Door
from parlour.server.link.files import places, raise_nofile
from parlour.server.link.limits import Ledger
from parlour.server.link.socket import Socket
from parlour.server.listening import BACKLOG, listen_at
from parlour.server.rooms.lobby import Lobby
from parlour.server.services import Services
from parlour.server.settings import Settings
from parlour.server.store import CannotOpen, Store, StoreFailed, Trouble
from parlour.server.store.sqlite import SqliteStore
from parlour.server.thinkers.pool import in_processes
from parlour.study.bots import with_bots

if TYPE_CHECKING:
    from parlour.server.town.member import Member

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

__all__ = ["Opened", "listen", "new_event_loop", "open_at", "open_house", "serve"]

HOUR, DAY = 3600.0, 86400.0


def serve(settings: Settings, on_open: Callable[[Settings], None]) -> None:
    """Serve until told to stop by Ctrl+C or SIGTERM; `CannotOpen` says why not."""
    start_journal(settings.log_level, settings.budgets.lines.house)
    raise_nofile()
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(_serve(settings, on_open))


async def _serve(settings: Settings, on_open: Callable[[Settings], None]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    tune()
    with closing(listen(settings)) as listener:
        async with open_at(settings, listener) as opened, open_admin(settings.admin, opened.told):
            # People do not wait for its words to be read.
            await asyncio.to_thread(on_open, opened.settings)
            await opened.until(stop)


class Opened(NamedTuple):
    settings: Settings
    """They name the port in use."""
    house: House
    reception: asyncio.Server
    member: "Member | None"
    buried: "asyncio.Future[None]"
    """Ends, with `Buried`, if others have taken this process for dead."""
    watch: Watch

    async def until(self, stop: asyncio.Event) -> None:
        """Serve until told to stop; `Buried` if others say so."""
        self.buried.add_done_callback(lambda _: stop.set())
        await stop.wait()
        journal("stopping")
        if self.buried.done():
            self.buried.result()

    async def told(self) -> dict[str, Facts]:
        """What the admin address shows of this process."""
        return {self.watch.name: {"parlour_up": 1, **await self.watch.facts()}}


@asynccontextmanager
async def open_house(
    settings: Settings,
    games: Mapping[str, AnyGame] = GAMES,
    open_store: Callable[[Path], Store] = SqliteStore,
) -> AsyncIterator[Settings]:
    """The whole server, open inside the `with`; the settings it gives name the port in use."""
    with closing(listen(settings)) as listener:
        async with open_at(settings, listener, games, open_store) as opened:
            yield opened.settings


@asynccontextmanager
async def open_at(
    settings: Settings,
    listener: socket.socket,
    games: Mapping[str, AnyGame] = GAMES,
    open_store: Callable[[Path], Store] = SqliteStore,
) -> AsyncIterator[Opened]:
    """The same for whoever comes to this socket."""
    settings = replace(settings, port=listener.getsockname()[1])
    games = with_bots(games, settings.bots)
    async with store_of(settings, open_store) as (store, member), AsyncExitStack() as stack:
        keep_aliases(settings.data)
        thinkers = in_processes(games, settings.thinkers, settings.bots)
        stack.push_async_callback(thinkers.close)
        lobby = Lobby(
            Services(
                games=games,
                store=store,
                thinkers=thinkers,
                pace=settings.pace,
                invites=settings.invites,
                close_after=settings.close_after,
                host_waits=settings.host_waits,
            )
        )
        stack.push_async_callback(lobby.close)
        house = furnished(settings, lobby, member)
        watch = Watch(lobby, house.door, thinkers, store, member)
        stack.callback(watch.close)
        routes = Routes(settings, house, store, thinkers, watch)
        runner = web.AppRunner(routes.app(), shutdown_timeout=2.0)
        await runner.setup()
        stack.push_async_callback(runner.cleanup)
        if member is not None:  # rooms with bots in the middle of a game are carried here
            await thinkers.begin()
        buried = await settled(member, house, routes.sockets)
        reception = await receive(runner, house, listener, settings)
        stack.callback(reception.close)
        journal("open", port=settings.port)
        sweeping = asyncio.create_task(sweep(lobby, settings.keep_days))
        stack.callback(sweeping.cancel)
        yield Opened(settings, house, reception, member, buried, watch)


@asynccontextmanager
async def store_of(
    settings: Settings, open_store: Callable[[Path], Store]
) -> AsyncIterator[tuple[Store, "Member | None"]]:
    """PostgreSQL, as a member of its town, or the embedded store."""
    if settings.database:
        try:
            from parlour.server.town.member import join
        except ImportError as error:  # an extra
            raise CannotOpen(Trouble.DATABASE_DRIVER, error.name or "") from error
        async with join(settings) as member:
            yield member.store, member
    else:
        store = open_store(settings.data)
        try:
            yield store, None
        finally:
            await store.close()


async def settled(
    member: "Member | None", house: House, sockets: set[Socket]
) -> "asyncio.Future[None]":
    """From now on sockets may be carried here. The future ends if this worker is buried."""
    if member is None:
        return asyncio.get_running_loop().create_future()
    from parlour.server.town.arrival import Arrivals

    def drop_all() -> None:
        for connection in list(house.connections):
            connection.socket.transport.abort()

    arrivals = Arrivals(house, sockets, member.relays)
    return await member.settle(arrivals, drop_all, house.lobby.recall)


async def sweep(lobby: Lobby, days: float) -> None:
    """Forget old rooms, now and every hour."""
    while days:
        with suppress(StoreFailed):  # next time
            journal("swept", rooms=await lobby.forget(int(time() - days * DAY)))
        await asyncio.sleep(HOUR)


def furnished(settings: Settings, lobby: Lobby, member: "Member | None") -> House:
    budgets = settings.budgets
    door = Door(budgets.sockets, budgets.guests, places())
    ledger = Ledger(budgets, asyncio.get_running_loop().time)
    house = House(lobby, door, ledger, budgets, settings.deadlines)
    if member is None:
        return house
    return dataclasses.replace(house, carry=member.carry, is_open=lambda: not member.is_cut)


async def receive(
    runner: web.AppRunner, house: House, listener: socket.socket, settings: Settings
) -> asyncio.Server:
    """Accept connections, each through the door."""

    def call() -> Caller:
        assert runner.server is not None
        return Caller(runner.server, house.door, house.deadlines, settings.behind_proxy)

    loop = asyncio.get_running_loop()
    return await loop.create_server(call, sock=listener, backlog=BACKLOG)


def listen(settings: Settings) -> socket.socket:
    return listen_at(settings.listens_on, settings.port, settings.host)


def tune() -> None:
    """Python's garbage collector, as it is set by default, stops a busy server for hundreds of
    milliseconds: freeze the objects there are now, and collect more rarely. It is done before the
    house is open, for it takes a while and a worker has to beat then. And a busy event loop
    hands the interpreter's lock to the store's thread after one millisecond instead of five."""
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
