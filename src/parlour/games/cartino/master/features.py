"""What is weighed of a position that a turn leaves behind, and in which units.

All are whole numbers, so that every machine, compiled or not, finds the same turn the best.
"""

POINT = 1 << 20
"""One point, in the unit of values."""
SHARE = 64
"""One, in features that are expected numbers."""
COMPANY = 3
"""What another pawn of the best suit counts, beside what it would score."""

FEATURES = 24
(
    ONE,
    KEPT,
    KEPT_SQUARED,
    SCORED,
    SUIT,
    ALIKE,
    THREE_ALIKE,
    FOUR_ALIKE,
    JOKERS,
    BEST_FOR_JOKER,
    SUIT_WITH_JOKER,
    MINUS,
    SIDE_BY_SIDE,
    UNEVEN,
    BAG,
    BEST,
    DRAWN,
    DRAWN_SUIT,
    THEIRS,
    THEIR_SCORED,
    THEIR_SQUARES,
    THEIR_SUIT,
    THEIR_JOKERS,
    BEST_FOR_THEIR_JOKER,
) = range(FEATURES)
"""Of the board and the hand after a turn, before anything is drawn for it: first of what is kept,
then of what is expected to be drawn and to be in the other hands."""

PHASES = (40, 24, 10, 0)
"""The bag holds more than that; the last phase is after them all."""
