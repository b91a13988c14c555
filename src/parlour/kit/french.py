"""The French pack of 52: a card is its code, rank before suit, such as "As" or "Td"."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from parlour.core.game import Rng

T = TypeVar("T")


class Suit(StrEnum):
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


class Card(StrEnum):
    TWO_OF_CLUBS = "2c"
    THREE_OF_CLUBS = "3c"
    FOUR_OF_CLUBS = "4c"
    FIVE_OF_CLUBS = "5c"
    SIX_OF_CLUBS = "6c"
    SEVEN_OF_CLUBS = "7c"
    EIGHT_OF_CLUBS = "8c"
    NINE_OF_CLUBS = "9c"
    TEN_OF_CLUBS = "Tc"
    JACK_OF_CLUBS = "Jc"
    QUEEN_OF_CLUBS = "Qc"
    KING_OF_CLUBS = "Kc"
    ACE_OF_CLUBS = "Ac"
    TWO_OF_DIAMONDS = "2d"
    THREE_OF_DIAMONDS = "3d"
    FOUR_OF_DIAMONDS = "4d"
    FIVE_OF_DIAMONDS = "5d"
    SIX_OF_DIAMONDS = "6d"
    SEVEN_OF_DIAMONDS = "7d"
    EIGHT_OF_DIAMONDS = "8d"
    NINE_OF_DIAMONDS = "9d"
    TEN_OF_DIAMONDS = "Td"
    JACK_OF_DIAMONDS = "Jd"
    QUEEN_OF_DIAMONDS = "Qd"
    KING_OF_DIAMONDS = "Kd"
    ACE_OF_DIAMONDS = "Ad"
    TWO_OF_HEARTS = "2h"
    THREE_OF_HEARTS = "3h"
    FOUR_OF_HEARTS = "4h"
    FIVE_OF_HEARTS = "5h"
    SIX_OF_HEARTS = "6h"
    SEVEN_OF_HEARTS = "7h"
    EIGHT_OF_HEARTS = "8h"
    NINE_OF_HEARTS = "9h"
    TEN_OF_HEARTS = "Th"
    JACK_OF_HEARTS = "Jh"
    QUEEN_OF_HEARTS = "Qh"
    KING_OF_HEARTS = "Kh"
    ACE_OF_HEARTS = "Ah"
    TWO_OF_SPADES = "2s"
    THREE_OF_SPADES = "3s"
    FOUR_OF_SPADES = "4s"
    FIVE_OF_SPADES = "5s"
    SIX_OF_SPADES = "6s"
    SEVEN_OF_SPADES = "7s"
    EIGHT_OF_SPADES = "8s"
    NINE_OF_SPADES = "9s"
    TEN_OF_SPADES = "Ts"
    JACK_OF_SPADES = "Js"
    QUEEN_OF_SPADES = "Qs"
    KING_OF_SPADES = "Ks"
    ACE_OF_SPADES = "As"


RANKS = "23456789TJQKA"
ACE = 14

RANK: dict[Card, int] = {card: RANKS.index(card[0]) + 2 for card in Card}
"""2 to 10, then jack 11, queen 12, king 13, ace 14."""
SUIT: dict[Card, Suit] = {card: Suit(card[1]) for card in Card}

PACK: tuple[Card, ...] = tuple(Card(rank + suit) for rank in RANKS for suit in Suit)
"""From the two of clubs to the ace of spades, rank by rank."""

PLACE: dict[Card, int] = {card: place for place, card in enumerate(PACK)}
"""The number of a card for tables and kernels: its place in the pack, rank before suit."""


def pick(rng: Rng, cards: Sequence[T], number: int) -> tuple[T, ...]:
    """`number` of these cards, in the order in which they are dealt."""
    rest, picked = list(cards), []
    for _ in range(number):
        place = rng.below(len(rest))
        picked.append(rest[place])
        rest[place] = rest[-1]
        rest.pop()
    return tuple(picked)
