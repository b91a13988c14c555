"""The table after a step, encoded for its seats.

Most of a frame is the same for all seats. It is encoded once, with marks where seats differ, and
the parts of a seat are spliced in as bytes. What comes out is what the plain encoder gives.
"""

from typing import Any

from msgspec import Raw, json

from parlour.core.game import Frame, Seat
from parlour.server.rooms.match import Match
from parlour.server.wire import Framed

encode = json.Encoder(order="deterministic").encode

MARK: Any = Raw(b"\0")
"""JSON has no such byte: in a text it is escaped."""
NOTHING = b"[]"


class Picture:
    def __init__(self, match: Match, news: tuple[Any, ...], now: float) -> None:
        table = match.table
        self._table = table
        self._news = news
        self._heard = encode(news) if all(item.to is None for item in news) else None
        """What everybody hears; None if some of it is for one seat alone."""
        self._view = encode(table.view(None)) if table.game.is_open else None
        shared: Frame[Any, Any, Any] = Frame(
            seq=len(table.moves),
            seat=MARK,
            view=MARK,
            legal=MARK,
            news=MARK,
            rings_in=match.rings_in(now),
            scores=table.scores,
            awaits=table.awaits,
        )
        self._parts = encode(Framed(match.number, shared, done=MARK)).split(b"\0")

    def framed(self, seat: Seat | None, done: tuple[str, ...]) -> bytes:
        """A `Framed` for this seat."""
        table, heard, view = self._table, self._heard, self._view
        legal = () if seat is None else table.game.legal(table.state, seat)
        to_seat, to_view, to_legal, to_news, to_done, end = self._parts
        return b"".join(
            (
                to_seat,
                b"null" if seat is None else b"%d" % seat,
                to_view,
                encode(table.view(seat)) if view is None else view,
                to_legal,
                encode(legal) if legal else NOTHING,
                to_news,
                encode(table.told(self._news, seat)) if heard is None else heard,
                to_done,
                encode(done) if done else NOTHING,
                end,
            )
        )
