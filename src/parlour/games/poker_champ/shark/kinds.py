"""Whom the shark plays against: two kinds of players, and what each does.

A game is short, and how often somebody bets hardly tells the kinds apart: both bet some two times
out of three. So the shark knows beforehand what each kind does (`bench/poker_play.py kinds --games
600` prints the numbers below), takes everybody for either, and lets the bets of a deal decide.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from parlour.games.poker_champ.backs import BACK
from parlour.games.poker_champ.exact.odds.count_numpy import runouts
from parlour.games.poker_champ.exact.odds.readings import READINGS
from parlour.games.poker_champ.exact.rest import Floats, Guess, Single, Tree, equities
from parlour.games.poker_champ.exact.rest.tree import any_order
from parlour.games.poker_champ.taste import (
    BOARDS_BEST,
    BOARDS_PAIR,
    HOPE,
    NOTHING,
    OVERSIGHT,
    OWN_BEST,
    OWN_PAIR,
    STRONG,
)
from parlour.kit.french import PACK
from parlour.kit.hands import FIVE, ORDER, Kind
from parlour.kit.ranks import Ints, kinds, rank

Numbers: TypeAlias = npt.NDArray[np.floating]

PRIOR: Floats = np.array([0.5, 0.5], Single)
"""How likely a player is eager, who likes or dislikes the own cards as `beginner` does; and
careful, who knows the equity as `steady` does."""
OFTEN: Floats = np.array([[1.0, 0.723, 0.735, 0.797], [1.0, 0.644, 0.775, 0.812]], Single)
"""By kind and step: how often such a player bets."""
HASTE = 1.48
"""The eager are quick to bet and slow to fold, and change their minds whenever somebody moves: so
they bet more often than they mean to. The power of a chance to fold that fits what they do."""
DOUBT = 0.02
"""The width of the logistic curve by which a careful bet becomes likelier as equity grows."""
SLIP = 0.03
"""How often the careful do what does not pay."""
CALLERS = 0.6
"""The part of the other players that a player counts on to bet."""
TRUST = 0.8
"""How far the shark trusts all this."""

PAIR, TWO_PAIRS = ORDER[Kind.PAIR], ORDER[Kind.TWO_PAIRS]
IS_STRONG = np.array([BACK[card].strength in STRONG for card in PACK])


def eager(taste: Numbers) -> Floats:
    """How often they bet on what pleases them so much."""
    found: Floats = 1 - (1 - OVERSIGHT - (1 - 2 * OVERSIGHT) * taste) ** HASTE
    return found


def careful(equity: Numbers, needed: float) -> Floats:
    """How often they bet with such an equity, if a bet pays from `needed` on."""
    found: Floats = SLIP + (1 - 2 * SLIP) / (1 + np.exp((needed - equity) / DOUBT))
    return found


def guess(tree: Tree, player: int, prior: Floats = PRIOR) -> Guess:
    """What a player is taken to do in the rest of a deal between two."""
    likes, equity = tastes_at(tree, player), equities(tree, player)
    strategy, pot = np.ones_like(equity), tree.game.pot
    for level, costs in zip(tree.levels, tree.costs, strict=True):
        cost, other = costs[player], costs[1 - player]
        if cost:
            needed = cost / (pot + cost + CALLERS * other)
            both = np.stack((eager(likes[level]), careful(equity[level], needed)))
            strategy[level] = np.tensordot(prior, both, 1)
        pot += cost + other
    return Guess(player, strategy, TRUST)


def tastes_at(tree: Tree, player: int) -> Floats:
    """By node and hand: `tastes`."""
    hands, size = np.array(tree.game.hands[player]), len(tree.cards)
    found = np.zeros((tree.first[-1], READINGS), Single)
    for draws, level in enumerate(tree.levels):
        drawn = tree.cards[runouts(size, draws)]
        board = np.broadcast_to(tree.game.board, (len(drawn), len(tree.game.board)))
        boards = np.concatenate((board, drawn), axis=1)
        found[level, : len(hands)] = tastes(boards, hands)[any_order(size, draws)]
    return found


def tastes(boards: Ints, hands: Ints) -> Floats:
    """By board and hand: `taste.taste`. It has no meaning where the board holds one of the cards;
    where one may take one's own card or the board's, it is the board's."""
    shape, laid = (len(boards), len(hands)), boards.shape[1]
    both = np.empty((*shape, laid + hands.shape[1]), np.int64)
    both[:, :, :laid], both[:, :, laid:] = boards[:, None], hands
    values = rank(both.reshape(-1, both.shape[-1])).reshape(shape)
    made, ranks = kinds()[values], np.sort(boards // 4, axis=1)
    paired = (ranks[:, 1:] == ranks[:, :-1]).any(1)[:, None]
    boards_best = values == rank(boards)[:, None] if laid == FIVE else np.zeros(shape, bool)
    found = np.array(NOTHING)[IS_STRONG[hands].sum(1)] + HOPE * (FIVE - laid)
    found = np.where(made == PAIR, np.where(paired, BOARDS_PAIR, OWN_PAIR), found)
    best = np.where(boards_best, BOARDS_BEST, OWN_BEST)
    return np.where(made >= TWO_PAIRS, best, found).astype(Single)
