"""Published values, by both paths. Sources: docs/kniffel.md."""

from fractions import Fraction
from functools import cache
from random import Random

import numpy as np
import pytest

from parlour.games.kniffel.exact import codec, kernel, solver
from parlour.games.kniffel.exact.kernel import Floats, Ints
from parlour.games.kniffel.exact.solver import (
    Path,
    Solution,
    Spread,
    aim,
    best_chance,
    bonus_chances,
    solve,
    spread,
)
from parlour.games.kniffel.exact.turn import expected
from parlour.games.kniffel.exact.values_numpy import solve_layer
from parlour.games.kniffel.model import Box, Extra, Joker, Options, Preset
from parlour.games.kniffel.presets import rules_of
from tests.games.kniffel.loaded import sheet

EVERY, SECOND = Extra.EVERY, Extra.SECOND

PUBLISHED = [
    (Options(), 254.587728734495),
    (Options(Preset.YAHTZEE), 254.587728734495),
    (Options(joker=Joker.FORCED_WITH_50), 254.588005351360),
    (Options(joker=Joker.LOWER), 254.588240625765),
    (Options(joker=Joker.FREE), 254.589609481963),
    (Options(extra=SECOND), 253.425170286296),
    (Options(joker=Joker.LOWER, extra=SECOND), 253.426326907044),
    (Options(joker=Joker.EARNED), 254.484845881683),
    (Options(joker=Joker.NONE), 253.970241189780),
    (Options(Preset.PLAIN), 245.870774514111),
    (Options(Preset.YATZY), 248.4399893779),
]
OURS = [
    (Options(Preset.SCHMIDT), 248.321030446179),
    (Options(Preset.FORCED_ORDER), 130.285971940571),
    (Options(joker=Joker.FREE, extra=SECOND), 253.427353021322),
]
"""No one has published these; here so that a change is noticed."""


@cache
def solved(options: Options) -> Solution:
    return solve(rules_of(options))


def start(found: Solution) -> codec.Position:
    return found.position((None,) * len(found.rules.boxes))


def value(found: Solution) -> float:
    return found.to_come(start(found))


@pytest.mark.parametrize(("options", "published"), PUBLISHED + OURS, ids=str)
def test_KN_T3_published_values(options: Options, published: float) -> None:
    assert value(solved(options)) == pytest.approx(published, abs=1e-9)


@pytest.mark.parametrize("options", [Options(), Options(Preset.FORCED_ORDER)], ids=str)
def test_without_a_compiler(options: Options) -> None:
    steps = []
    found = solve(rules_of(options), Path.NUMPY, lambda done, of: steps.append((done, of)))
    assert steps == [(done, 13) for done in range(1, 14)]
    other = solved(options)
    assert gap(other, found.values, other.tables.order) < 1e-9


@pytest.mark.parametrize("options", [options for options, _ in PUBLISHED + OURS], ids=str)
def test_both_paths_agree_on_any_position(options: Options) -> None:
    """One small layer after another by NumPy, from what the compiler found for the next."""
    found = solved(options)
    tables = found.tables
    for layer in (1, 2, tables.boxes - 1, tables.boxes):
        values = found.values.copy()
        masks = tables.order[tables.layers[layer - 1] : tables.layers[layer]]
        values[masks] = 0
        solve_layer(values, layer, tables, found.lattice)
        assert gap(found, values, masks) < 1e-9


def gap(found: Solution, values: Floats, masks: Ints) -> float:
    """The largest difference from what was found, among positions that there are."""
    gaps = np.abs(values[masks, :, :64] - found.values[masks, :, :64])
    gaps[(masks & found.tables.kniffel) == 0, 1:] = 0  # no mark without a filled box
    return float(gaps.max())


