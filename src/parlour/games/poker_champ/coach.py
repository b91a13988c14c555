"""The coach: the exact equity of a hand against the backs that are seen, and where chips went.

A bet is weighed as if the hand were then played to the end and nobody folded: the share of the pot
it wins on average (its equity), against what it costs now. That can be known; bluffs cannot.
"""

from collections.abc import Sequence
from typing import Any

from parlour.core.game import Coach, Illegal, Leave, Seat, Value
from parlour.core.table import Move
from parlour.games.poker_champ import house, rules
from parlour.games.poker_champ.exact.odds import asked_by, equity, odds
from parlour.games.poker_champ.model import Bet, Fold, Options, Play, Refusal, State, View
from parlour.games.poker_champ.view import view
from parlour.kit.french import Card
from parlour.kit.hands import Kind


class Chance(Value, frozen=True):
    """How one seat stands, as the seat that asks sees it."""

    seat: Seat
    win: float
    tie: float
    share: float


class Advice(Value, frozen=True):
    seats: tuple[Chance, ...]
    """The seat that asks, then the others that are in."""
    exact: bool
    error: float | None
    """The standard error of the first share, where it is not exact."""
    kind: Kind | None
    pot: int
    """All chips on the board now."""
    cost: int
    """What a bet would cost."""
    needed: float
    """The share from which on a bet brings back what it costs."""
    value: float
    """Chips that a bet brings on average, beyond what it costs."""


class Decision(Value, frozen=True):
    """One decision of a finished game, with what could be known then."""

    move: int
    """Its place in the log, from 0."""
    deal: int
    step: int
    hand: tuple[Card, ...]
    board: tuple[Card, ...]
    opponents: int
    share: float
    pot: int
    cost: int
    needed: float
    bets: bool
    lost: float
    """Chips given away on average against the other choice; 0 where this one was right."""


class Review(Value, frozen=True):
    seat: Seat
    decisions: tuple[Decision, ...]
    lost: float
    """All that was given away."""
    right: int
    """Decisions that gave nothing away."""


def advise(seen: View, seat: Seat) -> Advice:
    """For a seat that has to decide."""
    if seat not in seen.waiting or not seen.mine:
        raise Illegal(Refusal.NO_ADVICE)
    found = odds(asked_by(seen))
    others = [owner for owner, backs in enumerate(seen.backs) if backs and owner != seat]
    chances = [
        Chance(owner, each.win, each.tie, each.equity)
        for owner, each in zip((seat, *others), found.seats, strict=True)
    ]
    cost = min(seen.stake, seen.stacks[seat])
    return Advice(
        seats=tuple(chances),
        exact=found.exact,
        error=found.error,
        kind=None if seen.holding is None else seen.holding.kind,
        pot=seen.pot,
        cost=cost,
        needed=cost / (seen.pot + cost),
        value=chances[0].share * (seen.pot + cost) - cost,
    )


def cost_of(advice: Advice, play: Play) -> float | None:
    """What a bet or a fold gives away; before the flop nobody has a choice."""
    if advice.kind is None or isinstance(play, Leave):
        return None
    return given_away(advice.value, bets=isinstance(play, Bet))


def given_away(value: float, *, bets: bool) -> float:
    """Chips on average against the other choice, if a bet brings `value`."""
    return max(0.0, -value if bets else value)


def look_back(options: Options, seats: int, moves: Sequence[Move[Any, Any]], seat: Seat) -> Review:
    """Each decision from the flop on; before it nobody has a choice."""
    state, decisions = rules.start(options, seats), list[Decision]()
    for number, move in enumerate(moves):
        if move.seat is None:
            state, _ = house.deal(state, move.what)
            continue
        if move.seat == seat and isinstance(move.what, Bet | Fold) and state.step > 1:
            decisions.append(judged(state, number, seat, bets=isinstance(move.what, Bet)))
        state, _ = rules.apply(state, move.seat, move.what)
    lost = sum(decision.lost for decision in decisions)
    right = sum(decision.lost == 0 for decision in decisions)
    return Review(seat, tuple(decisions), lost, right)


def judged(state: State, number: int, seat: Seat, *, bets: bool) -> Decision:
    seen = view(state, seat)
    asked = asked_by(seen)
    share = equity(asked)
    cost = min(seen.stake, seen.stacks[seat])
    value = share * (seen.pot + cost) - cost
    return Decision(
        move=number,
        deal=state.deal,
        step=state.step,
        hand=seen.mine,
        board=seen.board,
        opponents=len(asked.opponents),
        share=share,
        pot=seen.pot,
        cost=cost,
        needed=cost / (seen.pot + cost),
        bets=bets,
        lost=given_away(value, bets=bets),
    )


COACH: Coach[Options, View] = Coach(
    advice=Advice, review=Review, advise=advise, look_back=look_back, cost=cost_of
)
