"""The coach: its best is the solver's value, and luck and skill add up to the total."""

from random import Random
from typing import Any

import pytest
from msgspec import json

from parlour.core.fair import seeded
from parlour.core.game import Leave
from parlour.core.table import Move
from parlour.exact.trouble import Unsolvable
from parlour.games.kniffel import GAME, coach
from parlour.games.kniffel.bots import beginner, expert, steady
from parlour.games.kniffel.coach import Advice, Keep, Review, Take, advise, cost_of, review
from parlour.games.kniffel.exact import Trouble, solution
from parlour.games.kniffel.exact.turn import expected
from parlour.games.kniffel.model import (
    Box,
    Draw,
    Extra,
    Options,
    Play,
    Preset,
    Roll,
    Rolled,
    StartRolled,
    TimeUp,
    Write,
)
from parlour.kit.dice import Dice, handfuls, parts
from parlour.study.simulate import play_out
from tests.games.kniffel.loaded import dice, sheet

BOOK = Options()
CASES = [
    (BOOK, sheet(), 0),
    (BOOK, sheet(ones=3, sixes=18, kniffel=50), 0),
    (BOOK, sheet(ones=3, sixes=30, kniffel=50, chance=22), 100),
    (Options(Preset.YATZY), sheet(Options(Preset.YATZY), ones=2, one_pair=12), 0),
    (Options(Preset.FORCED_ORDER), sheet(ones=3, twos=6), 0),
]


@pytest.mark.parametrize(("options", "written", "extra"), CASES)
def test_the_best_is_the_value_of_the_position(
    options: Options, written: tuple[Any, ...], extra: int
) -> None:
    """Before the first roll the position is worth the mean of the best after it."""
    solved = solution(options)
    so_far = sum(filter(None, written)) + extra
    before = advise(options, written, (), 3, extra)
    assert before.value == so_far + solved.to_come(solved.position(written, extra))
    assert (before.keeps, before.boxes) == ((), ())
    turn = solved.thought(solved.position(written, extra)).turn
    assert so_far + expected(turn, solved.lattice) == pytest.approx(before.value, abs=1e-9)
    for thrown in (dice("2-2-5-5-6"), dice("3-3-3-3-3"), dice("1-2-3-4-5")):
        for rolls_left in (0, 1, 2):
            check_advice(advise(options, written, thrown, rolls_left, extra), thrown, rolls_left)


def check_advice(advice: Advice, thrown: Dice, rolls_left: int) -> None:
    decisions: list[Keep | Take] = [*advice.keeps, *advice.boxes]
    assert advice.value == max(each.value for each in decisions)
    assert all(each.cost == pytest.approx(advice.value - each.value) for each in decisions)
    assert all(each.best == (each.cost < 1e-9) for each in decisions)
    values = [each.value for each in advice.keeps]
    assert values == sorted(values, reverse=True)
    kept = {keep.keep for keep in advice.keeps}
    assert kept == ({part for part in parts(thrown) if len(part) < 5} if rolls_left else set())


def test_one_more_roll_never_hurts() -> None:
    for thrown in handfuls(5)[::17]:
        last, middle, first = [
            advise(BOOK, sheet(ones=3), thrown, left).value for left in (0, 1, 2)
        ]
        assert last <= middle + 1e-9 <= first + 2e-9


def test_cost_of_a_decision() -> None:
    advice = advise(BOOK, sheet(ones=3, sixes=18, kniffel=50), dice("2-2-5-5-6"), 1)
    assert cost_of(advice, Roll(2, (5, 5))) == 0
    assert cost_of(advice, Roll(2, (2, 2))) == pytest.approx(1.0524, abs=1e-4)
    assert cost_of(advice, Write(2, Box.CHANCE)) == pytest.approx(7.3608, abs=1e-4)
    assert cost_of(advice, Write(2, Box.ONES)) is None
    before = advise(BOOK, sheet(), (), 3)
    assert cost_of(before, Roll(0)) is None


def test_joker_and_extra_points() -> None:
    """KN-Q5, KN-Q6: both boxes filled, so a joker; the Kniffel box holds 50, so 100 more."""
    advice = advise(BOOK, sheet(fives=15, kniffel=50), dice("5-5-5-5-5"), 0)
    found = {take.box: (take.points, take.extra) for take in advice.boxes}
    assert found[Box.LARGE_STRAIGHT] == (40, 100)
    assert Box.SIXES not in found


def test_chance_of_the_bonus() -> None:
    sure = sheet(ones=3, twos=6, threes=9, fours=12, fives=15)
    assert advise(BOOK, sure, dice("6-6-6-1-2"), 0, bonus=True).bonus == 1
    lost = advise(BOOK, sheet(ones=0, sixes=0), dice("1-1-1-1-1"), 0, bonus=True).bonus
    assert lost is not None
    assert lost < 0.1
    assert advise(BOOK, sheet(), (), 3, bonus=True).bonus == pytest.approx(0.681222, abs=5e-7)
    assert advise(BOOK, sheet(), (), 3).bonus is None


def test_advice_is_plain_data() -> None:
    advice = advise(BOOK, sheet(), dice("2-2-5-5-6"), 2)
    assert json.decode(json.encode(advice), type=Advice) == advice


