"""Equities of many hands against weighted ranges, compiled. Importing this needs numba."""

from collections.abc import Sequence
from math import comb
from typing import Any

import numpy as np

from parlour.exact.compiled import compiled, inlined
from parlour.games.poker_champ.exact.odds.count_numba import (
    MOST_STATES,
    SEATS,
    next_combination,
    unbeaten,
)
from parlour.games.poker_champ.exact.odds.count_numpy import NODES, WEIGHTS, Floats
from parlour.games.poker_champ.exact.odds.readings import READINGS, Range, Reading, spot, sums
from parlour.kit.ranks import BITS, CODES, Ints
from parlour.kit.ranks_numba import value


def equities(
    hands: Sequence[Reading], board: Reading, opponents: Sequence[Range], stride: int = 1
) -> Floats:
    """The equity of each of these hands. `stride`: only one run-out in so many is looked at."""
    won, met = by_runout(hands, board, opponents, stride).sum(1).T
    found: Floats = np.divide(won, met, out=np.zeros_like(won), where=met > 0)
    return found


def by_runout(
    hands: Sequence[Reading], board: Reading, opponents: Sequence[Range], stride: int = 1
) -> Floats:
    """By hand and run-out, in the order of `count_numpy.runouts`, one in `stride`: what the hand
    wins, and how likely it meets these ranges there."""
    base = spot((), board, [theirs.readings for theirs in opponents])
    weights = np.zeros((len(opponents), READINGS))
    for row, theirs in zip(weights, opponents, strict=True):
        free = [not one.bits & base.board_bits for one in sums(theirs.readings)]
        row[: sum(free)] = theirs.weights[free]
    added = sums(tuple(hands))
    own_codes = np.array([hand.code for hand in added], np.int64)
    own_bits = np.array([hand.bits for hand in added], np.int64)
    found = np.zeros((len(hands), -(-comb(len(base.rest), base.draws) // stride), 2))
    _by_runout(found, own_codes, own_bits, base[:-1], weights, stride)
    return found


LOSES, WINS, TIES = range(3)
NODES_AT = np.array([0, 1, len(NODES)])
WEIGHTS_AT = np.stack((np.zeros(len(NODES)), np.eye(len(NODES))[0], WEIGHTS))
"""The quadrature of `count_numpy`; a hand that cannot tie needs its first node alone."""


@compiled
def _by_runout(
    found: Floats, own_codes: Ints, own_bits: Ints, fields: Any, weights: Floats, stride: int
) -> None:
    """`fields`: of the spot, in their order."""
    board_code, board_bits, rest, draws, counts, codes, bits, shared = fields[:8]
    shared_counts, shared_bits, later = fields[8:11]
    strengths, pick = np.empty((SEATS, READINGS), np.int64), np.arange(draws)
    less, equal = np.empty((SEATS, READINGS)), np.empty((SEATS, READINGS))
    every = np.empty((SEATS, READINGS))
    states, ways = np.empty((2, MOST_STATES), np.int64), np.empty((2, MOST_STATES))
    for number in range(found.shape[1] * stride):
        code, board = board_code, board_bits
        for card in pick:
            code += CODES[rest[card]]
            board |= BITS[rest[card]]
        next_combination(pick, len(rest))
        if number % stride:
            continue
        row, drawn = number // stride, board ^ board_bits
        rank_likely(strengths, weights, code, board, drawn, counts, codes, bits)
        for hand in range(len(own_codes)):
            own = own_bits[hand]
            if own & board:
                continue
            mine = value(code + own_codes[hand], board | own)
            # fmt: off
            end = weigh(
                mine, own | drawn, strengths, weights, counts, bits,
                shared, shared_counts, less, equal, every,
            )
            # fmt: on
            found[hand, row, 1] = unbeaten(
                every, equal, 0.0, shared_counts, shared_bits, later, states, ways
            )
            for node in range(NODES_AT[end]):
                found[hand, row, 0] += WEIGHTS_AT[end, node] * unbeaten(
                    less, equal, NODES[node], shared_counts, shared_bits, later, states, ways
                )


@compiled
def rank_likely(
    strengths: Ints,
    weights: Floats,
    code: int,
    board: int,
    drawn: int,
    counts: Ints,
    codes: Ints,
    bits: Ints,
) -> None:
    """Fills in the strength of each reading that is possible on this run-out."""
    for seat in range(len(counts)):
        for place in range(counts[seat]):
            own = bits[seat, place]
            if weights[seat, place] > 0.0 and not own & drawn:
                strengths[seat, place] = value(code + codes[seat, place], board | own)


@inlined
def weigh(
    mine: int,
    blocked: int,
    strengths: Ints,
    weights: Floats,
    counts: Ints,
    bits: Ints,
    shared: Ints,
    shared_counts: Ints,
    less: Floats,
    equal: Floats,
    every: Floats,
) -> int:
    """By seat and shared set: the weight of all readings without a blocked card, of those weaker
    than this strength, and of those equal to it. Returns LOSES if some seat is stronger whatever it
    holds, else TIES if some seat can tie, else WINS."""
    ties, loses = False, False
    for seat in range(len(counts)):
        for used in range(shared_counts[seat]):
            less[seat, used] = equal[seat, used] = every[seat, used] = 0.0
        hope = False
        for place in range(counts[seat]):
            weight = weights[seat, place]
            if weight == 0.0 or bits[seat, place] & blocked:
                continue
            used = shared[seat, place]
            every[seat, used] += weight
            if strengths[seat, place] < mine:
                less[seat, used] += weight
                hope = True
            elif strengths[seat, place] == mine:
                equal[seat, used] += weight
                hope = ties = True
        loses = loses or not hope
    return LOSES if loses else TIES if ties else WINS
