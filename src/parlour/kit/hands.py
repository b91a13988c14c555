"""Poker hands, ranked slowly and readably: the best five of five to seven cards. `kit.ranks` and
`kit.ranks_numba` are the fast twins of this module; tests prove them equal.

A strength is a tuple that compares like the hand: its kind, then the ranks that decide between
equals of that kind, the most important first. Suits never decide.
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple, TypeAlias

from parlour.kit.french import ACE, RANK, SUIT, Card, Suit

FIVE = 5


class Kind(StrEnum):
    """From the lowest to the highest."""

    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIRS = "two-pairs"
    THREE_OF_A_KIND = "three-of-a-kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    FOUR_OF_A_KIND = "four-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"


KINDS = tuple(Kind)
SUITS = tuple(Suit)
ORDER = {kind: place for place, kind in enumerate(KINDS)}

Strength: TypeAlias = tuple[int, ...]
"""The place of the kind in `KINDS`, then the deciding ranks."""


class Best(NamedTuple):
    kind: Kind
    strength: Strength
    five: tuple[Card, ...]
    """The cards that make it, the deciding ones first."""


def best(cards: Sequence[Card]) -> Best:
    """The best hand that five of these cards make."""
    kind, five = _best_five(cards)
    ranks = [RANK[card] for card in five]
    if kind in (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH):
        return Best(kind, (ORDER[kind], ranks[0]), five)
    return Best(kind, (ORDER[kind], *ranks), five)


def strength(cards: Sequence[Card]) -> Strength:
    return best(cards).strength


def _best_five(cards: Sequence[Card]) -> tuple[Kind, tuple[Card, ...]]:
    high = sorted(cards, key=RANK.__getitem__, reverse=True)
    flush = _flush(high)
    if run := _run(flush):
        return Kind.STRAIGHT_FLUSH, run
    sets = _sets(high)
    if len(sets[0]) == 4:
        return Kind.FOUR_OF_A_KIND, _filled(sets[0], high)
    if len(sets[0]) == 3 and len(sets) > 1 and len(sets[1]) >= 2:
        return Kind.FULL_HOUSE, (*sets[0], *sets[1][:2])
    if flush:
        return Kind.FLUSH, tuple(flush[:FIVE])
    if run := _run(high):
        return Kind.STRAIGHT, run
    if len(sets[0]) == 3:
        return Kind.THREE_OF_A_KIND, _filled(sets[0], high)
    if len(sets[0]) == 2 and len(sets[1]) == 2:
        return Kind.TWO_PAIRS, _filled((*sets[0], *sets[1]), high)
    if len(sets[0]) == 2:
        return Kind.PAIR, _filled(sets[0], high)
    return Kind.HIGH_CARD, tuple(high[:FIVE])


def _flush(high: Sequence[Card]) -> tuple[Card, ...]:
    """All cards of a suit with at least five; seven cards have one such suit at most."""
    suits = [SUIT[card] for card in high]
    for suit in SUITS:
        if suits.count(suit) >= FIVE:
            return tuple([card for card in high if SUIT[card] is suit])
    return ()


def _run(high: Sequence[Card]) -> tuple[Card, ...]:
    """The highest five in a row, the top card first; an ace may stand below the two."""
    by_rank = {RANK[card]: card for card in reversed(high)}
    if ACE in by_rank:
        by_rank[1] = by_rank[ACE]
    ranks = sorted(by_rank, reverse=True)
    for top, bottom in zip(ranks, ranks[FIVE - 1 :], strict=False):
        if top - bottom == FIVE - 1:
            return tuple([by_rank[rank] for rank in range(top, bottom - 1, -1)])
    return ()


def _sets(high: Sequence[Card]) -> list[tuple[Card, ...]]:
    """The cards grouped by rank: the largest groups first, then the higher ranks."""
    sets = [tuple(same) for _, same in groupby(high, RANK.__getitem__)]
    return sorted(sets, key=len, reverse=True)


def _filled(made: tuple[Card, ...], high: Sequence[Card]) -> tuple[Card, ...]:
    """The set and the highest others, five in all."""
    others = [card for card in high if card not in made]
    return (*made, *others[: FIVE - len(made)])
