"""Kniffel: the second Kniffel and those after it."""

from functools import cache
from typing import Any

import pytest

from parlour.core.game import Illegal
from parlour.games.kniffel import GAME
from parlour.games.kniffel.model import Box, Extra, Joker, Options, Preset, Refusal, Write
from parlour.games.kniffel.presets import UPPER, Rules, rules_of
from parlour.games.kniffel.rules import allowed, extra_for, score
from parlour.text import say
from tests.games.kniffel.loaded import boxes, entry, refusal, sheet, total, turn, written

LOWER = {
    Box.THREE_OF_A_KIND,
    Box.FOUR_OF_A_KIND,
    Box.FULL_HOUSE,
    Box.SMALL_STRAIGHT,
    Box.LARGE_STRAIGHT,
    Box.KNIFFEL,
    Box.CHANCE,
}
LOWER_FILLED: dict[str, Any] = {
    "three_of_a_kind": 20,
    "four_of_a_kind": 20,
    "full_house": 25,
    "small_straight": 30,
    "large_straight": 40,
    "chance": 20,
}


def test_KN_R12_no_joker_while_the_upper_box_is_open() -> None:
    """Even where nobody has to use it: a free joker needs the upper box filled, too."""
    state = turn("5-5-5-5-5", options=Options(joker=Joker.FREE), kniffel=50)
    assert entry(state, Box.FULL_HOUSE) == 0
    assert entry(state, Box.LARGE_STRAIGHT) == 0


def test_KN_R12_no_joker_while_the_kniffel_box_is_open() -> None:
    state = turn("5-5-5-5-5", fives=15)
    assert entry(state, Box.SMALL_STRAIGHT) == 0
    assert entry(state, Box.KNIFFEL) == 50


def test_KN_R12_with_the_lower_part_full_a_zero_goes_anywhere() -> None:
    state = turn("5-5-5-5-5", kniffel=0, fives=15, **LOWER_FILLED)
    assert boxes(state) == {Box.ONES, Box.TWOS, Box.THREES, Box.FOURS, Box.SIXES}
    assert {entry(state, box) for box in boxes(state)} == {0}


def test_KN_R13_a_further_kniffel_earns_100_in_its_upper_box() -> None:
    state = written(turn("5-5-5-5-5", kniffel=50), Box.FIVES)
    assert (state.extras, total(state)) == ((100,), 50 + 25 + 100)


def test_KN_R13_or_as_a_joker() -> None:
    state = written(turn("5-5-5-5-5", kniffel=50, fives=20), Box.LARGE_STRAIGHT)
    assert (state.extras, total(state)) == ((100,), 50 + 20 + 40 + 100)


def test_KN_R13_the_first_must_stand_in_the_kniffel_box() -> None:
    """Written elsewhere, or a zero in the box: no extra points."""
    assert written(turn("5-5-5-5-5", kniffel=0), Box.FIVES).extras == (0,)
    assert written(turn("5-5-5-5-5", sixes=30), Box.FIVES).extras == (0,)
    assert written(turn("5-5-5-5-5"), Box.KNIFFEL).extras == (0,)


def test_KN_Q4_a_zero_in_the_kniffel_box_makes_a_joker_too() -> None:
    state = turn("5-5-5-5-5", kniffel=0, fives=20)
    assert entry(state, Box.LARGE_STRAIGHT) == 40
    assert written(state, Box.LARGE_STRAIGHT).extras == (0,)


@pytest.mark.parametrize("kniffel", [0, 50])
def test_KN_Q5_the_open_upper_box_must_be_taken(kniffel: int) -> None:
    state = turn("5-5-5-5-5", kniffel=kniffel)
    assert boxes(state) == {Box.FIVES}
    assert refusal(state, Write(1, Box.CHANCE)) is Refusal.UPPER_BOX_FIRST
    assert refusal(state, Write(1, Box.SIXES)) is Refusal.UPPER_BOX_FIRST


def test_KN_Q5_the_first_kniffel_after_a_zero_is_bound_and_not_called_a_further_one() -> None:
    state = turn("4-4-4-4-4", kniffel=0)
    assert refusal(state, Write(1, Box.CHANCE)) is Refusal.UPPER_BOX_FIRST
    assert "further" not in say("en", "refused-upper-box-first")
    assert boxes(turn("4-4-4-4-4", options=Options(joker=Joker.FORCED_WITH_50), kniffel=0)) > {
        Box.FOURS,
        Box.CHANCE,
    }


