"""The marked backs (PC-R1): thirteen different ones, each on four cards."""

from parlour.games.poker_champ.model import Back, Strength
from parlour.kit.french import ACE, PACK, RANK, SUIT, Card


def strength_of(card: Card) -> Strength:
    """A; L for king, queen, jack, ten; M for nine to six; S for five to two."""
    rank = RANK[card]
    if rank == ACE:
        return Strength.ACE
    if rank >= 10:
        return Strength.LARGE
    return Strength.MEDIUM if rank >= 6 else Strength.SMALL


def _back(card: Card) -> Back:
    strength = strength_of(card)
    return Back(strength, None if strength is Strength.ACE else SUIT[card])


BACK: dict[Card, Back] = {card: _back(card) for card in PACK}

GROUP: dict[Back, tuple[Card, ...]] = {
    back: tuple(card for card in PACK if BACK[card] == back) for back in BACK.values()
}
"""By back: the four cards that may be behind it."""


def backs(cards: tuple[Card, ...]) -> tuple[Back, ...]:
    return tuple([BACK[card] for card in cards])
