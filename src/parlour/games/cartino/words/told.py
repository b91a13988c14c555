"""Cartino in words: the news as sentences, the board as text."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from parlour.games.cartino.layout import layout_of, written
from parlour.games.cartino.model import (
    Begins,
    Drew,
    GameEnded,
    NewsItem,
    Options,
    Passed,
    Pawn,
    PawnLaid,
    Took,
    TookBack,
    TurnEnded,
    View,
    WentAway,
)
from parlour.text import say
from parlour.text.layout import table


def tell(lang: str, options: Options, names: Sequence[str], item: NewsItem) -> Iterator[str]:
    match item:
        case Begins(seat=seat):
            yield say(lang, "cartino-news-begins", name=names[seat])
        case PawnLaid():
            yield tell_laid(lang, options, names[item.seat], item)
        case TookBack(seat=seat, halves=halves):
            yield say(lang, "cartino-news-took-back", name=names[seat], count=len(halves))
        case TurnEnded():
            yield from tell_turn(lang, names[item.seat], item)
        case Passed(seat=seat):
            yield say(lang, "cartino-news-passed", name=names[seat])
        case Drew(seat=seat, number=number):
            yield say(lang, "cartino-news-drew", name=names[seat], number=number)
        case Took():
            return  # only for the one who drew
        case GameEnded():
            yield from tell_end(lang, names, item)
        case WentAway(seat=seat, deduction=points):
            yield say(lang, "cartino-news-went-away", name=names[seat], points=points)
        case _:
            assert_never(item)


def tell_laid(lang: str, options: Options, name: str, item: PawnLaid) -> str:
    how = "joker" if item.pawn is Pawn.JOKER else "replaced" if item.replaced else "laid"
    pawn = layout_of(options).owner[item.half]
    the_pawn = say(lang, "cartino-the-pawn", rank=pawn.rank.value, suit=pawn.suit.value)
    return say(lang, f"cartino-news-{how}", name=name, pawn=the_pawn, points=item.points)


def tell_turn(lang: str, name: str, item: TurnEnded) -> Iterator[str]:
    if item.clock:
        yield say(lang, "cartino-news-time-up", name=name)
    yield say(lang, "cartino-news-turn", name=name, points=item.points)
    if item.bonus:
        yield say(lang, "cartino-news-five", name=name, bonus=item.bonus)


def tell_end(lang: str, names: Sequence[str], item: GameEnded) -> Iterator[str]:
    if item.finisher is None:
        yield say(lang, "cartino-news-stuck")
    else:
        name = names[item.finisher]
        yield say(lang, "cartino-news-finished", name=name, bonus=item.bonus)
    for name, hand, points in zip(names, item.hands, item.deductions, strict=True):
        if points:
            left = pawns(lang, hand)
            yield say(lang, "cartino-news-deducted", name=name, points=points, pawns=left)


def pawns(lang: str, hand: Iterable[Pawn]) -> str:
    signs = [say(lang, "cartino-joker") if p is Pawn.JOKER else written(p) for p in hand]
    return ", ".join(signs)


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
