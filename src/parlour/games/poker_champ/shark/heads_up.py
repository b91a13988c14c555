"""The shark against one opponent: solves the rest of the deal once and plays that strategy to the
end. When the opponent is seen to have bet, it answers that bet.

In a game of two it plays the equilibrium, which nobody can exploit. Where others sit at the table,
who profit from whatever two lose to each other, it answers what players are known to do.
"""

from functools import lru_cache, partial

import numpy as np

from parlour.core.game import Seat
from parlour.games.poker_champ.exact.odds.readings import Reading, places, readings
from parlour.games.poker_champ.exact.rest import (
    Floats,
    Single,
    Solution,
    Subgame,
    Worth,
    node,
    response,
    solve,
)
from parlour.games.poker_champ.model import View
from parlour.games.poker_champ.rules import BOARD_AT, LAST_STEP
from parlour.games.poker_champ.shark.champion import Championship
from parlour.games.poker_champ.shark.kinds import guess
from parlour.games.poker_champ.shark.ranges import after_betting, own_reading, possible

Pair = tuple[Floats, Floats]

ITERATIONS = (0, 0, 32, 40, 40)
"""Of CFR+, by the step since which two players are left. From the flop on the exploitability is
then some thousandths of a chip a deal."""
GUESSED_ITERATIONS = 12
"""Where most of what the opponent does is given, these are enough."""
MIN_REACH = 1e-5
"""An opponent with less reach than this does not play by the solution."""


def bet_probability(view: View, stay: list[Seat]) -> float:
    assert view.seat is not None
    me = stay.index(view.seat)
    hand, began = own_reading(view, view.seat), heads_up_since(view, stay)
    weights = prior(view, stay, began)
    probability, advantage, reach = look_up(view, stay, began, weights, me, hand)
    if reach < MIN_REACH:  # their bets tell nothing, so they may hold anything again
        even = possible(view, stay[0], view.step), possible(view, stay[1], view.step)
        probability, advantage, _ = look_up(view, stay, view.step, even, me, hand)
    return probability if stay[1 - me] in view.waiting else float(advantage > 0)


def look_up(
    view: View, stay: list[Seat], began: int, weights: Pair, me: int, hand: Reading
) -> tuple[float, float, float]:
    """The probability of a bet; the advantage of a bet over a fold once the opponent has bet, and
    the opponent's reach of that."""
    game = subgame(view, stay, began, weights)
    solution = solved(game, 1 - me if len(view.stacks) - len(view.left) > 2 else None)
    more = places(view.board[BOARD_AT[began] :])
    where, place = node(game.board, more), game.hands[me].index(hand)
    found = solution.strategy[me], *respond(solution, me)
    probability, advantage, reach = (float(each[where, place]) for each in found)
    return probability, advantage, reach


def heads_up_since(view: View, stay: list[Seat]) -> int:
    """The first step in which nobody but the two has bet."""
    others = [boxes for seat, boxes in enumerate(view.bets) if seat not in stay]
    steps = [step for step in range(2, LAST_STEP + 1) if any(boxes[step - 1] for boxes in others)]
    return max(steps, default=1) + 1


def prior(view: View, stay: list[Seat], began: int) -> Pair:
    """The ranges of the two when the others had gone."""
    first, second = stay
    if began == 2:
        return possible(view, first, began), possible(view, second, began)
    one, other = (after_betting(view, seat, stay, began).sum(0) for seat in stay)
    return one, other


def subgame(view: View, stay: list[Seat], step: int, weights: Pair) -> Subgame:
    """The rest of the deal before anybody bets in a step."""
    board = places(view.board[: BOARD_AT[step]])
    since = [sum(view.bets[seat][step - 1 :]) for seat in stay]
    first, second = (view.stacks[seat] + bet for seat, bet in zip(stay, since, strict=True))
    one, other = (readings(view.backs[seat]) for seat in stay)
    pot = view.pot - sum(since)
    return Subgame(step, board, (one, other), weights, pot, (first, second), worth(view, stay))


def worth(view: View, stay: list[Seat]) -> Worth:
    seats = range(len(view.stacks))
    others = [seat for seat in seats if seat not in view.left and seat not in stay]
    awards = tuple(view.awards[seat] for seat in (*stay, *others))
    return Championship(tuple(view.stacks[seat] for seat in others), awards)


def solved(game: Subgame, guessed: int | None) -> Solution:
    """`guessed`: the player who is taken for one of the known kinds."""
    first, second = (weights.tobytes() for weights in game.weights)
    where = game.step, game.board, game.hands
    return _solved(*where, first, second, game.pot, game.stacks, game.worth, guessed)


@lru_cache(maxsize=16)
def _solved(
    step: int,
    board: Reading,
    hands: tuple[tuple[Reading, ...], tuple[Reading, ...]],
    first: bytes,
    second: bytes,
    pot: int,
    stacks: tuple[int, int],
    worth: Worth,
    guessed: int | None,
) -> Solution:
    """Cached: every later step asks for the same subgame."""
    weights = np.frombuffer(first, Single), np.frombuffer(second, Single)
    game = Subgame(step, board, hands, weights, pot, stacks, worth)
    if guessed is None:
        return solve(game, ITERATIONS[step])
    return solve(game, GUESSED_ITERATIONS, partial(guess, player=guessed))


respond = lru_cache(maxsize=16)(response)
