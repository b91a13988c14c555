"""Kniffel, solved, as figures: one way to play, its expected total and where games end."""

from time import process_time
from typing import TYPE_CHECKING

from parlour.core.game import Value
from parlour.exact.extras import Unsolvable, has_numba
from parlour.games.kniffel.exact.check import rules_known
from parlour.games.kniffel.exact.trouble import Trouble, need_numpy
from parlour.games.kniffel.model import Box, Extra, Joker, Options, Preset

if TYPE_CHECKING:
    from parlour.games.kniffel.exact.cache import Notice
    from parlour.games.kniffel.exact.solver import Progress, Solution

MARKS = (100, 150, 200, 250, 300, 350, 400, 500)
"""Totals whose chance is told."""


class BoxFigures(Value, frozen=True):
    box: Box
    mean: float
    zero: float
    """How often it ends with nothing."""


class Details(Value, frozen=True):
    """Where best play ends, exactly."""

    deviation: float
    median: int
    bonus: float
    """How often the upper bonus is earned."""
    extra: float
    """Mean of the points for further Kniffels."""
    boxes: tuple[BoxFigures, ...]
    at_least: dict[int, float]


class Figures(Value, frozen=True):
    game: str
    preset: Preset
    joker: Joker
    extra: Extra
    path: str
    expected: float
    """The expected total of best play."""
    seconds: float
    """CPU time it took; next to none if the numbers were kept from last time."""
    details: Details | None = None
    target: int | None = None
    chance: float | None = None
    """The best chance there is to reach the target."""


def figures(
    options: Options,
    path: str | None = None,
    *,
    details: bool = False,
    target: int | None = None,
    progress: "Progress | None" = None,
    notice: "Notice | None" = None,
) -> Figures:
    """Solve the game as these options have it; `Unsolvable` if that cannot be done here."""
    rules = rules_known(options)
    solved, seconds = solution_for(options, path, progress, notice)
    blank = solved.position((None,) * len(rules.boxes))
    chance = None
    if target is not None:
        from parlour.games.kniffel.exact.solver import best_chance

        chance = best_chance(solved, blank, 0, target, progress)
    return Figures(
        "kniffel",
        options.preset,
        rules.joker,
        rules.extra,
        solved.path.value,
        solved.to_come(blank),
        seconds,
        details_of(solved, progress) if details else None,
        target,
        chance,
    )


def solution_for(
    options: Options,
    path: str | None = None,
    progress: "Progress | None" = None,
    notice: "Notice | None" = None,
) -> "tuple[Solution, float]":
    """The solution, and the CPU seconds it took to get it."""
    need_numpy()
    from parlour.games.kniffel.exact.cache import log_notice
    from parlour.games.kniffel.exact.solver import Path, solution

    way = None if path is None else Path(path)
    if way is Path.NUMBA and not has_numba():
        raise Unsolvable(Trouble.NO_NUMBA)
    began = process_time()
    solved = solution(options, way, progress, notice or log_notice)
    return solved, process_time() - began


def details_of(solved: "Solution", progress: "Progress | None" = None) -> Details:
    import numpy as np

    from parlour.games.kniffel.exact.solver import spread

    boxes = solved.rules.boxes
    found = spread(solved, solved.position((None,) * len(boxes)), progress=progress)
    totals = np.arange(len(found.chances))
    mean = found.chances @ totals
    means = found.written @ np.arange(found.written.shape[1])
    return Details(
        float(np.sqrt(found.chances @ (totals - mean) ** 2)),
        int(np.searchsorted(np.cumsum(found.chances), 0.5)),
        found.bonus,
        float(found.written[len(boxes), 0]),
        tuple(
            BoxFigures(box, float(means[place]), float(found.written[place, 0]))
            for place, box in enumerate(boxes)
        ),
        {mark: float(found.chances[mark:].sum()) for mark in MARKS},
    )
