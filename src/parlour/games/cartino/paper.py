"""Cartino on paper: the board over two sheets, pawns, jokers and spares, the track, chips."""

from collections.abc import Iterator, Sequence

from parlour.art.ink import BRASS_LIGHT, BRASS_SHADE, INK, picture, put
from parlour.core.game import Value
from parlour.core.log import Log
from parlour.games.cartino.art.pawns import (
    MAPLE,
    MAPLE_EDGE,
    RED,
    TEAL,
    TEAL_LIGHT,
    TEAL_SHADE,
    chip,
    colour,
    joker,
    pawn,
    rank,
    suit,
    turned,
    wood,
)
from parlour.games.cartino.coach import look_back
from parlour.games.cartino.layout import COLUMNS, WHOLE_SET, Layout, ours, value
from parlour.games.cartino.model import Corners, Pawn, View
from parlour.games.cartino.words.told import parts_of
from parlour.printing.deck import Card, Deck, Side
from parlour.printing.deck import leaves as dealt
from parlour.printing.join import halves
from parlour.printing.leaf import Leaf
from parlour.printing.page import MARGIN, Item, Picture, Shape, Words
from parlour.printing.sheets import ACROSS, STRIP, UPRIGHT
from parlour.printing.things import OnPaper
from parlour.printing.titles import HEAD, TOP, heading
from parlour.printing.wish import Size, Wish

CHIPS = 25
SPARES = 2
TRACK = 20
SEATS = 4
HALF = {Size.FULL: 32.0, Size.SMALL: 24.0}
"""The side of half a field."""


class Choices(Value, frozen=True):
    corners: Corners = Corners.CSHD
    """The suits in the corners of the board."""


def name_of(wish: Wish, piece: Pawn) -> str:
    if piece is Pawn.JOKER:
        return wish.words("cartino-pawn-joker")
    return wish.words("cartino-pawn", **parts_of(piece))


# The board


def board(wish: Wish) -> list[Leaf]:
    """Full size: half of it on each of two sheets that join. Small: on one sheet."""
    sheet, side = UPRIGHT[wish.paper], HALF[wish.size]
    layout = ours(wish.choices.corners)
    if wish.size is Size.SMALL:
        left, top = (sheet.width - COLUMNS * side) / 2, TOP + HEAD + 8
        items = fields(wish, layout, range(COLUMNS), left, top)
        return [Leaf(sheet, (heading(wish, "cartino", "board", sheet.width), *items))]
    top = MARGIN + STRIP + 3
    west, east = (
        list(fields(wish, layout, columns, MARGIN, top)) for columns in (range(4), range(4, 8))
    )
    return halves(sheet, (), west, east, 4 * side, top, COLUMNS * side)


def fields(
    wish: Wish, layout: Layout, columns: Sequence[int], left: float, top: float
) -> Iterator[Item]:
    side = HALF[wish.size]
    for place, piece in enumerate(layout.fields):
        row, column = divmod(place, COLUMNS)
        if column in columns:
            x, y = left + (column - columns[0]) * side, top + 2 * row * side
            yield from field(wish, piece, x, y, side)


def field(wish: Wish, piece: Pawn, x: float, y: float, side: float) -> Iterator[Item]:
    """Two halves with the shadow of a pawn each; what it is worth to its neighbours in a corner."""
    tint = colour(piece.suit.value)
    svg = picture(
        put(rank(piece.rank.value, tint), 50, 32, 0, 0.9)
        + put(suit(piece.suit.value), 50, 68, 0, 1.05)
    )
    ground = ("#f6ead0", "#efe0bf")[(round(x / side) + round(y / side / 2)) % 2]
    yield Shape(x, y, side, 2 * side, ground, 0.5, TEAL_SHADE)
    for half in (0, 1):
        at, rim = y + half * side, side / 16
        across = side - 2 * rim
        yield Shape(x + rim, at + rim, across, across, "#ffffff", 0.3, TEAL, across / 2)
        name = name_of(wish, piece)
        yield Picture(x + side / 5, at + side / 5, side * 0.6, side * 0.6, svg, name)
        worth = str(value(piece))
        size = side / 5
        spot = at + rim / 4 if half == 0 else at + side - size - rim / 4
        yield Words(x + side - size, spot, size, size, worth, side / 2.6, "center", bold=True)


