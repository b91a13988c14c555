"""Pig's emblem: a die with ears."""

from parlour.art.dice import die
from parlour.art.ink import path, picture, put

PINK = "#e9a3a0"


def emblem() -> str:
    ears = path("M26 30L20 8L46 22ZM74 30L80 8L54 22Z", PINK, 3)
    return ears + put(die(2), 18, 22, 0, 0.64)


def pictures() -> dict[str, str]:
    return {"pig": picture(emblem())}
