"""What can stand in the way of odds; the codes are messages of `odds.ftl`."""

from enum import StrEnum
from importlib.util import find_spec


class Trouble(StrEnum):
    NO_NUMPY = "odds-no-numpy"
    NO_NUMBA = "odds-no-numba"
    BAD_CARD = "odds-bad-card"
    CARD_TWICE = "odds-card-twice"
    BAD_HAND = "odds-bad-hand"
    BAD_BOARD = "odds-bad-board"
    BAD_BACK = "odds-bad-back"
    TWO_BACKS = "odds-two-backs"
    NO_OPPONENTS = "odds-no-opponents"
    TOO_MANY = "odds-too-many"
    IMPOSSIBLE = "odds-impossible"


class Unsolvable(Exception):
    """A question without an answer; `code` and `about` are for programs and translators."""

    def __init__(self, code: Trouble, **about: str | int) -> None:
        super().__init__(" ".join([code.value, *map(str, about.values())]))
        self.code = code
        self.about = about


def has_numpy() -> bool:
    return find_spec("numpy") is not None


def has_numba() -> bool:
    return find_spec("numba") is not None
