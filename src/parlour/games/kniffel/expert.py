"""Two opponents who have solved the game: one plays for points, the other for the win.

Both need NumPy; without it they play as `steady` does.
"""

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from parlour.core.game import Choice, Seat
from parlour.exact.extras import has_numpy
from parlour.games.kniffel.bots import KniffelFrame, steady
from parlour.games.kniffel.exact.codec import FIRST_ROLL, NUMBER, Position
from parlour.games.kniffel.model import Options, Play, Roll, View, Write
from parlour.games.kniffel.rules import ROLLS, allowed
from parlour.kit.dice import Dice, parts

if TYPE_CHECKING:
    from parlour.games.kniffel.exact.kernel import Floats
    from parlour.games.kniffel.exact.solver import Solution
    from parlour.games.kniffel.exact.turn import Leaves

LANES = {"numba": 150_000, "numpy": 4_000}
"""Positions the winner may solve for one decision, by path: a sixth of a second at the most."""
MOST_OPEN = 7
MANY = 4
"""With more open boxes it is always too many; with so many opponents, one box earlier."""
CERTAIN = 1e-5
"""A chance that this little is missing from is a certainty, and one this small is none."""


def prepare(options: Options) -> None:
    """Solve the game now, so that the first decision is as quick as the others."""
    if has_numpy():
        from parlour.games.kniffel.exact.solver import solution

        solution(options)


def expert(frame: KniffelFrame, rng: Random) -> Choice[Play] | None:
    """Makes the expected total as large as it can be."""
    return decide(frame, rng, aims=False)


def winner(frame: KniffelFrame, rng: Random) -> Choice[Play] | None:
    """Makes the chance to win as large as it can be, if the others play for points.

    Their final totals are known as exact distributions. In the last rounds, when all that can
    still happen on its own sheet can be solved in time, it plays the best answer to them; before
    that it plays for points. A shared win counts as its share.
    """
    return decide(frame, rng, aims=True)


def decide(frame: KniffelFrame, rng: Random, *, aims: bool) -> Choice[Play] | None:
    if not frame.legal:
        return None
    if not has_numpy():
        return steady(frame, rng)
    view, after = frame.view, rng.uniform(0.7, 1.6)
    if view.roll == 0:
        return Choice(Roll(0), after)
    assert view.seat is not None
    return Choice(best_play(view, view.seat, aims=aims), after)


def best_play(view: View, seat: Seat, *, aims: bool) -> Play:
    """The decision worth most; of equal ones the one that brings most points, then more dice."""
    from parlour.games.kniffel.coach import solution_of

    solved = solution_of(view.options)
    at = solved.position(view.sheets[seat].points, view.sheets[seat].extra)
    aimed = to_win(solved, view, seat, at) if aims else None
    points = worth(solved, view, at, None)
    if aimed is None:
        return max(points, key=points.__getitem__)
    chances = worth(solved, view, at, aimed)
    best = max(chances.values()) - CERTAIN
    return max([play for play in points if chances[play] >= best], key=points.__getitem__)


def worth(
    solved: "Solution", view: View, at: Position, aimed: "Leaves | None"
) -> dict[Play, float]:
    """What every decision is worth: writing first, then keeps from many dice to few."""
    from parlour.games.kniffel.coach import thought
    from parlour.games.kniffel.exact.turn import boxes_of

    rules, dice, roll = solved.rules, view.dice, view.roll
    leaves, turn = thought(solved, at) if aimed is None else (aimed, solved.turn(aimed))
    sheet = view.sheets[view.seat or 0].points
    boxes = boxes_of(leaves, NUMBER[dice] - FIRST_ROLL, solved.tables)
    found: dict[Play, float] = {
        Write(roll, box): float(boxes[rules.place[box]]) for box in allowed(rules, sheet, dice)
    }
    if roll < ROLLS:
        kept = turn.kept[ROLLS - roll - 1]
        for keep in keeps(dice):
            found[Roll(roll, keep)] = float(kept[NUMBER[keep]])
    return found


@lru_cache(maxsize=256)
def keeps(dice: Dice) -> tuple[Dice, ...]:
    return tuple(sorted(parts(dice), key=len, reverse=True))[1:]


def to_win(solved: "Solution", view: View, seat: Seat, at: Position) -> "Leaves | None":
    """What every write is worth as a chance to win; None if that cannot be found in time."""
    others = [other for other in range(len(view.sheets)) if other != seat]
    last = view.game == view.options.games
    most_open = MOST_OPEN - (len(others) >= MANY)
    if not others or not last or view.sheets[seat].points.count(None) > most_open:
        return None
    from parlour.games.kniffel.exact.solver import aim_size

    goal = shares(solved, view, others)
    total = view.sheets[seat].past + _points(view, seat)
    if aim_size(solved, at, total, goal) > LANES[solved.path]:
        return None
    return _aimed(solved, at, total, goal.tobytes())


def shares(solved: "Solution", view: View, others: list[Seat]) -> "Floats":
    """By final total: what share of the win it is expected to earn against the others."""
    import numpy as np

    ends = [_end(solved, view, other) for other in others]
    size = max(map(len, ends)) + 1
    wins = np.zeros((len(others) + 1, size))
    wins[0] = 1.0
    for end in ends:  # by how many tie with us
        ties = np.zeros(size)
        ties[: len(end)] = end
        behind = np.minimum(1.0, np.concatenate(([0.0], np.cumsum(ties)[:-1])))
        wins[1:] = wins[1:] * behind + wins[:-1] * ties
        wins[0] *= behind
    found = (wins / np.arange(1, len(wins) + 1)[:, None]).sum(axis=0)
    found[found < CERTAIN], found[found > 1 - CERTAIN] = 0.0, 1.0
    found[-1] = 1.0
    return np.maximum.accumulate(found)


def _end(solved: "Solution", view: View, seat: Seat) -> "Floats":
    """How likely every final total of this seat is, with the games before."""
    import numpy as np

    sheet = view.sheets[seat]
    before = sheet.past + _points(view, seat)
    at = solved.position(sheet.points, sheet.extra)
    return np.concatenate((np.zeros(before), _gains(solved, at)))


@lru_cache(maxsize=64)
def _gains(solved: "Solution", at: Position) -> "Floats":
    from parlour.games.kniffel.exact.solver import spread

    return spread(solved, at).chances


@lru_cache(maxsize=16)
def _aimed(solved: "Solution", at: Position, total: int, goal: bytes) -> "Leaves":
    """Kept, because a turn asks for it up to three times."""
    import numpy as np

    from parlour.games.kniffel.exact.solver import aim

    return aim(solved, at, total, np.frombuffer(goal))


def _points(view: View, seat: Seat) -> int:
    """Points on the sheet without the upper bonus, which a solver gives itself."""
    return view.sheets[seat].total - view.sheets[seat].bonus
