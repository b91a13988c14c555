"""The best turns of a seat, compiled: all are gone through in the order of `turns`, and judged.

Importing this needs numba.
"""

from typing import Any

from parlour.exact.chance import U0
from parlour.exact.compiled import bare, inlined
from parlour.games.cartino.codec import JOKERS as JOKER_PLAYS
from parlour.games.cartino.kernel.tables import BOARD, JOKER, JOKERS
from parlour.games.cartino.kernel.turns import REPLACING_LATER, REPLACING_SCORES, bit, word
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.board import FOUR, NOWHERE
from parlour.games.cartino.master.look_numba import (
    EARNED,
    IN_THE_BAG,
    KINDS,
    LAID,
    OF_A_SUIT,
    PHASE,
    PLAYS,
    SPARED,
    SUITS,
    Room,
    look,
)
from parlour.games.cartino.rules import END_BONUS, FIVE_BONUS
from parlour.games.cartino.rules import HAND as FULL_HAND


@bare
def find(
    b: Any, o: Any, rows: Any, i: int, r: Room, weights: Any,
    depth: int, most: int, jokers: bool, plain: bool,
) -> int:  # fmt: skip
    """The best turns, at most so many, the best first; tells how many. `survey` comes before.

    On request without jokers. A plain judgement counts what a turn earns and what it saves from
    being deducted, and nothing else."""
    r.found[depth] = 0
    taken = word(rows, i, BOARD)
    for suit in range(SUITS):
        pawns = of_suit(b, r, suit)
        if pawns:
            lay_items(b, o, rows, i, r, weights, depth, most, plain, pawns, NOWHERE, NOWHERE)
        if not jokers or not r.rest[JOKER]:
            continue
        places = b.suits.shape[1]
        for one in range(places):
            half = b.suits[suit, one]
            if not taken & bit(half):
                lay_items(b, o, rows, i, r, weights, depth, most, plain, pawns, half, NOWHERE)
        for one in range(places if r.rest[JOKER] > 1 else 0):
            for two in range(one + 1, places):
                half, other = b.suits[suit, one], b.suits[suit, two]
                if not taken & (bit(half) | bit(other)):
                    lay_items(b, o, rows, i, r, weights, depth, most, plain, pawns, half, other)
    return int(r.found[depth])


@bare
def of_suit(b: Any, r: Room, suit: int) -> int:
    """Pawns of one suit, the most valuable first; tells how many."""
    number = 0
    for pawn in range(suit * OF_A_SUIT, (suit + 1) * OF_A_SUIT):
        for _ in range(r.rest[pawn]):
            place = number
            while place and b.by_value[r.suit[place - 1]] > b.by_value[pawn]:
                r.suit[place] = r.suit[place - 1]
                place -= 1
            r.suit[place] = pawn
            number += 1
    return number


@bare
def put_items(b: Any, r: Room, pawns: int, one: int, two: int) -> int:
    """Jokers, on these halves, go before pawns of the same value; tells how many items it is."""
    if two != NOWHERE and b.values[two] > b.values[one]:
        one, two = two, one
    items = pawn = 0
    while pawn < pawns or one != NOWHERE:
        joker = one != NOWHERE
        if joker and pawn < pawns:
            joker = b.values[one] >= b.minus[r.suit[pawn]]
        if joker:
            r.item[items], r.places[items, 0], r.places[items, 1] = JOKER, one, NOWHERE
            one, two = two, NOWHERE
        else:
            here = r.suit[pawn]
            r.item[items] = here
            r.places[items, 0], r.places[items, 1] = b.halves[here, 0], b.halves[here, 1]
            pawn += 1
        items += 1
    return items


@bare
def lay_items(
    b: Any, o: Any, rows: Any, i: int, r: Room, weights: Any,
    depth: int, most: int, plain: bool, pawns: int, one: int, two: int,
) -> None:  # fmt: skip
    """Every choice for these pawns, depth first: to keep it, or one of its halves."""
    items, replaceable = put_items(b, r, pawns, one, two), word(rows, i, JOKERS)
    if not o[REPLACING_LATER]:
        replaceable |= (bit(one) if one != NOWHERE else U0) | (bit(two) if two != NOWHERE else U0)
    r.points[0], r.taken[0], r.way[0] = 0, word(rows, i, BOARD), 0
    item = 0
    while item >= 0:
        if item == items:
            judge(b, o, rows, i, r, weights, depth, most, plain, items)
        elif r.way[item] < 3:
            r.way[item] += 1
            if choose(b, r, item, r.way[item] - 2, replaceable):
                item += 1
                r.way[item] = 0
            continue
        item -= 1
        if item >= 0:
            undo(b, r, item)


