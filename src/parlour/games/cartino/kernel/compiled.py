"""Cartino, compiled for playing: the house, many tables, whole games, and what each seat sees.

Importing this needs numba.
"""

from typing import Any

import numpy as np

from parlour.exact.chance import U0, U1, after, below, book, count, lowest, nth, pay, pick
from parlour.exact.compiled import bare, compiled, inlined
from parlour.games.cartino.codec import END, PASS
from parlour.games.cartino.codec import JOKERS as JOKER_PLAYS
from parlour.games.cartino.kernel.tables import (
    BAG,
    BOARD,
    EACH,
    HAND,
    HEAD,
    IN_BAG,
    IN_HAND,
    JOKERS,
    LAID,
    LAST,
    LAYING,
    OWED,
    PASSES,
    PLAYING,
    POINTS,
    REMOVED,
    SEAT,
    TURN,
)
from parlour.games.cartino.kernel.turns import (
    REPLACING_LATER,
    REPLACING_SCORES,
    bit,
    bound,
    legal,
    pass_on,
    places,
    play,
    put_in,
    take_out,
    word,
    worth,
)
from parlour.games.cartino.layout import HALVES, WHOLE_SET
from parlour.games.cartino.model import Pawn, Suit
from parlour.games.cartino.rules import HAND as FULL_HAND

KINDS, SUITS, WHOLE = len(Pawn), len(Suit), len(WHOLE_SET)
ALL_KINDS = (1 << KINDS) - 1


@bare
def fill(rows: Any, i: int, at: int, number: int, chance: Any) -> Any:
    """So many pawns from the bag into a hand, each as likely as any other."""
    for _ in range(number):
        chance = after(chance)
        lot, ones = below(chance, rows[i, IN_BAG]), word(rows, i, BAG)
        single = count(ones)
        if lot < single:
            pawn = nth(ones, lot)
        else:
            pawn = nth(word(rows, i, BAG + 1), lot - single)
        take_out(rows, i, BAG, pawn)
        put_in(rows, i, at, pawn)
    return chance


@bare
def weaker(rows: Any, i: int, one: int, other: int) -> int:
    """1 if the first hand begins, 0 if they are twins, else -1: the weakest pawn of which one has
    more than the other decides."""
    ones = word(rows, i, one) ^ word(rows, i, other)
    twos = word(rows, i, one + 1) ^ word(rows, i, other + 1)
    if not ones | twos:
        return 0
    there = bit(lowest(ones | twos))
    mine = count(word(rows, i, one) & there) + count(word(rows, i, one + 1) & there)
    theirs = count(word(rows, i, other) & there) + count(word(rows, i, other + 1) & there)
    return 1 if mine > theirs else -1


@bare
def begin(rows: Any, i: int, seats: int, chance: Any) -> Any:
    """Deal, and let the weakest hand begin; of twins one by lot."""
    for column in range(rows.shape[1]):
        rows[i, column] = 0
    rows[i, PLAYING] = rows[i, TURN] = 1
    rows[i, BAG] = rows[i, BAG + 1] = ALL_KINDS
    rows[i, IN_BAG] = WHOLE
    first, twins = 0, 1
    for seat in range(seats):
        chance = fill(rows, i, HEAD + seat * EACH + HAND, FULL_HAND, chance)
        if seat:
            order = weaker(rows, i, HEAD + seat * EACH + HAND, HEAD + first * EACH + HAND)
            twins = 1 if order > 0 else twins + (order == 0)
            chance = after(chance)
            if order > 0 or (order == 0 and below(chance, twins) == 0):
                first = seat
    rows[i, SEAT] = first
    return chance


@inlined
def house(rows: Any, i: Any, seats: Any, chance: Any) -> Any:
    if rows[i, OWED]:
        number = min(rows[i, OWED], rows[i, IN_BAG])
        chance = fill(rows, i, HEAD + rows[i, SEAT] * EACH + HAND, number, chance)
        rows[i, OWED] = 0
        pass_on(rows, i, seats)
    return chance


