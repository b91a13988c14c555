"""What a seat knows and what a turn leaves behind, compiled. Importing this needs numba.

A position is a row of the kernel; `value` has the same by NumPy.
"""

from threading import local
from typing import Any, NamedTuple

import numpy as np

from parlour.exact.chance import count
from parlour.exact.compiled import bare, inlined
from parlour.games.cartino.kernel.tables import (
    BOARD,
    EACH,
    HAND,
    HEAD,
    IN_BAG,
    IN_HAND,
    JOKER,
    JOKERS,
    REMOVED,
    SEAT,
)
from parlour.games.cartino.kernel.turns import bit, word, worth
from parlour.games.cartino.layout import HALVES, ORDINARY
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.board import Array
from parlour.games.cartino.model import Pawn, Suit
from parlour.games.cartino.rules import HAND as FULL_HAND

KINDS, SUITS, OF_A_SUIT = len(Pawn), len(Suit), len(ORDINARY) // len(Suit)
LIMITS = np.array(of.PHASES)

MOST_HELD = 16
"""More than a hand ever holds."""
MOST_FOUND = 16
"""Turns that are remembered at once."""
DEEP = 32
"""Turns one after the other, in the search of an ending."""
LAID, EARNED, PLAYS = 0, 1, 2
"""A turn: how many pawns, points with bonuses, and then its plays as the codec numbers them."""

IN_THE_BAG, WITH_OTHERS, OTHERS, UNSEEN, SPARED, PHASE, HELD = range(7)
"""What is known: pawns in the bag and in the other hands; how many others and unseen pawns there
are, one at least; the value of what the others would still hold; how many kinds of pawns are
kept."""


class Room(NamedTuple):
    """To think in: one for each thinker."""

    known: Array
    worth: Array
    """By half: what a pawn laid there scores now."""
    rest: Array
    """By pawn: how many are in the hand now."""
    unseen: Array
    held: Array
    """The kinds of pawns that are kept."""
    suit: Array
    """The pawns of the suit that is tried, the most valuable first."""
    item: Array
    """The same with jokers, in the order in which they are laid."""
    places: Array
    """By item: the halves to which it may go."""
    way: Array
    """By item: which of its places is tried next."""
    half: Array
    """By item: where it lies; `NOWHERE` if it stays in the hand."""
    replaces: Array
    points: Array
    """Before each item; likewise the board."""
    taken: Array
    features: Array
    found: Array
    """By depth: how many turns are remembered."""
    value: Array
    turn: Array
    left: Array
    """By depth and turn: the features of what it leaves."""
    next: Array
    """By depth, in an ending: which turn is tried next, the best so far, and what the players are
    sure of already."""
    best: Array
    low: Array
    high: Array


class Rooms(local):
    """A room for each thread: making one takes as long as trying thirty turns."""

    def __init__(self) -> None:
        self.room = make_room()


def make_room() -> Room:
    def zeros(*shape: int) -> Array:
        return np.zeros(shape, np.int64)

    return Room(
        known=zeros(7),
        worth=zeros(HALVES),
        rest=zeros(KINDS),
        unseen=zeros(KINDS),
        held=zeros(MOST_HELD),
        suit=zeros(MOST_HELD),
        item=zeros(MOST_HELD),
        places=zeros(MOST_HELD, 2),
        way=zeros(MOST_HELD),
        half=zeros(MOST_HELD),
        replaces=zeros(MOST_HELD),
        points=zeros(MOST_HELD + 1),
        taken=np.zeros(MOST_HELD + 1, np.uint64),
        features=zeros(of.FEATURES),
        found=zeros(DEEP),
        value=zeros(DEEP, MOST_FOUND),
        turn=zeros(DEEP, MOST_FOUND, PLAYS + MOST_HELD),
        left=zeros(DEEP, MOST_FOUND, of.FEATURES),
        next=zeros(DEEP),
        best=zeros(DEEP),
        low=zeros(DEEP),
        high=zeros(DEEP),
    )


