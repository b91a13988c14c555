"""A table of Poker Champ as a row, compiled: what players do, and what the house lays out.

Importing this needs numba. Every function is that of `rules`, `awards` or `house` by its name.
"""

from typing import Any

from parlour.exact.chance import after, below
from parlour.exact.compiled import bare
from parlour.games.poker_champ.awards import AWARDS as ALL_AWARDS
from parlour.games.poker_champ.awards import AWARDS_TO_WIN, CHIPS, GIFT
from parlour.games.poker_champ.kernel.row import (
    AWARDS,
    BANKRUPT,
    BETS,
    BOARD,
    CARRIED,
    DEAL,
    DEALER,
    DECIDED,
    DUEL,
    DUEL_BOARD,
    DUEL_HAND,
    DUEL_OPEN,
    DUEL_TOP,
    DUEL_USED,
    EACH,
    FOLDED,
    HAND,
    HEAD,
    OPEN,
    PLAYING,
    ROUND,
    SECRET,
    STACK,
    STAKE,
    STEP,
    TOP,
    TURN,
    USED,
)
from parlour.games.poker_champ.rules import LAST_STEP
from parlour.kit.french import PACK
from parlour.kit.hands import FIVE
from parlour.kit.ranks import BITS, CODES
from parlour.kit.ranks_numba import value

CARDS = len(PACK)


@bare
def begin(rows: Any, i: int, seats: int) -> None:
    """PC-R2"""
    for column in range(rows.shape[1]):
        rows[i, column] = 0
    rows[i, PLAYING] = 1
    rows[i, DEALER] = rows[i, SECRET] = -1
    rows[i, TOP] = -1
    no_board(rows, i, BOARD)
    no_duel(rows, i, seats)
    for seat in range(seats):
        rows[i, HEAD + seat * EACH + STACK] = CHIPS
        rows[i, HEAD + seat * EACH + HAND] = rows[i, HEAD + seat * EACH + HAND + 1] = -1


@bare
def no_board(rows: Any, i: int, board: int) -> None:
    for place in range(FIVE):
        rows[i, board + place] = -1


@bare
def no_duel(rows: Any, i: int, seats: int) -> None:
    rows[i, DUEL] = rows[i, ROUND] = 0
    new_round(rows, i, seats)


@bare
def new_round(rows: Any, i: int, seats: int) -> None:
    """Of a duel: nothing is dealt yet."""
    rows[i, DUEL_USED] = rows[i, DUEL_OPEN] = 0
    rows[i, DUEL_TOP] = -1
    no_board(rows, i, DUEL_BOARD)
    for seat in range(seats):
        hand = HEAD + seat * EACH + DUEL_HAND
        rows[i, hand] = rows[i, hand + 1] = -1


# What a player may do


@bare
def decide(rows: Any, i: int, seats: int, seat: int, bets: bool, basic: bool) -> None:
    rows[i, DECIDED] |= 1 << seat
    if rows[i, SECRET] >= 0:
        rows[i, SECRET] |= int(bets) << seat
    else:
        bet_or_fold(rows, i, seat, bets)
    go_on(rows, i, seats, basic)


@bare
def bet_or_fold(rows: Any, i: int, seat: int, bets: bool) -> None:
    if bets:
        at, step = HEAD + seat * EACH, rows[i, STEP]
        chips = min(STAKE[step], rows[i, at + STACK])
        rows[i, at + STACK] -= chips
        rows[i, at + BETS + step - 1] = chips
    else:
        rows[i, FOLDED] |= 1 << seat


@bare
def playing(rows: Any, i: int, seats: int) -> int:
    """How many are in this deal and have not folded; without cards nobody is."""
    number = 0
    for seat in range(seats):
        number += not (rows[i, FOLDED] >> seat) & 1
    return number if rows[i, DEAL] else 0


@bare
def waiting(rows: Any, i: int, seats: int) -> int:
    """The seats that have still to decide, as bits."""
    if not rows[i, STEP] or not rows[i, PLAYING]:
        return 0
    found, settled = 0, rows[i, FOLDED] | rows[i, DECIDED]
    for seat in range(seats):
        if rows[i, HEAD + seat * EACH + STACK] and not (settled >> seat) & 1:
            found |= 1 << seat
    return found


