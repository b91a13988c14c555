"""A worker under a supervisor: it serves at a socket that it was given, and obeys."""

import asyncio
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import json
from msgspec.structs import asdict

from parlour.server.admin.facts import Facts
from parlour.server.app import Opened, open_at, tune
from parlour.server.link.budgets import UNLIMITED, Budgets
from parlour.server.settings import Settings
from parlour.server.town.leaving import leave

OWN = ("budgets", "deadlines")
"""Settings that no command sets; every version has its own."""
LEAVE = b"leave\n"
"""The one order: give everything to the others, and go."""
TELL_EVERY = 1.0
"""Seconds between two reports to the supervisor."""


def pack(settings: Settings) -> bytes:
    """One line, by names, for the worker may be of a newer version. It holds the password of the
    database: it goes through a pipe, and nowhere else."""
    told: dict[str, Any] = {**asdict(settings), "data": str(settings.data)}
    told["limited"] = settings.budgets != UNLIMITED
    return json.encode({name: told[name] for name in told if name not in OWN}) + b"\n"


def unpack(line: bytes) -> Settings:
    """What this version does not know is left out, and what it was not told is as usual."""
    told = json.decode(line)
    budgets = Budgets() if told["limited"] else UNLIMITED
    known = {name: told[name] for name in Settings.__struct_fields__ if name in told}
    known |= {"data": Path(told["data"]), "budgets": budgets}
    return Settings(**{name: as_kept(value) for name, value in known.items()})


def as_kept(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


async def work(
    settings: Settings,
    listener: socket.socket,
    orders: asyncio.StreamReader,
    ready: Callable[[int], None],
    report: Callable[[Facts], None],
) -> None:
    """Serve until ordered to leave, told to stop, or left alone by the supervisor."""
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    tune()
    async with open_at(settings, listener) as opened:
        assert opened.member is not None
        ready(opened.member.workers.me)
        tasks = [
            asyncio.create_task(obey(orders, opened, stop)),
            asyncio.create_task(report_on(opened, report)),
        ]
        try:
            await opened.until(stop)
        finally:
            for task in tasks:
                task.cancel()


async def report_on(opened: Opened, report: Callable[[Facts], None]) -> None:
    """Tell the supervisor how this worker is, unasked: one that hangs is known by its silence."""
    while True:
        report(await opened.watch.facts())
        await asyncio.sleep(TELL_EVERY)


async def obey(orders: asyncio.StreamReader, opened: Opened, stop: asyncio.Event) -> None:
    try:
        if await orders.readline() == LEAVE and opened.member is not None:
            opened.reception.close()
            await leave(opened.house, opened.member)
    finally:
        stop.set()
