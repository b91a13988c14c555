"""Kniffel, solved: expected totals, chances and distributions of every position, exactly.

Everything here counts the points of one sheet in one game. Two paths lead to the same numbers:
NumPy alone, or compiled by numba, which is some fifteen times as fast.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, lru_cache
from importlib import import_module
from threading import Lock
from typing import Any, TypeAlias

import numpy as np

from parlour.exact.cache import Entry, Notice, fetch, keep, log_notice
from parlour.exact.trouble import Trouble, Unsolvable, has_numba
from parlour.games.kniffel.exact import codec, kernel
from parlour.games.kniffel.exact.codec import Position
from parlour.games.kniffel.exact.goal_numpy import written
from parlour.games.kniffel.exact.kernel import WIDTH, Floats, Ints, Lattice, Tables
from parlour.games.kniffel.exact.play_numpy import after_kniffels, after_leaves
from parlour.games.kniffel.exact.reach import ALL_UPPER, Reach, Rows, reach, rows
from parlour.games.kniffel.exact.turn import Leaves, Thought, carried, expected, leaves_of, turn
from parlour.games.kniffel.model import Options, Sheet
from parlour.games.kniffel.presets import UPPER_GOAL, Rules, rules_of
from parlour.games.kniffel.rules import VERSION
from parlour.kit.dice import Dice

MOST_SOLVED = 3
"""Ways to play that are kept in memory, the last used ones; each takes tens of megabytes."""
KEPT = UPPER_GOAL + 1
"""Upper totals worth keeping on disk: what is beyond is the same."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many layers are done, and of how many."""


class Path(StrEnum):
    NUMPY = "numpy"
    NUMBA = "numba"


@dataclass(frozen=True, eq=False)
class Solution:
    """One way to play, solved."""

    rules: Rules
    path: Path
    tables: Tables
    values: Floats
    """By mask, mark and upper total: what is still to come under best play, the bonus included."""
    lattice: Lattice = field(default_factory=kernel.lattice)

    def position(self, sheet: Sheet, extra: int = 0) -> Position:
        return codec.pack(self.rules, sheet, extra)

    def to_come(self, at: Position) -> float:
        """What best play still brings from here on, on average."""
        return float(self.values[at.mask, at.mark, at.upper])

    def thought(self, at: Position) -> Thought:
        """The turn that begins here, played for points."""
        return think(self, at)

    def aimed(self, leaves: Leaves) -> Thought:
        """The turn that begins where writing is worth this."""
        return Thought(leaves, turn(leaves, self.tables, self.lattice), self.tables)


@lru_cache(maxsize=256)
def think(solved: Solution, at: Position) -> Thought:
    """Kept, because a turn asks for it several times."""
    return solved.aimed(leaves_of(solved.values, at, solved.tables))


WORKED_OUT: list[Any] = [think]
"""Caches that hold on to solutions."""


def usable(path: Path | None) -> Path:
    """The path that was asked for, if this machine has it; else the quickest."""
    if path is Path.NUMBA and not has_numba():
        raise Unsolvable(Trouble.NO_NUMBA)
    return path or (Path.NUMBA if has_numba() else Path.NUMPY)


def solution(
    options: Options,
    path: Path | None = None,
    progress: Progress | None = None,
    notice: Notice = log_notice,
) -> Solution:
    """The solved game: from memory, from disk, or made now and kept."""
    rules, way = rules_of(options), usable(path)
    with _lock:
        found = _solved.pop((rules, way), None)
        if found is None:
            found = _from_disk(rules, way, notice)
            if found is None:
                found = solve(rules, way, progress)
                keep(_entry("values", found.tables), found.values[..., :KEPT], notice)
        _solved[rules, way] = found
        if len(_solved) > MOST_SOLVED:
            _forget(_solved.pop(next(iter(_solved))))
    return found


def _forget(solved: Solution) -> None:
    """All that was worked out for it, which is many megabytes; it can be read from disk again."""
    _bonuses.pop(solved, None)
    for worked_out in WORKED_OUT:
        worked_out.cache_clear()


def solve(rules: Rules, path: Path | None = None, progress: Progress | None = None) -> Solution:
    """Backward induction from full sheets to the empty one."""
    path = usable(path)
    way, tables, lattice = _way(path), kernel.tables(rules), kernel.lattice()
    values = np.zeros((1 << tables.boxes, tables.marks, WIDTH))
    values[-1] = tables.bonus
    for layer in range(1, tables.boxes + 1):
        way.solve_layer(values, layer, tables, lattice)
        if progress:
            progress(layer, tables.boxes)
    return Solution(rules, path, tables, values)


