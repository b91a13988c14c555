"""What touches what on the board of Cartino, and a joker replaced, for the rules."""

from parlour.art.ink import BRASS, INK, IVORY, IVORY_EDGE, disc, faint, path, picture, put, slab
from parlour.games.cartino.art.pawns import TEAL, joker, pawn

CARD, HALF = 110, 100
"""The width of a card on the board, and the height of each of its two places."""

TOUCHED = ((0, 1, "SA", 5), (2, 1, "SQ", 3), (1, 0, "SK", 4), (1, 2, "DK", 4))
"""Column and row of what a pawn in the lower half of the middle card touches, and its value."""
ASIDE = ((2, 0, "SQ"), (0, 2, "DA"))
"""What touches it only at a corner, and so does not count."""


def cards(columns: int, rows: int) -> str:
    drawn = slab(0, 0, columns * CARD + 10, rows * 2 * HALF + 10, 8, TEAL)
    for column in range(columns):
        for row in range(rows):
            x, y = 8 + column * CARD, 8 + row * 2 * HALF
            drawn += slab(x, y, CARD - 6, 2 * HALF - 6, 8, IVORY)
            line = f"M{x + 10} {y + HALF - 3}H{x + CARD - 16}"
            drawn += path(line, "none", 2, IVORY_EDGE)
    return drawn


def at(column: float, row: float, body: str) -> str:
    return put(body, 16 + column * CARD, 10 + row * HALF, 0, 0.9)


def worth(column: float, row: float, points: int) -> str:
    """The points that come over the edge between two places."""
    x, y = 61 + column * CARD, 55 + row * HALF
    text = f'font-family="Georgia, serif" font-size="26" font-weight="700" fill="{INK}"'
    number = f'<text x="{x:g}" y="{y + 9:g}" text-anchor="middle" {text}>{points}</text>'
    return disc(x, y, 19, BRASS, 2.5) + number


def touching() -> str:
    """A king in the lower half of its card: left, right, above and below count, corners do not."""
    drawn = cards(3, 2) + at(1, 1, pawn("S", "K"))
    for column, row, code, _ in TOUCHED:
        drawn += at(column, row, pawn(code[0], code[1:]))
    for column, row, code in ASIDE:
        drawn += faint(at(column, row, pawn(code[0], code[1:])))
    for column, row, _, points in TOUCHED:
        drawn += worth((column + 1) / 2, (row + 1) / 2, points)
    return drawn


def replacing() -> str:
    """The king is laid where its joker stood."""
    arrow = path("M0-8H60V-22L96 0L60 22V8H0Z", BRASS, 2.5)
    before = cards(1, 1) + at(0, 1, joker())
    after = cards(1, 1) + at(0, 1, pawn("S", "K"))
    return before + put(arrow, 150, 120) + put(after, 276, 0)


def pictures() -> dict[str, str]:
    return {
        "rule-cartino-3-1": picture(touching(), 340, 410),
        "rule-cartino-4-2": picture(replacing(), 396, 210),
    }
