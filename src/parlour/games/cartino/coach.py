"""The coach: the best turn by the master's judgement, and what others give away against it."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core.game import Coach, Illegal, Seat, Value
from parlour.core.table import Move
from parlour.games.cartino import house, rules
from parlour.games.cartino.layout import ORDER, in_order
from parlour.games.cartino.master import appraise
from parlour.games.cartino.model import (
    EndTurn,
    GameEnded,
    Laying,
    NewsItem,
    Options,
    Pawn,
    Play,
    Refusal,
    TurnEnded,
    View,
)
from parlour.games.cartino.rules import END_BONUS, FIVE_BONUS, HAND, lay
from parlour.games.cartino.turns import (
    Place,
    Turn,
    before_last,
    bonus,
    laid_down,
    spot_of,
    start_of_turn,
)
from parlour.games.cartino.view import imagine
from parlour.games.cartino.view import view as view_of
from parlour.kit.seats import without

PAWNS = tuple(Pawn)


class Best(Value, frozen=True):
    """A whole turn, in the order in which it scores."""

    laid: tuple[Laying, ...]
    bonus: int
    total: int
    """Points and bonus."""


class Missed(Value, frozen=True):
    """A turn that was made, beside the best there was."""

    turn: int
    laid: tuple[Laying, ...]
    earned: int
    """Points and bonus."""
    best: Best
    cost: float
    """How many points it was worth less than the best, with what it left behind."""


class Advice(Value, frozen=True):
    best: Best | None
    """From the start of the turn; None for a player who must pass."""
    so_far: int
    """What the turn would earn if it ended now."""
    cost: float | None
    """And what it would give away; None while nothing is laid."""
    last: Missed | None
    """The player's last turn, if no player has left since."""


class Review(Value, frozen=True):
    seat: Seat
    turns: tuple[Missed, ...]
    missed: float
    """What all turns together have given away."""


def advise(view: View, seat: Seat) -> Advice:
    if view.seat != seat:
        raise Illegal(Refusal.NOT_YOUR_TURN)
    if view.owed:
        raise Illegal(Refusal.BAG_FIRST)
    before, laid = start_of_turn(view), places_of(view.laid)
    found = appraise(before, laid)
    if found is None:
        return Advice(None, 0, None, missed(before, seat))
    cost = found.cost if laid else None
    return Advice(best_turn(before, found.best), so_far(view), cost, missed(before, seat))


def places_of(laid: Sequence[Laying]) -> tuple[Place, ...]:
    return tuple([(ORDER[laying.pawn], laying.half) for laying in laid])


def cost_of(advice: Advice, play: Play) -> float | None:
    """What ending the turn gives away; laying alone gives nothing away yet."""
    return advice.cost if isinstance(play, EndTurn) else None


def so_far(view: View) -> int:
    last = view.laid and not view.hand and not view.bag
    bonuses = (FIVE_BONUS if len(view.laid) >= HAND else 0) + (END_BONUS if last else 0)
    return sum(laying.points for laying in view.laid) + bonuses


def best_turn(view: View, turn: Turn) -> Best:
    laid, more = laid_out(view, turn), bonus(spot_of(view), turn)
    return Best(laid, more, sum(laying.points for laying in laid) + more)


def laid_out(view: View, turn: Turn) -> tuple[Laying, ...]:
    """The turn as layings, each with its points."""
    state = imagine(view, Random(0))
    for pawn, half in turn.places:
        state, _ = lay(state, PAWNS[pawn], half, clock=False)
    return state.laid


def missed(view: View, seat: Seat) -> Missed | None:
    """What the seat did in its last turn, and what it could have done."""
    laid = view.seats[seat].last
    if not laid or view.left:
        return None
    points = sum(laying.points for laying in laid)
    earned = points + (FIVE_BONUS if len(laid) >= HAND else 0)
    return beside_the_best(view_before(view, seat), laid, earned)


def beside_the_best(before: View, laid: tuple[Laying, ...], earned: int) -> Missed:
    found = appraise(before, places_of(laid))
    assert found is not None
    return Missed(before.turn, laid, earned, best_turn(before, found.best), found.cost)


def view_before(view: View, seat: Seat) -> View:
    """What the seat saw before its last turn: since then everyone has had one turn."""
    count = len(view.seats)
    board, hand = view.board, without(view.hand, view.drawn)
    for number in range(seat + count - 1, seat - 1, -1):
        board = before_last(board, view.seats[number % count])
    for laying in reversed(view.seats[seat].last):
        hand = in_order((*hand, laying.pawn))
        if laying.replaced and view.options.joker_to_hand:
            hand = without(hand, [Pawn.JOKER])
    held = [shown.pawns + laid_down(view, shown) for shown in view.seats]
    seats = [
        replace(shown, pawns=min(HAND, number))
        for shown, number in zip(view.seats, held, strict=True)
    ]
    removed = [laying for shown in view.seats for laying in shown.last if laying.replaced]
    return replace(
        view,
        board=board,
        hand=hand,
        seats=tuple(seats),
        bag=view.bag + sum([max(0, number - HAND) for number in held]),
        removed=view.removed - (0 if view.options.joker_to_hand else len(removed)),
        drawn=(),
        turn=view.turn - count,
    )


def look_back(options: Options, seats: int, moves: Sequence[Move[Any, Any]], seat: Seat) -> Review:
    """Every turn the seat has ended, beside the best there was."""
    state, turns = rules.start(options, seats), list[Missed]()
    before = view_of(state, seat)
    for move in moves:
        if state.seat == seat and state.turn and not state.laid and not state.owed:
            before = view_of(state, seat)
        if move.seat is None:
            state, news = house.deal(state, move.what)
        else:
            state, news = rules.apply(state, move.seat, move.what)
        if (earned := earned_by(seat, news)) is not None:
            turns.append(beside_the_best(before, state.lasts[seat], earned))
    return Review(seat, tuple(turns), round(sum(turn.cost for turn in turns), 1))


def earned_by(seat: Seat, news: tuple[NewsItem, ...]) -> int | None:
    """What the seat has earned, if it has just ended a turn; the bonus for ending included."""
    turns = [item for item in news if isinstance(item, TurnEnded) and item.seat == seat]
    ends = [item for item in news if isinstance(item, GameEnded) and item.finisher == seat]
    if not turns:
        return None
    return turns[0].points + turns[0].bonus + sum(item.bonus for item in ends)


COACH: Coach[Options, View] = Coach(
    advice=Advice, review=Review, advise=advise, look_back=look_back, cost=cost_of
)
