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
MATCH, SEQ, SEAT, VIEW, LEGAL, NEWS, RINGS_IN, SCORES, AWAITS, DONE = range(1, 20, 2)
"""Where among the pieces of a frame those stand that differ."""
NOTHING = b"[]"
SEATS = {seat: encode(seat) for seat in (None, *range(64))}


class Picture:
    def __init__(self, match: Match, news: tuple[Any, ...], now: float) -> None:
        table = match.table
        self._table = table
        self._news = news
        self._is_open = table.game.is_open
        self._is_public = all(item.to is None for item in news)
        """Everybody hears the same."""
        self._pieces = pieces = [b""] * (2 * len(ALWAYS) - 1)
        pieces[::2] = ALWAYS
        pieces[MATCH] = encode(match.number)
        pieces[SEQ] = encode(len(table.moves))
        pieces[RINGS_IN] = encode(match.rings_in(now))
        pieces[SCORES] = encode(table.scores)
        pieces[AWAITS] = encode(table.awaits)
        if self._is_open:
            pieces[VIEW] = encode(table.view(None))
        if self._is_public:
            pieces[NEWS] = encode(news)

    def framed(self, seat: Seat | None, done: tuple[str, ...]) -> bytes:
        """A `Framed` for this seat."""
        table, pieces = self._table, self._pieces
        legal = () if seat is None else table.game.legal(table.state, seat)
        pieces[SEAT] = SEATS[seat]
        pieces[LEGAL] = encode(legal) if legal else NOTHING
        pieces[DONE] = encode(done) if done else NOTHING
        if not self._is_open:
            pieces[VIEW] = encode(table.view(seat))
        if not self._is_public:
            pieces[NEWS] = encode(table.told(self._news, seat))
        return b"".join(pieces)
