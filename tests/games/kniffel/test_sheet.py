"""Kniffel: what dice are worth on a sheet."""

from typing import Any

import pytest

from parlour.games.kniffel.model import Box, Options, Preset, Write
from parlour.games.kniffel.presets import PRESETS
from parlour.games.kniffel.rules import score
from tests.games.kniffel.loaded import boxes, dice, entry, refusal, sheet, total, turn, written

BOOK = PRESETS[Preset.KNIFFEL]
YATZY = Options(preset=Preset.YATZY)


def worth(text: str, box: Box) -> int:
    return score(BOOK, sheet(), dice(text), box)


@pytest.mark.parametrize(
    ("text", "box", "points"),
    [
        ("2-2-2-3-4", Box.TWOS, 6),
        ("2-2-3-5-6", Box.TWOS, 4),
        ("4-4-4-4-1", Box.FOURS, 16),
        ("6-6-6-3-1", Box.THREE_OF_A_KIND, 22),
        ("3-3-3-3-5", Box.FOUR_OF_A_KIND, 17),
        ("3-3-3-3-5", Box.THREE_OF_A_KIND, 17),
        ("3-3-3-3-5", Box.THREES, 12),
        ("4-4-4-3-3", Box.FULL_HOUSE, 25),
        ("1-2-3-4-3", Box.SMALL_STRAIGHT, 30),
        ("2-3-4-5-3", Box.SMALL_STRAIGHT, 30),
        ("1-2-3-4-5", Box.LARGE_STRAIGHT, 40),
        ("2-3-4-5-6", Box.LARGE_STRAIGHT, 40),
    ],
)
def test_KN_T1_worked_examples(text: str, box: Box, points: int) -> None:
    assert worth(text, box) == points
    assert entry(turn(text), box) == points


@pytest.mark.parametrize(
    ("box", "points"),
    [
        (Box.THREE_OF_A_KIND, 25),
        (Box.FOUR_OF_A_KIND, 25),
        (Box.CHANCE, 25),
        (Box.FULL_HOUSE, 25),
        (Box.SMALL_STRAIGHT, 30),
        (Box.LARGE_STRAIGHT, 40),
    ],
)
def test_KN_T1_KN_R12_five_fives_as_a_joker(box: Box, points: int) -> None:
    assert entry(turn("5-5-5-5-5", kniffel=50, fives=20), box) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("1-2-3-4-5", [1, 2, 3, 4, 5, 0]),
        ("6-6-6-6-6", [0, 0, 0, 0, 0, 30]),
        ("1-1-1-4-4", [3, 0, 0, 8, 0, 0]),
    ],
)
def test_KN_R4_upper_boxes_count_their_own_number(text: str, points: list[int]) -> None:
    upper = list(Box)[:6]
    assert [worth(text, box) for box in upper] == points


@pytest.mark.parametrize(("ones", "total_after"), [(2, 62), (3, 63 + 35), (4, 64 + 35)])
def test_KN_R5_bonus_from_63(ones: int, total_after: int) -> None:
    """62 is too little and exactly 63 is enough, which other programs have missed."""
    state = turn("5-5-5-1-2", ones=ones, twos=6, threes=9, fours=12, sixes=18)
    assert total(written(state, Box.FIVES)) == total_after


def test_KN_R5_the_lower_part_does_not_help() -> None:
    assert total(turn(chance=30, large_straight=40)) == 70


@pytest.mark.parametrize(
    ("text", "three", "four"),
    [
        ("1-1-1-5-6", 14, 0),
        ("1-1-5-5-6", 0, 0),
        ("2-2-2-2-6", 14, 14),
        ("4-4-4-4-4", 20, 20),
        ("3-3-3-2-2", 13, 0),
    ],
)
def test_KN_R6_kinds_count_all_five_dice(text: str, three: int, four: int) -> None:
    assert (worth(text, Box.THREE_OF_A_KIND), worth(text, Box.FOUR_OF_A_KIND)) == (three, four)


