"""The board: what touches, what is worth how much, and the six examples of the rulebook."""

from collections import Counter
from itertools import permutations, product

import pytest

from parlour.core.game import Illegal
from parlour.games.cartino import GAME
from parlour.games.cartino.layout import (
    BLOCK,
    EXAMPLES,
    HALVES,
    NEAR,
    ORDINARY,
    WHOLE_SET,
    Layout,
    layout_of,
    ours,
    read,
    value,
    written,
)
from parlour.games.cartino.model import Corners, Fields, Options, Pawn, Rank, Refusal
from tests.games.cartino.loaded import half, lay, pawn, place, position, refusal, scores_of

OURS = """
10♣ 9♣ 8♣ 7♣ | 7♠ 8♠ 9♠ 10♠
 J♣ Q♣ K♣ A♣ | A♠ K♠ Q♠  J♠
 J♥ Q♥ K♥ A♥ | A♦ K♦ Q♦  J♦
10♥ 9♥ 8♥ 7♥ | 7♦ 8♦ 9♦ 10♦
"""


def test_CA_T1_king_alone() -> None:
    assert scores_of(position("K♠"), "K♠ up") == [0]


def test_CA_T2_fields_touch_but_pawns_are_not_level() -> None:
    assert scores_of(position("K♠", lying="Q♠ up"), "K♠ down") == [0]
    assert scores_of(position("K♠", lying="Q♠ up"), "K♠ up") == [3]


def test_CA_T3_king_laid_against_the_eight() -> None:
    assert scores_of(position("K♠", lying="8♠ down"), "K♠ up") == [1]


def test_CA_T4_eight_laid_against_the_king() -> None:
    assert scores_of(position("8♠", lying="K♠ up"), "8♠ down") == [4]


def test_CA_T5_king_between_ace_queen_twin_and_another_king() -> None:
    lying = "A♠ down, Q♠ down, K♠ up, K♦ up"
    assert scores_of(position("K♠", lying=lying), "K♠ down") == [16]


@pytest.mark.parametrize("suit", "♦♥♠♣")
@pytest.mark.parametrize("level", ["up", "down"])
def test_CA_T6_ace_king_queen_in_one_turn(suit: str, level: str) -> None:
    ace, king, queen = (f"{rank}{suit}" for rank in "AKQ")
    state = position(f"{ace} {king} {queen}")
    assert scores_of(state, f"{ace} {level}", f"{king} {level}", f"{queen} {level}") == [0, 5, 4]


@pytest.mark.parametrize("corners", Corners)
@pytest.mark.parametrize("name", EXAMPLES)
def test_CA_T1_CA_T2_CA_T3_CA_T4_CA_T5_CA_T6_on_every_board(corners: Corners, name: str) -> None:
    assert EXAMPLES[name](ours(corners))


def test_CA_T7_pairs_and_neighbours() -> None:
    assert sum(map(len, NEAR)) == 2 * 112
    assert Counter(map(len, NEAR)) == {2: 4, 3: 24, 4: 36}


@pytest.mark.parametrize("corners", Corners)
def test_CA_T7_a_full_board_brings_236_to_300(corners: Corners) -> None:
    values = ours(corners).values
    pairs = [(values[a], values[b]) for a in range(HALVES) for b in NEAR[a] if a < b]
    assert (sum(map(min, pairs)), sum(map(max, pairs))) == (236, 300)


@pytest.mark.parametrize(("best", "total"), [(True, 300), (False, 236)])
def test_CA_T7_laid_in_the_best_and_in_the_worst_order(best: bool, total: int) -> None:
    """From the most valuable down, every pair counts its greater value; the other way its less."""
    layout = layout_of(Options())
    order = sorted(range(HALVES), key=lambda half: layout.values[half], reverse=best)
    points = 0
    for where in order:
        state = position("7♦", lying=lying_of(order[: order.index(where)], layout), bag="")
        points += GAME.view(state, None).worth[where]
    assert points == total


