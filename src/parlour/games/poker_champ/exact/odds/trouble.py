"""What can stand in the way of odds; the codes are messages of `odds.ftl`."""

from enum import StrEnum


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
