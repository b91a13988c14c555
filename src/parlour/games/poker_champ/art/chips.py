"""Chips and Awards of Poker Champ, and its emblem."""

from parlour.art.ink import (
    BRASS,
    BRASS_LIGHT,
    BRASS_SHADE,
    INK,
    WALNUT,
    WALNUT_SHADE,
    disc,
    gleam,
    path,
    picture,
    put,
    shadow,
    slab,
)
from parlour.games.poker_champ.art.cards import (
    CRIMSON,
    CRIMSON_DEEP,
    CRIMSON_LIGHT,
    HEIGHT,
    PAPER,
    WIDTH,
    back,
    card,
)


def chip() -> str:
    """100 by 100, from above."""
    edge = "".join(
        put(path("M-9-46.5A47 47 0 0 1 9-46.5L6.8-34A35 35 0 0 0-6.8-34Z", PAPER), 50, 50, turn)
        for turn in range(0, 360, 60)
    )
    return (
        disc(50, 50, 47, CRIMSON, 3)
        + edge
        + disc(50, 50, 33, CRIMSON_DEEP, 2)
        + disc(50, 50, 26, PAPER, 1.5)
        + put(
            path(
                "M0-16L4.6-5.6L15.4-5L7 2.4L9.6 13L0 7.2L-9.6 13L-7 2.4L-15.4-5L-4.6-5.6Z",
                BRASS,
                1.6,
            ),
            50,
            51,
        )
        + gleam("M17 34Q24 18 40 11", 4, CRIMSON_LIGHT)
    )


def award() -> str:
    """A cup on a foot, 100 by 100: the trophy for a gift."""
    return (
        slab(28, 82, 44, 13, 3, WALNUT, 3)
        + path("M33 82H67L62 74H38Z", WALNUT_SHADE, 2.5)
        + path("M45 56H55L57 75H43Z", BRASS_SHADE, 2.5)
        + path("M26 16C6 14 8 44 34 46", "none", 5.5, BRASS_SHADE)
        + path("M74 16C94 14 92 44 66 46", "none", 5.5, BRASS_SHADE)
        + path("M24 8H76C77 38 66 59 50 59C34 59 23 38 24 8Z", BRASS, 3)
        + path("M60 9H75C76 37 66 57 52 58C62 48 64 30 60 9Z", BRASS_SHADE)
        + gleam("M32 15C32 32 37 44 43 50", 4.5, BRASS_LIGHT, 1)
        + put(
            path(
                "M0-13L3.7-4.6L12.4-4L5.8 1.9L7.6 10.5L0 6L-7.6 10.5L-5.8 1.9L-12.4-4L-3.7-4.6Z",
                PAPER,
                1.6,
            ),
            50,
            30,
        )
        + path("M22 8H78", "none", 5, INK)
        + path("M23 8H77", "none", 2.4, BRASS_LIGHT)
    )


def emblem() -> str:
    """An ace, a marked back and a chip, 120 by 100."""
    scale = 0.3
    return (
        shadow("M20 92Q60 101 108 90L100 82L30 84Z")
        + put(card("A", "h"), 14, 18, -12, scale)
        + put(back("L", "s"), 50, 6, 10, scale)
        + put(chip(), 72, 56, 0, 0.42)
    )


def pictures() -> dict[str, str]:
    assert (WIDTH, HEIGHT) == (200, 280)
    return {
        "chip": picture(chip()),
        "award": picture(award()),
        "poker_champ": picture(emblem(), 120, 100),
    }
