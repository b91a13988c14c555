"""What the decisions of a game gave away, by the coach of that game."""

from collections.abc import Iterator, Mapping
from heapq import nlargest
from typing import Any

from parlour.core import log as logs
from parlour.core.game import AnyGame, Coach, Illegal, Seat, Value
from parlour.core.log import NO_CHANCE, Log

NOTHING = 0.005
"""A decision that gives away less is as good as the best."""


class Decision(Value, frozen=True):
    move: int
    """It was made after so many moves."""
    seat: Seat
    cost: float
    """What it gave away against the best one."""


def decisions(log: Log, games: Mapping[str, AnyGame], seat: Seat) -> Iterator[Decision]:
    """All decisions of a seat that the coach can weigh; it may think long. A log that cannot have
    been played raises `Damaged` on the way."""
    table = logs.lay(log, games, NO_CHANCE)
    coach = table.game.coach
    if coach is None or coach.cost is None:
        return
    for number, move in enumerate(logs.steps(log, table)):
        if move.seat == seat:
            cost = cost_of(coach, table.view(seat), seat, move.what)
            if cost is not None:
                yield Decision(number, seat, cost)


def dearest(log: Log, games: Mapping[str, AnyGame], seat: Seat, most: int) -> list[Decision]:
    """The decisions that gave away most, the dearest first."""
    found = [one for one in decisions(log, games, seat) if one.cost >= NOTHING]
    return nlargest(most, found, key=lambda one: (one.cost, -one.move))


def cost_of(coach: Coach[Any, Any], view: Any, seat: Seat, play: Any) -> float | None:
    """What a play gives away here; None where there is nothing to compare."""
    if coach.cost is None:
        return None
    try:
        return coach.cost(coach.advise(view, seat), play)
    except Illegal:
        return None
