"""Kniffel, solved, as figures: one way to play, its expected total and where games end."""

from time import process_time

import numpy as np

from parlour.core.game import Value
from parlour.exact.cache import Notice, log_notice
from parlour.games.kniffel.exact.check import rules_known
from parlour.games.kniffel.exact.solver import (
    Path,
    Progress,
    Solution,
    best_chance,
    solution,
    spread,
)
from parlour.games.kniffel.model import Box, Extra, Joker, Options, Preset

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


def figures_of(
    options: Options,
    path: str | None = None,
    *,
    details: bool = False,
    target: int | None = None,
    progress: Progress | None = None,
    notice: Notice = log_notice,
) -> Figures:
    """Solve the game as these options have it; `Unsolvable` if that cannot be done here."""
    rules = rules_known(options)
    solved, seconds = solution_for(options, path, progress, notice)
    blank = solved.position((None,) * len(rules.boxes))
    chance = None
    if target is not None:
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
    progress: Progress | None = None,
    notice: Notice = log_notice,
) -> tuple[Solution, float]:
    """The solution, and the CPU seconds it took to get it."""
    began = process_time()
    solved = solution(options, None if path is None else Path(path), progress, notice)
    return solved, process_time() - began


def details_of(solved: Solution, progress: Progress | None = None) -> Details:
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