@pytest.mark.parametrize(
    ("text", "points"),
    [("1-1-6-6-6", 25), ("2-2-2-3-3", 25), ("2-2-3-3-4", 0), ("5-5-5-5-1", 0), ("1-1-1-2-3", 0)],
)
def test_KN_R7_full_house(text: str, points: int) -> None:
    assert worth(text, Box.FULL_HOUSE) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("1-2-3-4-6", 30),
        ("2-3-4-5-5", 30),
        ("3-4-5-6-1", 30),
        ("3-4-5-6-6", 30),
        ("1-2-3-5-6", 0),
        ("1-2-4-5-6", 0),
        ("1-1-2-2-3", 0),
    ],
)
def test_KN_R8_small_straight(text: str, points: int) -> None:
    assert worth(text, Box.SMALL_STRAIGHT) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [("1-2-3-4-5", 40), ("6-5-4-3-2", 40), ("1-2-3-4-6", 0), ("1-3-4-5-6", 0), ("2-3-4-5-5", 0)],
)
def test_KN_R9_large_straight(text: str, points: int) -> None:
    assert worth(text, Box.LARGE_STRAIGHT) == points


def test_KN_R9_a_second_large_straight_serves_as_small() -> None:
    state = turn("2-3-4-5-6", large_straight=40)
    assert entry(state, Box.SMALL_STRAIGHT) == 30


@pytest.mark.parametrize("face", range(1, 7))
def test_KN_R10_kniffel(face: int) -> None:
    assert worth("-".join(str(face) * 5), Box.KNIFFEL) == 50
    assert worth(f"{face}-{face}-{face}-{face}-{face % 6 + 1}", Box.KNIFFEL) == 0


@pytest.mark.parametrize(
    ("text", "points"), [("1-1-1-1-1", 5), ("6-6-6-6-6", 30), ("1-3-4-6-6", 20)]
)
def test_KN_R11_chance(text: str, points: int) -> None:
    assert worth(text, Box.CHANCE) == points


def test_KN_Q2_any_open_box_even_for_nothing() -> None:
    state = turn("1-1-2-3-6")
    assert boxes(state) == set(Box) - {Box.ONE_PAIR, Box.TWO_PAIRS}
    for box in (Box.FIVES, Box.FOUR_OF_A_KIND, Box.FULL_HOUSE, Box.LARGE_STRAIGHT, Box.KNIFFEL):
        assert entry(state, box) == 0


def test_KN_Q2_large_may_go_into_small_and_anything_into_chance() -> None:
    state = turn("1-2-3-4-5")
    assert entry(state, Box.SMALL_STRAIGHT) == 30
    assert entry(state, Box.CHANCE) == 15


def test_KN_Q3_a_full_house_is_25_and_a_kniffel_is_none() -> None:
    assert worth("4-4-4-3-3", Box.FULL_HOUSE) == 25
    assert worth("6-6-6-5-5", Box.FULL_HOUSE) == 25
    assert entry(turn("4-4-4-4-4"), Box.FULL_HOUSE) == 0
    assert entry(turn("4-4-4-4-4", fours=8), Box.FULL_HOUSE) == 0
    assert entry(turn("4-4-4-4-4", fours=8, kniffel=0), Box.FULL_HOUSE) == 25


# KN-Q8: the presets


@pytest.mark.parametrize(
    ("text", "box", "points"),
    [
        ("3-3-5-5-6", Box.ONE_PAIR, 10),
        ("1-2-3-4-6", Box.ONE_PAIR, 0),
        ("6-6-6-6-6", Box.ONE_PAIR, 12),
        ("3-3-5-5-6", Box.TWO_PAIRS, 16),
        ("3-3-3-5-5", Box.TWO_PAIRS, 16),
        ("3-3-3-3-5", Box.TWO_PAIRS, 0),
        ("6-6-6-3-1", Box.THREE_OF_A_KIND, 18),
        ("3-3-3-3-5", Box.FOUR_OF_A_KIND, 12),
        ("3-3-3-5-5", Box.FOUR_OF_A_KIND, 0),
        ("1-2-3-4-5", Box.SMALL_STRAIGHT, 15),
        ("2-3-4-5-6", Box.SMALL_STRAIGHT, 0),
        ("1-2-3-4-6", Box.SMALL_STRAIGHT, 0),
        ("2-3-4-5-6", Box.LARGE_STRAIGHT, 20),
        ("1-2-3-4-5", Box.LARGE_STRAIGHT, 0),
        ("4-4-4-3-3", Box.FULL_HOUSE, 18),
        ("4-4-4-4-4", Box.FULL_HOUSE, 0),
        ("1-2-2-4-6", Box.CHANCE, 15),
        ("2-2-2-2-2", Box.KNIFFEL, 50),
    ],
)
def test_KN_Q8_yatzy_boxes(text: str, box: Box, points: int) -> None:
    assert entry(turn(text, options=YATZY), box) == points


