"""How long a Kniffel table waits for its bots and its own moves beside busy tables of sharks.

    python bench/thinkers.py [--tables 30] [--seconds 20]

Each busy table is Poker Champ with two sharks that take no time to hesitate, and a person who asks
the coach at every turn. The Kniffel table, a person and a bot, is measured alone and beside them.
The people of the busy tables are in a process of their own that gives way to the others: they
stand for thirty other computers, and the measured one must not wait for them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from time import perf_counter
from typing import Any

from common import be_ours, machine, say

be_ours()

import aiohttp  # noqa: E402 - be_ours comes first

SERVER = """
import sys
from pathlib import Path
from parlour.server.app import serve
from parlour.server.link.budgets import UNLIMITED
from parlour.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), port=0, pace=0.0, budgets=UNLIMITED)
serve(settings, lambda opened: print(opened.local_url, flush=True))
"""


NICE = 10
"""Of the crowd, as of the server's thinkers."""


class Person:
    """The first seat of a table."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._ids = count(1)
        self.frame: dict[str, Any] = {}
        self.phase = ""

    async def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = await self._socket.receive_json()
        if told["type"] == "Framed":
            self.frame = told["frame"]
        if told["type"] == "RoomShown":
            self.phase = told["phase"]
        return told

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        number = f"b{next(self._ids)}"
        await self._socket.send_json({"type": kind, "id": number, **fields})
        while True:
            told = await self.hear()
            if told.get("id") == number or number in told.get("done", ()):
                return told


async def sit(client: aiohttp.ClientSession, url: str, game: str, *bots: str) -> Person:
    async with client.post(f"{url}/api/rooms", json={"game": game}) as made:
        room = (await made.json())["room"]
    person = Person(await client.ws_connect(f"{url}/ws", max_msg_size=0))
    await person.ask("Hello", room=room)
    await person.ask("Sit", name="Anna")
    if game == "poker_champ":
        await person.ask("Configure", game=game, options={"pause": 0})
    for level in bots:
        await person.ask("AddBot", level=level)
    return person


async def busy(person: Person) -> None:
    """Ask the coach, play, begin again."""
    while True:
        if person.phase != "playing":
            await person.ask("Start")
        elif person.frame.get("legal"):
            await person.ask("Advise", seat=0)
            if person.frame["legal"]:
                await person.ask("Act", seat=0, play=person.frame["legal"][0])
        else:
            await person.hear()


async def kniffel(person: Person, seconds: float) -> tuple[list[float], list[float]]:
    """Seconds of the person's own plays, and of each play of the bot."""
    own: list[float] = []
    bot: list[float] = []
    until = perf_counter() + seconds
    while perf_counter() < until:
        began = perf_counter()
        if person.phase != "playing":
            await person.ask("Start")
        elif person.frame.get("legal"):
            writes = [play for play in person.frame["legal"] if play["type"] == "Write"]
            await person.ask("Act", seat=0, play=(writes or person.frame["legal"])[0])
            own.append(perf_counter() - began)
        elif (await person.hear())["type"] == "Framed":
            bot.append(perf_counter() - began)
    return own, bot


def row(name: str, own: list[float], bot: list[float]) -> str:
    def ms(times: list[float], share: float) -> str:
        return f"{1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]:9.1f}"

    figures = [ms(own, 0.5), ms(own, 0.99), ms(bot, 0.5), ms(bot, 0.99), ms(bot, 1.0)]
    return f"{name:<14}{''.join(figures)}{len(own) + len(bot):9}"


async def crowd(url: str, tables: int) -> None:
    """All busy tables, for ever."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as client:
        people = [await sit(client, url, "poker_champ", "shark", "shark") for _ in range(tables)]
        await asyncio.gather(*map(busy, people))


@contextmanager
def crowded(url: str, tables: int) -> Iterator[None]:
    command = [sys.executable, __file__, "--crowd", url, "--tables", str(tables)]
    with subprocess.Popen(command) as process:
        try:
            yield
        finally:
            process.kill()


async def measure(url: str, tables: int, seconds: float) -> None:
    async with aiohttp.ClientSession() as client:
        person = await sit(client, url, "kniffel", "steady")
        say("bench: alone")
        await kniffel(person, 2.0)
        quiet = await kniffel(person, seconds)
        say(f"bench: beside {tables} tables")
        with crowded(url, tables):
            await kniffel(person, seconds)  # what the sharks need is loaded and compiled
            loud = await kniffel(person, seconds)
    print(f"{'ms':<14}  own p50  own p99  bot p50  bot p99  bot max    plays   {machine()}")
    print(row("alone", *quiet))
    print(row(f"beside {tables}", *loud))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--crowd", metavar="URL", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.crowd:
        os.nice(NICE)
        asyncio.run(crowd(given.crowd, given.tables))
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                url = server.stdout.readline().strip()
                asyncio.run(measure(url, given.tables, given.seconds))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
