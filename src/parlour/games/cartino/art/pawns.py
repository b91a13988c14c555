"""Cartino's pieces: wooden pawns with rank and suit, suits for the board, bag and chip."""

from parlour.art.ink import (
    BRASS,
    BRASS_LIGHT,
    BRASS_SHADE,
    INK,
    SUIT_RED,
    disc,
    gleam,
    path,
    picture,
    put,
    shadow,
)

MAPLE, MAPLE_LIGHT, MAPLE_SHADE, MAPLE_EDGE = "#eed3a1", "#fbeac8", "#d9b679", "#b98d4f"
RED = SUIT_RED
TEAL, TEAL_LIGHT, TEAL_SHADE = "#1f7a74", "#7cc4bb", "#12514d"

SUITS = {
    "D": "M0-15.5L11.5 0L0 15.5L-11.5 0Z",
    "H": (
        "M0 14.5C-7 8-15.5 3-15.5-5.5A7.8 7.8 0 0 1 0-8.5A7.8 7.8 0 0 1 15.5-5.5C15.5 3 7 8 0 14.5Z"
    ),
    "S": (
        "M0-15.5C6-8.5 14.5-4.5 14.5 3.5A7 7 0 0 1 2.2 7.6Q3 12.5 6.5 15H-6.5Q-3 12.5-2.2 7.6"
        "A7 7 0 0 1-14.5 3.5C-14.5-4.5-6-8.5 0-15.5Z"
    ),
    "C": (
        "M0-15.5A6.9 6.9 0 0 1 5.2-4.1A6.9 6.9 0 1 1 2 6.6Q2.8 12 6.5 15H-6.5Q-2.8 12-2 6.6"
        "A6.9 6.9 0 1 1-5.2-4.1A6.9 6.9 0 0 1 0-15.5Z"
    ),
}

RANKS = {
    "7": "M-8.5-15H8.5Q1 -2-2.5 15",
    "8": "M0-1.5A7 7 0 1 1 .01-1.5A8.3 8.3 0 1 1-.01-1.5",
    "9": "M7.8-6.8A7.8 7.8 0 1 1-7.8-6.8A7.8 7.8 0 1 1 7.8-6.8Q8.5 8-5 15",
    "10": (
        "M-14.5-10.5L-8.5-15V15"
        "M8.5-15C13.5-15 15.5-8.5 15.5 0S13.5 15 8.5 15S1.5 8.5 1.5 0S3.5-15 8.5-15Z"
    ),
    "J": "M-2-15H9M5-15V6.5Q5 15-2.5 15Q-9.5 15-10 7",
    "Q": "M0-15C8-15 11-8.5 11 0S8 15 0 15S-11 8.5-11 0S-8-15 0-15ZM2.5 7L11.5 16",
    "K": "M-8.5-15V15M9.5-15L-8.5 4.5M-2.5-1.5L10.5 15",
    "A": "M-11.5 15L0-15L11.5 15M-7.2 5.5H7.2",
}
"""Drawn, not set: a picture in a page cannot use the page's letters."""


def is_red(suit: str) -> bool:
    return suit in "DH"


def colour(suit: str) -> str:
    return RED if is_red(suit) else INK


def suit(name: str) -> str:
    return path(SUITS[name], colour(name))


def wood() -> str:
    """A turned disc of 100 by 100, seen from above: rim, hollow, a little grain."""
    return (
        disc(50, 50, 46.5, MAPLE_EDGE, 3)
        + disc(49, 48.5, 43.5, MAPLE_SHADE)
        + disc(48.5, 48, 41, MAPLE)
        + gleam("M16 62Q36 70 52 66T84 60", 1.6, MAPLE_SHADE, 0.7)
        + gleam("M14 36Q34 30 50 33T86 35", 1.6, MAPLE_SHADE, 0.6)
        + gleam("M24 80Q44 86 66 79", 1.6, MAPLE_SHADE, 0.6)
        + f'<circle cx="49" cy="48.5" r="37" fill="none" stroke="{MAPLE_SHADE}" stroke-width="2"/>'
        + gleam("M13.5 40Q18 20 38 13", 3.2, MAPLE_LIGHT, 1)
    )


def rank(name: str, tint: str) -> str:
    return (
        f'<path d="{RANKS[name]}" fill="none" stroke="{tint}" stroke-width="6.2"'
        ' stroke-linejoin="miter"/>'
    )


