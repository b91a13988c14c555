"""Whole games of Poker Champ, fused: cards in a shuffled pack, chips in a few arrays. Needs numba.

`deals` is the game as the rules have it, one table after the other; the tests hold what comes out
here against it.
"""

from typing import Any

import numpy as np

from parlour.exact.chance import after, below, book
from parlour.exact.compiled import bare, compiled
from parlour.games.poker_champ.awards import AWARDS, AWARDS_TO_WIN, CHIPS, GIFT
from parlour.games.poker_champ.kernel.row import STAKE
from parlour.games.poker_champ.rules import LAST_STEP
from parlour.kit.french import PACK
from parlour.kit.hands import FIVE
from parlour.kit.ranks import BITS, CODES
from parlour.kit.ranks_numba import value

CARDS = len(PACK)
STAYS = np.array([128, 192, 256, 0])
"""By policy: out of 256, how often it bets where it may fold. The last sees all cards."""
CLAIRVOYANT = 3


@bare
def shuffle(pack: Any, number: int, chance: Any) -> Any:
    """The first places of the pack."""
    for place in range(number):
        chance = after(chance)
        other = place + below(chance, CARDS - place)
        pack[place], pack[other] = pack[other], pack[place]
    return chance


@bare
def best(pack: Any, who: Any, number: int, board: int) -> int:
    """Of so many seats of `who` those with the best hands come first; how many they are."""
    code, bits = CODES[pack[board]], BITS[pack[board]]
    for place in range(board + 1, board + FIVE):
        code += CODES[pack[place]]
        bits |= BITS[pack[place]]
    most, found = -1, 0
    for place in range(number):
        seat = who[place]
        one, two = pack[2 * seat], pack[2 * seat + 1]
        worth = value(code + CODES[one] + CODES[two], bits | BITS[one] | BITS[two])
        if worth > most:
            most, found = worth, 0
        if worth == most:
            who[found] = seat
            found += 1
    return found


@bare
def leads(pack: Any, who: Any, number: int, seat: int, board: int) -> bool:
    """Whether no hand of so many seats of `who` will beat this seat's."""
    code, bits = CODES[pack[board]], BITS[pack[board]]
    for place in range(board + 1, board + FIVE):
        code += CODES[pack[place]]
        bits |= BITS[pack[place]]
    one, two = pack[2 * seat], pack[2 * seat + 1]
    mine = value(code + CODES[one] + CODES[two], bits | BITS[one] | BITS[two])
    for place in range(number):
        one, two = pack[2 * who[place]], pack[2 * who[place] + 1]
        if value(code + CODES[one] + CODES[two], bits | BITS[one] | BITS[two]) > mine:
            return False
    return True


@bare
def deal(seats: int, hidden: bool, stacks: Any, carried: int, policies: Any, s: Any) -> Any:
    """One deal. `s` is what it works with: the pack, the seats that are in, the generator and a
    count of answers; gives what stays on the board."""
    pack, who, chances, steps = s
    chance = shuffle(pack, 2 * seats + FIVE, chances[0])
    pot, alive = carried, seats
    for seat in range(seats):
        who[seat] = seat
        stacks[seat] -= STAKE[1]
    pot += seats * STAKE[1]
    steps[0] += seats
    for step in range(2, LAST_STEP + 1):
        # Seats that have decided and stay come first, then those that have not been asked.
        staying, last = 0, alive
        while staying < last and (hidden or last > 1):
            chance = after(chance)
            lot = below(chance, (last - staying) << 8)
            place = staying + (lot >> 8)
            seat = who[place]
            who[place] = who[staying]
            who[staying] = seat
            if not stacks[seat]:
                staying += 1
                continue
            steps[0] += 1
            if policies[seat] == CLAIRVOYANT:
                stays = leads(pack, who, last, seat, 2 * seats)
            else:
                stays = (lot & 255) < STAYS[policies[seat]]
            if stays:
                chips = min(STAKE[step], stacks[seat])
                stacks[seat] -= chips
                pot += chips
                staying += 1
            else:
                last -= 1
                who[staying] = who[last]
                who[last] = seat
        alive = last
        if alive < 2:
            break
    chances[0] = chance
    if alive > 1:
        alive = best(pack, who, alive, 2 * seats)
    if not alive:
        return pot
    share = pot // alive
    for place in range(alive):
        stacks[who[place]] += share
    return pot - share * alive


@bare
def serve(seats: int, basic: bool, dealer: int, stacks: Any, awards: Any, s: Any) -> bool:
    """Gifts and duels after a deal; whether the game is over."""
    pack, who, chances, _ = s
    for step in range(1, seats + 1):
        broke = (dealer + step) % seats
        if stacks[broke]:
            continue
        most, rich = 0, 0
        for seat in range(seats):
            most = max(most, stacks[seat])
        if most <= 1:
            return False
        for seat in range(seats):
            if stacks[seat] == most:
                who[rich] = seat
                rich += 1
        while rich > 1:
            chances[0] = shuffle(pack, 2 * seats + FIVE, chances[0])
            rich = best(pack, who, rich, 2 * seats)
        chips, donor, total = min(GIFT, most - 1), who[0], 0
        stacks[donor] -= chips
        stacks[broke] = chips
        awards[donor] += 1
        for seat in range(seats):
            total += awards[seat]
        if (basic and awards[donor] == AWARDS_TO_WIN) or total == AWARDS:
            return True
    return False


@compiled
def play_out(basic: bool, hidden: bool, games: int, policies: Any, chance: Any, tally: Any) -> int:
    """Counts answers."""
    seats = len(policies)
    chances, steps = np.array([chance]), np.zeros(1, np.int64)
    s = np.arange(CARDS), np.zeros(seats, np.int64), chances, steps
    stacks, awards = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for _ in range(games):
        for seat in range(seats):
            stacks[seat], awards[seat] = CHIPS, 0
        chances[0] = after(chances[0])
        dealer, carried, over = below(chances[0], seats), 0, False
        while not over:
            carried = deal(seats, hidden, stacks, carried, policies, s)
            over = serve(seats, basic, dealer, stacks, awards, s)
            dealer = (dealer + 1) % seats
        book(awards, tally)
    return int(steps[0])


@compiled
def deal_out(hidden: bool, deals: int, policies: Any, chance: Any, tally: Any) -> int:
    """Single deals, with everybody's first chips; the points are chips."""
    seats = len(policies)
    chances, steps = np.array([chance]), np.zeros(1, np.int64)
    s = np.arange(CARDS), np.zeros(seats, np.int64), chances, steps
    stacks = np.zeros(seats, np.int64)
    for _ in range(deals):
        for seat in range(seats):
            stacks[seat] = CHIPS
        deal(seats, hidden, stacks, 0, policies, s)
        book(stacks, tally)
    return int(steps[0])
