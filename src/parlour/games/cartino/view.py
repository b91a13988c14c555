"""What each seat sees of Cartino: the board, its own hand, and how many pawns are elsewhere."""

from random import Random

from parlour.core.game import Seat
from parlour.games.cartino.layout import HALVES, WHOLE_SET, in_order, layout_of
from parlour.games.cartino.model import Pawn, Pawns, SeatView, State, View
from parlour.games.cartino.rules import is_bound, points_at, suit_of
from parlour.kit.seats import without

CHIP = 20


def view(state: State, seat: Seat | None) -> View:
    """CA-I2, CA-Q11"""
    layout = layout_of(state.options)
    return View(
        options=state.options,
        you=seat,
        fields=layout.fields,
        values=layout.field_values,
        board=state.board,
        worth=tuple(offer(state, half) for half in range(HALVES)),
        hand=() if seat is None else state.hands[seat],
        drawn=() if seat is None else state.drawn[seat],
        shown=state.hands if state.over else (),
        seats=tuple(seat_view(state, seat) for seat in range(len(state.hands))),
        bag=len(state.bag),
        removed=state.removed,
        seat=None if state.turn == 0 or state.over else state.seat,
        turn=state.turn,
        suit=suit_of(state),
        laid=state.laid,
        owed=state.owed,
        passes=state.passes,
        left=state.left,
    )


def offer(state: State, half: int) -> int:
    taken = state.board[half] not in (None, Pawn.JOKER) or is_bound(state, half)
    return 0 if taken else points_at(state, half)


def seat_view(state: State, seat: Seat) -> SeatView:
    """CA-R10: a chip for every twenty; what a last deduction takes below zero has no place."""
    points = state.points[seat]
    chips, track = divmod(points, CHIP) if points > 0 else (0, points)
    return SeatView(points, chips, track, len(state.hands[seat]), state.lasts[seat])


def imagine(view: View, rng: Random) -> State:
    """Whatever the seat does not see is dealt anew."""
    out = [pawn for pawn in view.board if pawn is not None]
    out += [Pawn.JOKER] * view.removed
    known: list[Pawns] = list(view.shown) if view.shown else [()] * len(view.seats)
    if view.you is not None:
        known[view.you] = view.hand
    rest = list(without(WHOLE_SET, [*out, *(pawn for hand in known for pawn in hand)]))
    rng.shuffle(rest)
    for seat, shown in enumerate(view.seats):
        if len(known[seat]) < shown.pawns:
            known[seat] = in_order(rest.pop() for _ in range(shown.pawns))
    return State(
        view.options,
        bag=in_order(rest),
        hands=tuple(known),
        board=view.board,
        points=tuple(shown.points for shown in view.seats),
        lasts=tuple(shown.last for shown in view.seats),
        drawn=tuple(view.drawn if seat == view.you else () for seat in range(len(view.seats))),
        removed=view.removed,
        seat=0 if view.seat is None else view.seat,
        turn=view.turn,
        laid=view.laid,
        owed=view.owed,
        passes=view.passes,
        over=bool(view.shown),
        left=view.left,
    )
