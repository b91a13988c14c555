"""Pokino, compiled: many tables, whole sessions, and what each seat sees. Needs numba."""

from typing import Any

import numpy as np

from parlour.exact.chance import U0, add, after, below, book, lowest, pay, pick
from parlour.exact.compiled import bare, compiled
from parlour.games.pokino.boards import BOARDS, CELLS
from parlour.games.pokino.codec import CALL, CODEC, STEAL
from parlour.games.pokino.kernel.calls import (
    HASTY,
    NUMBER,
    call,
    can_steal,
    claim,
    done_something,
    mark,
    markable,
    newly,
    sayable,
)
from parlour.games.pokino.kernel.rounds import (
    PACK,
    close,
    closes,
    open_table,
    start,
    turn,
)
from parlour.games.pokino.kernel.tables import (
    BALANCE,
    BETWEEN,
    BOARD,
    CALLED,
    CARDS_CALLED,
    CLAIMED,
    CUPS,
    DEALER,
    EACH,
    FIRST,
    GRACES,
    HEAD,
    HITS,
    IN_PLAY,
    IN_ROUND,
    LAST,
    MARKED,
    MARKS,
    NEWEST,
    OPENING,
    PAID,
    PHASE,
    PLAYING,
    WAITED,
)
from parlour.games.pokino.model import Phase

WAIT, PHASES, MOST_SEATS = CODEC.plays, len(Phase), 10
LOW, HIGH = np.uint64(CALL), np.uint64(64 - CALL)
DOES = np.array([[128, 128, 128], [256, 256, 0], [256, 256, 256]])
"""By policy: out of 256, how often it marks, calls and steals what it could."""


@bare
def legal(t: Any, o: Any, rows: Any, i: int, seats: int, seat: int, masks: Any) -> int:
    """Fills in the set of a seat's plays; how many kinds of them there are."""
    for word in range(masks.shape[1]):
        masks[i, word] = U0
    at = HEAD + seat * EACH
    if rows[i, PHASE] != IN_PLAY or not rows[i, at + IN_ROUND]:
        return 0
    kinds, board = 0, rows[i, at + BOARD]
    names(masks, i, 0, sayable(t, o, rows, i, seats, seat, rows[i, at + MARKS]))
    kinds += int(masks[i, 0] != U0)
    cells = markable(rows, i, seat)
    for cell in range(CELLS):
        if (cells >> cell) & 1:
            card = t.card[board, cell]
            add(masks, i, card)
            names(masks, i, 1 + card, newly(t, o, rows, i, seats, seat, cell))
            kinds += 1
    for owner in range(seats):
        for prize in range(NUMBER):
            if can_steal(o, rows, i, seats, seat, prize, owner):
                add(masks, i, STEAL + owner * NUMBER + prize)
                kinds += 1
    return kinds


@bare
def names(masks: Any, i: int, block: int, good: int) -> None:
    """Every call that names one of these prizes, whatever else it names."""
    if good:
        masks[i, block] |= HITS[good] << LOW
        masks[i, block + 1] |= HITS[good] >> HIGH


@bare
def play(t: Any, o: Any, rows: Any, i: int, seats: int, seat: int, number: int) -> None:
    done_something(rows, i)
    board = rows[i, HEAD + seat * EACH + BOARD]
    if number < CALL:
        mark(t, o, rows, i, seat, t.cell[board, number])
    elif number < STEAL:
        said = number - CALL
        if said >> NUMBER:
            mark(t, o, rows, i, seat, t.cell[board, (said >> NUMBER) - 1])
        call(t, o, rows, i, seats, seat, said & ((1 << NUMBER) - 1))
    else:
        owner, prize = (number - STEAL) // NUMBER, (number - STEAL) % NUMBER
        completed = can_steal(o, rows, i, seats, seat, prize, owner)
        claim(rows, i, seats, prize, owner, seat, completed)


# The house


