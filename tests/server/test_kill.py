"""SIGKILL at random moments, over every game: no acknowledged move is ever lost, none that is sent
again is made twice, and the game goes on."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path

import aiohttp
import pytest
from msgspec import json

from parlour.core import log
from parlour.games import GAMES
from tests.server.player import PATIENCE, Player, Tables, Told, until

SERVER = """
import sys
from pathlib import Path
from parlour.server.app import serve
from parlour.server.link.budgets import UNLIMITED
from parlour.server.settings import Settings
settings = Settings(data=Path(sys.argv[1]), port=0, pace=0.0, budgets=UNLIMITED)
serve(settings, lambda opened: print(opened.local_url, flush=True))
"""
KILLS = int(os.environ.get("PARLOUR_KILLS", "50"))
TOLD = ("Framed", "Refused")
"""Answers to a play: made, or told why not."""
LOST = (aiohttp.ClientError, ConnectionError)
"""What a client sees when the server is gone."""


class Server:
    def __init__(self, folder: Path, stderr: int | None = None) -> None:
        command = [sys.executable, "-c", SERVER, str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        with self.process:
            return self.process.wait(10)


class Witness:
    """One table's player, who remembers every move that was acknowledged to them."""

    def __init__(self, code: str, token: str, chance: random.Random) -> None:
        self.code = code
        self.token = token
        self._chance = chance
        self._sent: tuple[int, str, Told] | None = None
        """The match, the id and the play of the last ask, whatever has become of it."""
        self.match = 0
        self.acknowledged: list[tuple[str, int]] = []
        """Ask and the number of moves the table had seen by then, of this match."""
        self.all = 0

    async def play(self, tables: Tables) -> None:
        """Play until the server is gone; then this ends."""
        try:
            player = await tables.enter(self.code, self.token)
            await self.send_again(player)
            while True:
                await self.turn(player)
        except LOST:
            return

    async def send_again(self, player: Player) -> None:
        """What was sent before may have been made, or not; now it is made once, or too late."""
        if self._sent is not None and self._sent[0] == player.room["match"]:
            _, ask, play = self._sent
            assert (await player.ask("Act", ask, seat=0, play=play))["type"] in TOLD

    async def turn(self, player: Player) -> None:
        if player.room["phase"] != "playing":
            await player.ask("Start")
        if player.room["match"] != self.match:
            self.match, self.acknowledged = player.room["match"], []
        frame = await player.turn(0)
        if self.acknowledged:
            assert frame["seq"] >= self.acknowledged[-1][1], "an acknowledged move is gone"
        if frame["scores"]:
            while player.room["phase"] != "over":
                await player.hear()
            return
        ask, play = f"k{random.getrandbits(60)}", self._chance.choice(frame["legal"])
        self._sent = (self.match, ask, play)
        answer = await player.ask("Act", ask, seat=0, play=play)
        if answer["type"] == "Framed":
            self.acknowledged.append((ask, answer["frame"]["seq"]))
            self.all += 1
            if self._chance.random() < 0.2:
                await self.send_again(player)


def check(folder: Path, witnesses: list[Witness]) -> None:
    """Read the database itself: each acknowledged ask stands where it was said to stand."""
    with sqlite3.connect(folder / "parlour.db") as db:
        for witness in witnesses:
            doc = db.execute("SELECT doc FROM room WHERE code = ?", (witness.code,)).fetchone()[0]
            room = json.decode(doc)
            if room["match"] != witness.match:
                continue
            rows = db.execute(
                "SELECT seq, ask, lines FROM step WHERE laid = ? ORDER BY seq", (room["table"],)
            ).fetchall()
            sizes = [lines.count(b"\n") + 1 for _, _, lines in rows]
            assert [seq for seq, _, _ in rows] == [0, *accumulate(sizes)][: len(rows)]
            kept = {ask: seq for seq, ask, _ in rows}
            asks = [ask for _, ask, _ in rows if ask]
            assert len(asks) == len(set(asks)), "a play was made twice"
            for ask, seq in witness.acknowledged:
                assert kept[ask] < seq <= sum(sizes)
            (header,) = db.execute(
                "SELECT header FROM laid WHERE id = ?", (room["table"],)
            ).fetchone()
            text = b"\n".join([header, *[lines for _, _, lines in rows]])
            log.replay(log.read(text, GAMES), GAMES, lambda draw, move: pytest.fail("no draw"))
    db.close()


def test_fifty_kills(tmp_path: Path) -> None:
    chance = random.Random(20)
    witnesses: list[Witness] = []

    def played() -> int:
        return sum(witness.all for witness in witnesses)

    def played_on(more: int) -> Callable[[], bool]:
        goal = played() + more
        return lambda: played() >= goal

    async def life(server: Server, kill_after: float, is_enough: Callable[[], bool]) -> None:
        async with aiohttp.ClientSession() as client:
            tables = Tables(server.url, client)
            while len(witnesses) < len(GAMES):
                game = list(GAMES.values())[len(witnesses)]
                code = await tables.make(game.name)
                player, token = await tables.sit(code, "Anna")
                while len(player.room["seats"]) < max(2, player.room["fewest"]):
                    await player.ask("AddBot", level=next(iter(game.bots)))
                await player.socket.close()
                witnesses.append(Witness(code, token, chance))
            games = [asyncio.create_task(witness.play(tables)) for witness in witnesses]
            await asyncio.sleep(kill_after)
            await until(lambda: is_enough() or any(game.done() for game in games))
            await asyncio.to_thread(server.end)
            await asyncio.gather(*games)

    for _ in range(KILLS):  # on a busy machine nothing is played for a while
        enough = played_on(chance.randint(0, 4))
        asyncio.run(life(Server(tmp_path), chance.uniform(0.02, 0.4), enough))
        check(tmp_path, witnesses)
    asyncio.run(life(Server(tmp_path), 0.0, lambda: all(witness.all for witness in witnesses)))
    check(tmp_path, witnesses)
    assert played() > KILLS
    assert all(witness.all for witness in witnesses), "every game was played"


def test_a_polite_stop(tmp_path: Path) -> None:
    """SIGTERM: sockets are told, everything is written, exit code 0."""
    server = Server(tmp_path)

    async def visit() -> int | None:
        async with aiohttp.ClientSession() as client:
            tables = Tables(server.url, client)
            player, _ = await tables.sit(await tables.make(), "Anna")
            ended = asyncio.create_task(asyncio.to_thread(server.end, signal.SIGTERM))
            while (await player.socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.TEXT:
                pass
            assert await ended == 0
            return player.socket.close_code

    assert asyncio.run(visit()) == aiohttp.WSCloseCode.GOING_AWAY