def lying_of(halves: list[int], layout: Layout) -> str:
    level = {half: "up" if half // 8 % 2 == 0 else "down" for half in halves}
    return ", ".join(f"{written(layout.owner[half])} {level[half]}" for half in halves)


def test_CA_R2_values() -> None:
    assert {pawn.rank.value: value(pawn) for pawn in ORDINARY} == {
        "A": 5, "K": 4, "Q": 3, "J": 2, "10": 1, "9": 1, "8": 1, "7": 1,
    }  # fmt: skip
    shown = GAME.view(position(), None)
    assert shown.values == tuple(map(value, shown.fields))


def test_CA_R5_every_field_has_two_halves_of_its_own() -> None:
    layout = layout_of(Options())
    assert sorted(sum(layout.halves.values(), ())) == list(range(HALVES))
    for pawn_, (upper, lower) in layout.halves.items():
        assert (layout.owner[upper], layout.owner[lower]) == (pawn_, pawn_)
        assert lower == upper + 8


def test_CA_Q9_the_twin_touches_and_corners_do_not() -> None:
    assert scores_of(position("K♠", lying="K♠ up"), "K♠ down") == [4]
    assert half("7♠ up") == 4
    across = "7♣ up, A♣ up, 8♠ up"
    assert scores_of(position("7♠", lying="8♠ up"), "7♠ down") == [0]
    assert scores_of(position("7♠", lying=across), "7♠ down") == [0]


def test_CA_R1_CA_Q1_the_set() -> None:
    assert len(WHOLE_SET) == 66
    assert set(Counter(WHOLE_SET).values()) == {2}
    assert len(set(WHOLE_SET)) == 33


# Where it comes from


def test_the_published_facts_and_the_examples_leave_one_board() -> None:
    """Ace beside seven, aces inside, tens outside, high values in the middle rows."""
    high = {Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK}
    left = []
    for outer in permutations(set(Rank) - high):
        for inner in permutations(high):
            ends = Rank.ACE in (outer[3], inner[3]) and Rank.TEN in (outer[0], inner[0])
            beside = abs(outer.index(Rank.SEVEN) - inner.index(Rank.ACE)) == 0
            if (
                ends
                and beside
                and all(shows(mirrored(outer, inner)) for shows in EXAMPLES.values())
            ):
                left.append((outer, inner))
    assert left == [BLOCK]


def mirrored(outer: tuple[Rank, ...], inner: tuple[Rank, ...]) -> Layout:
    rows = [("C", "S", outer), ("C", "S", inner), ("H", "D", inner), ("H", "D", outer)]
    return Layout(
        tuple(
            Pawn(suit + rank)
            for left, right, row in rows
            for suit, ranks in ((left, row), (right, row[::-1]))
            for rank in ranks
        )
    )


def test_six_arrangements_mirrored_are_all_twenty_four() -> None:
    made = set()
    for corners in Corners:
        a, b, c, d = corners.value
        made |= {(a, b, c, d), (b, a, d, c), (c, d, a, b), (d, c, b, a)}
    assert len(made) == 24


# A board of one's own


def test_read_ours() -> None:
    assert read(OURS) == ours(Corners.CSHD).fields
    assert read(OURS.replace("♣", "c").replace("♠", "S") + "# as we think it was") == read(OURS)


@pytest.mark.parametrize(
    ("old", "new", "code", "about"),
    [
        ("9♣ ", "", Refusal.LAYOUT_CARD_MISSING, {"card": "9♣"}),
        ("9♣ ", "8♣ ", Refusal.LAYOUT_CARD_TWICE, {"card": "8♣", "line": 2}),
        ("9♣ ", "6♣ ", Refusal.LAYOUT_NO_SUCH_CARD, {"card": "6♣", "line": 2}),
        ("9♣ ", "9x ", Refusal.LAYOUT_NO_SUCH_CARD, {"card": "9x", "line": 2}),
        ("9♣ ", "♣ ", Refusal.LAYOUT_NO_SUCH_CARD, {"card": "♣", "line": 2}),
        ("9♣ ", "joker ", Refusal.LAYOUT_NO_SUCH_CARD, {"card": "joker", "line": 2}),
        ("9♣ ", "9" * 99, Refusal.LAYOUT_NO_SUCH_CARD, {"card": "9" * 12, "line": 2}),
        ("7♣ |", "7♣\n", Refusal.LAYOUT_NOT_EIGHT_FIELDS, {"line": 2}),
        (OURS, "", Refusal.LAYOUT_CARD_MISSING, {"card": "7♦"}),
    ],
)
def test_CA_P4_a_text_that_is_no_board_is_refused(
    old: str, new: str, code: Refusal, about: dict[str, str | int]
) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.seats(Options(layout=OURS.replace(old, new, 1)))
    assert (refused.value.code, refused.value.about) == (code, about)


def test_CA_P4_a_board_that_contradicts_an_example_is_refused() -> None:
    by_suit = tuple(Pawn(suit + rank) for suit, rank in product("CSHD", reversed(Rank)))
    failing = [name for name, shows in EXAMPLES.items() if not shows(Layout(by_suit))]
    assert failing == ["king-after-eight", "eight-after-king"]
    with pytest.raises(Illegal) as refused:
        GAME.seats(Options(layout=as_text(by_suit)))
    assert refused.value.code is Refusal.LAYOUT_BREAKS_EXAMPLE
    assert refused.value.about == {"example": 3}


def as_text(fields: Fields) -> str:
    cards = [written(pawn) for pawn in fields]
    return "\n".join(" ".join(cards[row : row + 8]) for row in range(0, 32, 8))


def test_CA_P4_a_board_of_ones_own_is_played_on() -> None:
    mine = Options(layout=as_text(read(OURS)[::-1]))
    assert place("10♦ up", mine)[1] == 0
    state = position("10♦", lying="9♦ up", options=mine)
    assert scores_of(state, "10♦ up") == [1]
    assert refusal(position("10♦", options=mine), lay(position(), "10♦ up")) is (
        Refusal.NOT_ITS_FIELD
    )
    assert pawn("10♦") == GAME.view(state, None).fields[0]
