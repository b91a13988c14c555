"""Kniffel's emblem, and the dice of each box beside its rule; the dice are the house's."""

from collections.abc import Sequence

from parlour.art.dice import GLASS, die
from parlour.art.ink import faint, picture, put, shadow


def emblem() -> str:
    """Two blue dice, thrown."""
    return (
        shadow("M26 88Q60 99 114 86Q122 80 108 75L34 78Z")
        + put(die(5, GLASS), 62, 8, 15, 0.56)
        + put(die(3, GLASS), 3, 36, -14, 0.56)
    )


GAP = 116
EXAMPLES: dict[str, tuple[Sequence[int], int]] = {
    "3-1": ((2, 2, 2, 3, 4), 3),
    "4-1": ((6, 6, 6, 3, 1), 5),
    "4-2": ((3, 3, 3, 3, 5), 5),
    "4-3": ((4, 4, 4, 2, 2), 5),
    "4-4": ((2, 3, 4, 5, 5), 4),
    "4-5": ((2, 3, 4, 5, 6), 5),
    "4-6": ((5, 5, 5, 5, 5), 5),
    "4-7": ((1, 3, 4, 4, 6), 5),
}
"""By chapter and passage of the rules: five dice, and how many of them count."""


def five(dice: Sequence[int], count: int) -> str:
    drawn = [put(die(face), GAP * place, 0) for place, face in enumerate(dice)]
    return "".join(drawn[:count]) + faint("".join(drawn[count:]))


def pictures() -> dict[str, str]:
    figures = {
        f"rule-kniffel-{place}": picture(five(*example), 4 * GAP + 100, 100)
        for place, example in EXAMPLES.items()
    }
    return {"kniffel": picture(emblem(), 120, 100), **figures}
