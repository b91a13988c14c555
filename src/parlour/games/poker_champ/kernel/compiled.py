"""Poker Champ, compiled for playing: many tables, and what each seat sees. Needs numba."""

from typing import Any

import numpy as np

from parlour.exact.chance import after, below, count, nth, pay
from parlour.exact.compiled import bare
from parlour.games.poker_champ.awards import AWARDS as ALL_AWARDS
from parlour.games.poker_champ.codec import CHIPS, STEPS
from parlour.games.poker_champ.codec import HEAD as SEEN_HEAD
from parlour.games.poker_champ.kernel.deals import (
    begin,
    decide,
    lay_cards,
    lay_hands,
    pick_cards,
    waiting,
)
from parlour.games.poker_champ.kernel.row import (
    AWARDS,
    BACK_OF,
    BANKRUPT,
    BETS,
    BOARD,
    CARRIED,
    DEALER,
    DECIDED,
    DUEL,
    DUEL_USED,
    EACH,
    FOLDED,
    HAND,
    HEAD,
    OPEN,
    PLAYING,
    STACK,
    STAKE,
    STEP,
    TOP,
    TURN,
    USED,
)
from parlour.games.poker_champ.rules import LAST_STEP
from parlour.kit.french import PACK

CARDS, BACKS = len(PACK), 13
BET, FOLD = 0, 1
U0, U1 = np.uint64(0), np.uint64(1)


@bare
def house(rows: Any, i: int, seats: int, rules: Any, cards: Any, chance: Any) -> Any:
    """Deal until somebody has to decide, or the game is over."""
    basic, hidden, top = rules
    while rows[i, PLAYING] and not waiting(rows, i, seats):
        duel = rows[i, DUEL]
        if rows[i, DEALER] < 0:
            chance = after(chance)
            rows[i, DEALER] = below(chance, seats)
        elif duel and rows[i, DUEL_USED]:
            chance = pick_cards(rows[i, DUEL_USED], 1, top, cards, chance)
            lay_cards(rows, i, seats, cards, basic, hidden)
        elif duel or not rows[i, STEP]:
            who = count(np.uint64(duel)) if duel else seats
            chance = pick_cards(0, 2 * who, top, cards, chance)
            lay_hands(rows, i, seats, cards, basic)
        else:
            chance = pick_cards(rows[i, USED], TURN[rows[i, STEP] + 1], top, cards, chance)
            lay_cards(rows, i, seats, cards, basic, hidden)
    return chance


@bare
def step(
    rules: Any,
    cards: Any,
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
    """Whoever has to decide is asked in an order drawn by lot."""
    seats = rewards.shape[1]
    for i in range(len(rows)):
        chance, number, again = chances[i], plays[i], rows[i, PLAYING] == 0
        asked = int(seat[i])
        over[i] = False
        for each in range(seats):
            rewards[i, each] = 0
        while True:
            if again:
                begin(rows, i, seats)
                again = False
                if me[i] >= 0:
                    chance = after(chance)
                    me[i] = below(chance, seats)
            elif number >= 0:
                decide(rows, i, seats, asked, number == BET, rules[0])
            else:
                break
            chance = house(rows, i, seats, rules, cards, chance)
            if not rows[i, PLAYING]:
                for each in range(seats):
                    rewards[i, each] = rows[i, HEAD + each * EACH + AWARDS]
                pay(rewards, i)
                over[i] = True
                if at_once:
                    again = True
                    continue
                masks[i, 0] = U0
                asked = max(int(me[i]), 0)
                break
            chance = after(chance)
            free = np.uint64(waiting(rows, i, seats))
            asked = nth(free, below(chance, count(free)))
            masks[i, 0] = U1 if rows[i, STEP] == 1 else U1 | (U1 << U1)
            if me[i] < 0 or asked == me[i]:
                break
            number = BET
            if rows[i, STEP] > 1:
                chance = after(chance)
                number = below(chance, 2)
        seat[i] = asked
        chances[i] = chance


@bare
def legal_one(rows: Any, seats: int, seat: int, masks: Any) -> None:
    if (waiting(rows, 0, seats) >> seat) & 1:
        masks[0, 0] = U1 if rows[0, STEP] == 1 else U1 | (U1 << U1)


@bare
def observe(rows: Any, seat: Any, seen: Any, seats: int) -> None:
    """As `codec.observe`."""
    for i in range(len(rows)):
        for column in range(seen.shape[1]):
            seen[i, column] = 0
        mine = HEAD + seat[i] * EACH + HAND
        for each in range(2):
            if rows[i, mine + each] >= 0:
                seen[i, rows[i, mine + each]] = 1
        for place in range(rows[i, OPEN]):
            seen[i, CARDS + rows[i, BOARD + place]] = 1
        if rows[i, TOP] >= 0:
            seen[i, 2 * CARDS + BACK_OF[rows[i, TOP]]] = 1
        at = 2 * CARDS + BACKS
        seen[i, at + rows[i, STEP]] = 1
        pot, left = rows[i, CARRIED], ALL_AWARDS
        for owner in range(seats):
            left -= rows[i, HEAD + owner * EACH + AWARDS]
            for bet in range(LAST_STEP):
                pot += rows[i, HEAD + owner * EACH + BETS + bet]
        at += STEPS
        seen[i, at] = pot / CHIPS
        seen[i, at + 1] = rows[i, CARRIED] / CHIPS
        seen[i, at + 2] = STAKE[rows[i, STEP]] / 4
        seen[i, at + 3] = left / 6
        waits = waiting(rows, i, seats)
        for other in range(seats):
            owner = (seat[i] + other) % seats
            observe_seat(rows, i, owner, waits, seen, SEEN_HEAD + other * (BACKS + LAST_STEP + 8))


@bare
def observe_seat(rows: Any, i: int, owner: int, waits: int, seen: Any, at: int) -> None:
    there = HEAD + owner * EACH
    folded = (rows[i, FOLDED] >> owner) & 1
    if not folded:
        for each in range(2):
            if rows[i, there + HAND + each] >= 0:
                seen[i, at + BACK_OF[rows[i, there + HAND + each]]] += 0.5
    at += BACKS
    for bet in range(LAST_STEP):
        seen[i, at + bet] = rows[i, there + BETS + bet] / 4
    at += LAST_STEP
    seen[i, at] = rows[i, there + STACK] / CHIPS
    seen[i, at + 1] = rows[i, there + AWARDS] / 6
    seen[i, at + 2] = folded
    seen[i, at + 3] = (rows[i, DECIDED] >> owner) & 1
    seen[i, at + 4] = (waits >> owner) & 1
    seen[i, at + 6] = (rows[i, BANKRUPT] >> owner) & 1
    seen[i, at + 7] = rows[i, DEALER] == owner