def test_KN_Q8_yatzy_sheet() -> None:
    state = turn("3-3-3-1-2", options=YATZY, fours=12, fives=15, sixes=24)
    assert len(state.sheets[0]) == 15
    assert boxes(state) == set(Box) - {Box.FOURS, Box.FIVES, Box.SIXES}
    assert total(written(turn("3-3-3-3-2", options=YATZY, fives=25, sixes=24), Box.THREES)) == 61
    earned = turn("3-3-3-3-3", options=YATZY, fives=25, sixes=24)
    assert total(written(earned, Box.THREES)) == 64 + 50


def test_KN_Q8_yatzy_knows_no_further_kniffel() -> None:
    state = turn("3-3-3-3-3", options=YATZY, kniffel=50, threes=9)
    assert entry(state, Box.FULL_HOUSE) == 0
    assert Box.ONES in boxes(state)
    assert total(written(state, Box.CHANCE)) == 50 + 9 + 15


def test_KN_Q8_forced_order_goes_from_top_to_bottom() -> None:
    options = Options(preset=Preset.FORCED_ORDER)
    state = turn("6-6-6-6-6", options=options, ones=3)
    assert boxes(state) == {Box.TWOS}
    assert entry(state, Box.TWOS) == 0
    assert refusal(state, Write(1, Box.SIXES)) == "in-order"


def test_KN_Q8_plain_has_neither_joker_nor_extra() -> None:
    options = Options(preset=Preset.PLAIN)
    state = turn("4-4-4-4-4", options=options, kniffel=50)
    assert Box.FULL_HOUSE in boxes(state)
    assert Box.FOURS in boxes(state)
    assert total(written(state, Box.FOURS)) == 70
    filled = turn("4-4-4-4-4", options=options, kniffel=50, fours=16)
    assert entry(filled, Box.FULL_HOUSE) == 0
    assert Box.ONES in boxes(filled)


def test_KN_Q8_schmidt_pays_50_while_the_upper_box_is_open() -> None:
    options = Options(preset=Preset.SCHMIDT)
    state = written(turn("4-4-4-4-4", options=options, kniffel=50), Box.FOURS)
    assert total(state) == 50 + 20 + 50
    state = written(turn("4-4-4-4-4", options=options, kniffel=50, fours=16), Box.FULL_HOUSE)
    assert total(state) == 50 + 16 + 25


@pytest.mark.parametrize(
    ("preset", "seats"),
    [
        (Preset.KNIFFEL, range(1, 9)),
        (Preset.SCHMIDT, range(1, 9)),
        (Preset.YAHTZEE, range(2, 11)),
        (Preset.PLAIN, range(1, 9)),
        (Preset.YATZY, range(1, 9)),
        (Preset.FORCED_ORDER, range(1, 9)),
    ],
)
def test_KN_Q8_seats(preset: Preset, seats: Any) -> None:
    assert PRESETS[preset].seats == seats


def test_KN_Q8_yahtzee_differs_from_kniffel_in_its_seats_only() -> None:
    """The same boxes, points, joker and extra."""
    yahtzee = PRESETS[Preset.YAHTZEE]
    assert yahtzee.points == BOOK.points
    for field in ("boxes", "upper_bonus", "joker", "joker_points", "extra", "in_order"):
        assert getattr(yahtzee, field) == getattr(BOOK, field)
