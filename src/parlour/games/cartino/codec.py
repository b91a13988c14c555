"""Cartino in numbers, for learners. A pawn goes only onto its own field, so that a half and whether
it is a joker say which pawn is laid."""

from parlour.core.game import Codec, Seat
from parlour.games.cartino.layout import HALVES, WHOLE_SET
from parlour.games.cartino.model import EndTurn, Lay, Pass, Pawn, Play, Suit, TakeBack, View

JOKERS, BACK = HALVES, 2 * HALVES
END = BACK + len(WHOLE_SET)
PASS = END + 1
PAWNS = {pawn: number for number, pawn in enumerate(Pawn)}
EACH = 5
"""Numbers a seat."""
HEAD = 3 * HALVES + len(Pawn) + len(Suit) + 5


def encode(play: Play) -> int:
    match play:
        case Lay(pawn=pawn, half=half):
            return half + (JOKERS if pawn is Pawn.JOKER else 0)
        case TakeBack(keep=keep):
            return BACK + keep
        case EndTurn():
            return END
        case _:
            assert isinstance(play, Pass)
            return PASS


def width(seats: int) -> int:
    return HEAD + seats * EACH


def observe(view: View, seat: Seat) -> list[float]:
    """The board, what places are worth, one's hand, the turn; then the seats, one's own first."""
    seen = [0.0 if pawn is None else 1.0 for pawn in view.board]
    seen += [float(pawn is Pawn.JOKER) for pawn in view.board]
    seen += [worth / 20 for worth in view.worth]
    hand = [0.0] * len(Pawn)
    for pawn in view.hand:
        hand[PAWNS[pawn]] += 0.5
    seen += hand
    seen += [float(view.suit is suit) for suit in Suit]
    seen += [view.bag / 66, view.removed / 2, len(view.laid) / 5, view.owed / 5, view.passes / 4]
    for owner in (*range(seat, len(view.seats)), *range(seat)):
        there = view.seats[owner]
        more = (owner == view.seat, owner in view.left, len(there.last) / 5)
        seen += [there.points / 200, there.pawns / 10, *map(float, more)]
    return seen


CODEC = Codec(plays=PASS + 1, encode=encode, width=width, observe=observe)
