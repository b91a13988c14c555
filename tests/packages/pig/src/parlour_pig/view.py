"""What a seat sees in Pig: everything."""

from random import Random

from parlour.core.game import Seat
from parlour_pig.model import State, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        options=state.options,
        points=state.points,
        seat=state.seat,
        turn=state.turn,
        rolls=state.rolls,
        face=state.face,
        rolling=state.rolling,
        left=tuple(sorted(state.left)),
    )


def imagine(view: View, rng: Random) -> State:
    return State(
        options=view.options,
        points=view.points,
        seat=view.seat,
        turn=view.turn,
        rolls=view.rolls,
        face=view.face,
        rolling=view.rolling,
        left=frozenset(view.left),
    )
