"""Equities of many hands against weighted ranges, with NumPy: all cases, each a hand on a run-out,
side by side.
"""

from collections.abc import Sequence

import numpy as np

from parlour.games.poker_champ.exact.odds.count_numpy import (
    BLOCKED,
    NODES,
    WEIGHTS,
    Floats,
    rank_readings,
    runouts,
    unbeaten,
)
from parlour.games.poker_champ.exact.odds.readings import Range, Reading, Spot, spot, sums
from parlour.kit.ranks import BITS, CODES, Ints, Shorts, rank_sums


def by_runout(
    hands: Sequence[Reading], board: Reading, opponents: Sequence[Range], stride: int = 1
) -> Floats:
    """By hand and run-out, in the order of `count_numpy.runouts`, one in `stride`: what the hand
    wins, and how likely it meets these ranges there."""
    likely = [possible(theirs, board) for theirs in opponents]
    around = spot((), board, [theirs.readings for theirs in likely])
    drawn = around.rest[runouts(len(around.rest), around.draws)[::stride]]
    own = sums(tuple(hands))
    own_codes, own_bits = np.array([[one.code, one.bits] for one in own], np.int64).T
    taken = own_bits[:, None] & BITS[drawn].sum(1)
    hand, row = np.nonzero(taken == 0)
    mine = rank_own(around, own_codes[hand], own_bits[hand], drawn[row])
    theirs = [strengths[:, row] for strengths in rank_readings(around, drawn)]
    every, less, equal = weigh(around, mine, own_bits[hand], theirs, likely)
    won = [unbeaten(around, less, equal, node) for node in NODES]
    found = np.zeros((len(hands), len(drawn), 2))
    found[hand, row, 0] = np.dot(WEIGHTS, won)
    found[hand, row, 1] = unbeaten(around, every, equal, 0.0)
    return found


def possible(theirs: Range, board: Reading) -> Range:
    """Without what cannot be."""
    laid = {*board}
    pairs = zip(theirs.readings, theirs.weights.tolist(), strict=True)
    kept = [(reading, likely) for reading, likely in pairs if likely and laid.isdisjoint(reading)]
    readings, weights = zip(*kept, strict=True)
    return Range(readings, np.array(weights, np.float32))


def rank_own(around: Spot, codes: Ints, bits: Ints, drawn: Ints) -> Shorts:
    all_codes = codes + around.board_code + CODES[drawn].sum(1)
    return rank_sums(all_codes, bits | around.board_bits | BITS[drawn].sum(1))


def weigh(
    around: Spot, mine: Shorts, own: Ints, strengths: list[Shorts], likely: list[Range]
) -> tuple[list[list[Floats]], list[list[Floats]], list[list[Floats]]]:
    """By seat, shared set and case: the weight of all readings without a card of the hand or the
    run-out, of those weaker than the hand, and of those equal to it."""
    found: tuple[list[list[Floats]], list[list[Floats]], list[list[Floats]]] = ([], [], [])
    for seat, theirs in enumerate(strengths):
        held = around.bits[seat, : len(theirs), None]
        here = np.where((held & own == 0) & (theirs != BLOCKED), likely[seat].weights[:, None], 0.0)
        uses = around.shared[seat, : len(theirs)]
        for kind, counts in zip(found, (True, theirs < mine, theirs == mine), strict=True):
            those = np.where(counts, here, 0.0)
            sets = range(around.shared_counts[seat])
            kind.append([those[uses == one].sum(0) for one in sets])
    return found
