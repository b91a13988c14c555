"""The chance to win, against opponents who play for points.

Their final totals are known as exact distributions, so a final total of one's own is worth a share
of the win, and `aim` solves the rest of the sheet for that share.
"""

from functools import lru_cache

import numpy as np

from parlour.core.game import Seat
from parlour.games.kniffel.exact.codec import Position
from parlour.games.kniffel.exact.kernel import Floats
from parlour.games.kniffel.exact.solver import WORKED_OUT, Path, Solution, aim, aim_size, spread
from parlour.games.kniffel.exact.turn import Leaves, Thought
from parlour.games.kniffel.model import View

MOST_POSITIONS = {Path.NUMBA: 150_000, Path.NUMPY: 4_000}
"""How many may be solved for one decision, by path: a sixth of a second at the most."""
MOST_OPEN = 7
MANY = 4
"""With more open boxes it is always too many; with so many opponents, one box earlier."""
CERTAIN = 1e-5
"""A chance this close to 1 is a certainty, and one this close to 0 is none."""


def to_win(solved: Solution, view: View, seat: Seat, at: Position) -> Thought | None:
    """The turn, with every decision worth its chance to win; None if that cannot be solved in
    time."""
    others = [other for other in range(len(view.sheets)) if other != seat]
    last = view.game == view.options.games
    most_open = MOST_OPEN - (len(others) >= MANY)
    if not others or not last or view.sheets[seat].points.count(None) > most_open:
        return None
    goal = shares(solved, view, others)
    total = view.sheets[seat].past + _points(view, seat)
    if aim_size(solved, at, total, goal) > MOST_POSITIONS[solved.path]:
        return None
    return solved.aimed(_aimed(solved, at, total, goal.tobytes()))


def shares(solved: Solution, view: View, others: list[Seat]) -> Floats:
    """By final total: what share of the win it is expected to earn against the others."""
    ends = [_end(solved, view, other) for other in others]
    size = max(map(len, ends)) + 1
    wins = np.zeros((len(others) + 1, size))
    wins[0] = 1.0
    for end in ends:  # by how many opponents tie
        ties = np.zeros(size)
        ties[: len(end)] = end
        behind = np.minimum(1.0, np.concatenate(([0.0], np.cumsum(ties)[:-1])))
        wins[1:] = wins[1:] * behind + wins[:-1] * ties
        wins[0] *= behind
    found = (wins / np.arange(1, len(wins) + 1)[:, None]).sum(axis=0)
    found[found < CERTAIN], found[found > 1 - CERTAIN] = 0.0, 1.0
    found[-1] = 1.0
    return np.maximum.accumulate(found)


def _end(solved: Solution, view: View, seat: Seat) -> Floats:
    """How likely every final total of this seat is, with the games before."""
    sheet = view.sheets[seat]
    before = sheet.past + _points(view, seat)
    at = solved.position(sheet.points, sheet.extra)
    return np.concatenate((np.zeros(before), _gains(solved, at)))


@lru_cache(maxsize=64)
def _gains(solved: Solution, at: Position) -> Floats:
    return spread(solved, at).chances


@lru_cache(maxsize=16)
def _aimed(solved: Solution, at: Position, total: int, goal: bytes) -> Leaves:
    """Kept, because a turn asks for it up to three times."""
    return aim(solved, at, total, np.frombuffer(goal))


WORKED_OUT.extend((_gains, _aimed))


def _points(view: View, seat: Seat) -> int:
    """Points on the sheet without the upper bonus, which a solver gives itself."""
    return view.sheets[seat].total - view.sheets[seat].bonus
