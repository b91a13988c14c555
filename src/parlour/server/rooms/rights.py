"""Who may ask what of a room, and when: one line for every ask."""

from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple

from parlour.core.game import Illegal, Seat
from parlour.server import wire
from parlour.server.wire import Phase, Refusal


class Who(Enum):
    ANYBODY = auto()
    OWNER = auto()
    """The guest that holds the seat which the ask names."""
    HOST = auto()
    """The guest that holds the host's seat; anybody in a room without people."""
    OWNER_OR_HOST = auto()


class Right(NamedTuple):
    who: Who
    between_games: bool = False
    """Only while no game is being played."""


RIGHTS: Mapping[type[wire.RoomAsk], Right] = {
    wire.Sit: Right(Who.ANYBODY),
    wire.Contribute: Right(Who.ANYBODY),
    wire.LookBack: Right(Who.ANYBODY),
    wire.Act: Right(Who.OWNER),
    wire.Advise: Right(Who.OWNER),
    wire.Rename: Right(Who.OWNER),
    wire.StandUp: Right(Who.OWNER_OR_HOST),
    wire.StandIn: Right(Who.OWNER_OR_HOST),
    wire.AddBot: Right(Who.HOST, between_games=True),
    wire.Configure: Right(Who.HOST, between_games=True),
    wire.Start: Right(Who.HOST, between_games=True),
}


def must_be_allowed(
    ask: wire.RoomAsk, seats: tuple[Seat, ...], host: Seat | None, phase: Phase
) -> None:
    """Refuse what a guest with these seats may not ask."""
    right = RIGHTS[type(ask)]
    owns = getattr(ask, "seat", None) in seats
    hosts = host is None or host in seats
    match right.who:
        case Who.OWNER if not owns:
            raise Illegal(Refusal.NOT_YOUR_SEAT)
        case Who.HOST if not hosts:
            raise Illegal(Refusal.NOT_THE_HOST)
        case Who.OWNER_OR_HOST if not (owns or hosts):
            raise Illegal(Refusal.NOT_THE_HOST)
    if right.between_games and phase is Phase.PLAYING:
        raise Illegal(Refusal.GAME_RUNNING)
