"""Players who never give up, and remember what they were told; and the look into the database that
shows whether it was true."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import aiohttp
import asyncpg

from parlour.core.log import Damaged, Fault, read
from parlour.core.proof import verify
from parlour.games import GAMES
from parlour.server.rooms.match import sealed
from parlour.server.store import Kept, Row
from tests.server.player import Player, Tables, Told

LOST = (aiohttp.ClientError, ConnectionError, TimeoutError)
QUIET = 2.0
"""Seconds without a word until a client pings, and until it takes the server for gone."""
PATIENT = 30.0
"""The same, where no connection is to be lost: on a busy machine everybody may wait for seconds,
and whoever gives up was not closed."""
THINKS = 0.02
"""Seconds that a player takes for a play: a town on one small machine is not to be choked."""
FAILED = ("store-failed", "room-broken")
"""Refusals that say nothing about the play."""


class Impatient(Player):
    """Takes a server for gone that has nothing to say, not even to a ping: as the page does."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, quiet: float) -> None:
        super().__init__(socket)
        self._quiet = quiet

    async def hear(self) -> Told:
        try:
            async with asyncio.timeout(self._quiet):
                return await super().hear()
        except TimeoutError:
            await self.send("Ping")
        async with asyncio.timeout(self._quiet):
            return await super().hear()


