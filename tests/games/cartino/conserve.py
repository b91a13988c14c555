"""What is never lost nor made up in Cartino."""

from collections import Counter

from parlour.games.cartino.layout import ours
from parlour.games.cartino.model import Pawn, State
from parlour.games.cartino.view import view


def conserve(state: State) -> None:
    """CA-I1: 66 pieces. CA-I3: on each half its own pawn or a joker."""
    lying = [pawn for pawn in state.board if pawn is not None]
    pieces = Counter([*state.bag, *lying, *(pawn for hand in state.hands for pawn in hand)])
    pieces[Pawn.JOKER] += state.removed
    assert pieces == Counter(2 * tuple(Pawn))
    assert pieces.total() == 66
    own = ours(state.options.corners).owner
    assert all(pawn in (None, Pawn.JOKER, own[half]) for half, pawn in enumerate(state.board))
    most = 5 + 2 * state.options.joker_to_hand
    assert all(len(hand) <= most for hand in state.hands)
    assert all(state.hands[seat] == () for seat in state.left)
    assert len(state.laid) <= most + 2
    for shown, points in zip(view(state, None).seats, state.points, strict=True):
        assert 20 * shown.chips + shown.track == shown.points == points
        assert 0 <= shown.chips <= 25
        assert shown.track < 20
