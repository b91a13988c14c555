"""Cartino in words: how pawns are told, the board as text, and the moments of a game."""

from collections.abc import Sequence

from parlour.core.game import News
from parlour.games.cartino.layout import written
from parlour.games.cartino.model import (
    Drew,
    GameEnded,
    Lay,
    Pawn,
    PawnLaid,
    Refusal,
    TurnEnded,
    View,
)
from parlour.text import say
from parlour.text.layout import table
from parlour.text.news import Spoken, Told


def parts_of(pawn: Pawn) -> dict[str, str | int]:
    """A rank of figures is a number: the words for it are chosen by numbers."""
    rank = pawn.rank.value
    return {"rank": int(rank) if rank.isdigit() else rank, "suit": pawn.suit.value}


TOLD = Told(
    spoken={
        Pawn: Spoken(
            signs={pawn.value: written(pawn) for pawn in Pawn if pawn is not Pawn.JOKER},
            message="cartino-the-pawn",
            parts={pawn.value: parts_of(pawn) for pawn in Pawn if pawn is not Pawn.JOKER},
        )
    },
    unheard=(Drew,),  # the player who drew hears what
    chapters={
        1: (Refusal.NOT_ITS_FIELD, Refusal.HALF_TAKEN),
        2: (
            Refusal.NOT_YOUR_TURN,
            Refusal.BAG_FIRST,
            Refusal.BOARD_HAS_CHANGED,
            Refusal.NOT_IN_HAND,
            Refusal.ONE_SUIT,
            Refusal.NOTHING_LAID,
            Refusal.NOTHING_TO_TAKE_BACK,
            Refusal.CAN_LAY,
            Refusal.NOT_THOSE_PAWNS,
        ),
        4: (Refusal.OTHER_JOKER, Refusal.JOKER_JUST_LAID),
        7: (
            Refusal.MUST_CONNECT,
            Refusal.WHAT_LIES_LIES,
            *(code for code in Refusal if code.startswith("layout-")),
        ),
    },
)


ROWS = "abcdefgh"


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """Eight rows of halves, named as on a chessboard; then the points."""
    head = ["", *map(str, range(1, 9))]
    rows = [[ROWS[row], *(cell(view, 8 * row + c) for c in range(8))] for row in range(8)]
    points = [(name, seat.points) for name, seat in zip(names, view.seats, strict=True)]
    return table([head, *rows]) + "\n\n" + table(points)


def cell(view: View, half: int) -> str:
    """What lies there; a free half shows its card in brackets."""
    row, column = divmod(half, 8)
    own = written(view.fields[row // 2 * 8 + column])
    match view.board[half]:
        case None:
            return f"({own})"
        case Pawn.JOKER:
            return f"{own}*"
        case _:
            return own


def is_moment(news: News) -> bool:
    """Five pawns in one turn, a joker replaced, and the end."""
    match news:
        case TurnEnded(bonus=bonus):
            return bonus > 0
        case PawnLaid(replaced=replaced):
            return replaced
        case _:
            return isinstance(news, GameEnded)


def mine(lang: str, view: View, seat: int) -> str:
    """The hand, which only its owner sees."""
    signs = [say(lang, "cartino-pawn-joker") if p is Pawn.JOKER else written(p) for p in view.hand]
    return say(lang, "cartino-mine", pawns=", ".join(signs)) if signs else ""


def offered(view: View, play: object) -> dict[str, int | str]:
    """Where a pawn would lie, and what it would score there."""
    if not isinstance(play, Lay):
        return {}
    row, column = divmod(play.half, 8)
    return {"place": f"{ROWS[row]}{column + 1}", "points": view.worth[play.half]}
