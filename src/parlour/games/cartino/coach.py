"""The coach: the turn that earns most at once, found among all, and what was missed."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core.game import Coach, Illegal, Seat, Value
from parlour.core.table import Move
from parlour.games.cartino import house, rules
from parlour.games.cartino.layout import in_order
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
from parlour.games.cartino.turns import Turn, bonus, spot_of, start_of_turn, turns_in
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


class Advice(Value, frozen=True):
    best: Best | None
    """From the start of the turn; None for a player who must pass."""
    so_far: int
    """What the turn would earn if it ended now."""
    last: Missed | None
    """The player's last turn, if no player has left since."""


class Review(Value, frozen=True):
    seat: Seat
    turns: tuple[Missed, ...]
    missed: int
    """How much less all turns together earned than the best of each."""


def advise(view: View, seat: Seat) -> Advice:
    if view.seat != seat:
        raise Illegal(Refusal.NOT_YOUR_TURN)
    if view.owed:
        raise Illegal(Refusal.BAG_FIRST)
    before = start_of_turn(view)
    return Advice(best_turn(before), so_far(view), missed(before, seat))


def cost_of(advice: Advice, play: Play) -> float | None:
    """What ending the turn gives away; laying alone gives nothing away yet."""
    if not isinstance(play, EndTurn) or advice.best is None:
        return None
    return advice.best.total - advice.so_far


def so_far(view: View) -> int:
    last = view.laid and not view.hand and not view.bag
    bonuses = (FIVE_BONUS if len(view.laid) >= HAND else 0) + (END_BONUS if last else 0)
    return sum(laying.points for laying in view.laid) + bonuses


def best_turn(view: View) -> Best | None:
    """Exact: every set of pawns in its best order."""
    spot = spot_of(view)
    found = [(turn.points + bonus(spot, turn), turn) for turn in turns_in(view)]
    if not found:
        return None
    total, turn = max(found, key=lambda item: (item[0], -len(item[1].places)))
    return Best(laid_out(view, turn), bonus(spot, turn), total)


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
    before = view_before(view, seat)
    best = best_turn(before)
    assert best is not None
    points = sum(laying.points for laying in laid)
    earned = points + (FIVE_BONUS if len(laid) >= HAND else 0)
    return Missed(view.turn - len(view.seats), laid, earned, best)


def view_before(view: View, seat: Seat) -> View:
    """What the seat saw before its last turn: since then everyone has had one turn."""
    count = len(view.seats)
    board, hand = list(view.board), without(view.hand, view.drawn)
    for number in range(seat + count - 1, seat - 1, -1):
        for laying in reversed(view.seats[number % count].last):
            board[laying.half] = Pawn.JOKER if laying.replaced else None
    for laying in reversed(view.seats[seat].last):
        hand = in_order((*hand, laying.pawn))
        if laying.replaced and view.options.joker_to_hand:
            hand = without(hand, [Pawn.JOKER])
    # Of the bag it matters only whether it had something; of the other hands, nothing does.
    seats = [replace(shown, pawns=0) for shown in view.seats]
    seats[seat] = replace(seats[seat], pawns=len(hand))
    removed = 2 - board.count(Pawn.JOKER) - hand.count(Pawn.JOKER)
    return replace(
        view,
        board=tuple(board),
        hand=hand,
        seats=tuple(seats),
        bag=view.bag + len(view.drawn),
        removed=min(view.removed, removed),
        drawn=(),
    )


def look_back(options: Options, seats: int, moves: Sequence[Move[Any, Any]], seat: Seat) -> Review:
    """Every turn the seat has ended, beside the best there was."""
    state, turns = rules.start(options, seats), list[Missed]()
    before = view_of(state, seat)
    for move in moves:
        if state.seat == seat and state.turn and not state.laid and not state.owed:
            before = view_of(state, seat)
        made = state
        if move.seat is None:
            state, news = house.deal(state, move.what)
        else:
            state, news = rules.apply(state, move.seat, move.what)
        if (earned := earned_by(seat, news)) is not None:
            best = best_turn(before)
            assert best is not None
            turns.append(Missed(made.turn, state.lasts[seat], earned, best))
    missed = sum(turn.best.total - turn.earned for turn in turns)
    return Review(seat, tuple(turns), missed)


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
