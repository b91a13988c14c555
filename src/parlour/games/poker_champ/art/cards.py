"""French-suited cards with large indices, and the marked backs of Poker Champ.

A card is 200 by 280. The ranks are drawn, not set, so that they look the same on every machine.
"""

from parlour.art.ink import (
    BRASS,
    BRASS_LIGHT,
    INK,
    IVORY,
    IVORY_EDGE,
    SUIT_RED,
    path,
    picture,
    put,
    slab,
)

WIDTH, HEIGHT = 200, 280
PAPER = "#fffaf0"
CRIMSON, CRIMSON_DEEP, CRIMSON_LIGHT = "#9c2233", "#6d1422", "#c9566a"
FLESH, HAIR = "#f3cfae", "#8a5a2b"

COLOUR = {"s": "#221a1c", "h": SUIT_RED, "d": SUIT_RED, "c": "#221a1c"}
FOUR_COLOURS = {**COLOUR, "d": "#1f5fa8", "c": "#23743a"}

PIPS = {
    "h": "M0 30C-12 16-30 4-30-12C-30-24-22-30-14-30C-7-30-2-26 0-19C2-26 7-30 14-30"
    "C22-30 30-24 30-12C30 4 12 16 0 30Z",
    "d": "M0-34C6-20 15-8 25 0C15 8 6 20 0 34C-6 20-15 8-25 0C-15-8-6-20 0-34Z",
    "s": "M0-33C6-20 29-6 29 10C29 20 22 25 15 25C9 25 5 22 3 18C4 26 7 31 12 34H-12"
    "C-7 31-4 26-3 18C-5 22-9 25-15 25C-22 25-29 20-29 10C-29-6-6-20 0-33Z",
    "c": "M0-33C9-33 15-26 15-18C15-12 12-8 9-5C12-7 15-8 18-8C25-8 31-2 31 6C31 14 25 20 17 20"
    "C10 20 5 16 3 11C4 22 7 30 13 34H-13C-7 30-4 22-3 11C-5 16-10 20-17 20C-25 20-31 14-31 6"
    "C-31-2-25-8-18-8C-15-8-12-7-9-5C-12-8-15-12-15-18C-15-26-9-33 0-33Z",
}

GLYPHS = {
    "2": "M7 17C7 2 35 2 34 18C33 31 13 39 6 56H36",
    "3": "M7 8H33L19 27C33 25 38 37 34 46C28 61 9 58 5 48",
    "4": "M28 57V6L4 41H38",
    "5": "M34 7H11L9 29C21 20 37 27 35 42C33 61 9 60 5 48",
    "6": "M31 7C14 12 6 27 7 42C8 61 34 61 34 42C34 25 12 26 8 41",
    "7": "M5 8H35C24 22 17 38 15 57",
    "8": "M20 29C6 27 7 6 20 6C33 6 34 27 20 29C3 31 4 57 20 57C36 57 37 31 20 29Z",
    "9": "M33 22C30 37 8 37 7 21C6 2 33 2 34 20C35 38 25 52 10 57",
    "T": "M1 16L8 8V57M28 7C16 7 16 57 28 57C40 57 40 7 28 7Z",
    "J": "M13 7H32M25 7V42C25 61 4 60 5 44",
    "Q": "M20 6C1 6 1 54 20 54C39 54 39 6 20 6ZM22 41L36 59",
    "K": "M9 6V57M34 6L10 35M18 27L37 57",
    "A": "M3 57L20 6L37 57M10 40H30",
    "L": "M9 6V56H35",
    "M": "M4 57V7L20 38L36 7V57",
    "S": "M34 14C30 2 8 3 8 18C8 33 35 27 35 43C35 61 8 60 5 46",
}

ROWS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((0, -3), (0, 3)),
    "3": ((0, -3), (0, 0), (0, 3)),
    "4": ((-1, -3), (1, -3), (-1, 3), (1, 3)),
    "5": ((-1, -3), (1, -3), (0, 0), (-1, 3), (1, 3)),
    "6": ((-1, -3), (1, -3), (-1, 0), (1, 0), (-1, 3), (1, 3)),
    "7": ((-1, -3), (1, -3), (0, -1.5), (-1, 0), (1, 0), (-1, 3), (1, 3)),
    "8": ((-1, -3), (1, -3), (0, -1.5), (-1, 0), (1, 0), (0, 1.5), (-1, 3), (1, 3)),
    "9": ((-1, -3), (1, -3), (-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1), (-1, 3), (1, 3)),
    "T": (
        (-1, -3), (1, -3), (0, -2), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, 2), (-1, 3), (1, 3)
    ),
}  # fmt: skip


