"""One worker, started by a supervisor: the socket it serves at is a file descriptor by number, its
settings are the first line of standard input, and orders the others. Its standard output
tells its number when it is ready, and from then on how it is."""

import asyncio
import os
import socket
import sys
from contextlib import suppress

from msgspec import json

from parlour.server.admin.facts import Facts
from parlour.server.app import new_event_loop
from parlour.server.journal import start_journal
from parlour.server.link.files import raise_nofile
from parlour.server.store import Buried, CannotOpen
from parlour.server.town.worker import unpack, work


async def run(listener: socket.socket) -> None:
    orders = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    settings = unpack(await orders.readline())
    start_journal(settings.log_level, settings.budgets.lines.house)
    raise_nofile()
    os.set_blocking(sys.stdout.fileno(), False)
    await work(settings, listener, orders, tell, report)


def tell(number: int) -> None:
    """One whose supervisor has died meanwhile hears so from its orders, and ends."""
    with suppress(BrokenPipeError):
        os.write(sys.stdout.fileno(), b"%d\n" % number)


def report(facts: Facts) -> None:
    """A supervisor that does not listen misses it, and holds nobody up."""
    with suppress(BlockingIOError, BrokenPipeError):
        os.write(sys.stdout.fileno(), json.encode(facts) + b"\n")


if __name__ == "__main__":
    with suppress(Buried, CannotOpen), asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(run(socket.socket(fileno=int(sys.argv[1]))))