@bare
def step(
    t: Any,
    o: Any,
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
        over[i] = False
        for each in range(seats):
            rewards[i, each] = 0
        while True:
            if again:
                chance = begin(rows, i, seats, chance)
                if me[i] >= 0:
                    chance = after(chance)
                    me[i] = below(chance, seats)
            elif number >= 0:
                play(t, o, rows, i, seats, number)
                chance = house(rows, i, seats, chance)
                if not rows[i, PLAYING]:
                    for each in range(seats):
                        rewards[i, each] = rows[i, HEAD + each * EACH + POINTS]
                    pay(rewards, i)
                    over[i] = True
                    if at_once:
                        again = True
                        continue
                    for each in range(masks.shape[1]):
                        masks[i, each] = U0
                    break
            again = False
            legal(t, o, rows, i, masks)
            if me[i] < 0 or rows[i, SEAT] == me[i]:
                break
            chance = after(chance)
            number = pick(masks, i, chance)
        seat[i] = rows[i, SEAT] if me[i] < 0 else me[i]
        chances[i] = chance


# Whole games


@bare
def best_lay(t: Any, board: Any, own: Any, others: Any) -> Any:
    """What scores most now, a pawn before a joker; -1 if nothing can be laid."""
    best, most = -1, -1
    for joker in range(2):
        left = others if joker else own
        while left:
            half = lowest(left)
            points = worth(t, board, half)
            if points > most:
                best, most = half + joker * JOKER_PLAYS, points
            left &= left - U1
    return best


@bare
def choose(t: Any, o: Any, rows: Any, policy: int, chance: Any) -> Any:
    """Nothing is taken back."""
    own, others = places(t, o, rows, 0)
    if policy:
        best = best_lay(t, word(rows, 0, BOARD), own, others)
        return best if best >= 0 else (END if rows[0, LAID] else PASS)
    mine, ends = count(own), 1 if rows[0, LAID] else 0
    total = mine + count(others) + ends
    if not total:
        return PASS
    lot = below(chance, total)
    if lot < mine:
        return nth(own, lot)
    if lot < total - ends:
        return JOKER_PLAYS + nth(others, lot - mine)
    return END


@bare
def play_through(t: Any, o: Any, rows: Any, seats: int, policies: Any, chance: Any) -> Any:
    """To the end of the game; counts the answers."""
    steps = 0
    while rows[0, PLAYING]:
        chance = after(chance)
        number = choose(t, o, rows, policies[rows[0, SEAT]], chance)
        play(t, o, rows, 0, seats, number)
        chance = house(rows, 0, seats, chance)
        steps += 1
    return chance, steps


@compiled
def play_out(t: Any, o: Any, width: int, games: int, policies: Any, chance: Any, tally: Any) -> int:
    seats, steps = len(policies), 0
    rows, points = np.zeros((1, width), np.int64), np.zeros(seats, np.int64)
    for _ in range(games):
        chance = begin(rows, 0, seats, chance)
        chance, made = play_through(t, o, rows, seats, policies, chance)
        steps += made
        for seat in range(seats):
            points[seat] = rows[0, HEAD + seat * EACH + POINTS]
        book(points, tally)
    return steps


# What a seat sees


@bare
def observe(t: Any, o: Any, rows: Any, seat: Any, seen: Any, seats: int) -> None:
    """As `codec.observe`."""
    for i in range(len(rows)):
        observe_board(t, o, rows, i, seen)
        at, mine = 3 * HALVES, HEAD + seat[i] * EACH + HAND
        for pawn in range(KINDS):
            held = ((rows[i, mine] >> pawn) & 1) + ((rows[i, mine + 1] >> pawn) & 1)
            seen[i, at + pawn] = held / 2
        at += KINDS
        first = rows[i, LAYING] & 63
        for suit in range(SUITS):
            seen[i, at + suit] = rows[i, LAID] > 0 and t.suit_number[first] == suit
        at += SUITS
        seen[i, at] = rows[i, IN_BAG] / 66
        seen[i, at + 1] = rows[i, REMOVED] / 2
        seen[i, at + 2] = rows[i, LAID] / 5
        seen[i, at + 3] = rows[i, OWED] / 5
        seen[i, at + 4] = rows[i, PASSES] / 4
        at += 5
        turn = rows[i, PLAYING] and rows[i, TURN] > 0
        for other in range(seats):
            owner = (seat[i] + other) % seats
            theirs = HEAD + owner * EACH
            seen[i, at] = rows[i, theirs + POINTS] / 200
            seen[i, at + 1] = rows[i, theirs + IN_HAND] / 10
            seen[i, at + 2] = turn and owner == rows[i, SEAT]
            seen[i, at + 3] = 0
            seen[i, at + 4] = rows[i, theirs + LAST] / 5
            at += 5


@inlined
def observe_board(t: Any, o: Any, rows: Any, i: Any, seen: Any) -> None:
    board, jokers = word(rows, i, BOARD), word(rows, i, JOKERS)
    barred = board & ~jokers
    if o[REPLACING_LATER]:
        barred |= bound(rows, i)
    if not o[REPLACING_SCORES]:
        barred |= jokers
    for half in range(HALVES):
        there = bit(half)
        seen[i, half] = (board & there) != U0
        seen[i, HALVES + half] = (jokers & there) != U0
        seen[i, 2 * HALVES + half] = 0 if barred & there else worth(t, board, half) / 20


@bare
def play_one(t: Any, o: Any, rows: Any, seats: int, number: int) -> None:
    play(t, o, rows, 0, seats, number)


@bare
def legal_one(t: Any, o: Any, rows: Any, seat: int, masks: Any) -> None:
    acts = rows[0, PLAYING] and rows[0, TURN] and not rows[0, OWED]
    if acts and rows[0, SEAT] == seat:
        legal(t, o, rows, 0, masks)


@bare
def draw_one(rows: Any, seats: int, pawns: Any) -> None:
    """These pawns, out of the bag, for the seat that has just ended a turn."""
    at = HEAD + rows[0, SEAT] * EACH + HAND
    for place in range(len(pawns)):
        take_out(rows, 0, BAG, pawns[place])
        put_in(rows, 0, at, pawns[place])
    rows[0, OWED] = 0
    pass_on(rows, 0, seats)
