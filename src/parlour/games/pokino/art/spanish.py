"""Spanish cards: coins, cups, swords and clubs, and the frame whose gaps tell the suit (la pinta).

A whole card is 200 by 310. A tile is the same card for a board of five by five: a square of 100
that can be read at the size of a thumb.
"""

from itertools import pairwise

from parlour.art.ink import disc, gleam, path, picture, put, slab
from parlour.games.pokino.art.court import bust, figure

PAPER, EDGE = "#fffaf0", "#cdbd9c"
GOLD, GOLD_LIGHT, GOLD_SHADE = "#f0b43c", "#ffe09a", "#bf7f16"
RED, RED_LIGHT, RED_SHADE = "#c2342e", "#ec8a78", "#861d20"
BLUE, BLUE_LIGHT, BLUE_SHADE = "#5f93c9", "#b9d7f2", "#244f86"
GREEN, GREEN_SHADE = "#5a9a48", "#2c6430"
WOOD, WOOD_LIGHT, WOOD_SHADE = "#a8713a", "#d6a669", "#6d431d"

SUITS = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}
TONE = {"o": "#8d5b0c", "c": RED_SHADE, "e": BLUE_SHADE, "b": GREEN_SHADE}
GAPS = {"o": 0, "c": 1, "e": 2, "b": 3}
RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
WIDTH, HEIGHT, TILE = 200, 310, 100


# The four signs, each within 80 by 80 about the origin


def coin() -> str:
    rays = "".join(put(path("M-4-21L0-32L4-21Z", RED, 1.2), 0, 0, 30 * i) for i in range(12))
    petals = "".join(
        put(
            path("M0-2C-6-6-5-14 0-17C5-14 6-6 0-2Z", BLUE_SHADE if i % 2 else RED, 1), 0, 0, 45 * i
        )
        for i in range(8)
    )
    return (
        disc(0, 0, 38, GOLD, 2.6)
        + gleam("M-31-12A34 34 0 0 1-8-32", 3, GOLD_LIGHT, 1)
        + rays
        + disc(0, 0, 20, GOLD_LIGHT, 1.8)
        + petals
        + disc(0, 0, 5, GOLD, 1.4)
    )


def cup() -> str:
    return (
        path("M-30-34C-30-8-18 6-5 9V16H5V9C18 6 30-8 30-34Z", RED, 2.4)
        + path("M14-34C14-12 8 2 0 9.5H5C18 6 30-8 30-34Z", RED_SHADE)
        + path("M-29-26C-28-20-27-16-25-12H25C27-16 28-20 29-26Z", GOLD, 1.8)
        + "".join(disc(x, -19, 3, BLUE if x % 4 else GREEN, 1.2) for x in (-18, -6, 6, 18))
        + gleam("M-22-6C-19 0-15 3-11 5", 2.6, RED_LIGHT, 1)
        + path("M-30-34C-30-42 30-42 30-34C30-27-30-27-30-34Z", GOLD, 2.2)
        + path("M-23-34.5C-23-39 23-39 23-34.5C23-30.5-23-30.5-23-34.5Z", RED_SHADE, 1.2)
        + path("M-5 16H5L7 25H-7Z", GOLD, 1.8)
        + path("M-10 17C-10 12 10 12 10 17C10 22-10 22-10 17Z", BLUE, 1.8)
        + path("M-7 25C-10 31-22 32-24 38H24C22 32 10 31 7 25Z", GOLD, 2.2)
        + gleam("M-16 34Q-6 30 2 30", 2, GOLD_LIGHT, 1)
    )


def sword() -> str:
    return (
        path("M0-40L6-31V13H-6V-31Z", BLUE, 2.2)
        + path("M0-40L6-31V13H0Z", BLUE_SHADE)
        + gleam("M-3-28V6", 1.8, BLUE_LIGHT, 1)
        + path(
            "M-22 12C-26 8-27 21-20 20C-12 18-7 21 0 21S12 18 20 20C27 21 26 8 22 12"
            "C15 16 7 13 0 13S-15 16-22 12Z",
            GOLD,
            2,
        )
        + path("M-4.5 20H4.5V32H-4.5Z", RED, 1.8)
        + gleam("M-4 25L4 22.5M-4 29.5L4 27", 1.4, GOLD_LIGHT, 1)
        + disc(0, 35.5, 5.4, GOLD, 2)
    )


def club() -> str:
    """A cudgel: thick above, thin below, with the stumps of its twigs."""
    stumps = (("M-11-16L-23-22L-20-31L-9-27Z", -21.5, -26.5), ("M11-2L22-9L18-17L10-13Z", 20, -13))
    return (
        "".join(path(d, WOOD, 2) + disc(x, y, 4.4, WOOD_LIGHT, 1.6) for d, x, y in stumps)
        + path(
            "M-4 40C-7 24-10 8-12-8C-14-26-12-38 0-39S15-26 12-8C10 8 8 24 5 40Q0 42-4 40Z",
            WOOD,
            2.4,
        )
        + path("M4-38.4C13-36 14-24 12-8C10 8 8 24 5 40Q2 41 0 41C5 20 8-10 4-38.4Z", WOOD_SHADE)
        + gleam("M-8-26C-9-12-7 4-4 20", 2.4, WOOD_LIGHT, 1)
        + path("M-9 10C-22 10-26 2-26-5C-16-5-10 1-9 10Z", GREEN, 1.8)
        + path("M8 20C19 19 23 12 23 5C14 6 9 12 8 20Z", GREEN, 1.8)
        + path("M-3-13Q1-10 4-14M-3 6Q0 9 3 5", "none", 1.8, WOOD_SHADE)
        + path("M-7.6 27H7.4L6.4 34H-6Z", RED, 1.8)
    )


