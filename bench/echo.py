"""What our end of a WebSocket costs beside aiohttp's: CPU a message that is heard and sent back.

    python bench/echo.py [--sockets 100] [--seconds 3] [--rounds 3] [--json]

Both run on uvloop behind the same aiohttp server; a message is as long as a play and its answer as
long as a frame.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

import common
import load
import server

ENDS = {
    "ours": """
async def meet(request):
    def heard(text):
        socket.transport.write(frame(TEXT, ANSWER))
    socket = Socket(request.transport, heard, lambda: None)
    socket.take_over(request.protocol, greeting(request))
    await asyncio.Event().wait()  # aiohttp would close the connection
""",
    "aiohttp's": """
async def meet(request):
    socket = web.WebSocketResponse(compress=False)
    await socket.prepare(request)
    async for message in socket:
        await socket.send_str(TEXT_ANSWER)
    return socket
""",
}
SCRIPT = """
import asyncio, sys, uvloop
from aiohttp import web
from parlour.server.link.handshake import greeting
from parlour.server.link.socket import TEXT, Socket, frame
TEXT_ANSWER = "x" * 1500
ANSWER = TEXT_ANSWER.encode()
%s
app = web.Application()
app.router.add_get("/ws", meet)
uvloop.install()
web.run_app(app, host="127.0.0.1", port=int(sys.argv[1]), print=None, access_log=None)
"""
ASK = b'{"type":"Act","id":"12345","seat":1,"play":{"type":"Roll","roll":1,"keep":[3,3]}}'


def main() -> None:
    common.be_ours()
    args = arguments()
    common.say(f"bench: {common.machine()}, load {os.getloadavg()[0]:.1f}")
    os.sched_setaffinity(0, {server.OWN_CORE})
    rounds: dict[str, list[float]] = {name: [] for name in ENDS}
    for number in range(1, args.rounds + 1):
        for name in ENDS:
            common.say(f"bench: round {number} of {args.rounds}, {name}")
            rounds[name].append(measure(args, name))
    rows = [{"end": name, "CPU µs/message": min(each)} for name, each in rounds.items()]
    common.report(rows, ("end", "CPU µs/message"), as_json=args.json)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=3.0, help="of one measurement")
    parser.add_argument("--rounds", type=int, default=3, help="the one with least CPU counts")
    parser.add_argument("--no-peers", action="store_true", help="aiohttp is here anyway")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def measure(args: argparse.Namespace, name: str) -> float:
    with (
        tempfile.TemporaryDirectory() as folder,
        server.running(server.PARLOUR_ITSELF, Path(folder), SCRIPT % ENDS[name]) as (port, pid),
    ):
        return server.run(talk(args, port, pid))


async def talk(args: argparse.Namespace, port: int, pid: int) -> float:
    """Each socket says something once it has heard the answer to the last."""
    number = 0

    def heard(socket: load.Socket, message: Any) -> None:
        nonlocal number
        number += 1
        socket.say(ASK)

    sockets = [await load.connect(port, load.SOCKET_PATH) for _ in range(args.sockets)]
    for socket in sockets:
        socket.heard = heard
        socket.say(ASK)
    await asyncio.sleep(args.seconds / 3)
    first, cpu = number, load.cpu_of(pid)
    await asyncio.sleep(args.seconds)
    took = max(load.TICK, load.cpu_of(pid) - cpu) / (number - first)
    for socket in sockets:
        socket.close()
    return 1e6 * took


if __name__ == "__main__":
    main()
