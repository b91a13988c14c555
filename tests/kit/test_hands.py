"""Poker hands, and the French pack."""

from itertools import combinations
from random import Random

import pytest

from parlour.core.fair import Seeded
from parlour.kit.french import PACK, PLACE, RANK, SUIT, Card, Suit, pick
from parlour.kit.hands import KINDS, Kind, best, strength


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(code) for code in text.split())


def test_the_pack() -> None:
    assert len(set(PACK)) == 52
    assert (PACK[0], PACK[-1]) == ("2c", "As")
    assert all(PACK[PLACE[card]] is card for card in PACK)
    assert (RANK[Card("Td")], SUIT[Card("Td")]) == (10, Suit.DIAMONDS)
    assert (RANK[Card("As")], RANK[Card("2c")]) == (14, 2)


def test_pick_takes_each_card_once() -> None:
    picked = pick(Seeded(1), PACK, 52)
    assert sorted(picked) == sorted(PACK)
    assert picked != PACK
    assert len(pick(Seeded(2), PACK, 3)) == 3


@pytest.mark.parametrize(
    ("text", "kind", "five"),
    [
        ("As Ks Qs Js Ts 2c 3d", Kind.STRAIGHT_FLUSH, "As Ks Qs Js Ts"),
        ("Ah 2h 3h 4h 5h 6c 7d", Kind.STRAIGHT_FLUSH, "5h 4h 3h 2h Ah"),
        ("9h 9d 9c 9s As Ks Qs", Kind.FOUR_OF_A_KIND, "9h 9d 9c 9s As"),
        ("Ah Ad Ac 9c 9d 9h 2c", Kind.FULL_HOUSE, "Ah Ad Ac 9c 9d"),
        ("2c 4c 6c 8c Tc Qc Kd", Kind.FLUSH, "Qc Tc 8c 6c 4c"),
        ("Ah 2c 3d 4s 5h 9c 9d", Kind.STRAIGHT, "5h 4s 3d 2c Ah"),
        ("Th 2c Jd Qs Kh 9c Ad", Kind.STRAIGHT, "Ad Kh Qs Jd Th"),
        ("7h 7c 7d 2s Ks Qd 3c", Kind.THREE_OF_A_KIND, "7h 7c 7d Ks Qd"),
        ("As Ah Kd Kc Qd Qs Jc", Kind.TWO_PAIRS, "As Ah Kd Kc Qd"),
        ("As Ah 3d 5c 7d 9s Jc", Kind.PAIR, "As Ah Jc 9s 7d"),
        ("As 2h 3d 5c 7d 9s Jc", Kind.HIGH_CARD, "As Jc 9s 7d 5c"),
    ],
)
def test_PC_Q3_kinds_and_the_five_that_make_them(text: str, kind: Kind, five: str) -> None:
    made = best(cards(text))
    assert (made.kind, made.five) == (kind, cards(five))


@pytest.mark.parametrize(
    "order",
    [
        # from weak to strong
        ("2c 3d 5h 7s 8c", "2c 3d 5h 7s 9c", "Ac 3d 5h 7s 9c", "2c 2d 3h 4s 5c", "2c 2d 3h 4s 6c"),
        ("Ac Ad 3h 4s 5c", "2c 2d 3h 3s 4c", "2c 2d 3h 3s 5c", "Ac Ad Kh Ks 2c", "2c 2d 2h 3s 4c"),
        ("Ac Ad Ah 3s 4c", "Ac 2d 3h 4s 5c", "2c 3d 4h 5s 6c", "Tc Jd Qh Ks Ac", "2c 3c 4c 5c 7c"),
        ("2c 3c 4c 5c Kc", "2c 2d 2h 3s 3c", "2c 2d 2h Ks Kc", "3c 3d 3h 2s 2c", "2c 2d 2h 2s Ac"),
        ("Ac Ad Ah As Kc", "Ac 2c 3c 4c 5c", "2c 3c 4c 5c 6c", "Tc Jc Qc Kc Ac"),
    ],
)
def test_PC_Q3_order(order: tuple[str, ...]) -> None:
    worth = [strength(cards(text)) for text in order]
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)


def test_PC_Q3_suits_never_decide() -> None:
    turn = dict(zip("cdhs", "dhsc", strict=True))
    rng = Random(3)
    for _ in range(300):
        hand = rng.sample(PACK, 7)
        other = [Card(card[0] + turn[card[1]]) for card in hand]
        assert strength(hand) == strength(other)


def test_seven_cards_are_worth_their_best_five() -> None:
    rng = Random(4)
    for _ in range(400):
        hand = rng.sample(PACK, 7)
        made = best(hand)
        assert made.strength == max(strength(five) for five in combinations(hand, 5))
        assert strength(made.five) == made.strength
        assert KINDS[made.strength[0]] is made.kind