SIGNS = {"o": coin, "c": cup, "e": sword, "b": club}

SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (-1, 0), (0, -0.5), (1, 0), (-1, 1), (1, 1)),
}
"""Where the signs of a card stand."""


# A whole card


def card(rank: int, suit: str) -> str:
    edge = slab(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 14, "none", 0)
    outline = edge.replace("/>", f' stroke="{EDGE}" stroke-width="2"/>')
    return slab(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 14, PAPER, 0) + face(rank, suit) + outline


def face(rank: int, suit: str) -> str:
    """What is on a card, without its own paper and rim."""
    body = frame(suit)
    if rank <= 7:
        size = {1: 1.75, 2: 1.2, 3: 0.92, 4: 0.98, 5: 0.88, 6: 0.88, 7: 0.8}[rank]
        down = {2: 62, 3: 76, 4: 62}.get(rank, 77)
        body += "".join(
            put(SIGNS[suit](), 100 + 42 * x, 155 + down * y, 0, size) for x, y in SPOTS[rank]
        )
    else:
        body += put(figure(rank, suit), 94, 166, 0, 0.99)
        body += put(SIGNS[suit](), 156, 76, 0, 0.6)
    numbers = number(rank, suit, 24, 29, 26)
    numbers += f'<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{numbers}</g>'
    return body + numbers


def frame(suit: str) -> str:
    """La pinta: no gap for coins, one for cups, two for swords, three for clubs."""
    left, right, top, bottom, gap = 14, WIDTH - 14, 38, HEIGHT - 38, 13
    step = (right - left) / (GAPS[suit] + 1)
    lines = [f"M{left} {top}V{bottom}M{right} {top}V{bottom}"]
    for y in (top, bottom):
        cuts = (left + step * (i + 1) for i in range(GAPS[suit]))
        ends = [left - gap / 2, *cuts, right + gap / 2]
        lines += [f"M{a + gap / 2:g} {y}H{b - gap / 2:g}" for a, b in pairwise(ends)]
    return path("".join(lines), "none", 2.2, TONE[suit])


def number(rank: int, suit: str, x: float, y: float, size: float) -> str:
    faces = "Fraunces, Georgia, 'DejaVu Serif', serif"
    font = f'font-family="{faces}" font-weight="700" font-size="{size:g}"'
    place = f'x="{x:g}" y="{y:g}" text-anchor="middle"'
    return f'<text {place} {font} fill="{TONE[suit]}">{rank}</text>'


# A tile of a board


def tile(rank: int, suit: str) -> str:
    return slab(0, 0, TILE, TILE, 9, PAPER) + tile_face(rank, suit)


def tile_face(rank: int, suit: str) -> str:
    """The number in a margin of its own, then the signs, or the head of a figure."""
    body = ""
    if rank <= 7:
        size, places = TILE_SPOTS[rank]
        body += "".join(put(SIGNS[suit](), x, y, 0, size) for x, y in places)
    else:
        body += put(bust(rank, suit), 25, 19, 0, 0.81) + put(SIGNS[suit](), 16, 79, 0, 0.4)
    return body + (number(rank, suit, 15, 28, 28) if rank < 10 else number(rank, suit, 17, 25, 24))


TILE_SPOTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (0.92, ((59, 53),)),
    2: (0.64, ((70, 29), (44, 70))),
    3: (0.54, ((74, 24), (57, 51), (36, 77))),
    4: (0.5, ((49, 29), (81, 29), (49, 73), (81, 73))),
    5: (0.44, ((48, 24), (82, 24), (65, 51), (48, 78), (82, 78))),
    6: (0.38, ((52, 18), (81, 18), (52, 50), (81, 50), (52, 82), (81, 82))),
    7: (0.37, ((48, 18), (84, 18), (66, 34), (48, 50), (84, 50), (48, 82), (84, 82))),
}


def back() -> str:
    """The pack, face down."""
    diamonds = "".join(
        path(f"M{x} {y - 11}L{x + 8} {y}L{x} {y + 11}L{x - 8} {y}Z", GOLD, 0)
        for y in range(38, 290, 26)
        for x in range(36 if (y // 26) % 2 else 52, 178, 32)
    )
    return (
        slab(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 14, PAPER, 2)
        + slab(12, 12, WIDTH - 24, HEIGHT - 24, 8, "#8c4a12", 2)
        + diamonds
        + path(f"M20 20H{WIDTH - 20}V{HEIGHT - 20}H20Z", "none", 2, GOLD_LIGHT)
    )


def pictures() -> dict[str, str]:
    faces = {f"{rank}{suit}": (rank, suit) for suit in SUITS for rank in RANKS}
    cards = {f"spanish-{code}": picture(card(*of), WIDTH, HEIGHT) for code, of in faces.items()}
    tiles = {f"tile-{code}": picture(tile(*of)) for code, of in faces.items()}
    return cards | tiles | {"spanish-back": picture(back(), WIDTH, HEIGHT)}