def bonus_chances(
    solved: Solution, progress: Progress | None = None, notice: Notice = log_notice
) -> Floats:
    """By mask, mark and upper total: how likely best play earns the upper bonus."""
    with _lock:
        found = _bonuses.get(solved)
        if found is None:
            kept = fetch(_entry("bonus", solved.tables), notice)
            found = _widened(kept) if kept is not None else _bonus_chances(solved, progress)
            if kept is None:
                keep(_entry("bonus", solved.tables), found[..., :KEPT], notice)
            _bonuses[solved] = found
    return found


def _bonus_chances(solved: Solution, progress: Progress | None) -> Floats:
    t = solved.tables
    chances = np.zeros(solved.values.shape)
    chances[(np.arange(len(chances)) & ALL_UPPER) == ALL_UPPER] = t.bonus > 0
    way = _way(solved.path)
    for layer in range(1, t.boxes + 1):
        way.bonus_layer(chances, solved.values, layer, t, solved.lattice)
        if progress:
            progress(layer, t.boxes)
    return chances


def bonus_chance(solved: Solution, at: Position, dice: Dice, rolls_left: int) -> float:
    """How likely best play earns the upper bonus from these dice on."""
    chances = bonus_chances(solved)
    if not dice:
        return float(chances[at.mask, at.mark, at.upper])
    mask, upper, mark = (np.array([number]) for number in at)
    load = Leaves(
        after_leaves(chances, mask, mark, upper, solved.tables)[:, 0],
        after_kniffels(chances, mask, mark, upper, solved.tables)[:, :, 0],
    )
    thought = solved.thought(at)
    found = carried(thought.turn, thought.leaves, load, solved.tables, solved.lattice)
    return Thought(load, found, solved.tables).best(dice, rolls_left)


class Spread:
    """Where best play ends up: how likely every total is, and what it wrote on the way."""

    def __init__(self, chances: Floats, written: Floats, bonus: float) -> None:
        self.chances = chances
        """By final total."""
        self.written = written
        """By box and points: how likely best play writes that from now on."""
        self.bonus = bonus
        """How likely the upper bonus is earned in the end."""


def spread(
    solved: Solution, at: Position, total: int = 0, progress: Progress | None = None
) -> Spread:
    """The exact distribution of the final total under best play, from `total` points on.

    `total` is what the sheet shows without its upper bonus.
    """
    t, found = solved.tables, reach(at, solved.rules)
    starts, sizes = np.zeros(found.top.shape, np.int64), []
    for masks in found.layers:
        size = ((found.top[masks] + 1) * found.counts[masks & ALL_UPPER][:, None]).ravel()
        starts[masks] = (np.cumsum(size) - size).reshape(len(masks), -1)
        sizes.append(int(size.sum()))
    now = np.zeros(sizes[0])
    now[starts[at.mask, at.mark]] = 1.0
    most = max(int(t.leaf_points.max()), int(t.further_points.max()))
    written = np.zeros((t.boxes + 1, most + 1))
    way = _way(solved.path)
    for layer, size in enumerate(sizes[1:]):
        after = np.zeros(size)
        way.pass_on(solved.values, now, after, starts, layer, written, found, t, solved.lattice)
        now = after
        if progress:
            progress(layer + 1, len(sizes) - 1)
    return _ending(now, starts, found, total, written, t)


def _ending(
    now: Floats, starts: Ints, found: Reach, total: int, written: Floats, t: Tables
) -> Spread:
    full = (1 << t.boxes) - 1
    chances = np.zeros(total + int(found.top[full].max()) + int(t.bonus.max()) + 1)
    bonus = 0.0
    for mark in range(t.marks):
        width = int(found.top[full, mark]) + 1
        for place in range(int(found.counts[ALL_UPPER])):
            upper = int(found.uppers[ALL_UPPER, place])
            first = int(starts[full, mark]) + place * width
            row, least = now[first : first + width], total + int(t.bonus[upper])
            chances[least : least + width] += row
            bonus += float(row.sum()) if t.bonus[upper] else 0.0
    return Spread(chances, written, bonus)


