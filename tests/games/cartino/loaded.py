"""Positions and pawns to order. A card is written as in a layout, `10♣`; a joker as `joker`."""

import re
from enum import StrEnum
from typing import Any

from parlour.games.cartino import GAME
from parlour.games.cartino.layout import WHOLE_SET, in_order, layout_of, read_card
from parlour.games.cartino.model import (
    Dealt,
    Drawn,
    EndTurn,
    Lay,
    Options,
    Pass,
    Pawn,
    Pawns,
    Play,
    State,
    TakeBack,
)
from parlour.kit.seats import without
from tests.games.refused import why

BOOK = Options()
LEVELS = {"up": 0, "down": 1}


def pawn(text: str) -> Pawn:
    return Pawn.JOKER if text == "joker" else read_card(text, 0)


def pawns(text: str) -> Pawns:
    """`pawns("K♠ 8♠ joker")`, in whatever order."""
    return in_order(map(pawn, text.split()))


def half(text: str, options: Options = BOOK) -> int:
    """`half("K♠ up")`"""
    card, level = text.split()
    return layout_of(options).halves[pawn(card)][LEVELS[level]]


def place(text: str, options: Options = BOOK) -> tuple[Pawn, int]:
    """`K♠ up`, or `joker as K♠ up`: which pawn, and where."""
    if found := re.fullmatch(r"joker as (.*)", text):
        return Pawn.JOKER, half(found[1], options)
    return pawn(text.split()[0]), half(text, options)


def board(text: str, options: Options = BOOK) -> tuple[Pawn | None, ...]:
    """`board("K♠ up, joker as 8♠ down")`, or `board("all but 7♦ up")`."""
    but = text.removeprefix("all but ")
    lying: list[Pawn | None] = [None] * 64
    if text.startswith("all"):
        lying = list(layout_of(options).owner)
    for item in filter(None, but.removeprefix("all").split(", ")):
        piece, where = place(item, options)
        lying[where] = None if text.startswith("all but ") and piece is not Pawn.JOKER else piece
    return tuple(lying)


def position(
    *hands: str,
    lying: str = "",
    bag: str | None = None,
    seat: int = 0,
    options: Options = BOOK,
    points: tuple[int, ...] | None = None,
    removed: int = 0,
) -> State:
    """It is `seat`'s turn. Without a bag of its own, the bag has all that is nowhere else."""
    hands = hands or ("7♦", "8♦")
    hands = hands if len(hands) > 1 else (*hands, "")
    held, there = tuple(map(pawns, hands)), board(lying, options)
    if bag is None:
        out = [piece for piece in there if piece] + [piece for hand in held for piece in hand]
        filled = without(WHOLE_SET, [*out, *[Pawn.JOKER] * removed])
    else:
        filled = pawns(bag)
    return State(
        options,
        bag=filled,
        hands=held,
        board=there,
        points=points or (0,) * len(hands),
        lasts=((),) * len(hands),
        drawn=((),) * len(hands),
        removed=removed,
        seat=seat,
        turn=7,
    )


def lay(state: State, text: str) -> Lay:
    return Lay(state.turn, len(state.laid), *place(text, state.options))


def back(state: State, keep: int = 0) -> TakeBack:
    return TakeBack(state.turn, len(state.laid), keep)


def end(state: State) -> EndTurn:
    return EndTurn(state.turn, len(state.laid))


def skip(state: State) -> Pass:
    return Pass(state.turn)


def done(state: State, *layings: str) -> State:
    """The player lays these, one by one."""
    for text in layings:
        state, _ = GAME.apply(state, state.seat, lay(state, text))
    return state


def ended(state: State, *layings: str, draws: str | None = None) -> State:
    """The player lays these and ends the turn; the house draws what it is told, if it is told."""
    state = done(state, *layings)
    state, _ = GAME.apply(state, state.seat, end(state))
    return state if draws is None else drawn(state, draws)


def drawn(state: State, text: str) -> State:
    return GAME.deal(state, Drawn(pawns(text)))[0]


def scores_of(state: State, *layings: str) -> list[int]:
    """What each laying scores."""
    return [laying.points for laying in done(state, *layings).laid]


def dealt(*hands: str, first: int, options: Options = BOOK) -> State:
    start = GAME.start(options, len(hands))
    return GAME.deal(start, Dealt(tuple(map(pawns, hands)), first))[0]


def last_news(state: State, play: Play) -> Any:
    return GAME.apply(state, state.seat, play)[1][-1]


def refusal(state: State, play: Play, seat: int | None = None) -> StrEnum:
    return why(GAME, state, state.seat if seat is None else seat, play)
