"""How the master thinks: a learned value of what a turn leaves behind, and a look ahead.

This is the door; NumPy is imported with the first decision. `features` names what is weighed,
`value` weighs it, and `weights.json` is what `learn` has made of many games. From the most
promising turns `search` looks ahead, by both paths: in imagined deals of all that is hidden until
the player has had another turn; with an empty bag and one opponent, of whom nothing is hidden, to
the end.
"""

from functools import lru_cache
from typing import NamedTuple

from parlour.games.cartino.model import View
from parlour.games.cartino.turns import Place, Turn

__all__ = ["Appraisal", "appraise", "best_turn"]


class Appraisal(NamedTuple):
    best: Turn
    cost: float
    """How many points what was laid is worth less, in the long run."""


def best_turn(view: View) -> Turn | None:
    """What the master lays; None for a player who must pass."""
    from parlour.games.cartino.master import thinking

    return thinking.best_turn(view)


@lru_cache(maxsize=256)
def appraise(view: View, laid: tuple[Place, ...]) -> Appraisal | None:
    """The best turn, beside one that was laid or is being laid; None for a player who must pass."""
    from parlour.games.cartino.master import thinking

    found = thinking.appraise(view, laid)
    return None if found is None else Appraisal(*found)