# How a step and a deal end


@bare
def go_on(rows: Any, i: int, seats: int, basic: bool) -> None:
    if playing(rows, i, seats) == 1:
        settle(rows, i, seats, basic)
    elif not waiting(rows, i, seats):
        end_step(rows, i, seats, basic)


@bare
def end_step(rows: Any, i: int, seats: int, basic: bool) -> None:
    if rows[i, SECRET] >= 0:
        for seat in range(seats):
            if (rows[i, DECIDED] >> seat) & 1 and not (rows[i, FOLDED] >> seat) & 1:
                bet_or_fold(rows, i, seat, (rows[i, SECRET] >> seat) & 1 == 1)
        rows[i, SECRET] = -1
    if rows[i, STEP] == LAST_STEP or playing(rows, i, seats) < 2:
        settle(rows, i, seats, basic)


@bare
def settle(rows: Any, i: int, seats: int, basic: bool) -> None:
    pot = rows[i, CARRIED]
    for seat in range(seats):
        for step in range(LAST_STEP):
            pot += rows[i, HEAD + seat * EACH + BETS + step]
            rows[i, HEAD + seat * EACH + BETS + step] = 0
    stay = ((1 << seats) - 1) & ~rows[i, FOLDED]
    if playing(rows, i, seats) > 1:
        stay = best_of(rows, i, seats, stay, BOARD, HAND)
    winners = 0
    for seat in range(seats):
        winners += (stay >> seat) & 1
    share = pot // winners if winners else 0
    for seat in range(seats):
        rows[i, HEAD + seat * EACH + STACK] += share * ((stay >> seat) & 1)
    rows[i, CARRIED] = pot - share * winners
    rows[i, STEP] = rows[i, DECIDED] = rows[i, USED] = 0
    rows[i, SECRET] = -1
    after_deal(rows, i, seats, basic)


@bare
def best_of(rows: Any, i: int, seats: int, stay: int, board: int, hand: int) -> int:
    """Those of the seats whose seven cards are worth most."""
    code, bits = CODES[rows[i, board]], BITS[rows[i, board]]
    for place in range(1, FIVE):
        code += CODES[rows[i, board + place]]
        bits |= BITS[rows[i, board + place]]
    best, most = 0, -1
    for seat in range(seats):
        if (stay >> seat) & 1:
            one, two = rows[i, HEAD + seat * EACH + hand], rows[i, HEAD + seat * EACH + hand + 1]
            worth = value(code + CODES[one] + CODES[two], bits | BITS[one] | BITS[two])
            if worth > most:
                best, most = 0, worth
            if worth == most:
                best |= 1 << seat
    return best


# Gifts, Awards, duels


@bare
def after_deal(rows: Any, i: int, seats: int, basic: bool) -> None:
    rows[i, BANKRUPT] = 0
    for seat in range(seats):
        if not rows[i, HEAD + seat * EACH + STACK]:
            rows[i, BANKRUPT] |= 1 << seat
    serve(rows, i, seats, basic)


@bare
def serve(rows: Any, i: int, seats: int, basic: bool) -> None:
    while rows[i, BANKRUPT]:
        most, rich = rows[i, HEAD + STACK], 0
        for seat in range(1, seats):
            most = max(most, rows[i, HEAD + seat * EACH + STACK])
        for seat in range(seats):
            if rows[i, HEAD + seat * EACH + STACK] == most:
                rich |= 1 << seat
        if most <= 1:
            rows[i, BANKRUPT] = 0
        elif rich & (rich - 1):
            rows[i, DUEL], rows[i, ROUND] = rich, 1
            return
        else:
            give(rows, i, seats, rich)
            if is_won(rows, i, seats, basic):
                finish(rows, i, seats)


