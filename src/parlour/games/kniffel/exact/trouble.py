"""Questions about Kniffel that have no answer; the codes are messages of `coach.ftl`."""

from enum import StrEnum


class Trouble(StrEnum):
    BAD_SHEET = "coach-bad-sheet"
    NO_SUCH_BOX = "coach-no-such-box"
    BOX_TWICE = "coach-box-twice"
    BAD_POINTS = "coach-bad-points"
    BAD_EXTRA = "coach-bad-extra"
    OUT_OF_ORDER = "coach-out-of-order"
    SHEET_FULL = "coach-sheet-full"
    BAD_DICE = "coach-bad-dice"
    BAD_ROLLS = "coach-bad-rolls"
    NO_SUCH_SEAT = "coach-no-such-seat"
    OPTIONS_DO_NOT_FIT = "coach-options-do-not-fit"
