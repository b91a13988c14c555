"""Chance and sets of plays for kernels, compiled. Importing this needs numba.

A generator is one word (xorshift64*): every table of a batch has its own, so that what happens at a
table does not depend on how many others there are. A set of plays is a row of 64-bit words.
"""

from typing import Any

import numpy as np

from parlour.exact.compiled import bare, inlined

STAR = np.uint64(0x2545F4914F6CDD1D)
ONES = np.uint64(0x5555555555555555)
PAIRS = np.uint64(0x3333333333333333)
NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)
BYTES = np.uint64(0x0101010101010101)
U0, U1, U2, U4, U12 = map(np.uint64, (0, 1, 2, 4, 12))
U25, U27, U32, U56 = map(np.uint64, (25, 27, 32, 56))


@inlined
def after(chance: Any) -> Any:
    """The next state of a generator."""
    chance ^= chance >> U12
    chance ^= chance << U25
    return chance ^ (chance >> U27)


@inlined
def below(chance: Any, number: Any) -> Any:
    """A number from 0 on, of so many, told by the upper half of a state: uneven by one part in four
    milliards at most for every number asked for."""
    return np.int64((((chance * STAR) >> U32) * np.uint64(number)) >> U32)


@inlined
def count(word: Any) -> Any:
    """How many bits are set; LLVM makes one instruction of it."""
    word = word - ((word >> U1) & ONES)
    word = (word & PAIRS) + ((word >> U2) & PAIRS)
    return np.int64((((word + (word >> U4)) & NIBBLES) * BYTES) >> U56)


@inlined
def lowest(word: Any) -> Any:
    """The place of the lowest bit that is set."""
    return count((word & (~word + U1)) - U1)


@inlined
def nth(word: Any, number: Any) -> Any:
    """The place of a bit that is set, counted from the lowest."""
    while number:
        word &= word - U1
        number -= 1
    return lowest(word)


@inlined
def has(masks: Any, row: Any, number: Any) -> Any:
    return (masks[row, number >> 6] >> np.uint64(number & 63)) & U1


@inlined
def add(masks: Any, row: Any, number: Any) -> None:
    masks[row, number >> 6] |= U1 << np.uint64(number & 63)


@bare
def pick(masks: Any, row: int, chance: Any) -> int:
    """One play of a set, each as likely as any other; 0 of an empty set."""
    words = masks.shape[1]
    total = 0
    for word in range(words):
        total += count(masks[row, word])
    number = below(chance, total)
    for word in range(words):
        here = count(masks[row, word])
        if number < here:
            return int((word << 6) + nth(masks[row, word], number))
        number -= here
    return 0


@bare
def sample(masks: Any, chances: Any, plays: Any) -> None:
    """For every table one of its legal plays."""
    for row in range(len(masks)):
        chance = after(chances[row])
        chances[row] = chance
        plays[row] = pick(masks, row, chance)


@bare
def keep_legal(masks: Any, wanted: Any, plays: Any) -> None:
    """The plays that are legal; -1 for the others."""
    most = 64 * masks.shape[1]
    for row in range(len(masks)):
        number = wanted[row]
        inside = 0 <= number < most
        plays[row] = number if inside and has(masks, row, number) else -1


@bare
def spread(masks: Any, flags: Any) -> None:
    """Sets of plays as one byte a play."""
    for row in range(flags.shape[0]):
        for number in range(flags.shape[1]):
            flags[row, number] = has(masks, row, number)


@bare
def pay(rewards: Any, row: int) -> None:
    """Make rewards of the points in a row: the share of the win above an even one. Who plays alone
    gets the points in hundreds."""
    seats = rewards.shape[1]
    if seats == 1:
        rewards[row, 0] /= 100
        return
    best = rewards[row, 0]
    for seat in range(1, seats):
        best = max(best, rewards[row, seat])
    winners = 0
    for seat in range(seats):
        winners += rewards[row, seat] == best
    for seat in range(seats):
        rewards[row, seat] = (rewards[row, seat] == best) / winners - 1 / seats


@bare
def book(points: Any, tally: Any) -> None:
    """Enter a game that is over: by seat its share of the win, points, and their squares."""
    seats = len(points)
    best = points[0]
    for seat in range(1, seats):
        best = max(best, points[seat])
    winners = 0
    for seat in range(seats):
        winners += points[seat] == best
    for seat in range(seats):
        tally[seat, 0] += (points[seat] == best) / winners
        tally[seat, 1] += points[seat]
        tally[seat, 2] += points[seat] * points[seat]
