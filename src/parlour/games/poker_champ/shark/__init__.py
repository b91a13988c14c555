"""The strongest bot: solves what is left of a deal. This is the door; NumPy is imported with the
first decision.

With two players left `heads_up` solves the rest of the deal; with more, `multiway` reads `ranges`
from the betting and weighs what a bet adds to the chance of becoming `champion`.
"""

from random import Random

from parlour.games.poker_champ.model import View


def can_solve(view: View, *, numba: bool) -> bool:
    """With more than two players left, only compiled code is fast enough."""
    return numba or sum(map(bool, view.backs)) == 2


def bets(view: View, rng: Random, *, numba: bool) -> bool:
    """Whether to bet, from the flop on. Strategies are mixed."""
    stay = [seat for seat, backs in enumerate(view.backs) if backs]
    if len(stay) == 2:
        from parlour.games.poker_champ.shark import heads_up

        return rng.random() < heads_up.bet_probability(view, stay, numba=numba)
    from parlour.games.poker_champ.shark import multiway  # needs numba

    return rng.random() < multiway.bet_probability(view, stay)
