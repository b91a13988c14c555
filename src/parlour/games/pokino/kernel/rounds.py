"""Rounds of Pokino on a row, compiled: paying in, paying out, and how it all ends. Needs numba.

Every function is that of the game's own `rounds` or `house` by its name.
"""

from typing import Any

from parlour.exact.compiled import bare
from parlour.games.pokino.codec import CARDS
from parlour.games.pokino.kernel.calls import (
    DEBT,
    NUMBER,
    POKINO,
    ROUNDS,
    STACK,
    STAKE,
    claim_of,
)
from parlour.games.pokino.kernel.tables import (
    AWAKE,
    BALANCE,
    BETWEEN,
    BOARD,
    BY,
    CALLED,
    CARDS_CALLED,
    CLAIM,
    CLAIMED,
    COMPLETED,
    COMPLETED_AT,
    CUPS,
    DEALER,
    DONE,
    EACH,
    FIRST,
    GRACES,
    HEAD,
    IN_PLAY,
    IN_ROUND,
    KNOWN,
    LAST,
    MARKS,
    NEWEST,
    OVER,
    PAID,
    PHASE,
    PLAYING,
    PRIZE_OF,
    ROUND,
    WAITED,
)

PACK = len(CARDS)
ALL_PRIZES = (1 << NUMBER) - 1


@bare
def start(o: Any, rows: Any, i: int, seats: int) -> None:
    for column in range(rows.shape[1]):
        rows[i, column] = 0
    rows[i, PLAYING] = rows[i, ROUND] = rows[i, AWAKE] = 1
    rows[i, NEWEST] = -1
    for seat in range(seats):
        rows[i, HEAD + seat * EACH + BALANCE] = o[STACK]
        rows[i, HEAD + seat * EACH + BOARD] = -1


@bare
def ready(o: Any, rows: Any, i: int, seats: int) -> int:
    """Those who can pay into the cups, or may owe it."""
    found = 0
    for seat in range(seats):
        if o[DEBT] or rows[i, HEAD + seat * EACH + BALANCE] >= o[STAKE] * NUMBER:
            found |= 1 << seat
    return found


@bare
def number_of(seats: int, some: int) -> int:
    number = 0
    for seat in range(seats):
        number += (some >> seat) & 1
    return number


@bare
def with_dealer(rows: Any, i: int, seats: int, among: int) -> None:
    """One who cannot deal hands the pack to the right."""
    while among and not (among >> rows[i, DEALER]) & 1:
        rows[i, DEALER] = (rows[i, DEALER] + seats - 1) % seats


@bare
def begin(o: Any, rows: Any, i: int, seats: int) -> None:
    taking_part = ready(o, rows, i, seats)
    with_dealer(rows, i, seats, taking_part)
    for seat in range(seats):
        at = HEAD + seat * EACH
        plays = (taking_part >> seat) & 1
        rows[i, at + MARKS] = rows[i, at + KNOWN] = 0
        rows[i, at + IN_ROUND] = plays
        rows[i, at + BALANCE] -= plays * o[STAKE] * NUMBER
        for column in range(DONE, CLAIM):
            rows[i, at + column] = 0
    for prize in range(NUMBER):
        rows[i, CUPS + prize] += o[STAKE] * number_of(seats, taking_part)
    rows[i, PHASE] = IN_PLAY
    rows[i, CALLED] = rows[i, CARDS_CALLED] = rows[i, PAID] = rows[i, AWAKE] = 0


