"""Hands ranked by tables: equal to their readable twin `kit.hands`, to each other, and to an
independent evaluator."""

from itertools import chain, combinations
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.kit import ranks, ranks_numba
from parlour.kit.french import PACK, PLACE, Card
from parlour.kit.hands import KINDS, strength

FIVE_CARD_COUNTS = [40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
SEVEN_CARD_COUNTS = [
    41584, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460
]  # fmt: skip
"""From the straight flush down."""


def random_hands(number: int, cards: int, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    packs = np.tile(np.arange(52, dtype=np.uint8), (number, 1))
    return rng.permuted(packs, axis=1)[:, :cards]


@pytest.fixture(scope="module")
def every_five() -> np.ndarray:
    """Each in ascending order."""
    flat = chain.from_iterable(combinations(range(52), 5))
    return np.fromiter(flat, np.uint8, 5 * comb(52, 5)).reshape(-1, 5)


def test_PC_T5_all_hands_of_five_cards(every_five: Any) -> None:
    values = ranks.rank(every_five)
    assert list(np.bincount(ranks.kinds()[values])[::-1]) == FIVE_CARD_COUNTS


def test_numba_equals_numpy_on_all_hands_of_five_cards(every_five: Any) -> None:
    assert (ranks_numba.rank_five(every_five) == ranks.rank(every_five)).all()


def test_all_hands_of_five_cards_are_worth_what_the_readable_ranking_says(every_five: Any) -> None:
    """The readable ranking is asked once for each multiset of ranks, with a flush and without."""
    faces, suits = np.divmod(every_five, 4)
    flush = (suits == suits[:, :1]).all(1)
    alike = (faces @ 13 ** np.arange(5)) * 2 + flush
    _, first, which = np.unique(alike, return_index=True, return_inverse=True)
    strengths = [strength([PACK[place] for place in hand]) for hand in every_five[first]]
    inorder = {one: value for value, one in enumerate(sorted(set(strengths)))}
    readable = np.array([inorder[one] for one in strengths])
    assert (ranks.rank(every_five) == readable[which]).all()


def test_PC_T5_hands_of_seven_cards_from_a_small_pack() -> None:
    """All 480,700 of the 25 lowest cards; with NumPy and compiled."""
    hands = np.array(list(combinations(range(25), 7)), np.uint8)
    counts = np.bincount(ranks.rank(hands), minlength=7462)
    assert (ranks_numba.count_values(25) == counts).all()


def test_PC_T5_the_published_numbers_add_up() -> None:
    assert sum(FIVE_CARD_COUNTS) == comb(52, 5)
    assert sum(SEVEN_CARD_COUNTS) == comb(52, 7)


def test_PC_T5_all_hands_of_seven_cards() -> None:
    counts = np.bincount(ranks.kinds(), ranks_numba.count_values(52)).astype(int)
    assert list(counts[::-1]) == SEVEN_CARD_COUNTS


def test_7462_different_hands() -> None:
    assert len(ranks.classes()) == 7462
    assert [KINDS[kind].value for kind in sorted(set(ranks.kinds()))] == list(KINDS)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_the_tables_order_hands_as_the_readable_ranking_does(cards: int) -> None:
    hands = random_hands(12_000, cards, seed=cards)
    values = ranks.rank(hands).tolist()
    by_value: dict[int, tuple[int, ...]] = {}
    for hand, value in zip(hands, values, strict=True):
        readable = strength([PACK[place] for place in hand])
        assert by_value.setdefault(value, readable) == readable
        assert ranks.kinds()[value] == readable[0]
    inorder = [by_value[value] for value in sorted(by_value)]
    assert inorder == sorted(set(inorder))


def test_the_whole_table_of_seven_cards_agrees_with_the_readable_ranking() -> None:
    """Every combination of ranks that a hand of seven can have, sampled evenly."""
    _, counts = ranks._layout(7)
    values = ranks.tables(7).values
    rows = Random(2).sample(range(len(counts)), 4000)
    pairs = []
    for row in rows:
        cards = [
            PACK[4 * rank + (rank + turn) % 4]
            for rank, count in enumerate(counts[row])
            for turn in range(count)
        ]
        kind = strength(cards)
        if kind[0] not in (5, 8):  # the suits happened to make a flush
            pairs.append((int(values[row]), kind))
    pairs.sort()
    assert [pair[1] for pair in pairs] == sorted(pair[1] for pair in pairs)
    assert len({pair[0] for pair in pairs}) == len({pair[1] for pair in pairs})


def test_numba_equals_numpy_on_300_000_hands_of_seven_cards() -> None:
    hands = random_hands(300_000, 7, seed=1)
    assert (ranks_numba.rank(hands) == ranks.rank(hands)).all()


def test_sums_of_codes_are_ranked_alike() -> None:
    hands = random_hands(5000, 7, seed=3)
    codes, bits = ranks.CODES[hands].sum(1), ranks.BITS[hands].sum(1)
    assert (ranks.rank_sums(codes, bits) == ranks.rank(hands)).all()


def test_an_independent_evaluator_agrees_on_200_000_hands() -> None:
    """PC-T5: in phevaluator lower is better."""
    from phevaluator import evaluate_cards

    hands = random_hands(200_000, 7, seed=7)
    ours = ranks.rank(hands).astype(np.int64)
    theirs = np.array([evaluate_cards(*hand) for hand in hands.tolist()])
    # Both number the 7,462 classes from one end: the same hand, counted from below or from above.
    assert (ours + theirs == 7462).all()


def test_their_cards_are_ours() -> None:
    from phevaluator import Card as Theirs

    for card in (Card("2c"), Card("Td"), Card("As")):
        assert Theirs(str(card)).id_ == PLACE[card]
