"""One game played in a room: a table whose every step is kept before it counts."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

from msgspec import Raw, json
from msgspec.structs import replace

from parlour.core import fair, log
from parlour.core.game import AnyGame, Frame, Illegal, Seat
from parlour.core.table import AnyStep, AnyTable, Table
from parlour.server.rooms.seats import RoomKept
from parlour.server.store import Kept, Mark, Row, Store
from parlour.server.wire import Refusal

ENCODER = json.Encoder(order="deterministic")
encode = ENCODER.encode

REPLAYERS = ThreadPoolExecutor(2, "replay")
"""Threads that read logs: two, so that a room of few moves need not wait for one of many."""
TICK = 0.001
"""Seconds: the table's clock shows no less."""


@cache
def decoder(kinds: Any) -> Callable[[Raw], Any]:
    """Of a game's plays or draws, given as a type or a union; `Illegal` where it is none."""
    decode = json.Decoder(kinds).decode

    def understood(text: Raw) -> Any:
        try:
            return decode(text)
        except log.UNREADABLE:
            raise Illegal(Refusal.BAD_MESSAGE) from None

    return understood


class Match:
    def __init__(
        self,
        store: Store,
        number: int,
        place: int,
        table: AnyTable,
        commitment: str,
        asks: set[tuple[Seat | None, str]],
        last: int = -1,
    ) -> None:
        self.number = number
        self.table = table
        self.commitment = commitment
        self.place = place
        """Where the store keeps this table."""
        self._store = store
        self._last = last
        """Where the newest step began, after which the next one is kept."""
        self._asks = asks
        self.decode_play = decoder(table.game.types.play)
        self.decode_draw = decoder(table.game.types.draw)
        self._view: Any = None
        self._encoded = Raw()
        began = table.moves[-1].at if table.moves else 0.0
        self._clock = asyncio.get_running_loop().time
        self._epoch = self._clock() - began
        """Table time zero on the loop's clock; table time stands still while the room is closed."""
        self._stopped: float | None = None

    def now(self) -> float:
        """Seconds since the table was laid, those in which it stood still left out."""
        if self._stopped is not None:
            return self._stopped
        return round(1000 * (self._clock() - self._epoch)) / 1000  # quicker than to three digits

    @property
    def is_still(self) -> bool:
        return self._stopped is not None

    def stop(self) -> None:
        """From now on table time stands still, and so do alarms and bots."""
        self._stopped = self.now()

    def go_on(self) -> None:
        self._epoch, self._stopped = self._clock() - self.now(), None

    def loop_time(self, at: float) -> float:
        """A time of the table by the clock of the event loop."""
        return at + self._epoch

    def has_done(self, seat: Seat | None, ask: str) -> bool:
        return (seat, ask) in self._asks

    def frame(self, seat: Seat | None, news: tuple[Any, ...], now: float) -> Frame[Raw, Any, Any]:
        """What a seat is shown, its view encoded already: one that many share only once."""
        frame = self.table.frame(seat, news, now)
        if frame.view is not self._view:
            self._view, self._encoded = frame.view, Raw(encode(frame.view))
        return replace(frame, view=self._encoded, rings_in=self.rings_in(now))

    def rings_in(self, now: float) -> float | None:
        """Seconds until the house acts; while the table stands still, no clock runs down."""
        return self.table.rings_in(now) if self._stopped is None else None

    @property
    def mark(self) -> Mark:
        """How far it has come, as it is kept."""
        return Mark(self.place, self._last)

    async def keep(self, step: AnyStep, ask: str = "") -> None:
        """Store the moves of a step; only then is it how the table stands."""
        await self.append(step, ask)
        self.commit(step, ask)

    def append(self, step: AnyStep, ask: str) -> "asyncio.Future[None]":
        """Store the moves of a step."""
        row = Row(ENCODER.encode_lines(step.moves)[:-1], ask)
        return self._store.append(self.place, self._last, len(self.table.moves), row)

    def commit(self, step: AnyStep, ask: str) -> None:
        """What has been stored is how the table stands."""
        self._last = len(self.table.moves)
        if ask:
            self._asks.add((step.moves[0].seat, ask))
        self.table.commit(step)


async def lay(
    store: Store, room: RoomKept, game: AnyGame, header: log.Header, was: bytes
) -> tuple[RoomKept, Match]:
    """The room's next match, and the room that names it, both kept in place of what `was` kept;
    `Illegal` if the seats do not fit the options."""
    seed, head = bytes.fromhex(room.seed), encode(header)
    options = json.decode(room.options, type=game.types.options)
    chance = fair.ByPlayers() if header.chance is log.Drawer.PLAYERS else fair.fair(seed, head)
    table = Table(game, options, len(room.seats), chance)

    def named(place: int) -> RoomKept:
        return replace(room, match=room.match + 1, table=place, paused=None)

    place = await store.lay_table(room.code, head, seed, was, lambda at: json.encode(named(at)))
    return named(place), Match(store, room.match + 1, place, table, header.commitment, set())


async def resume(store: Store, games: Mapping[str, AnyGame], number: int, place: int) -> Match:
    """The match as the store has it, ready to go on. A long one takes seconds to replay: a thread
    does that, and the event loop serves others meanwhile."""
    kept = await store.load_table(place)
    loop = asyncio.get_running_loop()
    again = await loop.run_in_executor(REPLAYERS, replayed, kept, games)
    return Match(store, number, place, *again)


class Replayed(NamedTuple):
    table: AnyTable
    commitment: str
    asks: set[tuple[Seat | None, str]]
    """Those that moved it."""
    last: int
    """The number of the first move of the newest step; -1 before the first."""


def replayed(kept: Kept, games: Mapping[str, AnyGame]) -> Replayed:
    text = b"\n".join([kept.header, *[row.lines for row in kept.rows]])
    game_log = log.read(text, games)
    table = log.replay(game_log, games, log.chance_of(game_log, kept.seed))
    sizes = [row.lines.count(b"\n") + 1 for row in kept.rows]
    starts = [0, *accumulate(sizes)][: len(sizes)]
    begun = zip(starts, kept.rows, strict=True)
    asks = {(game_log.moves[start].seat, row.ask) for start, row in begun if row.ask}
    return Replayed(table, game_log.header.commitment, asks, starts[-1] if starts else -1)


async def finished_log(store: Store, place: int) -> bytes:
    """The log of a finished match, sealed with its seed off the event loop."""
    kept = await store.load_table(place)
    return await asyncio.get_running_loop().run_in_executor(REPLAYERS, sealed, kept)


def sealed(kept: Kept) -> bytes:
    lines = [kept.header, *[row.lines for row in kept.rows]]
    return b"\n".join([*lines, log.seal_line(kept.seed, lines)]) + b"\n"