@pytest.mark.parametrize("kniffel", [0, 50])
def test_KN_Q5_then_a_lower_box_must_be_taken(kniffel: int) -> None:
    state = turn("5-5-5-5-5", kniffel=kniffel, fives=15, chance=20)
    assert boxes(state) == LOWER - {Box.KNIFFEL, Box.CHANCE}
    assert refusal(state, Write(1, Box.ONES)) is Refusal.LOWER_BOX_FIRST


def test_KN_Q5_the_free_joker_may_go_anywhere() -> None:
    options = Options(joker=Joker.FREE)
    open_upper = turn("5-5-5-5-5", options=options, kniffel=50)
    assert boxes(open_upper) == {*UPPER, *LOWER} - {Box.KNIFFEL}
    filled = turn("5-5-5-5-5", options=options, kniffel=50, fives=15)
    assert boxes(filled) == {*UPPER, *LOWER} - {Box.KNIFFEL, Box.FIVES}
    assert entry(filled, Box.ONES) == 0
    assert entry(filled, Box.LARGE_STRAIGHT) == 40


def test_KN_Q5_without_a_joker_it_is_an_ordinary_roll() -> None:
    state = turn("5-5-5-5-5", options=Options(joker=Joker.NONE), kniffel=50, fives=15)
    assert entry(state, Box.LARGE_STRAIGHT) == 0
    assert entry(state, Box.FOUR_OF_A_KIND) == 25
    assert Box.ONES in boxes(state)
    assert written(state, Box.ONES).extras == (100,)


@pytest.mark.parametrize(
    ("joker", "kniffel", "upper_first", "lower_first", "large"),
    [
        (Joker.FORCED, 0, True, True, 40),
        (Joker.FORCED, 50, True, True, 40),
        (Joker.FORCED_WITH_50, 0, False, True, 40),
        (Joker.FORCED_WITH_50, 50, True, True, 40),
        (Joker.LOWER, 0, False, True, 40),
        (Joker.LOWER, 50, False, True, 40),
        (Joker.EARNED, 0, False, False, 0),
        (Joker.EARNED, 50, True, True, 40),
        (Joker.FREE, 0, False, False, 40),
        (Joker.FREE, 50, False, False, 40),
        (Joker.NONE, 0, False, False, 0),
        (Joker.NONE, 50, False, False, 0),
    ],
)
def test_KN_Q5_every_way_to_bind_a_joker(
    joker: Joker, kniffel: int, upper_first: bool, lower_first: bool, large: int
) -> None:
    options = Options(joker=joker)
    open_upper = turn("5-5-5-5-5", options=options, kniffel=kniffel)
    assert (boxes(open_upper) == {Box.FIVES}) == upper_first
    filled = turn("5-5-5-5-5", options=options, kniffel=kniffel, fives=15)
    assert (boxes(filled) == LOWER - {Box.KNIFFEL}) == lower_first
    assert entry(filled, Box.LARGE_STRAIGHT) == large


def test_KN_Q5_an_ordinary_roll_is_never_bound() -> None:
    assert boxes(turn("5-5-5-5-6", kniffel=50)) == {*UPPER, *LOWER} - {Box.KNIFFEL}


def test_KN_Q6_every_further_kniffel_earns_100() -> None:
    state = turn("5-5-5-5-5", kniffel=50, extra=300)
    assert written(state, Box.FIVES).extras == (400,)


def test_KN_Q6_also_on_a_forced_zero() -> None:
    state = turn("5-5-5-5-5", kniffel=50, fives=15, **LOWER_FILLED)
    after = written(state, Box.ONES)
    assert after.sheets[0][0] == 0
    assert after.extras == (100,)


def test_KN_Q6_the_hundred_does_not_count_toward_the_63() -> None:
    state = written(turn("1-1-1-1-1", kniffel=50), Box.ONES)
    shown = GAME.view(state, None).sheets[0]
    assert (shown.upper, shown.bonus, shown.extra, shown.total) == (5, 0, 100, 155)


@pytest.mark.parametrize(
    ("extra", "first", "later", "upper_filled"),
    [
        (Extra.EVERY, 100, 100, 100),
        (Extra.SECOND, 100, 0, 100),
        (Extra.UPPER, 50, 50, 0),
        (Extra.NONE, 0, 0, 0),
    ],
)
def test_KN_Q6_options(extra: Extra, first: int, later: int, upper_filled: int) -> None:
    options = Options(extra=extra)
    paid = 100 if extra is Extra.SECOND else 50
    assert written(turn("5-5-5-5-5", options=options, kniffel=50), Box.FIVES).extras == (first,)
    again = turn("5-5-5-5-5", options=options, extra=paid, kniffel=50)
    assert written(again, Box.FIVES).extras == (paid + later,)
    joker = turn("5-5-5-5-5", options=options, kniffel=50, fives=5)
    assert written(joker, Box.CHANCE).extras == (upper_filled,)


