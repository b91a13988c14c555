"""Questions about Kniffel that have no answer; the codes are messages in its words."""

from enum import StrEnum


class Trouble(StrEnum):
    BAD_SHEET = "kniffel-solver-bad-sheet"
    NO_SUCH_BOX = "kniffel-solver-no-such-box"
    BOX_TWICE = "kniffel-solver-box-twice"
    BAD_POINTS = "kniffel-solver-bad-points"
    BAD_EXTRA = "kniffel-solver-bad-extra"
    OUT_OF_ORDER = "kniffel-solver-out-of-order"
    SHEET_FULL = "kniffel-solver-sheet-full"
    BAD_DICE = "kniffel-solver-bad-dice"
    BAD_ROLLS = "kniffel-solver-bad-rolls"
    NO_SUCH_SEAT = "kniffel-solver-no-such-seat"
    OPTIONS_DO_NOT_FIT = "kniffel-solver-options-do-not-fit"
