"""What is true in every position of Pig."""

from parlour_pig.model import State
from parlour_pig.rules import over


def conserve(state: State) -> None:
    """PG-I1"""
    assert all(state.points[seat] == 0 for seat in state.left)
    assert over(state) or state.seat not in state.left
    assert sum(points >= state.options.goal for points in state.points) <= 1
    assert state.turn == 0 or state.rolls > 0