def pawn(suit_name: str, rank_name: str) -> str:
    tint = colour(suit_name)
    return (
        wood()
        + put(rank(rank_name, tint), 49, 31.5, 0, 1.02)
        + put(suit(suit_name), 49, 69.5, 0, 1.14)
    )


def joker() -> str:
    """A fool's cap with three bells."""
    cap = "M-24 12Q-32-10-21-17Q-13-10-9-2Q-6-22 0-27Q6-22 9-2Q13-10 21-17Q32-10 24 12Q0 5-24 12Z"
    half = "M0-27Q6-22 9-2Q13-10 21-17Q32-10 24 12Q12 8.5 0 8.5Z"
    bells = "".join(disc(x, y, 4.6, BRASS, 2) for x, y in ((-21, -19), (0, -29), (21, -19)))
    band = path("M-25 12Q0 4 25 12L23 21Q0 13-23 21Z", BRASS_LIGHT, 2.4)
    return wood() + put(path(cap, TEAL, 2.6) + path(half, RED, 2.6) + band + bells, 49, 55, 0, 0.98)


def turned() -> str:
    """A pawn seen from behind: it tells nothing."""
    return (
        wood()
        + f'<circle cx="49" cy="48.5" r="22" fill="none" stroke="{MAPLE_EDGE}" stroke-width="3"/>'
        + disc(49, 48.5, 5, MAPLE_EDGE)
    )


def chip() -> str:
    """Worth twenty."""
    notches = "".join(
        put(path("M-6-46H6V-36H-6Z", BRASS_LIGHT), 50, 50, turn) for turn in range(0, 360, 60)
    )
    number = (
        '<path d="M-16-6A7 7 0 0 1-2-5Q-2 1-16 12H-1'
        'M11-13C17-13 19-7 19-.5S17 12 11 12S3 6 3-.5S5-13 11-13Z"'
        f' fill="none" stroke="{INK}" stroke-width="4.6"/>'
    )
    return (
        disc(50, 50, 46.5, TEAL, 3)
        + notches
        + disc(50, 50, 31, BRASS_LIGHT, 2.5)
        + put(number, 48.5, 51, 0, 0.92)
        + gleam("M12 42Q16 22 36 13", 3, TEAL_LIGHT, 0.9)
    )


def bag() -> str:
    """A cloth bag, tied."""
    body = "M30 34Q8 56 12 78Q16 96 50 96T88 78Q92 56 70 34Q50 42 30 34Z"
    side = "M62 37.5Q80 60 74 94Q86 89 88 78Q92 56 70 34Q66 36 62 37.5Z"
    neck = "M26 10Q36 16 40 12Q46 18 52 12Q60 18 74 9Q76 22 68 31H32Q24 22 26 10Z"
    return (
        shadow("M20 92Q52 104 96 88Q98 82 90 78L30 84Z")
        + path(neck, TEAL_SHADE, 3)
        + path(body, TEAL, 3)
        + path(side, TEAL_SHADE)
        + path("M28 31Q50 39 72 31L71 37Q50 45 29 37Z", BRASS, 2.5)
        + path("M40 38Q34 50 38 58M44 39Q44 48 48 53", "none", 2.5, BRASS_SHADE)
        + gleam("M21 62Q24 48 33 42", 3.4, TEAL_LIGHT, 0.8)
    )


def emblem() -> str:
    """Three pawns beside each other, as they would score."""
    return (
        shadow("M14 84Q60 100 112 84Q118 76 104 72L22 76Z")
        + put(pawn("H", "Q"), 60, 34, 0, 0.56)
        + put(pawn("S", "K"), 3, 34, 0, 0.56)
        + put(pawn("C", "A"), 31.5, 0, 0, 0.56)
    )


def pictures() -> dict[str, str]:
    pawns = {f"pawn-{s}{r}": picture(pawn(s, r)) for s in SUITS for r in RANKS}
    suits = {f"suit-{name}": picture(put(suit(name), 50, 50, 0, 2.9)) for name in SUITS}
    others = {"pawn-joker": joker(), "pawn-back": turned(), "chip-20": chip(), "bag": bag()}
    emblems = {"cartino": picture(emblem(), 120, 100)}
    return pawns | suits | {name: picture(body) for name, body in others.items()} | emblems
