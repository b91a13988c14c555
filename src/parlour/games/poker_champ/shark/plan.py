"""What a bet adds to the chance of becoming champion, compiled where numba is there.

The table is given as arrays, by the seats that are still in the game; `rivals` are those of them
that are still in the deal. The plan is to go on betting, and to fold on what turns out badly.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.exact.either import compiled_if_possible
from parlour.games.poker_champ.awards import AWARDS_TO_WIN, CHIPS, GIFT
from parlour.games.poker_champ.rules import LAST_STEP, STAKES
from parlour.games.poker_champ.shark.champion import GROWTH
from parlour.kit.ranks import Ints

Doubles = npt.NDArray[np.float64]

GROWTH_OF = np.array([GROWTH.get(players, (0.0, 0.0, 0.0)) for players in range(max(GROWTH) + 1)])
STAKE_AT = np.array(STAKES, np.float64)


class Seats(NamedTuple):
    """Those who are still in the game."""

    stacks: Doubles
    awards: Ints
    pot: float
    me: int
    rivals: Ints


class Rivals(NamedTuple):
    """By rival, in the order of `Seats.rivals`."""

    stays: Doubles
    """The probability to be in after this step too."""
    pays: Doubles
    """Chips they still bet in this step, on average."""
    later: Doubles
    """By step: how often they bet, if they are still in."""


def bet_advantage(odds: Doubles, cards: int, step: int, seats: Seats, rivals: Rivals) -> float:
    """`odds`: by run-out from so many cards, what the hand wins and how likely it meets the rivals
    there. Opponents are taken to go on with what they have now."""
    found: float = _bet_advantage(odds, cards, step, tuple(seats), tuple(rivals))
    return found


@compiled_if_possible
def _bet_advantage(odds: Doubles, cards: int, step: int, seats: Any, rivals: Any) -> float:
    stays, pays, later = rivals
    folds, (win, lose, alone) = bet_on(step, seats, pays, later)
    power, nobody = max(1.0, stays.sum()) / len(stays), np.prod(1 - stays)
    met, worth = odds[:, 1].copy(), np.empty(len(odds))
    for row in range(len(odds)):
        equity = (odds[row, 0] / met[row]) ** power if met[row] > 0 else 0.0
        worth[row] = lose + equity * (win - lose)
    called = look_ahead(worth, met, folds, cards)
    return float(nobody * alone + (1 - nobody) * called - folds[0])


@compiled_if_possible
def bet_on(step: int, seats: Any, pays: Doubles, later: Doubles) -> Any:
    """Bets in all steps that are left, opponents as often as they are taken to. The chance to
    become champion: by step from now on after a fold; and with the pot won, lost, and won at once.
    """
    stacks, _, _, me, rivals = seats
    spent, mine = np.zeros(len(stacks)), np.array([me])
    alone, folds = champion(mine, spent, seats), np.empty(LAST_STEP + 1 - step)
    for now in range(step, LAST_STEP + 1):
        for number, rival in enumerate(rivals):
            stake = min(STAKE_AT[now], stacks[rival] - spent[rival])
            spent[rival] += pays[number] if now == step else later[number, now - 1] * stake
        folds[now - step] = champion(rivals, spent, seats)
        spent[me] += min(STAKE_AT[now], stacks[me] - spent[me])
    return folds, (champion(mine, spent, seats), champion(rivals, spent, seats), alone)


@compiled_if_possible
def champion(winners: Ints, spent: Doubles, seats: Any) -> float:
    """The chance to become champion, if any of some seats wins the pot once these chips have been
    added; the mean over these."""
    stacks, awards, pot, me, _ = seats
    total = 0.0
    for winner in winners:
        chips = stacks - spent
        chips[winner] += pot + spent.sum()
        total += chance(me, chips, awards)
    return total / len(winners)


@compiled_if_possible
def chance(me: int, chips: Doubles, awards: Ints) -> float:
    """As `champion.chances`, of one seat; the chips are written over."""
    won = awards.copy()
    while chips.min() <= 0 and chips.max() > GIFT:
        rich, poor = chips.argmax(), chips.argmin()
        chips[rich] -= GIFT
        chips[poor] = GIFT
        won[rich] += 1
        if won[rich] >= AWARDS_TO_WIN:
            return 1.0 if rich == me else 0.0
    by_award, by_square, by_both = GROWTH_OF[len(chips)]
    own = total = 0.0
    for seat in range(len(chips)):
        share = chips[seat] / CHIPS
        weight = np.exp(by_award * won[seat] + by_square * share**2 + by_both * won[seat] * share)
        total += weight
        if seat == me:
            own = weight
    return float(own / total)


@compiled_if_possible
def look_ahead(worth: Doubles, met: Doubles, folds: Doubles, cards: int) -> float:
    """Expectimax from the worth of every run-out back to now, folding wherever that is better. Run-
    outs come in the order of `count_numpy.runouts`."""
    if len(folds) == 3:
        likely, total = np.zeros(cards), np.zeros(cards)
        row = 0
        for first in range(cards):
            for second in range(first + 1, cards):
                value = max(worth[row], folds[2]) * met[row]
                for card in (first, second):
                    likely[card] += met[row]
                    total[card] += value
                row += 1
        met, worth = likely, total
        for card in range(cards):
            worth[card] = total[card] / likely[card] if likely[card] > 0 else total[card]
    every = value = 0.0
    for row in range(len(met)):
        best = max(worth[row], folds[1]) if len(folds) > 1 else worth[row]
        every += met[row]
        value += best * met[row]
    return float(value / every)