@bare
def house(t: Any, o: Any, printed: Any, rows: Any, i: int, seats: int, chance: Any) -> Any:
    """What comes when nobody has anything more to say: boards, the end of graces, a card."""
    if rows[i, PHASE] == OPENING:
        left = (1 << BOARDS) - 1
        for seat in range(seats):
            board = printed[seat]
            while board < 0:
                chance = after(chance)
                lot = below(chance, BOARDS)
                board = lot if (left >> lot) & 1 else -1
            left &= ~(1 << board)
            rows[i, HEAD + seat * EACH + BOARD] = board
        chance = after(chance)
        open_table(o, rows, i, seats, below(chance, seats))
        return chance
    if rows[i, GRACES] and not o[HASTY]:
        rows[i, GRACES] = rows[i, WAITED] = 0
        return chance
    between = rows[i, PHASE] == BETWEEN
    if not between and closes(rows, i):
        close(o, rows, i, seats)
        return chance
    called = 0 if between else rows[i, CARDS_CALLED]
    while True:
        chance = after(chance)
        card = below(chance, PACK)
        if not (called >> card) & 1:
            break
    turn(t, o, rows, i, seats, card)
    return chance


@bare
def ask(
    t: Any, o: Any, printed: Any, rows: Any, i: int, seats: int, chance: Any, masks: Any
) -> Any:
    """The next seat that has something to say, drawn by lot among those who have not waited, with
    its plays in the mask; -1 when the session is over."""
    while rows[i, PLAYING]:
        free, number = 0, 0
        if rows[i, PHASE] == IN_PLAY:
            for seat in range(seats):
                if rows[i, HEAD + seat * EACH + IN_ROUND] and not (rows[i, WAITED] >> seat) & 1:
                    free |= 1 << seat
                    number += 1
        if not number:
            chance = house(t, o, printed, rows, i, seats, chance)
            continue
        chance = after(chance)
        lot = below(chance, number)
        for seat in range(seats):
            if (free >> seat) & 1:
                if not lot:
                    if legal(t, o, rows, i, seats, seat, masks):
                        add(masks, i, WAIT)
                        return chance, seat
                    rows[i, WAITED] |= 1 << seat
                    break
                lot -= 1
    return chance, -1


@bare
def step(
    t: Any,
    o: Any,
    printed: Any,
    rows: Any,
    plays: Any,
    chances: Any,
    me: Any,
    seat: Any,
    masks: Any,
    rewards: Any,
    over: Any,
    at_once: bool,
) -> None:
    seats = rewards.shape[1]
    for i in range(len(rows)):
        chance, number, again = chances[i], plays[i], rows[i, PLAYING] == 0
        asked = int(seat[i])
        over[i] = False
        for each in range(seats):
            rewards[i, each] = 0
        while True:
            if again:
                start(o, rows, i, seats)
                again = False
                if me[i] >= 0:
                    chance = after(chance)
                    me[i] = below(chance, seats)
            elif number == WAIT:
                rows[i, WAITED] |= 1 << asked
            elif number >= 0:
                play(t, o, rows, i, seats, asked, number)
            else:
                break
            chance, asked = ask(t, o, printed, rows, i, seats, chance, masks)
            if asked < 0:
                for each in range(seats):
                    rewards[i, each] = rows[i, HEAD + each * EACH + BALANCE]
                pay(rewards, i)
                over[i] = True
                if at_once:
                    again = True
                    continue
                for word in range(masks.shape[1]):
                    masks[i, word] = U0
                asked = max(int(me[i]), 0)
                break
            if me[i] < 0 or asked == me[i]:
                break
            chance = after(chance)
            number = pick(masks, i, chance)
        seat[i] = asked
        chances[i] = chance


# Whole sessions


@bare
def on_a_card(
    t: Any, o: Any, rows: Any, seats: int, policies: Any, order: Any, chance: Any
) -> tuple[Any, int]:
    """In an order drawn by lot all mark and call, graces end, and all steal; counts the plays."""
    steps = 0
    for place in range(seats):
        order[place] = place
    for place in range(seats - 1, 0, -1):
        chance = after(chance)
        other = below(chance, place + 1)
        order[place], order[other] = order[other], order[place]
    for place in range(seats):
        seat = order[place]
        at, policy = HEAD + seat * EACH, policies[seat]
        if not rows[0, at + IN_ROUND]:
            continue
        cells = markable(rows, 0, seat)
        while cells:
            cell = lowest(np.uint64(cells))
            cells &= cells - 1
            chance = after(chance)
            if below(chance, 256) < DOES[policy, 0]:
                mark(t, o, rows, 0, seat, cell)
                steps += 1
        good = sayable(t, o, rows, 0, seats, seat, rows[0, at + MARKS])
        if good:
            chance = after(chance)
            if below(chance, 256) < DOES[policy, 1]:
                call(t, o, rows, 0, seats, seat, good)
                steps += 1
    if not o[HASTY]:
        rows[0, GRACES] = 0
    for place in range(seats):
        seat = order[place]
        if rows[0, HEAD + seat * EACH + IN_ROUND] and DOES[policies[seat], 2]:
            chance, more = steal_all(t, o, rows, seats, seat, DOES[policies[seat], 2], chance)
            steps += more
    return chance, steps