class Witness:
    """One table: a player and a bot."""

    def __init__(
        self,
        urls: Sequence[str],
        client: aiohttp.ClientSession,
        seed: int,
        quiet: float = QUIET,
    ) -> None:
        self._urls = urls
        self._client = client
        self._quiet = quiet
        self._chance = random.Random(seed)
        self.code = ""
        self._token = ""
        self._sent: tuple[int, str, Told] | None = None
        self.acknowledged: dict[int, list[tuple[str, int]]] = defaultdict(list)
        """By match: ask, and the number of moves the table had seen by then."""
        self.losses: list[str] = []
        """Connections, each with the reason."""
        self.longest = 0.0
        """Seconds between two answers."""
        self.may_lose = False
        """The database may forget what was acknowledged before `mark`."""
        self._marked: dict[int, int] = {}
        self._marks = 0
        self.forgotten = 0
        """How many it has."""
        self._answered = 0.0
        self._playing: asyncio.Task[None] | None = None

    @property
    def plays(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    @property
    def lost(self) -> int:
        """Connections."""
        return len(self.losses)

    async def sit(self, game: str, bots: int = 1, **options: Any) -> None:
        tables = Tables(self._urls[0], self._client)
        self.code = await tables.make(game)
        player, self._token = await tables.sit(self.code, "Anna")
        if options:
            await player.ask("Configure", game=game, options=options)
        while len(player.room["seats"]) < max(1 + bots, player.room["fewest"]):
            await player.ask("AddBot", level=next(iter(GAMES[game].bots)))
        await player.socket.close()

    def start(self) -> None:
        self._playing = asyncio.create_task(self._play())

    def must_play(self) -> None:
        """Raise what has ended it, if it has."""
        if self._playing is not None and self._playing.done():
            self._playing.result()

    def mark(self) -> None:
        """Nothing that is sent from now on may be lost once it is acknowledged."""
        self._marked = {match: len(told) for match, told in self.acknowledged.items()}
        self._marks += 1

    def forget(self, tables: Sequence[dict[str, int]]) -> None:
        """Forget what the database has forgotten: of each match the last plays before the mark, and
        nothing else. One that was sent again since stands where it was made again, if at all."""
        kept = {ask for table in tables for ask in table}
        for match, told in self.acknowledged.items():
            marked = self._marked.get(match, 0)
            before, again = told[:marked], {ask for ask, _ in told[marked:]}
            while before and (before[-1][0] not in kept or before[-1][0] in again):
                self.forgotten += before.pop()[0] not in kept
            told[:marked] = before

    async def stop(self) -> None:
        assert self._playing is not None
        self._playing.cancel()
        with suppress(asyncio.CancelledError):
            await self._playing

    async def _play(self) -> None:
        """However often the connection is lost."""
        loop = asyncio.get_running_loop()
        self._answered = loop.time()
        while True:
            try:
                player = await self._enter()
                await self._again(player)
                while True:
                    await self._turn(player)
                    self.longest = max(self.longest, loop.time() - self._answered)
                    self._answered = loop.time()
            except LOST as error:
                silent = loop.time() - self._answered
                self.losses.append(f"{error!r}, {silent:.1f} s after the last answer")
                await asyncio.sleep(0.05)

    async def _enter(self) -> Player:
        url = f"{self._chance.choice(self._urls)}/ws/{self.code}"
        player = Impatient(await self._client.ws_connect(url), self._quiet)
        await player.ask("Hello", room=self.code, tokens=[self._token])
        while not player.room:
            await player.hear()
        return player

    async def _again(self, player: Player) -> None:
        """What was sent before may have been made, or not; now it is made once, or too late."""
        if self._sent is not None:
            await self._send(player, *self._sent)

    async def _turn(self, player: Player) -> None:
        if player.room["phase"] != "playing":
            await player.ask("Start")
        match = player.room["match"]
        frame = await player.turn(0)
        told = self.acknowledged[match]
        is_there = not told or frame["seq"] >= told[-1][1]
        assert is_there or self.may_lose, "an acknowledged move is gone"
        if frame["scores"]:
            while player.room["phase"] != "over":
                await player.hear()
            return
        await asyncio.sleep(THINKS)
        ask = f"k{self._chance.getrandbits(60)}"
        await self._send(player, match, ask, self._chance.choice(frame["legal"]))

    async def _send(self, player: Player, match: int, ask: str, play: Told) -> None:
        self._sent, marks = (match, ask, play), self._marks
        answer = await player.ask("Act", ask, seat=0, play=play, match=match)
        if answer["type"] == "Framed":
            self.acknowledged[match].append((ask, answer["frame"]["seq"]))
            if marks != self._marks:  # whoever has kept it may be the one that was lost
                self._marked[match] = len(self.acknowledged[match])
        elif answer["code"] in FAILED:
            raise ConnectionResetError(answer["code"])


class Onlooker(Witness):
    """One table where the house turns a card every two seconds and bots play: alarms and bots only,
    and somebody who looks on."""

    def __init__(
        self,
        urls: Sequence[str],
        client: aiohttp.ClientSession,
        seed: int,
        quiet: float = QUIET,
    ) -> None:
        super().__init__(urls, client, seed, quiet)
        self.seen = 0
        """Moves, at the last look."""

    async def sit_down(self) -> None:
        await self.sit("pokino", bots=2, pace=2, pause=0, rounds=200)

    async def _turn(self, player: Player) -> None:
        if player.room["phase"] != "playing":
            await player.ask("Start")
        frame = player.frames.get(0)
        self.seen = frame["seq"] if frame else self.seen
        await player.hear()


async def check(dsn: str, witnesses: Sequence[Witness]) -> None:
    """Each acknowledged play stands once where it was said to stand, and every log replays with the
    dice of its seed."""
    db = await asyncpg.connect(dsn)
    try:
        for witness in witnesses:
            tables = await db.fetch("SELECT * FROM laid WHERE room = $1 ORDER BY id", witness.code)
            kept = [await check_table(db, table) for table in tables]
            if witness.may_lose:
                witness.forget(kept)
            for told in witness.acknowledged.values():
                check_told(kept, told)
    finally:
        await db.close()


async def check_table(db: Any, laid: Any) -> dict[str, int]:
    """The asks that were kept, and the number of moves before each."""
    steps = "SELECT seq, lines, ask FROM step WHERE laid = $1 ORDER BY seq"
    rows = await db.fetch(steps, laid["id"])
    begins = 0
    for row in rows:
        assert row["seq"] == begins, "a gap"
        begins += row["lines"].count(b"\n") + 1
    kept = [Row(row["lines"], row["ask"]) for row in rows]
    check_chance(Kept(laid["header"], laid["seed"], kept))
    asks = [row["ask"] for row in rows if row["ask"]]
    assert len(asks) == len(set(asks)), "a play was made twice"
    return {row["ask"]: row["seq"] for row in rows if row["ask"]}


def check_chance(kept: Kept) -> None:
    """Every alarm has rung when it was due and once, and every draw comes out of the seed."""
    try:
        verify(read(sealed(kept), GAMES), GAMES)
    except Damaged as damaged:
        if damaged.fault is not Fault.CUT:  # it was still being played
            raise


def check_told(tables: Sequence[dict[str, int]], told: Sequence[tuple[str, int]]) -> None:
    """All plays of a match are at one table."""
    for table in tables:
        if told and told[0][0] in table:
            assert all(table[ask] < seq for ask, seq in told), "an acknowledged play is gone"
            return
    assert not told, "a whole match is gone"