@inlined
def choose(b: Any, r: Any, item: Any, place: Any, replaceable: Any) -> Any:
    """Whether this can be done with the item; then it is done."""
    pawn, taken = r.item[item], r.taken[item]
    half = NOWHERE if place < 0 else r.places[item, place]
    if half == NOWHERE:
        if pawn == JOKER or place >= 0:
            return False
    elif is_twin(r, item, pawn) and (r.half[item - 1] == NOWHERE or half <= r.half[item - 1]):
        return False  # the second twin only if the first is laid, and below it
    replaces = half != NOWHERE and (taken & bit(half)) != U0
    if replaces and (pawn == JOKER or not replaceable & bit(half)):
        return False
    r.half[item], r.replaces[item] = half, replaces
    r.points[item + 1], r.taken[item + 1] = r.points[item], taken
    if half != NOWHERE:
        r.rest[pawn] -= 1
        if not replaces:
            r.points[item + 1] += r.worth[half]
            r.taken[item + 1] = taken | bit(half)
            touch(b, r, half, b.values[half])
    return True


@inlined
def is_twin(r: Any, item: Any, pawn: Any) -> Any:
    return item > 0 and pawn != JOKER and r.item[item - 1] == pawn


@inlined
def undo(b: Any, r: Any, item: Any) -> None:
    if r.half[item] != NOWHERE:
        r.rest[r.item[item]] += 1
        if not r.replaces[item]:
            touch(b, r, r.half[item], -b.values[r.half[item]])


@inlined
def touch(b: Any, r: Any, half: Any, value: Any) -> None:
    for number in range(FOUR):
        near = b.near[half, number]
        if near != NOWHERE:
            r.worth[near] += value


@bare
def judge(
    b: Any, o: Any, rows: Any, i: int, r: Room, weights: Any,
    depth: int, most: int, plain: bool, items: int,
) -> None:  # fmt: skip
    """What a turn is worth: remember it, if it is among the best."""
    laid, saved, points, jokers = 0, 0, r.points[items], word(rows, i, JOKERS)
    for item in range(items):
        half = r.half[item]
        if half == NOWHERE:
            continue
        laid += 1
        saved += b.minus[r.item[item]]
        if r.replaces[item]:
            jokers &= ~bit(half)
            points += r.worth[half] if o[REPLACING_SCORES] else 0
        elif r.item[item] == JOKER:
            jokers |= bit(half)
    if not laid:
        return
    kept = 0
    for pawn in range(KINDS):
        kept += r.rest[pawn]
    ends = not kept and not r.known[IN_THE_BAG]
    points += (FIVE_BONUS if laid >= FULL_HAND else 0) + (END_BONUS if ends else 0)
    value = points * of.POINT
    if plain:
        value += saved * of.POINT
    elif ends:
        value += r.known[SPARED]
    else:
        look(b, r, kept, r.taken[items], jokers)
        for feature in range(of.FEATURES):
            value += weights[r.known[PHASE], feature] * r.features[feature]
    place = make_place(r, depth, most, value)
    if place < most:
        remember(r, depth, place, items, laid, points, value)


@inlined
def make_place(r: Any, depth: Any, most: Any, value: Any) -> Any:
    """Where a turn of this value goes among the best; `most` if it is not one of them."""
    place = r.found[depth]
    if place == most:
        if value <= r.value[depth, most - 1]:
            return most
        place -= 1
    else:
        r.found[depth] += 1
    while place and r.value[depth, place - 1] < value:
        r.value[depth, place] = r.value[depth, place - 1]
        for number in range(r.turn.shape[2]):
            r.turn[depth, place, number] = r.turn[depth, place - 1, number]
        for number in range(of.FEATURES):
            r.left[depth, place, number] = r.left[depth, place - 1, number]
        place -= 1
    return place


@inlined
def remember(
    r: Any, depth: Any, place: Any, items: Any, laid: Any, points: Any, value: Any
) -> None:
    """What replaces a joker is laid last."""
    r.value[depth, place] = value
    r.turn[depth, place, LAID], r.turn[depth, place, EARNED] = laid, points
    number = PLAYS
    for replaces in range(2):
        for item in range(items):
            if r.half[item] != NOWHERE and r.replaces[item] == replaces:
                joker = JOKER_PLAYS if r.item[item] == JOKER else 0
                r.turn[depth, place, number] = r.half[item] + joker
                number += 1
    for feature in range(of.FEATURES):
        r.left[depth, place, feature] = r.features[feature]
