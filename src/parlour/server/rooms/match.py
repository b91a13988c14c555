"""One game played in a room: a table whose every step is kept before it counts."""

import asyncio
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec import Raw, json
from msgspec.structs import replace

from parlour.core import fair, log
from parlour.core.game import AnyGame, Frame, Seat
from parlour.core.table import AnyTable, Step, Table
from parlour.server.rooms.seats import RoomKept
from parlour.server.store import Row, Store

encode = json.Encoder(order="deterministic").encode


TICK = 0.001
"""Seconds: the table's clock shows no less."""


@cache
def decoder(plays: Any) -> Callable[[Raw], Any]:
    """Of a game's plays, given as a type or a union."""
    return json.Decoder(plays).decode


class Match:
    def __init__(
        self,
        store: Store,
        number: int,
        place: int,
        table: AnyTable,
        commitment: str,
        asks: set[tuple[Seat | None, str]],
    ) -> None:
        self.number = number
        self.table = table
        self.commitment = commitment
        self.place = place
        """Where the store keeps this table."""
        self._store = store
        self._asks = asks
        self.decode_play = decoder(table.game.types.play)
        self._view: Any = None
        self._encoded = Raw()
        began = table.moves[-1].at if table.moves else 0.0
        self._clock = asyncio.get_running_loop().time
        self._epoch = self._clock() - began
        """Table time zero on the loop's clock; table time stands still while the room is closed."""

    @property
    def now(self) -> float:
        """Seconds since the table was laid."""
        return round(self._clock() - self._epoch, 3)

    def loop_time(self, at: float) -> float:
        """A time of the table by the clock of the event loop."""
        return at + self._epoch

    def has_done(self, seat: Seat, ask: str) -> bool:
        return (seat, ask) in self._asks

    def frame(self, seat: Seat | None, news: tuple[Any, ...], now: float) -> Frame[Raw, Any, Any]:
        """What a seat is shown, its view encoded already: one that many share only once."""
        frame = self.table.frame(seat, news, now)
        if frame.view is not self._view:
            self._view, self._encoded = frame.view, Raw(encode(frame.view))
        return replace(frame, view=self._encoded)

    async def keep(self, step: Step[Any, Any, Any, Any], ask: str = "") -> None:
        """Store the moves of a step; only then is it how the table stands."""
        first, *rest = step.moves
        rows = [Row(encode(first), ask), *[Row(encode(move), "") for move in rest]]
        await self._store.append(self.place, len(self.table.moves), rows)
        if ask:
            self._asks.add((first.seat, ask))
        self.table.commit(step)


async def lay(store: Store, room: RoomKept, game: AnyGame) -> Match:
    """The room's next match; `Illegal` if the seats do not fit the options."""
    seed = bytes.fromhex(room.seed)
    contributions = tuple(seat.contribution for seat in room.seats)
    options = json.decode(room.options, type=game.types.options)
    table = Table(game, options, len(room.seats), fair.fair(seed, contributions))
    header = log.Header(
        log.FORMAT,
        game.name,
        game.rules,
        room.options,
        tuple(seat.name for seat in room.seats),
        fair.commitment(seed),
        contributions,
    )
    place = await store.lay_table(room.code, encode(header), seed)
    return Match(store, room.match + 1, place, table, header.commitment, set())


async def resume(store: Store, games: Mapping[str, AnyGame], number: int, place: int) -> Match:
    """The match as the store has it, ready to go on."""
    kept = await store.load_table(place)
    text = b"\n".join([kept.header, *[row.line for row in kept.rows]])
    game_log = log.read(text, games)
    chance = fair.fair(kept.seed, game_log.header.contributions)
    table = log.replay(game_log, games, chance)
    moves = zip(game_log.moves, kept.rows, strict=True)
    asks = {(move.seat, row.ask) for move, row in moves if row.ask}
    return Match(store, number, place, table, game_log.header.commitment, asks)


async def finished_log(store: Store, place: int) -> bytes:
    """The log of a finished match, sealed with its seed."""
    kept = await store.load_table(place)
    lines = [kept.header, *[row.line for row in kept.rows]]
    return b"\n".join([*lines, log.seal_line(kept.seed, lines)]) + b"\n"