def glyph(name: str, colour: str, x: float, y: float, scale: float, width: float = 8) -> str:
    """A drawn letter or number with its upper left corner at x, y; it is 40 by 63."""
    line = f'stroke="{colour}" stroke-width="{width:g}"'
    return put(f'<path d="{GLYPHS[name]}" fill="none" {line}/>', x, y, 0, scale)


def pip(suit: str, colour: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    return put(path(PIPS[suit], colour), x, y, turn, scale)


def twice(body: str) -> str:
    """The same again, seen from the other side of the table."""
    return body + f'<g transform="rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})">{body}</g>'


def blank() -> str:
    return slab(2, 2, WIDTH - 4, HEIGHT - 4, 16, PAPER) + (
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="16" fill="none"'
        f' stroke="{IVORY_EDGE}" stroke-width="3"/>'
    )


def card(rank: str, suit: str, colours: dict[str, str] = COLOUR) -> str:
    return blank() + face(rank, suit, colours)


def face(rank: str, suit: str, colours: dict[str, str] = COLOUR) -> str:
    """What is on a card, without its own paper and rim."""
    colour = colours[suit]
    index = glyph(rank, colour, 13, 13, 0.92, 9) + pip(suit, colour, 32, 96, 0.5)
    if rank == "A":
        return pip(suit, colour, 100, 140, 1.75) + twice(index)
    if rank in ROWS:
        return spots(rank, suit, colour) + twice(index)
    return court(rank, suit, colour) + twice(index)


def spots(rank: str, suit: str, colour: str) -> str:
    scale = 0.58 if len(ROWS[rank]) < 9 else 0.5
    return "".join(
        pip(suit, colour, 100 + x * 27, 140 + y * 31, scale, 0 if y <= 0 else 180)
        for x, y in ROWS[rank]
    )


# Jack, queen and king: one figure, three ways to dress


def court(rank: str, suit: str, colour: str) -> str:
    frame = (
        f'<rect x="56" y="20" width="88" height="240" rx="7" fill="{IVORY}"'
        f' stroke="{colour}" stroke-width="2.5"/>'
    )
    half = '<clipPath id="h"><rect x="57" y="21" width="86" height="119"/></clipPath>'
    figure = robe(rank, colour) + head(rank, colour) + held(rank, suit, colour)
    return frame + half + twice(f'<g clip-path="url(#h)">{put(figure, 100, 62)}</g>')


def robe(rank: str, colour: str) -> str:
    second = {"J": BRASS, "Q": "#e8b9b2" if colour == SUIT_RED else "#c3c9d6", "K": CRIMSON}[rank]
    return (
        path("M-52 90C-50 52-36 28-16 22H16C36 28 50 52 52 90Z", colour, 2)
        + path("M-15 22L0 44L15 22L25 90H-25Z", second, 2)
        + "".join(path(f"M0 {y}l6 7l-6 7l-6-7Z", BRASS_LIGHT, 1.2) for y in (48, 64))
        + path("M-30 32Q0 48 30 32L34 43Q0 60-34 43Z", IVORY, 2)
        + "".join(
            path(f"M{x} {y}l2 5h-4Z", INK) for x, y in ((-22, 39), (-11, 44), (11, 44), (22, 39))
        )
    )


def head(rank: str, colour: str) -> str:
    long = "M-19-8C-25 16-20 28-13 31H13C20 28 25 16 19-8Z"
    short = "M-18-8C-21 8-18 14-14 17H14C18 14 21 8 18-8Z"
    beard = path("M-13 6C-14 20-6 28 0 30C6 28 14 20 13 6Q6 12 0 10Q-6 12-13 6Z", HAIR, 1.6)
    return (
        path(short if rank == "K" else long, HAIR if rank != "Q" else "#c58a3a", 1.8)
        + path("M-13-10C-15 6-10 18 0 21C10 18 15 6 13-10Z", FLESH, 1.6)
        + (beard if rank == "K" else "")
        + "".join(path(f"M{x - 3} 0q3-3 6 0", "none", 1.5) + dot(x, 2) for x in (-6, 6))
        + path("M0 2L-2 9H2", "none", 1.2)
        + path("M-4 14Q0 16 4 14", "none", 1.6, CRIMSON)
        + hat(rank, colour)
    )


def dot(x: float, y: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="1.5" fill="{INK}"/>'


def hat(rank: str, colour: str) -> str:
    if rank == "J":
        return path("M-20-8Q-22-24 0-26Q24-26 20-8Q0-15-20-8Z", colour, 1.8) + path(
            "M12-22Q30-36 34-16Q24-18 16-14Z", BRASS_LIGHT, 1.4
        )
    points = (
        "M-19-8L-24-28L-11-18L0-32L11-18L24-28L19-8Z"
        if rank == "K"
        else "M-18-8Q-22-22-18-24L-9-15L0-28L9-15L18-24Q22-22 18-8Z"
    )
    pearls = ((-24, -29), (0, -33), (24, -29)) if rank == "K" else ((-18, -25), (0, -29), (18, -25))
    return path(points, BRASS, 1.8) + "".join(
        f'<circle cx="{x}" cy="{y}" r="2.6" fill="{CRIMSON}" stroke="{INK}" stroke-width="1"/>'
        for x, y in pearls
    )


def held(rank: str, suit: str, colour: str) -> str:
    """A sword, a flower, a halberd; and the sign of the suit."""
    thing = {
        "K": path("M-40 84V-20L-37-28L-34-20V84Z", "#c9d4df", 1.4)
        + path("M-46 34H-28V40H-46Z", BRASS, 1.4),
        "Q": path("M-38 84Q-34 50-39 20", "none", 2.4, "#3d6b42")
        + "".join(
            put(path("M0 0C-7-6-5-14 0-16C5-14 7-6 0 0Z", CRIMSON_LIGHT, 1.2), -39, 16, a)
            for a in range(0, 360, 72)
        ),
        "J": path("M-39 84V-18H-35V84Z", HAIR, 1.2)
        + path("M-37-30L-28-14Q-37-6-46-14Z", "#c9d4df", 1.4),
    }[rank]
    return thing + pip(suit, colour, 32, -18, 0.42)


# The marked back


def back(strength: str, suit: str | None, colours: dict[str, str] = COLOUR) -> str:
    """What the table may see: L, M or S with its suit, or A alone. All else is alike on each."""
    weave = (
        f'<pattern id="w" width="18" height="18" patternUnits="userSpaceOnUse"'
        f' patternTransform="rotate(45)"><rect width="18" height="18" fill="{CRIMSON}"/>'
        f"{WEAVE}</pattern>"
    )
    ground = (
        f'<rect x="12" y="12" width="176" height="256" rx="9" fill="url(#w)"'
        f' stroke="{CRIMSON_DEEP}" stroke-width="3"/>'
    )
    return f"<defs>{weave}</defs>" + blank() + ground + plate() + mark(strength, suit, colours)


WEAVE = (
    f'<path d="M0 9H18M9 0V18" stroke="{CRIMSON_LIGHT}" stroke-width="1.6"/>'
    f'<circle cx="9" cy="9" r="2.6" fill="{PAPER}"/>'
)
"""What is woven into the ground of a back, over and over: 18 by 18."""


def plate() -> str:
    return (
        f'<rect x="34" y="36" width="132" height="208" rx="26" fill="{PAPER}"'
        f' stroke="{CRIMSON_DEEP}" stroke-width="4"/>'
        f'<rect x="41" y="43" width="118" height="194" rx="20" fill="none"'
        f' stroke="{BRASS}" stroke-width="2"/>'
    )


def mark(strength: str, suit: str | None, colours: dict[str, str]) -> str:
    if suit is None:
        return glyph("A", CRIMSON_DEEP, 46, 56, 2.7, 8)
    number = STARS[strength]
    return (
        pip(suit, colours[suit], 100, 88, 1.06)
        + glyph(strength, INK, 77.5, 134, 1.08, 9.5)
        + "".join(star(100 + 34 * (n - (number - 1) / 2), 220) for n in range(number))
    )


STARS = {"L": 3, "M": 2, "S": 1}


def star(x: float, y: float) -> str:
    shape = "M0-13L3.7-4.6L12.4-4L5.8 1.9L7.6 10.5L0 6L-7.6 10.5L-5.8 1.9L-12.4-4L-3.7-4.6Z"
    return put(path(shape, BRASS, 1.6), x, y)


def pictures() -> dict[str, str]:
    """`card-As`, `back-sL`, `back-A`; and `card4-…`, `back4-…` where four colours differ."""
    drawn = {}
    for name, colours, suits in (("", COLOUR, "cdhs"), ("4", FOUR_COLOURS, "cd")):
        for suit in suits:
            for rank in "23456789TJQKA":
                drawn[f"card{name}-{rank}{suit}"] = card(rank, suit, colours)
            for strength in "LMS":
                drawn[f"back{name}-{suit}{strength}"] = back(strength, suit, colours)
    drawn["back-A"] = back("A", None)
    return {name: picture(body, WIDTH, HEIGHT) for name, body in drawn.items()}
