"""Why something is not printed."""

from enum import StrEnum


class Refusal(StrEnum):
    NOTHING_ON_PAPER = "nothing-on-paper"
    NO_SUCH_THING = "no-such-thing"
    BAD_CHOICE = "bad-choice"
    BAD_SHIFT = "bad-shift"
    TOO_LONG_FOR_PAPER = "too-long-for-paper"
    NO_PRESS = "no-press"
    """typst is not installed, and on this machine perhaps cannot be."""
    NO_FONTS = "no-fonts"
    """./parlour has not built them yet."""
