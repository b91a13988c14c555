"""The six reactions that are drawn: what people at a table show each other."""

from parlour.art.ink import (
    BLUE,
    BLUE_LIGHT,
    BLUE_SHADE,
    BRASS,
    BRASS_LIGHT,
    BRASS_SHADE,
    INK,
    IVORY,
    IVORY_SHADE,
    disc,
    gleam,
    path,
    picture,
    put,
)

RED, RED_LIGHT, RED_SHADE = "#b23a3f", "#e9a29a", "#7d2129"
GREEN, GREEN_LIGHT, GREEN_SHADE = "#4c8a4f", "#a9d19a", "#2d5f38"

STAR = "M0 -24L7 -8.5L24 -7L11 4.5L15 21L0 12L-15 21L-11 4.5L-24 -7L-7 -8.5Z"
HEART = "M50 88Q10 60 10 36Q10 14 30 14Q44 14 50 28Q56 14 70 14Q90 14 90 36Q90 60 50 88Z"
LEAF = "M0 -3Q-22 -8 -23 -25Q-23 -38 -12 -38Q-3 -38 0 -30Q3 -38 12 -38Q23 -38 23 -25Q22 -8 0 -3Z"


def bravo() -> str:
    """A star in a laurel wreath."""
    return (
        path("M50 92Q12 84 14 30M50 92Q88 84 86 30", "none", 4, GREEN_SHADE)
        + "".join(laurel(x, y, turn) + laurel(100 - x, y, -turn) for x, y, turn in LAURELS)
        + put(path(STAR, BRASS, 2.6 / 1.12), 50, 47, 0, 1.12)
        + put(path("M0 -24L7 -8.5L24 -7L11 4.5L15 21L0 12Z", BRASS_SHADE), 50, 47, 0, 1.04)
        + gleam("M31 41L42 39L46 29", 2.6, BRASS_LIGHT, 1)
    )


LAURELS = ((14, 30, -8), (15, 46, -22), (19, 61, -38), (28, 75, -56), (41, 86, -78))
"""Where the leaves of the left branch sit, and how they lean."""


def laurel(x: float, y: float, turn: float) -> str:
    leaf = path("M0 2Q-11 -7 0 -20Q11 -7 0 2Z", GREEN, 2) + gleam("M-3 -7Q-2 -12 0 -15", 1.6)
    return put(leaf, x, y, turn)


def laugh() -> str:
    """A sun that laughs."""
    rays = "".join(put(path("M-7 -31L0 -47L7 -31Z", BRASS, 2.4), 50, 50, t) for t in turns(12))
    return (
        rays
        + disc(50, 50, 33, BRASS_LIGHT, 3)
        + path("M62 20Q83 28 83 50Q83 72 62 80Q76 52 62 20Z", BRASS)
        + path("M30 45Q36 36 42 45M58 45Q64 36 70 45", "none", 3.4)
        + path("M31 55Q50 60 69 55Q66 76 50 76T31 55Z", INK, 2.4)
        + path("M38 70Q50 62 62 70Q57 76 50 76T38 70Z", RED)
        + path("M35 57.5Q50 61.5 65 57.5L64 62Q50 66 36 62Z", IVORY)
        + gleam("M24 40Q28 27 41 23", 3)
    )


def wow() -> str:
    """A full moon that cannot believe it."""
    return (
        disc(50, 50, 44, IVORY, 3)
        + path("M66 9Q94 20 94 50Q94 80 66 91Q84 52 66 9Z", IVORY_SHADE)
        + path("M24 28Q31 20 39 24M61 24Q69 20 76 28", "none", 3.2)
        + disc(34, 42, 9, "#fff", 2.6)
        + disc(66, 42, 9, "#fff", 2.6)
        + disc(35, 43, 4, INK)
        + disc(65, 43, 4, INK)
        + path("M50 57Q62 57 62 70Q62 83 50 83T38 70Q38 57 50 57Z", INK, 2.4)
        + path("M41 75Q50 68 59 75Q57 82 50 82T41 75Z", RED)
        + gleam("M14 40Q18 22 34 14", 3)
    )


def tears() -> str:
    """A little cloud that weeps."""
    return (
        path("M24 66Q6 66 6 50Q6 35 21 34Q24 12 47 12Q66 12 72 28Q94 27 94 48Q94 66 76 66Z",
             BLUE_LIGHT, 3)
        + path("M72 28Q94 27 94 48Q94 66 76 66L40 66Q78 60 72 28Z", BLUE)
        + path("M33 44Q38 38 43 44M57 44Q62 38 67 44", "none", 3.2)
        + path("M42 58Q50 50 58 58", "none", 3.2)
        + gleam("M14 47Q15 40 23 39M31 27Q35 20 45 19", 3)
        + "".join(put(DROP, x, y) for x, y in ((30, 72), (52, 76), (74, 71)))
    )  # fmt: skip


DROP = path("M0 0Q8 11 0 17Q-8 11 0 0Z", BLUE, 2.2, BLUE_SHADE) + gleam("M-2.5 9Q-2 13 0 14", 1.6)


def heart() -> str:
    return (
        path(HEART, RED, 3)
        + path("M74 15Q90 17 90 36Q90 60 50 88Q78 52 74 15Z", RED_SHADE)
        + gleam("M19 38Q19 24 31 23", 4.5, RED_LIGHT, 1)
    )


def luck() -> str:
    """Four leaves."""
    leaf = (
        path(LEAF, GREEN, 2.8)
        + path("M12 -38Q23 -38 23 -25Q22 -8 0 -3Q14 -18 12 -38Z", GREEN_SHADE)
        + gleam("M-17 -25Q-17 -32 -11 -33", 2.6, GREEN_LIGHT, 1)
    )
    return path("M50 48Q54 76 70 92", "none", 5, GREEN_SHADE) + "".join(
        put(leaf, 50, 47, turn) for turn in (-45, 45, 135, -135)
    )


def turns(number: int) -> list[float]:
    """Evenly round the circle."""
    return [360 * each / number for each in range(number)]


def pictures() -> dict[str, str]:
    drawn = {
        "bravo": bravo(),
        "laugh": laugh(),
        "wow": wow(),
        "tears": tears(),
        "heart": heart(),
        "luck": luck(),
    }
    return {f"sign-{name}": picture(body) for name, body in drawn.items()}
