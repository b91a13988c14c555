"""Looking ahead from some turns, compiled. Importing this needs numba; `search` has the same by
NumPy."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from parlour.exact.compiled import bare
from parlour.games.cartino.codec import JOKERS as JOKER_PLAYS
from parlour.games.cartino.kernel import Cartino
from parlour.games.cartino.kernel.tables import (
    BAG,
    EACH,
    HAND,
    HEAD,
    IN_BAG,
    OWED,
    PLAYING,
    POINTS,
    SEAT,
)
from parlour.games.cartino.kernel.turns import end_turn, lay, pass_by, pass_on, put_in, take_out
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.board import Array, Board, board_of
from parlour.games.cartino.master.look_numba import (
    DEEP,
    LAID,
    MOST_HELD,
    PLAYS,
    Room,
    Rooms,
    survey,
)
from parlour.games.cartino.master.turns_numba import find
from parlour.games.cartino.master.value import Ints
from parlour.games.cartino.model import Options, State
from parlour.games.cartino.turns import JOKER, Turn, ground_in

GIVEN, DEALT, TRIED = range(3)
ROWS = TRIED + DEEP
"""The position, with a deal, and as it is played on, turn by turn."""
FAR = 1 << 60
ROOMS = Rooms()


def outlooks(state: State, found: Sequence[Turn], deals: Ints, weights: Ints, beam: int) -> Ints:
    """By turn: what it is worth in all deals together. With a beam, by trying so many turns of
    every player to the end."""
    kernel, board = tables_of(state.options, len(state.hands))
    rows, totals = np.zeros((ROWS, kernel.width), np.int64), np.zeros(len(found), np.int64)
    rows[GIVEN] = kernel.pack(state)
    known = (kernel.tables, board, kernel.switches, rows, kernel.seats, ROOMS.room, weights)
    _outlooks(*known, as_plays(found), deals, beam, totals)
    return totals


@cache
def tables_of(options: Options, seats: int) -> tuple[Cartino, Board]:
    return Cartino(options, seats), board_of(ground_in(options))


def as_plays(found: Sequence[Turn]) -> Array:
    turns = np.zeros((1, len(found), PLAYS + MOST_HELD), np.int64)
    for number, turn in enumerate(found):
        plays = [half + (JOKER_PLAYS if pawn == JOKER else 0) for pawn, half in turn.places]
        turns[0, number, LAID] = len(plays)
        turns[0, number, PLAYS : PLAYS + len(plays)] = plays
    return turns


@bare
def _outlooks(
    t: Any, b: Any, o: Any, rows: Any, seats: int, r: Room, weights: Any,
    turns: Any, deals: Any, beam: int, totals: Any,
) -> None:  # fmt: skip
    for deal in range(len(deals)):
        bag = deal_out(rows, seats, deals, deal)
        for turn in range(turns.shape[1]):
            copy(rows, DEALT, TRIED)
            make(t, o, rows, TRIED, seats, turns, 0, turn)
            at = draw(rows, TRIED, seats, deals, deal, bag)
            if beam:
                totals[turn] += ending(t, b, o, rows, seats, r, weights, beam)
            else:
                totals[turn] += a_round(t, b, o, rows, seats, r, weights, deals, deal, at)


@bare
def copy(rows: Any, one: int, other: int) -> None:
    for column in range(rows.shape[1]):
        rows[other, column] = rows[one, column]


@bare
def deal_out(rows: Any, seats: int, deals: Any, deal: int) -> int:
    """The others get these pawns and the bag the rest; tells where those begin."""
    copy(rows, GIVEN, DEALT)
    at = 0
    for seat in range(seats + 1):
        if seat == rows[GIVEN, SEAT]:
            continue
        where = BAG if seat == seats else HEAD + seat * EACH + HAND
        number = rows[GIVEN, where + 2]
        for column in range(3):
            rows[DEALT, where + column] = 0
        for _ in range(number):
            put_in(rows, DEALT, where, deals[deal, at])
            at += 1
    return int(at - rows[GIVEN, IN_BAG])


@bare
def make(t: Any, o: Any, rows: Any, i: int, seats: int, turns: Any, depth: int, turn: int) -> None:
    for number in range(turns[depth, turn, LAID]):
        lay(t, o, rows, i, turns[depth, turn, PLAYS + number])
    end_turn(t, o, rows, i, seats)


@bare
def draw(rows: Any, i: int, seats: int, deals: Any, deal: int, at: int) -> int:
    """What the turn is owed, in the order of the deal; tells where the rest begins."""
    if rows[i, OWED]:
        number = min(rows[i, OWED], rows[i, IN_BAG])
        mine = HEAD + rows[i, SEAT] * EACH + HAND
        for _ in range(number):
            take_out(rows, i, BAG, deals[deal, at])
            put_in(rows, i, mine, deals[deal, at])
            at += 1
        rows[i, OWED] = 0
        pass_on(rows, i, seats)
    return at


@bare
def lead(rows: Any, i: int, seats: int) -> int:
    """How far the player is ahead of each of the others, all together."""
    total, me = 0, rows[GIVEN, SEAT]
    for seat in range(seats):
        points = rows[i, HEAD + seat * EACH + POINTS]
        total += points * max(1, seats - 1) if seat == me else -points
    return int(total * of.POINT)


@bare
def a_round(
    t: Any, b: Any, o: Any, rows: Any, seats: int, r: Room, weights: Any,
    deals: Any, deal: int, at: int,
) -> int:  # fmt: skip
    """The lead when all others have had a turn, and what the player then has."""
    for _ in range(seats - 1):
        if rows[TRIED, PLAYING]:
            if reply(t, b, o, rows, TRIED, seats, r, weights):
                make(t, o, rows, TRIED, seats, r.turn, 0, 0)
                at = draw(rows, TRIED, seats, deals, deal, at)
            else:
                pass_by(t, rows, TRIED, seats)
    total = lead(rows, TRIED, seats)
    if rows[TRIED, PLAYING] and reply(t, b, o, rows, TRIED, seats, r, weights):
        total += max(1, seats - 1) * r.value[0, 0]
    return int(total)


@bare
def reply(t: Any, b: Any, o: Any, rows: Any, i: int, seats: int, r: Room, weights: Any) -> bool:
    """The best turn of the seat to move; with jokers only if there is no other."""
    survey(t, b, rows, i, seats, r)
    if find(b, o, rows, i, r, weights, 0, 1, False, False):
        return True
    return find(b, o, rows, i, r, weights, 0, 1, True, False) > 0


@bare
def ending(t: Any, b: Any, o: Any, rows: Any, seats: int, r: Room, weights: Any, beam: int) -> int:
    """The lead at the end of the game, by minimax with alpha-beta pruning: nothing is hidden any
    more."""
    depth, me = 0, rows[GIVEN, SEAT]
    r.next[0], r.low[0], r.high[0] = -1, -FAR, FAR
    while True:
        i = TRIED + depth
        if rows[i, PLAYING] and r.next[depth] < 0:
            survey(t, b, rows, i, seats, r)
            find(b, o, rows, i, r, weights, depth, beam, True, True)
            r.next[depth], r.best[depth] = 0, -FAR if rows[i, SEAT] == me else FAR
        tries = max(1, r.found[depth])
        if rows[i, PLAYING] and r.next[depth] < tries and r.low[depth] < r.high[depth]:
            copy(rows, i, i + 1)
            if r.found[depth]:
                make(t, o, rows, i + 1, seats, r.turn, depth, r.next[depth])
            else:
                pass_by(t, rows, i + 1, seats)
            r.next[depth] += 1
            depth += 1
            r.next[depth], r.low[depth], r.high[depth] = -1, r.low[depth - 1], r.high[depth - 1]
            continue
        result = r.best[depth] if rows[i, PLAYING] else lead(rows, i, seats)
        if not depth:
            return int(result)
        depth -= 1
        if rows[i - 1, SEAT] == me:
            r.best[depth] = max(r.best[depth], result)
            r.low[depth] = max(r.low[depth], result)
        else:
            r.best[depth] = min(r.best[depth], result)
            r.high[depth] = min(r.high[depth], result)
