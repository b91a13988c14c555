"""Cartino in words: how pawns are told, and the board as text."""

from collections.abc import Sequence

from parlour.games.cartino.layout import written
from parlour.games.cartino.model import Drew, Pawn, View
from parlour.text.layout import table
from parlour.text.news import Spoken, Told

TOLD = Told(
    spoken={
        Pawn: Spoken(
            signs={pawn.value: written(pawn) for pawn in Pawn if pawn is not Pawn.JOKER},
            message="cartino-the-pawn",
            parts={
                pawn.value: {"rank": pawn.rank.value, "suit": pawn.suit.value}
                for pawn in Pawn
                if pawn is not Pawn.JOKER
            },
        )
    },
    unheard=(Drew,),  # the player who drew hears what
)


def board(lang: str, view: View, names: Sequence[str]) -> str:
    """Eight rows of halves, then the points."""
    rows = [[cell(view, 8 * row + column) for column in range(8)] for row in range(8)]
    points = [(name, seat.points) for name, seat in zip(names, view.seats, strict=True)]
    return table(rows) + "\n\n" + table(points)


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
