"""How much a hand pleases whoever looks at their own cards more than at the others' backs.

`shark.kinds` asks the same for many hands at once; a test proves them equal.
"""

from parlour.games.poker_champ.model import Strength, View
from parlour.kit.hands import FIVE, ORDER, Kind

OVERSIGHT = 0.15
"""How often the beginner does the other thing."""
STRONG = (Strength.ACE, Strength.LARGE)
NOTHING = (0.15, 0.3, 0.45)
"""By number of strong cards: a hand that has made nothing. Each card to come adds `HOPE`."""
HOPE = 0.1
BOARDS_PAIR, OWN_PAIR = 0.4, 0.85
BOARDS_BEST, OWN_BEST = 0.5, 1.0
"""Two pairs or more."""


def taste(view: View) -> float:
    """From 0 to 1, from the flop on."""
    assert view.holding is not None
    five = view.holding.five
    if ORDER[view.holding.kind] >= ORDER[Kind.TWO_PAIRS]:
        return OWN_BEST if {*view.mine} & {*five} else BOARDS_BEST
    if view.holding.kind is Kind.PAIR:
        return OWN_PAIR if {*view.mine} & {*five[:2]} else BOARDS_PAIR
    strong = sum(back.strength in STRONG for back in view.backs[view.seat or 0])
    return NOTHING[strong] + HOPE * (FIVE - len(view.board))
