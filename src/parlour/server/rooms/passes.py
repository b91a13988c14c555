"""A seat on a second device: a code that is shown on the first and brings the second the token.

The token is in this memory alone, and only until its code is used or too old.
"""

from secrets import token_urlsafe
from typing import NamedTuple

from parlour.core.game import Illegal, Seat
from parlour.server.rooms.seats import RoomKept, hash_of
from parlour.server.wire import Refusal

LASTS = 120
"""Seconds in which a code must be used."""


class Pass(NamedTuple):
    token: str
    until: float


class Passes:
    """At most one code for each seat: a new one takes the place of the last."""

    def __init__(self) -> None:
        self._open: dict[str, Pass] = {}

    def make(self, token: str, now: float) -> str:
        """A code for the seat of this token."""
        still = {code: one for code, one in self._open.items() if is_open(one, now)}
        self._open = {code: one for code, one in still.items() if one.token != token}
        code = token_urlsafe(15)
        self._open[code] = Pass(token, now + LASTS)
        return code

    def use(self, code: str, room: RoomKept, now: float) -> tuple[Seat, str]:
        """The seat and its token; whatever comes of it, the code is spent."""
        one = self._open.pop(code, None)
        if one is not None and is_open(one, now):
            secret = hash_of(one.token)
            for number, seat in enumerate(room.seats):
                if seat.secret == secret:
                    return number, one.token
        raise Illegal(Refusal.CODE_NOT_VALID)


def is_open(one: Pass, now: float) -> bool:
    return now < one.until
