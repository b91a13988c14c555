"""Dice: ivory with ink pips on the table, blue with ivory pips on Kniffel's emblem."""

from typing import NamedTuple

from parlour.art.ink import (
    BLUE,
    BLUE_LIGHT,
    BLUE_SHADE,
    INK,
    IVORY,
    IVORY_EDGE,
    IVORY_SHADE,
    disc,
    gleam,
    path,
    picture,
    slab,
)

SPREAD = 24
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class Stuff(NamedTuple):
    """What a die is made of."""

    face: str
    shade: str
    edge: str
    gleam: str
    pip: str
    hollow: str
    """The lit lower rim of a pip that is sunk into the face."""
    glint: str


BONE = Stuff(IVORY, IVORY_SHADE, IVORY_EDGE, "#fff", INK, "#f9eccb", "#8a7766")
GLASS = Stuff(BLUE, "#28549a", BLUE_SHADE, BLUE_LIGHT, IVORY, BLUE_SHADE, "#fff")


def die(number: int, stuff: Stuff = BONE) -> str:
    """A die of 100 by 100, seen from above; its own shadow is the table's business."""
    body = (
        slab(3.5, 3.5, 93, 93, 19, stuff.edge, 3)
        + slab(5, 5, 87, 86, 17, stuff.shade)
        # The face is a little hollow: its lower right turns away from the lamp.
        + path(
            "M22 6H75A15 15 0 0 1 90 21V64Q82 88 54 89H22A16 16 0 0 1 6 73V22A16 16 0 0 1 22 6Z",
            stuff.face,
        )
        + gleam("M11 38V25Q11 11 25 11H44", 3.4, stuff.gleam)
        + gleam("M53 11H57", 3.4, stuff.gleam)
    )
    return body + "".join(
        pip(48.5 + x * SPREAD, 48 + y * SPREAD, number, stuff) for x, y in PIPS[number]
    )


def pip(x: float, y: float, number: int, stuff: Stuff) -> str:
    r = 12.5 if number == 1 else 9.2
    out, half = r + 0.9, r * 0.55
    rim = f"M{x - r * 0.72:g} {y + r * 0.82:g}A{out:g} {out:g} 0 0 0 {x + r:g} {y + r * 0.5:g}"
    shine = f"M{x - r * 0.5:g} {y - r * 0.2:g}a{half:g} {half:g} 0 0 1 {r * 0.4:g} {-r * 0.32:g}"
    return (
        gleam(rim, 2, stuff.hollow, 1)
        + disc(x, y, r, stuff.pip)
        + gleam(shine, 1.8, stuff.glint, 0.9)
    )


def pictures() -> dict[str, str]:
    return {f"die-{number}": picture(die(number)) for number in PIPS}