def aim(
    solved: Solution,
    at: Position,
    total: int,
    goal: Floats,
    progress: Progress | None = None,
) -> Leaves:
    """The value of every write when the expected value of `goal`, by final total, is maximised.

    `goal` must not fall, from 0 to 1; beyond its end it stays. `total` is without the bonus.
    """
    t, found = solved.tables, reach(at, solved.rules)
    layout, sizes = _goal_layout(found, total, goal)
    way, after = _way(solved.path), _goal_rows(layout, found, sizes[-1], total, goal, t)
    for layer in range(len(sizes) - 2, 0, -1):
        now = np.zeros(sizes[layer] + WIDTH)
        way.goal_layer(now, after, layout, layer, found, t, solved.lattice)
        after = now
        if progress:
            progress(len(sizes) - 1 - layer, len(sizes) - 2)
    here = np.zeros(1, np.int64)
    ordinary, further = written(after, layout, found.rank, *_place(at), here, t)
    return Leaves(ordinary[:, 0], further[:, :, 0])


def aim_size(solved: Solution, at: Position, total: int, goal: Floats) -> int:
    """How many positions `aim` would have to solve."""
    found = reach(at, solved.rules)
    layout, _ = _goal_layout(found, total, goal)
    inner = np.concatenate(found.layers[1:-1]) if len(found.layers) > 2 else found.layers[-1][:0]
    gains = layout.high[inner] - layout.low[inner] + 1
    return int((layout.counts[inner] * gains).sum())


def _goal_layout(found: Reach, total: int, goal: Floats) -> tuple[Rows, list[int]]:
    least = int(np.argmax(goal > 0)) - total
    sure = int(np.argmax(goal >= goal[-1])) - total
    return rows(found, least, max(sure, 0))


def _place(at: Position) -> tuple[int, int, int]:
    return at.mask, at.mark, at.upper


def _goal_rows(
    layout: Rows, found: Reach, size: int, total: int, goal: Floats, t: Tables
) -> Floats:
    """The chances of full sheets."""
    full, chances = (1 << t.boxes) - 1, np.zeros(size + WIDTH)
    for mark in range(t.marks):
        width, base = int(layout.width[full, mark]), int(layout.base[full, mark])
        for place in range(int(layout.counts[full, mark])):
            bonus = t.bonus[found.uppers[ALL_UPPER, place]]
            ends = np.arange(base, base + width) + total + int(bonus)
            first = int(layout.start[full, mark]) + place * width
            chances[first : first + width] = goal[np.clip(ends, 0, len(goal) - 1)]
    return chances


def best_chance(
    solved: Solution, at: Position, total: int, target: int, progress: Progress | None = None
) -> float:
    """The best chance there is to end with at least `target` points."""
    if total + solved.tables.bonus[at.upper] >= target:
        return 1.0  # points never fall, and a sum of chances might round to less
    if at.mask == (1 << solved.tables.boxes) - 1:
        return 0.0
    goal = np.zeros(target + 1)
    goal[target] = 1.0
    leaves = aim(solved, at, total, goal, progress)
    return expected(solved.aimed(leaves).turn, solved.lattice)


def _from_disk(rules: Rules, path: Path, notice: Notice) -> Solution | None:
    tables = kernel.tables(rules)
    kept = fetch(_entry("values", tables), notice)
    return None if kept is None else Solution(rules, path, tables, _widened(kept))


def _entry(what: str, tables: Tables) -> Entry:
    return Entry("kniffel", VERSION, what, tuple(map(np.asarray, tables)))


def _widened(kept: Floats) -> Floats:
    values = np.empty((*kept.shape[:2], WIDTH))
    values[..., :KEPT] = kept
    values[..., KEPT:] = kept[..., -1:]
    return values


@dataclass(frozen=True)
class _Way:
    """The functions of one path. `Any`: they differ only in where they come from."""

    solve_layer: Any
    bonus_layer: Any
    pass_on: Any
    goal_layer: Any


@cache
def _way(path: Path) -> _Way:
    values, play, spreading, goal = (
        import_module(f"parlour.games.kniffel.exact.{part}_{path}")
        for part in ("values", "play", "spread", "goal")
    )
    return _Way(values.solve_layer, play.bonus_layer, spreading.pass_on, goal.solve_layer)


_lock = Lock()
_solved: dict[tuple[Rules, Path], Solution] = {}
_bonuses: dict[Solution, Floats] = {}
