"""The opponents, from the one who plays by eye to the one who solves the rest of the deal."""

from functools import lru_cache
from random import Random

from parlour.core.game import Bot, Choice, Frame
from parlour.exact.extras import has_numpy
from parlour.games.poker_champ.exact.odds.question import Question, asked_by
from parlour.games.poker_champ.model import Bet, Fold, NewsItem, Play, Strength, View
from parlour.games.poker_champ.view import imagine
from parlour.kit.french import PACK, Card
from parlour.kit.hands import ORDER, Kind, strength

PokerFrame = Frame[View, Play, NewsItem]

OVERSIGHT = 0.15
"""How often the beginner does the other thing."""
CALLERS = 0.6
"""How many of those who have still to decide are counted on to bet."""
BRISK, PATIENT = 2.2, 5.0
"""Seconds a bot waits on average, whatever it holds."""
SAMPLES = 120
"""Deals imagined where exact odds cannot be had."""


def beginner(frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    """Looks at his own hand more than at the others' backs, and hurries when he likes it."""
    if not frame.legal:
        return None
    view = frame.view
    likes = view.step == 1 or taste(view) > rng.random()
    if rng.random() < OVERSIGHT:
        likes = not likes
    return Choice(pick(frame, bets=likes), rng.uniform(0.8, 2.0) if likes else rng.uniform(1.5, 4))


def taste(view: View) -> float:
    """How much a hand pleases, from 0 to 1."""
    assert view.holding is not None
    made = ORDER[view.holding.kind]
    own = {*view.mine} & {*view.holding.five}
    if made >= ORDER[Kind.TWO_PAIRS]:
        return 1.0 if own else 0.5
    if view.holding.kind is Kind.PAIR:
        paired = {*view.holding.five[:2]} & {*view.mine}
        return 0.85 if paired else 0.4
    strong = sum(b.strength in (Strength.ACE, Strength.LARGE) for b in view.backs[view.seat or 0])
    return (0.15, 0.3, 0.45)[strong] + 0.1 * (4 - view.step)


def steady(frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    """Bets when the exact share of the pot is worth the chips. Never hurries, never hesitates: how
    long he takes says nothing."""
    if not frame.legal:
        return None
    view = frame.view
    return Choice(pick(frame, bets=view.step == 1 or pays(view)), wait(rng))


def shark(frame: PokerFrame, rng: Random) -> Choice[Play] | None:
    """Solves what is left of the deal, reads what others have bet on, and takes its time: who
    decides late knows more. What it cannot tell without NumPy or numba it does like `steady`."""
    if not frame.legal or frame.view.step == 1 or not has_numpy():
        return steady(frame, rng)
    from parlour.games.poker_champ.shark.heads_up import bets, can_tell

    choose = bets(frame.view, rng) if can_tell(frame.view) else pays(frame.view)
    return Choice(pick(frame, bets=choose), wait(rng, PATIENT))


def pays(view: View) -> bool:
    """Whether a bet brings back what it costs, if the hand is then played to the end."""
    assert view.seat is not None
    cost = min(view.stake, view.stacks[view.seat])
    others = [seat for seat in view.waiting if seat != view.seat]
    coming = CALLERS * sum(min(view.stake, view.stacks[seat]) for seat in others)
    return share_of(asked_by(view), view) * (view.pot + cost + coming) >= cost


def wait(rng: Random, mean: float = BRISK) -> float:
    """A pause that has no memory: being asked again does not make it longer or shorter."""
    return 0.3 + rng.expovariate(1 / mean)


def pick(frame: PokerFrame, *, bets: bool) -> Play:
    kind = Bet if bets else Fold
    return next((play for play in frame.legal if isinstance(play, kind)), frame.legal[0])


def share_of(asked: Question, view: View) -> float:
    """The part of the pot this seat wins on average if nobody folds."""
    return exact_share(asked) if has_numpy() else imagined_share(view)


@lru_cache(maxsize=4096)
def exact_share(asked: Question) -> float:
    from parlour.games.poker_champ.exact.odds.solver import share

    return share(asked)


def imagined_share(view: View) -> float:
    """By dealing what cannot be seen a hundred times; always the same for the same view."""
    rng, total = Random(f"{view.mine} {view.board} {view.backs}"), 0.0
    for _ in range(SAMPLES):
        world = imagine(view, rng)
        used = {*view.board, *[card for hand in world.hands for card in hand], *world.burned}
        total += one_share(view, world.hands, [c for c in deck(rng) if c not in used])
    return total / SAMPLES


def one_share(view: View, hands: tuple[tuple[Card, ...], ...], rest: list[Card]) -> float:
    assert view.seat is not None
    board = (*view.board, *rest[: 5 - len(view.board)])
    stay = [seat for seat, backs in enumerate(view.backs) if backs]
    worth = {seat: strength(hands[seat] + board) for seat in stay}
    best = max(worth.values())
    return (worth[view.seat] == best) / list(worth.values()).count(best)


def deck(rng: Random) -> list[Card]:
    return rng.sample(PACK, len(PACK))


BOTS: dict[str, Bot[View, Play, NewsItem]] = {
    "beginner": beginner,
    "steady": steady,
    "shark": shark,
}