@bare
def steal_all(
    t: Any, o: Any, rows: Any, seats: int, seat: int, often: int, chance: Any
) -> tuple[Any, int]:
    steps = 0
    for owner in range(seats):
        for prize in range(NUMBER):
            if not rows[0, HEAD + owner * EACH + FIRST + prize] or (rows[0, PAID] >> prize) & 1:
                continue
            completed = can_steal(o, rows, 0, seats, seat, prize, owner)
            if completed:
                chance = after(chance)
                if below(chance, 256) < often:
                    claim(rows, 0, seats, prize, owner, seat, completed)
                    steps += 1
    return chance, steps


@compiled
def play_out(
    t: Any, o: Any, printed: Any, width: int, games: int, policies: Any, chance: Any, tally: Any
) -> int:
    seats, steps = len(policies), 0
    rows, points = np.zeros((1, width), np.int64), np.zeros(seats, np.int64)
    order = np.zeros(seats, np.int64)
    for _ in range(games):
        start(o, rows, 0, seats)
        while rows[0, PLAYING]:
            rows[0, GRACES] = 0
            chance = house(t, o, printed, rows, 0, seats, chance)
            if rows[0, PHASE] == IN_PLAY:
                chance, more = on_a_card(t, o, rows, seats, policies, order, chance)
                steps += more
        for seat in range(seats):
            points[seat] = rows[0, HEAD + seat * EACH + BALANCE]
        book(points, tally)
    return steps


# What a seat sees


@bare
def observe(t: Any, rows: Any, seat: Any, seen: Any, seats: int) -> None:
    """As `codec.observe`."""
    for i in range(len(rows)):
        for column in range(seen.shape[1]):
            seen[i, column] = 0
        for card in range(PACK):
            seen[i, card] = (rows[i, CARDS_CALLED] >> card) & 1
        if rows[i, NEWEST] >= 0:
            seen[i, PACK + rows[i, NEWEST]] = 1
        at, board = 2 * PACK, rows[i, HEAD + seat[i] * EACH + BOARD]
        if board >= 0:
            for cell in range(CELLS):
                seen[i, at + cell] = (1 + t.card[board, cell]) / PACK
        at += CELLS
        seen[i, at + rows[i, PHASE]] = 1
        at += PHASES
        for prize in range(NUMBER):
            seen[i, at + prize] = min(1.0, rows[i, CUPS + prize] / 50)
            seen[i, at + NUMBER + prize] = (rows[i, PAID] >> prize) & 1
            seen[i, at + 2 * NUMBER + prize] = (rows[i, CLAIMED] >> prize) & 1
        at += 3 * NUMBER
        seen[i, at] = rows[i, LAST]
        seen[i, at + 2] = rows[i, CALLED] / PACK
        at += 4
        for other in range(seats):
            owner = (seat[i] + other) % seats
            observe_seat(rows, i, owner, seen, at)
            at += CELLS + NUMBER + 5


@bare
def observe_seat(rows: Any, i: int, owner: int, seen: Any, at: int) -> None:
    theirs = HEAD + owner * EACH
    marks = rows[i, theirs + MARKS]
    for cell in range(CELLS):
        seen[i, at + cell] = (marks >> cell) & 1
    at += CELLS
    if rows[i, theirs + IN_ROUND]:
        for prize in range(NUMBER):
            seen[i, at + prize] = rows[i, theirs + MARKED + prize] > 0
    at += NUMBER
    seen[i, at] = max(-1.0, min(1.0, rows[i, theirs + BALANCE] / 150))
    seen[i, at + 1] = rows[i, theirs + IN_ROUND]
    seen[i, at + 4] = owner == rows[i, DEALER]
