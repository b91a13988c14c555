"""Counters, markers and the six cups of Pokino, and its emblem."""

from parlour.art.ink import BRASS_LIGHT, INK, WALNUT, WALNUT_SHADE, disc, gleam, path, picture, put
from parlour.games.pokino.art.spanish import tile

SAFFRON, SAFFRON_LIGHT, SAFFRON_SHADE = "#e8932a", "#ffc977", "#a65c10"
TEAL, TEAL_LIGHT, TEAL_SHADE = "#2f8f8a", "#8fd3cc", "#175a57"


def counter() -> str:
    """A playing counter, as it lies in a cup."""
    notches = "".join(
        put(path("M-7-45A46 46 0 0 1 7-45L5-34A35 35 0 0 0-5-34Z", "#fff3d6", 0), 50, 50, 60 * i)
        for i in range(6)
    )
    return (
        disc(50, 53, 45, INK)
        + disc(50, 50, 45, SAFFRON, 3)
        + notches
        + disc(50, 50, 29, SAFFRON_SHADE)
        + disc(50, 49, 27, SAFFRON, 2)
        + gleam("M30 42A22 22 0 0 1 46 29", 4, SAFFRON_LIGHT, 1)
    )


def marker() -> str:
    """A marking counter: glass, so that the card can be seen through it."""
    ring = f'<circle cx="50" cy="50" r="40" fill="{TEAL}" fill-opacity=".46" stroke="{INK}"'
    return (
        ring
        + ' stroke-width="3.4"/>'
        + f'<circle cx="50" cy="50" r="33.5" fill="none" stroke="{TEAL_SHADE}" stroke-width="3"/>'
        + gleam("M24 44A27 27 0 0 1 44 24", 5, "#fff", 0.9)
        + gleam("M72 62A25 25 0 0 1 62 72", 3, TEAL_LIGHT, 0.9)
    )


def cup(full: int) -> str:
    """A wooden cup, seen from the front: empty, with a few counters, or heaped."""
    heap = {
        0: (),
        1: ((40, 27), (60, 28)),
        2: ((32, 26), (50, 22), (68, 26), (42, 15), (59, 14)),
        3: ((30, 25), (50, 24), (70, 25), (38, 14), (62, 14), (50, 4)),
    }[full]
    counters = "".join(lying(x, y) for x, y in reversed(heap))
    return (
        path("M14 30C14 20 86 20 86 30C86 40 14 40 14 30Z", WALNUT_SHADE, 3)
        + counters
        + path("M14 30C18 40 82 40 86 30L79 88C76 96 24 96 21 88Z", WALNUT, 3)
        + path(
            "M66 37.4C76 36 84 33 86 30L79 88C77 93 70 94.5 60 95C66 76 68 56 66 37.4Z",
            WALNUT_SHADE,
        )
        + path("M18.4 62C28 69 72 69 81.6 62L80.4 71C72 78 28 78 19.6 71Z", BRASS_LIGHT, 2)
        + gleam("M24 44L27 58", 3, "#b98558", 1)
    )


def lying(x: float, y: float) -> str:
    """A counter seen from the side."""
    left, right = x - 12, x + 12
    rim = f"M{left} {y}C{left} {y + 6} {right} {y + 6} {right} {y}"
    below = f"V{y + 5}C{right} {y + 11} {left} {y + 11} {left} {y + 5}Z"
    body = f"M{left} {y}C{left} {y - 6} {right} {y - 6} {right} {y}"
    return path(body + below, SAFFRON, 2) + path(rim, "none", 1.8)


def emblem() -> str:
    """A coin card and a cup of counters."""
    return (
        put(tile(1, "o"), 30, 2, 8, 0.74)
        + put(
            path(
                "M0 9A9 9 0 0 1 9 0H91A9 9 0 0 1 100 9V91A9 9 0 0 1 91 100H9A9 9 0 0 1 0 91Z",
                "none",
                4,
            ),
            30,
            2,
            8,
            0.74,
        )
        + put(cup(2), 0, 32, 0, 0.68)
    )


def pictures() -> dict[str, str]:
    cups = {f"cup-{full}": picture(cup(full)) for full in range(4)}
    pieces = {"counter": picture(counter()), "marker": picture(marker())}
    return cups | pieces | {"pokino": picture(emblem(), 114, 100)}