def test_KN_Q7_an_open_kniffel_box_binds_nobody() -> None:
    state = turn("5-5-5-5-5")
    assert boxes(state) == {*UPPER, *LOWER}
    assert entry(state, Box.FIVES) == 25


def test_KN_P6_yatzy_takes_neither_switch() -> None:
    for options in (
        Options(preset=Preset.YATZY, joker=Joker.FREE),
        Options(preset=Preset.YATZY, extra=Extra.EVERY),
    ):
        with pytest.raises(Illegal) as refused:
            GAME.seats(options)
        assert refused.value.code is Refusal.OPTIONS_DO_NOT_FIT
        with pytest.raises(Illegal):
            GAME.start(options, 2)


@pytest.mark.parametrize("preset", [preset for preset in Preset if preset is not Preset.YATZY])
@pytest.mark.parametrize("joker", [None, *Joker])
@pytest.mark.parametrize("extra", [None, *Extra])
def test_KN_Q8_every_other_preset_takes_every_switch(
    preset: Preset, joker: Joker | None, extra: Extra | None
) -> None:
    rules = rules_of(Options(preset=preset, joker=joker, extra=extra))
    plain = rules_of(Options(preset=preset))
    assert rules.joker is (joker or plain.joker)
    assert rules.extra is (extra or plain.extra)
    assert (rules.boxes, rules.seats, rules.in_order) == (plain.boxes, plain.seats, plain.in_order)


# KN-T2: the best thirteen Kniffels, by trying all of them

MOST = {box: 5 * face for face, box in enumerate(UPPER, start=1)} | {
    Box.THREE_OF_A_KIND: 30,
    Box.FOUR_OF_A_KIND: 30,
    Box.FULL_HOUSE: 25,
    Box.SMALL_STRAIGHT: 30,
    Box.LARGE_STRAIGHT: 40,
    Box.KNIFFEL: 50,
    Box.CHANCE: 30,
}


def hope(rules: Rules, sheet: tuple[int | None, ...], extra: int) -> int:
    """No way to fill this sheet brings more: every open box its most, every turn its extra."""
    best = {box: MOST[box] if p is None else p for box, p in zip(rules.boxes, sheet, strict=True)}
    bonus = 35 if sum(best[box] for box in UPPER) >= 63 else 0
    turns = sheet.count(None) - (sheet[rules.place[Box.KNIFFEL]] is None)
    more = {
        Extra.EVERY: 100 * turns,
        Extra.SECOND: 0 if extra else 100 * min(turns, 1),
        Extra.UPPER: 50 * sheet[:6].count(None),
        Extra.NONE: 0,
    }
    paid = 0 if sheet[rules.place[Box.KNIFFEL]] == 0 else more[rules.extra]
    return sum(best.values()) + bonus + extra + paid


def best_total(rules: Rules) -> int:
    """Branch and bound over the engine's own `allowed`, `score` and `extra_for`."""
    best = 0

    @cache
    def search(sheet: tuple[int | None, ...], extra: int) -> None:
        nonlocal best
        if None not in sheet:
            best = max(best, hope(rules, sheet, extra))
            return
        nexts = set()
        for dice in [(face,) * 5 for face in range(1, 7)]:
            more = extra + extra_for(rules, sheet, dice, extra)
            for box in allowed(rules, sheet, dice):
                place, points = rules.place[box], score(rules, sheet, dice, box)
                nexts.add(((*sheet[:place], points, *sheet[place + 1 :]), more))
        for after in sorted(nexts, key=lambda after: -hope(rules, *after)):
            if hope(rules, *after) > best:
                search(*after)

    search(sheet(), 0)
    return best


@pytest.mark.parametrize(
    ("options", "most"),
    [
        (Options(), 1575),
        (Options(joker=Joker.FREE), 1575),
        (Options(preset=Preset.YAHTZEE), 1575),
        (Options(extra=Extra.SECOND), 475),
        (Options(preset=Preset.SCHMIDT), 675),
        (Options(extra=Extra.NONE), 375),
    ],
)
def test_KN_T2_highest_totals(options: Options, most: int) -> None:
    assert best_total(rules_of(options)) == most
