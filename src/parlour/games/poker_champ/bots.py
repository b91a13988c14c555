"""The opponents, from the beginner, who plays by eye, to the shark, which solves the rest of the
deal."""

from collections.abc import Callable
from functools import lru_cache
from random import Random

from parlour.core.game import Bot, Choice, Frame
from parlour.games.poker_champ.exact.odds import Question, asked_by, equity
from parlour.games.poker_champ.model import Bet, Fold, NewsItem, Play, View
from parlour.games.poker_champ.shark import bets
from parlour.games.poker_champ.taste import OVERSIGHT, taste

PokerFrame = Frame[View, Play, NewsItem]

CALLERS = 0.6
"""How many of the seats that have still to decide are counted on to bet."""
BRISK, PATIENT = 2.2, 5.0
"""Seconds a bot waits on average, whatever it holds."""


def beginner(frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    """Looks at the own hand more than at the others' backs, and hurries when it pleases."""
    if not frame.legal:
        return None
    view = frame.view
    likes = view.step == 1 or taste(view) > rng.random()
    if rng.random() < OVERSIGHT:
        likes = not likes
    return Choice(pick(frame, bets=likes), rng.uniform(0.8, 2.0) if likes else rng.uniform(1.5, 4))


def steady(frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    """Bets when the exact equity is worth the chips. Never hurries, never hesitates: how long a
    decision takes says nothing."""
    if not frame.legal:
        return None
    view = frame.view
    return Choice(pick(frame, bets=view.step == 1 or pays(view)), wait(rng))


def shark(frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    """Solves what is left of the deal, reads ranges from what others have bet on, and takes its
    time: a late decision knows more."""
    view = frame.view
    if not frame.legal or view.step == 1:
        return steady(frame, rng)
    return Choice(pick(frame, bets=bets(view, rng)), wait(rng, PATIENT))


def pays(view: View) -> bool:
    """Whether a bet brings back what it costs, if the hand is then played to the end."""
    assert view.seat is not None
    cost = min(view.stake, view.stacks[view.seat])
    others = [seat for seat in view.waiting if seat != view.seat]
    coming = CALLERS * sum(min(view.stake, view.stacks[seat]) for seat in others)
    return equity_of(asked_by(view)) * (view.pot + cost + coming) >= cost


def wait(rng: Random, mean: float = BRISK) -> float:
    """A pause that has no memory: being asked again does not make it longer or shorter."""
    return 0.3 + rng.expovariate(1 / mean)


def pick(frame: PokerFrame, *, bets: bool) -> Play:
    kind = Bet if bets else Fold
    return next((play for play in frame.legal if isinstance(play, kind)), frame.legal[0])


equity_of: Callable[[Question], float] = lru_cache(maxsize=4096)(equity)


BOTS: dict[str, Bot[View, Play, NewsItem]] = {
    "beginner": beginner,
    "steady": steady,
    "shark": shark,
}
