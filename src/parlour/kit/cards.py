"""The Spanish pack of forty. In logs and on the wire a card is its number and its suit: 7c."""

from enum import StrEnum


class Suit(StrEnum):
    OROS = "o"
    COPAS = "c"
    ESPADAS = "e"
    BASTOS = "b"


RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
"""There is no eight and no nine; 10 is the sota, 11 the caballo, 12 the rey."""


class Card(StrEnum):
    OROS_1 = "1o"
    OROS_2 = "2o"
    OROS_3 = "3o"
    OROS_4 = "4o"
    OROS_5 = "5o"
    OROS_6 = "6o"
    OROS_7 = "7o"
    OROS_10 = "10o"
    OROS_11 = "11o"
    OROS_12 = "12o"
    COPAS_1 = "1c"
    COPAS_2 = "2c"
    COPAS_3 = "3c"
    COPAS_4 = "4c"
    COPAS_5 = "5c"
    COPAS_6 = "6c"
    COPAS_7 = "7c"
    COPAS_10 = "10c"
    COPAS_11 = "11c"
    COPAS_12 = "12c"
    ESPADAS_1 = "1e"
    ESPADAS_2 = "2e"
    ESPADAS_3 = "3e"
    ESPADAS_4 = "4e"
    ESPADAS_5 = "5e"
    ESPADAS_6 = "6e"
    ESPADAS_7 = "7e"
    ESPADAS_10 = "10e"
    ESPADAS_11 = "11e"
    ESPADAS_12 = "12e"
    BASTOS_1 = "1b"
    BASTOS_2 = "2b"
    BASTOS_3 = "3b"
    BASTOS_4 = "4b"
    BASTOS_5 = "5b"
    BASTOS_6 = "6b"
    BASTOS_7 = "7b"
    BASTOS_10 = "10b"
    BASTOS_11 = "11b"
    BASTOS_12 = "12b"

    __hash__ = str.__hash__  # faster than an enum's own, and cards are hashed all the time

    @property
    def rank(self) -> int:
        return int(self[:-1])

    @property
    def suit(self) -> Suit:
        return Suit(self[-1])


PACK = tuple(Card)
"""Suit by suit, each from the as to the rey."""
PLACE = {card: place for place, card in enumerate(PACK)}
"""Where a card lies in the pack."""


def card_of(rank: int, suit: Suit) -> Card:
    return Card(f"{rank}{suit}")


def shift(card: Card, steps: int) -> Card:
    """The card `steps` ranks higher in its suit; after the rey comes the as again."""
    return card_of(RANKS[(RANKS.index(card.rank) + steps) % len(RANKS)], card.suit)
