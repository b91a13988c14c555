"""The strongest bot: solves what is left of a deal. This is the door; NumPy is imported with the
first decision.

With two players left `heads_up` solves the rest of the deal; with more, `multiway` reads `ranges`
from the betting and weighs what a bet adds to the chance of becoming `champion`.
"""

from random import Random

from parlour.games.poker_champ.model import View


def bets(view: View, rng: Random) -> bool:
    """Whether to bet, from the flop on. Strategies are mixed."""
    from parlour.games.poker_champ.shark import heads_up, multiway

    stay = [seat for seat, backs in enumerate(view.backs) if backs]
    likely = heads_up.bet_probability if len(stay) == 2 else multiway.bet_probability
    return rng.random() < likely(view, stay)
