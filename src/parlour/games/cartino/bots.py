"""Four opponents: one overlooks things, one takes the most at once, one thinks of what follows, and
one has learned from many games what a turn leaves behind.

Each makes a plan for its whole turn from what it saw before the turn, and then follows it.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from random import Random
from typing import TypeAlias

from parlour.core.game import Bot, Choice, Frame
from parlour.games.cartino.layout import ORDER, ORDINARY
from parlour.games.cartino.lookahead import best_of, weigh
from parlour.games.cartino.master import best_turn
from parlour.games.cartino.model import EndTurn, Lay, NewsItem, Pass, Pawn, Play, View
from parlour.games.cartino.turns import (
    Place,
    Turn,
    bonus,
    chance_of,
    spot_of,
    start_of_turn,
    turns_in,
)

CartinoFrame = Frame[View, Play, NewsItem]
Plan: TypeAlias = Callable[[View], tuple[Place, ...]]

SEEN = 0.4
"""How many of the possible turns the beginner thinks of."""

PAWNS = (*ORDINARY, Pawn.JOKER)
"""By their numbers in `ORDER`."""


def follow(plan: Plan, frame: CartinoFrame, rng: Random) -> Choice[Play] | None:
    """What comes next by this plan."""
    if not frame.legal:
        return None
    view = frame.view
    laid = tuple([(ORDER[laying.pawn], laying.half) for laying in view.laid])
    places = planned(plan, start_of_turn(view))
    if not laid and not places:
        return Choice(Pass(view.turn), rng.uniform(0.9, 1.6))
    # If somebody else has begun this turn, it ends with what they laid.
    if laid == places or laid != places[: len(laid)]:
        return Choice(EndTurn(view.turn, len(laid)), rng.uniform(0.5, 0.9))
    pawn, half = places[len(laid)]
    after = rng.uniform(0.5, 1.0) if laid else rng.uniform(0.9, 1.8)
    return Choice(Lay(view.turn, len(laid), PAWNS[pawn], half), after)


@lru_cache(maxsize=192)
def planned(plan: Plan, view: View) -> tuple[Place, ...]:
    """A plan is made once a turn, though the bot is asked for every pawn."""
    return plan(view)


def at_a_glance(view: View) -> tuple[Place, ...]:
    """The best of those turns that come to mind."""
    found = turns_in(view)
    rng = chance_of(view)
    seen = [turn for turn in found if rng.random() < SEEN] or found[:1]
    return most(view, seen)


def at_once(view: View) -> tuple[Place, ...]:
    """The turn that earns most, bonuses included; of equals the one that keeps most in hand."""
    return most(view, turns_in(view))


def most(view: View, found: list[Turn]) -> tuple[Place, ...]:
    spot = spot_of(view)
    earned = [(turn.points + bonus(spot, turn), -len(turn.places)) for turn in found]
    return found[earned.index(max(earned))].places if found else ()


def with_foresight(view: View) -> tuple[Place, ...]:
    """The turn that is best after everyone's next, over many hands the others might have."""
    found = turns_in(view)
    if len(found) < 2:
        return most(view, found)
    return best_of(view, weigh(view, found)).places


def by_experience(view: View) -> tuple[Place, ...]:
    """The turn that the learned value and its look ahead find best."""
    best = best_turn(view)
    return () if best is None else best.places


PLANS: dict[str, Plan] = {
    "beginner": at_a_glance,
    "greedy": at_once,
    "expert": with_foresight,
    "master": by_experience,
}

BOTS: dict[str, Bot[View, Play, NewsItem]] = {
    name: partial(follow, plan) for name, plan in PLANS.items()
}
