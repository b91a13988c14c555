"""One worker, started by a supervisor: the socket it serves at is a file descriptor by number, its
settings are the first line of standard input, and orders the others."""

import asyncio
import os
import socket
import sys
from contextlib import suppress

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
    await work(settings, listener, orders, tell)


def tell(number: int) -> None:
    os.write(sys.stdout.fileno(), b"%d\n" % number)


if __name__ == "__main__":
    with suppress(Buried, CannotOpen), asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(run(socket.socket(fileno=int(sys.argv[1]))))