def test_KN_T3_last_turns() -> None:
    """Single-turn facts: the last open box alone."""
    found = solved(Options())
    nothing = dict.fromkeys([box.name.lower() for box in found.rules.boxes], 0)

    def last(box: Box) -> float:
        filled = {name: zero for name, zero in nothing.items() if name != box.name.lower()}
        return found.to_come(found.position(sheet(**filled)))

    assert last(Box.CHANCE) == pytest.approx(70 / 3, abs=1e-12)
    assert last(Box.KNIFFEL) == pytest.approx(50 * Fraction(347897, 7558272), abs=1e-12)
    assert last(Box.KNIFFEL) == pytest.approx(2.301432126, abs=1e-9)
    assert last(Box.ONES) == pytest.approx(5 * 91 / 216, abs=1e-12)


def test_reachable_positions() -> None:
    """536,448 between turns, as published: upper totals there can be, once more for a 50."""
    tables = kernel.tables(rules_of(Options()))
    totals = [{0}, *[set() for _ in range(63)]]
    for mask in range(64):
        for box in range(6):
            if not mask >> box & 1:
                points = tables.leaf_points[tables.leaf_box == box].tolist()
                totals[mask | 1 << box] |= {min(63, u + p) for u in totals[mask] for p in points}
    kniffel, lower = tables.kniffel, 1 << 7
    count = sum(map(len, totals)) * (lower // 2 + 2 * lower // 2)
    assert kniffel == 1 << 11
    assert count == 536_448


# Where games end


@pytest.fixture(scope="module")
def ends() -> Spread:
    found = solved(Options())
    return spread(found, start(found))


def test_distribution_of_totals(ends: Spread) -> None:
    chances = ends.chances
    totals = np.arange(len(chances))
    mean = chances @ totals
    assert chances.sum() == pytest.approx(1, abs=1e-12)
    assert mean == pytest.approx(254.587728734495, abs=1e-9)
    assert np.sqrt(chances @ (totals - mean) ** 2) == pytest.approx(59.6079, abs=5e-5)
    assert np.searchsorted(np.cumsum(chances), 0.5) == 248
    assert totals[chances > 0][-1] == 1575
    for least, chance in ((200, 0.86357), (250, 0.48368), (300, 0.14326), (400, 0.03834)):
        assert chances[least:].sum() == pytest.approx(chance, abs=5e-6)


UPPER_MEANS = (1.8817, 5.2828, 8.5698, 12.1595, 15.6886, 19.1903)
LOWER_MEANS = (21.6605, 13.0919, 22.5916, 29.4611, 32.7111, 16.8686, 22.0074)


def test_means_of_every_box(ends: Spread) -> None:
    means = ends.written @ np.arange(ends.written.shape[1])
    assert means[:13] == pytest.approx(UPPER_MEANS + LOWER_MEANS, abs=5e-5)
    assert ends.written[:13].sum(axis=1) == pytest.approx(1, abs=1e-12)
    assert ends.written[13, 0] == pytest.approx(9.5801, abs=5e-5)
    assert ends.written[11, 0] == pytest.approx(0.66263, abs=5e-6)
    assert ends.bonus == pytest.approx(0.681222, abs=5e-7)
    whole = means[:13].sum() + ends.written[13, 0] + 35 * ends.bonus
    assert whole == pytest.approx(254.587728734495, abs=1e-9)


@pytest.mark.parametrize(
    ("options", "deviation"), [(Options(Preset.PLAIN), 39.8208), (Options(Preset.YATZY), 38.48)]
)
def test_deviation_of_late_positions_adds_up(options: Options, deviation: float) -> None:
    """The whole distributions are in docs/kniffel.md; here a late position, by both paths."""
    found = solved(options)
    rng = Random(1)
    position, total = some_position(found, 4, rng)
    by_numba = spread(found, position, total).chances
    by_numpy = spread(as_numpy(found), position, total).chances
    assert by_numba == pytest.approx(by_numpy, abs=1e-9)
    mean = by_numba @ np.arange(len(by_numba))
    assert mean == pytest.approx(total + found.to_come(position), abs=1e-9)
    assert deviation > 0


def as_numpy(found: Solution) -> Solution:
    return Solution(found.rules, Path.NUMPY, found.tables, found.values)


def some_position(found: Solution, open_boxes: int, rng: Random) -> tuple[codec.Position, int]:
    """A sheet that some game leads to, and its points."""
    rules = found.rules
    places = list(range(len(rules.boxes)))
    filled = (
        places[:-open_boxes] if rules.in_order else rng.sample(places, len(places) - open_boxes)
    )
    rows = list(rules.points.values())
    points = [rng.choice(rows)[place] if place in filled else None for place in places]
    return found.position(tuple(points)), sum(filter(None, points))


SEVERAL = [Options(), Options(extra=SECOND), *map(Options, Preset)]


@pytest.mark.parametrize("options", SEVERAL, ids=str)
@pytest.mark.parametrize("number", range(3))
def test_a_goal_that_counts_points_is_the_expected_total(options: Options, number: int) -> None:
    """Aiming at the share of 1600 points that the total is, the best chance is the value."""
    found = solved(options)
    position, total = some_position(found, 1 + number, Random(f"{options} {number}"))
    goal = np.arange(1601) / 1600
    for by in (found, as_numpy(found)):
        chance = expected(by.aimed(aim(by, position, total, goal)).turn, by.lattice)
        assert 1600 * chance == pytest.approx(total + found.to_come(position), abs=1e-9)


@pytest.mark.parametrize("options", SEVERAL, ids=str)
def test_aiming_at_a_total_beats_playing_for_points(options: Options) -> None:
    found = solved(options)
    position, total = some_position(found, 3, Random(str(options)))
    ends = spread(found, position, total).chances
    for target in (total, total + 40, total + 80, total + 700, 5000):
        best = best_chance(found, position, total, target)
        assert best == pytest.approx(
            best_chance(as_numpy(found), position, total, target), abs=1e-9
        )
        assert ends[target:].sum() - 1e-12 <= best <= 1 + 1e-12
    assert best_chance(found, position, total, 0) == 1
    assert best_chance(found, position, total, 5000) == 0


def test_a_full_sheet_has_reached_its_total_or_not() -> None:
    found = solved(Options())
    full = found.position((3, 6, 9, 12, 15, 18, *[0] * 7))
    assert found.to_come(full) == 35
    assert best_chance(found, full, 63, 98) == 1
    assert best_chance(found, full, 63, 99) == 0


def test_chances_of_the_bonus() -> None:
    found = solved(Options())
    chances = bonus_chances(found)
    assert chances[0, 0, 0] == pytest.approx(0.681222, abs=5e-7)
    rng = Random(7)
    for open_boxes in (1, 2, 3):
        at, total = some_position(found, open_boxes, rng)
        chance = chances[at.mask, at.mark, at.upper]
        assert chance == pytest.approx(spread(found, at, total).bonus, abs=1e-9)
        assert chance == pytest.approx(spread(as_numpy(found), at, total).bonus, abs=1e-9)


def test_chances_of_the_bonus_without_a_compiler() -> None:
    found = solved(Options(Preset.FORCED_ORDER))
    by_numba = solver._bonus_chances(found, None)
    by_numpy = solver._bonus_chances(as_numpy(found), None)
    for mask in found.tables.order:
        low, high = found.tables.lowest[mask & 63], found.tables.highest[mask & 63]
        assert by_numba[mask, 0, low : high + 1] == pytest.approx(
            by_numpy[mask, 0, low : high + 1], abs=1e-9
        )


def test_only_the_ways_to_play_that_were_used_last_stay_in_memory() -> None:
    """Guests choose the rules: each way that is solved takes tens of megabytes."""
    ways = [Options(preset=preset) for preset in Preset]
    assert len(ways) > solver.MOST_SOLVED
    first = solver.solution(ways[0])
    for options in ways:
        kept = solver.solution(options)
        assert solver.solution(options) is kept
        kept.thought(kept.position((None,) * len(kept.rules.boxes)))
        assert solver.solution(ways[0]) is first, "used all the time"
        assert len(solver._solved) <= solver.MOST_SOLVED
