"""A table of Cartino as a row, compiled: what players do. Importing this needs numba.

Every function is that of `rules` by its name. `o` are the options, in the order given here.
"""

from typing import Any

import numpy as np

from parlour.exact.chance import U0, U1, count, lowest
from parlour.exact.compiled import bare, inlined
from parlour.games.cartino.codec import BACK, END, PASS
from parlour.games.cartino.codec import JOKERS as JOKER_PLAYS
from parlour.games.cartino.kernel.tables import (
    BOARD,
    EACH,
    HAND,
    HEAD,
    IN_BAG,
    IN_HAND,
    IS_JOKER,
    JOKER,
    JOKERS,
    LAID,
    LAST,
    LAYING,
    OWED,
    PASSES,
    PLAYING,
    POINTS,
    REMOVED,
    REPLACED,
    SCORED,
    SEAT,
    TURN,
)
from parlour.games.cartino.rules import END_BONUS, FIVE_BONUS
from parlour.games.cartino.rules import HAND as FULL_HAND

MUST_CONNECT, JOKER_TO_HAND, REPLACING_SCORES, REPLACING_LATER, TAKING_BACK = range(5)
BACK_WORD, END_WORD = BACK >> 6, END >> 6
END_BIT, PASS_BIT = np.uint64(1 << (END & 63)), np.uint64(1 << (PASS & 63))
ALL = ~np.uint64(0)


@inlined
def bit(half: Any) -> Any:
    return U1 << np.uint64(half)


@inlined
def word(rows: Any, i: Any, column: Any) -> Any:
    return np.uint64(rows[i, column])


@inlined
def worth(t: Any, board: Any, half: Any) -> Any:
    """What a pawn laid there touches."""
    touched, points = board & t.near[half], 0
    for plane in range(len(t.planes)):
        points += count(touched & t.planes[plane])
    return points


@bare
def put_in(rows: Any, i: int, at: int, pawn: int) -> None:
    """One pawn more, into a hand or the bag."""
    one = 1 << pawn
    if rows[i, at] & one:
        rows[i, at + 1] |= one
    rows[i, at] |= one
    rows[i, at + 2] += 1


@bare
def take_out(rows: Any, i: int, at: int, pawn: int) -> None:
    one = 1 << pawn
    if rows[i, at + 1] & one:
        rows[i, at + 1] &= ~one
    else:
        rows[i, at] &= ~one
    rows[i, at + 2] -= 1


@inlined
def bound(rows: Any, i: Any) -> Any:
    """Jokers of this very turn."""
    found = U0
    for place in range(rows[i, LAID]):
        found |= bit(rows[i, LAYING + place] & 63)
    return found & word(rows, i, JOKERS)


@inlined
def places(t: Any, o: Any, rows: Any, i: Any) -> Any:
    """The halves for the pawns in the hand, and those for its jokers."""
    hand = word(rows, i, HEAD + rows[i, SEAT] * EACH + HAND)
    board, jokers = word(rows, i, BOARD), word(rows, i, JOKERS)
    suit = t.suit[rows[i, LAYING] & 63] if rows[i, LAID] else ALL
    free = suit & (~board | jokers)
    if o[REPLACING_LATER]:
        free &= ~bound(rows, i)
    own, left = U0, hand & ~bit(JOKER)
    while left:
        own |= t.halves[lowest(left)]
        left &= left - U1
    own &= free
    others = suit & ~board if hand & bit(JOKER) else U0
    if o[MUST_CONNECT]:
        beside, left = U0, own | others
        while left:
            half = lowest(left)
            if t.near[half] & board:
                beside |= bit(half)
            left &= left - U1
        if beside:
            own &= beside
            others &= beside
    return own, others


@inlined
def legal(t: Any, o: Any, rows: Any, i: Any, masks: Any) -> None:
    own, others = places(t, o, rows, i)
    masks[i, 0], masks[i, 1] = own, others
    laid = rows[i, LAID]
    masks[i, BACK_WORD] = bit(laid) - U1 if o[TAKING_BACK] else U0
    masks[i, END_WORD] = END_BIT if laid else (U0 if own | others else PASS_BIT)


