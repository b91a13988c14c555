"""The board as data: whose field is where, which halves touch, and the six examples that prove it.

docs/rules/cartino.md tells what is known of the board and what is reconstructed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import product

from parlour.core.game import Illegal
from parlour.games.cartino.model import (
    Board,
    Corners,
    Fields,
    Half,
    Options,
    Pawn,
    Pawns,
    Rank,
    Refusal,
    Suit,
)

COLUMNS = 8
HALVES = 64

ORDINARY = tuple(pawn for pawn in Pawn if pawn is not Pawn.JOKER)

ORDER = {pawn: place for place, pawn in enumerate(Pawn)}
"""CA-R3: suits from weak to strong, in each the ranks from seven to ace; jokers last."""

VALUES = {Rank.ACE: 5, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
"""CA-R2: all others are worth 1."""

BLOCK = (
    (Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN),
    (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE),
)
"""One suit in its corner: the outer row and the inner, each from the edge to the middle."""


def in_order(pawns: Iterable[Pawn]) -> Pawns:
    return tuple(sorted(pawns, key=ORDER.__getitem__))


WHOLE_SET: Pawns = in_order(2 * tuple(Pawn))
"""CA-R1: two of each and two jokers, without the spare pawns (CA-Q1)."""


def neighbours(half: Half) -> Iterator[Half]:
    """CA-Q9: above, to the left, to the right and below; never across a corner."""
    row, column = divmod(half, COLUMNS)
    if row > 0:
        yield half - COLUMNS
    if column > 0:
        yield half - 1
    if column < COLUMNS - 1:
        yield half + 1
    if row < COLUMNS - 1:
        yield half + COLUMNS


NEAR: tuple[tuple[Half, ...], ...] = tuple(tuple(neighbours(half)) for half in range(HALVES))


@dataclass(frozen=True, eq=False)
class Layout:
    """Equal only to itself, so that it is a quick cache key."""

    fields: Fields

    owner: tuple[Pawn, ...] = field(init=False)
    """By half: the pawn whose field it belongs to."""
    halves: Mapping[Pawn, tuple[Half, Half]] = field(init=False)
    """The upper and the lower half of every field."""
    field_values: tuple[int, ...] = field(init=False)
    values: tuple[int, ...] = field(init=False)
    """By half: what a pawn there is worth to those that touch it, jokers too (CA-Q4)."""

    def __post_init__(self) -> None:
        owner = tuple(self.fields[field_of(half)] for half in range(HALVES))
        halves = {pawn: halves_of(place) for place, pawn in enumerate(self.fields)}
        object.__setattr__(self, "owner", owner)
        object.__setattr__(self, "halves", halves)
        object.__setattr__(self, "field_values", tuple(map(value, self.fields)))
        object.__setattr__(self, "values", tuple(map(value, owner)))


def value(pawn: Pawn) -> int:
    """CA-R2"""
    return VALUES.get(pawn.rank, 1)


def field_of(half: Half) -> int:
    row, column = divmod(half, COLUMNS)
    return row // 2 * COLUMNS + column


def halves_of(place: int) -> tuple[Half, Half]:
    row, column = divmod(place, COLUMNS)
    upper = 2 * row * COLUMNS + column
    return upper, upper + COLUMNS


def touching(board: Board, half: Half) -> tuple[Half, ...]:
    """The neighbouring halves on which something lies."""
    return tuple([near for near in NEAR[half] if board[near] is not None])


def worth(layout: Layout, board: Board, half: Half) -> int:
    """CA-R7: what a pawn laid there scores."""
    return sum([layout.values[near] for near in NEAR[half] if board[near] is not None])


def layout_of(options: Options) -> Layout:
    """Ours, or the table's own if it is whole and agrees with the rulebook's examples."""
    if options.layout is None:
        return ours(options.corners)
    return custom(options.layout)


@cache
def ours(corners: Corners) -> Layout:
    """The block of each suit, mirrored into its corner."""
    top_left, top_right, bottom_left, bottom_right = map(Suit, corners.value)
    rows = [(rank_row, top_left, top_right) for rank_row in BLOCK]
    rows += [(rank_row, bottom_left, bottom_right) for rank_row in reversed(BLOCK)]
    return Layout(
        tuple(
            Pawn(suit + rank)
            for ranks, left, right in rows
            for suit, row in ((left, ranks), (right, ranks[::-1]))
            for rank in row
        )
    )


@lru_cache(maxsize=64)
def custom(text: str) -> Layout:
    """CA-P4: `Illegal` says what is wrong, and where."""
    layout = Layout(read(text))
    for number, shows in enumerate(EXAMPLES.values(), start=1):
        if not shows(layout):
            raise Illegal(Refusal.LAYOUT_BREAKS_EXAMPLE, example=number)
    return layout


# The six examples of the rulebook


def scored(layout: Layout, *layings: tuple[Pawn, Half]) -> list[int]:
    """What each pawn scores, laid one after the other on an empty board."""
    board: list[Pawn | None] = [None] * HALVES
    points = []
    for pawn, half in layings:
        points.append(worth(layout, tuple(board), half))
        board[half] = pawn
    return points


def can_score(layout: Layout, pawns: tuple[Pawn, ...], *points: int) -> bool:
    """Whether these pawns can be laid in this order to score exactly this."""
    places = product(*(layout.halves[pawn] for pawn in pawns))
    return any(
        scored(layout, *zip(pawns, halves, strict=True)) == list(points) for halves in places
    )


def alone(layout: Layout) -> bool:
    """CA-T1: a king of spades that touches nothing scores nothing."""
    return can_score(layout, (Pawn.SK,), 0)


def not_level(layout: Layout) -> bool:
    """CA-T2: beside the king's field, and yet the pawns do not touch."""
    sides = {near for half in layout.halves[Pawn.SK] for near in NEAR[half]}
    beside = {layout.owner[near] for near in sides} - {Pawn.SK}
    return any(can_score(layout, (pawn, Pawn.SK), 0, 0) for pawn in beside)