IMPOSSIBLE = [
    (BOOK, sheet(ones=7), "", 3, 0, Trouble.BAD_POINTS),
    (BOOK, sheet(full_house=24), "", 3, 0, Trouble.BAD_POINTS),
    (BOOK, sheet(kniffel=0, sixes=30), "", 3, 100, Trouble.BAD_EXTRA),
    (BOOK, sheet(kniffel=50), "", 3, 100, Trouble.BAD_EXTRA),
    (BOOK, sheet(kniffel=50, sixes=30), "", 3, 50, Trouble.BAD_EXTRA),
    (BOOK, sheet(kniffel=50, sixes=30), "", 3, 200, Trouble.BAD_EXTRA),
    (
        Options(extra=Extra.SECOND),
        sheet(kniffel=50, sixes=30, ones=5),
        "",
        3,
        200,
        Trouble.BAD_EXTRA,
    ),
    (BOOK, (0,) * 13, "", 3, 0, Trouble.SHEET_FULL),
    (BOOK, (None,) * 12, "", 3, 0, Trouble.BAD_SHEET),
    (Options(Preset.FORCED_ORDER), sheet(twos=6), "", 3, 0, Trouble.OUT_OF_ORDER),
    (BOOK, sheet(), "1-2-3", 1, 0, Trouble.BAD_DICE),
    (BOOK, sheet(), "1-2-3-4-7", 1, 0, Trouble.BAD_DICE),
    (BOOK, sheet(), "1-2-3-4-5", 3, 0, Trouble.BAD_ROLLS),
    (BOOK, sheet(), "", 2, 0, Trouble.BAD_ROLLS),
    (BOOK, sheet(), "1-2-3-4-5", -1, 0, Trouble.BAD_ROLLS),
]


@pytest.mark.parametrize(("options", "written", "thrown", "left", "extra", "trouble"), IMPOSSIBLE)
def test_positions_no_game_leads_to(
    options: Options,
    written: tuple[Any, ...],
    thrown: str,
    left: int,
    extra: int,
    trouble: Trouble,
) -> None:
    with pytest.raises(Unsolvable) as raised:
        advise(options, written, dice(thrown) if thrown else (), left, extra)
    assert raised.value.code is trouble


def test_options_that_do_not_fit() -> None:
    with pytest.raises(Unsolvable) as raised:
        advise(Options(Preset.YATZY, extra=Extra.EVERY), (None,) * 15, (), 3)
    assert raised.value.code is Trouble.OPTIONS_DO_NOT_FIT


# Looking back


@pytest.mark.parametrize("preset", [Preset.KNIFFEL, Preset.YATZY, Preset.FORCED_ORDER])
def test_luck_and_skill_add_up(preset: Preset) -> None:
    options = Options(preset, games=2)
    table = play_out(GAME, options, [beginner, steady, expert], seeded(5), Random(5))
    scores = GAME.scores(table.state) or ()
    for seat in range(3):
        games = review(options, 3, table.moves, seat)
        assert [game.game for game in games] == [1, 2]
        assert sum(game.total for game in games) == scores[seat]
        for game in games:
            assert game.over
            assert game.start + game.luck + game.skill == pytest.approx(game.total, abs=1e-9)
            assert game.value == pytest.approx(game.total, abs=1e-9)
            assert all(moment.change < 1e-9 for moment in game.moments if not moment.luck)
            assert [moment.move for moment in game.moments] == sorted(
                moment.move for moment in game.moments
            )
            assert json.decode(json.encode(game), type=Review) == game


def test_the_expert_gives_nothing_away() -> None:
    table = play_out(GAME, BOOK, [expert, steady], seeded(3), Random(3))
    (game,) = review(BOOK, 2, table.moves, 0)
    assert game.skill == pytest.approx(0, abs=1e-9)
    (game,) = review(BOOK, 2, table.moves, 1)
    assert game.skill < -1


def moves(*what: Play | Draw) -> list[Move[Play, Draw]]:
    return [
        Move(None if isinstance(each, Rolled | StartRolled | TimeUp) else 0, each) for each in what
    ]


def test_a_mistake_is_named() -> None:
    """Five sixes on the first roll, written as a zero in the ones."""
    game = moves(Roll(0), Rolled((6,) * 5), Write(1, Box.ONES))
    (found,) = review(BOOK, 1, game, 0)
    rolled, wrote = found.moments[-2:]
    assert not found.over
    assert rolled.luck
    assert rolled.change > 20
    assert (wrote.best_box, wrote.box) == (Box.KNIFFEL, Box.ONES)
    assert wrote.change < -20
    assert found.start + found.luck + found.skill == pytest.approx(found.value, abs=1e-9)


def test_leaving_and_the_clock_are_decisions_too() -> None:
    options = Options(patience=30)
    game = moves(Roll(0), Rolled((1, 2, 3, 4, 6)), TimeUp(), Leave())
    (found,) = review(options, 1, game, 0)
    assert found.over
    assert found.total == 30
    assert found.start + found.luck + found.skill == pytest.approx(30, abs=1e-9)


def test_no_such_seat() -> None:
    with pytest.raises(Unsolvable, match="kniffel-solver-no-such-seat"):
        review(BOOK, 2, [], 2)


def test_bands_are_the_distribution_of_the_final_total() -> None:
    """One open box, Chance: the totals best play can still reach, and their chances."""
    sheet = (3, 6, 9, 12, 15, 18, 20, 17, 25, 30, 40, 0, None)
    bands = coach.bands_of(Options(), sheet, 0)
    so_far = sum(points or 0 for points in sheet) + 35
    assert sum(band.chance for band in bands) == pytest.approx(1, abs=2 * coach.UNLIKELY)
    assert bands[-1].least <= so_far + 30 < bands[-1].least + coach.BAND
    mean = so_far + 70 / 3
    centre = sum(band.chance * (band.least + coach.BAND / 2) for band in bands)
    assert centre == pytest.approx(mean, abs=coach.BAND / 2)
    assert coach.bands_of(Options(), (None,) * 13, 0) == ()