@inlined
def play(t: Any, o: Any, rows: Any, i: Any, seats: Any, number: Any) -> None:
    if number < BACK:
        lay(t, o, rows, i, number)
    elif number < END:
        take_back(t, o, rows, i, number - BACK)
    elif number == END:
        end_turn(t, o, rows, i, seats)
    else:
        pass_by(t, rows, i, seats)


@inlined
def lay(t: Any, o: Any, rows: Any, i: Any, number: Any) -> None:
    half, joker = number & 63, number >= JOKER_PLAYS
    there, mine = bit(half), HEAD + rows[i, SEAT] * EACH
    board, jokers = word(rows, i, BOARD), word(rows, i, JOKERS)
    replaced = (jokers & there) != U0
    points = 0 if replaced and not o[REPLACING_SCORES] else worth(t, board, half)
    take_out(rows, i, mine + HAND, JOKER if joker else t.owner[half])
    rows[i, BOARD] = np.int64(board | there)
    rows[i, JOKERS] = np.int64(jokers | there if joker else jokers & ~there)
    if replaced:
        if o[JOKER_TO_HAND]:
            put_in(rows, i, mine + HAND, JOKER)
        else:
            rows[i, REMOVED] += 1
    rows[i, mine + POINTS] += points
    laid = half | (IS_JOKER if joker else 0) | (REPLACED if replaced else 0)
    rows[i, LAYING + rows[i, LAID]] = laid | (points << SCORED)
    rows[i, LAID] += 1


@inlined
def take_back(t: Any, o: Any, rows: Any, i: Any, keep: Any) -> None:
    mine = HEAD + rows[i, SEAT] * EACH
    while rows[i, LAID] > keep:
        rows[i, LAID] -= 1
        at = LAYING + rows[i, LAID]
        laid = rows[i, at]
        rows[i, at] = 0
        half = laid & 63
        there = bit(half)
        board, jokers = word(rows, i, BOARD), word(rows, i, JOKERS) & ~there
        put_in(rows, i, mine + HAND, JOKER if laid & IS_JOKER else t.owner[half])
        if laid & REPLACED:
            jokers |= there
            if o[JOKER_TO_HAND]:
                take_out(rows, i, mine + HAND, JOKER)
            else:
                rows[i, REMOVED] -= 1
        else:
            board &= ~there
        rows[i, BOARD], rows[i, JOKERS] = np.int64(board), np.int64(jokers)
        rows[i, mine + POINTS] -= laid >> SCORED


@inlined
def end_turn(t: Any, o: Any, rows: Any, i: Any, seats: Any) -> None:
    mine, laid = HEAD + rows[i, SEAT] * EACH, rows[i, LAID]
    owed = laid
    for place in range(laid):
        if o[JOKER_TO_HAND] and rows[i, LAYING + place] & REPLACED:
            owed -= 1
        rows[i, LAYING + place] = 0
    if laid >= FULL_HAND:
        rows[i, mine + POINTS] += FIVE_BONUS
    rows[i, mine + LAST] = laid
    rows[i, LAID] = rows[i, PASSES] = 0
    if not rows[i, mine + IN_HAND] and not rows[i, IN_BAG]:
        rows[i, mine + POINTS] += END_BONUS
        finish(t, rows, i, seats)
    elif owed and rows[i, IN_BAG]:
        rows[i, OWED] = owed
    else:
        pass_on(rows, i, seats)


@inlined
def pass_by(t: Any, rows: Any, i: Any, seats: Any) -> None:
    rows[i, HEAD + rows[i, SEAT] * EACH + LAST] = 0
    rows[i, PASSES] += 1
    if rows[i, PASSES] >= seats:
        finish(t, rows, i, seats)
    else:
        pass_on(rows, i, seats)


@inlined
def pass_on(rows: Any, i: Any, seats: Any) -> None:
    rows[i, SEAT] = (rows[i, SEAT] + 1) % seats
    rows[i, TURN] += 1


@bare
def finish(t: Any, rows: Any, i: int, seats: int) -> None:
    for seat in range(seats):
        mine = HEAD + seat * EACH
        for each in range(2):
            left = word(rows, i, mine + HAND + each)
            while left:
                rows[i, mine + POINTS] -= t.minus[lowest(left)]
                left &= left - U1
    rows[i, PLAYING] = 0
