"""Cards and tokens in rows: fronts with their backs to fold and glue, or on the other side.

Fold and glue: the fronts lie above the fold, the backs head down below it, so the two line up
whatever the printer does. Duplex: the backs lie mirrored on a page of their own.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from parlour.printing.leaf import Leaf, fitting
from parlour.printing.page import MARGIN, Item, Line, Picture, Words, moved
from parlour.printing.sheets import ACROSS, AROUND, STRIP, UPRIGHT, Sheet, crop_marks
from parlour.printing.wish import Backs, Wish

Side: TypeAlias = tuple[Item, ...]
"""What is on one side of a card, from its own upper left corner."""


class Card(NamedTuple):
    front: Side
    back: Side = ()


class Deck(NamedTuple):
    """Equal rectangles, cut apart with a ruler; or tokens, cut out along their rims."""

    width: float
    height: float
    columns: int
    cards: Sequence[Card]
    ground: Callable[[float, float], Item] | None = None
    """What covers the backs of a whole block, beyond its outer cuts too."""
    two_sided: bool = True
    cut: bool = True
    """There are straight cuts, and crop marks for them."""


class Spot(NamedTuple):
    """Where a card lies: its front, and its back."""

    card: int
    front: tuple[float, float]
    back: tuple[float, float]
    back_page: int
    """Beside the page of the front: 0 is the same page, 1 the next."""


class Grid(NamedTuple):
    """So many rows of fronts on each such sheet, from this corner on."""

    sheet: Sheet
    rows: int
    left: float
    top: float
    strip_upright: bool

    def holds(self, deck: Deck) -> int:
        return self.rows * deck.columns


def leaves(deck: Deck, wish: Wish) -> list[Leaf]:
    grid = grid_of(deck, wish)
    many = grid.holds(deck)
    made: list[Leaf] = []
    for first in range(0, len(deck.cards), many):
        made += block(deck, wish, grid, range(first, min(first + many, len(deck.cards))))
    return made


def grid_of(deck: Deck, wish: Wish) -> Grid:
    """The sheet, upright or across, that takes more cards."""
    found = [grid_on(deck, wish, sheets[wish.paper]) for sheets in (UPRIGHT, ACROSS)]
    return max(filter(None, found), key=lambda grid: grid.rows)


def grid_on(deck: Deck, wish: Wish, sheet: Sheet) -> Grid | None:
    around = AROUND if deck.cut else 1.0
    wide = deck.columns * deck.width
    folded = deck.two_sided and wish.backs is Backs.FOLD
    room = sheet.height / (2 if folded else 1) - (1 if folded else 2) * MARGIN - 2 * around
    rows = int((room + 1e-6) // deck.height)
    left = (sheet.width - wide) / 2
    if rows < 1 or left < MARGIN + around:
        return None
    high = rows * deck.height
    top = sheet.height / 2 - around - high if folded else (sheet.height - high) / 2
    strip_upright = fitting(top - around - MARGIN) is False
    if strip_upright and left - around - MARGIN < STRIP:
        # Neither above nor beside: one row less makes room above.
        rows, strip_upright = rows - 1, False
        top += deck.height if folded else deck.height / 2
    return Grid(sheet, rows, left, top, strip_upright)


def spots(deck: Deck, wish: Wish, grid: Grid, cards: range) -> Iterator[Spot]:
    """Row by row; a row goes from left to right, and its backs lie behind it."""
    fold = grid.sheet.height / 2
    for place, card in enumerate(cards):
        row, column = divmod(place, deck.columns)
        x, y = grid.left + column * deck.width, grid.top + row * deck.height
        if wish.backs is Backs.FOLD:
            yield Spot(card, (x, y), (x, 2 * fold - y - deck.height), 0)
        else:
            behind = grid.sheet.width - x - deck.width
            shift_x, shift_y = wish.shift
            yield Spot(card, (x, y), (behind + shift_x, y + shift_y), 1)


def block(deck: Deck, wish: Wish, grid: Grid, cards: range) -> Iterator[Leaf]:
    """The leaf of these cards; in duplex and the one of their backs."""
    found = list(spots(deck, wish, grid, cards))
    fronts = [
        item for spot in found for item in laid(deck.cards[spot.card].front, spot.front, 0, deck)
    ]
    marks = cuts(deck, found) if deck.cut else []
    upright = grid.strip_upright
    if not deck.two_sided:
        yield Leaf(grid.sheet, (*fronts, *marks), upright)
        return
    backs = list(ground(deck, found))
    turn = 180 if wish.backs is Backs.FOLD else 0
    for spot in found:
        backs += laid(deck.cards[spot.card].back, spot.back, turn, deck)
    if wish.backs is Backs.FOLD:
        backs += cuts(deck, [Spot(s.card, s.back, s.back, 0) for s in found]) if deck.cut else []
        whole = (*fronts, *marks, *fold_line(grid), *backs)
        yield Leaf(grid.sheet, whole, upright, two_sided=True)
        return
    yield Leaf(grid.sheet, (*fronts, *marks), upright, two_sided=True)
    yield Leaf(grid.sheet, tuple(backs), None)


def ground(deck: Deck, found: Sequence[Spot]) -> Iterator[Item]:
    if deck.ground is None:
        return
    xs, ys = edges(deck, [spot.back for spot in found])
    width, height = max(xs) - min(xs), max(ys) - min(ys)
    yield moved(deck.ground(width, height), min(xs), min(ys))


def cuts(deck: Deck, found: Sequence[Spot]) -> list[Item]:
    return crop_marks(*edges(deck, [spot.front for spot in found]))


def edges(deck: Deck, corners: Sequence[tuple[float, float]]) -> tuple[list[float], list[float]]:
    """Where the cuts through these cards are."""
    xs = sorted({round(x + more, 4) for x, _ in corners for more in (0, deck.width)})
    ys = sorted({round(y + more, 4) for _, y in corners for more in (0, deck.height)})
    return xs, ys


def fold_line(grid: Grid) -> list[Item]:
    """From edge to edge, but not through a caption."""
    middle, right = grid.sheet.height / 2, grid.sheet.width - MARGIN
    left = MARGIN + STRIP + 1 if grid.strip_upright else MARGIN
    return [Line(left, middle, right, middle, dashed=True)]


def laid(side: Side, corner: tuple[float, float], turn: int, deck: Deck) -> Iterator[Item]:
    for item in side:
        yield moved(turned(item, deck.width, deck.height) if turn else item, *corner)


def turned(item: Item, width: float, height: float) -> Item:
    """Head down, on a card of this size."""
    if isinstance(item, Line):
        ends = {"to_x": width - item.to_x, "to_y": height - item.to_y}
        return replace(item, x=width - item.x, y=height - item.y, **ends)
    at = {"x": width - item.x - item.width, "y": height - item.y - item.height}
    if isinstance(item, Picture | Words):
        return replace(item, **at, turn=(item.turn + 180) % 360)
    return replace(item, **at)