# The pieces


def pawns(wish: Wish) -> list[Leaf]:
    """Two of each, two jokers, two spares to write on."""
    side = HALF[wish.size] - 3
    across = side - 1
    spare = picture(wood())
    made = [piece_of(wish, piece, across) for piece in WHOLE_SET]
    back = (Picture(0.5, 0.5, across, across, picture(turned())),)
    made += [(Picture(0.5, 0.5, across, across, spare),)] * SPARES
    cards = [Card(front, back) for front in made]
    return dealt(Deck(side, side, 6 if wish.size is Size.FULL else 8, cards, cut=False), wish)


def piece_of(wish: Wish, piece: Pawn, across: float) -> Side:
    drawn = joker() if piece is Pawn.JOKER else pawn(piece.suit.value, piece.rank.value)
    return (Picture(0.5, 0.5, across, across, picture(drawn), name_of(wish, piece)),)


def track(wish: Wish) -> list[Leaf]:
    """CA-R10: from 1 to 20 and round again, with a counting pawn for each player."""
    sheet = ACROSS[wish.paper]
    wide, high = sheet.inner_width / 10, 50.0
    items: list[Item] = [heading(wish, "cartino", "track", sheet.width)]
    for number in range(1, TRACK + 1):
        row, column = divmod(number - 1, 10)
        x = MARGIN + (column if row == 0 else 9 - column) * wide
        y = TOP + HEAD + 4 + row * (high + 4)
        fill = BRASS_LIGHT if number == TRACK else "#ffffff" if number % 5 else "#e3f1ef"
        items.append(Shape(x + 0.6, y, wide - 1.2, high, fill, 0.5, TEAL_SHADE, 3))
        items.append(Words(x + 2, y + 3, wide - 4, 14, str(number), 28, "center", "serif"))
    return [Leaf(sheet, (*items, *counting(sheet.width, TOP + HEAD + 4 + 2 * (high + 4))))]


SHAPES = (
    '<circle cx="50" cy="50" r="20"/>',
    '<path d="M32 32H68V68H32Z"/>',
    '<path d="M50 28L72 66H28Z"/>',
    '<path d="M50 26L56 44H75L60 55L66 73L50 62L34 73L40 55L25 44H44Z"/>',
)
"""The counting pawns differ by shape, not by colour alone."""


def counting(width: float, y: float) -> Iterator[Item]:
    tints = (TEAL, RED, BRASS_SHADE, INK)
    for place, (shape, tint) in enumerate(zip(SHAPES, tints, strict=True)):
        svg = picture(f'<g fill="{tint}">{shape}</g>'.replace("/></g>", f' fill="{tint}"/></g>'))
        x = width / 2 + (place - SEATS / 2) * 28 + 2
        yield Shape(x, y, 24, 24, MAPLE, 0.6, MAPLE_EDGE, 12)
        yield Shape(x + 1.5, y + 1.5, 21, 21, "#ffffff", 0.3, TEAL_LIGHT, 10.5)
        yield Picture(x + 2, y + 2, 20, 20, svg)


def chips(wish: Wish) -> list[Leaf]:
    disc = Card((Picture(0.5, 0.5, 27, 27, picture(chip())),))
    return dealt(Deck(28, 28, 6, [disc] * CHIPS, two_sided=False, cut=False), wish)


# The keepsake


def points(view: View) -> tuple[int, ...]:
    return tuple([seat.points for seat in view.seats])


def judged(wish: Wish, log: Log, view: View, seat: int) -> str:
    """What the turns earned less than they could have."""
    found = look_back(log.options, len(log.header.seats), log.moves, seat)
    return wish.words("cartino-review-missed-all", missed=found.missed)


PAPER = OnPaper(
    {"board": board, "pawns": pawns, "track": track, "chips": chips}, Choices, points, judged
)