@bare
def give(rows: Any, i: int, seats: int, donor: int) -> None:
    """`donor` is a bit; the first bankrupt after the dealer is served."""
    receiver = rows[i, DEALER]
    for _ in range(seats):
        receiver = (receiver + 1) % seats
        if (rows[i, BANKRUPT] >> receiver) & 1:
            break
    for seat in range(seats):
        if (donor >> seat) & 1:
            at = HEAD + seat * EACH
            chips = min(GIFT, rows[i, at + STACK] - 1)
            rows[i, at + STACK] -= chips
            rows[i, at + AWARDS] += 1
            rows[i, HEAD + receiver * EACH + STACK] = chips
    rows[i, BANKRUPT] &= ~(1 << receiver)


@bare
def is_won(rows: Any, i: int, seats: int, basic: bool) -> bool:
    total = 0
    for seat in range(seats):
        awards = rows[i, HEAD + seat * EACH + AWARDS]
        total += awards
        if basic and awards == AWARDS_TO_WIN:
            return True
    return total == ALL_AWARDS


@bare
def finish(rows: Any, i: int, seats: int) -> None:
    rows[i, BANKRUPT] = rows[i, PLAYING] = 0
    rows[i, SECRET] = -1
    no_duel(rows, i, seats)


# What the house lays out


@bare
def lay_hands(rows: Any, i: int, seats: int, cards: Any, basic: bool) -> None:
    """Two cards for each who gets some, then the top of the pack or -1."""
    duel = rows[i, DUEL]
    who, hand = (duel, DUEL_HAND) if duel else ((1 << seats) - 1, HAND)
    used, place = 0, 0
    for seat in range(seats):
        if (who >> seat) & 1:
            for each in range(2):
                rows[i, HEAD + seat * EACH + hand + each] = cards[place]
                used |= 1 << cards[place]
                place += 1
    top = cards[place]
    if top >= 0:
        used |= 1 << top
    if duel:
        rows[i, DUEL_USED], rows[i, DUEL_TOP] = used, top
        return
    if rows[i, DEAL]:
        rows[i, DEALER] = (rows[i, DEALER] + 1) % seats
    rows[i, DEAL] += 1
    rows[i, STEP] = 1
    rows[i, OPEN] = rows[i, FOLDED] = 0
    no_board(rows, i, BOARD)
    rows[i, USED], rows[i, TOP] = used, top
    go_on(rows, i, seats, basic)


@bare
def lay_cards(rows: Any, i: int, seats: int, cards: Any, basic: bool, hidden: bool) -> None:
    """Community cards, then the top of the pack or -1."""
    duel = rows[i, DUEL] != 0
    used, top, laid, board = (
        (DUEL_USED, DUEL_TOP, DUEL_OPEN, DUEL_BOARD) if duel else (USED, TOP, OPEN, BOARD)
    )
    number = 1 if duel else TURN[rows[i, STEP] + 1]
    for place in range(number):
        rows[i, board + rows[i, laid]] = cards[place]
        rows[i, laid] += 1
        rows[i, used] |= 1 << cards[place]
    rows[i, top] = cards[number]
    if cards[number] >= 0:
        rows[i, used] |= 1 << cards[number]
    if duel:
        duel_turn(rows, i, seats, basic)
        return
    rows[i, STEP] += 1
    rows[i, DECIDED] = 0
    rows[i, SECRET] = 0 if hidden else -1
    go_on(rows, i, seats, basic)


@bare
def duel_turn(rows: Any, i: int, seats: int, basic: bool) -> None:
    if rows[i, DUEL_OPEN] < FIVE:
        return
    ahead = best_of(rows, i, seats, rows[i, DUEL], DUEL_BOARD, DUEL_HAND)
    if ahead & (ahead - 1):
        rows[i, DUEL] = ahead
        rows[i, ROUND] += 1
        new_round(rows, i, seats)
        return
    no_duel(rows, i, seats)
    give(rows, i, seats, ahead)
    if is_won(rows, i, seats, basic):
        finish(rows, i, seats)
    else:
        serve(rows, i, seats, basic)


@bare
def pick_cards(used: Any, number: int, top: bool, cards: Any, chance: Any) -> Any:
    """So many cards that are not used, then one more or -1."""
    for place in range(number + int(top)):
        while True:
            chance = after(chance)
            card = below(chance, CARDS)
            if not (used >> card) & 1:
                break
        used |= 1 << card
        cards[place] = card
    if not top:
        cards[number] = -1
    return chance
