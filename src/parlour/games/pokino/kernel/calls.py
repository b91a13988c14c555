"""Marking, calling and stealing on a row, compiled. Importing this needs numba.

Every function is that of the game's own `calls` by its name. `o` are the options, as `OPTIONS` of
the door has them.
"""

from typing import Any

from parlour.exact.compiled import bare
from parlour.games.pokino.boards import PRIZES, Prize
from parlour.games.pokino.kernel.tables import (
    AWAKE,
    BOARD,
    BY,
    CALLED,
    CLAIM,
    CLAIMED,
    COMPLETED,
    COMPLETED_AT,
    COVERED_AT,
    DONE,
    EACH,
    FIRST,
    FIRST_WAY,
    GRACES,
    HEAD,
    IN_ROUND,
    KNOWN,
    LAST,
    MARKED,
    MARKS,
    PAID,
    PRIZE_OF,
    WAITED,
)

STAKE, DEBT, STEALS, QUICKEST, GRACE, HASTY, ROUNDS, STACK = range(8)
NUMBER = len(PRIZES)
POKINO = PRIZES.index(Prize.POKINO)


@bare
def claim_of(rows: Any, i: int, owner: int, prize: int) -> int:
    return int(rows[i, HEAD + owner * EACH + CLAIM + prize])


@bare
def counts(rows: Any, i: int, seats: int, owner: int, prize: int, completed: int) -> bool:
    """A prize that this card completed on the owner's board can still be called."""
    late = completed < rows[i, CALLED] and not rows[i, LAST]
    if late and (rows[i, CLAIMED] >> POKINO) & 1:
        return False
    if not (rows[i, CLAIMED] >> prize) & 1:
        return True
    for other in range(seats):
        claim = claim_of(rows, i, other, prize)
        later = ((claim >> COMPLETED_AT) & COMPLETED) > completed
        if claim and later and not (claim >> (COVERED_AT + owner)) & 1:
            return False
    return True


@bare
def counting(t: Any, rows: Any, i: int, seats: int, seat: int, prize: int, marks: int) -> int:
    """The earliest completion on which an own call can stand now; 0: none."""
    at, board, found = HEAD + seat * EACH, rows[i, HEAD + seat * EACH + BOARD], 0
    for way in range(FIRST_WAY[prize], FIRST_WAY[prize + 1]):
        done = rows[i, at + DONE + way]
        if not done or (found and done >= found) or t.ways[board, way] & ~marks:
            continue
        if counts(rows, i, seats, seat, prize, done):
            found = done
    return found


@bare
def sayable(t: Any, o: Any, rows: Any, i: int, seats: int, seat: int, marks: int) -> int:
    """The prizes that a call of one's own can stand on with these markers."""
    good = 0
    for prize in range(NUMBER):
        if not rows[i, HEAD + seat * EACH + FIRST + prize] or (rows[i, PAID] >> prize) & 1:
            continue
        if claim_of(rows, i, seat, prize) or (o[QUICKEST] and (rows[i, CLAIMED] >> prize) & 1):
            continue
        if counting(t, rows, i, seats, seat, prize, marks):
            good |= 1 << prize
    return good


@bare
def markable(rows: Any, i: int, seat: int) -> int:
    """Cells."""
    return int(rows[i, HEAD + seat * EACH + KNOWN] & ~rows[i, HEAD + seat * EACH + MARKS])


@bare
def newly(t: Any, o: Any, rows: Any, i: int, seats: int, seat: int, cell: int) -> int:
    """The prizes that a call together with this marker completes."""
    before = rows[i, HEAD + seat * EACH + MARKS]
    good = sayable(t, o, rows, i, seats, seat, before | (1 << cell))
    for prize in range(NUMBER):
        if (good >> prize) & 1 and rows[i, HEAD + seat * EACH + MARKED + prize]:
            good &= ~(1 << prize)
    return good


@bare
def mark(t: Any, o: Any, rows: Any, i: int, seat: int, cell: int) -> None:
    at = HEAD + seat * EACH
    board, place = rows[i, at + BOARD], 0
    marks = rows[i, at + MARKS] | (1 << cell)
    rows[i, at + MARKS] = marks
    while t.through[board, cell, place] >= 0:
        way = t.through[board, cell, place]
        place += 1
        done, prize = rows[i, at + DONE + way], PRIZE_OF[way]
        if not done or t.ways[board, way] & ~marks:
            continue
        before = rows[i, at + MARKED + prize]
        if not before or done < before:
            rows[i, at + MARKED + prize] = done
        fresh = not before and rows[i, at + FIRST + prize] == rows[i, CALLED]
        if o[GRACE] and o[STEALS] and fresh and not (rows[i, PAID] >> prize) & 1:
            rows[i, GRACES] |= 1 << (seat * NUMBER + prize)


@bare
def claim(rows: Any, i: int, seats: int, prize: int, owner: int, by: int, completed: int) -> None:
    covered = 0
    for seat in range(seats):
        at = HEAD + seat * EACH
        if seat != owner and rows[i, at + IN_ROUND]:
            earlier = rows[i, at + MARKED + prize]
            if earlier and earlier < completed:
                covered |= 1 << seat
    made = (by + 1) | (completed << COMPLETED_AT) | (covered << COVERED_AT)
    rows[i, HEAD + owner * EACH + CLAIM + prize] = made
    rows[i, CLAIMED] |= 1 << prize


@bare
def call(t: Any, o: Any, rows: Any, i: int, seats: int, seat: int, names: int) -> None:
    """Of the prizes named those that stand."""
    marks = rows[i, HEAD + seat * EACH + MARKS]
    good = sayable(t, o, rows, i, seats, seat, marks) & names
    for prize in range(NUMBER):
        if (good >> prize) & 1:
            completed = counting(t, rows, i, seats, seat, prize, marks)
            claim(rows, i, seats, prize, seat, seat, completed)
            rows[i, GRACES] &= ~(1 << (seat * NUMBER + prize))


@bare
def can_steal(o: Any, rows: Any, i: int, seats: int, seat: int, prize: int, owner: int) -> int:
    """By which card the prize was complete; 0: it cannot be stolen."""
    at = HEAD + owner * EACH
    if owner == seat or not o[STEALS] or not rows[i, at + IN_ROUND]:
        return 0
    completed = rows[i, at + FIRST + prize]
    if not completed or (rows[i, PAID] >> prize) & 1:
        return 0
    if completed == rows[i, CALLED]:
        if not rows[i, at + MARKED + prize]:
            return 0
        if (rows[i, GRACES] >> (owner * NUMBER + prize)) & 1:
            return 0
    for other in range(seats if (rows[i, CLAIMED] >> prize) & 1 else 0):
        made = claim_of(rows, i, other, prize)
        if not made:
            continue
        by = (made & BY) - 1
        if other == by == owner or o[QUICKEST]:
            return 0
        if other != by and ((made >> COMPLETED_AT) & COMPLETED) <= completed:
            return 0
    return completed if counts(rows, i, seats, owner, prize, completed) else 0


@bare
def done_something(rows: Any, i: int) -> None:
    rows[i, AWAKE] = 1
    rows[i, WAITED] = 0