def king_after_eight(layout: Layout) -> bool:
    """CA-T3"""
    return can_score(layout, (Pawn.S8, Pawn.SK), 0, 1)


def eight_after_king(layout: Layout) -> bool:
    """CA-T4"""
    return can_score(layout, (Pawn.SK, Pawn.S8), 0, 4)


def king_in_the_middle(layout: Layout) -> bool:
    """CA-T5: between an ace, a queen and two kings."""
    wanted = sorted((Rank.ACE, Rank.KING, Rank.KING, Rank.QUEEN))
    return any(
        sorted(layout.owner[near].rank for near in NEAR[half]) == wanted
        for suit in Suit
        for half in layout.halves[Pawn(suit + Rank.KING)]
    )


def three_in_a_turn(layout: Layout) -> bool:
    """CA-T6: ace, king and queen of one suit."""
    ranks = (Rank.ACE, Rank.KING, Rank.QUEEN)
    return any(
        can_score(layout, tuple(Pawn(suit + rank) for rank in ranks), 0, 5, 4) for suit in Suit
    )


EXAMPLES: Mapping[str, Callable[[Layout], bool]] = {
    "alone": alone,
    "not-level": not_level,
    "king-after-eight": king_after_eight,
    "eight-after-king": eight_after_king,
    "king-in-the-middle": king_in_the_middle,
    "three-in-a-turn": three_in_a_turn,
}


# A layout as text


MOST_LETTERS = 12
"""Of a card that is quoted in a refusal."""
SIGNS = {"♦": "D", "♥": "H", "♠": "S", "♣": "C"}


def read(text: str) -> Fields:
    """Four rows of eight cards such as `10♣` or `10C`; what follows a # is for the reader."""
    lines = [line.partition("#")[0].replace("|", " ").split() for line in text.splitlines()]
    rows = [(number, cards) for number, cards in enumerate(lines, start=1) if cards]
    fields: list[Pawn] = []
    for number, cards in rows:
        for card in cards:
            pawn = read_card(card, number)
            if pawn in fields:
                raise Illegal(Refusal.LAYOUT_CARD_TWICE, card=card, line=number)
            fields.append(pawn)
    for pawn in ORDINARY:
        if pawn not in fields:
            raise Illegal(Refusal.LAYOUT_CARD_MISSING, card=written(pawn))
    for number, cards in rows:
        if len(cards) != COLUMNS:
            raise Illegal(Refusal.LAYOUT_NOT_EIGHT_FIELDS, line=number)
    return tuple(fields)


def read_card(card: str, line: int) -> Pawn:
    card = card[:MOST_LETTERS]
    sign, rank = card[-1].upper(), card[:-1].upper()
    try:
        return Pawn(SIGNS.get(sign, sign) + rank)
    except ValueError:
        raise Illegal(Refusal.LAYOUT_NO_SUCH_CARD, card=card, line=line) from None


def written(pawn: Pawn) -> str:
    """As it stands in a layout: `10♣`."""
    return pawn.rank + next(sign for sign, letter in SIGNS.items() if letter == pawn.suit)