@bare
def turn(t: Any, o: Any, rows: Any, i: int, seats: int, card: int) -> None:
    """The window of the card before is paid; then the card lies on the table."""
    if rows[i, PHASE] == BETWEEN:
        begin(o, rows, i, seats)
    else:
        settle(rows, i, seats)
    rows[i, CALLED] += 1
    rows[i, NEWEST] = card
    rows[i, CARDS_CALLED] |= 1 << card
    rows[i, GRACES] = rows[i, WAITED] = 0
    for seat in range(seats):
        at = HEAD + seat * EACH
        cell = t.cell[rows[i, at + BOARD], card]
        if cell < 0:
            continue
        known = rows[i, at + KNOWN] | (1 << cell)
        rows[i, at + KNOWN] = known
        board, place = rows[i, at + BOARD], 0
        while t.through[board, cell, place] >= 0:
            way = t.through[board, cell, place]
            place += 1
            if not t.ways[board, way] & ~known:
                rows[i, at + DONE + way] = rows[i, CALLED]
                if not rows[i, at + FIRST + PRIZE_OF[way]]:
                    rows[i, at + FIRST + PRIZE_OF[way]] = rows[i, CALLED]


@bare
def closes(rows: Any, i: int) -> bool:
    """Once this card is paid for, the round is over."""
    if rows[i, CALLED] == PACK:
        return True
    won = rows[i, PAID] | rows[i, CLAIMED]
    if rows[i, LAST]:
        return bool(won == ALL_PRIZES)
    return bool((won >> POKINO) & 1)


@bare
def settle(rows: Any, i: int, seats: int) -> None:
    for prize in range(NUMBER):
        if not (rows[i, CLAIMED] >> prize) & 1:
            continue
        best, winners = 0, 0
        for owner in range(seats):
            made = claim_of(rows, i, owner, prize)
            if not made:
                continue
            by = (made & BY) - 1
            rank = 1 + 2 * ((made >> COMPLETED_AT) & COMPLETED) + (by != owner)
            if not best or rank < best:
                best, winners = rank, 0
            if rank == best:
                winners |= 1 << by
            rows[i, HEAD + owner * EACH + CLAIM + prize] = 0
        pay_out(rows, i, seats, prize, winners, rows[i, LAST] != 0)
    rows[i, PAID] |= rows[i, CLAIMED]
    rows[i, CLAIMED] = 0


@bare
def pay_out(rows: Any, i: int, seats: int, prize: int, who: int, all_of_it: bool) -> None:
    """Equal parts; the odd counters stay, or go out one each from the dealer's right."""
    number, cup = number_of(seats, who), rows[i, CUPS + prize]
    share, rest = cup // number, cup % number
    rows[i, CUPS + prize] = 0 if all_of_it else rest
    for step in range(1, seats + 1):
        seat = (rows[i, DEALER] - step) % seats
        if (who >> seat) & 1:
            extra = 1 if all_of_it and rest > 0 else 0
            rows[i, HEAD + seat * EACH + BALANCE] += share + extra
            rest -= extra


@bare
def close(o: Any, rows: Any, i: int, seats: int) -> None:
    settle(rows, i, seats)
    if rows[i, LAST]:
        here = 0
        for seat in range(seats):
            here |= rows[i, HEAD + seat * EACH + IN_ROUND] << seat
        end_session(rows, i, seats, here)
        return
    rows[i, PHASE] = BETWEEN
    rows[i, ROUND] += 1
    rows[i, DEALER] = (rows[i, DEALER] + seats - 1) % seats
    rows[i, GRACES] = rows[i, WAITED] = 0
    prepare(o, rows, i, seats)


@bare
def prepare(o: Any, rows: Any, i: int, seats: int) -> None:
    able = ready(o, rows, i, seats)
    if number_of(seats, able) < 2:
        end_session(rows, i, seats, (1 << seats) - 1)
        return
    if rows[i, ROUND] >= o[ROUNDS]:
        rows[i, LAST] = 1
    with_dealer(rows, i, seats, able)


@bare
def end_session(rows: Any, i: int, seats: int, who: int) -> None:
    for prize in range(NUMBER):
        if rows[i, CUPS + prize]:
            pay_out(rows, i, seats, prize, who, True)
    rows[i, PHASE] = OVER
    rows[i, PLAYING] = rows[i, GRACES] = rows[i, WAITED] = 0


@bare
def open_table(o: Any, rows: Any, i: int, seats: int, dealer: int) -> None:
    """The boards have been dealt."""
    rows[i, PHASE] = BETWEEN
    rows[i, DEALER] = dealer
    prepare(o, rows, i, seats)
