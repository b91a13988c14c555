"""How likely each seat is to become champion, from chips and Awards between two deals.

Chips are not the aim: whoever is the richest when somebody goes bankrupt has the Award. So each
seat has a weight that grows with Awards and, faster and faster, with chips, and the chances are the
softmax of them. The numbers are fitted to games of `steady` bots (`bench/poker_play.py champion`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from parlour.games.poker_champ.awards import AWARDS_TO_WIN, CHIPS, GIFT

GROWTH = {
    3: (0.490, 0.359, 0.440),
    4: (0.380, 0.368, 0.403),
    5: (-0.003, 0.375, 0.641),
    6: (0.707, 0.382, 0.247),
}
"""By number of players: what an Award adds to the logarithm of a weight, what chips add by their
square, and what an Award adds for each chip; where twelve chips count one."""


def chances(stacks: Sequence[float], awards: Sequence[int]) -> list[float]:
    """By seat. Bankrupt seats are served first, by the first of several that are equally rich."""
    chips, won = list(stacks), list(awards)
    while min(chips) <= 0 and max(chips) > GIFT:
        rich, poor = chips.index(max(chips)), chips.index(min(chips))
        chips[rich], chips[poor], won[rich] = chips[rich] - GIFT, GIFT, won[rich] + 1
        if won[rich] >= AWARDS_TO_WIN:
            return [float(seat == rich) for seat in range(len(chips))]
    weights = [weight(a, c / CHIPS, len(chips)) for a, c in zip(won, chips, strict=True)]
    total = sum(weights)
    return [each / total for each in weights]


def weight(awards: int, chips: float, players: int) -> float:
    by_award, by_square, by_both = GROWTH[players]
    return exp(by_award * awards + by_square * chips**2 + by_both * awards * chips)


@dataclass(frozen=True)
class Championship:
    """The worth of the stacks of two players who are left in a deal: their chances to become
    champion, in per cent; in chips, if nobody else plays."""

    others: tuple[int, ...]
    """Stacks of the other players."""
    awards: tuple[int, ...]
    """Of the two, then of the others."""

    def __call__(self, first: float, second: float) -> tuple[float, float]:
        if not self.others:
            return first, second
        one, other, *_ = chances((first, second, *self.others), self.awards)
        return 100 * one, 100 * other
