"""The kernel equals the rules: the same dice, the same writes, the same position."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import Illegal
from parlour.games.kniffel.exact import codec, kernel
from parlour.games.kniffel.exact.codec import FIRST_ROLL, HANDFULS, KNIFFELS, NUMBER, ROLLS_OF_FIVE
from parlour.games.kniffel.house import deal as let_fall
from parlour.games.kniffel.model import (
    Box,
    Extra,
    Joker,
    Options,
    Preset,
    Roll,
    Rolled,
    State,
    Write,
)
from parlour.games.kniffel.presets import rules_of
from parlour.games.kniffel.rules import allowed, apply, bonus, extra_for, score, start, totals
from parlour.kit.dice import FACES, Dice, handfuls, parts


def every_way() -> list[Options]:
    ways = [Options(preset) for preset in Preset]
    return ways + [Options(joker=joker, extra=extra) for joker in Joker for extra in Extra]


EVERY_WAY = every_way()

FALLS = st.one_of(
    st.sampled_from(handfuls(5)),
    st.sampled_from(KNIFFELS),  # the rules are about these
)


def written(state: State, fall: Dice, box: Box) -> State:
    """One turn under loaded dice, by the rules."""
    state, _ = apply(state, 0, Roll(0))
    state, _ = let_fall(state, Rolled(fall))
    return apply(state, 0, Write(1, box))[0]


@settings(max_examples=300, deadline=None)
@given(
    options=st.sampled_from(EVERY_WAY),
    falls=st.lists(FALLS, min_size=15, max_size=15),
    choices=st.lists(st.integers(0, 14), min_size=15, max_size=15),
)
def test_kernel_equals_rules_under_loaded_dice(options: Any, falls: Any, choices: Any) -> None:
    rules = rules_of(options)
    tables = kernel.tables(rules)
    state, at, gained = start(options, 1), codec.Position(0, 0, 0), 0
    for fall, choice in zip(falls, choices, strict=True):
        if None not in state.sheets[0]:
            break
        roll = NUMBER[fall] - FIRST_ROLL
        boxes = allowed(rules, state.sheets[0], fall)
        steps = [kernel.step(tables, at, roll, place) for place in range(len(rules.boxes))]
        assert tuple(box for box, found in zip(rules.boxes, steps, strict=True) if found) == boxes
        box = boxes[choice % len(boxes)]
        state = written(state, fall, box)
        step = steps[rules.place[box]]
        assert step is not None
        at, gain = step
        gained += gain
        assert at == codec.pack(rules, state.sheets[0], state.extras[0])
    if None not in state.sheets[0]:
        assert gained + tables.bonus[at.upper] == totals(state)[0]


@settings(max_examples=60, deadline=None)
@given(options=st.sampled_from(EVERY_WAY), data=st.data())
def test_a_mark_is_all_that_matters_of_the_kniffel_box(options: Any, data: Any) -> None:
    """Whatever the sheet, five equal dice are treated as the table of its kind says."""
    rules = rules_of(options)
    tables = kernel.tables(rules)
    if rules.in_order:
        mask = (1 << data.draw(st.integers(0, len(rules.boxes) - 1))) - 1
    else:
        mask = data.draw(st.integers(0, codec.full(rules) - 1))
    held = data.draw(st.sampled_from([0, 50])) if mask >> rules.place[Box.KNIFFEL] & 1 else None
    extra = data.draw(st.sampled_from([0, 100, 300])) if held else 0
    sheet = codec.sheet_of(rules, mask, held)
    at = codec.pack(rules, sheet, extra)
    for face in FACES:
        dice = KNIFFELS[face - 1]
        way = tables.further[mask, at.mark, face - 1]
        boxes = allowed(rules, sheet, dice)
        assert tables.further_boxes[way] & ~mask == sum(1 << rules.place[box] for box in boxes)
        if boxes:
            assert tables.further_extra[way] == extra_for(rules, sheet, dice, extra)
        for box in boxes:
            assert tables.further_points[way, rules.place[box]] == score(rules, sheet, dice, box)


@pytest.mark.parametrize("options", EVERY_WAY, ids=str)
def test_ordinary_rolls_score_the_same_on_every_sheet(options: Options) -> None:
    rules = rules_of(options)
    tables = kernel.tables(rules)
    full = tuple([0] * len(rules.boxes))
    for roll, dice in enumerate(ROLLS_OF_FIVE):
        if dice not in KNIFFELS:
            leaves = tables.roll_leaf[roll]
            assert tables.leaf_box[leaves].tolist() == list(range(len(rules.boxes)))
            points = [score(rules, full, dice, box) for box in rules.boxes]
            assert tables.leaf_points[leaves].tolist() == points


def test_options_that_do_not_fit_have_no_tables() -> None:
    with pytest.raises(Illegal):
        rules_of(Options(Preset.YATZY, joker=Joker.FREE))


def test_lattice_holds_every_handful_and_its_neighbours() -> None:
    lattice = kernel.lattice()
    assert len(HANDFULS) == 462
    assert lattice.chance.sum() == pytest.approx(1, abs=1e-15)
    assert lattice.chance[NUMBER[1, 2, 3, 4, 5] - FIRST_ROLL] == 120 / 7776
    for number, dice in enumerate(HANDFULS[:FIRST_ROLL]):
        more = [HANDFULS[other] for other in lattice.add[number]]
        assert more == [tuple(sorted((*dice, face))) for face in FACES]
    for number, dice in enumerate(HANDFULS[1:], start=1):
        less = {HANDFULS[other] for other in lattice.drop[number]}
        assert less == {part for part in parts(dice) if len(part) == len(dice) - 1}


def test_tries_know_every_box_of_every_roll() -> None:
    """Following a roll's ends back to the root meets one leaf of every box: its own."""
    tables = kernel.tables(rules_of(Options(Preset.YATZY)))
    for roll in range(len(ROLLS_OF_FIVE)):
        leaves = []
        for trie in range(3):
            node = tables.ends[trie, roll]
            while node:
                leaves.append(int(tables.node_leaf[node]))
                node = tables.node_parent[node]
        assert sorted(leaves) == sorted(tables.roll_leaf[roll].tolist())


def test_upper_totals_that_cannot_matter_are_not_solved() -> None:
    tables = kernel.tables(rules_of(Options()))
    assert (tables.lowest[0], tables.highest[0]) == (0, 0)
    only_ones_open = 0b111110
    assert (tables.lowest[only_ones_open], tables.highest[only_ones_open]) == (57, 63)
    assert np.all(tables.lowest <= tables.highest)


def test_the_bonus_is_that_of_the_rules() -> None:
    rules = rules_of(Options())
    sheet = (62, *[0] * 12)
    assert codec.end_bonus(rules, 62) == bonus(rules, sheet) == 0
    assert codec.end_bonus(rules, 63) == 35
