"""Who may ask what of a room, and when: one line for every ask."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.core.game import Illegal, Seat
from parlour.server import wire
from parlour.server.rooms.match import Match
from parlour.server.rooms.sight import phase_of
from parlour.server.wire import Phase, Refusal


class Right(NamedTuple):
    """Where neither is set, anybody may ask."""

    owner: bool = False
    """The guest that holds the seat which the ask names."""
    seated: bool = False
    """A guest that holds a seat; anybody in a room without people."""
    host: bool = False
    """The guest that holds the host's seat; anybody in a room without people."""
    between_games: bool = False
    """The host only while no game is being played."""
    in_game: bool = False
    """Only while a game is being played."""


RIGHTS: Mapping[type[wire.RoomAsk], Right] = {
    wire.Sit: Right(),
    wire.Pledge: Right(),
    wire.LookBack: Right(),
    wire.Act: Right(owner=True),
    wire.Advise: Right(owner=True),
    wire.Rename: Right(owner=True),
    wire.StandUp: Right(owner=True, host=True),
    wire.StandIn: Right(owner=True, host=True),
    wire.Deal: Right(seated=True, in_game=True),
    wire.Pause: Right(seated=True, in_game=True),
    wire.GoOn: Right(seated=True, in_game=True),
    wire.AddDevice: Right(owner=True),
    wire.UseCode: Right(),
    wire.React: Right(owner=True),
    wire.Remark: Right(owner=True),
    wire.AllowRemarks: Right(host=True),
    wire.HandOver: Right(host=True),
    wire.AddBot: Right(host=True, between_games=True),
    wire.Configure: Right(host=True, between_games=True),
    wire.Start: Right(host=True, between_games=True),
}


def must_be_allowed(
    ask: wire.RoomAsk, seats: tuple[Seat, ...], host: Seat | None, match: Match | None
) -> None:
    """Refuse what a guest with these seats may not ask."""
    right = RIGHTS[type(ask)]
    if right.owner and getattr(ask, "seat", None) in seats:
        return
    if right.seated and host is not None and not seats:
        raise Illegal(Refusal.NOT_AT_THE_TABLE)
    if right.host and host is not None and host not in seats:
        raise Illegal(Refusal.NOT_THE_HOST)
    if right.owner and not right.host:
        raise Illegal(Refusal.NOT_YOUR_SEAT)
    is_playing = phase_of(match) is Phase.PLAYING
    if right.between_games and is_playing:
        raise Illegal(Refusal.GAME_RUNNING)
    if right.in_game and not is_playing:
        raise Illegal(Refusal.NO_GAME)
