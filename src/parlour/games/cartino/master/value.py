"""What a turn leaves behind is worth: a weight for each of some features, by phase of the game.

Values are whole numbers, so that every machine, compiled or not, finds the same turn the best.
`learn` makes the weights.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias, cast

import numpy as np
from msgspec import Struct, json
from numpy.typing import NDArray

from parlour.games.cartino.layout import HALVES, ORDER, ORDINARY, WHOLE_SET
from parlour.games.cartino.master import features as of
from parlour.games.cartino.master.board import Board
from parlour.games.cartino.model import Pawn, State, Suit
from parlour.games.cartino.rules import HAND
from parlour.games.cartino.turns import JOKER, Bits, Spot, Turn, bonus

Ints: TypeAlias = NDArray[np.int64]
Words: TypeAlias = NDArray[np.uint64]

KEPT_AS = Path(__file__).with_name("weights.json")
KINDS = len(Pawn)
TWINS = len(WHOLE_SET) // KINDS


class Weights(Struct, frozen=True):
    """As they are kept, with where they come from."""

    command: str
    inputs: str
    """SHA-256 of the board, the features and the phases they were learned with."""
    positions: dict[int, int]
    """By number of players: how many positions the last round learned from."""
    weights: dict[int, tuple[tuple[int, ...], ...]]
    """By number of players: for each phase one a feature."""


@cache
def weights_for(seats: int) -> Ints:
    """A player left alone judges as one of two."""
    kept = json.decode(KEPT_AS.read_bytes(), type=Weights)
    return np.array(kept.weights[max(2, seats)], np.int64)


class Seen(NamedTuple):
    """What a seat knows when it is to move; arrays have a row a position."""

    unseen: Ints
    """By pawn: how many the seat does not see."""
    bag: Ints
    theirs: Ints
    """How many pawns the others hold."""
    others: int
    """How many others there are, one at least."""


class After(NamedTuple):
    """Turns: what each leaves. Arrays have a row a turn."""

    taken: Words
    jokers: Words
    rest: Ints
    """By pawn: how many stay in the hand."""
    points: Ints
    """Earned, with bonuses."""


def judge(
    board: Board, states: Sequence[State], spots: Sequence[Spot], found: Sequence[Sequence[Turn]],
    weights: Ints,
) -> list[int]:  # fmt: skip
    """What all these turns are worth, those of the first state first."""
    sizes = [len(those) for those in found]
    if not sum(sizes):
        return []
    pairs = [(spot, turn) for spot, those in zip(spots, found, strict=True) for turn in those]
    after = After(
        taken=np.array([turn.taken for _, turn in pairs], np.uint64),
        jokers=np.array([jokers_after(*pair) for pair in pairs], np.uint64),
        rest=np.array([rest_after(*pair) for pair in pairs]),
        points=np.array([turn.points + bonus(spot, turn) for spot, turn in pairs]),
    )
    seen = Seen(
        unseen=np.repeat(np.array(list(map(unseen_by, states))), sizes, axis=0),
        bag=np.repeat([len(state.bag) for state in states], sizes),
        theirs=np.repeat([held_by_others(state) for state in states], sizes),
        others=max(1, len(states[0].hands) - 1),
    )
    return cast(list[int], values(board, weights, seen, after).tolist())


def jokers_after(spot: Spot, turn: Turn) -> Bits:
    jokers = spot.jokers
    for pawn, half in turn.places:
        jokers = jokers | 1 << half if pawn == JOKER else jokers & ~(1 << half)
    return jokers


def rest_after(spot: Spot, turn: Turn) -> list[int]:
    """By pawn: how many stay in the hand."""
    rest = [0] * KINDS
    for pawn in spot.hand:
        rest[pawn] += 1
    for pawn, _ in turn.places:
        rest[pawn] = max(0, rest[pawn] - 1)  # a joker taken up may be laid again
    return rest


def unseen_by(state: State) -> list[int]:
    """By pawn: how many the seat to move does not see."""
    unseen = [TWINS] * KINDS
    for pawn in (*state.board, *state.hands[state.seat]):
        if pawn is not None:
            unseen[ORDER[pawn]] -= 1
    unseen[JOKER] -= state.removed
    return unseen


def held_by_others(state: State) -> int:
    return sum(map(len, state.hands)) - len(state.hands[state.seat])


def plainly(board: Board, spot: Spot, found: Sequence[Turn]) -> list[int]:
    """What turns earn, and what they save from being deducted."""
    return [
        turn.points + bonus(spot, turn) + sum([int(board.minus[pawn]) for pawn, _ in turn.places])
        for turn in found
    ]


def best_first(found: Sequence[Turn], marks: Sequence[int]) -> list[Turn]:
    order = sorted(range(len(found)), key=lambda turn: -marks[turn])
    return [found[turn] for turn in order]


def values(board: Board, weights: Ints, seen: Seen, after: After) -> Ints:
    """Points and what is left behind."""
    left: Ints = np.einsum("ij,ij->i", features(board, seen, after), weights[phases(seen.bag)])
    ends = (seen.bag == 0) & (after.rest.sum(axis=1) == 0)
    spared = seen.theirs * (seen.unseen @ board.minus) * of.POINT
    left[ends] = (spared // (seen.others * number(seen.unseen)))[ends]
    left += after.points * of.POINT
    return left


def phases(bag: Ints) -> Ints:
    found: Ints = (bag[:, None] <= np.array(of.PHASES)).sum(axis=1)
    return found


def number(unseen: Ints) -> Ints:
    found: Ints = np.maximum(1, unseen.sum(axis=1))
    return found


def features(board: Board, seen: Seen, after: After) -> Ints:
    taken, jokers = spread(after.taken), spread(after.jokers)
    worth = (taken @ board.touches).astype(np.int64)
    free = np.where((taken == 0) | (jokers == 1), worth, 0)[:, board.halves]
    scored = free.max(axis=2)
    ordinary = slice(len(ORDINARY))
    own, out = after.rest[:, ordinary], seen.unseen[:, ordinary]
    kept, joker = after.rest.sum(axis=1), after.rest[:, JOKER]
    best = scored.max(axis=1)
    suits = by_suit(own * (scored + of.COMPANY))
    drawn = by_suit(out * (scored + of.COMPANY))
    most = by_suit(own).max(axis=1)
    draws, unseen = np.minimum(HAND - kept, seen.bag), number(seen.unseen)
    theirs, of_all = seen.theirs * of.SHARE, seen.others * unseen
    open_both = (taken[:, board.halves] == 0).all(axis=2)
    uneven = np.abs(worth[:, board.halves[:, 0]] - worth[:, board.halves[:, 1]])
    some = own > 0
    side = ((some @ board.beside) * some).sum(axis=1) // 2
    twins = (own == 2) @ board.minus[ordinary]
    pulled = suits * of.SHARE + draws[:, None] * drawn * of.SHARE // unseen[:, None]
    found = {
        of.ONE: np.ones_like(kept),
        of.KEPT: kept,
        of.KEPT_SQUARED: kept * kept,
        of.SCORED: (scored * some).sum(axis=1),
        of.SUIT: suits.max(axis=1),
        of.ALIKE: most,
        of.THREE_ALIKE: most + joker >= 3,
        of.FOUR_ALIKE: most + joker >= 4,
        of.JOKERS: joker,
        of.BEST_FOR_JOKER: best * (joker > 0),
        of.SUIT_WITH_JOKER: suits.max(axis=1) * (joker > 0),
        of.MINUS: own @ board.minus[ordinary],
        of.SIDE_BY_SIDE: side + twins,
        of.UNEVEN: (uneven * some * open_both).sum(axis=1),
        of.BAG: seen.bag,
        of.BEST: best,
        of.DRAWN: draws * (out * scored).sum(axis=1) * of.SHARE // unseen,
        of.DRAWN_SUIT: pulled.max(axis=1),
        of.THEIRS: theirs // seen.others,
        of.THEIR_SCORED: theirs * (out * scored).sum(axis=1) // of_all,
        of.THEIR_SQUARES: theirs * (out * scored * scored).sum(axis=1) // of_all,
        of.THEIR_SUIT: theirs * by_suit(out * scored).max(axis=1) // of_all,
        of.THEIR_JOKERS: theirs * seen.unseen[:, JOKER] // of_all,
        of.BEST_FOR_THEIR_JOKER: theirs * seen.unseen[:, JOKER] * best // of_all,
    }
    return np.stack([found[feature] for feature in range(of.FEATURES)], axis=1).astype(np.int64)


def by_suit(numbers: Ints) -> Ints:
    found: Ints = numbers.reshape(len(numbers), len(Suit), -1).sum(axis=2)
    return found


def spread(words: Words) -> NDArray[np.float64]:
    """Sets of halves as one number a half."""
    bits = words[:, None] >> np.arange(HALVES, dtype=np.uint64) & np.uint64(1)
    return bits.astype(np.float64)
