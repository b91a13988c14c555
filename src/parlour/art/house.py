"""The mark of the house, and the emblem of games that bring none."""

from parlour.art.dice import die
from parlour.art.ink import (
    BRASS,
    BRASS_LIGHT,
    BRASS_SHADE,
    LAMP,
    NIGHT,
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


def house() -> str:
    """A lamp over a table with one die on it."""
    return (
        disc(50, 50, 47, NIGHT, 3.5)
        + LIGHT
        + path("M7 68Q50 50 93 68Q84 97 50 97T7 68Z", WALNUT, 3)
        + path("M12 80Q50 92 88 80Q76 97 50 97T12 80Z", WALNUT_SHADE)
        + gleam("M17 68.5Q32 62 46 61", 2, BRASS_LIGHT, 0.6)
        + path("M50 4V20", "none", 3.5)
        + lamp()
        + put(die(5), 35.5, 55, -8, 0.29)
    )


def whole() -> str:
    """The same to the edge, for phones that cut an icon to their own shape: four fifths across the
    middle are always seen."""
    return (
        slab(0, 0, 100, 100, 0, NIGHT)
        + put(LIGHT, 5, 4, 0, 0.9)
        + path("M-5 73Q50 50 105 73V105H-5Z", WALNUT, 3)
        + path("M-5 84Q50 96 105 84V105H-5Z", WALNUT_SHADE)
        + gleam("M14 67.5Q32 62 46 61", 2, BRASS_LIGHT, 0.6)
        + path("M50 -5V22", "none", 3)
        + put(lamp(), 5, 4, 0, 0.9)
        + put(die(5), 36, 54, -8, 0.28)
    )


LIGHT = path("M39 38L14 74Q28 90 50 90T86 74L61 38Z", LAMP)


def lamp() -> str:
    return (
        path("M24 42Q26 18 50 18T76 42Q50 49 24 42Z", BRASS, 3)
        + path("M60 20Q75 25 76 42Q68 44.5 60 45Q66 32 60 20Z", BRASS_SHADE)
        + gleam("M31 36Q33 26 42 23.5", 3, BRASS_LIGHT, 1)
    )


def game() -> str:
    """A pawn, a die and a counter: for a game that brings no emblem of its own."""
    return (
        shadow("M18 88Q60 99 112 86Q118 81 106 77L28 80Z")
        + path("M34 12Q46 12 46 24Q46 31 40 35Q45 52 55 72Q58 84 34 84T13 72Q23 52 28 35Q22 31"
               " 22 24Q22 12 34 12Z", WALNUT, 2.8)
        + path("M41 34Q46 53 55 72Q57 82 40 84Q46 60 36 36Z", WALNUT_SHADE)
        + gleam("M27 25Q27 18 33 17", 3, BRASS_LIGHT, 0.7)
        + put(die(4), 55, 34, 10, 0.46)
        + disc(98, 78, 11, BRASS, 2.5)
        + gleam("M91 77Q92 71 97 70", 2.5, BRASS_LIGHT, 1)
    )  # fmt: skip


TURN = '<circle cx="80" cy="20" r="18" fill="#b3261e" stroke="#fffaf0" stroke-width="5"/>'
"""On the icon of a page whose visitor is to move."""


def pictures() -> dict[str, str]:
    return {
        "parlour": picture(house()),
        "parlour-whole": picture(whole()),
        "parlour-turn": picture(house() + TURN),
        "game": picture(game(), 120, 100),
    }
