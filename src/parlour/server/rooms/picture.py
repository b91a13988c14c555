"""The table after a step, encoded for its seats.

What a frame always says is encoded once, with marks for what differs; that is spliced in as bytes,
most of it once for all seats. What comes out is what the plain encoder gives.
"""

from typing import Any

from msgspec import Raw, json

from parlour.core.game import Frame, Seat
from parlour.server.rooms.match import Match
from parlour.server.wire import Framed

encode = json.Encoder(order="deterministic").encode

MARK: Any = Raw(b"\0")
"""JSON has no such byte: in a text it is escaped."""
MARKED: Frame[Any, Any, Any] = Frame(*[MARK] * len(Frame.__struct_fields__))
ALWAYS = encode(Framed(MARK, MARKED, MARK)).split(b"\0")
MATCH, SEQ, SEAT, VIEW, LEGAL, NEWS, RINGS_IN, SCORES, AWAITS, DONE, END = ALWAYS
"""What stands before each part of a frame, and after the last."""
NOTHING = b"[]"
SEATS = {seat: encode(seat) for seat in (None, *range(64))}
"""More than any game has."""


class Picture:
    def __init__(self, match: Match, news: tuple[Any, ...], now: float) -> None:
        table = match.table
        self._table = table
        self._news = news
        number, seq, rings_in = match.number, len(table.moves), match.rings_in(now)
        scores, awaits = encode(table.scores), encode(table.awaits)
        self._begin = b"".join((MATCH, encode(number), SEQ, encode(seq), SEAT))
        self._end = b"".join((RINGS_IN, encode(rings_in), SCORES, scores, AWAITS, awaits, DONE))
        self._view = encode(table.view(None)) if table.game.is_open else None
        self._heard = encode(news) if all(item.to is None for item in news) else None
        """What everybody hears; None if some of it is for one seat alone."""

    def framed(self, seat: Seat | None, done: tuple[str, ...]) -> bytes:
        """A `Framed` for this seat."""
        table, view, heard = self._table, self._view, self._heard
        legal = () if seat is None else table.game.legal(table.state, seat)
        return b"".join(
            (
                self._begin,
                SEATS[seat],
                VIEW,
                encode(table.view(seat)) if view is None else view,
                LEGAL,
                encode(legal) if legal else NOTHING,
                NEWS,
                encode(table.told(self._news, seat)) if heard is None else heard,
                self._end,
                encode(done) if done else NOTHING,
                END,
            )
        )
