"""Kniffel's emblem; its dice are the house's."""

from parlour.art.dice import GLASS, die
from parlour.art.ink import picture, put, shadow


def emblem() -> str:
    """Two blue dice, thrown."""
    return (
        shadow("M26 88Q60 99 114 86Q122 80 108 75L34 78Z")
        + put(die(5, GLASS), 62, 8, 15, 0.56)
        + put(die(3, GLASS), 3, 36, -14, 0.56)
    )


def pictures() -> dict[str, str]:
    return {"kniffel": picture(emblem(), 120, 100)}