@bare
def survey(t: Any, b: Any, rows: Any, i: int, seats: int, r: Room) -> None:
    """What the seat to move knows."""
    board, jokers = word(rows, i, BOARD), word(rows, i, JOKERS)
    mine = HEAD + rows[i, SEAT] * EACH + HAND
    for half in range(HALVES):
        r.worth[half] = worth(t, board, half)
    unseen = minus = theirs = 0
    for pawn in range(KINDS):
        held = ((rows[i, mine] >> pawn) & 1) + ((rows[i, mine + 1] >> pawn) & 1)
        if pawn == JOKER:
            lying = count(jokers) + rows[i, REMOVED]
        else:
            lying = count(t.halves[pawn] & board & ~jokers)
        r.rest[pawn], r.unseen[pawn] = held, 2 - held - lying
        unseen += r.unseen[pawn]
        minus += r.unseen[pawn] * b.minus[pawn]
    for seat in range(seats):
        if seat != rows[i, SEAT]:
            theirs += rows[i, HEAD + seat * EACH + IN_HAND]
    known = r.known
    known[IN_THE_BAG], known[WITH_OTHERS] = rows[i, IN_BAG], theirs
    known[OTHERS], known[UNSEEN] = max(1, seats - 1), max(1, unseen)
    known[SPARED] = theirs * minus * of.POINT // (known[OTHERS] * known[UNSEEN])
    known[PHASE] = 0
    for phase in range(len(LIMITS)):
        known[PHASE] += rows[i, IN_BAG] <= LIMITS[phase]


@bare
def look(b: Any, r: Room, kept: int, taken: Any, jokers: Any) -> None:
    """`value.features`, of one turn."""
    f, known = r.features, r.known
    for number in range(of.FEATURES):
        f[number] = 0
    draws = min(FULL_HAND - kept, known[IN_THE_BAG])
    r.known[HELD] = 0
    for suit in range(SUITS):
        look_at_suit(b, r, suit, draws, taken, jokers)
    joker, best, hidden = r.rest[JOKER], f[of.BEST], r.unseen[JOKER]
    theirs, of_all = known[WITH_OTHERS] * of.SHARE, known[OTHERS] * known[UNSEEN]
    f[of.ONE], f[of.KEPT], f[of.KEPT_SQUARED], f[of.BAG] = 1, kept, kept * kept, known[IN_THE_BAG]
    f[of.THREE_ALIKE], f[of.FOUR_ALIKE] = f[of.ALIKE] + joker >= 3, f[of.ALIKE] + joker >= 4
    f[of.JOKERS] = joker
    if joker:
        f[of.BEST_FOR_JOKER], f[of.SUIT_WITH_JOKER] = best, f[of.SUIT]
    f[of.THEIRS] = theirs // known[OTHERS]
    f[of.THEIR_SCORED] = theirs * f[of.DRAWN] // of_all
    f[of.THEIR_SQUARES] = theirs * f[of.THEIR_SQUARES] // of_all
    f[of.THEIR_SUIT] = theirs * f[of.THEIR_SUIT] // of_all
    f[of.THEIR_JOKERS] = theirs * hidden // of_all
    f[of.BEST_FOR_THEIR_JOKER] = theirs * hidden * best // of_all
    f[of.DRAWN] = draws * f[of.DRAWN] * of.SHARE // known[UNSEEN]


@bare
def look_at_suit(b: Any, r: Room, suit: int, draws: int, taken: Any, jokers: Any) -> None:
    """Sums over its pawns; those of the unseen are shared out later."""
    f, own, alike, out, drawn = r.features, 0, 0, 0, 0
    for pawn in range(suit * OF_A_SUIT, (suit + 1) * OF_A_SUIT):
        upper, lower = b.halves[pawn, 0], b.halves[pawn, 1]
        scored = 0
        if not taken & ~jokers & bit(upper):
            scored = r.worth[upper]
        if not taken & ~jokers & bit(lower):
            scored = max(scored, r.worth[lower])
        f[of.BEST] = max(f[of.BEST], scored)
        mine, hidden = r.rest[pawn], r.unseen[pawn]
        if mine:
            f[of.SCORED] += scored
            own += mine * (scored + of.COMPANY)
            alike += mine
            if not taken & (bit(upper) | bit(lower)):
                f[of.UNEVEN] += abs(r.worth[upper] - r.worth[lower])
            look_at_kept(b, r, pawn, mine)
        out += hidden * scored
        drawn += hidden * (scored + of.COMPANY)
        f[of.THEIR_SQUARES] += hidden * scored * scored
    f[of.SUIT], f[of.ALIKE] = max(f[of.SUIT], own), max(f[of.ALIKE], alike)
    f[of.DRAWN] += out
    f[of.DRAWN_SUIT] = max(
        f[of.DRAWN_SUIT], own * of.SHARE + draws * drawn * of.SHARE // r.known[UNSEEN]
    )
    f[of.THEIR_SUIT] = max(f[of.THEIR_SUIT], out)


@inlined
def look_at_kept(b: Any, r: Any, pawn: Any, mine: Any) -> None:
    r.features[of.MINUS] += mine * b.minus[pawn]
    if mine == 2:
        r.features[of.SIDE_BY_SIDE] += b.minus[pawn]
    for other in range(r.known[HELD]):
        r.features[of.SIDE_BY_SIDE] += b.beside[r.held[other], pawn]
    r.held[r.known[HELD]] = pawn
    r.known[HELD] += 1
